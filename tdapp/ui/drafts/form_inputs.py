"""The two small widgets of the form: a line to type in, and a choice of a few words."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from tdapp.ui.look.act_button import RADIUS, RING
from tdapp.ui.look.field import Field
from tdapp.ui.look.lettering import Size, elided, lettering
from tdapp.ui.look.text_size import high
from tdapp.ui.look.theme import Theme

HEIGHT = 28
ARROWS = (
    "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK} \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
)
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
BACK = (Qt.Key.Key_Left, Qt.Key.Key_Minus)
ON = (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Plus)


class FormLine(Field):
    """One line; Enter and the arrows go to the next field or the one before, Escape to the list.

    `typed` carries the text at each key, `goes` how many fields on the focus is to go.
    """

    is_kept = False
    typed = Signal(str)
    goes = Signal(int)

    def __init__(self, theme: Theme, hint: str = "") -> None:
        super().__init__(theme, hint, height=HEIGHT)
        self.textEdited.connect(self.typed)

    def show_value(self, value: str) -> None:
        """Show what the file says."""
        if value != self.text():
            self.setText(value)
            self.setCursorPosition(0)
            if self.hasFocus():
                self.selectAll()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the text when the field is reached by key, so that typing replaces it."""
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that go elsewhere; all else is typing."""
        step = _step(event)
        if step:
            self.goes.emit(step)
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


class FormChoice(QAbstractButton):
    """One of a few values, or none; the arrows, Space, a click or a first letter choose.

    Where none is, the `plain` one holds and is shown quietly.
    """

    typed = Signal(str)
    goes = Signal(int)

    def __init__(
        self,
        theme: Theme,
        values: Sequence[str],
        plain: str,
        words: Callable[[str], str],
    ) -> None:
        super().__init__()
        self._theme = theme
        self._words = words
        self._plain = plain
        self._values = ("", *values)
        self._value = ""
        self.setFixedHeight(high(HEIGHT) + round(2 * RING))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(lambda: self._turn(1))
        self.show_value("")

    def show_value(self, value: str) -> None:
        """Show this one."""
        self._value = value
        self.setText(self._words(value or self._plain))
        self.setAccessibleDescription(self.text())
        self.update()

    def sizeHint(self) -> QSize:
        """As a line."""
        return QSize(160, self.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that choose, and those that go elsewhere."""
        step, letter = _step(event), event.text().casefold()
        if step:
            self.goes.emit(step)
        elif event.key() in ON or event.key() in BACK:
            self._turn(1 if event.key() in ON else -1)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._choose("")
        elif letter.strip() and not event.modifiers():
            same = [one for one in self._values if self._words(one).casefold().startswith(letter)]
            after = [one for one in same if self._place(one) > self._place(self._value)]
            self._choose(next(iter((*after, *same)), self._value))
        else:
            event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The outline, the word, and the two arrows that change it."""
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(RING + 0.5, RING + 0.5, -RING - 0.5, -RING - 0.5)
        painter.setPen(QPen(theme.edge, 1))
        painter.drawRoundedRect(body, RADIUS, RADIUS)
        if self.hasFocus():
            painter.setPen(QPen(theme.accent, 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        font = lettering(Size.BODY)
        painter.setFont(font)
        painter.setPen(theme.text if self._value else theme.text3)
        inside = body.adjusted(10, 0, -30, 0)
        words = elided(self.text(), font, inside.width())
        painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter, words)
        painter.setPen(theme.text2)
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(body.adjusted(0, 0, -8, 0), right, ARROWS)
        painter.end()

    def _place(self, value: str) -> int:
        return self._values.index(value) if value in self._values else -1

    def _turn(self, by: int) -> None:
        self._choose(self._values[(self._place(self._value) + by) % len(self._values)])

    def _choose(self, value: str) -> None:
        if value != self._value:
            self.show_value(value)
            self.typed.emit(value)


def _step(event: QKeyEvent) -> int:
    """How many fields on a key goes."""
    if event.key() in ENTER:
        return -1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
    return {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)


def focus_beside(fields: Sequence[QWidget], here: QWidget, step: int) -> None:
    """Put the focus so many fields on, and stay where there is none."""
    place = list(fields).index(here) + step
    if 0 <= place < len(fields):
        fields[place].setFocus(Qt.FocusReason.TabFocusReason)
