"""The pages of the console, one of them up."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from tdapp.ui.acts.act import Act
from tdapp.ui.cage.cage_page import CagePage
from tdapp.ui.desk.desk_page import DeskPage
from tdapp.ui.events.events_page import EventsPage
from tdapp.ui.floor.floor_page import FloorPage
from tdapp.ui.notices.notices_page import NoticesPage
from tdapp.ui.page import Page
from tdapp.ui.papers.counter_papers import CounterPapers
from tdapp.ui.papers.paper_page import PaperPage
from tdapp.ui.papers.topic import Topic
from tdapp.ui.players.players_page import PlayersPage
from tdapp.ui.prizes.prizes_page import PrizesPage
from tdapp.ui.prizes.slip_printing import prints_slips
from tdapp.ui.rail import PageName
from tdapp.ui.record.record_page import RecordPage
from tdapp.ui.settings.settings_page import SettingsPage
from tdapp.ui.staff.staff_page import StaffPage
from tdapp.ui.structure.clock_page import ClockPage
from tdapp.ui.workplace import Workplace


class Pages(QStackedWidget):
    """Shows the page that was turned to; without an event the `welcome` in place of most.

    `turned` says that another page is up. `asks`, `tried` and `waits` are the pages' own.
    """

    turned = Signal()
    asks = Signal(object)
    tried = Signal(str)
    waits = Signal(object, int)

    def __init__(self, work: Workplace, welcome: QWidget) -> None:
        super().__init__()
        self._view = work.view
        self._welcome = welcome
        self.events = EventsPage(work)
        self.desk = DeskPage(work)
        self.floor = FloorPage(work)
        self.rulings = self.floor.rulings
        self.clock = ClockPage(work)
        self.prizes = PrizesPage(work)
        self.cage = CagePage(work)
        self.record = RecordPage(work)
        self.notices = NoticesPage(work)
        self.players = PlayersPage(work)
        self.staff = StaffPage(work)
        self.settings = SettingsPage(work)
        self.papers = PaperPage(work, shelf=work.parts.shelf)
        self.counter = CounterPapers(work, self.papers.desk, self)
        self.by_name = self._named()
        self.page: Page = self.desk
        self._before: Page | None = None
        self.addWidget(welcome)
        for page in (*self.by_name.values(), self.papers):
            self.addWidget(page)
            page.asks.connect(self.asks)
            page.tried.connect(self.tried)
        for name, page in self.by_name.items():
            page.waits.connect(lambda count, name=name: self.waits.emit(name, count))
        self._connect_papers()

    def _named(self) -> Mapping[PageName, Page]:
        return {
            PageName.EVENTS: self.events,
            PageName.DESK: self.desk,
            PageName.FLOOR: self.floor,
            PageName.CLOCK: self.clock,
            PageName.PRIZES: self.prizes,
            PageName.CAGE: self.cage,
            PageName.RECORD: self.record,
            PageName.NOTICES: self.notices,
            PageName.PLAYERS: self.players,
            PageName.STAFF: self.staff,
            PageName.SETTINGS: self.settings,
        }

    @property
    def name(self) -> PageName | None:
        """Which page of the rail is up; None where it is another."""
        return next((name for name, one in self.by_name.items() if one is self.page), None)

    @property
    def inspector_width(self) -> int:
        """The pixels at the right that belong to the inspector of the page that is up."""
        return self.page.inspector_width if self.currentWidget() is self.page else 0

    @property
    def acts(self) -> tuple[Act, ...]:
        """Every act on every page."""
        pages = (*self.by_name.values(), self.papers)
        return tuple(dict.fromkeys(act for page in pages for act in page.acts))

    def turn_to(self, page: Page) -> None:
        """Bring a page up, ready as its key promises."""
        self.page, self._before = page, None
        self.refresh()
        page.arrive()
        self.turned.emit()

    def refresh(self) -> None:
        """Show the page that is up as everything stands now."""
        missing = self.page.needs_event and self._view.id is None
        self.setCurrentWidget(self._welcome if missing else self.page)
        if not missing:
            self.page.refresh()
        self.papers.menu.print_page.refresh()

    def look(self) -> None:
        """Show what changes on it with time alone."""
        if self.currentWidget() is self.page:
            self.page.look()

    def _connect_papers(self) -> None:
        """A paper comes up wherever it is asked for, and then the page before it again."""
        papers = self.papers
        papers.menu.page_is_about = self._about
        papers.wanted.connect(self._show_papers)
        papers.done.connect(self._leave_papers)
        self.prizes.offer_paper(papers.menu.print_page)
        self.prizes.steps.give_slip = prints_slips(papers.desk)
        self.desk.paper_scanned.connect(papers.menu.open_scanned)
        self.desk.entered.connect(self.counter.give)
        self.settings.printers = lambda: papers.desk.known_printers

    def _about(self) -> Topic | None:
        return (self._before or self.page).about()

    def _show_papers(self) -> None:
        if self.page is not self.papers:
            before = self.page
            self.turn_to(self.papers)
            self._before = before

    def _leave_papers(self) -> None:
        """The page before stands as it was left; turned to by its own key, this one stays."""
        if self.page is self.papers and self._before is not None:
            self.page, self._before = self._before, None
            self.refresh()
            self.page.go_back()
            self.turned.emit()
