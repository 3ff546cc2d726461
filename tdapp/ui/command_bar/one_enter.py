"""Only one Enter is live: while the command bar is up, the buttons behind it have none."""

from PySide6.QtWidgets import QWidget

from tdapp.ui.asking.asked import ENTER
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton


class OneEnter:
    """Takes the key from every act whose button in a window shows Enter, and gives it back."""

    def __init__(self) -> None:
        self._without: list[WindowAct] = []

    def take(self, window: QWidget) -> None:
        """From now on none of them shows it, nor takes it."""
        for button in window.findChildren(ActButton):
            if button.act.pressed_by == ENTER:
                self._without.append(button.act)
                button.act.press_by("")

    def give_back(self) -> None:
        """As before."""
        for act in self._without:
            act.press_by(ENTER)
        self._without.clear()
