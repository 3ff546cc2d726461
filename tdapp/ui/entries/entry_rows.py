"""The entries as prepared cells, and what they are sorted and searched by."""

from collections.abc import Callable
from enum import Enum, IntEnum

from tdapp.core.ids import PersonId
from tdapp.core.names import family_first
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.table.rulings.penalising import open_penalties
from tdapp.tournament.state.entries import Entry
from tdapp.tournament.tournament import Tournament
from tdapp.ui.entries.prize_cells import PrizeCells
from tdapp.ui.look.spoken import voice
from tdapp.voice.voice import NONE
from tdapp.words.typed import plain

Order = tuple[object, ...]
NO_SEAT = Cell(NONE, (1, 0, 0), Tone.GONE)


class EntryColumn(IntEnum):
    """The columns, from the left."""

    NUMBER = 0
    NAME = 1
    SEAT = 2
    REBUYS = 3
    STATE = 4
    PRIZE = 5


class Which(Enum):
    """Which entries are listed."""

    ALL = "all"
    IN = "in"
    OUT = "out"


class RowMaker:
    """Makes rows of the event as it stands, and what they are sorted and searched by."""

    def __init__(self, state: Tournament, name_of: Callable[[PersonId], str]) -> None:
        self._state = state
        self._name_of = name_of
        self._prizes = PrizeCells(state)
        self._serving = {one.given.entry for one in open_penalties(state)}
        self._waits = _Waits()

    def cells(self, entry: Entry) -> tuple[Cell, ...]:
        """The cells of a row, one for each `EntryColumn`."""
        is_out, name = self.is_out(entry.number), self._name_of(entry.person)
        return (
            Cell(str(entry.number), (entry.number,), Tone.GONE if is_out else Tone.LABEL),
            Cell(name, (plain(family_first(name)),), Tone.GONE if is_out else Tone.FACT),
            self._seat(entry.number),
            _rebuys(entry.rebuys),
            self._standing(entry.number),
            self._prizes.cell(entry.number),
        )

    def number_order(self, number: int) -> Order:
        """What a row is sorted by in the first column; those below tell it for the others."""
        return (number,)

    def name_order(self, number: int) -> Order:
        """The family name first, without accents."""
        name = self._name_of(self._state.entries.by_number[number].person)
        return (plain(family_first(name)),)

    def seat_order(self, number: int) -> Order:
        """Table, then seat; those without one come last."""
        seat = self._state.seating.seat_of.get(number)
        return NO_SEAT.order if seat is None else (0, seat.table, seat.seat)

    def rebuys_order(self, number: int) -> Order:
        """How many."""
        return (self._state.entries.by_number[number].rebuys,)

    def standing_order(self, number: int) -> Order:
        """The winner, who is in, then the places."""
        place = self._state.place_of(number)
        if place is None:
            return self._without_place(number).order
        return (0, 1) if place == 1 else (2, place)

    def prize_order(self, number: int) -> Order:
        """What was won, in cents."""
        return self._prizes.cell(number).order

    def seat_words(self, number: int) -> str:
        """The seat as it is written."""
        return str(self._state.seating.seat_of.get(number, NONE))

    def is_out(self, number: int) -> bool:
        """Whether an entry is out."""
        return number in self._state.exits.by_entry

    def _seat(self, entry: int) -> Cell:
        seat = self._state.seating.seat_of.get(entry)
        if seat is None:
            return NO_SEAT
        return Cell(str(seat), (0, seat.table, seat.seat))

    def _standing(self, entry: int) -> Cell:
        place = self._state.place_of(entry)
        if place is None:
            return self._without_place(entry)
        if place == 1:
            return Cell(voice().text("entry", "Winner"), (0, 1), Tone.DONE, Shape.DONE)
        said = _out_words(self._state).format(place=voice().ordinal(place))
        return Cell(said, (2, place), Tone.GONE, Shape.GONE)

    def _without_place(self, entry: int) -> Cell:
        waits = self._waits
        if entry in self._state.exits.out_of_chips:
            return waits.to_buy
        if entry in self._state.exits.pending:
            return waits.exit
        if entry in self._serving:
            return waits.to_serve
        return waits.nothing if entry in self._state.seating.seat_of else waits.seat


ORDERS: tuple[Callable[[RowMaker, int], Order], ...] = (
    RowMaker.number_order,
    RowMaker.name_order,
    RowMaker.seat_order,
    RowMaker.rebuys_order,
    RowMaker.standing_order,
    RowMaker.prize_order,
)
"""What the row of an entry is sorted by, for each `EntryColumn`: the same as its cell says."""


class _Waits:
    """The cells of who has no place yet, by what is waited for."""

    def __init__(self) -> None:
        text = voice().text
        said = text("entry", "may re-buy")
        self.to_buy = Cell(said, (0, 2), Tone.WAITS, Shape.ATTENTION)
        said = text("entry", "elimination pending")
        self.exit = Cell(said, (0, 3), Tone.WAITS, Shape.ATTENTION)
        said = text("entry", "penalty to serve")
        self.to_serve = Cell(said, (0, 4), Tone.WAITS, Shape.STOP)
        self.nothing = Cell(text("entry", "in play"), (1, 0), Tone.LABEL, Shape.SEATED)
        self.seat = Cell(text("entry", "no seat yet"), (1, 1), Tone.WAITS, Shape.WAITING)


def _out_words(state: Tournament) -> str:
    """Places are provisional while somebody may still enter."""
    if state.entries.closed:
        return voice().text("entry", "out, {place}")
    return voice().text("entry", "{place} so far")


def _rebuys(count: int) -> Cell:
    if not count:
        return Cell(NONE, (0,), Tone.GONE)
    return Cell(str(count), (count,))
