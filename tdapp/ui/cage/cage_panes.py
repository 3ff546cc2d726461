"""The two panes of the page of the cage: drawers at the left, prizes of all events at the right."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout

from tdapp.ui.look.list_rows import ListColumn, ListRow
from tdapp.ui.look.listing import Listing
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.theme import Theme
from tdapp.ui.prizes.prizes_panes import queue_columns
from tdapp.ui.prizes.section import Section

translate = QCoreApplication.translate


class DrawerPane(Pane):
    """The sessions of the gaming day, and the tenders of the chosen one."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        listing = Listing(self.tr("Cashier sessions"), theme, _session_columns(), headed=True)
        listing.empty_words = self.tr("No session yet. Open one (O).")
        self.sessions = Section(theme, self.tr("Cashier sessions"), "Alt+1", listing)
        tenders = Listing(self.tr("Drawer by tender"), theme, _tender_columns(), headed=True)
        tenders.empty_words = self.tr("Choose a session above.")
        self.tenders = Section(theme, self.tr("Drawer by tender"), "Alt+2", tenders)
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
        super().__init__(theme)
        queue = Listing(self.tr("Prize queue"), theme, queue_columns(player=118), headed=True)
        queue.empty_words = self.tr("Nobody has won a prize yet.")
        self.queue = Section(theme, self.tr("Prize queue of all events"), "Alt+3", queue)
        kept = Listing(self.tr("Kept prizes"), theme, queue_columns(player=118))
        kept.empty_words = self.tr("The house keeps no prize of an event that is over.")
        self.kept = Section(theme, self.tr("Kept for winners"), "Alt+4", kept)
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
    return (
        ListColumn(translate("Cage", "Session"), 94),
        ListColumn(translate("Cage", "Cashier"), 82, least=760),
        ListColumn(translate("Cage", "Since"), 62, least=760),
        ListColumn(translate("Cage", "Float"), 86, right=True, least=420),
        ListColumn(translate("Cage", "Taken"), 86, right=True, least=560),
        ListColumn(translate("Cage", "Paid"), 80, right=True, least=560),
        ListColumn(translate("Cage", "Expected"), 98, right=True),
        ListColumn(translate("Cage", "State"), wide=True),
    )


def _tender_columns() -> tuple[ListColumn, ...]:
    return (
        ListColumn(translate("Cage", "Tender"), 72),
        ListColumn(translate("Cage", "Float"), 96, right=True, least=640),
        ListColumn(translate("Cage", "Moved"), 90, right=True, least=760),
        ListColumn(translate("Cage", "In"), 96, right=True, least=560),
        ListColumn(translate("Cage", "Out"), 96, right=True, least=560),
        ListColumn(translate("Cage", "Expected"), 98, right=True),
        ListColumn(translate("Cage", "Counted"), 86, right=True, least=400),
        ListColumn(translate("Cage", "Over, short"), wide=True),
    )
