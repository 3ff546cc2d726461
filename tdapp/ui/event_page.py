"""The page of one event: its course at the left, its entries, and what is selected at the right."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from tdapp.core.ids import PersonId
from tdapp.tournament.tournament import Tournament
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.entry_acts import EntryActs
from tdapp.ui.acts.event_acts import EventActs
from tdapp.ui.acts.floor_acts import FloorActs
from tdapp.ui.acts.prize_draft import Draft
from tdapp.ui.acts.prize_paper_acts import PrizePaperActs
from tdapp.ui.chips_standing import ChipsStanding
from tdapp.ui.course import Course, Step
from tdapp.ui.course_facts import course_facts
from tdapp.ui.entries.entries_pane import EntriesPane
from tdapp.ui.entries.entry_facts import entry_facts, with_ban, with_other_events
from tdapp.ui.entries.entry_rows import entry_rows
from tdapp.ui.entries.inspector import Inspector
from tdapp.ui.entries.marked_names import MarkedNames
from tdapp.ui.entries.prize_facts import draft_facts, prize_facts
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.floor.floor_page import FloorPage
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.field import Field
from tdapp.ui.look.scrolled import scrolled
from tdapp.ui.look.theme import Theme
from tdapp.ui.name_book import NameBook, tidy
from tdapp.ui.parts import Parts
from tdapp.ui.rulings.rulings_acts import RulingsActs
from tdapp.ui.rulings.rulings_page import RulingsPage
from tdapp.ui.sales.entering import Entering
from tdapp.ui.sales.name_hand import NameHand
from tdapp.ui.sales.queue_acts import QueueActs
from tdapp.ui.sales.queue_pane import QueuePane
from tdapp.ui.sales.who_is_it import WhoIsIt

WIDE, NARROW = 372, 316
ENOUGH = 1440


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
        self._draft: Draft | None = None
        self.who = WhoIsIt(parts.desk, view, asking, names)
        self.entering = Entering(view, asking, names, acts.till, self.who)
        self.entry_acts = EntryActs(view, asking, names, acts.till, self.who)
        self.queue_acts = QueueActs(
            view, asking, names, acts.till, self.entering.why_not_join, self._join
        )
        self.name_field = Field(theme, self.tr("Name, then Enter"), "F3")
        self.chips = ChipsStanding(theme)
        self.course = self._make_course(theme)
        self.pane = EntriesPane(theme)
        self.queue = QueuePane(view, names, self.queue_acts, theme)
        self.inspector = Inspector(theme, self.entry_acts.buttons)
        self.floor_acts = FloorActs(parts, view, asking, names, acts.tables)
        choice = self.floor_acts.choice
        self.prize_papers = PrizePaperActs(view, asking, names, choice)
        self.floor = FloorPage(parts, view, asking, names, self.floor_acts, theme)
        self.rulings_acts = RulingsActs(
            parts, view, asking, names, choice, lambda: self.entry_acts.entry
        )
        self.rulings = RulingsPage(view, names, self.rulings_acts, theme)
        self._middle = QStackedWidget()
        self._lay_out()
        self._connect()

    def refresh(self) -> None:
        """Show the event as it stands now."""
        state = self._view.state
        if state.programme.conditions is None:
            return
        self._acts.refresh()
        self.pane.show_rows(entry_rows(state, self._marked.name), state)
        self.queue_acts.refresh()
        self.prize_papers.refresh()
        self.queue.refresh()
        facts = course_facts(state, self._view.now)
        self.course.show_facts(facts, self._acts.suggested())
        self.look()
        self._show_selected()
        self._show_prizes()
        self._learn_names(state)
        if self.floor_shown:
            self.floor.refresh()
        if self.rulings_shown:
            self.rulings.refresh()

    def show_draft(self, draft: Draft | None) -> None:
        """Show a prize list that is being edited in the place of the one that is, or this again."""
        self._draft = draft
        self._show_prizes()
        if draft is not None:
            self._middle.setCurrentIndex(0)
            self.inspector.bring_prizes()

    def look(self) -> None:
        """Show what changes with time alone."""
        if self._view.id is not None:
            self.chips.show_chips(self._view.state, self._view.now)

    @property
    def floor_shown(self) -> bool:
        """Whether the floor stands in the place of the entries."""
        return self._middle.currentWidget() is self.floor

    @property
    def rulings_shown(self) -> bool:
        """Whether the rulings stand in the place of the entries."""
        return self._middle.currentWidget() is self.rulings

    def show_rulings(self) -> None:
        """Show the log of rulings, with the focus in it."""
        self._middle.setCurrentWidget(self.rulings)
        self.rulings.refresh()
        self.rulings.focus()

    def show_floor(self) -> None:
        """Show the floor, ready for a table to be typed."""
        self._middle.setCurrentWidget(self.floor)
        self.floor.refresh()
        self.floor.focus()

    def show_entries(self) -> None:
        """Show the entries, with the focus in their list."""
        self._middle.setCurrentIndex(0)
        self.pane.view.setFocus()

    def focus(self) -> None:
        """Go into the list of the entries or of the rulings or the line of the floor, as shown."""
        shown = self._middle.currentWidget()
        if isinstance(shown, FloorPage | RulingsPage):
            shown.focus()
        else:
            self.pane.view.setFocus()

    def go_back(self) -> None:
        """Go on where the focus was before a question."""
        shown = self._middle.currentWidget()
        if isinstance(shown, FloorPage | RulingsPage):
            shown.go_back()
        else:
            self.pane.view.setFocus()

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
                Step(self.tr("Entries"), NameHand(self.name_field, acts.till, theme)),
                Step(self.tr("Seats"), ActButton(acts.draw_seats, theme)),
                Step(self.tr("Clock"), ActButton(acts.clock, theme)),
                Step(self.tr("Prizes"), ActButton(acts.post_prizes, theme)),
                Step(self.tr("End"), ActButton(acts.finish, theme)),
            ),
            self.chips.drift,
            self.chips,
        )

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(scrolled(self.course, self._theme))
        row.addWidget(self._middle, 1)
        entries = QWidget()
        beside = QHBoxLayout(entries)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(0)
        lists = QVBoxLayout()
        lists.setSpacing(0)
        lists.addWidget(self.pane, 1)
        lists.addWidget(self.queue)
        beside.addLayout(lists, 1)
        beside.addWidget(self.inspector)
        self._middle.addWidget(entries)
        self._middle.addWidget(self.floor)
        self._middle.addWidget(self.rulings)

    def _connect(self) -> None:
        self.name_field.returnPressed.connect(self._register)
        self.entering.kept.connect(self._keep_name)
        self.entering.entered.connect(self._choose_person)
        self.pane.view.chosen.connect(self._select)
        self._acts.posting.editing.drawn.connect(self.show_draft)
        self.pane.view.addActions(list(self.entry_acts.all))
        self.entry_acts.asks.connect(self.inspector.ask)
        self.inspector.asked.tried.connect(self.tried)
        self.floor.tried.connect(self.tried)
        self.floor_acts.tried.connect(self.tried)
        self.rulings_acts.tried.connect(self.tried)
        self.prize_papers.tried.connect(self.tried)
        self.inspector.asked.over.connect(self.pane.view.setFocus)

    @property
    def _marked(self) -> MarkedNames:
        return MarkedNames(self._names, self._parts.desk)

    def _select(self, _entry: object) -> None:
        self._show_selected()

    def _show_selected(self) -> None:
        entry, state = self.pane.view.entry, self._view.state
        known = entry if entry in state.entries.by_number else None
        self.entry_acts.select(known)
        facts = None if known is None else entry_facts(state, known, self._marked.name)
        if facts is not None and known is not None:
            person = state.entry(known).person
            facts = with_other_events(facts, self.who.events_besides(person))
            facts = with_ban(facts, self._marked.ban(person))
        self.inspector.show_entry(facts)

    def _show_prizes(self) -> None:
        state = self._view.state
        if self._draft is not None:
            self.inspector.show_prizes(draft_facts(self._draft), self.tr("not posted yet"))
        elif state.programme.conditions is not None:
            posted = self.tr("posted, version {version}").format(version=state.prizes.version)
            how = posted if state.prizes.posted else self.tr("provisional")
            self.inspector.show_prizes(prize_facts(state, self._marked.name), how)

    def _register(self) -> None:
        self._let_in(self.entering.register)

    def _join(self) -> None:
        self._let_in(self.entering.join)

    def _let_in(self, let_in: Callable[[str], None]) -> None:
        """Hand over the name that is typed; one that is refused comes back."""
        name = tidy(self.name_field.text())
        if not name:
            self.tried.emit(self.tr("No name is typed; type one, then press Enter."))
            return
        self.name_field.clear()
        let_in(name)

    def _keep_name(self, name: str) -> None:
        if not self.name_field.text():
            self.name_field.setText(name)
            self.name_field.setFocus()

    def _choose_person(self, person: PersonId) -> None:
        self.refresh()
        entered = self._view.state.entries.by_person.get(person, ())
        ticket = self._view.state.alternates.by_person.get(person)
        if ticket is not None:
            self.queue.list.choose(ticket)
        else:
            self.pane.view.choose(entered[-1] if entered else None)
        self.name_field.setFocus()

    def _learn_names(self, state: Tournament) -> None:
        persons = [*state.entries.by_person, *state.alternates.by_person]

        async def learn() -> None:
            if await self._names.learn(persons):
                self.refresh()

        if not self._names.knows_all(persons):
            self._asking.start(learn, quiet=True)
