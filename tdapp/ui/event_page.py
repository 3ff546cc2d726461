"""The page of one event: its course at the left, its entries, and what is selected at the right."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.desk.sales_calls import Register
from tdapp.tournament.tournament import Tournament
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.entry_acts import EntryActs
from tdapp.ui.acts.event_acts import EventActs
from tdapp.ui.course import Course, Step
from tdapp.ui.course_facts import course_facts
from tdapp.ui.entries.entries_pane import EntriesPane
from tdapp.ui.entries.entry_facts import entry_facts, prize_facts
from tdapp.ui.entries.entry_rows import entry_rows
from tdapp.ui.entries.inspector import Inspector
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.field import Field
from tdapp.ui.look.scrolled import scrolled
from tdapp.ui.look.theme import Theme
from tdapp.ui.name_book import NameBook, tidy
from tdapp.ui.parts import Parts

WIDE, NARROW = 372, 316
ENOUGH = 1440
NEWCOMER = PersonId("newcomer")


class EventPage(QWidget):
    """Shows the event in view; `tried` carries why something typed here was not done."""

    tried = Signal(str)

    def __init__(
        self,
        parts: Parts,
        view: EventInView,
        asking: Asking,
        names: NameBook,
        acts: EventActs,
        theme: Theme,
    ) -> None:
        super().__init__()
        self._parts = parts
        self._view = view
        self._asking = asking
        self._names = names
        self._acts = acts
        self._theme = theme
        self.entry_acts = EntryActs(view, asking, names)
        self.name_field = Field(theme, self.tr("Name, then Enter"), "F3")
        self.course = self._make_course(theme)
        self.pane = EntriesPane(theme)
        self.inspector = Inspector(theme, self.entry_acts.all)
        self._lay_out()
        self._connect()

    def refresh(self) -> None:
        """Show the event as it stands now."""
        state = self._view.state
        if state.programme.conditions is None:
            return
        self._acts.refresh()
        self.pane.show_rows(entry_rows(state, self._names.name), state)
        facts = course_facts(state, self._view.now)
        self.course.show_facts(facts, self._acts.suggested())
        self._show_selected()
        posted = self.tr("posted, version {version}").format(version=state.prizes.version)
        how = posted if state.prizes.posted else self.tr("provisional")
        self.inspector.show_prizes(prize_facts(state, self._names.name), how)
        self._learn_names(state)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A small window leaves the list its room."""
        self.inspector.setFixedWidth(WIDE if self.width() >= ENOUGH else NARROW)
        super().resizeEvent(event)

    def _make_course(self, theme: Theme) -> Course:
        acts = self._acts
        return Course(
            theme,
            (
                Step(self.tr("Tables"), ActButton(acts.open_table, theme)),
                Step(self.tr("Entries"), self.name_field),
                Step(self.tr("Seats"), ActButton(acts.draw_seats, theme)),
                Step(self.tr("Clock"), ActButton(acts.clock, theme)),
                Step(self.tr("Prizes"), ActButton(acts.post_prizes, theme)),
                Step(self.tr("End"), ActButton(acts.finish, theme)),
            ),
        )

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(scrolled(self.course, self._theme))
        row.addWidget(self.pane, 1)
        row.addWidget(self.inspector)

    def _connect(self) -> None:
        self.name_field.returnPressed.connect(self._register)
        self.pane.view.chosen.connect(self._select)
        self.pane.view.addActions(list(self.entry_acts.all))
        self.entry_acts.asks.connect(self.inspector.asked.put)
        self.inspector.asked.tried.connect(self.tried)
        self.inspector.asked.over.connect(self.pane.view.setFocus)

    def _select(self, _entry: object) -> None:
        self._show_selected()

    def _show_selected(self) -> None:
        entry, state = self.pane.view.entry, self._view.state
        known = entry if entry in state.entries.by_number else None
        self.entry_acts.select(known)
        facts = None if known is None else entry_facts(state, known, self._names.name)
        self.inspector.show_entry(facts)

    def _register(self) -> None:
        name = tidy(self.name_field.text())
        if not name:
            self.tried.emit(self.tr("No name is typed; type one, then press Enter."))
            return
        self.name_field.clear()
        self._asking.start(lambda: self._enter(name))

    async def _enter(self, name: str) -> None:
        """Add a person to the registry and sell the entry; a refusal puts the name back."""
        event = self._view.id
        try:
            if event is None:
                raise Refusal("no_such_event")
            refusal = self._view.why_not(Register(event, NEWCOMER))
            if refusal is not None:
                raise refusal
            self._asking.with_slip()
            (person,) = await self._names.add((name,))
            await self._asking.perform(Register(event, person))
        except BaseException:
            if not self.name_field.text():
                self.name_field.setText(name)
            raise
        self._choose_person(person)

    def _choose_person(self, person: PersonId) -> None:
        self.refresh()
        entered = self._view.state.entries.by_person.get(person, ())
        self.pane.view.choose(entered[-1] if entered else None)

    def _learn_names(self, state: Tournament) -> None:
        async def learn() -> None:
            if await self._names.learn(state.entries.by_person):
                self.refresh()

        if not self._names.knows_all(state.entries.by_person):
            self._asking.start(learn, quiet=True)
