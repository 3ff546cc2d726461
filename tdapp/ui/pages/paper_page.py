"""The page of papers: what can be made and what is out at the left, the paper itself beside it."""

from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from tdapp.house.papers.kinds import PaperKind
from tdapp.shown.event_titles import EventNumbers
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.lists.listing import ItemList
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.papers.paper_desk import PaperDesk
from tdapp.ui.papers.paper_maker import PreparedPaper
from tdapp.ui.papers.paper_menu import LISTED, PaperMenu
from tdapp.ui.papers.paper_rows import (
    MOST_ISSUED,
    HousePaperKey,
    issued,
    key_of,
    of_house,
    paper_columns,
    still_to_make,
)
from tdapp.ui.papers.preview import PaperPreview
from tdapp.ui.papers.printers import PrinterChoice, QtPrinters
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.workplace import Workplace

LIST_WIDE = 372
SOON_MS = 60
"""The arrow keys run through the list without a paper being made at every row."""


class PaperPage(Page):
    """Shows the chosen paper at once; Enter goes on with it, and a copy of one that is out.

    `wanted` says that a paper was asked for elsewhere, so that this page comes up; `done` that the
    page before may have its place again. Printed papers are kept as PDF in the folder `shelf`.
    """

    wanted = Signal()
    done = Signal()

    def __init__(
        self, work: Workplace, printers: PrinterChoice | None = None, shelf: Path | None = None
    ) -> None:
        super().__init__()
        self._work = work
        self.desk = PaperDesk(
            work.parts, work.view, work.asking, work.names, printers or QtPrinters(), shelf
        )
        self.menu = PaperMenu(work.view, work.asking, self.desk)
        self.preview = PaperPreview(work.theme, work.asking, self.desk)
        self.head = PageHead(work.theme, voice().text("paper page", "Papers"))
        words = voice().text("paper page", "Papers")
        self.papers = ItemList(words, work.theme, paper_columns(), lambda one: one.key)
        self._at_paper = False
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._lay_out()
        self._connect()

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Those of the menu and those on the paper that is shown."""
        return (*self.menu.all, *self.preview.all)

    def start(self) -> None:
        """Look for the printers, which may take long, in a thread."""
        self._work.asking.start(self.desk.look_for_printers, quiet=True)

    def refresh(self) -> None:
        """Show what can be made and what is out."""
        view = self._work.view
        self.refresh_acts()
        titles = EventNumbers(self._work.parts.desk).titles
        house = self.desk.numbers.house.newest_first[:MOST_ISSUED]
        listed = list(of_house(house, lambda event: titles.get(event, "")))
        if view.id is not None:
            made = still_to_make(LISTED, lambda kind: self.menu.of_kind[kind].why_not)
            listed = [*made, *issued(view.state), *listed]
        self.papers.show_items(listed)
        self.head.show_facts(self._facts(view.state.papers.last + len(house)))

    def refresh_acts(self) -> None:
        """Ask each act again whether it can be done."""
        self.menu.refresh()
        for act in self.preview.all:
            act.refresh()

    def focus(self) -> None:
        """Be in the list; until a row is chosen the first that can be made is."""
        self._at_paper = False
        if self.papers.key is None:
            self.papers.choose(PaperKind.FLOOR_SHEET)
        self.papers.setFocus()

    def go_back(self) -> None:
        """Go on at the paper that was opened, or in the list."""
        (self.preview if self._at_paper else self.papers).setFocus()

    async def _look(self) -> None:
        """Show the paper of the row that is chosen, unless another one is by then, or why not."""
        key = self.papers.key
        why_not = self.menu.of_kind[key].why_not if isinstance(key, PaperKind) else ""
        making = None if why_not else self.menu.prepared(key)
        if making is None:
            self.preview.show_none(why_not)
            return
        paper = await making
        if key == self.papers.key:
            await self.preview.look_at(paper)

    def _facts(self, out: int) -> str:
        if out == 0:
            return voice().text("paper page", "no documents issued yet")
        return voice().plural("paper page", "1 document issued", "{n} documents issued", out)

    def _lay_out(self) -> None:
        pane = Pane(self._work.theme)
        pane.setMaximumWidth(px(LIST_WIDE))
        column = QVBoxLayout(pane)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self.papers, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(pane, 1)
        row.addWidget(self.preview, 1)

    def _connect(self) -> None:
        self.menu.opened.connect(self._opened)
        self.papers.entered.connect(self._open_chosen)
        self.papers.chosen.connect(self._soon.start)
        self._soon.timeout.connect(lambda: self._work.asking.start(self._look, quiet=True))
        self.preview.closed.connect(self._closed)
        for one in (self.menu, self.preview):
            one.asks.connect(self.asks)
            one.tried.connect(self.tried)

    def _open_chosen(self) -> None:
        key = self.papers.key
        if isinstance(key, PaperKind):
            self.menu.of_kind[key].go()
        elif isinstance(key, int):
            self.menu.open_again(key)
        elif isinstance(key, HousePaperKey):
            self.menu.open_of_house(key.number)

    def _opened(self, paper: PreparedPaper) -> None:
        self.wanted.emit()
        self._at_paper = True
        self.papers.follow(key_of(paper.order))
        self._work.asking.start(lambda: self.preview.show_paper(paper), quiet=True)

    def _closed(self) -> None:
        self.focus()
        self.done.emit()
