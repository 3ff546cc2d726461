"""The window that says why the console cannot be opened."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme


class Trouble(QWidget):
    """One sentence and a way out; `closed` when it was read."""

    closed = Signal()

    def __init__(self, sentence: str, theme: Theme) -> None:
        super().__init__()
        self.setWindowTitle(voice().text("trouble", "The record could not be opened"))
        title = Words(Size.HEAD, theme.text, STRONG)
        title.setText(voice().text("trouble", "The record could not be opened"))
        said = Words(Size.BODY, theme.text2, wraps=True)
        said.setText(sentence)
        self.leave = ActButton(
            WindowAct(lambda: voice().text("trouble", "Close"), "", always, self._go, self), theme
        )
        self.leave.suggest(True)
        self.leave.setFixedWidth(px(120))
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.leave)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 20, 16)
        column.setSpacing(10)
        column.addWidget(title)
        column.addWidget(said)
        column.addStretch(1)
        column.addLayout(row)
        self.resize(560, 190)
        self.leave.setFocus()

    def _go(self) -> None:
        self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape and Enter close it."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Goes, and says so."""
        super().closeEvent(event)
        self.closed.emit()
