"""The sizes of paper in use, with the lines on which everything hangs, in points."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paper:
    """One size of paper; all measures in points, y counted from the top edge.

    `side` is the margin left and right, `top` where the first ink may stand, `foot` the last
    baseline. `row` is the height of a row, `first` and `later` how many rows the first page and
    the later ones take at most. `signing` is how far above the foot the signatures begin.
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

    @property
    def wide(self) -> bool:
        """Whether the document's facts have room beside the title."""
        return self.width > 500  # noqa: PLR2004


A4 = Paper("A4", 595, 842, 44, 39, 812, row=24, first=20, later=24, signing=101)
A5_ACROSS = Paper("A5 across", 595, 420, 44, 39, 390, row=24, first=4, later=8, signing=76)
A6 = Paper("A6", 298, 420, 24, 24, 400, row=16, first=20, later=20, signing=76)
