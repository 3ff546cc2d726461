"""The list of entries as prepared cells: made once per change, sorted and searched in Python."""

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum

from PySide6.QtCore import QCoreApplication

from tdapp.core.ids import PersonId
from tdapp.tournament.sales.entries import Entry
from tdapp.tournament.tournament import Tournament
from tdapp.ui.clock.side_facts import prize_now, prizes_now
from tdapp.ui.look.figures import NONE, money, ordinal
from tdapp.ui.look.shapes import Shape

translate = QCoreApplication.translate


class Column(IntEnum):
    """The columns, from the left."""

    NUMBER = 0
    NAME = 1
    SEAT = 2
    REBUYS = 3
    STATE = 4
    PRIZE = 5


class Tone(Enum):
    """How a cell is said; the value names the theme's colour."""

    FACT = "text"
    LABEL = "text2"
    GONE = "text3"
    DONE = "running"
    WAITS = "attention"
    OWED = "money_out"


@dataclass(frozen=True, slots=True)
class Cell:
    """A text with what it is sorted by, its tone and the shape before it."""

    text: str
    order: tuple[object, ...]
    tone: Tone = Tone.FACT
    shape: Shape | None = None


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One entry, cell by cell; `sought` is what a search looks through."""

    entry: int
    cells: tuple[Cell, ...]
    sought: str
    is_out: bool


class Which(Enum):
    """Which entries are listed."""

    ALL = "all"
    IN = "in"
    OUT = "out"


def entry_rows(state: Tournament, name_of: Callable[[PersonId], str]) -> list[EntryRow]:
    """Every entry of an event in the order of their numbers."""
    maker = _RowMaker(state, name_of)
    return [maker.row(entry) for _, entry in sorted(state.entries.by_number.items())]


def listed(
    rows: Sequence[EntryRow], which: Which, search: str, column: int, *, falling: bool
) -> list[EntryRow]:
    """The rows that are wanted and hold every searched word, sorted by a column."""
    words = plain(search).split()
    found = [
        row
        for row in rows
        if (which is Which.ALL or row.is_out is (which is Which.OUT))
        and all(word in row.sought for word in words)
    ]
    found.sort(key=lambda row: row.entry)
    found.sort(key=lambda row: row.cells[column].order, reverse=falling)
    return found


def plain(text: str) -> str:
    """A text as it is searched and sorted: small letters without accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(one for one in parts if not unicodedata.combining(one))


class _RowMaker:
    def __init__(self, state: Tournament, name_of: Callable[[PersonId], str]) -> None:
        self._state = state
        self._name_of = name_of
        self._places = state.places()
        self._prizes = prizes_now(state)

    def row(self, entry: Entry) -> EntryRow:
        is_out = entry.number in self._state.exits.by_entry
        name, seat = self._name_of(entry.person), self._seat(entry.number)
        tone = Tone.GONE if is_out else Tone.FACT
        cells = (
            Cell(str(entry.number), (entry.number,), Tone.GONE if is_out else Tone.LABEL),
            Cell(name, (plain(name),), tone),
            seat,
            _rebuys(entry.rebuys),
            self._standing(entry.number),
            self._prize(entry.number),
        )
        return EntryRow(entry.number, cells, plain(f"{entry.number} {name} {seat.text}"), is_out)

    def _seat(self, entry: int) -> Cell:
        seat = self._state.seating.seat_of.get(entry)
        if seat is None:
            return Cell(NONE, (1, 0, 0), Tone.GONE)
        return Cell(str(seat), (0, seat.table, seat.seat))

    def _standing(self, entry: int) -> Cell:
        place = self._places.get(entry)
        if place == 1:
            return Cell(translate("Entry", "Winner"), (0, 1), Tone.DONE, Shape.DONE)
        if place is not None:
            said = _out_words(self._state).format(place=ordinal(place))
            return Cell(said, (2, place), Tone.GONE, Shape.GONE)
        if entry in self._state.exits.out_of_chips:
            said = translate("Entry", "may buy again")
            return Cell(said, (0, 2), Tone.WAITS, Shape.ATTENTION)
        if entry in self._state.exits.pending:
            return Cell(translate("Entry", "exit pending"), (0, 3), Tone.WAITS, Shape.ATTENTION)
        if entry in self._state.seating.seat_of:
            return Cell(translate("Entry", "in play"), (1, 0), Tone.LABEL, Shape.SEATED)
        return Cell(translate("Entry", "no seat yet"), (1, 1), Tone.WAITS, Shape.WAITING)

    def _prize(self, entry: int) -> Cell:
        place, passed = self._places.get(entry), self._state.prizes.passed_over
        if place is None or entry in passed or place > len(self._prizes) + len(passed):
            return Cell(NONE, (0,), Tone.GONE)
        cents = prize_now(self._state, entry)
        if not cents and place > len(self._prizes):
            return Cell(NONE, (0,), Tone.GONE)
        if self._state.prizes.settled(entry) is not None:
            return Cell(money(cents), (cents,), Tone.DONE, Shape.DONE)
        if not self._state.prizes.posted:
            return Cell(money(cents), (cents,), Tone.LABEL, Shape.WAITING)
        return Cell(money(cents), (cents,), Tone.OWED, Shape.MONEY_OUT)


def _out_words(state: Tournament) -> str:
    """Places are provisional while somebody may still enter."""
    if state.entries.closed:
        return translate("Entry", "out, {place}")
    return translate("Entry", "{place} so far")


def _rebuys(count: int) -> Cell:
    if not count:
        return Cell(NONE, (0,), Tone.GONE)
    return Cell(str(count), (count,))
