"""The views of the cash page under one head: the tables, their money, the dealers."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from tdapp.ui.asking.side_by_side import Beside
from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.choices import Choices
from tdapp.ui.look.page_head import PageHead, UnderHead
from tdapp.ui.look.theme import Theme

NO_ROOM = 1300
"""Narrower than so many pixels the side gives its room to what it tells of."""


class CashViews(QStackedWidget):
    """Alt and a digit turns to one of them; each is under the `head` while it is up."""

    def __init__(self, theme: Theme, head: PageHead, words: Iterable[str]) -> None:
        super().__init__()
        names = tuple(words)
        self._head, self._under = head, list[UnderHead]()
        self._choices = Choices(theme, names, turn=True)
        self._choices.chosen.connect(self.turn)
        head.add(self._choices)
        self.acts = tuple(self._act(words, place) for place, words in enumerate(names))

    def take_in(self, under: UnderHead, side: QWidget, theme: Theme) -> None:
        """One more view with its side; the first is up at once."""
        self._under.append(under)
        self.addWidget(Beside(under, side, theme, "Alt+I", NO_ROOM))
        if self.count() == 1:
            under.take(self._head)

    def turn(self, place: int) -> None:
        """Bring a view up."""
        self._choices.mark(place)
        self._under[place].take(self._head)
        self.setCurrentIndex(place)

    def was_turned(self, event: QKeyEvent) -> bool:
        """Whether Alt and a digit led to a view."""
        place = event.key() - Qt.Key.Key_1
        held = event.modifiers() is Qt.KeyboardModifier.AltModifier
        if held and place in range(self.count()):
            self.turn(place)
            return True
        return False

    def _act(self, words: str, place: int) -> WindowAct:
        made = WindowAct(lambda: words, "", always, lambda: self.turn(place), self)
        made.pressed_by = f"Alt+{place + 1}"
        return made
