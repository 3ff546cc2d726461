"""The page of papers: what can be made and what is out at the left, the paper itself beside it."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from tdapp.house.papers.kinds import PaperKind
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

LIST_WIDE = 332


class PaperPage(Page):
    """Enter in the list makes a paper, or shows a copy of one that is out.

    `wanted` says that a paper was asked for elsewhere, so that this page comes up; `done` that the
    page before may have its place again. Printed papers are kept as PDF in the folder `shelf`.
    """

    needs_event = True

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
        state = self._work.view.state
        self.refresh_acts()
        made = still_to_make(LISTED, lambda kind: self.menu.of_kind[kind].why_not)
        house = self.desk.numbers.house.about(self._work.view.id) if self._work.view.id else ()
        self.papers.show_items([*made, *of_house(house), *issued(state)])
        self.head.show_facts(self._facts(state.papers.last + len(house)))

    def refresh_acts(self) -> None:
        """Ask each act again whether it can be done."""
        self.menu.refresh()
        for act in self.preview.all:
            act.refresh()

    def focus(self) -> None:
        """Be at the paper, or in the list while there is none."""
        if self.preview.paper is not None:
            self.preview.setFocus()
            return
        if self.papers.key is None:
            self.papers.choose(PaperKind.FLOOR_SHEET)
        self.papers.setFocus()

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
        self.papers.choose(key_of(paper.order))
        self._work.asking.start(lambda: self.preview.show_paper(paper), quiet=True)

    def _closed(self) -> None:
        self.focus()
        self.done.emit()
