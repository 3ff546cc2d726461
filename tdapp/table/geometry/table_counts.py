"""Tables in numbers, kept up table by table so that a large room costs no more."""

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence

import msgspec
from immutables import Map

from tdapp.core.loose import Changing

Row = tuple[int, ...]
Rows = tuple[Row, ...]
FEW = 50
"""Changed tables up to which rows are changed and not made anew."""


class TableCount(msgspec.Struct, frozen=True, gc=False):
    """A table in numbers: who sits there, how many could, and whether a dispute holds it.

    `seats` leaves out locked ones.
    """

    players: int
    seats: int
    on_hold: bool = False

    @property
    def free(self) -> int:
        """Seats that somebody may get."""
        return max(0, self.seats - self.players)

    def plus(self, players: int, seats: int = 0) -> "TableCount":
        """With so many players and seats more; fewer where negative."""
        return TableCount(self.players + players, self.seats + seats, self.on_hold)


class TableCounts(msgspec.Struct, frozen=True):
    """Every table by number, and their numbers in rows by players, each row in order.

    `open` has those with a free seat, `full` those without, `held` those on hold. `sizes` tells
    how many tables have so many seats, of those not on hold at which somebody sits. A change
    copies two rows, which takes microseconds at thousands of tables.
    """

    counts: Map[int, TableCount] = Map()
    open: Rows = ()
    full: Rows = ()
    held: Rows = ()
    sizes: tuple[int, ...] = ()

    @staticmethod
    def of(counts: Mapping[int, TableCount]) -> "TableCounts":
        """All of these tables at once."""
        rows: dict[str, list[list[int]]] = {"open": [], "full": [], "held": []}
        for table, count in sorted(counts.items()):
            kind = rows[_kind(count)]
            while len(kind) <= count.players:
                kind.append([])
            kind[count.players].append(table)
        firm = {kind: tuple(map(tuple, found)) for kind, found in rows.items()}
        sizes = [0] * (1 + max((count.seats for count in counts.values()), default=-1))
        for count in counts.values():
            sizes[count.seats] += _in_play(count)
        return TableCounts(Map(counts), firm["open"], firm["full"], firm["held"], _trimmed(sizes))

    def put(self, table: int, count: TableCount) -> "TableCounts":
        """With a new table, or another count for one."""
        before = self.counts.get(table)
        sizes, rows = self.sizes, {"open": self.open, "full": self.full, "held": self.held}
        if before is not None:
            rows[_kind(before)] = _less(rows[_kind(before)], before.players, table)
        rows[_kind(count)] = _with(rows[_kind(count)], count.players, table)
        if before is None or _weight(before) != _weight(count):
            if before is not None:
                sizes = _sized(sizes, before.seats, -_in_play(before))
            sizes = _sized(sizes, count.seats, _in_play(count))
        return TableCounts(self.counts.set(table, count), sizes=sizes, **rows)

    def loose(self) -> "LooseCounts":
        """What stands for it in a long fold: there the rows are not kept up."""
        return LooseCounts(self)

    def without(self, table: int) -> "TableCounts":
        """Without a table; as it is if there is none."""
        count = self.counts.get(table)
        if count is None:
            return self
        kind = _kind(count)
        rows: Rows = getattr(self, kind)
        return msgspec.structs.replace(
            self,
            counts=self.counts.delete(table),
            sizes=_sized(self.sizes, count.seats, -_in_play(count)),
            **{kind: _less(rows, count.players, table)},
        )

    def came(self, table: int, players: int = 1) -> "TableCounts":
        """With so many players more at a table; fewer where negative."""
        count = self.counts[table]
        return self.put(table, count.plus(players))

    @property
    def in_use(self) -> int:
        """Tables at which somebody sits."""
        return sum(len(row) for rows in (self.open, self.full, self.held) for row in rows[1:])

    def fullest(self, *, with_held: bool = False) -> int:
        """The most players at one table, without those on hold unless asked for; 0 for none."""
        kinds = (self.open, self.full, self.held) if with_held else (self.open, self.full)
        return max(
            (players for rows in kinds for players, row in enumerate(rows) if row), default=0
        )

    def with_players(self, players: int) -> Iterator[Row]:
        """The tables with so many players that are not on hold, those with a free seat first."""
        for rows in (self.open, self.full):
            if players < len(rows):
                yield rows[players]

    def room(self, load: int | None = None) -> int:
        """How many more may come before every table is at the load, None for all its seats.

        Tables on hold and empty ones do not count; those above the load count against it.
        """
        wanted = sum(
            number * (seats if load is None else min(load, seats))
            for seats, number in enumerate(self.sizes)
        )
        here = sum(
            players * len(row)
            for rows in (self.open, self.full)
            for players, row in enumerate(rows)
        )
        return wanted - here


class LooseCounts(Changing):
    """The tables of a long fold by number alone; their rows are made where they are wanted."""

    __slots__ = ("_changed", "_firm", "counts")

    def __init__(self, firm: TableCounts) -> None:
        self._firm = firm
        self._changed: set[int] = set()
        self.counts = dict(firm.counts.items())

    def twin(self) -> "LooseCounts":
        """The same once more."""
        twin = LooseCounts(TableCounts())
        twin._firm, twin._changed, twin.counts = self._firm, set(self._changed), dict(self.counts)
        return twin

    def came(self, table: int, players: int = 1) -> "LooseCounts":
        """As `TableCounts.came`."""
        count = self.counts[table]
        self.counts[table] = TableCount(count.players + players, count.seats, count.on_hold)
        self._changed.add(table)
        return self

    def put(self, table: int, count: TableCount) -> "LooseCounts":
        """As `TableCounts.put`."""
        self.counts[table] = count
        self._changed.add(table)
        return self

    def without(self, table: int) -> "LooseCounts":
        """As `TableCounts.without`."""
        self.counts.pop(table, None)
        self._changed.add(table)
        return self

    def firm(self) -> TableCounts:
        """From the rows made last where few tables changed since."""
        if len(self._changed) > FEW:
            self._firm = TableCounts.of(self.counts)
        else:
            for table in self._changed:
                count = self.counts.get(table)
                before = self._firm
                self._firm = before.put(table, count) if count else before.without(table)
        self._changed.clear()
        return self._firm


def _kind(count: TableCount) -> str:
    if count.on_hold:
        return "held"
    return "open" if count.free else "full"


def _weight(count: TableCount) -> tuple[int, int]:
    return count.seats, _in_play(count)


def _in_play(count: TableCount) -> int:
    return int(count.players > 0 and not count.on_hold)


def _sized(sizes: tuple[int, ...], seats: int, change: int) -> tuple[int, ...]:
    sizes += (0,) * (seats + 1 - len(sizes))
    return _trimmed((*sizes[:seats], sizes[seats] + change, *sizes[seats + 1 :]))


def _trimmed(sizes: Sequence[int]) -> tuple[int, ...]:
    """Without noughts at the end, so that equal rooms are equal values."""
    end = len(sizes)
    while end and not sizes[end - 1]:
        end -= 1
    return tuple(sizes[:end])


def _with(rows: Rows, players: int, table: int) -> Rows:
    rows += ((),) * (players + 1 - len(rows))
    row = rows[players]
    at = bisect_left(row, table)
    row = row[:at] + (table,) + row[at:]  # noqa: RUF005 - thrice as fast in a large room
    return (*rows[:players], row, *rows[players + 1 :])


def _less(rows: Rows, players: int, table: int) -> Rows:
    row = rows[players]
    at = bisect_left(row, table)
    rows = (*rows[:players], row[:at] + row[at + 1 :], *rows[players + 1 :])
    while rows and not rows[-1]:
        rows = rows[:-1]
    return rows
