"""A column that keeps its size and is scrolled where the window is too low for it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QWidget

from tdapp.ui.look.scroll_bar import thin_scroll_bar
from tdapp.ui.look.theme import Theme


def scrolled(inside: QWidget, theme: Theme) -> QScrollArea:
    """Such an area around a column of fixed width."""
    area = QScrollArea()
    area.setWidget(inside)
    area.setWidgetResizable(True)
    area.setFixedWidth(inside.maximumWidth())
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setVerticalScrollBar(thin_scroll_bar(theme))
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    look = area.palette()
    look.setColor(QPalette.ColorRole.Window, theme.panel)
    area.setPalette(look)
    return area


def lay_beside(page: QWidget, main: QWidget, side: QWidget, theme: Theme) -> None:
    """Fill a page with its main part and, scrolled at the right of it, its side."""
    row = QHBoxLayout(page)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    row.addWidget(main, 1)
    row.addWidget(scrolled(side, theme))
