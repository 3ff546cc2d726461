"""The button of an act: outlined, dashed while it is refused, filled where it is suggested."""

from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from tdapp.ui.look.act import ENTER, WindowAct
from tdapp.ui.look.key_cap import cap_width, paint_cap
from tdapp.ui.look.lettering import MEDIUM, STRONG, Size, elided, lettering, width
from tdapp.ui.look.text_size import high, px
from tdapp.ui.look.theme import Theme

RING = 3.0
PAD = 12.0
LEAST = 60
RADIUS = 4.0
OF_AN_ACT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
BEFORE_CAP, PAD_AT_CAP = 6.0, 8.0


class ActButton(QAbstractButton):
    """Shows one act. It can be focused and pressed while it is refused: then it says why.

    One that `keeps_words` gives up its key for want of room, and leaves it to others to be cut.
    """

    def __init__(
        self, act: WindowAct, theme: Theme, height: int = 32, parent: QWidget | None = None,
        *, keeps_words: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._act, self._theme = act, theme
        self._height = high(height)
        self._keeps_words = keeps_words
        self._suggested = self._rests = self._hovered = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(act.trigger)
        act.looked.connect(self._look)
        act.aged.connect(self._look_in_sight)
        self._look()

    @property
    def act(self) -> WindowAct:
        """What it does."""
        return self._act

    @property
    def suggested(self) -> bool:
        """Whether it is the one filled button of its pane."""
        return self._suggested

    @property
    def is_cut(self) -> bool:
        """Whether its words are too long for it."""
        return width(self._act.text(), self._font()) > self._words_room(self._body()).width()

    def suggest(self, suggested: bool) -> None:  # noqa: FBT001 - a plain switch, like Qt's own
        """Make it the filled one, or not."""
        if suggested != self._suggested:
            self._suggested = suggested
            self.update()

    def rest(self, *, resting: bool) -> None:
        """Be no filled one while something else is asked first."""
        if resting != self._rests:
            self._rests = resting
            if self._suggested:
                self.update()

    @property
    def filled(self) -> bool:
        """Whether it is painted as the one that most will press."""
        return self._suggested and not self._rests

    def sizeHint(self) -> QSize:
        """Wide enough for its words, whichever of its forms it says, and its key."""
        cap = PAD + self._cap_width() if self._act.cap else 0.0
        return QSize(ceil(self.of_words + cap + 1), self._height + round(2 * RING))

    @property
    def of_words(self) -> float:
        """How wide its words make it, whichever of its forms it says, without its key."""
        words = (width(one, self._font()) for one in (self._act.text(), *self._act.forms))
        return max(words) + 2 * PAD + 2 * RING

    def minimumSizeHint(self) -> QSize:
        """As small as half its words: the rest is cut with an ellipsis."""
        least = ceil(self.of_words + 1) if self._keeps_words else px(LEAST)
        return QSize(least, self._height + round(2 * RING))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is cut is said by the tooltip."""
        super().resizeEvent(event)
        self._say_in_tooltip()

    def showEvent(self, event: QShowEvent) -> None:
        """Shows what is so now."""
        super().showEvent(event)
        self._say_in_tooltip()
        self._act.look()

    @Slot()
    def _look_in_sight(self) -> None:
        if self.isVisible():
            self._act.look()

    @Slot()
    def _look(self) -> None:
        self.setText(self._act.text())
        self._say_in_tooltip()
        self.setAccessibleName(self._act.text())
        key, why_not = self._act.key, self._act.statusTip()
        self.setAccessibleDescription("\n".join(filter(None, (why_not, key))))
        self.updateGeometry()
        self.update()

    def _say_in_tooltip(self) -> None:
        """Its words where they are cut, why it cannot be done, its key where that has no cap.

        What is cut is measured once it is in sight.
        """
        words, key = "", self._act.key
        if self.isVisible():
            words = self._act.text() if self.is_cut else ""
            key = "" if self._act.cap and self._shows_cap(self._body()) else key
        self.setToolTip("\n".join(filter(None, (words, self._act.statusTip(), key))))

    def _font(self) -> QFont:
        return lettering(Size.BODY, STRONG if self._suggested else MEDIUM)

    def _cap_width(self) -> float:
        return cap_width(self._act.cap)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it as the space bar does; with Ctrl or Alt it is another key."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.modifiers() & OF_AN_ACT:
                self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Lights up under the mouse."""
        self._hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Goes back."""
        self._hovered = False
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the button, its words and its key."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = self._body()
        self._paint_body(painter, body)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._theme.accent, 2))
            ring = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(ring, RADIUS + 2, RADIUS + 2)
        self._paint_words(painter, body)
        painter.end()

    def _paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme = self._theme
        if self._act.why_not:
            pen = QPen(theme.edge if self._hovered else theme.line, 1, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        elif self.filled:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.accent.lighter(108) if self._hovered else theme.accent)
        else:
            painter.setPen(QPen(theme.edge, 1))
            down = self.isDown() or self._hovered
            painter.setBrush(theme.hover if down else theme.raised)
        painter.drawRoundedRect(body, RADIUS, RADIUS)

    def _paint_words(self, painter: QPainter, body: QRectF) -> None:
        colour, room = self._ink(), self._words_room(body)
        if self._shows_cap(body):
            at = QPointF(room.right() + BEFORE_CAP, body.center().y())
            frame = colour if self.filled else self._theme.edge
            paint_cap(painter, self._act.cap, at, colour, None if self._act.why_not else frame)
        painter.setPen(colour)
        painter.setFont(self._font())
        text = elided(self._act.text(), self._font(), room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)

    def _body(self) -> QRectF:
        inset = RING + 0.5
        return QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)

    def _words_room(self, body: QRectF) -> QRectF:
        """Where the words stand, before the key where there is one."""
        right = PAD_AT_CAP + self._cap_width() + BEFORE_CAP if self._shows_cap(body) else PAD
        return body.adjusted(PAD, 0, -right, 0)

    def _shows_cap(self, body: QRectF) -> bool:
        """Whether its key stands in it: words that would be cut for it come first."""
        beside = body.width() - PAD - PAD_AT_CAP - self._cap_width() - BEFORE_CAP
        return bool(self._act.cap) and width(self._act.text(), self._font()) <= beside

    def _ink(self) -> QColor:
        if self._act.why_not:
            return self._theme.text3
        return self._theme.on_accent if self.filled else self._theme.text


class OneEnter:
    """Takes Enter from every act whose button in a window shows it, and gives it back.

    No button but those of `asker` is the filled one meanwhile.
    """

    def __init__(self, asker: QWidget) -> None:
        self._asker = asker
        self._without: list[WindowAct] = []

    def take(self, window: QWidget) -> None:
        """From now on none of them shows it, nor takes it."""
        for button in self._others(window):
            button.rest(resting=True)
            if button.act.pressed_by == ENTER:
                self._without.append(button.act)
                button.act.press_by("")

    def give_back(self, window: QWidget) -> None:
        """As before."""
        for button in self._others(window):
            button.rest(resting=False)
        for act in self._without:
            act.press_by(ENTER)
        self._without.clear()

    def _others(self, window: QWidget) -> list[ActButton]:
        buttons = window.findChildren(ActButton)
        return [one for one in buttons if not self._asker.isAncestorOf(one)]
