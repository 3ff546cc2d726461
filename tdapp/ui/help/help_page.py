"""The page of help: what the page before is for and can do, or every action with its key."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from tdapp.ui.help.action_rows import ListedAction, action_columns, shown_actions, that_fit
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.field import WIDEST, Field
from tdapp.ui.look.lists.listing import ItemList
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.rail import PageName, page_word
from tdapp.ui.workplace.workplace import Workplace

ActOnPage = tuple[WindowAct, PageName | None]


class HelpPage(Page):
    """Typing searches; Enter goes to the page of the chosen action, Escape back.

    `done` says that the page before may have its place again, `leads` carries a `PageName`.
    """

    done = Signal()
    leads = Signal(object)

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        text = voice().text
        self._listed: Sequence[ListedAction] = ()
        self._found: list[ListedAction] = []
        self._of_page = False
        self.head = PageHead(work.theme, text("help", "Help"))
        self.search = Field(work.theme, text("help", "Search by words or key"))
        self.list = ItemList(
            text("help", "Actions"), work.theme, action_columns(), lambda it: it.number, headed=True
        )
        self.list.empty_words = text("help", "No action has these words. Type fewer letters.")
        pane = Pane(work.theme)
        inside = QVBoxLayout(pane)
        inside.setContentsMargins(0, 0, 1, 0)
        inside.setSpacing(0)
        row = QHBoxLayout()
        row.setContentsMargins(13, 4, 13, 8)
        self.search.setMaximumWidth(px(WIDEST))
        row.addWidget(self.search, 1)
        row.addStretch()
        inside.addWidget(self.head)
        inside.addLayout(row)
        inside.addWidget(self.list, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(pane)
        self.search.textChanged.connect(self.refresh)
        self.search.returnPressed.connect(self.list.setFocus)
        self.list.entered.connect(self._go)

    def tell_of(self, page: PageName | None, acts: Iterable[WindowAct]) -> None:
        """Show what a page is for and all that can be done on it, with what stands against it."""
        name = voice().text("help", "New event") if page is None else page_word(page)
        self._begin(f"{name}: {page_purpose(page)}", [(act, page) for act in acts], of_page=True)

    def tell_all(self, acts: Iterable[ActOnPage]) -> None:
        """Show every action of the program with its key; each comes with its page."""
        said = voice().text("help", "Every action, with its key and its page")
        self._begin(said, acts, of_page=False)

    def refresh(self) -> None:
        """Show those that fit what is typed."""
        self._found = that_fit(self.search.text(), self._listed)
        self.list.show_items(shown_actions(self._found, with_reasons=self._of_page))

    def focus(self) -> None:
        """Begin with the search."""
        self.search.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leads back to the page before."""
        if event.key() == Qt.Key.Key_Escape:
            self.done.emit()
        else:
            super().keyPressEvent(event)

    def _begin(self, said: str, acts: Iterable[ActOnPage], *, of_page: bool) -> None:
        self._listed = [ListedAction(act, page) for act, page in acts]
        self._of_page = of_page
        self.head.show_facts(said)
        self.search.clear()
        self.refresh()

    def _go(self) -> None:
        key = self.list.key
        if isinstance(key, int):
            self.leads.emit(self._found[key].page)


def page_purpose(page: PageName | None) -> str:
    """For whoever sees the page for the first time; None is the page of a new event."""
    text = voice().text
    said = {
        PageName.EVENTS: text(
            "help", "Every event: write drafts, announce them, and bring one into view."
        ),
        PageName.DESK: text(
            "help", "Registration: find a player, sell entries, re-buys and add-ons, draw seats."
        ),
        PageName.FLOOR: text(
            "help", "The tables: eliminations, moves, balancing, breaking, rulings and hands."
        ),
        PageName.CASH: text(
            "help", "Cash tables, waiting lists, and what each needs: seats, offers, notices."
        ),
        PageName.CLOCK: text(
            "help", "The clock and the levels, and what each screen in the room shows."
        ),
        PageName.PRIZES: text("help", "The prize pool: post the prize list, pay winners."),
        PageName.CAGE: text("help", "Cashier sessions and drawers, prizes to pay, entry tickets."),
        PageName.JACKPOTS: text(
            "help", "Jackpot pools: meters, linked tables, hits to check, confirm and pay."
        ),
        PageName.RECORD: text("help", "Everything that was done, by whom and when."),
        PageName.PAPERS: text("help", "Everything that can be printed: sheets, slips, receipts."),
        PageName.NOTICES: text("help", "What the regulator must be told, and by when."),
        PageName.PLAYERS: text("help", "All players: names, bans, exclusions."),
        PageName.STAFF: text("help", "Who works here, with which roles, PINs and badges."),
        PageName.SETTINGS: text("help", "How the program looks, prints and keeps backups."),
    }
    new = text("help", "Choose the nearest format, type what differs, and create a draft.")
    return new if page is None else said[page]
