"""The views of the floor under one head: its bracket or stages, map, list, rulings and hand."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.choices import Choices
from tdapp.ui.look.page_head import PageHead, UnderHead
from tdapp.ui.look.spoken import saying
from tdapp.ui.look.theme import Theme

say = saying("floor page")

MAP, LISTS, RULINGS, HAND, BRACKET, STAGES = range(6)


class FloorViews(QStackedWidget):
    """One of them is up; `wanted` carries the view that was asked for.

    The `line` in which a table is typed stands over the list alone, the acts `of_map` over the map.
    """

    wanted = Signal(int)

    def __init__(self, theme: Theme, line: QWidget, of_map: Sequence[WindowAct]) -> None:
        super().__init__()
        self._line = line
        self._head = PageHead(theme, say("Floor"))
        views = say("Map"), say("List"), say("Rulings"), say("Hand"), say("Bracket"), say("Stages")
        self._choices = Choices(theme, views, turn=True)
        self._choices.chosen.connect(self.wanted)
        self._of_map = [ActButton(one, theme, 28) for one in of_map]
        self._under_head: list[UnderHead] = []
        for one in (line, self._choices, *self._of_map):
            self._head.add(one)
        self.acts = (
            self._act(say("Map of the room"), MAP),
            self._act(say("List of tables"), LISTS),
            self._act(say("Rulings and penalties"), RULINGS),
            self._act(say("Hand of the table"), HAND),
        )

    @property
    def shown(self) -> int:
        """Which view is up: `MAP`, `LISTS`, `RULINGS`, `HAND`, `BRACKET` or `STAGES`."""
        return self.currentIndex()

    def take_in(self, view: QWidget, under_head: UnderHead) -> None:
        """One more view, with the room for the head above it; the first is up at once."""
        self._under_head.append(under_head)
        self.addWidget(view)
        if self.count() == 1:
            under_head.take(self._head)
            self._line.hide()

    def turn(self, place: int) -> None:
        """Bring a view up, under the head."""
        self.setCurrentIndex(place)
        self._under_head[place].take(self._head)
        self._choices.mark(place)
        self._line.setVisible(place == LISTS)
        for button in self._of_map:
            button.setVisible(place == MAP)

    def offer(self, place: int, *, there: bool) -> None:
        """Lead with the bracket or the stages of an event that has them."""
        self._choices.lead_with(place, offered=there)

    def show_facts(self, facts: str) -> None:
        """Say in the head what there is to know."""
        self._head.show_facts(facts)

    def _act(self, words: str, view: int) -> WindowAct:
        made = WindowAct(lambda: words, "", always, lambda: self.wanted.emit(view), self)
        made.pressed_by = f"Alt+{view + 1}"
        return made
