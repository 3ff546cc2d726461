"""One way in which a line can go on: what is typed, what it does, and the key that takes it."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from tdapp.command.reply import Completion
from tdapp.ui.look.key_cap import paint_cap_before
from tdapp.ui.look.lettering import INSET, STRONG, Size, elided, lettering, width
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import high, px
from tdapp.ui.look.theme import Theme

HEIGHT = 30
LINE_WIDTH = 210.0


class WayRow(QAbstractButton):
    """A click takes it, as Tab takes the first; it never has the focus itself."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.way = Completion("")
        self._key = ""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_way(self, way: Completion, *, first: bool) -> None:
        """Show this one; the `first` is the one that Tab takes."""
        self.way = way
        self._key = voice().text("way row", "Tab") if first else way.key
        self.setEnabled(not way.example)
        self.setText(way.line)
        self.setAccessibleName(way.line)
        self.setAccessibleDescription(way.why_not or way.words)
        self.setToolTip(way.why_not or way.words)
        self.update()

    def sizeHint(self) -> QSize:
        """One row."""
        return QSize(320, high(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Line, words and key, a hairline at the foot."""
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        if self.underMouse():
            painter.fillRect(box, theme.hover)
        painter.fillRect(QRectF(0, box.bottom() - 1, box.width(), 1), theme.line)
        right, end = box.right(), QPointF(box.right() - 6, box.center().y())
        if self._key:
            cap = paint_cap_before(painter, self._key, end, theme.text2, theme.edge)
            right = cap.left() - 8
        words, font = self.way.why_not or self.way.words, lettering(Size.BODY, STRONG)
        typed = elided(self.way.line, font, px(LINE_WIDTH) if words else right - 2 * INSET)
        left = QRectF(INSET, 0, right - INSET, box.height())
        painter.setPen(theme.text3 if self.way.why_not else theme.text)
        painter.setFont(font)
        painter.drawText(left, Qt.AlignmentFlag.AlignVCenter, typed)
        x = INSET + max(px(LINE_WIDTH), width(typed, font)) + 8
        small = lettering(Size.BODY)
        painter.setPen(theme.text2)
        painter.setFont(small)
        room = QRectF(x, 0, right - x - 8, box.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, elided(words, small, room.width()))
        painter.end()
