"""The two panes of the page of the cage: drawers at the left, prizes of all events at the right."""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout

from tdapp.ui.cage.session_rows import (
    Drawer,
    StaffName,
    TenderLine,
    session_columns,
    tender_columns,
)
from tdapp.ui.look.lists.list_rows import ListRow
from tdapp.ui.look.lists.listing import ItemList, Listing
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import high
from tdapp.ui.look.theme import Theme
from tdapp.ui.prizes.due_rows import queue_columns
from tdapp.ui.prizes.section import LEAST_LIST, ListSection, scroll_to_lists


class DrawerPane(Pane):
    """The sessions of the gaming day, and the tenders of the chosen one."""

    def __init__(self, theme: Theme, who: StaffName) -> None:
        text = voice().text
        super().__init__(theme)
        listing = ItemList(
            text("drawer pane", "Cashier sessions"),
            theme,
            session_columns(who),
            lambda one: one.session.id,
            headed=True,
        )
        listing.empty_words = text("drawer pane", "No sessions yet. Open one (O).")
        self.sessions = ListSection(
            theme, text("drawer pane", "Cashier sessions"), "Alt+1", listing
        )
        tenders = ItemList(
            text("drawer pane", "Drawer by payment method"),
            theme,
            tender_columns(),
            lambda one: one.book.tender,
            headed=True,
        )
        self._sessions, self._tenders = listing, tenders
        tenders.empty_words = text("drawer pane", "Select a session above.")
        self.tenders = ListSection(
            theme, text("drawer pane", "Drawer by payment method"), "Alt+2", tenders
        )
        _stack(self, theme, self.sessions, self.tenders)

    def show_sessions(self, sessions: Sequence[Drawer], fact: str) -> None:
        """Show every session of the gaming day."""
        self._sessions.show_items(sessions)
        self.sessions.name(self.sessions.title, fact)

    def show_tenders(self, lines: Sequence[TenderLine], session: str) -> None:
        """Show what should be in the chosen drawer, and what was counted."""
        self._tenders.show_items(lines)
        self.tenders.name(self.tenders.title, session)


class PrizesPane(Pane):
    """Who is to be paid in any event, and the prizes that the house keeps."""

    def __init__(self, theme: Theme) -> None:
        text = voice().text
        super().__init__(theme)
        queue = Listing(
            text("prizes pane", "Prizes to pay"), theme, queue_columns(player=118), headed=True
        )
        queue.empty_words = text("prizes pane", "No prize has been won yet.")
        self.queue = ListSection(
            theme, text("prizes pane", "Prizes to pay, all events"), "Alt+3", queue
        )
        kept = Listing(text("prizes pane", "Unclaimed prizes"), theme, queue_columns(player=118))
        kept.empty_words = text(
            "prizes pane", "There are no unclaimed prizes from finished events."
        )
        self.kept = ListSection(theme, text("prizes pane", "Held for winners"), "Alt+4", kept)
        _stack(self, theme, self.queue, self.kept)

    def show_prizes(self, queue: Sequence[ListRow], fact: str, kept: Sequence[ListRow]) -> None:
        """Show both lists."""
        self.queue.listing.show_rows(queue)
        self.queue.name(self.queue.title, fact)
        self.kept.listing.show_rows(kept)


def _stack(pane: Pane, theme: Theme, upper: ListSection, lower: ListSection) -> None:
    """One list above the other, the upper one the higher."""
    inside = Pane(theme)
    column = QVBoxLayout(inside)
    column.setContentsMargins(0, 0, 1, 0)
    column.setSpacing(0)
    for one, share in ((upper, 3), (lower, 2)):
        one.listing.setMinimumHeight(high(LEAST_LIST))
        column.addWidget(one, share)
    scroll_to_lists(pane, inside, theme, upper, lower)
