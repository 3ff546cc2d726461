"""The entries as prepared cells, and what they are sorted and searched by."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, IntEnum

from tdapp.core.names import family_first
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.shown.entry_facts import TEAM, NameOf
from tdapp.table.rulings.penalising import open_penalties
from tdapp.tournament.state.entries import Entry
from tdapp.tournament.tournament import Tournament
from tdapp.ui.entries.prize_cells import PrizeCells
from tdapp.ui.look.lists.list_rows import ListColumn
from tdapp.ui.look.spoken import voice
from tdapp.voice.texts import Text, text
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

    def __init__(self, state: Tournament, name_of: NameOf) -> None:
        self._state = state
        self._name_of = name_of
        self._prizes = PrizeCells(state)
        self._serving = {one.given.entry for one in open_penalties(state)}
        self._waits = _Waits()

    def cells(self, entry: Entry) -> tuple[Cell, ...]:
        """The cells of a row, one for each `EntryColumn`."""
        return tuple([column.cell(self, entry) for column in COLUMNS])

    def number(self, entry: Entry) -> Cell:
        """What stands in the first column; those below tell it for the others."""
        tone = Tone.GONE if self.is_out(entry.number) else Tone.LABEL
        return Cell(str(entry.number), self.number_order(entry.number), tone)

    def name(self, entry: Entry) -> Cell:
        """As it is spoken; of a team first who sits at the table."""
        tone = Tone.GONE if self.is_out(entry.number) else Tone.FACT
        return Cell(
            TEAM.join(map(self._name_of, entry.seated_first)), self.name_order(entry.number), tone
        )

    def number_order(self, number: int) -> Order:
        """What a row is sorted by in the first column; those below tell it for the others."""
        return (number,)

    def name_order(self, number: int) -> Order:
        """As it is searched."""
        return (plain_name(self._state.entries.by_number[number], self._name_of),)

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

    def prize(self, entry: Entry) -> Cell:
        """What was won, in cash and in kind."""
        return self._prizes.cell(entry.number)

    def prize_order(self, number: int) -> Order:
        """What was won, in cents."""
        return self._prizes.cell(number).order

    def seat_words(self, number: int) -> str:
        """The seat as it is written."""
        return str(self._state.seating.seat_of.get(number, NONE))

    def is_out(self, number: int) -> bool:
        """Whether an entry is out."""
        return number in self._state.exits.by_entry

    def seat(self, entry: Entry) -> Cell:
        """Table and seat."""
        seat = self._state.seating.seat_of.get(entry.number)
        if seat is None:
            return NO_SEAT
        return Cell(str(seat), (0, seat.table, seat.seat))

    def rebuys(self, entry: Entry) -> Cell:
        """A dash for none."""
        if not entry.rebuys:
            return Cell(NONE, (0,), Tone.GONE)
        return Cell(str(entry.rebuys), (entry.rebuys,))

    def standing(self, entry: Entry) -> Cell:
        """The place, or what is waited for."""
        place = self._state.place_of(entry.number)
        if place is None:
            return self._without_place(entry.number)
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


@dataclass(frozen=True)
class LiveColumn(ListColumn):
    """A column called by its `title`; what it is sorted by is what its cell says."""

    title: Text = field(kw_only=True)
    cell: Callable[[RowMaker, Entry], Cell] = field(kw_only=True)
    order: Callable[[RowMaker, int], Order] = field(kw_only=True)


_COLUMNS: Mapping[EntryColumn, LiveColumn] = {
    EntryColumn.NUMBER: LiveColumn(
        width=64, right=True, title=text("entries pane", "No."),
        cell=RowMaker.number, order=RowMaker.number_order,
    ),
    EntryColumn.NAME: LiveColumn(
        width=160, wide=True, title=text("entries pane", "Name"),
        cell=RowMaker.name, order=RowMaker.name_order,
    ),
    EntryColumn.SEAT: LiveColumn(
        width=76, strong=True, title=text("entries pane", "Seat"),
        cell=RowMaker.seat, order=RowMaker.seat_order,
    ),
    EntryColumn.REBUYS: LiveColumn(
        width=84, right=True, least=640, title=text("entries pane", "Re-buys"),
        cell=RowMaker.rebuys, order=RowMaker.rebuys_order,
    ),
    EntryColumn.STATE: LiveColumn(
        width=176, title=text("entries pane", "State"),
        cell=RowMaker.standing, order=RowMaker.standing_order,
    ),
    EntryColumn.PRIZE: LiveColumn(
        width=132, right=True, strong=True, least=560, title=text("entries pane", "Prize"),
        cell=RowMaker.prize, order=RowMaker.prize_order,
    ),
}  # fmt: skip
COLUMNS = tuple(_COLUMNS[one] for one in EntryColumn)


def plain_name(entry: Entry, name_of: NameOf) -> str:
    """The name, or all of a team, without accents and the family name first."""
    return " ".join([plain(family_first(one)) for one in map(name_of, entry.seated_first)])


def entry_columns() -> tuple[ListColumn, ...]:
    """The columns with their names in the window's language."""
    return tuple(replace(one, head=voice().say(one.title)) for one in COLUMNS)


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
