"""The pens, brushes and letters of the map, made once for a theme; sizes are pixels at 100 %."""

from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen

from tdapp.shown.cells import Shape
from tdapp.ui.look.fonts import console_font
from tdapp.ui.look.lettering import MEDIUM, STRONG, Size, fitted, width
from tdapp.ui.look.shapes import paint_shape
from tdapp.ui.look.theme import Theme

MIDDLE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
PILL, PILL_PAD, PILL_SHAPE = 18.0, 8.0, 11.0
BUTTON = 7.5
"""Half of the dealer's button."""


class Ink:
    """What the items of one map paint with."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.none = QBrush(Qt.BrushStyle.NoBrush)
        self.no_line = QPen(Qt.PenStyle.NoPen)
        self.hatch = QBrush(theme.paused, Qt.BrushStyle.BDiagPattern)
        self.label = _letters(Size.LABEL)
        self.label_medium = _letters(Size.LABEL, MEDIUM)
        self.label_strong = _letters(Size.LABEL, STRONG)
        self.head = _letters(Size.HEAD, STRONG)
        self.body = _letters(Size.BODY, STRONG)
        self.clock = _letters(Size.CLOCK, STRONG)
        self.edge = pen(theme.edge, 1)
        self.edge_dashed = pen(theme.edge, 1, 3, 3)
        self.accent = pen(theme.accent, 2)
        self.accent_dashed = pen(theme.accent, 2, 2.5, 2)

    def text(
        self,
        painter: QPainter,
        box: QRectF,
        text: str,
        font: QFont,
        colour: QColor,
        flags: Qt.AlignmentFlag = MIDDLE,
    ) -> None:
        """One line in a box; what does not fit is cut with an ellipsis."""
        painter.setFont(font)
        painter.setPen(colour)
        by, cut = _laid_out(text, font, box.width(), box.height(), flags)
        painter.drawText(box.topLeft() + by, cut)

    def pill(
        self, painter: QPainter, middle: QPointF, text: str, shape: Shape | None, colour: QColor,
        *, loud: bool = False, on: QColor | None = None,
    ) -> QRectF:  # fmt: skip
        """A state or a label in a pill; gives where it stands. `on` is the colour of its words."""
        box = pill_box(middle, text, shape)
        words = on or (self.theme.on_accent if loud else colour)
        painter.setPen(self.no_line if loud else pen(colour, 1))
        painter.setBrush(colour if loud else self.theme.panel)
        painter.drawRoundedRect(box, PILL / 2, PILL / 2)
        inside = box.adjusted(PILL_PAD, 0, -PILL_PAD, 0)
        if shape is not None:
            mark = QRectF(inside.left(), box.center().y() - PILL_SHAPE / 2, PILL_SHAPE, PILL_SHAPE)
            paint_shape(painter, shape, mark, words)
            inside.setLeft(mark.right() + 4)
        self.text(painter, inside.adjusted(0, 0, 4, 0), text, self.label_strong, words, LEFT)
        return box

    def button(self, painter: QPainter, middle: QPointF) -> None:
        """The dealer's button: a white disc with a D in every theme."""
        painter.setPen(pen(QColor("#5a6670"), 1))
        painter.setBrush(QColor("#ffffff"))
        painter.drawEllipse(middle, BUTTON, BUTTON)
        box = QRectF(middle.x() - BUTTON, middle.y() - BUTTON, 2 * BUTTON, 2 * BUTTON)
        painter.setFont(self.label_strong)
        painter.setPen(QColor("#14191e"))
        painter.drawText(box, int(MIDDLE), "D")


@lru_cache(maxsize=2_048)
def _laid_out(
    text: str, font: QFont, wide: float, high: float, flags: Qt.AlignmentFlag
) -> tuple[QPointF, str]:
    """What fits of a line in a box of this size, and where in the box its pen begins."""
    metrics = QFontMetricsF(font)
    cut, long = fitted(text, font, wide)
    left = (wide - long) / (2 if flags == MIDDLE else 1)
    down = (high - metrics.height()) / 2 + metrics.ascent()
    return QPointF(0 if flags == LEFT else left, down), cut


@cache
def _letters(size: Size, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    return console_font(size, weight)


def pen(colour: QColor, wide: float, *dashes: float) -> QPen:
    """A pen, dashed in multiples of its width where dashes are given."""
    made = QPen(colour, wide)
    made.setCapStyle(Qt.PenCapStyle.FlatCap)
    if dashes:
        made.setDashPattern(list(dashes))
    return made


def pill_box(middle: QPointF, text: str, shape: Shape | None) -> QRectF:
    """Where a pill stands whose middle is there."""
    wide = width(text, _letters(Size.LABEL, STRONG)) + 2 * PILL_PAD
    wide += PILL_SHAPE + 4 if shape is not None else 0
    return QRectF(middle.x() - wide / 2, middle.y() - PILL / 2, wide, PILL)
