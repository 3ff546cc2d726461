"""The inspector of the cage: the chosen session or prize, its acts, and why not now."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PySide6.QtWidgets import QWidget

from tdapp.ui.asking.selection_card import ActGrid, SelectionCard, UnavailableActs
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.side_column import SideColumn
from tdapp.ui.look.theme import Theme


class CageSide(SideColumn):
    """Either the session or the prize stands here, with what can be done with it."""

    def __init__(
        self,
        theme: Theme,
        on_session: Sequence[WindowAct],
        pay: WindowAct,
        on_prize: Sequence[WindowAct],
        on_kept: Sequence[WindowAct],
        on_ticket: Sequence[WindowAct],
        terms: Sequence[WindowAct],
    ) -> None:
        super().__init__(theme)
        self.shown = SelectionCard(theme)
        self._sessions = (ActGrid(theme, on_session, columns=1), UnavailableActs(theme, on_session))
        pay_button = ActButton(pay, theme, 40)
        pay_button.suggest(True)
        self._prize = (
            pay_button,
            ActGrid(theme, on_prize, columns=1),
            UnavailableActs(theme, (pay,)),
        )
        self._kept = (ActGrid(theme, on_kept, columns=1), UnavailableActs(theme, on_kept))
        self._ticket = (ActGrid(theme, on_ticket, columns=1), UnavailableActs(theme, on_ticket))
        self._column.addWidget(self.shown)
        for part in self._parts:
            self._column.addWidget(part)
        self._column.addSpacing(16)
        self._column.addWidget(ActGrid(theme, terms, columns=1))
        self._column.addStretch(1)

    @property
    def _parts(self) -> tuple[QWidget, ...]:
        return (*self._sessions, *self._prize, *self._kept, *self._ticket)

    def follow(self, drawer: QWidget, prizes: QWidget, kept: QWidget) -> None:
        """Have the tab key come from each of these to the acts on it, and then to the next."""
        held = (*self._kept, *self._ticket)
        parts = ((drawer, self._sessions), (prizes, self._prize), (kept, held))
        order = [one for before, acts in parts for one in (before, *_buttons(acts))]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def show_session(self, name: str, state: str, facts: Sequence[tuple[str, str]]) -> None:
        """Show a session, or that none is chosen."""
        self._show(name, state, facts, self._sessions)

    def show_prize(self, name: str, state: str, facts: Sequence[tuple[str, str]]) -> None:
        """Show a prize of an event that is on."""
        self._show(name, state, facts, self._prize)

    def show_kept(self, name: str, state: str, facts: Sequence[tuple[str, str]]) -> None:
        """Show a prize that the house keeps."""
        self._show(name, state, facts, self._kept)

    def show_ticket(self, name: str, state: str, facts: Sequence[tuple[str, str]]) -> None:
        """Show an entry ticket that is out."""
        self._show(name, state, facts, self._ticket)

    def _show(
        self, name: str, state: str, facts: Sequence[tuple[str, str]], parts: Sequence[object]
    ) -> None:
        self.shown.show_facts(name, state, facts)
        for part in self._parts:
            part.setVisible(part in parts)


def _buttons(parts: Sequence[QWidget]) -> Iterator[QWidget]:
    for part in parts:
        yield from (part,) if isinstance(part, ActButton) else part.findChildren(ActButton)
