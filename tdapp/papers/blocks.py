"""Blocks of short lines in columns: a table with its seats, a queue, what is owed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tdapp.papers.composer import Composer
from tdapp.papers.head import EVENT, FACT, LABEL, REMARK, STRONG, TEXT
from tdapp.papers.marks import InkTone, TextStyle
from tdapp.papers.paper import Paper
from tdapp.papers.sheet import BlockLine, SheetBlock

PITCH = 13.0
"""From one line to the next: room for a word by hand."""

TITLE = 19.0
"""From a block's top to its first line's top."""

APART = 12.0
"""From one block to the next below it."""

BETWEEN = 18.0
"""From one column to the next."""

LABELS = 20.0
FIGURES = 54.0
COLUMNS = 3
LEAST = 3
"""A block that goes on in the next column has so many lines in this one."""


@dataclass(frozen=True, slots=True)
class PlacedBlock:
    """A block, or a part of one, on page `page` (from 0) at `x`, `y`."""

    block: SheetBlock
    page: int
    x: float
    y: float


def height_of(block: SheetBlock) -> float:
    """In points, without what keeps it from the next one."""
    return TITLE + PITCH * len(block.lines)


def column_width(paper: Paper) -> float:
    """How wide a block is on a paper, in points."""
    return (paper.right - paper.side - BETWEEN * (COLUMNS - 1)) / COLUMNS


def placed(
    blocks: Sequence[SheetBlock],
    paper: Paper,
    first: float,
    later: float,
    goes_on: str = "continued",
) -> list[PlacedBlock]:
    """Where the blocks stand, column by column; `first` and `later` are where columns begin.

    A block stands whole in its column if it can; only one that is longer than a column, or that
    would leave most of one empty, goes on in the next, where `goes_on` stands beside its title.
    """
    floor = paper.foot - 14
    found: list[PlacedBlock] = []
    column, y = 0, first
    for block in blocks:
        rest: SheetBlock | None = block
        while rest is not None:
            top = first if column < COLUMNS else later
            room = floor - y
            part, rest = _cut(rest, room, goes_on, whole=floor - later, fresh=y <= top)
            if part is not None:
                page, place = divmod(column, COLUMNS)
                x = paper.side + place * (column_width(paper) + BETWEEN)
                found.append(PlacedBlock(part, page, x, y))
                y += height_of(part) + APART
            if rest is not None or y >= floor:
                column += 1
                y = first if column < COLUMNS else later
    return found


def _cut(
    block: SheetBlock, room: float, goes_on: str, *, whole: float, fresh: bool
) -> tuple[SheetBlock | None, SheetBlock | None]:
    """Split a block into the part for this column and the part for the next."""
    if height_of(block) <= room:
        return block, None
    lines = int((room - TITLE) // PITCH)
    if (height_of(block) <= whole and not fresh) or lines < min(LEAST, len(block.lines)):
        return None, block
    lines = max(lines, 1)
    rest = replace(block, note=goes_on, lines=block.lines[lines:])
    return replace(block, lines=block.lines[:lines]), rest


def set_block(setter: Composer, one: PlacedBlock, width: float) -> None:
    """Set a block where it stands."""
    block, x, right = one.block, one.x, one.x + width
    base = one.y + 11
    end = setter.left(x, base, block.title, EVENT, width)
    setter.right(right, base, block.note, LABEL, right - end - 6)
    setter.rule(x, one.y + TITLE - 3, right)
    for place, line in enumerate(block.lines):
        _line(setter, line, x, one.y + TITLE + PITCH * place, width)


def _line(setter: Composer, line: BlockLine, x: float, top: float, width: float) -> None:
    base, right = top + 8.2, x + width
    start = x
    if line.label:
        end = setter.left(x, base, line.label, FACT, width / 2)
        start = max(x + LABELS, end + 5)
    figure = min(setter.measure(line.figure, STRONG), FIGURES) if line.figure else 0
    setter.left(start, base, line.text, _style(line), right - start - figure - 4)
    if line.figure:
        setter.right(right, base, line.figure, STRONG, FIGURES)
    setter.rule(x, top + PITCH - 2, right, 0.4, InkTone.LINE)


def _style(line: BlockLine) -> TextStyle:
    return REMARK if line.quiet else TEXT


def pages_needed(found: Sequence[PlacedBlock]) -> int:
    """How many pages some placed blocks take, at least one."""
    return 1 + max((one.page for one in found), default=0)


def on_page(found: Sequence[PlacedBlock], page: int) -> Iterator[PlacedBlock]:
    """The blocks of one page, counted from 0."""
    return (one for one in found if one.page == page)
