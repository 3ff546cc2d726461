"""The page of the desk: the course of the event in view at the left, and its entries."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout

from tdapp.core.ids import PersonId
from tdapp.shown.prize_draft import PrizeDraft
from tdapp.tournament.tournament import Tournament
from tdapp.ui.clock.chips_panel import ChipsPanel
from tdapp.ui.clock.course_facts import course_facts
from tdapp.ui.clock.course_steps import evening_course
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.scrolled import scrolled
from tdapp.ui.look.text_size import px
from tdapp.ui.pages.entries_page import EntriesPage
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.workplace import Workplace

WITH_COURSE = 900
"""The pixels at 100 % from which the course has room beside the list."""


class EventPage(Page):
    """Shows the event in view; whoever enters is chosen and the field waits for the next name."""

    needs_event = True

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        self._work = work
        self._view = work.view
        self._acts = work.page_acts
        self.name_field = self._acts.name_field
        self.chips = ChipsPanel(work.theme)
        self.course = evening_course(work.acts, self.name_field, self.chips, work.theme)
        self.entries = EntriesPage(work.parts, work.view, work.names, self._acts, work.theme)
        self.entry_acts, self.queue_acts = self._acts.entries, self._acts.queue
        self.pane, self.queue = self.entries.pane, self.entries.queue
        self.inspector = self.entries.inspector
        self._learnt: tuple[object, ...] = (None, None)
        self._course_area = scrolled(self.course, work.theme)
        self._lay_out()
        self._acts.entering.entered.connect(self._show_new)
        work.acts.posting.editing.drawn.connect(self.show_draft)
        self.entries.tried.connect(self.tried)

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Those on entries and on the queue."""
        return (*self._acts.entries.all, *self._acts.queue.all)

    def refresh(self) -> None:
        """Show the event as it stands now."""
        state = self._view.state
        if state.programme.conditions is None:
            return
        self.entries.refresh()
        facts = course_facts(state, self._view.now)
        self.course.show_facts(facts, self._work.acts.next.direct)
        self.look()
        self._learn_names(state)

    def look(self) -> None:
        """Show what changes with time alone."""
        if self._view.id is not None:
            self.chips.show_chips(self._view.state, self._view.now)

    def show_draft(self, draft: PrizeDraft | None) -> None:
        """Show a prize list that is being edited in the place of the one that is, or this again."""
        self.entries.show_draft(draft)

    def focus(self) -> None:
        """Be ready for the name of a player who enters."""
        if self._course_area.isHidden():
            self.entries.focus()
        else:
            self.name_field.setFocus()

    def go_back(self) -> None:
        """Go on where the focus was before a question."""
        self.entries.go_back()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A small window leaves the list its room."""
        self._course_area.setVisible(self.width() >= px(WITH_COURSE))
        self.entries.leave_room(self.width())
        super().resizeEvent(event)
        self.entries.bring_draft()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._course_area)
        row.addWidget(self.entries, 1)

    def _show_new(self, person: PersonId) -> None:
        """Choose whoever came in just now, and be ready for the next name."""
        self.refresh()
        self.entries.choose_person(person)
        self.name_field.setFocus()

    def _learn_names(self, state: Tournament) -> None:
        names, there = self._work.names, (state.entries.by_person, state.alternates.by_person)
        if all(one is old for one, old in zip(there, self._learnt, strict=True)):
            self.entries.prepare()
            return
        self._learnt = there
        persons = [*there[0], *there[1]]

        async def learn() -> None:
            try:
                found = await names.learn(persons)
            except BaseException:
                self._learnt = (None, None)
                raise
            if found:
                self.refresh()

        if names.knows_all(persons):
            self.entries.prepare()
        else:
            self._work.asking.start(learn, quiet=True)
