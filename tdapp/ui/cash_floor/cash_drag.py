"""A player dragged to a seat of a cash table: from another seat, or from the lists."""

from collections.abc import Collection
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.calls.cash.stakes import ChangeSeat, SitDown
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.shown.cash_words import game_in_short
from tdapp.table.geometry.seats import Seat
from tdapp.ui.asking.before import REASON_ASKED_LATER
from tdapp.ui.cash_floor.cash_calls import moved
from tdapp.ui.cash_floor.cash_in_view import CashInView
from tdapp.ui.cash_floor.players.player_acts import PlayerActs
from tdapp.ui.floor.map.floor_map import FloorMap
from tdapp.ui.floor.map.ghost_item import DropVerdict
from tdapp.ui.floor.map.values import MapSeat, SeatLook
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.spoken import saying, voice
from tdapp.words.sentence import sentence

say = saying("cash floor")


@dataclass(frozen=True, slots=True)
class FromList:
    """Somebody who waits, in the hand."""

    ticket: int


class CashDrag(QObject):
    """Judges what the map's hand holds, and takes who waits out of the list into it.

    `tried` carries why somebody may not sit where the drop was.
    """

    tried = Signal(object)

    def __init__(
        self, cash: CashInView, players: PlayerActs, shown: FloorMap, lists: Listing
    ) -> None:
        super().__init__(shown)
        self._cash, self._players = cash, players
        self._map, self._lists, self._hand = shown, lists, shown.hand
        self._from: QPointF | None = None
        self._hand.offers, self._hand.judge = self._offers, self.judge
        self._hand.dropped.connect(self._drop)
        for one in (lists, lists.viewport()):
            one.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the mouse from a row of the list to a seat; Escape puts back."""
        if isinstance(event, QKeyEvent):
            away = self._hand.busy and event.key() == Qt.Key.Key_Escape
            if away:
                self._hand.put_back()
            return away
        if not isinstance(event, QMouseEvent) or watched is not self._lists.viewport():
            return False
        kind = event.type()
        if kind is QEvent.Type.MouseButtonPress:
            self._from = event.position()
        elif kind is QEvent.Type.MouseMove and self._from is not None:
            return self._drags(event)
        elif kind is QEvent.Type.MouseButtonRelease:
            carried, self._from = self._hand.busy, None
            self._hand.drop()
            return carried
        return False

    def _drags(self, event: QMouseEvent) -> bool:
        """Whether somebody is in the hand, or is once the mouse went far enough."""
        far = (event.position() - (self._from or QPointF())).manhattanLength()
        ticket = self._cash.ticket
        if not self._hand.busy and ticket and far >= QApplication.startDragDistance():
            game = self._cash.state.lists.by_ticket[ticket].joined.game
            name, said = self._cash.who_waits(ticket), game_in_short(game)
            self._hand.carry(FromList(ticket), MapSeat(0, SeatLook.SEATED, name=name, note=said))
        view: QWidget = self._map.viewport()
        self._hand.drag_to(view.mapFromGlobal(event.globalPosition()))
        return self._hand.busy

    def _offers(self, held: Seat | FromList) -> Collection[Seat]:
        """The seats that a player may be dropped on; who waits, those of the game."""
        cash = self._cash.state
        free = [one for one in cash.seating.free() if one not in cash.lists.kept]
        if isinstance(held, Seat):
            return free if held in cash.seating.entry_at else ()
        tables = cash.games.of(cash.lists.by_ticket[held.ticket].joined.game)
        offer = cash.lists.offers.get(held.ticket)
        kept = [] if offer is None else [offer.seat]
        return [*kept, *(one for one in free if one.table in tables)]

    def judge(self, held: Seat | FromList, to: Seat) -> DropVerdict:
        """Whether a player may be dropped on a seat, in words."""
        try:
            call = self._call(held, to)
        except Refusal as refusal:
            return DropVerdict(str(to), sentence(refusal, voice()), allowed=False)
        who = say("{name} to {seat}", name=self._cash.name(self._person(held)), seat=to)
        refused = self._cash.work.asking.why_not(call, REASON_ASKED_LATER)
        why = "" if refused is None else sentence(refused, voice())
        return DropVerdict(who, why, allowed=refused is None)

    def _drop(self, held: Seat | FromList, to: Seat) -> None:
        """Do it, once the stake of who comes from the list is answered; or say why not."""
        verdict, asking = self.judge(held, to), self._cash.work.asking
        if not verdict.allowed:
            self.tried.emit(verdict.why or verdict.words)
        elif isinstance(held, Seat):
            asking.act(self._call(held, to))
        else:
            person, players = self._person(held), self._players
            asking.follow(lambda: players.sit_down(person, to), players.asks.emit, self.tried.emit)

    def _person(self, held: Seat | FromList) -> PersonId:
        cash = self._cash.state
        if isinstance(held, Seat):
            return cash.sittings.person_of[cash.seating.entry_at[held]]
        return cash.lists.by_ticket[held.ticket].joined.person

    def _call(self, held: Seat | FromList, to: Seat) -> ChangeSeat | SitDown:
        """The act of a drop; refuses ``nobody_in_seat`` and ``not_listed`` for who is gone."""
        view, cash = self._cash, self._cash.state
        if isinstance(held, Seat):
            if held not in cash.seating.entry_at:
                raise Refusal("nobody_in_seat", seat=str(held))
            return moved(view, cash.seating.entry_at[held], str(to))
        if held.ticket not in cash.lists.by_ticket:
            raise Refusal("not_listed", ticket=held.ticket)
        least = cash.game_at(to.table).sign.least_stake
        return SitDown(view.id, view.rules, self._person(held), to, BuyIn(least, chips=least))
