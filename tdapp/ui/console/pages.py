"""The pages of the console, each imported and made when it is first asked for."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.calls.tournament.history_subject import Subject
from tdapp.core.ids import StreamId
from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.document_id import PaperRef
from tdapp.shown.typed_line import TypedLine
from tdapp.ui.asking.question import Question
from tdapp.ui.console.room_pages import RoomPages
from tdapp.ui.floor.floor_views import BRACKET, HAND, RULINGS
from tdapp.ui.look.act import WindowAct
from tdapp.ui.pages.desk_page import DeskPage
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.rail import PageName
from tdapp.ui.workplace.workplace import Workplace

if TYPE_CHECKING:
    from tdapp.ui.help.help_page import HelpPage
    from tdapp.ui.new_event.new_event_page import NewEventPage
    from tdapp.ui.notices.terms_page import TermsPage
    from tdapp.ui.pages.cage_page import CagePage
    from tdapp.ui.pages.clock_page import ClockPage
    from tdapp.ui.pages.counter_papers import CounterPapers
    from tdapp.ui.pages.deal_page import DealPage
    from tdapp.ui.pages.events_page import EventsPage
    from tdapp.ui.pages.floor_page import FloorPage
    from tdapp.ui.pages.notices_page import NoticesPage
    from tdapp.ui.pages.paper_page import PaperPage
    from tdapp.ui.pages.players_page import PlayersPage
    from tdapp.ui.pages.prizes_page import PrizesPage
    from tdapp.ui.pages.record_page import RecordPage
    from tdapp.ui.pages.rulings_page import RulingsPage
    from tdapp.ui.pages.settings_page import SettingsPage
    from tdapp.ui.pages.staff_page import StaffPage
    from tdapp.ui.screens.screens_acts import ScreensActs


class Pages(RoomPages):
    """Joins each page to the others that it leads to; the desk is there from the start.

    `under_clock` makes what stands beside the clock, `every_act` gives all that the window can do,
    `screen_acts` what can be done with the screens.
    `renewed` says that it is to look otherwise, `papers_made` carries the page of papers.
    """

    renewed = Signal()
    papers_made = Signal(object)

    def __init__(
        self,
        work: Workplace,
        welcome: Callable[[], QWidget],
        under_clock: Callable[[], QWidget],
        put: Callable[[Question], None],
    ) -> None:
        super().__init__(work, welcome, put)
        self._work = work
        self._under_clock = under_clock
        self.every_act: Callable[[], Sequence[WindowAct]] = lambda: self.acts
        self.screen_acts: Callable[[], ScreensActs]
        self.page = self.desk
        work.page_acts.entries.prizes.slips.papers = lambda: self.papers.desk

    @cached_property
    def events(self) -> "EventsPage":
        """Every event of the room."""
        from tdapp.ui.pages.events_page import EventsPage

        return self._take_in(EventsPage(self._work), PageName.EVENTS)

    @cached_property
    def desk(self) -> DeskPage:
        """Registration and the entries; a sale gives out its papers."""
        page = self._take_in(DeskPage(self._work), PageName.DESK)
        page.paper_scanned.connect(self.open_scanned)
        page.entered.connect(self.give_papers)
        return page

    @cached_property
    def floor(self) -> "FloorPage":
        """The room, its rulings and the hand of a table."""
        from tdapp.ui.pages.floor_page import FloorPage

        page = self._take_in(FloorPage(self._work), PageName.FLOOR)
        page.emptied.connect(self.refresh)
        page.view_turned.connect(lambda _: self.refreshed.emit())
        page.rulings.wanted.connect(self.show_rulings)
        page.rulings.to_hand.connect(self.show_hand)
        if "papers" in vars(self):
            page.bracket.offer_paper(self.papers.menu.print_page)
        return page

    @property
    def rulings(self) -> "RulingsPage":
        """The rulings, a view of the floor."""
        return self.floor.rulings

    @cached_property
    def clock(self) -> "ClockPage":
        """The clock and the structure."""
        from tdapp.ui.pages.clock_page import ClockPage

        page = self._take_in(ClockPage(self._work), PageName.CLOCK)
        page.side.put_below(self._under_clock())
        return page

    @cached_property
    def prizes(self) -> "PrizesPage":
        """What is paid; its slips are papers."""
        from tdapp.ui.pages.prizes_page import PrizesPage
        from tdapp.ui.prizes.step_acts import print_slips_by

        page = self._take_in(PrizesPage(self._work), PageName.PRIZES)
        page.offer_paper(self.papers.menu.print_page)
        print_slips_by(page, lambda: self.papers.desk)
        return page

    @cached_property
    def cage(self) -> "CagePage":
        """The drawers, and the prizes to be paid."""
        from tdapp.ui.pages.cage_page import CagePage
        from tdapp.ui.prizes.step_acts import print_slips_by

        page = self._take_in(CagePage(self._work), PageName.CAGE)
        print_slips_by(page.paying, lambda: self.papers.desk)
        return page

    @cached_property
    def record(self) -> "RecordPage":
        """What was done. Of whatever is chosen anywhere it is told beside the record."""
        from tdapp.ui.pages.record_page import RecordPage

        page = self._take_in(RecordPage(self._work), PageName.RECORD)
        page.of_history.page_subject = lambda: self.page.subject()  # noqa: PLW0108 - of the page that is up then
        page.of_history.leads_to.connect(
            lambda _: None if self.page is page else self.turn_to(page)
        )
        return page

    @cached_property
    def notices(self) -> "NoticesPage":
        """What the authority is to be told."""
        from tdapp.ui.pages.notices_page import NoticesPage

        return self._take_in(NoticesPage(self._work), PageName.NOTICES)

    @cached_property
    def players(self) -> "PlayersPage":
        """The registry of players."""
        from tdapp.ui.pages.players_page import PlayersPage

        return self._take_in(PlayersPage(self._work), PageName.PLAYERS)

    @cached_property
    def staff(self) -> "StaffPage":
        """Who works here; who signs in does so from anywhere in the window."""
        from tdapp.ui.pages.staff_page import StaffPage

        page = self._take_in(StaffPage(self._work), PageName.STAFF)
        self.window().addActions(list(page.duty.of_station))
        return page

    @cached_property
    def settings(self) -> "SettingsPage":
        """How the program looks and prints on this station."""
        from tdapp.ui.pages.settings_page import SettingsPage

        page = self._take_in(SettingsPage(self._work), PageName.SETTINGS)
        page.on_setting.printers = lambda: self.papers.desk.known_printers
        page.on_setting.leads.connect(lambda name: self.turn_to(self.page_of(name)))
        page.renewed.connect(self.renewed)
        return page

    @cached_property
    def papers(self) -> "PaperPage":
        """Comes up wherever a paper is asked for, and then the page before it again."""
        from tdapp.ui.pages.paper_page import PaperPage

        page = self._take_in(PaperPage(self._work, shelf=self._work.parts.shelf), PageName.PAPERS)
        page.menu.page_is_about = lambda: (self._below or [self.page])[0].about()  # noqa: PLW0108 - of the page then
        page.menu.leads_to.connect(self._lead_to)
        page.wanted.connect(lambda: self._show_over(page))
        self.refreshed.connect(page.menu.print_page.refresh)
        if "floor" in vars(self):
            self.floor.bracket.offer_paper(page.menu.print_page)
        page.done.connect(lambda: self._leave(page))
        self.papers_made.emit(page)
        return page

    @cached_property
    def new_event(self) -> "NewEventPage":
        """Comes up over any page; the draft that is made of it stands on the page of events."""
        from tdapp.ui.new_event.new_event_page import NewEventPage

        page = self._take_in(NewEventPage(self._work))
        page.done.connect(lambda: self._leave(page))
        page.made.connect(self._draft)
        page.begins.connect(self.begin_event)
        return page

    @cached_property
    def deal(self) -> "DealPage":
        """How the players left share the prizes; Escape leads to the page of prizes."""
        from tdapp.ui.pages.deal_page import DealPage

        page = self._take_in(DealPage(self._work))
        page.done.connect(lambda: self.turn_to(self.prizes))
        page.deal.show_sheet = lambda: self.papers.menu.open(PaperKind.DEAL_SHEET)
        return page

    @cached_property
    def terms(self) -> "TermsPage":
        """The published conditions; Escape leads back to the page before."""
        from tdapp.ui.notices.terms_page import TermsPage

        page = self._take_in(TermsPage(self._work))
        page.done.connect(lambda: self._leave(page))
        page.show_sheet = lambda: self.papers.menu.open(PaperKind.CONDITIONS)
        return page

    @cached_property
    def help(self) -> "HelpPage":
        """Comes up over any page, and then that page again."""
        from tdapp.ui.help.help_page import HelpPage

        page = self._take_in(HelpPage(self._work))
        page.done.connect(lambda: self._leave(page))
        page.leads.connect(self._show_action)
        return page

    @cached_property
    def counter(self) -> "CounterPapers":
        """The papers that a sale gives out by itself."""
        from tdapp.ui.pages.counter_papers import CounterPapers

        return CounterPapers(self._work, self.papers.desk, self)

    @property
    def by_name(self) -> Mapping[PageName, Page]:
        """Every page of the rail; one that was not asked for before is made."""
        return {name: self.page_of(name) for name in PageName}

    @property
    def every(self) -> Mapping[str, Page]:
        """Every page by its name here, those too that the rail does not name; they are made."""
        kinds = chain.from_iterable(vars(kind).items() for kind in type(self).__mro__)
        names = [name for name, one in kinds if isinstance(one, cached_property)]
        made = {name: getattr(self, name) for name in names}
        return {name: page for name, page in made.items() if isinstance(page, Page)}

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Every act on every page."""
        every = (act for page in self.by_name.values() for act in self.acts_on(page))
        return tuple(dict.fromkeys(every))

    def page_of(self, name: PageName) -> Page:
        """The page that the rail calls so: its property here has that name."""
        page: Page = getattr(self, name.name.lower())
        return page

    def find_entry(self) -> None:
        """Search the bracket where it is up, else the entries of the event in view."""
        if self.name is PageName.FLOOR and self.floor.view_shown == BRACKET:
            self.floor.bracket.bracket.find.trigger()
            return
        self.turn_to(self.desk)
        self.desk.show_entries()
        self.desk.event_page.pane.search.setFocus()

    def begin_event(self) -> None:
        """Bring up the page of a new event; nothing is announced by it."""
        self._show_over(self.new_event)

    def begin_deal(self) -> None:
        """Bring up the page on which the players left share the prizes."""
        self.turn_to(self.deal)

    def show_terms(self) -> None:
        """Bring up the published conditions of the event in view."""
        self._show_over(self.terms)

    def open_event_file(self) -> None:
        """Ask for the event file that is opened as a draft."""
        self.turn_to(self.events)
        self.events.on_list.take_in.trigger()

    def tell_of_page(self) -> None:
        """Say what the page that is up is for, and what can be done on it."""
        name = self.name
        if self.page is not self.help:
            self.help.tell_of(name, self.acts_on(self.page))
            self._show_over(self.help)

    def tell_of_all(self) -> None:
        """List every action of the window with its key."""
        pages = {act: name for name, page in self.by_name.items() for act in self.acts_on(page)}
        self.help.tell_all([(act, pages.get(act)) for act in self.every_act()])
        self._show_over(self.help)

    def look_at_papers(self) -> None:
        """Show which papers can be made now."""
        self.papers.refresh_acts()

    def give_papers(self, event: StreamId, entry: int) -> None:
        """Give out the papers of an entry that was sold."""
        self.counter.give(event, entry)

    def open_found(self, line: TypedLine) -> None:
        """Show a player's paper, who sits nowhere in the list of entries, all others on the floor.

        The event of the line is in view.
        """
        if line.name:
            self.turn_to(self.desk)
            self.desk.register.who.offer(line.name)
        elif line.entry is not None and line.paper is not None:
            self.papers.menu.open(line.paper, (line.entry,))
        elif line.entry is not None and line.seat is None:
            self.turn_to(self.desk)
            self.desk.open_entry(line.event, line.entry)
        else:
            self.turn_to(self.floor)
            self.floor.choose(line)

    def open_paper(self, *topic: Any) -> None:
        """Bring up a paper about something."""
        self.papers.menu.open(*topic)

    def open_scanned(self, ref: PaperRef) -> None:
        """Bring up the paper whose code was scanned."""
        self.papers.menu.open_scanned(ref)

    def show_rulings(self) -> None:
        """Bring the rulings up, on the floor."""
        self.floor.show_view(RULINGS)
        self.turn_to(self.floor)

    def show_hand(self) -> None:
        """Bring the hand of the chosen table up."""
        self.turn_to(self.floor)
        self.floor.show_view(HAND)

    def _lead_to(self, what: object) -> None:
        """The page of a history, a cashier session or the room whose paper was asked for."""
        parts = self._work.parts
        if isinstance(what, Subject):
            self.turn_to(self.record)
            self.record.show_history(what)
        elif what == parts.cash.stream:
            self.turn_to(self.cash)
        elif what == parts.jackpots.stream:
            self.turn_to(self.jackpots)
        else:
            self.turn_to(self.cage)
            self.cage.drawers.sessions.listing.choose(what)

    def _show_over(self, page: Page) -> None:
        """Bring a page up that leads back to the one before."""
        if self.page is not page:
            below = [one for one in (*self._below, self.page) if one is not page]
            self.turn_to(page)
            self._below = below

    def _draft(self, text: str) -> None:
        self.turn_to(self.events)
        self.events.begin_draft(text, self.new_event.pane.choices.place)

    def _show_action(self, name: PageName | None) -> None:
        """The page of an action, or the one before where it is on every page."""
        if name is not None:
            self.turn_to(self.page_of(name))
        else:
            self._leave(self.help)

    def _leave(self, page: Page) -> None:
        """The page before stands as it was left; turned to by its own key, this one stays."""
        if self.page is page and self._below:
            self.page = self._below.pop()
            focused = self.page.focusWidget()
            self.refresh()
            self.page.go_back()
            if self.page.isAncestorOf(focused) and focused.isVisible():
                focused.setFocus()
            self.turned.emit()
