"""The rows of the event in view, kept: only those are made again that are looked at again."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import islice
from time import perf_counter

from tdapp.core.ids import PersonId
from tdapp.tournament.tournament import Tournament
from tdapp.ui.entries.entry_rows import Column, RowMaker
from tdapp.ui.look.cells import Cell

ALL = frozenset(Column)
NOBODY = PersonId(""), ""
AT_ONCE = 100


class LiveRow:
    """The row of one entry; its cells are made when somebody looks at it."""

    __slots__ = ("_book", "_cells", "_made_by", "entry")

    def __init__(self, entry: int, book: "RowBook") -> None:
        self.entry = entry
        self._book = book
        self._cells: tuple[Cell, ...] = ()
        self._made_by: RowMaker | None = None

    @property
    def cells(self) -> tuple[Cell, ...]:
        """One for each `Column`, as the event stands."""
        if self._made_by is not self._book.maker:
            self._made_by = self._book.maker
            self._cells = self._book.cells(self.entry)
        return self._cells

    @property
    def is_out(self) -> bool:
        """Whether it is out."""
        return self._book.maker.is_out(self.entry)

    def order(self, column: int) -> tuple[object, ...]:
        """What it is sorted by in a column."""
        return self._book.order(self.entry, column)

    def holds(self, word: str) -> bool:
        """Whether a searched word is in its number, its name or its seat."""
        return self._book.holds(self.entry, word)


class RowBook:
    """`rows` are those of every entry, the same list as long as nobody comes or goes.

    `made` counts the rows whose cells were made.
    """

    def __init__(self, name_of: Callable[[PersonId], str]) -> None:
        self._name_of = name_of
        self._state = Tournament()
        self._names: Hashable = None
        self._plain: dict[int, tuple[PersonId, str]] = {}
        self._to_prepare: Iterator[int] = iter(())
        self.maker = RowMaker(self._state, name_of)
        self.rows: Sequence[LiveRow] = ()
        self.made = 0

    def take_in(self, state: Tournament, names: Hashable) -> frozenset[Column]:
        """Have the rows of an event as it stands; gives the columns that may say something else.

        `names` is something else whenever a name may be.
        """
        before, self._state = self._state, state
        renamed, self._names = names != self._names, names
        self.maker = RowMaker(state, self._name_of)
        changed = {Column.NAME} if renamed else set()
        changed |= _changed(before, state)
        if renamed:
            self._plain = {}
        if renamed or before.programme is not state.programme:
            self._to_prepare = iter(state.entries.by_number)
        if _others(before, state):
            self.rows = [LiveRow(number, self) for number in sorted(state.entries.by_number)]
            return ALL
        return frozenset(changed)

    def cells(self, number: int) -> tuple[Cell, ...]:
        """The cells of a row, made now."""
        self.made += 1
        return self.maker.cells(self._state.entries.by_number[number])

    def order(self, number: int, column: int) -> tuple[object, ...]:
        """What a row is sorted by in a column."""
        if column == Column.NAME:
            return (self._plain_name(number),)
        return self.maker.order(self._state.entries.by_number[number], column)

    def holds(self, number: int, word: str) -> bool:
        """Whether a searched word is in the number, the name or the seat of an entry."""
        if word in self._plain_name(number):
            return True
        if word[0].isalpha():
            return False
        return word in str(number) or word in self.maker.seat_words(number)

    def prepare(self, seconds: float) -> bool:
        """Prepare names for searching and sorting, for so long; whether more is to be prepared.

        Nobody has to wait for it: what is wanted before it is prepared is made then.
        """
        until = perf_counter() + seconds
        for some in iter(lambda: tuple(islice(self._to_prepare, AT_ONCE)), ()):
            for number in some:
                if number in self._state.entries.by_number:
                    self._plain_name(number)
            if perf_counter() > until:
                return True
        return False

    def _plain_name(self, number: int) -> str:
        entry = self._state.entries.by_number[number]
        person, name = self._plain.get(number, NOBODY)
        if person != entry.person:
            name = self.maker.plain_name(entry)
            self._plain[number] = entry.person, name
        return name


def _others(before: Tournament, now: Tournament) -> bool:
    """Whether other entries are in the field than before."""
    old, new = before.entries.by_number, now.entries.by_number
    return old is not new and (len(old) != len(new) or any(number not in old for number in new))


def _changed(before: Tournament, now: Tournament) -> set[Column]:
    """The columns in which any row may say something else, by the parts of the event they show."""
    found = set()
    if before.seating.seat_of is not now.seating.seat_of:
        found |= {Column.SEAT, Column.STATE}
    if before.entries is not now.entries:
        found |= {Column.NAME, Column.REBUYS, Column.STATE, Column.PRIZE}
    if before.exits is not now.exits or before.programme is not now.programme:
        found |= {Column.STATE, Column.PRIZE}
    if before.prizes is not now.prizes:
        found.add(Column.PRIZE)
    if before.penalties is not now.penalties:
        found.add(Column.STATE)
    return found
