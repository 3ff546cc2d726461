"""The marks that a laid-out page consists of; x and y in points from the top left corner."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, IntEnum

from tdapp.papers.sheet import Sheet, SheetRow

THIN = 0.5
"""The thickness in points of the lines that people write on."""


class Weight(IntEnum):
    """Weights of type, as fonts count them."""

    REGULAR = 400
    MEDIUM = 500
    SEMIBOLD = 600


class InkTone(Enum):
    """Black for facts, a dark grey for labels, a light one for guiding lines."""

    INK = "#000000"
    QUIET = "#4D4D4D"
    LINE = "#B3B3B3"


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How a text is set: `size` in points, `zero` with a slashed zero.

    `tracking` widens every advance by so many percent of it; `aligned` figures share one advance.
    """

    size: float
    weight: Weight = Weight.REGULAR
    tone: InkTone = InkTone.INK
    zero: bool = False
    tracking: float = 0
    aligned: bool = True


Measure = Callable[[str, TextStyle], float]
"""The advance width in points of a text set in a style."""


@dataclass(frozen=True, slots=True)
class TextMark:
    """A text that begins at `x` on the baseline `y`."""

    x: float
    y: float
    text: str
    style: TextStyle


@dataclass(frozen=True, slots=True)
class HorizontalLine:
    """A horizontal line of `thickness` points, centred on `y`."""

    x: float
    y: float
    length: float
    thickness: float = 0.75
    tone: InkTone = InkTone.INK


@dataclass(frozen=True, slots=True)
class BoxMark:
    """A rectangle, filled or drawn by a thin line."""

    x: float
    y: float
    width: float
    height: float
    filled: bool = False


@dataclass(frozen=True, slots=True)
class Code:
    """A QR code: `rows` of modules, truthy ones dark, each `module` points wide."""

    x: float
    y: float
    module: float
    rows: tuple[bytes, ...]

    @property
    def side(self) -> float:
        """The code's width and height in points, without the quiet zone."""
        return self.module * len(self.rows)

    @property
    def quiet(self) -> float:
        """So much stays free round the code, in points."""
        return self.module * 4


Mark = TextMark | HorizontalLine | BoxMark | Code


@dataclass(frozen=True, slots=True)
class SheetPage:
    """One page: which rows stand on it, what they add up to in cents, and every mark."""

    sheet: Sheet
    number: int
    count: int
    rows: tuple[SheetRow, ...]
    totals: tuple[int | None, ...]
    marks: tuple[Mark, ...]
