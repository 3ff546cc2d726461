"""Beside the three steps: the entries that were sold last, who waits, and the session."""

from collections.abc import Sequence
from itertools import chain

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from tdapp.core.ids import PersonId
from tdapp.house.cage import Cage
from tdapp.tournament.room import KIND as EVENT
from tdapp.ui.desk.acts_book import ActsBook
from tdapp.ui.desk.desk_rows import entry_columns, in_session, queue_columns, session_columns
from tdapp.ui.desk.player_status import PlayerStatuses
from tdapp.ui.desk.registry_at_hand import RegistryAtHand
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.lists.list_look import TWO_LINES, row_high
from tdapp.ui.look.lists.listing import ROW, ItemList, only
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.spoken import saying
from tdapp.ui.look.text_size import high
from tdapp.ui.sales.queue_rows import queue_lines, queue_words
from tdapp.ui.workplace.workplace import Workplace

say = saying("counter lists")
HEAD = 30
NEWEST, WAITING, TENDERS = 5, 4, 5


class CounterLists(Pane):
    """`opened` carries the number of an entry to be looked at."""

    opened = Signal(int)

    def __init__(
        self, work: Workplace, registry: RegistryAtHand, stands: PlayerStatuses, acts: ActsBook
    ) -> None:
        super().__init__(work.theme)
        self._work, self._registry = work, registry
        self._stands, self._acts = stands, acts
        self.newest = ItemList(
            say("Last five entries"),
            work.theme,
            entry_columns(lambda: work.view.state, self._name, acts.act),
            lambda one: one.sale.entry,
            headed=True,
            row=TWO_LINES,
        )
        self.waiting = ItemList(
            say("Alternates"),
            work.theme,
            queue_columns(self._name),
            lambda it: it.one.ticket,
            headed=True,
        )
        self.session = ItemList(
            say("Your session"), work.theme, session_columns(), lambda one: one.tender, headed=True
        )
        self.newest.empty_words = say("No entries yet.")
        self.waiting.empty_words = say("No alternates waiting.")
        self._said_newest, self._said_waiting, self._said_session = (
            MessageLabel(work.theme, takes_room=True, right=True) for _ in range(3)
        )
        self._lay_out()
        self.newest.entered.connect(self._open)

    @property
    def entry(self) -> int | None:
        """The entry whose row is chosen, or the one that came last."""
        rows = self.newest.table.rows
        key = self.newest.key if self.newest.key is not None or not rows else rows[0].key
        return key if isinstance(key, int) else None

    def refresh(self) -> None:
        """Show them as they stand now."""
        book, state = self._stands.book, self._work.view.state
        if book is None:
            return
        newest = book.newest(NEWEST)
        self._acts.look_up(one.action for one in newest)
        self._learn_names([one.sale.person for one in newest])
        self.newest.show_items(newest)
        kept = state.conditions.alternates is not None
        for part in (self._waiting_title, self.waiting, self._said_waiting):
            part.setVisible(kept)
        self._said_waiting.say("", queue_words(state.alternates))
        self.look()
        self._show_session()

    def look(self) -> None:
        """How long who was called has left."""
        view = self._work.view
        queue = view.state.alternates
        self.waiting.show_items(queue_lines(queue, view.now)[:WAITING])

    def _learn_names(self, persons: Sequence[PersonId]) -> None:
        """Whoever stands here is not waited for until everybody of the registry is read."""
        unread = [one for one in persons if one not in self._registry.people]
        self._work.learn(unread, self.refresh)

    def _name(self, person: PersonId) -> str:
        """Everybody of the registry is at hand; for the others the words of the name book."""
        found = self._registry.people.person(person)
        return self._work.names.name(person) if found is None else found.name

    def _show_session(self) -> None:
        """What came in and went out in the session, whatever event it was for."""
        session, desk = self._work.acts.till.session, self._work.parts.desk
        self._said_session.say("", session or "")
        if session is None:
            self.session.empty_words = say("No session is open. Press Ctrl+Shift+C to open one.")
            self.session.show_items(())
            return
        cage: Cage = desk.state(self._work.parts.day.stream).cage
        of_events = (desk.state(event).takings.listed() for event in desk.streams(EVENT))
        takings = chain(cage.taken(), *of_events)
        self.session.show_items(in_session(one for one in takings if one.session == session))

    def _open(self) -> None:
        only(int, self.opened.emit)(self.newest.key)

    def _title(self, words: str) -> Words:
        title = Words(Size.BODY, self._theme.text, STRONG)
        title.setText(words)
        title.setFixedHeight(high(HEAD))
        return title

    def _lay_out(self) -> None:
        self._waiting_title = self._title(say("Alternates"))
        parts = (
            (self._title(say("Last five entries")), self._said_newest, self.newest),
            (self._waiting_title, self._said_waiting, self.waiting),
            (self._title(say("Your session")), self._said_session, self.session),
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        for title, said, listed in parts:
            column.addLayout(_head(title, said))
            column.addWidget(listed)
        column.addStretch(1)
        self._said_newest.say("", say("Enter opens one"))
        self.newest.setFixedHeight(high(HEAD) + NEWEST * row_high(TWO_LINES))
        self.waiting.setFixedHeight(high(HEAD) + WAITING * high(ROW))
        self.session.setFixedHeight(high(HEAD) + TENDERS * high(ROW))


def _head(title: Words, said: MessageLabel) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setContentsMargins(13, 0, 16, 0)
    row.addWidget(title)
    row.addWidget(said, 1)
    return row
