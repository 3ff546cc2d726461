"""The second view of the floor: the lists of tables and seats, with every act at the right."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from tdapp.ui.floor.floor_list import FloorList
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.scrolled import lay_beside
from tdapp.ui.look.side import Side
from tdapp.ui.look.theme import Theme


class ListsView(QWidget):
    """A pane with its lists beside a side; the twin of the map for who cannot see it."""

    def __init__(self, theme: Theme, pane: Pane, lists: Sequence[FloorList], side: Side) -> None:
        super().__init__()
        self.lists = lists
        lay_beside(self, pane, side, theme)
