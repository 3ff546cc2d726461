"""How the rows of a board fall into columns and pages; a page is put together when it is shown."""

from collections.abc import Collection, Iterator, Sequence
from operator import attrgetter
from typing import NamedTuple

from tdapp.ui.boards.rows import RowBlock, ScreenRow, name_lines

BETWEEN, LEAST = 2, 4
"""The rows that the name of another block takes within a column, and the least below it."""


class ColumnPart(NamedTuple):
    """A block, or a part of one, in a column; each row with the lines of its strong text."""

    name: str
    rows: tuple[tuple[ScreenRow, tuple[str, ...]], ...]


class RowSpan(NamedTuple):
    """A part before it is put together: rows of a block."""

    block: int
    first: int
    end: int


Column = tuple[ColumnPart, ...]
PageOfRows = tuple[Column, ...]


class RowPages:
    """All pages of so many columns of so many rows with `room` for a name; at least one.

    The second line of a long name has the room `below`, beside which nothing stands. Where each
    begins is worked out at once, what stands on it when it is asked for.
    """

    def __init__(
        self, blocks: Sequence[RowBlock], columns: int, rows: int, room: float, below: float
    ) -> None:
        self._blocks = blocks
        self._rooms = room, below
        found = list(_columns(blocks, rows, room))
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
        return ColumnPart(block.name, tuple((row, _lines(row, *self._rooms)) for row in rows))


def _lines(row: ScreenRow, room: float, below: float) -> tuple[str, ...]:
    return (row.strong,) if row.fits(room) else name_lines(row.strong, room, below)


def _columns(blocks: Sequence[RowBlock], most: int, room: float) -> Iterator[list[RowSpan]]:
    """Blocks below each other, each under its name; a name that is too long takes two lines.

    A block that fits into a column stands whole in one. A longer one begins where there is room
    for some of it.
    """
    column: list[RowSpan] = []
    height = 0
    for place, block in enumerate(blocks):
        count, first, tall = len(block.rows), 0, _tall(block, room)
        while first < count:
            free = most - height - BETWEEN * bool(column)
            lines = count - first + sum(at >= first for at in tall)
            if column and free < min(lines if lines <= most else LEAST, most):
                yield column
                column, height, free = [], 0, most
            end, filled = _reach(first, count, tall, free)
            height += filled + BETWEEN * bool(column)
            column.append(RowSpan(place, first, end))
            first = end
    if column:
        yield column


def _tall(block: RowBlock, room: float) -> frozenset[int]:
    """The rows whose names take two lines; of most boards a single look says that there is none."""
    if max(map(attrgetter("room"), block.rows), default=0.0) <= room:
        return frozenset()
    rows = enumerate(block.rows)
    return frozenset(at for at, row in rows if row.room > room and not row.fits(room))


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
