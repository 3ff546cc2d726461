"""The two panes of the page of the cage: drawers at the left, prizes of all events at the right."""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout

from tdapp.ui.look.lists.list_rows import ListColumn, ListRow
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme
from tdapp.ui.prizes.prizes_panes import queue_columns
from tdapp.ui.prizes.section import ListSection


class DrawerPane(Pane):
    """The sessions of the gaming day, and the tenders of the chosen one."""

    def __init__(self, theme: Theme) -> None:
        text = voice().text
        super().__init__(theme)
        listing = Listing(
            text("drawer pane", "Cashier sessions"), theme, _session_columns(), headed=True
        )
        listing.empty_words = text("drawer pane", "No sessions yet. Open one (O).")
        self.sessions = ListSection(
            theme, text("drawer pane", "Cashier sessions"), "Alt+1", listing
        )
        tenders = Listing(
            text("drawer pane", "Drawer by payment method"), theme, _tender_columns(), headed=True
        )
        tenders.empty_words = text("drawer pane", "Select a session above.")
        self.tenders = ListSection(
            theme, text("drawer pane", "Drawer by payment method"), "Alt+2", tenders
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addWidget(self.sessions, 3)
        column.addWidget(self.tenders, 2)

    def show_sessions(self, rows: Sequence[ListRow], fact: str) -> None:
        """Show every session of the gaming day."""
        self.sessions.listing.show_rows(rows)
        self.sessions.name(self.sessions.title, fact)

    def show_tenders(self, rows: Sequence[ListRow], session: str) -> None:
        """Show what should be in the chosen drawer, and what was counted."""
        self.tenders.listing.show_rows(rows)
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
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addWidget(self.queue, 3)
        column.addWidget(self.kept, 2)

    def show_prizes(self, queue: Sequence[ListRow], fact: str, kept: Sequence[ListRow]) -> None:
        """Show both lists."""
        self.queue.listing.show_rows(queue)
        self.queue.name(self.queue.title, fact)
        self.kept.listing.show_rows(kept)


def _session_columns() -> tuple[ListColumn, ...]:
    text = voice().text
    return (
        ListColumn(text("cage", "Session"), 94),
        ListColumn(text("cage", "Cashier"), 82, least=760),
        ListColumn(text("cage", "Since"), 62, least=760),
        ListColumn(text("cage", "Float"), 86, right=True, least=420),
        ListColumn(text("cage", "Taken"), 86, right=True, least=560),
        ListColumn(text("cage", "Paid"), 80, right=True, least=560),
        ListColumn(text("cage", "Expected"), 98, right=True),
        ListColumn(text("cage", "State"), wide=True),
    )


def _tender_columns() -> tuple[ListColumn, ...]:
    text = voice().text
    return (
        ListColumn(text("cage", "Method"), 72),
        ListColumn(text("cage", "Float"), 96, right=True, least=640),
        ListColumn(text("cage", "Fills/credits"), 90, right=True, least=760),
        ListColumn(text("cage", "In"), 96, right=True, least=560),
        ListColumn(text("cage", "Out"), 96, right=True, least=560),
        ListColumn(text("cage", "Expected"), 98, right=True),
        ListColumn(text("cage", "Counted"), 86, right=True, least=400),
        ListColumn(text("cage", "Over/short"), wide=True),
    )
