"""Papers on a receipt roll, 80 mm wide and as long as what stands on them."""

from dataclasses import replace

from tdapp.core.refusal import Refusal
from tdapp.papers.marks import BoxMark, HorizontalLine, Mark, Measure, TextMark
from tdapp.papers.paginate import paginate
from tdapp.papers.paper import Paper
from tdapp.papers.sheet import Sheet

WIDTH = 80 / 25.4 * 72
SIDE = 4 / 25.4 * 72
"""What a receipt printer cannot reach at either side."""

ENDLESS = 30_000.0
MOST = 1_000
SIGNING = 70.0
BELOW = 46.0
"""From the last line to the foot: what a page keeps free below its rows."""

EDGE = 12.0


def on_roll(sheet: Sheet, measure: Measure) -> Sheet:
    """The same sheet on a roll, on one page that ends below its last line.

    Refuses ``page_misfit`` where it has more rows than a roll is cut for.
    """
    if len(sheet.rows) > MOST:
        raise Refusal("page_misfit", document=sheet.imprint.document)
    long = replace(sheet, paper=_roll(ENDLESS), signatures=())
    (page,) = paginate(long, measure)
    foot = long.paper.foot
    end = max(bottom for mark in page.marks if (bottom := lowest(mark)) < foot - 1)
    foot_at = end + BELOW + (SIGNING if sheet.signatures else 0)
    return replace(sheet, paper=_roll(foot_at + EDGE))


def lowest(mark: Mark) -> float:
    """The lowest y of a mark, in points."""
    if isinstance(mark, TextMark | HorizontalLine):
        return mark.y
    if isinstance(mark, BoxMark):
        return mark.y + mark.height
    return mark.y + mark.side


def _roll(height: float) -> Paper:
    return Paper(
        "Roll 80 mm", WIDTH, height, SIDE, 14, height - EDGE, row=16, first=MOST, later=MOST,
        signing=SIGNING,
    )  # fmt: skip
