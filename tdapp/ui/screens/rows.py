"""The rows of a board, and how they fall into columns and pages of a screen."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import inf
from typing import NamedTuple

from tdapp.ui.clock.fit_text import Type, lines_of, outline
from tdapp.ui.clock.screen_grid import S_FACT


class Row(NamedTuple):
    """One row: `strong` and `quiet` text, `values` at the right, a `lead` before the text.

    `letters` are those by which its page is found. `now` marks what happens at this moment,
    `gone` what is over. In a width of `room` the strong text stands for certain, where that was
    worked out before.
    """

    strong: str
    quiet: str = ""
    values: tuple[str, ...] = ()
    lead: str = ""
    letters: str = ""
    now: bool = False
    gone: bool = False
    room: float = inf


class Block(NamedTuple):
    """Rows that begin a column of their own, under a name."""

    rows: tuple[Row, ...]
    name: str = ""


class Part(NamedTuple):
    """A block, or a part of one, in a column; each row with the lines of its strong text."""

    name: str
    rows: tuple[tuple[Row, tuple[str, ...]], ...]

    @property
    def height(self) -> int:
        """How many lines it fills."""
        return sum(len(lines) for _, lines in self.rows)


Column = tuple[Part, ...]
PageOfRows = tuple[Column, ...]
BETWEEN = 2
"""The rows that the name of another block takes within a column."""


class Blocks:
    """All rows of a board; how they fall into pages is worked out once for each shape."""

    __slots__ = ("_pages", "_widest", "blocks")

    def __init__(
        self, blocks: Sequence[Block], widest: tuple[str, tuple[str, ...]] | None = None
    ) -> None:
        self.blocks = tuple(blocks)
        self._pages: dict[tuple[int, int, float], tuple[PageOfRows, ...]] = {}
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

    def pages(self, columns: int, rows: int, room: float) -> tuple[PageOfRows, ...]:
        """All pages of so many columns of so many rows with `room` for a name; at least one."""
        key = columns, rows, room
        if key not in self._pages:
            found = list(_columns(_parts(self.blocks, rows, room), rows))
            starts = range(0, len(found), columns)
            self._pages[key] = tuple(tuple(found[at : at + columns]) for at in starts) or ((),)
        return self._pages[key]


def _widest(blocks: Sequence[Block]) -> tuple[str, tuple[str, ...]]:
    most = max((len(row.values) for block in blocks for row in block.rows), default=0)
    lead, values = "", [""] * most
    for block in blocks:
        for row in block.rows:
            lead = max(lead, row.lead, key=len)
            for place, value in enumerate(row.values):
                if len(value) > len(values[place]):
                    values[place] = value
    return lead, tuple(values)


def _columns(parts: Iterable[Part], most: int) -> Iterator[Column]:
    """A column for each part; those that fit stand in one, each under its name."""
    column: list[Part] = []
    height = 0
    for part in parts:
        if column and height + BETWEEN + part.height > most:
            yield tuple(column)
            column, height = [], 0
        height += part.height + BETWEEN * bool(column)
        column.append(part)
    if column:
        yield tuple(column)


def _parts(blocks: Sequence[Block], most: int, room: float) -> Iterator[Part]:
    for block in blocks:
        if max((row.room for row in block.rows), default=0.0) <= room:
            rows = [(row, (row.strong,)) for row in block.rows]
            for at in range(0, len(rows), most):
                yield Part(block.name, tuple(rows[at : at + most]))
            continue
        filled: list[tuple[Row, tuple[str, ...]]] = []
        height = 0
        for row in block.rows:
            lines = (row.strong,) if row.room <= room else _name_lines(row.strong, room)
            if filled and height + len(lines) > most:
                yield Part(block.name, tuple(filled))
                filled, height = [], 0
            filled.append((row, lines))
            height += len(lines)
        if filled:
            yield Part(block.name, tuple(filled))


def _name_lines(text: str, room: float) -> tuple[str, ...]:
    """A name in one line, or in two: it is never cut."""
    if outline(text, S_FACT).ink.width() <= room:
        return (text,)
    broken = lines_of(text.replace("-", "- "), S_FACT, room, 2)
    first = broken[0].replace("- ", "-")
    if outline(first, S_FACT).ink.width() <= room and first != text:
        return first, text[len(first) :].strip()
    return _split_anywhere(text, room)


def _split_anywhere(text: str, room: float) -> tuple[str, str]:
    for end in range(len(text) - 1, 1, -1):
        if outline(f"{text[:end]}-", S_FACT).ink.width() <= room:
            return f"{text[:end]}-", text[end:]
    return text[:1], text[1:]


def room_for(text: str) -> float:
    """A width in which `text` stands for certain; quick, and a little too wide."""
    return sum(map(_letter_width, text))


@lru_cache(maxsize=4096)
def _letter_width(letter: str, style: Type = S_FACT) -> float:
    return outline(letter, style).advance
