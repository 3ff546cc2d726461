"""What the shapes on the map mean, in one row under it."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.shown.cells import Shape
from tdapp.ui.floor.map.ink import LEFT, Ink
from tdapp.ui.look.lettering import width
from tdapp.ui.look.shapes import paint_shape
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import grown, high
from tdapp.ui.look.theme import Theme

HEIGHT = 30
MARGIN, GAP, MARK = 16.0, 22.0, 13.0
LONG = 24.0


class Stroke(Enum):
    """How an arrow is drawn."""

    SOLID = "solid"
    DASHED = "dashed"


Mark = Shape | Stroke | None
"""A shape, an arrow, or (None) the dealer's button."""


class Legend(QWidget):
    """Says as much as there is room for."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._ink = Ink(theme)
        self.setFixedHeight(high(HEIGHT))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(", ".join(words for _, words in _meanings()))

    def sizeHint(self) -> QSize:
        """One row."""
        return QSize(100, high(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Each shape with its word."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._ink.theme.ground)
        painter.scale(grown(), grown())
        x, end = MARGIN, self.width() / grown() - MARGIN
        for shape, words in _meanings():
            mark = LONG if isinstance(shape, Stroke) else MARK
            long = mark + 7 + width(words, self._ink.label_medium)
            if x + long > end:
                break
            self._paint_mark(painter, shape, x)
            box = QRectF(x + mark + 7, 0, long, self.height() / grown())
            theme = self._ink.theme
            self._ink.text(painter, box, words, self._ink.label_medium, theme.text2, LEFT)
            x += long + GAP
        painter.end()

    def _paint_mark(self, painter: QPainter, shape: Mark, x: float) -> None:
        theme, middle = self._ink.theme, self.height() / grown() / 2
        if shape is None:
            self._ink.button(painter, QPointF(x + MARK / 2, middle))
        elif shape in (Shape.SEATED, Shape.WAITING):
            seated = shape is Shape.SEATED
            painter.setPen(self._ink.no_line if seated else self._ink.edge_dashed)
            painter.setBrush(theme.text2 if seated else self._ink.none)
            painter.drawEllipse(QPointF(x + MARK / 2, middle), MARK / 2, MARK / 2)
        elif isinstance(shape, Shape):
            box = QRectF(x, middle - MARK / 2, MARK, MARK)
            paint_shape(painter, shape, box, theme.text2)
        else:
            solid = shape is Stroke.SOLID
            painter.setPen(self._ink.accent if solid else self._ink.accent_dashed)
            painter.drawLine(QPointF(x, middle), QPointF(x + LONG, middle))


def _meanings() -> tuple[tuple[Mark, str], ...]:
    """Each with its words."""
    text = voice().text
    return (
        (Shape.SEATED, text("map", "seated")),
        (Shape.WAITING, text("map", "empty")),
        (Shape.LOW, text("map", "under 10 big blinds")),
        (Shape.AWAY, text("map", "away")),
        (None, text("map", "button, where told")),
        (Stroke.SOLID, text("map", "suggested")),
        (Stroke.DASHED, text("map", "moving")),
    )
