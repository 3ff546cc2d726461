"""The door to the command bar in the top row: it looks like the field that it opens."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from tdapp.ui.command_bar.command_line import paint_magnifier
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import RADIUS
from tdapp.ui.look.key_cap import paint_cap_before
from tdapp.ui.look.lettering import Size, elided, lettering, width
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import high, px
from tdapp.ui.look.theme import Theme

WIDE, NARROWEST, HEIGHT = 450, 120, 28
BEFORE = 32.0


class CommandField(QAbstractButton):
    """A click opens the bar, as its key does from anywhere."""

    def __init__(self, door: WindowAct, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._key = door.key
        text = voice().text
        self._hints = (
            text("command field", "Type a command, such as 12-5 bust"),
            text("command field", "Type a command"),
            text("command field", "Command"),
        )
        self.setAccessibleName(door.text())
        self.setToolTip(door.text())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.clicked.connect(door.trigger)

    def sizeHint(self) -> QSize:
        """Wide enough for its words and more."""
        return QSize(px(WIDE), high(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """What is left of it in a small window."""
        return QSize(px(NARROWEST), high(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The outline, the magnifier, the hint and the key."""
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setBrush(theme.hover if self.underMouse() else theme.ground)
        focused = self.hasFocus()
        painter.setPen(QPen(theme.accent if focused else theme.edge, 2 if focused else 1))
        painter.drawRoundedRect(body, RADIUS, RADIUS)
        paint_magnifier(painter, QPointF(17, body.center().y()), theme)
        end = QPointF(body.right() - 6, body.center().y())
        right = paint_cap_before(painter, self._key, end, theme.text2, theme.edge).left()
        painter.setPen(theme.text2)
        font = lettering(Size.BODY)
        painter.setFont(font)
        room = QRectF(BEFORE, 0, right - BEFORE - 8, self.height())
        hint = self.hint(room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, elided(hint, font, room.width()))
        painter.end()

    def hint(self, room: float) -> str:
        """The longest one that is whole in so much room, or the shortest."""
        font = lettering(Size.BODY)
        whole = (one for one in self._hints if width(one, font) <= room)
        return next(whole, self._hints[-1])
