"""The page of one event: its course at the left, and its entries, its floor or its rulings."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from tdapp.core.ids import PersonId
from tdapp.tournament.tournament import Tournament
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.event_acts import EventActs
from tdapp.ui.acts.prize_draft import Draft
from tdapp.ui.chips_standing import ChipsStanding
from tdapp.ui.course_facts import course_facts
from tdapp.ui.course_steps import evening_course
from tdapp.ui.entries.entries_page import EntriesPage
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.floor.floor_page import FloorPage
from tdapp.ui.look.field import Field
from tdapp.ui.look.scrolled import scrolled
from tdapp.ui.look.theme import Theme
from tdapp.ui.name_book import NameBook
from tdapp.ui.page_acts import PageActs
from tdapp.ui.parts import Parts
from tdapp.ui.rulings.rulings_page import RulingsPage

WITH_COURSE = 1200
Page = EntriesPage | FloorPage | RulingsPage


class EventPage(QWidget):
    """Shows the event in view; `tried` carries why something typed here was not done.

    `turned` says that entries, floor or rulings stand there now instead of what stood there.
    """

    tried = Signal(str)
    turned = Signal()

    def __init__(
        self,
        parts: Parts,
        view: EventInView,
        asking: Asking,
        names: NameBook,
        event_acts: EventActs,
        theme: Theme,
    ) -> None:
        super().__init__()
        self._view = view
        self._asking = asking
        self._names = names
        self._event_acts = event_acts
        self.name_field = Field(theme, self.tr("Name, then Enter"), "F3")
        self.acts = PageActs(parts, view, asking, names, event_acts, self.name_field)
        self.chips = ChipsStanding(theme)
        self.course = evening_course(event_acts, self.name_field, self.chips, theme)
        self.entries = EntriesPage(parts, view, names, self.acts, theme)
        self.floor = FloorPage(parts, view, asking, names, self.acts.floor, theme)
        self.rulings = RulingsPage(view, names, self.acts.rulings, theme)
        self.entry_acts, self.queue_acts = self.acts.entries, self.acts.queue
        self.floor_acts, self.rulings_acts = self.acts.floor, self.acts.rulings
        self.pane, self.queue = self.entries.pane, self.entries.queue
        self.inspector = self.entries.inspector
        self._course_area = scrolled(self.course, theme)
        self._middle = QStackedWidget()
        self._lay_out()
        self._connect()

    def refresh(self) -> None:
        """Show the event as it stands now."""
        state = self._view.state
        if state.programme.conditions is None:
            return
        self._event_acts.refresh()
        self.entries.refresh()
        self.acts.prize_papers.refresh()
        facts = course_facts(state, self._view.now)
        self.course.show_facts(facts, self._event_acts.suggested())
        self.look()
        self._learn_names(state)
        if self._shown is not self.entries:
            self._shown.refresh()

    def look(self) -> None:
        """Show what changes with time alone."""
        if self._view.id is not None:
            self.chips.show_chips(self._view.state, self._view.now)

    def show_draft(self, draft: Draft | None) -> None:
        """Show a prize list that is being edited in the place of the one that is, or this again."""
        if draft is not None:
            self._middle.setCurrentWidget(self.entries)
        self.entries.show_draft(draft)

    @property
    def floor_shown(self) -> bool:
        """Whether the floor stands in the place of the entries."""
        return self._shown is self.floor

    @property
    def rulings_shown(self) -> bool:
        """Whether the rulings stand in the place of the entries."""
        return self._shown is self.rulings

    def show_rulings(self) -> None:
        """Show the log of rulings, with the focus in it."""
        self._turn_to(self.rulings)

    def show_floor(self) -> None:
        """Show the floor, ready for a table to be typed."""
        self._turn_to(self.floor)

    def show_entries(self) -> None:
        """Show the entries, with the focus in their list; they are kept in step at all times."""
        self._middle.setCurrentWidget(self.entries)
        self.entries.focus()

    def focus(self) -> None:
        """Go into the list of the entries or of the rulings or the line of the floor, as shown."""
        self._shown.focus()

    def go_back(self) -> None:
        """Go on where the focus was before a question."""
        self._shown.go_back()

    def await_name(self) -> None:
        """Be ready for the name of a player who enters."""
        if not self._course_area.isVisible():
            self.show_entries()
        self.name_field.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A small window leaves the list its room."""
        self.entries.leave_room(self.width())
        self._leave_room()
        super().resizeEvent(event)
        self.entries.bring_draft()

    @property
    def _shown(self) -> Page:
        pages: tuple[Page, ...] = (self.entries, self.floor, self.rulings)
        return pages[self._middle.currentIndex()]

    def _turn_to(self, page: FloorPage | RulingsPage) -> None:
        self._middle.setCurrentWidget(page)
        page.refresh()
        page.focus()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._course_area)
        row.addWidget(self._middle, 1)
        for page in (self.entries, self.floor, self.rulings):
            self._middle.addWidget(page)

    def _leave_room(self) -> None:
        """Beside the floor and the rulings a small window has no room for the course."""
        small = self.width() < WITH_COURSE
        self._course_area.setVisible(not small or self._shown is self.entries)

    def _connect(self) -> None:
        self._middle.currentChanged.connect(self._leave_room)
        self._middle.currentChanged.connect(self.turned)
        self.acts.entering.entered.connect(self._show_new)
        self._event_acts.posting.editing.drawn.connect(self.show_draft)
        for trying in (self.acts, self.entries, self.floor):
            trying.tried.connect(self.tried)

    def _show_new(self, person: PersonId) -> None:
        """Choose whoever came in just now, and be ready for the next name."""
        self.refresh()
        self.entries.choose_person(person)
        self.name_field.setFocus()

    def _learn_names(self, state: Tournament) -> None:
        persons = [*state.entries.by_person, *state.alternates.by_person]

        async def learn() -> None:
            if await self._names.learn(persons):
                self.refresh()

        if not self._names.knows_all(persons):
            self._asking.start(learn, quiet=True)
