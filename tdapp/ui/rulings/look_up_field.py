"""The field in which a rule is looked up: the arrows go through the answers under it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from tdapp.ui.look.field import Field
from tdapp.ui.look.theme import Theme

STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -8, Qt.Key.Key_PageDown: 8}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
BACK = (Qt.Key.Key_Escape, Qt.Key.Key_Backspace)


class LookUpField(Field):
    """`walked` carries by how many rows; `back` says that the question before is wanted.

    `carries` says that Shift+Enter was pressed.
    """

    walked = Signal(int)
    carries = Signal()
    back = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "")

    def ask(self, hint: str) -> None:
        """Be empty for the next answer."""
        self.clear()
        self.setPlaceholderText(hint)
        self.setAccessibleName(hint)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape and Backspace go back once nothing is typed."""
        key = Qt.Key(event.key())
        held = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if key in ENTER and held:
            self.carries.emit()
        elif key in STEPS:
            self.walked.emit(STEPS[key])
        elif key in BACK and not self.text():
            self.back.emit()
        else:
            super().keyPressEvent(event)
