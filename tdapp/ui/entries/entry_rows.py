"""The list of entries as prepared cells, sorted and searched in Python."""

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import lru_cache
from typing import Protocol, TypeVar

from PySide6.QtCore import QCoreApplication

from tdapp.core.ids import PersonId
from tdapp.tournament.penalties.penalising import open_penalties
from tdapp.tournament.sales.entries import Entry
from tdapp.tournament.tournament import Tournament
from tdapp.ui.entries.prize_cells import PrizeCells
from tdapp.ui.look.cells import Cell, Tone
from tdapp.ui.look.figures import NONE, ordinal
from tdapp.ui.look.shapes import Shape

translate = QCoreApplication.translate
WORDS_KEPT = 32_768
NO_SEAT = Cell(NONE, (1, 0, 0), Tone.GONE)


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

    def order(self, column: int) -> tuple[object, ...]:
        """What it is sorted by in a column."""
        return self.cells[column].order

    def holds(self, word: str) -> bool:
        """Whether a searched word, as `plain` gives it, is in it."""
        return word in self.sought


class Row(Protocol):
    """A row that is made already, or made when it is looked at."""

    @property
    def entry(self) -> int:
        """The number of the entry."""

    @property
    def cells(self) -> tuple[Cell, ...]:
        """One for each `Column`."""

    @property
    def is_out(self) -> bool:
        """Whether it is out."""

    def order(self, column: int) -> tuple[object, ...]:
        """What it is sorted by in a column."""

    def holds(self, word: str) -> bool:
        """Whether a searched word, as `plain` gives it, is in it."""


AnyRow = TypeVar("AnyRow", bound=Row)


class Which(Enum):
    """Which entries are listed."""

    ALL = "all"
    IN = "in"
    OUT = "out"


def entry_rows(state: Tournament, name_of: Callable[[PersonId], str]) -> list[EntryRow]:
    """Every entry of an event in the order of their numbers."""
    maker = RowMaker(state, name_of)
    return [maker.row(entry) for _, entry in sorted(state.entries.by_number.items())]


def listed(
    rows: Sequence[AnyRow], which: Which, search: str, column: int, *, falling: bool
) -> list[AnyRow]:
    """The rows that are wanted and hold every searched word, sorted by a column."""
    found = list(rows)
    if which is not Which.ALL:
        found = [row for row in found if row.is_out is (which is Which.OUT)]
    for word in plain(search).split():
        found = [row for row in found if row.holds(word)]
    found.sort(key=lambda row: row.entry)
    if column == Column.NUMBER:
        return found[::-1] if falling else found
    if column == Column.NAME:
        found.sort(key=lambda row: str(row.order(column)[0]), reverse=falling)
    else:
        found.sort(key=lambda row: row.order(column), reverse=falling)
    return found


def plain(text: str) -> str:
    """A text as it is searched and sorted: small letters without accents."""
    if text.isascii():
        return text.casefold()
    return " ".join(map(_plain_word, text.split(" ")))


@lru_cache(WORDS_KEPT)
def _plain_word(text: str) -> str:
    """One word of it: of first names and family names there are far fewer than of people."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(one for one in parts if not unicodedata.combining(one))


class RowMaker:
    """Makes rows of the event as it stands, and what they are sorted and searched by."""

    def __init__(self, state: Tournament, name_of: Callable[[PersonId], str]) -> None:
        self._state = state
        self._name_of = name_of
        self._prizes = PrizeCells(state)
        self._serving = {one.given.entry for one in open_penalties(state)}
        self._waits = _Waits()
        self._orders: tuple[Callable[[Entry], tuple[object, ...]], ...] = (
            lambda entry: (entry.number,),
            lambda entry: (self.plain_name(entry),),
            lambda entry: self._seat_order(entry.number),
            lambda entry: (entry.rebuys,),
            lambda entry: self._standing_order(entry.number),
            lambda entry: self._prizes.cell(entry.number).order,
        )

    def row(self, entry: Entry) -> EntryRow:
        """All of a row."""
        number = entry.number
        sought = f"{number} {self.plain_name(entry)} {self.seat_words(number)}"
        return EntryRow(number, self.cells(entry), sought, self.is_out(number))

    def cells(self, entry: Entry) -> tuple[Cell, ...]:
        """The cells of a row, one for each `Column`."""
        is_out, name = self.is_out(entry.number), self._name_of(entry.person)
        return (
            Cell(str(entry.number), (entry.number,), Tone.GONE if is_out else Tone.LABEL),
            Cell(name, (plain(name),), Tone.GONE if is_out else Tone.FACT),
            self._seat(entry.number),
            _rebuys(entry.rebuys),
            self._standing(entry.number),
            self._prizes.cell(entry.number),
        )

    def order(self, entry: Entry, column: int) -> tuple[object, ...]:
        """What a row is sorted by in a column: the same as its cell says, and no cell is made."""
        return self._orders[column](entry)

    def plain_name(self, entry: Entry) -> str:
        """The name as it is searched and sorted."""
        return plain(self._name_of(entry.person))

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

    def _seat_order(self, entry: int) -> tuple[object, ...]:
        seat = self._state.seating.seat_of.get(entry)
        return NO_SEAT.order if seat is None else (0, seat.table, seat.seat)

    def _standing(self, entry: int) -> Cell:
        place = self._state.place_of(entry)
        if place is None:
            return self._without_place(entry)
        if place == 1:
            return Cell(translate("Entry", "Winner"), (0, 1), Tone.DONE, Shape.DONE)
        said = _out_words(self._state).format(place=ordinal(place))
        return Cell(said, (2, place), Tone.GONE, Shape.GONE)

    def _standing_order(self, entry: int) -> tuple[object, ...]:
        place = self._state.place_of(entry)
        if place is None:
            return self._without_place(entry).order
        return (0, 1) if place == 1 else (2, place)

    def _without_place(self, entry: int) -> Cell:
        waits = self._waits
        if entry in self._state.exits.out_of_chips:
            return waits.to_buy
        if entry in self._state.exits.pending:
            return waits.exit
        if entry in self._serving:
            return waits.to_serve
        return waits.nothing if entry in self._state.seating.seat_of else waits.seat


class _Waits:
    """The cells of who has no place yet, by what is waited for."""

    def __init__(self) -> None:
        said = translate("Entry", "may buy again")
        self.to_buy = Cell(said, (0, 2), Tone.WAITS, Shape.ATTENTION)
        said = translate("Entry", "exit pending")
        self.exit = Cell(said, (0, 3), Tone.WAITS, Shape.ATTENTION)
        said = translate("Entry", "penalty to serve")
        self.to_serve = Cell(said, (0, 4), Tone.WAITS, Shape.STOP)
        self.nothing = Cell(translate("Entry", "in play"), (1, 0), Tone.LABEL, Shape.SEATED)
        self.seat = Cell(translate("Entry", "no seat yet"), (1, 1), Tone.WAITS, Shape.WAITING)


def _out_words(state: Tournament) -> str:
    """Places are provisional while somebody may still enter."""
    if state.entries.closed:
        return translate("Entry", "out, {place}")
    return translate("Entry", "{place} so far")


def _rebuys(count: int) -> Cell:
    if not count:
        return Cell(NONE, (0,), Tone.GONE)
    return Cell(str(count), (count,))
