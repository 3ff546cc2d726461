"""How the rows of a board fall into columns and pages; a page is put together when it is shown."""

from collections.abc import Collection, Iterator, Sequence
from math import ceil, inf
from operator import attrgetter
from typing import NamedTuple

from tdapp.screens.rows import Lettering, RowBlock, ScreenRow

BETWEEN, LEAST = 2, 4
"""The rows that the name of another block takes within a column (a note one more), and the least
below it."""


class ColumnPart(NamedTuple):
    """A block, or a part of one, in a column; each row with the lines of its strong text."""

    name: str
    rows: tuple[tuple[ScreenRow, tuple[str, ...]], ...]
    note: str = ""


class RowSpan(NamedTuple):
    """A part before it is put together: rows of a block."""

    block: int
    first: int
    end: int


Column = tuple[ColumnPart, ...]
PageOfRows = tuple[Column, ...]


class PageShape(NamedTuple):
    """A page of so many columns of so many rows, with `room` for a name.

    The second line of a long name has the room `below`, beside which nothing stands.
    """

    columns: int
    rows: int
    room: float
    below: float


class RowPages:
    """All pages of rows; at least one.

    Where each begins is worked out at once, what stands on it when it is asked for. Columns of one
    list that has a page for itself are of one length.
    """

    def __init__(
        self,
        blocks: Sequence[RowBlock],
        shape: PageShape,
        letters: Lettering,
    ) -> None:
        self._blocks = blocks
        self._shape = shape
        self._lettering = letters
        columns = shape.columns
        found = list(_columns(blocks, shape.rows, shape.room, letters))
        if len(blocks) == 1 < len(found) <= columns:
            even = ceil(len(blocks[0].rows) / len(found))
            level = list(_columns(blocks, even, shape.room, letters))
            found = level if len(level) == len(found) else found
        starts = range(0, len(found), columns)
        self._pages = [found[at : at + columns] for at in starts] or [[]]

    def __len__(self) -> int:
        return len(self._pages)

    def __getitem__(self, at: int) -> PageOfRows:
        return tuple(tuple(map(self._part, spans)) for spans in self._pages[at])

    def __iter__(self) -> Iterator[PageOfRows]:
        return (self[at] for at in range(len(self)))

    @property
    def letters(self) -> list[str]:
        """By which letters each page is found."""
        return [self._letters(page) for page in self._pages]

    def _letters(self, page: Sequence[Sequence[RowSpan]]) -> str:
        if not page:
            return ""
        first = page[0][0]
        return self._blocks[first.block].rows[first.first].letters

    def _part(self, span: RowSpan) -> ColumnPart:
        block = self._blocks[span.block]
        rows = block.rows[span.first : span.end]
        lines = tuple((row, self._lines(row)) for row in rows)
        return ColumnPart(block.name, lines, block.note)

    def _lines(self, row: ScreenRow) -> tuple[str, ...]:
        shape = self._shape
        if _fits(row, shape.room, self._lettering):
            return (row.strong,)
        return self._lettering.two_lines(row.strong, shape.room, shape.below)


def _fits(row: ScreenRow, room: float, letters: Lettering) -> bool:
    """Whether the strong text stands in one line of that width."""
    known = row.room if row.room < inf else letters.room_for(row.strong)
    return known <= room


def _columns(
    blocks: Sequence[RowBlock], most: int, room: float, letters: Lettering
) -> Iterator[list[RowSpan]]:
    """Blocks below each other, each under its name; a name that is too long takes two lines.

    A block that fits into a column stands whole in one. A longer one begins where there is room
    for some of it.
    """
    column: list[RowSpan] = []
    height, between = 0, BETWEEN + any(block.note for block in blocks)
    for place, block in enumerate(blocks):
        count, first, tall = len(block.rows), 0, _tall(block, room, letters)
        while first < count:
            free = most - height - between * bool(column)
            lines = count - first + sum(at >= first for at in tall)
            if column and free < min(lines if lines <= most else LEAST, most):
                yield column
                column, height, free = [], 0, most
            end, filled = _reach(first, count, tall, free)
            height += filled + between * bool(column)
            column.append(RowSpan(place, first, end))
            first = end
    if column:
        yield column


def _tall(block: RowBlock, room: float, letters: Lettering) -> frozenset[int]:
    """The rows whose names take two lines; of most boards a single look says that there is none."""
    if max(map(attrgetter("room"), block.rows), default=0.0) <= room:
        return frozenset()
    rows = enumerate(block.rows)
    return frozenset(at for at, row in rows if row.room > room and not _fits(row, room, letters))


def _reach(first: int, count: int, tall: Collection[int], most: int) -> tuple[int, int]:
    """Behind the last row that still fits into so many lines, and the lines they fill."""
    if not tall:
        end = min(first + most, count)
        return end, end - first
    end, height = first + 1, 1 + (first in tall)
    while end < count and height + 1 + (end in tall) <= most:
        height += 1 + (end in tall)
        end += 1
    return end, height


class Blocks:
    """All rows of a board; how they fall into pages is worked out once for each shape."""

    __slots__ = ("_pages", "_widest", "blocks")

    def __init__(
        self, blocks: Sequence[RowBlock], widest: tuple[str, tuple[str, ...]] | None = None
    ) -> None:
        self.blocks = tuple(blocks)
        self._pages: dict[tuple[PageShape, Lettering], RowPages] = {}
        self._widest = widest

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Blocks):
            return NotImplemented
        return self is other or self.blocks == other.blocks

    def __hash__(self) -> int:
        return hash(self.blocks)

    @property
    def widest(self) -> tuple[str, tuple[str, ...]]:
        """The longest lead, and the longest value of each kind: one width for the whole board."""
        if self._widest is None:
            self._widest = _widest(self.blocks)
        return self._widest

    def pages(self, shape: PageShape, letters: Lettering) -> RowPages:
        """The pages that the rows make in that shape, in these letters."""
        key = shape, letters
        if key not in self._pages:
            self._pages[key] = RowPages(self.blocks, shape, letters)
        return self._pages[key]


def _widest(blocks: Sequence[RowBlock]) -> tuple[str, tuple[str, ...]]:
    most = max((len(row.values) for block in blocks for row in block.rows), default=0)
    lead, values = "", [""] * most
    for block in blocks:
        for row in block.rows:
            lead = max(lead, row.lead, key=len)
            for place, value in enumerate(row.values):
                if len(value) > len(values[place]):
                    values[place] = value
    return lead, tuple(values)
