"""Acts on who waits and who plays: lists, seats offered, sitting down, stakes, leaving."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from tdapp.calls.cash.lists import JoinList, LeaveList, LetLapse, OfferSeat, SeeListed
from tdapp.calls.cash.stakes import GetUp, SitDown, TakeOff
from tdapp.cash.cash import Cash
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.cash.table_sign import CashGame, TableSign
from tdapp.core.ids import PersonId, StreamId
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN, CompletedAct
from tdapp.shown.cash_words import game_in_words, read_game
from tdapp.table.geometry.seats import Seat
from tdapp.ui.asking.acts import Acts, whatever
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import read, reason
from tdapp.ui.cash_floor.cash_calls import (
    adding,
    got_up,
    had,
    let_leave,
    moved,
    of_sitting,
    on_sitting,
    read_stake,
    turned,
)
from tdapp.ui.cash_floor.cash_in_view import CashChoice, CashInView
from tdapp.ui.cash_floor.players.at_the_door import see_card, wait_told
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.typed import read_amount
from tdapp.ui.people.find_person import FindPerson

say = saying("cash acts")
OUT_OF_TURN = frozenset({"others_wait", "not_next", "seat_due", "seat_by_cards"})
"""Refusals that a reason settles."""
SEAT_KEPT_MINUTES = 5
MOST_GAMES = 4


class PlayerActs(Acts[CashChoice]):
    """On the player who is selected in a list or in a seat; `turned` after each that was done."""

    def __init__(self, cash: CashInView, parent: QObject) -> None:
        work = cash.work
        super().__init__(work.asking, work.asking, lambda: cash.choice, parent)
        self._cash = cash
        self._find = FindPerson(work.parts, work.names, work.asking)
        self.add, self.offer, self.declined, self.seen, self.remove = self._acts(
            (say("Add to list…"), "L", self._none_open, self._add),
            (say("Offer seat"), "C", self._offering, self._offer),
            (say("Declined"), "D", self._of_ticket(self._lapse)),
            (say("Is here"), "A", self._of_ticket(SeeListed)),
            (say("Off the list"), "R", self._of_ticket(LeaveList)),
        )
        self.sit, self.top_up, self.leave, self.move, self.take_off, self.away = self._acts(
            (say("Sit down…"), "S", self._no_seat, self._sit),
            (say("Add chips…"), "T", *on_sitting(cash, self._topping_up, self._top_up)),
            (say("Leaves…"), "X", *on_sitting(cash, self._leaving, self._leave)),
            (say("Change seat…"), "V", *on_sitting(cash, whatever, self._move)),
            (say("Chips off…"), "K", *on_sitting(cash, self._taking, self._take)),
            (self._away_words, "W", of_sitting(cash, partial(turned, cash))),
        )

    @property
    def on_seat(self) -> tuple[WindowAct, ...]:
        """Those on who sits, what is done most first."""
        return self.leave, self.top_up, self.move, self.take_off, self.away

    @property
    def on_list(self) -> tuple[WindowAct, ...]:
        """Those on who waits, or comes from the street."""
        return self.sit, self.offer, self.add, self.declined, self.seen, self.remove

    @property
    def _state(self) -> Cash:
        return self._cash.state

    def _none_open(self, _: CashChoice) -> str | None:
        if self._state.games.house is None:
            return say("No cash game is open. Open one (O).")
        return None

    def _lapse(self, room: StreamId, ticket: int) -> LetLapse:
        """How many seats somebody may let go by is the house's to say."""
        return LetLapse(room, ticket, self._cash.rules.play.cash.seats.passes)

    def _of_ticket(
        self, kind: Callable[[StreamId, int], Call]
    ) -> Callable[[CashChoice], Call | str]:
        def trial(_: CashChoice) -> Call | str:
            ticket = self._cash.ticket
            if ticket is None:
                return say("No waiting player is selected. Select one in the lists.")
            return kind(self._cash.id, ticket)

        return trial

    def _add(self, on: CashChoice) -> Flow[None]:
        """Ask for the game, then for the person."""
        game, minutes = yield from self._which_game(on)
        asked = say("Who waits for {game}?", game=game_in_words(game))
        if told := wait_told(self._cash, game):
            asked = f"{asked} {told}"
        person = yield from self._find.anybody(asked)
        yield from self._do(JoinList(self._cash.id, person.id, game, minutes))

    def _which_game(self, on: CashChoice) -> Flow[tuple[CashGame, int | None]]:
        cash, known = self._state, dict[str, CashGame]()
        running = [one.sign.game for _, one in sorted(cash.games.by_table.items())]
        for game in (*((on.game,) if on.game else ()), *running, *cash.lists.in_line):
            known[game_in_words(game)] = game

        def typed(text: str) -> tuple[CashGame, int | None]:
            head, _, tail = text.rpartition(" in ")
            minutes = int(tail) if head and tail.strip().isdecimal() else None
            plain = head if minutes is not None else text
            return known.get(plain) or read_game(plain), minutes

        asked = say("Which game?")
        hint = say("Such as plo 2/5; by telephone: plo 2/5 in 30")
        return (yield from read(asked, hint, typed, *list(known)[:MOST_GAMES]))

    def _offering(self, _: CashChoice) -> Call | str:
        ticket = self._cash.ticket
        if ticket is None:
            return say("No waiting player is selected. Select one in the lists.")
        seat = self._cash.seat_for(ticket)
        if seat is None:
            return say("No seat of this game is free.")
        return OfferSeat(self._cash.id, ticket, seat, SEAT_KEPT_MINUTES)

    def _offer(self, on: CashChoice) -> Flow[None]:
        call = self._offering(on)
        if isinstance(call, OfferSeat):
            who = self._cash.who_waits(call.ticket)
            asked = say("Others wait before {name}. Why offer {seat}?", name=who, seat=call.seat)
            yield from self._in_turn(call, asked, say("Offer seat"))

    def _in_turn(self, call: Call, text: str, yes: str) -> Flow[None]:
        """Do it; ask why where somebody goes before others."""
        refusal = self._judge.why_not(call, PLAIN)
        out_of_turn = refusal is not None and refusal.code in OUT_OF_TURN
        why = (yield from reason(text, yes)) if out_of_turn else None
        yield from self._do(call, why)

    def _no_seat(self, on: CashChoice) -> str | None:
        if self._seat(on) is None:
            return say("No free seat. Select one at a table that is open.")
        return None

    def _seat(self, on: CashChoice) -> Seat | None:
        ticket = self._ticket_at(on)
        return self._cash.seat_for(ticket)

    def _ticket_at(self, on: CashChoice) -> int | None:
        """Who would sit: whom the selected seat is kept for, else who is selected in a list."""
        kept = None if on.at is None else self._state.lists.kept.get(on.at)
        return kept if kept is not None else self._cash.ticket

    def _sit(self, on: CashChoice) -> Flow[None]:
        """From a list, or a person who walks in, with a stake inside the limits of the sign."""
        ticket, seat = self._ticket_at(on), self._seat(on)
        if seat is None:
            return
        if ticket is None:
            found = yield from self._find.anybody(say("Who sits down at {seat}?", seat=seat))
            person = found.id
        else:
            person = self._state.lists.by_ticket[ticket].joined.person
        yield from self.sit_down(person, seat)

    def sit_down(self, person: PersonId, seat: Seat) -> Flow[None]:
        """Ask for the stake, and let somebody sit who has a card where one is needed."""
        yield from see_card(self._cash, person)
        name, sign = self._cash.name(person), self._state.game_at(seat.table).sign
        asked = say(
            "{name} sits at {seat}, {game}. Buy-in {limits}?",
            name=name,
            seat=seat,
            game=game_in_words(sign.game),
            limits=limits_in_words(sign),
        )
        yes, least = say("Sit down"), voice().short_money(sign.least_stake, "")
        most = () if sign.most_stake is None else (voice().short_money(sign.most_stake, ""),)
        stake = yield from read(asked, stake_hint(), self._stake, *most, least, yes=yes)
        call = SitDown(self._cash.id, self._cash.rules, person, seat, stake)
        before = say("Others wait for {seat}. Why does {name} sit first?", name=name, seat=seat)
        yield from self._in_turn(call, before, yes)

    def _stake(self, typed: str) -> BuyIn:
        return read_stake(typed, self._cash.work)

    def _topping_up(self, sitting: int) -> Call:
        return adding(self._cash, sitting, BuyIn(1))

    def _top_up(self, sitting: int) -> Flow[None]:
        asked = say(
            "How much does {name} add? Put on so far: {had}.",
            name=self._cash.who_sits(sitting),
            had=voice().short_money(had(self._cash, sitting), ""),
        )
        more = yield from read(asked, stake_hint(), self._stake, yes=say("Add chips"))
        yield from self._do(adding(self._cash, sitting, more))

    def _away_words(self) -> str:
        away = self._cash.sitting in self._state.attendance.away
        return say("Is back") if away else say("Away")

    def _leaving(self, sitting: int) -> Call:
        return GetUp(self._cash.id, sitting, 0)

    def _leave(self, sitting: int) -> Flow[None]:
        yield from asked_to_leave(self._cash, sitting)

    def _move(self, sitting: int) -> Flow[None]:
        asked = say("Where does {name} sit next?", name=self._cash.who_sits(sitting))
        hint, yes = say("Seat, such as 8-2; to another table with chips: 8-2 640"), say("Move")
        yield from self._do(
            (yield from read(asked, hint, partial(moved, self._cash, sitting), yes=yes))
        )

    def _taking(self, sitting: int, cents: int = 1) -> Call:
        return TakeOff(self._cash.id, self._cash.rules, sitting, cents, for_goods=True)

    def _take(self, sitting: int) -> Flow[None]:
        asked = say("Chips of {name} for goods?", name=self._cash.who_sits(sitting))
        cents = yield from read(asked, say("Amount"), read_amount, yes=say("Take off"))
        yield from self._do(self._taking(sitting, cents))


def asked_to_leave(cash: CashInView, sitting: int) -> Flow[CompletedAct]:
    """Ask with how many chips a player leaves, and let him."""
    asked = say(
        "{name} leaves {seat}. With how many chips?",
        name=cash.who_sits(sitting),
        seat=cash.state.seating.seat_of.get(sitting),
    )
    hint, yes = say("Amount; 640 paid: the cage pays it out now"), say("Leaves")
    gone = yield from read(asked, hint, partial(got_up, cash, sitting), yes=yes)
    return (yield from let_leave(cash, gone))


def limits_in_words(sign: TableSign) -> str:
    """What a player may sit down with."""
    least = voice().short_money(sign.least_stake, "")
    if sign.most_stake is None:
        return say("{least} or more", least=least)
    return say("{least} to {most}", least=least, most=voice().short_money(sign.most_stake, ""))


def stake_hint() -> str:
    """How a stake is typed."""
    return say("Amount; 500 table: paid there; 500 chips: brought along")
