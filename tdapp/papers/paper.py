"""The sizes of paper in use, with the lines on which everything hangs, in points."""

from dataclasses import dataclass, replace
from enum import Enum


@dataclass(frozen=True, slots=True)
class Paper:
    """One size of paper; all measures in points, y counted from the top edge.

    `side` is the margin left and right, `top` where the first ink may stand, `foot` the last
    baseline. `row` is the height of a row, `first` and `later` how many rows the first page and
    the later ones take at most where each page is signed. `signing` is how far above the foot the
    signatures begin.
    """

    name: str
    width: float
    height: float
    side: float
    top: float
    foot: float
    row: float
    first: int
    later: int
    signing: float

    @property
    def right(self) -> float:
        """The right margin's x."""
        return self.width - self.side

    def with_rows(self, height: float) -> "Paper":
        """The same paper with rows of another height in points, as many as take the same room."""
        if height == self.row:
            return self
        more = self.row / height
        return replace(self, row=height, first=int(self.first * more), later=int(self.later * more))

    @property
    def wide(self) -> bool:
        """Whether the document's facts have room beside the title."""
        return self.width > 500  # noqa: PLR2004

    @property
    def narrow(self) -> bool:
        """Whether three signatures have no room side by side."""
        return self.width < 240  # noqa: PLR2004

    @property
    def slim(self) -> bool:
        """Whether even a code has no room beside the title."""
        return self.width < 200  # noqa: PLR2004


MARGIN = 72 / 2.54
"""No ink stands nearer to the paper's edge: printers cannot reach it, and a file needs it."""

A4 = Paper("A4", 595, 842, 44, 39, 812, row=24, first=20, later=24, signing=101)
A5_ACROSS = Paper("A5 across", 595, 420, 44, 39, 390, row=24, first=4, later=8, signing=76)
A6 = Paper("A6", 298, 420, 29, 29, 391, row=16, first=20, later=20, signing=76)
LETTER = Paper("Letter", 612, 792, 44, 39, 762, row=24, first=18, later=22, signing=101)
HALF_LETTER = Paper("Half letter", 612, 396, 44, 39, 366, row=24, first=4, later=8, signing=76)
QUARTER_LETTER = Paper(
    "Quarter letter", 306, 396, 29, 29, 366, row=16, first=18, later=18, signing=76
)


class PaperSize(Enum):
    """Which sizes of paper a house prints on; the value is what its settings say."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def full(self) -> Paper:
        """The whole sheet."""
        return A4 if self is PaperSize.A4 else LETTER


SAME = ((A4, LETTER), (A5_ACROSS, HALF_LETTER), (A6, QUARTER_LETTER))
"""The papers that stand for each other in the two families."""


def of_the_house(paper: Paper, size: PaperSize) -> Paper:
    """The paper of a house's own family that stands for this one, with rows as high."""
    for european, american in SAME:
        if paper.name in {european.name, american.name}:
            found = european if size is PaperSize.A4 else american
            return found.with_rows(paper.row)
    return paper
