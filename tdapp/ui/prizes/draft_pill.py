"""The one filled pill of a page: a word that nobody must miss."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.shown.cells import Shape
from tdapp.ui.look.lettering import STRONG, Size, lettering, width
from tdapp.ui.look.shapes import paint_shape
from tdapp.ui.look.text_size import high, px
from tdapp.ui.look.theme import Theme

HEIGHT, PAD, SHAPE = 22, 10, 12


class Pill(QWidget):
    """A dashed ring and words on the colour of attention; without words it takes no room."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._words = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._words

    def say(self, words: str) -> None:
        """Say this from now on."""
        self._words = words
        self.setAccessibleName(words)
        self.setVisible(bool(words))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as its words."""
        wide = width(self._words, lettering(Size.LABEL, STRONG))
        return QSize(round(wide) + 2 * PAD + px(SHAPE) + 7, high(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The pill."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.attention)
        painter.drawRoundedRect(QRectF(self.rect()), self.height() / 2, self.height() / 2)
        ink = self._theme.on_accent
        middle = (self.height() - px(SHAPE)) / 2
        paint_shape(painter, Shape.WAITING, QRectF(PAD, middle, px(SHAPE), px(SHAPE)), ink)
        painter.setPen(ink)
        painter.setFont(lettering(Size.LABEL, STRONG))
        room = QRectF(PAD + px(SHAPE) + 6, 0, self.width(), self.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._words)
        painter.end()
