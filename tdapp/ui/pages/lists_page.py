"""A view of lists with a side at the right, which knows where in it the focus was."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tdapp.ui.asking.side_by_side import lay_beside
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.page_head import UnderHead
from tdapp.ui.look.side_column import SideColumn
from tdapp.ui.look.theme import Theme
from tdapp.ui.workplace.page import Page


class ListsPage(Page):
    """The pane with its `lists`; whoever comes to the page begins at `first`."""

    needs_event = True

    def __init__(
        self,
        theme: Theme,
        pane: QWidget,
        lists: Sequence[Listing],
        first: QWidget,
        side: SideColumn,
    ) -> None:
        super().__init__()
        self._first = self._last = first
        self.under_head = UnderHead(pane)
        lay_beside(self, self.under_head, side, theme)
        for one in lists:
            one.came.connect(lambda one=one: self._note(one))

    def focus(self) -> None:
        """Be ready where the page begins."""
        self._last = self._first
        self._first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def go_back(self) -> None:
        """Go on where the focus was before a question."""
        self._last.setFocus()

    def _note(self, last: QWidget) -> None:
        self._last = last
