"""The field in which a prize is typed, in its place in the table."""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from tdapp.ui.look.field import Field
from tdapp.ui.look.theme import Theme


class AmountField(Field):
    """Lies over a cell while it is typed in: Enter takes it, Escape and leaving do not.

    `typed` carries the place and what was typed, `over` says that the field is gone.
    """

    typed = Signal(int, str)
    over = Signal()

    def __init__(self, theme: Theme, name: str, parent: QWidget) -> None:
        super().__init__(theme, name, parent=parent)
        self._place = 0
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setAutoFillBackground(True)
        self.hide()

    def begin(self, place: int, text: str, box: QRect) -> None:
        """Offer a place's amount, selected, so that typing replaces it."""
        self._place = place
        self.setText(text)
        self.selectAll()
        height = self.height()
        self.setGeometry(box.x(), box.center().y() - height // 2, box.width(), height)
        self.show()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes what is typed; Escape gives it up."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            place, text = self._place, self.text().strip()
            self.hide()
            self.over.emit()
            self.typed.emit(place, text)
        elif event.key() == Qt.Key.Key_Escape:
            self.hide()
            self.over.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Discard what was typed when the focus leaves."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self.hide()
