"""The shortest way in keys, each drawn as a cap."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.ui.look.key_cap import paint_cap
from tdapp.ui.look.lettering import INSET, Size, elided, lettering, width
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import high
from tdapp.ui.look.theme import Theme

HEIGHT, GAP = 26, 4.0


class KeyHint(QWidget):
    """One line: a word, the caps, and what to know of them."""

    def __init__(self, theme: Theme, keys: tuple[str, ...]) -> None:
        super().__init__()
        self._theme = theme
        self._keys = keys
        self._head = voice().text("key hint", "Shortest")
        self._note = voice().text(
            "key hint", "spaces are optional; part of a name works too: “oliv b”"
        )
        self.setAccessibleName(f"{self._head} {' '.join(keys)}, {self._note}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """One row."""
        return QSize(320, high(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Word, caps, note; what does not fit is cut."""
        painter, font = QPainter(self), lettering(Size.LABEL)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font)
        painter.setPen(self._theme.text2)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(INSET, 0, self.width(), self.height()), middle, self._head)
        x = INSET + width(self._head, font) + 3 * GAP
        for key in self._keys:
            at, theme = QPointF(x, self.height() / 2), self._theme
            x = paint_cap(painter, key, at, theme.text2, theme.edge).right() + GAP
        room = QRectF(x + 2 * GAP, 0, max(0.0, self.width() - x - 2 * GAP), self.height())
        painter.drawText(room, middle, elided(self._note, font, room.width()))
        painter.end()
