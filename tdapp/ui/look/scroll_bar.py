"""A scroll bar that keeps quiet: a thin handle, no arrows."""

from PySide6.QtWidgets import QScrollBar

from tdapp.ui.look.theme import Theme

SHEET = """
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0 }}
QScrollBar::handle:vertical {{
    background: {line}; border-radius: 3px; margin: 2px; min-height: 36px
}}
QScrollBar::handle:vertical:hover {{ background: {edge} }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0 }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent }}
"""


def thin_scroll_bar(theme: Theme) -> QScrollBar:
    """A vertical scroll bar in the theme's colours."""
    bar = QScrollBar()
    bar.setStyleSheet(SHEET.format(line=theme.edge.name(), edge=theme.text2.name()))
    return bar
