"""One of several that can be chosen: a tick where it is, dashed where it cannot be."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from tdapp.shown.cells import Shape
from tdapp.ui.look.act_button import RADIUS, RING
from tdapp.ui.look.key_cap import cap_width, paint_cap_before
from tdapp.ui.look.lettering import MEDIUM, STRONG, Size, elided, lettering, width
from tdapp.ui.look.shapes import paint_shape
from tdapp.ui.look.text_size import high, px
from tdapp.ui.look.theme import Theme

HEIGHT = 32
PAD = 10.0
SHAPE = 12.0


class OptionButton(QAbstractButton):
    """Shows one choice and its key. What cannot be chosen can be focused and says why not."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._key = ""
        self._why_not = ""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def why_not(self) -> str:
        """Why it cannot be chosen; empty where it can."""
        return self._why_not

    def show_option(self, words: str, key: str, why_not: str, *, chosen: bool) -> None:
        """Say this from now on."""
        self._key, self._why_not = key, why_not
        self.setText(words)
        self.setChecked(chosen)
        self.setToolTip(why_not)
        self.setAccessibleName(words)
        self.setAccessibleDescription(why_not)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Wide enough for its words and its key."""
        words = width(self.text(), lettering(Size.BODY, STRONG))
        cap = cap_width(self._key) + 8 if self._key else 0
        needed = words + 2 * PAD + px(SHAPE) + 8 + 2 * RING + cap
        return QSize(round(needed) + 1, high(HEIGHT) + round(2 * RING))

    def minimumSizeHint(self) -> QSize:
        """Half its words are enough to know it by."""
        return QSize(px(64), high(HEIGHT) + round(2 * RING))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The outline, the shape, the words and the key."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inset = RING + 0.5
        body = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        self._paint_body(painter, body)
        ink = self._theme.text3 if self._why_not else self._theme.text
        left = body.left() + PAD
        self._paint_mark(
            painter, QRectF(left, body.center().y() - px(SHAPE) / 2, px(SHAPE), px(SHAPE)), ink
        )
        self._paint_words(painter, body.adjusted(PAD + px(SHAPE) + 8, 0, -PAD, 0), ink)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._theme.accent, 2))
            ring = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(ring, RADIUS + 2, RADIUS + 2)
        painter.end()

    def _paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme = self._theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._why_not:
            painter.setPen(QPen(theme.line, 1, Qt.PenStyle.DashLine))
        elif self.isChecked():
            painter.setPen(QPen(theme.accent, 2))
            painter.setBrush(theme.soft)
        else:
            painter.setPen(QPen(theme.edge, 1))
            painter.setBrush(theme.hover if self.underMouse() else theme.raised)
        painter.drawRoundedRect(body, RADIUS, RADIUS)

    def _paint_mark(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        if self._why_not:
            painter.setPen(QPen(ink, 1.5))
            middle = box.center().y()
            painter.drawLine(round(box.left()), round(middle), round(box.right()), round(middle))
        else:
            paint_shape(painter, Shape.DONE if self.isChecked() else Shape.READY, box, ink)

    def _paint_words(self, painter: QPainter, room: QRectF, ink: QColor) -> None:
        if self._key:
            end = QPointF(room.right(), room.center().y())
            cap = paint_cap_before(painter, self._key, end, ink, self._theme.edge)
            room = room.adjusted(0, 0, -cap.width() - 6, 0)
        font = lettering(Size.BODY, STRONG if self.isChecked() else MEDIUM)
        painter.setPen(ink)
        painter.setFont(font)
        text = elided(self.text(), font, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text)
