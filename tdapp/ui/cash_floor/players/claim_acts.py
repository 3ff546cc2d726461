"""Acts on who gets a seat: asked for, drawn by cards, moved up, kept apart, after a broken game."""

import re
from collections.abc import Iterator, Mapping
from functools import partial

from PySide6.QtCore import QObject

from tdapp.calls.cash.presence import TellBlinds
from tdapp.calls.cash.seats import (
    AskForSeat,
    BreakGame,
    DeclineMove,
    DrawForSeat,
    PartPlayers,
    UnaskSeat,
)
from tdapp.calls.cash.stakes import ChangeSeat
from tdapp.cash.blinds.coming_hands import coming_hand
from tdapp.cash.cash import Cash
from tdapp.cash.claims.vacancies import vacant_claims, wishing
from tdapp.cash.facts.claims import Parting, SeatCard
from tdapp.cash.games.breaking import seats_for
from tdapp.core.ids import PersonId
from tdapp.core.names import folded, is_called
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN
from tdapp.rules.drawn_cards import by_cards
from tdapp.shown.reading import read_button
from tdapp.table.geometry.seats import Seat
from tdapp.ui.asking.acts import Acts, either
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import one_of, read, reason, tell
from tdapp.ui.cash_floor.cash_calls import had, of_sitting, on_sitting, wished
from tdapp.ui.cash_floor.cash_in_view import CashChoice, CashInView
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying
from tdapp.ui.parts.typed import read_amount
from tdapp.ui.people.find_person import FindPerson

say = saying("cash acts")
NOTICE = frozenset({"closing_needs_hands", "closing_needs_minutes"})
"""Refusals of a closing that a reason settles."""


class ClaimActs(Acts[CashChoice]):
    """On the selected seat, who sits there, and the selected table."""

    def __init__(self, cash: CashInView, parent: QObject) -> None:
        work = cash.work
        super().__init__(work.asking, work.asking, lambda: cash.choice, parent)
        self._cash = cash
        self._find = FindPerson(work.parts, work.names, work.asking)
        wish = either(self._wishes, say("Wants no other seat"), say("Asks for a seat…"))
        self.wish, self.take, self.stay, self.apart = self._acts(
            (wish, "Shift+V", *on_sitting(cash, self._wishing, self._wish)),
            (say("Takes due seat"), "Shift+S", of_sitting(cash, self._taking)),
            (say("Stays here"), "Shift+D", of_sitting(cash, self._staying)),
            (say("Keep apart…"), "Shift+A", *on_sitting(cash, self._parting, self._part)),
        )
        self.draw, self.button, self.break_up = self._acts(
            (say("Draw for seat…"), "Shift+C", self._drawing, self._draw),
            (say("Button…"), "B", self._no_game, self._tell),
            (say("Break game…"), "Shift+E", self._breaking, self._break),
        )

    @property
    def on_seat(self) -> tuple[WindowAct, ...]:
        """Those on who sits in the selected seat."""
        return self.wish, self.take, self.stay, self.apart

    @property
    def on_table(self) -> tuple[WindowAct, ...]:
        """Those on the selected table."""
        return self.draw, self.button, self.break_up

    @property
    def _state(self) -> Cash:
        return self._cash.state

    def _wishes(self) -> bool:
        return self._cash.sitting in self._state.claims.wishes

    def _wishing(self, sitting: int) -> Call:
        if self._wishes():
            return UnaskSeat(self._cash.id, sitting)
        return AskForSeat(self._cash.id, sitting, self._state.seating.seat_of[sitting].table)

    def _wish(self, sitting: int) -> Flow[None]:
        call = self._wishing(sitting)
        if isinstance(call, AskForSeat):
            asked = say("Which seat does {name} want?", name=self._cash.who_sits(sitting))
            hint = say("Seat, such as 5 or 8-2; any seat of a table: c8")
            game = self._state.sittings.by_number[sitting].game
            tables = [f"c{table}" for table in self._state.games.of(game)]
            yes, typed = say("Note it"), partial(wished, self._cash, sitting)
            call = yield from read(asked, hint, typed, *tables, yes=yes)
        yield from self._do(call)

    def _taking(self, sitting: int) -> Call | str:
        """To the free seat that is due to this player, by wish, cards or the order of a feeder."""
        cash, person = self._state, self._state.sittings.person_of[sitting]
        here = cash.seating.seat_of[sitting]
        for claim in vacant_claims(cash, self._cash.rules.play.cash):
            if sitting == claim.first or person == claim.winner:
                fed = cash.game_at(here.table).sign.feeds == claim.seat.table
                had_ = had(self._cash, sitting)
                id_, rules = self._cash.id, self._cash.rules
                return ChangeSeat(id_, rules, sitting, claim.seat, had_, directed=fed)
        return say("No free seat is due to this player.")

    def _staying(self, sitting: int) -> Call:
        return DeclineMove(self._cash.id, sitting)

    def _parting(self, sitting: int) -> Call:
        return PartPlayers(self._cash.id, self._person(sitting), PersonId(""), Parting.GAME)

    def _person(self, sitting: int) -> PersonId:
        return self._state.sittings.person_of[sitting]

    def _part(self, sitting: int) -> Flow[None]:
        one, name = self._person(sitting), self._cash.who_sits(sitting)
        found = yield from self._find.known(say("Who is kept apart from {name}?", name=name))
        known: dict[str, Parting | None] = {
            say("not in one game"): Parting.GAME,
            say("not side by side"): Parting.NEIGHBOURS,
            say("no longer"): None,
        }
        asked = say("How are {name} and {other} kept apart?", name=name, other=found.name)
        way = yield from one_of(asked, known, yes=say("Keep apart"))
        yield from self._do(PartPlayers(self._cash.id, one, found.id, way))

    def _drawing(self, on: CashChoice) -> str | None:
        if on.at is None or self._cash.running is None:
            return say("No seat is selected. Select the one that is drawn for.")
        return (
            None if len(self._drawers(on.at)) > 1 else say("Fewer than two players want this seat.")
        )

    def _drawers(self, seat: Seat) -> dict[str, PersonId]:
        """Who may draw for a seat, by name: who asked for it, else who waits for the game."""
        cash, view = self._state, self._cash
        asked = [self._person(one) for one in wishing(cash, seat)]
        game = cash.game_at(seat.table).sign.game
        waits = [cash.lists.by_ticket[one].joined.person for one in cash.lists.waiting_for(game)]
        return {view.name(one): one for one in (asked if len(asked) > 1 else waits)}

    def _draw(self, on: CashChoice) -> Flow[None]:
        """The cards as they fell, and those of whoever drew alike again."""
        if on.at is None:
            return
        drawing, rounds = self._drawers(on.at), list[tuple[SeatCard, ...]]()
        while len(drawing) > 1:
            asked = say("Cards for {seat} of {names}?", seat=on.at, names=", ".join(drawing))
            hint = say("As they fell: K, 10h; or by name: lee K, park 10h")
            fell = yield from read(asked, hint, partial(read_cards, drawing=drawing))
            rounds.append(fell)
            left = by_cards({one.person: one.card for one in fell})
            drawing = {name: one for name, one in drawing.items() if one in left}
        yield from self._do(DrawForSeat(self._cash.id, on.at, tuple(rounds)))

    def _no_game(self, _: CashChoice) -> str | None:
        return say("No open cash table is selected.") if self._cash.running is None else None

    def _tell(self, on: CashChoice) -> Flow[None]:
        """Where button and blinds stand; what they pass over, the players there owe."""
        if on.table is None:
            return
        asked = say("Where are button, small and big blind at table {table}?", table=on.table)
        hint = say("Seats such as 4 5 6")
        reckoned = list(self._reckoned(on.table))
        places = yield from read(asked, hint, read_button, *reckoned, yes=say("Note it"))
        yield from self._do(TellBlinds(self._cash.id, on.table, places))

    def _reckoned(self, table: int) -> Iterator[str]:
        """The places of the next hand, where those of the last are told."""
        try:
            hand = coming_hand(self._state, table)
        except Refusal:
            return
        seats = (hand.button, hand.small_blind, hand.big_blind)
        if None not in seats:
            yield " ".join(map(str, seats))

    def _breaking(self, on: CashChoice) -> Call | str:
        if on.table is None or self._cash.running is None:
            return say("No open cash table is selected.")
        return self._broken(on.table, {})

    def _broken(self, table: int, stakes: Mapping[int, int]) -> BreakGame:
        cash = self._cash
        return BreakGame(cash.id, cash.rules, cash.house, table, tuple(stakes.items()))

    def _break(self, on: CashChoice) -> Flow[None]:
        """Ask for the chips of whom no table has a seat for, and tell who goes where."""
        if on.table is None:
            return
        players, stakes = self._state.seating.at_table(on.table), dict[int, int]()
        seated = seats_for(self._state, on.table, "")
        for sitting in players:
            if sitting not in seated:
                name = self._cash.who_sits(sitting)
                asked = say("{name} goes on the list. With how many chips?", name=name)
                stakes[sitting] = yield from read(asked, say("Amount"), read_amount)
        call = self._broken(on.table, stakes)
        refusal, why = self._judge.why_not(call, PLAIN), None
        if refusal is not None and refusal.code in NOTICE:
            asked = say(
                "The closing notice has not run. Why does table {table} break now?", table=on.table
            )
            why = yield from reason(asked, say("Break game"))
        yield from self._do(call, why)
        yield from tell("; ".join(map(self._where, players)))

    def _where(self, sitting: int) -> str:
        """Where a player of a broken game is now."""
        name, seat = self._cash.who_sits(sitting), self._state.seating.seat_of.get(sitting)
        return say("{name} to the list", name=name) if seat is None else f"{name} {seat}"


def read_cards(typed: str, drawing: Mapping[str, PersonId]) -> tuple[SeatCard, ...]:
    """Cards as they fell to these people: ``K, 10h`` in their order, or ``lee K, park 10h``.

    Refuses ``nobody_in_play_called`` where a name fits none or several, and ``no_such_card``.
    """
    parts = [one.split() for one in re.split(r"[,;]", typed) if one.strip()]
    if len(parts) == 1 and len(parts[0]) == len(drawing):
        parts = [[one] for one in parts[0]]
    people = list(drawing.values())
    fell = []
    for place, words in enumerate(parts):
        *name, card = words
        in_order = not name and len(parts) == len(people)
        person = people[place] if in_order else _called(" ".join(name), drawing)
        by_cards({person: card})
        fell.append(SeatCard(person, card))
    return tuple(fell)


def _called(typed: str, drawing: Mapping[str, PersonId]) -> PersonId:
    found = [one for name, one in drawing.items() if is_called(name, folded(typed).split())]
    if len(found) != 1:
        raise Refusal("nobody_in_play_called", text=typed)
    return found[0]
