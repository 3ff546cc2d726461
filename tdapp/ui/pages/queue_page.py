"""A page of several lists, one of which is the queue of prizes that wait to be paid."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.prizes.list_keys import came_to_pane
from tdapp.ui.workplace.page import Page


class QueuePage(Page):
    """Alt and a number leads to one of its `panes`; the focus comes back to the last of them.

    Whoever comes to the `queue` is not kept at a prize that was paid elsewhere meanwhile.
    """

    def begin_at(self, first: Listing, queue: Listing, *panes: Listing) -> None:
        """Take its lists: where it begins, the queue, and all in the order of their numbers."""
        self._first = self._last = first
        self._queue_list = queue
        self._panes = panes

    @property
    def in_queue(self) -> bool:
        """Whether the queue is walked."""
        return self._last is self._queue_list

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt and a number leads to a pane."""
        if not came_to_pane(event, self._panes):
            super().keyPressEvent(event)
        elif self.in_queue and self.is_settled:
            self.go_on()

    def focus(self) -> None:
        """Begin at the first list."""
        self._last = self._first
        self._last.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def go_back(self) -> None:
        """Go on in the list where the focus was."""
        self._last.setFocus()

    @property
    def is_settled(self) -> bool:
        """Whether the prize that is chosen in the queue is settled."""
        return False

    def go_on(self) -> None:
        """Choose the next one that waits, as after a payment."""
