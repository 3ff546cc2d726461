"""The desk: registration, and as its second view the entries of the event."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from tdapp.calls.tournament.history_subject import HistoryKind, Subject
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import PaperKind
from tdapp.shown.scanned_paper import ScannedEntry, scanned
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import one_of
from tdapp.ui.clock.course_facts import entries_open
from tdapp.ui.desk.print_choice import still_to_print
from tdapp.ui.desk.register_view import RegisterView
from tdapp.ui.desk.registry_at_hand import registry_of
from tdapp.ui.look.act import Attention, WindowAct, always
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.choices import Choices
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.spoken import voice
from tdapp.ui.pages.event_page import EventPage
from tdapp.ui.parts.topic import Topic
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence

VIEWS = {Qt.Key.Key_1: 0, Qt.Key.Key_2: 1}


class DeskPage(Page):
    """Shows one of the two; a scanned card or receipt opens its entry, in whichever event it is.

    `paper_scanned` carries the `PaperRef` of any other paper, `entered` event and number of an
    entry that was sold just now, for its receipt and its seat card.
    """

    needs_event = True

    paper_scanned = Signal(object)
    entered = Signal(str, int)

    def __init__(self, work: Workplace) -> None:
        text = voice().text
        super().__init__()
        self._work = work
        self.register = RegisterView(work, registry_of(work), self.asks.emit)
        self.event_page = EventPage(work)
        self.head = PageHead(work.theme, text("desk page", "Desk"))
        self.choices = Choices(
            work.theme,
            (text("desk page", "Register"), text("desk page", "Entries")),
            turn=True,
        )
        self.other_event = WindowAct(
            lambda: text("desk page", "Other event…"),
            "Ctrl+E",
            self._why_no_other,
            self._turn_to_other,
            self,
        )
        self._to_register = WindowAct(
            lambda: text("desk page", "Register players"),
            "Ctrl+1",
            always,
            self.show_register,
            self,
        )
        self._to_entries = WindowAct(
            lambda: text("desk page", "List of entries"), "Ctrl+2", always, self.show_entries, self
        )
        self._views = QStackedWidget()
        self._lay_out()
        self._connect()

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Those of both views."""
        own = (self._to_register, self._to_entries, self.other_event)
        return (*own, *self.register.acts, *self.event_page.acts)

    @property
    def entries_shown(self) -> bool:
        """Whether the list of entries is up."""
        return self._views.currentWidget() is self.event_page

    def refresh(self) -> None:
        """Show the view that is up as everything stands now."""
        if self._work.view.state.programme.conditions is None:
            return
        self.head.show_facts(self._facts())
        self.other_event.refresh()
        self._shown.refresh()

    def look(self) -> None:
        """Show what changes with time alone."""
        self.head.show_facts(self._facts())
        self._shown.look()

    def focus(self) -> None:
        """Be ready for a name."""
        if self.entries_shown:
            self.event_page.focus()
        else:
            self.register.await_name()

    def arrive(self) -> None:
        """Be ready for a name at once, as its key in the rail promises."""
        self.show_register()

    def go_back(self) -> None:
        """Go on where the focus was before a question."""
        if self.entries_shown:
            self.event_page.go_back()
        else:
            self.register.go_back()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt+1 and Alt+2 turn to one of the two views."""
        view = VIEWS.get(Qt.Key(event.key()))
        if view is not None and event.modifiers() == Qt.KeyboardModifier.AltModifier:
            self._turn_to(view)
        else:
            super().keyPressEvent(event)

    def show_register(self) -> None:
        """Bring registration up, ready for a name."""
        self._turn_to(0)

    def show_entries(self) -> None:
        """Bring the list of entries up."""
        self._turn_to(1)
        if self.isVisible():
            self.event_page.go_back()

    def open_entry(self, event: StreamId, entry: int) -> None:
        """Show one entry in the list of its event."""
        if self._work.view.id != event:
            self._work.view.choose(event)
        self.show_entries()
        self.event_page.pane.choose(entry)

    def open_scanned(self, text: str) -> None:
        """Open the entry of a seat card or a receipt, or say why it does not count."""
        try:
            found = scanned(self._work.parts.desk, text)
        except Refusal as refusal:
            self.tried.emit(sentence(refusal, voice()))
            return
        self.register.who.clear()
        if not isinstance(found, ScannedEntry):
            self.paper_scanned.emit(found)
            return
        self.open_entry(found.event, found.entry)
        if found.old_seat is not None:
            said = voice().text(
                "desk page", "This card shows seat {seat}, but the player has moved."
            )
            self.tried.emit(Attention(said.format(seat=found.old_seat)))

    @property
    def _chosen(self) -> int | None:
        return self.event_page.entries.entry if self.entries_shown else self.register.lists.entry

    def subject(self) -> Subject | None:
        """The entry that is chosen, or came last."""
        event, chosen = self._work.view.id, self._chosen
        return (
            None if event is None or chosen is None else Subject(HistoryKind.ENTRY, event, chosen)
        )

    def about(self) -> Topic | None:
        """The seat card of the entry that is chosen, or came last; else the receipt that waits.

        None where there is none.
        """
        chosen = self._chosen
        state = self._work.view.state
        if chosen is None or chosen not in state.entries.by_number:
            return None
        seated = chosen in state.seating.seat_of
        alone = still_to_print(state, chosen) == (PaperKind.RECEIPTS,)
        return (PaperKind.SEAT_CARD if seated and not alone else PaperKind.RECEIPTS), (chosen,)

    @property
    def _shown(self) -> RegisterView | EventPage:
        return self.event_page if self.entries_shown else self.register

    def _turn_to(self, place: int) -> None:
        self._views.setCurrentIndex(place)
        self.choices.mark(place)
        self.refresh()
        if self.isVisible():
            self.focus()

    def _facts(self) -> str:
        state = self._work.view.state
        free = sum(state.seating.tables.values()) - len(state.seating.entry_at)
        said = voice().text(
            "desk page", "{title}. Entries: {entries}, free seats: {free}, registration open"
        )
        if not entries_open(state, self._work.view.now):
            said = voice().text(
                "desk page", "{title}. Entries: {entries}, free seats: {free}, registration closed"
            )
        return said.format(
            title=state.conditions.title,
            entries=voice().count(state.entries.count),
            free=voice().count(free),
        )

    def _others(self) -> dict[str, StreamId]:
        view = self._work.view
        return {view.title(one): one for one in view.events() if one != view.id}

    def _why_no_other(self) -> str:
        return (
            ""
            if self._others()
            else voice().text("desk page", "There is no other event. Announce one (F2).")
        )

    def _turn_to_other(self) -> None:
        tell = self.other_event.tried.emit
        self._work.asking.follow(self._choose_other, self.asks.emit, tell)

    def _choose_other(self) -> Flow[None]:
        text, hint = (
            voice().text("desk page", "Which event do you want to work in?"),
            voice().text("desk page", "Event title"),
        )
        yes = voice().text("desk page", "Next")
        self._work.view.choose((yield from one_of(text, self._others(), hint=hint, yes=yes)))

    def _lay_out(self) -> None:
        self.head.add(self.choices)
        self.head.add(ActButton(self.other_event, self._work.theme, height=28))
        for view in (self.register, self.event_page):
            self._views.addWidget(view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self._views, 1)

    def _connect(self) -> None:
        self.choices.chosen.connect(self._turn_to)
        self.event_page.asks.connect(self.asks)
        for view in (self.register, self.event_page):
            view.tried.connect(self.tried)
        self.other_event.tried.connect(self.tried)
        self.register.scanned.connect(self.open_scanned)
        self.register.opened.connect(self._open)
        self.register.selling.entered.connect(self.entered)

    def _open(self, entry: int) -> None:
        if self._work.view.id is not None:
            self.open_entry(self._work.view.id, entry)
