"""The rows of the event in view, kept: only those are made again that are looked at again."""

from collections.abc import Hashable, Iterator, Sequence
from itertools import islice
from time import perf_counter

from tdapp.core.ids import PersonId
from tdapp.shown.cells import Cell
from tdapp.shown.entry_facts import NameOf
from tdapp.tournament.state.entries import Entry
from tdapp.tournament.tournament import Tournament
from tdapp.ui.entries.entry_rows import COLUMNS, EntryColumn, RowMaker, Which, plain_name
from tdapp.words.typed import plain

ALL = frozenset(EntryColumn)
Named = tuple[Hashable, object]
"""What names depend on: how everybody is called, and whose the entries are."""
NOT_NAMED: Named = object(), None
MOST_KEPT = 512
"""So many rows keep their cells; a list shows far fewer."""
AT_ONCE = 100
NAME = int(EntryColumn.NAME)


class LiveRow:
    """The row of one entry, by its number; its cells are made when somebody looks at it."""

    __slots__ = ("_book", "_named", "_persons", "_plain", "key")

    def __init__(self, entry: int, book: "RowBook") -> None:
        self.key = entry
        self._book = book
        self._named = NOT_NAMED
        self._persons: tuple[PersonId, ...] = ()
        self._plain = ""

    @property
    def cells(self) -> tuple[Cell, ...]:
        """One for each `EntryColumn`, as the event stands."""
        return self._book.cells(self.key)

    @property
    def is_out(self) -> bool:
        """Whether it is out."""
        return self._book.maker.is_out(self.key)

    @property
    def plain_name(self) -> str:
        """The name as it is searched and sorted."""
        named = self._book.named
        if self._named is not named:
            entry = self._book.entry(self.key)
            persons = (entry.person, *entry.team)
            if persons != self._persons or self._named[0] != named[0]:
                self._persons, self._plain = persons, plain_name(entry, self._book.name_of)
            self._named = named
        return self._plain

    def order(self, column: int) -> tuple[object, ...]:
        """What it is sorted by in a column: the same as its cell says, and no cell is made."""
        if column == NAME:
            return (self.plain_name,)
        return COLUMNS[column].order(self._book.maker, self.key)

    def holds(self, word: str) -> bool:
        """Whether a searched word is in its number, its name or its seat."""
        others = str(self.key), self._book.maker.seat_words(self.key)
        return word in self.plain_name or any(word in one for one in others)


def listed(rows: Sequence[LiveRow], which: Which, search: str) -> Sequence[LiveRow]:
    """The rows that are wanted and hold every searched word; the very same ones where all do."""
    if which is not Which.ALL:
        rows = [row for row in rows if row.is_out is (which is Which.OUT)]
    for word in plain(search).split():
        if word[0].isalpha():
            rows = [row for row in rows if word in row.plain_name]
        else:
            rows = [row for row in rows if row.holds(word)]
    return rows


class RowBook:
    """`rows` are those of every entry, the same list as long as nobody comes or goes.

    `made` counts the rows whose cells were made.
    """

    def __init__(self, name_of: NameOf) -> None:
        self.name_of = name_of
        self._state = Tournament()
        self._cells: dict[int, tuple[Cell, ...]] = {}
        self._to_prepare: Iterator[LiveRow] = iter(())
        self.maker = RowMaker(self._state, name_of)
        self.rows: Sequence[LiveRow] = ()
        self.made = 0
        self.named = NOT_NAMED

    def take_in(self, state: Tournament, names: Hashable) -> frozenset[EntryColumn]:
        """Have the rows of an event as it stands; gives the columns that may say something else.

        `names` is something else whenever a name may be.
        """
        before, self._state = self._state, state
        renamed = names != self.named[0]
        entries, conditions = state.entries, state.programme.conditions
        teams = conditions is not None and conditions.teams is not None
        whose = entries.by_number if teams else entries.by_person
        if renamed or whose is not self.named[1]:
            self.named = names, whose
        self._cells = {}
        self.maker = RowMaker(state, self.name_of)
        changed = {EntryColumn.NAME} if renamed else set()
        changed |= _changed(before, state)
        others = _others(before, state)
        if others:
            kept = {row.key: row for row in self.rows}
            numbers = sorted(state.entries.by_number)
            self.rows = [kept.get(one) or LiveRow(one, self) for one in numbers]
        if renamed or before.programme is not state.programme:
            self._to_prepare = iter(self.rows)
        return ALL if others else frozenset(changed)

    def cells(self, number: int) -> tuple[Cell, ...]:
        """The cells of a row, made when somebody looks at it first."""
        cells = self._cells.get(number)
        if cells is None:
            self.made += 1
            cells = self.maker.cells(self._state.entries.by_number[number])
            if len(self._cells) == MOST_KEPT:
                self._cells.clear()
            self._cells[number] = cells
        return cells

    def prepare(self, seconds: float) -> bool:
        """Prepare names for searching and sorting, for so long; whether more is to be prepared.

        Nobody has to wait for it: what is wanted before it is prepared is made then.
        """
        until = perf_counter() + seconds
        for some in iter(lambda: tuple(islice(self._to_prepare, AT_ONCE)), ()):
            for row in some:
                if row.key in self._state.entries.by_number:
                    row.plain_name  # noqa: B018 - it is kept
            if perf_counter() > until:
                return True
        return False

    def entry(self, number: int) -> Entry:
        """The entry of a row."""
        return self._state.entries.by_number[number]


def _others(before: Tournament, now: Tournament) -> bool:
    """Whether other entries are in the field than before."""
    old, new = before.entries.by_number, now.entries.by_number
    return old is not new and (len(old) != len(new) or any(number not in old for number in new))


def _changed(before: Tournament, now: Tournament) -> set[EntryColumn]:
    """The columns in which any row may say something else, by the parts of the event they show."""
    found = set()
    if before.seating.seat_of is not now.seating.seat_of:
        found |= {EntryColumn.SEAT, EntryColumn.STATE}
    if before.entries is not now.entries:
        found |= {EntryColumn.NAME, EntryColumn.REBUYS, EntryColumn.STATE, EntryColumn.PRIZE}
    if before.exits is not now.exits or before.programme is not now.programme:
        found |= {EntryColumn.STATE, EntryColumn.PRIZE}
    if before.prizes is not now.prizes:
        found.add(EntryColumn.PRIZE)
    if before.penalties is not now.penalties:
        found.add(EntryColumn.STATE)
    return found
