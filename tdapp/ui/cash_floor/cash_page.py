"""The page of the cash games: the room at a glance, the lists, what is due, the selected table."""

from dataclasses import replace

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.calls.cash.stakes import ChangeSeat
from tdapp.cash.table_sign import CashGame
from tdapp.core.refusal import Refusal
from tdapp.shown.cash_people import people_due
from tdapp.shown.cash_tasks import CashTask, CashTaskKind, cash_due
from tdapp.table.geometry.seats import Seat
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.before import REASON_ASKED_LATER
from tdapp.ui.asking.side_by_side import Beside
from tdapp.ui.cash_floor.cash_calls import moved
from tdapp.ui.cash_floor.cash_in_view import CashChoice, CashInView
from tdapp.ui.cash_floor.cash_plan import cash_plan
from tdapp.ui.cash_floor.cash_rows import due_columns, list_columns, list_lines
from tdapp.ui.cash_floor.cash_side import CashSide
from tdapp.ui.cash_floor.game_acts import GameActs
from tdapp.ui.cash_floor.people_acts import CashPeopleActs
from tdapp.ui.cash_floor.player_acts import PlayerActs
from tdapp.ui.cash_floor.use_acts import UseActs
from tdapp.ui.floor.map.floor_map import FloorMap
from tdapp.ui.floor.map.ghost_item import DropVerdict
from tdapp.ui.floor.map.values import Spotted
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.lists.listing import ROW, ItemList
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.look.text_size import high, px
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence

say = saying("cash floor")
LISTS = 364
DUE_ROWS = 4
NO_ROOM = 1300
"""Narrower than so many pixels the side gives its room to map and lists."""


class CashPage(Page):
    """Letters act on what is selected on the map and in the lists; Enter does what is due."""

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        self._work = work
        self.cash = CashInView(work)
        self.players = PlayerActs(self.cash, self)
        self.games = GameActs(self.cash, self)
        self.people = CashPeopleActs(self.cash, self)
        self.uses = UseActs(self.cash, self)
        theme = work.theme
        self.head = PageHead(theme, say("Cash"))
        self.map = FloorMap(say("Cash tables of the room"), theme)
        self.lists = ItemList(
            say("Waiting lists"), theme, list_columns(self.cash), lambda line: line.key
        )
        self.due = ItemList(say("Needs you now"), theme, due_columns(self.cash), lambda it: it.key)
        self.side = CashSide(self.cash, self.players, self.games, (self.people, self.uses))
        self._titles = [Words(Size.BODY, theme.text, STRONG) for _ in range(2)]
        self._tasks: list[CashTask] = []
        self._lay_out()
        self._connect()

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Those on players, on tables and on people of events."""
        return tuple(act for group in self._groups for act in group.all)

    @property
    def _groups(self) -> tuple[Acts[CashChoice], ...]:
        return self.players, self.games, self.people, self.uses

    def refresh(self) -> None:
        """Show the cash games as they stand."""
        self._forget_what_is_gone()
        self.look()
        self.side.show_choice()
        for group in self._groups:
            group.refresh()
        self._work.learn(list(self.cash.persons()), self.refresh)

    def look(self) -> None:
        """Offers and notices run down."""
        cash = self.cash.state
        self._tasks = self._due()
        self.due.show_items(self._tasks)
        self.lists.show_items(list_lines(self.cash))
        self.lists.follow(self.cash.choice.ticket or self.cash.choice.game)
        self.map.show_plan(cash_plan(self.cash, self._tasks, self.map.aspect))
        self.map.choose(self._mark)
        self._titles[0].setText(say("Needs you now  {count}", count=len(self._tasks) or ""))
        waiting = len(cash.lists.by_ticket)
        self._titles[1].setText(say("Waiting lists  {count}", count=waiting or ""))
        self.head.show_facts(self._facts())
        self.waits.emit(len(self._tasks))

    def focus(self) -> None:
        """Be on the map."""
        self.map.setFocus()

    def tell_waiting(self) -> None:
        """What is due, also while another page is up."""
        self.waits.emit(len(self._due()))
        if self.isVisible():
            self.refresh()

    def _due(self) -> list[CashTask]:
        if self.cash.state.games.house is None:
            return []
        cash = self.cash.state
        people = people_due(self._work.parts.desk, cash)
        return [*people, *cash_due(cash, self.cash.rules, self.cash.now)]

    def _facts(self) -> str:
        cash = self.cash.state
        if not cash.games.by_table:
            return say("No cash game is open. Open one (O).")
        seats = sum(cash.seating.tables.values())
        taken = len(cash.seating.entry_at)
        tables = say.plural("{n} table open", "{n} tables open", len(cash.games.by_table))
        return say(
            "{tables}, seats taken: {taken} of {seats}", tables=tables, taken=taken, seats=seats
        )

    @property
    def _mark(self) -> Spotted | None:
        """What is selected, as long as the map has it."""
        choice = self.cash.choice
        item = self.map.tables.get(choice.table or 0)
        if item is None:
            return None
        has = choice.seat is not None and choice.seat <= len(item.value.seats)
        return choice.at if has else choice.table

    def _forget_what_is_gone(self) -> None:
        choice = self.cash.choice
        if choice.ticket is not None and self.cash.ticket is None:
            self.cash.choice = replace(choice, ticket=None)

    def _spot(self, mark: Spotted) -> None:
        """Select a table or a seat; who is selected in the lists stays so."""
        table = mark.table if isinstance(mark, Seat) else mark
        seat = mark.seat if isinstance(mark, Seat) else None
        self._choose(replace(self.cash.choice, table=table, seat=seat))

    def _choose(self, choice: CashChoice) -> None:
        self.cash.choice = choice
        self.map.choose(self._mark)
        self.lists.follow(choice.ticket or choice.game)
        self.side.show_choice()
        for group in self._groups:
            group.refresh()

    def _choose_line(self, key: object) -> None:
        """Select who waits, with the seat offered, or the game of a list."""
        choice = self.cash.choice
        if isinstance(key, CashGame):
            self._choose(replace(choice, ticket=None, game=key))
        elif isinstance(key, int):
            game = self.cash.state.lists.by_ticket[key].joined.game
            self._choose(replace(choice, ticket=key, game=game))

    def _choose_due(self, key: object) -> None:
        """Select all that a matter is about, so that Enter acts on nothing else."""
        task = next((one for one in self._tasks if one.key == key), None)
        if task is None:
            return
        table = task.table if task.seat is None else task.seat.table
        seat = None if task.seat is None else task.seat.seat
        self._choose(CashChoice(table, seat, task.ticket))

    def _do_due(self) -> None:
        """Enter on a matter does its step."""
        task = next((one for one in self._tasks if one.key == self.due.key), None)
        if task is None:
            return
        self._choose_due(task.key)
        {
            CashTaskKind.KEPT_OUT: self.people.keep_out,
            CashTaskKind.IN_EVENT: self.people.to_event,
            CashTaskKind.RAN_OUT: self.players.declined,
            CashTaskKind.OFFER: self.players.offer,
            CashTaskKind.NOT_COME: self.players.remove,
            CashTaskKind.CLOSES: self.games.close,
            CashTaskKind.CHANGES: self.games.in_force,
        }[task.kind].trigger()

    def _enter_list(self) -> None:
        """Enter on who waits: to the seat that is kept, or else offer one."""
        offered = self.cash.ticket in self.cash.state.lists.offers
        (self.players.sit if offered else self.players.offer).trigger()

    def _offers(self, seat: Seat) -> list[Seat]:
        """The seats that a player may be dropped on."""
        cash = self.cash.state
        sitting = cash.seating.entry_at.get(seat)
        return (
            []
            if sitting is None
            else [one for one in cash.seating.free() if one not in cash.lists.kept]
        )

    def _judge(self, seat: Seat, to: Seat) -> DropVerdict:
        call = self._drop_call(seat, to)
        if call is None:
            return DropVerdict(say("That seat is empty"), allowed=False)
        who = say("{name} to {seat}", name=self.cash.who_sits(call.sitting), seat=to)
        refusal: Refusal | None = self._work.asking.why_not(call, REASON_ASKED_LATER)
        if refusal is not None:
            return DropVerdict(who, sentence(refusal, voice()), allowed=False)
        return DropVerdict(who)

    def _drop(self, seat: Seat, to: Seat) -> None:
        call, verdict = self._drop_call(seat, to), self._judge(seat, to)
        if call is None or not verdict.allowed:
            self.tried.emit(verdict.why or verdict.words)
            return
        self._work.asking.act(call)

    def _drop_call(self, seat: Seat, to: Seat) -> ChangeSeat | None:
        sitting = self.cash.state.seating.entry_at.get(seat)
        return None if sitting is None else moved(self.cash, sitting, str(to))

    def _connect(self) -> None:
        for group in self._groups:
            group.asks.connect(self.asks)
        self.map.chosen.connect(self._spot)
        self.map.entered.connect(self._enter_map)
        self.map.hand.offers, self.map.hand.judge = self._offers, self._judge
        self.map.hand.dropped.connect(self._drop)
        self.side.chosen.connect(self._spot)
        self.lists.chosen.connect(self._choose_line)
        self.lists.entered.connect(self._enter_list)
        self.due.chosen.connect(self._choose_due)
        self.due.entered.connect(self._do_due)
        listings: tuple[QWidget, ...] = (self.map, self.lists, self.due, self.side.seats)
        for one in listings:
            one.addActions(list(self.acts))
        self._work.view.changed.connect(self.tell_waiting)

    def _enter_map(self) -> None:
        """Enter on a free seat lets somebody sit, on a free table opens a game."""
        if self.cash.running is None:
            self.games.open.trigger()
        elif self.cash.sitting is None:
            self.players.sit.trigger()

    def _lay_out(self) -> None:
        theme = self._work.theme
        self.head.add(ActButton(self.players.add, theme, height=28))
        self.head.add(ActButton(self.games.open, theme, height=28))
        self.due.empty_words = say("Nothing to do.")
        self.lists.empty_words = say("No one is waiting. Add a player (L).")
        self.due.setFixedHeight(DUE_ROWS * high(ROW))
        for title in self._titles:
            title.setFixedHeight(high(34))
            title.setContentsMargins(13, 0, 0, 0)
        room, lists = Pane(theme), Pane(theme)
        lists.setFixedWidth(px(LISTS))
        left, right = QVBoxLayout(room), QVBoxLayout(lists)
        columns: tuple[tuple[QVBoxLayout, tuple[QWidget, ...]], ...] = (
            (left, (self.map, self._titles[0], self.due)),
            (right, (self._titles[1], self.lists)),
        )
        for column, parts in columns:
            column.setContentsMargins(0, 0, 1, 0)
            column.setSpacing(0)
            for part in parts:
                column.addWidget(part)
        main = QWidget()
        under = QHBoxLayout()
        under.setSpacing(0)
        under.addWidget(room, 1)
        under.addWidget(lists)
        whole = QVBoxLayout(main)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.head)
        whole.addLayout(under, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(Beside(main, self.side, theme, "Alt+I", NO_ROOM))
