"""The list of entries as prepared cells: made once per change, sorted and searched in Python."""

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum

from PySide6.QtCore import QCoreApplication

from tdapp.core.ids import PersonId
from tdapp.tournament.penalties.penalising import open_penalties
from tdapp.tournament.sales.entries import Entry
from tdapp.tournament.tournament import Tournament
from tdapp.ui.entries.cells import Cell, Tone
from tdapp.ui.entries.prize_cells import PrizeCells
from tdapp.ui.look.figures import NONE, ordinal
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
        self._prizes = PrizeCells(state, self._places)
        self._serving = {one.given.entry for one in open_penalties(state)}

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
            self._prizes.cell(entry.number),
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
        return self._in_play(entry)

    def _in_play(self, entry: int) -> Cell:
        if entry in self._serving:
            said = translate("Entry", "penalty to serve")
            return Cell(said, (0, 4), Tone.WAITS, Shape.STOP)
        if entry in self._state.seating.seat_of:
            return Cell(translate("Entry", "in play"), (1, 0), Tone.LABEL, Shape.SEATED)
        return Cell(translate("Entry", "no seat yet"), (1, 1), Tone.WAITS, Shape.WAITING)


def _out_words(state: Tournament) -> str:
    """Places are provisional while somebody may still enter."""
    if state.entries.closed:
        return translate("Entry", "out, {place}")
    return translate("Entry", "{place} so far")


def _rebuys(count: int) -> Cell:
    if not count:
        return Cell(NONE, (0,), Tone.GONE)
    return Cell(str(count), (count,))
