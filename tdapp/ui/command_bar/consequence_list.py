"""The consequences of a command, line by line: a shape, and words that wrap."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.command.reply import ReplyLine
from tdapp.ui.look.lettering import INSET, Size, lettering
from tdapp.ui.look.shapes import paint_shape
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme

SHAPE, INDENT, GAP = 13.0, 24, 4
WRAPS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop


class ConsequenceList(QWidget):
    """Shows the lines; a screen reader hears them as one text."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.lines: Sequence[ReplyLine] = ()
        size = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        size.setHeightForWidth(True)
        self.setSizePolicy(size)

    @property
    def text(self) -> str:
        """All lines one after the other."""
        return " ".join(line.text for line in self.lines)

    def show_lines(self, lines: Sequence[ReplyLine]) -> None:
        """Show these."""
        self.lines = lines
        self.setAccessibleName(self.text)
        self.setVisible(bool(lines))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Long lines wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """What all lines need."""
        return sum(self._height(line, width) + GAP for line in self.lines)

    def sizeHint(self) -> QSize:
        """As wide as it is."""
        return QSize(self.width(), self.heightForWidth(self.width()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Each line under the one before."""
        painter = QPainter(self)
        painter.setFont(lettering(Size.BODY))
        y = 0
        for line in self.lines:
            height = self._height(line, self.width())
            colour: QColor = getattr(self._theme, line.tone.value)
            if line.shape is not None:
                box = QRectF(INSET, y + 3, px(SHAPE), px(SHAPE))
                paint_shape(painter, line.shape, box, colour)
            painter.setPen(colour)
            painter.drawText(
                QRect(px(INDENT), y, self.width() - px(INDENT), height), WRAPS, line.text
            )
            y += height + GAP
        painter.end()

    def _height(self, line: ReplyLine, width: int) -> int:
        room = QRectF(0, 0, max(1, width - px(INDENT)), 10_000)
        metrics = QFontMetricsF(lettering(Size.BODY))
        return round(metrics.boundingRect(room, int(WRAPS), line.text).height()) + 1
