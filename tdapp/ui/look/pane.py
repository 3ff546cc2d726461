"""A part of a page on the page's ground, and one that has its name in a row on top."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.text_size import high
from tdapp.ui.look.theme import Theme

HEAD = 52
TITLE = 26


class Pane(QWidget):
    """Its ground, with a hairline at its right."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The ground and the line."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.ground)
        painter.fillRect(QRect(self.width() - 1, 0, 1, self.height()), self._theme.line)
        painter.end()


class HeadedPane(Pane):
    """A row on top, in which its title is the first, over a column of what it shows."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._title = Words(Size.HEAD, theme.text, STRONG)
        self._top = row = QWidget()
        row.setFixedHeight(high(HEAD))
        self._head = QHBoxLayout(row)
        self._head.setContentsMargins(16, 0, 12, 0)
        self._head.setSpacing(14)
        self._head.addWidget(self._title)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 1, 0)
        self._column.setSpacing(0)
        self._column.addWidget(row)

    def _list_title(self, words: str = "") -> Words:
        """The title over one of several lists."""
        title = Words(Size.LABEL, self._theme.text2, STRONG)
        title.setText(words)
        title.setFixedHeight(high(TITLE))
        title.setContentsMargins(16, 0, 0, 0)
        return title
