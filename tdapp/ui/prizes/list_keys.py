"""Keys that work while a list has the focus, and Alt with a number for the panes of a page."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.lists.listing import Listing


class ListKeys(QObject):
    """Presses the acts by the keys that are drawn on their buttons; no shortcut of the window."""

    def __init__(self, listing: Listing, acts: Sequence[WindowAct]) -> None:
        super().__init__(listing)
        self._acts = {act.key: act for act in acts if act.key}
        listing.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes a key that is one of them."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            act = self._acts.get(QKeySequence(event.keyCombination()).toString())
            if act is not None:
                act.trigger()
                return True
        return super().eventFilter(watched, event)


def pressed(act: WindowAct) -> WindowAct:
    """The same act, whose key is pressed in a list only."""
    act.leave_key_to_list()
    return act


def came_to_pane(event: QKeyEvent, panes: Sequence[QWidget]) -> bool:
    """Whether Alt and a number led to one of these panes."""
    place = event.key() - Qt.Key.Key_1
    if event.modifiers() is not Qt.KeyboardModifier.AltModifier or place not in range(len(panes)):
        return False
    panes[place].setFocus(Qt.FocusReason.ShortcutFocusReason)
    return True
