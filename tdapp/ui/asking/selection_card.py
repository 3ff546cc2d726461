"""The parts of an inspector: name and state, facts with their labels, acts, and why not now."""

from collections.abc import Sequence

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.facts_grid import Fact, FactsGrid, by_reason
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme


class SelectionCard(QWidget):
    """What is chosen: its name, its state under it, and facts as label and value."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._name = Words(Size.HEAD, theme.text, STRONG, wraps=True)
        self._state = Words(Size.BODY, theme.text2, wraps=True)
        self._facts = FactsGrid(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(2)
        column.addWidget(self._name)
        column.addWidget(self._state)
        column.addSpacing(6)
        column.addWidget(self._facts)

    @property
    def text(self) -> str:
        """All that it says."""
        lines = (self._name.text(), self._state.text(), *map(" ".join, self._facts.facts))
        return "\n".join(line for line in lines if line.strip())

    def show_facts(self, name: str, state: str, facts: Sequence[tuple[str, str]]) -> None:
        """Show this from now on; a fact without a value is left out."""
        self._name.setText(name)
        self._state.setText(state)
        self._state.setVisible(bool(state))
        self._facts.show_facts([(label, value) for label, value in facts if value])


class ActGrid(QWidget):
    """Acts as buttons in so many columns, each in its place whether it can be done or not.

    One that stands alone in the last row takes all of it.
    """

    def __init__(
        self, theme: Theme, acts: Sequence[WindowAct], columns: int = 2, high: int = 28
    ) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(0)
        for column in range(columns):
            grid.setColumnStretch(column, 1)
        for place, act in enumerate(acts):
            row, column = divmod(place, columns)
            alone = column == 0 and place == len(acts) - 1
            span = columns if alone else 1
            grid.addWidget(ActButton(act, theme, high), row, column, 1, span)


class AvailableActs(ActGrid):
    """Rarer acts below each other: those alone that can be done now."""

    def showEvent(self, event: QShowEvent) -> None:
        """What was not asked while nobody saw it."""
        super().showEvent(event)
        self.offer()

    def offer(self) -> None:
        """Ask the acts again, if somebody sees them."""
        for button in self.findChildren(ActButton) if self.isVisible() else ():
            button.setVisible(not button.act.why_not)


class UnavailableActs(QWidget):
    """Every refused act with its reason in words; one reason of several acts is said once."""

    def __init__(self, theme: Theme, acts: Sequence[WindowAct]) -> None:
        super().__init__()
        self._acts = acts
        self._asking = False
        self._title = Words(Size.LABEL, theme.text, STRONG)
        self._title.setText(voice().text("not now", "Not available"))
        self._lines = FactsGrid(theme, quiet=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._title)
        column.addWidget(self._lines)
        for act in acts:
            act.looked.connect(self.show_reasons)

    def showEvent(self, event: QShowEvent) -> None:
        """What was not asked while nobody saw it."""
        super().showEvent(event)
        self.show_reasons()

    def show_reasons(self) -> None:
        """Ask the acts again for their reasons, if somebody sees them."""
        if self._asking or not self.isVisible():
            return
        self._asking = True
        try:
            said = self._reasons()
        finally:
            self._asking = False
        self._lines.show_facts(said)
        self._title.setVisible(bool(said))

    def tell_of(self, acts: Sequence[WindowAct]) -> None:
        """Give the reasons of these alone from now on."""
        self._acts = acts
        self.show_reasons()

    def _reasons(self) -> list[Fact]:
        """Act and reason; acts that are looked at here tell of it again, which is no news."""
        refused = [(act.text(), act.why_not) for act in self._acts if act.why_not]
        return by_reason(refused, len(self._acts))
