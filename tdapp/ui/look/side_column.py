"""The right of a page: a column on its own ground, with the acts on what is chosen at the left."""

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme

WIDE = 372
BUTTON = 27
"""The height of a button in it."""


class SideColumn(QWidget):
    """The empty column."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setMaximumWidth(px(WIDE))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(13, 14, 13, 12)
        self._column.setSpacing(3)

    def add(self, *parts: QWidget) -> None:
        """Put all of it below each other; what is left of the room stays free under the last."""
        for part in parts:
            self._column.addWidget(part)
        self._column.addStretch(1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Its ground."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.panel)
        painter.end()
