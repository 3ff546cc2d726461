"""The grid and the four sizes of type that all projected screens share.

A screen is laid out as a page of fixed height whatever its pixels: lengths are shares of it.
"""

from dataclasses import dataclass

from tdapp.ui.projected.fit_text import Type

PAGE_HEIGHT = 1080.0
TALL_WIDTH, TALL_HEIGHT = 864.0, 1400.0
"""A portrait page is at least so wide and so high; on one of the two it is exactly that."""

S_LABEL = Type(36, fact=False)
S_FACT = Type(36, fact=True)
M_LABEL = Type(72, fact=False, tracking=-0.01)
M_FACT = Type(72, fact=True, tracking=-0.01)
L_FACT = Type(160, fact=True, tracking=-0.02)
XL_FACT = Type(456, fact=True, tracking=-0.055)

HAIRLINE = 2.0
HEAD_BASELINE = 74.2
STATE_BASELINE = 170.0
LABEL_TO_VALUE = 70.4
"""From a label's baseline to that of the value below it."""
FOOT_RULE, FOOT_BASELINE = 112.0, 56.0
"""How far above the page's lower edge they stand."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A page's size, its margin at the sides, and the left edges of its columns."""

    width: float
    height: float
    left: float

    @property
    def right(self) -> float:
        """Where the right margin begins."""
        return self.width - self.left

    @property
    def breadth(self) -> float:
        """The width between the margins."""
        return self.width - 2 * self.left

    @property
    def side(self) -> float:
        """The left edge of the side column."""
        return self.width * 0.725

    @property
    def middle(self) -> float:
        """The left edge of the column before it."""
        return self.width * 0.525

    @property
    def gutter(self) -> float:
        """The empty width before a column."""
        return self.left + HAIRLINE

    @property
    def portrait(self) -> bool:
        """Whether the page is higher than wide: what stands beside the time goes below it."""
        return self.width < self.height


def grid_for(width: float, height: float) -> Grid:
    """The page for a screen of that shape."""
    shape = width / height
    if shape >= 1:
        return Grid(PAGE_HEIGHT * shape, PAGE_HEIGHT, left=64)
    tall = max(TALL_WIDTH / shape, TALL_HEIGHT)
    return Grid(tall * shape, tall, left=48)
