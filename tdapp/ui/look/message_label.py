"""A shape, a fact and its label in one line."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.shown.cells import Shape
from tdapp.ui.look.lettering import STRONG, Size, lettering, shortened, width
from tdapp.ui.look.shapes import paint_shape
from tdapp.ui.look.text_size import high, px
from tdapp.ui.look.theme import Theme

SHAPE = 13.0
GAP = 7.0
WRAPPED = Qt.TextFlag.TextWordWrap


class MessageLabel(QWidget):
    """Paints what was said last; clauses that do not fit are left to the tooltip.

    A label that `wraps` has a second line where it is said alone and there is room for it.
    """

    def __init__(
        self,
        theme: Theme,
        *,
        takes_room: bool = False,
        right: bool = False,
        wraps: bool = False,
        size: Size = Size.LABEL,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._size = size
        self._right = right
        self._wraps = wraps
        self._brief = False
        self._said: tuple[Shape | None, QColor, str, str] = (None, theme.text, "", "")
        wide = QSizePolicy.Policy.Expanding if takes_room else QSizePolicy.Policy.Preferred
        self.setSizePolicy(wide, QSizePolicy.Policy.Preferred)
        self.setMinimumWidth(1)

    @property
    def text(self) -> str:
        """All of it, fact and label."""
        _, _, fact, label = self._said
        return f"{fact}  {label}".strip()

    def say(
        self, fact: str, label: str = "", shape: Shape | None = None, colour: QColor | None = None
    ) -> None:
        """Say this from now on; `colour` is the shape's."""
        said = (shape, colour or self._theme.text2, fact, label)
        if said != self._said:
            self._said = said
            self.setAccessibleName(self.text)
            self.updateGeometry()
            self._note_what_is_cut()
            self.update()

    def be_brief(self, *, brief: bool) -> None:
        """Leave the label to the tooltip, or not."""
        if brief != self._brief:
            self._brief = brief
            self.updateGeometry()
            self._note_what_is_cut()
            self.update()

    def sizeHint(self) -> QSize:
        """As wide as all of it."""
        return QSize(round(self._needed() + 1), high(30))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is cut may change."""
        super().resizeEvent(event)
        self._note_what_is_cut()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The shape, the fact, and as much of the label as fits."""
        shape, colour, fact, label = self._shown
        strong, small = lettering(self._size, STRONG), lettering(self._size)
        painter = QPainter(self)
        x = max(0.0, self.width() - self._needed()) if self._right else 0.0
        if shape is not None:
            box = QRectF(x, (self.height() - px(SHAPE)) / 2, px(SHAPE), px(SHAPE))
            paint_shape(painter, shape, box, colour)
            x += px(SHAPE) + GAP
        x = self._paint(painter, x, fact, strong, self._theme.text)
        self._paint(painter, x, label, small, self._theme.text2)
        painter.end()

    def _paint(self, painter: QPainter, x: float, text: str, font: QFont, ink: QColor) -> float:
        if not text:
            return x
        painter.setFont(font)
        painter.setPen(ink)
        box = QRectF(x, 0, self.width() - x + 1, self.height())
        if self._needed() > self.width() and not self.is_cut:
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | WRAPPED, text)
            return self.width()
        text = shortened(text, font, self.width() - x)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text)
        return x + width(text, font) + GAP

    def _needed(self) -> float:
        shape, _, fact, label = self._shown
        needed = px(SHAPE) + GAP if shape is not None else 0.0
        needed += width(fact, lettering(self._size, STRONG)) if fact else 0.0
        return needed + (width(label, lettering(self._size)) + GAP if label else 0.0)

    @property
    def _shown(self) -> tuple[Shape | None, QColor, str, str]:
        """What is painted of it."""
        shape, colour, fact, _ = self._said
        return (shape, colour, fact, "") if self._brief and fact else self._said

    @property
    def is_cut(self) -> bool:
        """Whether it is too long for its room."""
        return self._needed() > self.width() and not self._is_wrapped()

    def _is_wrapped(self) -> bool:
        """Whether all of it stands in two lines."""
        shape, _, fact, label = self._shown
        if not self._wraps or fact or shape is not None:
            return False
        metrics = QFontMetrics(lettering(self._size))
        box = metrics.boundingRect(QRect(0, 0, self.width(), 0), WRAPPED, label)
        return box.height() <= self.height() and box.width() <= self.width()

    def _note_what_is_cut(self) -> None:
        self.setToolTip(self.text if self.is_cut or self._shown != self._said else "")
