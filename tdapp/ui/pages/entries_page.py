"""The entries of the event in view: their list, the queue under it, and the selected one."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.core.ids import PersonId
from tdapp.shown.entry_facts import EntryFacts, entry_facts, with_ban, with_other_events
from tdapp.shown.prize_draft import PrizeDraft
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.question import Question
from tdapp.ui.asking.side_by_side import Beside
from tdapp.ui.entries.entries_pane import EntriesPane
from tdapp.ui.entries.inspector import Inspector
from tdapp.ui.entries.prize_book import PrizeBook
from tdapp.ui.entries.prize_facts import draft_facts
from tdapp.ui.entries.row_book import RowBook
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts
from tdapp.ui.people.ban_words import MarkedNames
from tdapp.ui.sales.queue_pane import QueuePane
from tdapp.ui.workplace.page_acts import PageActs

WIDE, NARROW = 372, 328
ENOUGH = 1440
LEAST = 640
SLICE_S = 0.004
"""So long at a time is prepared what nobody has asked for yet."""


class EntriesPage(QWidget):
    """Shows them, and the prizes; `tried` carries why an answer could not be read."""

    tried = Signal(object)

    def __init__(
        self, parts: Parts, view: EventInView, names: NameBook, acts: PageActs, theme: Theme
    ) -> None:
        super().__init__()
        self._view = view
        self._acts = acts
        self._names = names
        self._theme = theme
        self._marked = MarkedNames(names, parts.desk)
        self.rows = RowBook(self._marked.name)
        self._prizes = PrizeBook(self._marked.name)
        self._meanwhile = QTimer(self, singleShot=True, interval=0)
        self._draft: PrizeDraft | None = None
        self.pane = EntriesPane(theme)
        self.queue = QueuePane(view, names, acts.queue, theme)
        own = acts.entries
        rarer = [act for act in own.all if act not in own.buttons]
        self.inspector = Inspector(theme, own.buttons, rarer)
        self._lay_out()
        self._connect()

    def refresh(self) -> None:
        """Show the entries, the queue and the prizes as they stand now."""
        state = self._view.state
        changed = self.rows.take_in(state, self._named)
        self.pane.show_rows(self.rows.rows, state, changed)
        self._acts.queue.refresh()
        self.queue.refresh()
        self._show_selected()
        self._show_prizes()

    def prepare(self) -> None:
        """Get names ready for the first search, in slices, while nothing else is to be done."""
        self._meanwhile.start()

    def show_draft(self, draft: PrizeDraft | None) -> None:
        """Show a prize list that is being edited in the place of the one that is, or this again."""
        self._draft = draft
        self._show_prizes()
        self.bring_draft()

    def bring_draft(self) -> None:
        """Have the prize list in sight while it is being edited."""
        if self._draft is not None:
            self.inspector.bring_prizes()

    def choose_person(self, person: PersonId) -> None:
        """Select the ticket of somebody who waits, or else the last entry."""
        state = self._view.state
        ticket = state.alternates.by_person.get(person)
        if ticket is not None:
            self.queue.list.choose(ticket)
        else:
            entered = state.entries.by_person.get(person, ())
            self.pane.choose(entered[-1] if entered else None)

    def leave_room(self, width: int) -> None:
        """A small window, of this width in pixels, leaves the list its room."""
        self.inspector.setFixedWidth(px(WIDE if width >= px(ENOUGH) else NARROW))

    def focus(self) -> None:
        """Be ready for an entry to be chosen."""
        self.pane.view.setFocus()

    def go_back(self) -> None:
        """Go on where the focus was before a question."""
        self.pane.view.setFocus()

    @property
    def entry(self) -> int | None:
        """The number of the selected entry; None where it is not listed now."""
        entry = self.pane.view.key
        if isinstance(entry, int) and entry in self._view.state.entries.by_number:
            return entry
        return None

    @property
    def _named(self) -> tuple[int, int]:
        """Is something else whenever a name may be, or what is said beside it."""
        return self._names.changes, self._view.people_changes

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        lists = QVBoxLayout()
        lists.setContentsMargins(0, 0, 0, 0)
        lists.setSpacing(0)
        lists.addWidget(self.pane, 1)
        lists.addWidget(self.queue)
        main = QWidget()
        main.setLayout(lists)
        row.addWidget(Beside(main, self.inspector, self._theme, "Alt+I", LEAST))

    def _connect(self) -> None:
        own = self._acts.entries
        self._meanwhile.timeout.connect(self._prepare)
        self.pane.view.chosen.connect(self._show_selected)
        self.pane.narrowed.connect(self._show_selected)
        self.pane.view.addActions(list(own.all))
        own.asks.connect(self._ask)
        self.inspector.asked.tried.connect(self.tried)
        self.inspector.asked.over.connect(self.pane.view.setFocus)

    def _ask(self, question: Question) -> None:
        """Beside the entry, while this page is up; elsewhere the page that is up asks."""
        if self.isVisible():
            self.inspector.ask(self._view.titled(question))

    def _prepare(self) -> None:
        if self.rows.prepare(SLICE_S):
            self._meanwhile.start()

    def _show_selected(self) -> None:
        entry = self.entry
        self._acts.entries.select(entry)
        self.inspector.show_entry(entry, None if entry is None else self._facts_of(entry))

    def _facts_of(self, entry: int) -> EntryFacts:
        state = self._view.state
        person = state.entry(entry).person
        facts = entry_facts(voice(), state, entry, self._marked.name, self._view.now)
        facts = with_other_events(voice(), facts, self._acts.who.events_besides(person))
        return with_ban(voice(), facts, self._marked.ban(person))

    def _show_prizes(self) -> None:
        state = self._view.state
        if self._draft is not None:
            self.inspector.show_prizes(
                draft_facts(self._draft), voice().text("entries page", "not posted yet")
            )
        elif state.programme.conditions is not None:
            posted = voice().text(
                "entries page", "posted, version {version}", version=state.prizes.version
            )
            how = posted if state.prizes.version else voice().text("entries page", "provisional")
            self.inspector.show_prizes(self._prizes.facts(state, self._named), how)
