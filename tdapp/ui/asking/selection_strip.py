"""What is chosen in two lines at the foot, where the window has no room for the whole side."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme

BESIDE = 2
"""So few acts stand in the first line."""
LEAST = 90
"""Short words are never cut, longer ones not to less."""


class SelectionStrip(QWidget):
    """Its name with what is said of it, and its first acts."""

    def __init__(self, theme: Theme, acts: Sequence[WindowAct] = ()) -> None:
        super().__init__()
        self._theme = theme
        self._title = Words(Size.HEAD, theme.text, STRONG)
        self._said = MessageLabel(theme, takes_room=True)
        self._buttons: list[ActButton] = []
        self._head = QHBoxLayout()
        self._head.setSpacing(12)
        self._head.addWidget(self._title)
        self._head.addWidget(self._said, 1)
        self._row = QHBoxLayout()
        self._row.setSpacing(2)
        column = QVBoxLayout(self)
        column.setContentsMargins(13, 4, 10, 6)
        column.setSpacing(0)
        column.addLayout(self._head)
        column.addLayout(self._row)
        self.show_acts(acts, acts[0] if acts else None)

    @property
    def text(self) -> str:
        """What it says."""
        return f"{self._title.text()}\n{self._said.text}"

    def say(self, title: str, fact: str, note: str = "") -> None:
        """Say this of what is chosen."""
        self._title.setText(title)
        self._said.say(fact, note)

    def show_acts(self, acts: Sequence[WindowAct], suggested: WindowAct | None = None) -> None:
        """Have these acts, of which the `suggested` one is filled."""
        if [button.act for button in self._buttons] != list(acts):
            for button in self._buttons:
                button.hide()
                button.deleteLater()
            self._buttons = [ActButton(act, self._theme, 32) for act in acts]
            wide = len(acts) > BESIDE
            for button in self._buttons:
                button.setMinimumWidth(ceil(min(button.of_words + 1, px(LEAST))))
                (self._row if wide else self._head).addWidget(button)
                if not wide:
                    button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        for button in self._buttons:
            button.suggest(button.act is suggested)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A panel with a hairline on top."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.panel)
        painter.fillRect(0, 0, self.width(), 1, self._theme.line)
        painter.end()
