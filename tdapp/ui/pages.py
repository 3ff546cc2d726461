"""The pages of the console, one of them up."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from tdapp.desk.history_subject import Subject
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.question import Question
from tdapp.ui.cage.cage_page import CagePage
from tdapp.ui.desk.desk_page import DeskPage
from tdapp.ui.events.events_page import EventsPage
from tdapp.ui.floor.floor_page import FloorPage
from tdapp.ui.look.beside import Beside
from tdapp.ui.look.listing import Listing
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
        every = (*self.by_name.values(), self.papers)
        self._sides = {page: page.findChildren(Beside) for page in every}
        self.page: Page = self.desk
        self._export = work.page_acts.export
        self._before: Page | None = None
        self.addWidget(welcome)
        for page in every:
            self.addWidget(page)
        self._connect()

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
        if self.currentWidget() is not self.page:
            return 0
        sides = (one.side_width for one in self._sides[self.page] if one.isVisible())
        return next(sides, self.page.inspector_width)

    @property
    def acts(self) -> tuple[Act, ...]:
        """Every act on every page."""
        return tuple(dict.fromkeys(act for page in self._sides for act in self.acts_on(page)))

    def acts_on(self, page: Page) -> tuple[Act, ...]:
        """Every act on a page, and that which brings its side in a small window."""
        return (*page.acts, *(one.whole for one in self._sides[page]))

    def turn_to(self, page: Page) -> None:
        """Bring a page up, ready as its key promises."""
        self.page, self._before = page, None
        self.refresh()
        page.arrive()
        self.turned.emit()

    def press(self, page: Page) -> None:
        """The key of a page: turn to it, or what it means where that is up already."""
        if self.currentWidget() is page:
            page.again()
        else:
            self.turn_to(page)

    def refresh(self) -> None:
        """Show the page that is up as everything stands now."""
        missing = self.page.needs_event and self._view.id is None
        self.setCurrentWidget(self._welcome if missing else self.page)
        if not missing:
            self.page.refresh()
        self.papers.menu.print_page.refresh()
        self._export.act.refresh()

    def look(self) -> None:
        """Show what changes on it with time alone."""
        if self.currentWidget() is self.page:
            self.page.look()

    def _connect_export(self) -> None:
        """Give out what is listed on the page that is up."""
        self._export.page = lambda: self.page if self.currentWidget() is self.page else None
        for listing in self.findChildren(Listing):
            listing.table.modelReset.connect(self._export.act.refresh)

    def _connect(self) -> None:
        for page in self._sides:
            page.asks.connect(lambda question, page=page: self._ask(page, question))
            page.tried.connect(self.tried)
        for name, page in self.by_name.items():
            page.waits.connect(lambda count, name=name: self.waits.emit(name, count))
        self._connect_papers()
        self._connect_history()
        self._connect_export()

    def _ask(self, page: Page, question: Question) -> None:
        """What a page asks about the event in view names it."""
        self.asks.emit(self._view.titled(question) if page.needs_event else question)

    def _connect_history(self) -> None:
        """Of whatever is chosen anywhere it is told beside the record."""
        histories = self.record.of_history
        histories.page_subject = self._subject
        histories.leads_to.connect(lambda _: self._come_to(self.record))

    def _subject(self) -> Subject | None:
        return self.page.subject()

    def _come_to(self, page: Page) -> None:
        if self.page is not page:
            self.turn_to(page)

    def _connect_papers(self) -> None:
        """A paper comes up wherever it is asked for, and then the page before it again."""
        papers = self.papers
        papers.menu.page_is_about = self._about
        papers.wanted.connect(self._show_papers)
        papers.done.connect(self._leave_papers)
        self.prizes.offer_paper(papers.menu.print_page)
        self.prizes.steps.give_slip = prints_slips(papers.desk)
        self.desk.paper_scanned.connect(papers.menu.open_scanned)
        papers.menu.leads_to.connect(self._lead_to)
        self.desk.entered.connect(self.counter.give)
        self.settings.printers = lambda: papers.desk.known_printers
        self.settings.leads.connect(lambda name: self.turn_to(self.by_name[name]))

    def _lead_to(self, what: object) -> None:
        """The page of a history or a cashier session whose paper was asked for."""
        if isinstance(what, Subject):
            self.turn_to(self.record)
            self.record.show_history(what)
        else:
            self.turn_to(self.cage)
            self.cage.drawers.sessions.listing.choose(what)

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
