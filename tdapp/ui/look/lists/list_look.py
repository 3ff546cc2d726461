"""How every list of the console looks and is walked: plain rows, one chosen, nothing edited."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from tdapp.ui.look.scrolled import ThinScrollBar
from tdapp.ui.look.text_size import high
from tdapp.ui.look.theme import Theme

TWO_LINES = 44
"""A row of at least so many pixels at 100 % holds a second line."""


def row_high(row: int) -> int:
    """How high a row of so many pixels at 100 % is now."""
    return high(row, 1.9 if row >= TWO_LINES else 1)


def look_like_a_list(view: QTableView, theme: Theme, row: int) -> None:
    """Give a view rows of so many pixels at 100 % on the theme's ground."""
    view.verticalHeader().hide()
    view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    view.verticalHeader().setDefaultSectionSize(row_high(row))
    view.setShowGrid(False)
    view.setFrameShape(QTableView.Shape.NoFrame)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBar(ThinScrollBar(theme))
    view.setTabKeyNavigation(False)
    look = view.palette()
    look.setColor(QPalette.ColorRole.Base, theme.ground)
    view.setPalette(look)
