"""A column that keeps its size and is scrolled where the window is too low for it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from tdapp.ui.look.scroll_bar import ThinScrollBar
from tdapp.ui.look.theme import Theme


def scrolled(inside: QWidget, theme: Theme) -> QScrollArea:
    """Such an area around a column of fixed width."""
    area = scrolling(inside, theme)
    area.setFixedWidth(inside.maximumWidth())
    return area


def scrolling(inside: QWidget, theme: Theme, ground: QColor | None = None) -> QScrollArea:
    """An area in which something of any width is scrolled, on the ground of a panel or another."""
    area = QScrollArea()
    area.setWidget(inside)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setVerticalScrollBar(ThinScrollBar(theme))
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    look = area.palette()
    look.setColor(QPalette.ColorRole.Window, ground or theme.panel)
    area.setPalette(look)
    return area
