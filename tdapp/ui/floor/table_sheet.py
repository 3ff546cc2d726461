"""The chosen table in two lines, where the window has no room for the whole side."""

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.ui.acts.act import Act
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.said import Said
from tdapp.ui.look.theme import Theme


class TableSheet(QWidget):
    """Its name with what is suggested, and its first acts; the first one is what is suggested."""

    def __init__(self, theme: Theme, acts: tuple[Act, ...]) -> None:
        super().__init__()
        self._theme = theme
        self._title = Words(Size.HEAD, theme.text, STRONG)
        self._said = Said(theme, takes_room=True)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._title)
        head.addWidget(self._said, 1)
        row = QHBoxLayout()
        row.setSpacing(2)
        buttons = [ActButton(act, theme, 32) for act in acts]
        buttons[0].suggest(True)
        for button in buttons:
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(13, 4, 10, 6)
        column.setSpacing(0)
        column.addLayout(head)
        column.addLayout(row)

    @property
    def text(self) -> str:
        """What it says."""
        return f"{self._title.text()}\n{self._said.text}"

    def say(self, title: str, fact: str, note: str) -> None:
        """Say this of the table."""
        self._title.setText(title)
        self._said.say(fact, note)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A panel with a hairline on top."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.panel)
        painter.fillRect(0, 0, self.width(), 1, self._theme.line)
        painter.end()
