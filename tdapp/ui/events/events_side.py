"""The right of the page of events: the chosen one, its acts, and the course of the one in view."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.calls.tournament.past_events import PastEvent
from tdapp.tournament.plan.conditions import Conditions
from tdapp.ui.asking.selection_card import ActGrid, UnavailableActs
from tdapp.ui.drafts.drafts import EventDraft
from tdapp.ui.events.event_card import EventCard
from tdapp.ui.events.event_facts import past_facts
from tdapp.ui.events.events_acts import EventsActs
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import Size, Words
from tdapp.ui.look.side_column import SideColumn
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme


class EventsSide(SideColumn):
    """Facts of an event or a draft, what can be done with it, and why not.

    While a draft is typed in, the acts on it alone, and what follows once it is announced.
    """

    def __init__(self, theme: Theme, acts: EventsActs, on_event: tuple[WindowAct, ...]) -> None:
        super().__init__(theme)
        self.card = EventCard(theme)
        self.told = self.card.told
        self._on_list = _together(
            0, ActGrid(theme, acts.on_list), UnavailableActs(theme, acts.on_list)
        )
        self._on_event = _together(
            10, ActGrid(theme, on_event, columns=1), UnavailableActs(theme, on_event)
        )
        self.follows = Words(Size.LABEL, theme.text2, wraps=True)
        announce = ActButton(acts.announce_typed, theme, height=32)
        announce.suggest(True)
        self._on_draft = _together(
            0,
            self.follows,
            announce,
            ActGrid(theme, acts.of_draft[1:]),
            UnavailableActs(theme, acts.of_draft),
        )
        self.add(self.card, self._on_draft, self._on_list, self._on_event)
        self.offer_draft(typed=False)

    def show_draft(self, draft: EventDraft, state: str) -> None:
        """Say what a draft would publish, or what is wrong with it."""
        if draft.conditions is None:
            self.show_words(draft.title, draft.wrong_words)
        else:
            self.show_conditions(draft.title, state, draft.conditions)

    def show_conditions(self, title: str, state: str, conditions: Conditions) -> None:
        """Say what is published, or would be."""
        self.card.show_conditions(title, state, conditions)

    def show_past(self, past: PastEvent, state: str) -> None:
        """Say what the record's read tables tell of an event that is over."""
        self.card.show_facts(past.title, state, tuple(past_facts(past)))

    def show_words(self, title: str, words: str) -> None:
        """Say this alone."""
        self.card.show_facts(title, words, ())

    def offer_course(self, *, offered: bool) -> None:
        """Show the acts on the event in view, or not."""
        self._on_event.setVisible(offered)

    def offer_draft(self, *, typed: bool) -> None:
        """Show the acts on the draft that is typed in, or those on the list."""
        self.follows.setText(
            voice().text(
                "events",
                "Announcing opens registration and makes the conditions final. You will be asked "
                "to confirm. Until then no one else sees this draft.",
            )
        )
        self._on_draft.setVisible(typed)
        self._on_list.setVisible(not typed)


def _together(above: int, *parts: QWidget) -> QWidget:
    whole = QWidget()
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, above, 0, 0)
    column.setSpacing(3)
    for part in parts:
        column.addWidget(part)
    return whole
