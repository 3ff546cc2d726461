"""Papers on a receipt roll, 80 or 58 mm wide and as long as what they say."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from tdapp.core.refusal import Refusal
from tdapp.papers.composer import Composer
from tdapp.papers.foot import ABOVE, PER_SIGNATURE, lines_to_sign
from tdapp.papers.head import TEXT
from tdapp.papers.marks import BoxMark, HorizontalLine, Mark, Measure, TextMark
from tdapp.papers.paginate import paginate
from tdapp.papers.paper import Paper
from tdapp.papers.sheet import Fill, Sheet, SheetCell, SheetRow
from tdapp.papers.table import edges_of

MM = 72 / 25.4
ROLLS: Mapping[str, tuple[int, float]] = {"roll": (80, 4), "roll58": (58, 4.5)}
"""For each roll as settings name it its width, and what its printer cannot reach at either side."""

ENDLESS = 30_000.0
MOST = 1_000
SIGNING = 70.0
BELOW = 46.0
"""From the last line to the foot: what a page keeps free below its rows."""

EDGE = 12.0


def on_roll(sheet: Sheet, measure: Measure, roll: str = "roll") -> Sheet:
    """The same sheet on a roll of `ROLLS`, on one page that ends below its last line.

    Refuses ``page_misfit`` where it has more rows than a roll is cut for.
    """
    if len(sheet.rows) > MOST:
        raise Refusal("page_misfit", document=sheet.imprint.document)
    long = replace(_fitting(sheet, _roll(roll, ENDLESS), measure), signatures=())
    (page,) = paginate(long, measure)
    foot = long.paper.foot - ABOVE - 1
    end = max(bottom for mark in page.marks if (bottom := lowest(mark)) < foot)
    signed = replace(sheet, paper=long.paper)
    signing = SIGNING + PER_SIGNATURE * (lines_to_sign(signed, measure) - 1)
    foot_at = end + BELOW + (signing if sheet.signatures else 0)
    return _fitting(sheet, _roll(roll, foot_at + EDGE, signing), measure)


def _fitting(sheet: Sheet, paper: Paper, measure: Measure) -> Sheet:
    """The sheet on that paper, nothing in its rows cut.

    There is no room for columns that are left to be filled in: what is signed for is the whole.
    """
    kept = [place for place, one in enumerate(sheet.columns) if one.fill is not Fill.LINE]
    found = replace(
        sheet,
        paper=paper,
        columns=tuple(sheet.columns[one] for one in kept),
        rows=tuple(replace(row, cells=tuple(row.cells[one] for one in kept)) for row in sheet.rows),
    )
    rows = (part for row in found.rows for part in _in_parts(row, found, measure))
    return replace(found, rows=tuple(rows))


def _in_parts(row: SheetRow, sheet: Sheet, measure: Measure) -> Iterator[SheetRow]:
    """A row whose first cell is too long goes on in rows below it."""
    start, end = edges_of(sheet)[0]
    first, *rest = Composer(measure).whole(row.cells[0].text, TEXT, end - start)
    yield replace(row, cells=(replace(row.cells[0], text=first), *row.cells[1:]))
    for line in rest:
        cells = (replace(row.cells[0], text=line), *(SheetCell() for _ in row.cells[1:]))
        yield SheetRow(cells, goes_on=True)


def lowest(mark: Mark) -> float:
    """The lowest y of a mark, in points."""
    if isinstance(mark, TextMark | HorizontalLine):
        return mark.y
    if isinstance(mark, BoxMark):
        return mark.y + mark.height
    return mark.y + mark.side


def _roll(roll: str, height: float, signing: float = SIGNING) -> Paper:
    wide, side = ROLLS[roll]
    return Paper(
        f"Roll {wide} mm", wide * MM, height, side * MM, 14, height - EDGE, row=16,
        first=MOST, later=MOST, signing=signing,
    )  # fmt: skip
