"""The right of the page of events: the chosen one, its acts, and the course of the one in view."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.calls.tournament.past_events import PastEvent
from tdapp.tournament.plan.conditions import Conditions
from tdapp.ui.asking.selection_card import ActGrid, SelectionCard, UnavailableActs
from tdapp.ui.events.event_facts import condition_facts, past_facts
from tdapp.ui.events.events_acts import EventsActs
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.side_column import SideColumn
from tdapp.ui.look.theme import Theme


class EventsSide(SideColumn):
    """Facts of an event or a draft, what can be done with it, and why not."""

    def __init__(self, theme: Theme, acts: EventsActs, on_event: tuple[WindowAct, ...]) -> None:
        super().__init__(theme)
        self.told = SelectionCard(theme)
        self._on_event = QWidget()
        of_event = QVBoxLayout(self._on_event)
        of_event.setContentsMargins(0, 10, 0, 0)
        of_event.setSpacing(3)
        of_event.addWidget(ActGrid(theme, on_event, columns=1))
        of_event.addWidget(UnavailableActs(theme, on_event))
        self._column.addWidget(self.told)
        self._column.addWidget(ActGrid(theme, acts.all))
        self._column.addWidget(UnavailableActs(theme, acts.all))
        self._column.addWidget(self._on_event)
        self._column.addStretch(1)

    def show_conditions(self, title: str, state: str, conditions: Conditions) -> None:
        """Say what is published, or would be."""
        self.told.show_facts(title, state, tuple(condition_facts(conditions)))

    def show_past(self, past: PastEvent, state: str) -> None:
        """Say what the record's read tables tell of an event that is over."""
        self.told.show_facts(past.title, state, tuple(past_facts(past)))

    def show_words(self, title: str, words: str) -> None:
        """Say this alone."""
        self.told.show_facts(title, words, ())

    def offer_course(self, *, offered: bool) -> None:
        """Show the acts on the event in view, or not."""
        self._on_event.setVisible(offered)
