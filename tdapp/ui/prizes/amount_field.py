"""The field in which a prize is typed, in its place in the table."""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from tdapp.ui.look.field import Field
from tdapp.ui.look.theme import Theme


class AmountField(Field):
    """Lies over a cell while it is typed in: Enter takes it, Escape and leaving do not.

    `typed` carries the place and what was typed, `over` says that the field is gone. What is `half`
    typed when the focus goes elsewhere is offered again for its place.
    """

    is_kept = False
    typed = Signal(int, str)
    over = Signal()

    def __init__(self, theme: Theme, name: str, parent: QWidget) -> None:
        super().__init__(theme, name, parent=parent)
        self._place = 0
        self._offered = ""
        self.half: tuple[int, str] | None = None
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setAutoFillBackground(True)
        self.hide()

    def begin(self, place: int, text: str, box: QRect) -> None:
        """Offer a place's amount, selected, so that typing replaces it."""
        self._place, self._offered = place, text
        self.setText(text)
        self.selectAll()
        if self.half is not None and self.half[0] == place:
            self.setText(self.half[1])
        height = self.height()
        self.setGeometry(box.x(), box.center().y() - height // 2, box.width(), height)
        self.show()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes what is typed; Escape gives it up."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            place, text = self._place, self.text().strip()
            self._end()
            self.over.emit()
            self.typed.emit(place, text)
        elif event.key() == Qt.Key.Key_Escape:
            self._end()
            self.over.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Discard what was typed when the focus leaves."""
        super().focusOutEvent(event)
        self.keep_half()
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self.hide()

    def keep_half(self) -> None:
        """Remember what is half typed, if anything is."""
        if not self.isHidden() and self.text() != self._offered:
            self.half = self._place, self.text()

    def _end(self) -> None:
        self.half = None
        self.hide()
