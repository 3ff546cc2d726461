"""The director's console: the window from which an event is run by hand."""

from functools import partial
from itertools import chain, islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from tdapp.core.ids import StreamId
from tdapp.tournament.room import KIND
from tdapp.ui.asking.asked import QuestionPanel
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.before import EventAt
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.heard import Heard
from tdapp.ui.asking.question import asked_anew
from tdapp.ui.clock.clock_buttons import ClockButtons
from tdapp.ui.clock.clock_strip import ClockStrip
from tdapp.ui.clock.strips import Strips
from tdapp.ui.clock.ticker import Ticker
from tdapp.ui.command_bar.command_field import CommandField
from tdapp.ui.console.bar_on_page import BarOnPage
from tdapp.ui.console.bottom_line import BottomLine
from tdapp.ui.console.made_later import MadeLater, pages_ahead
from tdapp.ui.console.next_bar import NextBar
from tdapp.ui.console.notice import Notice
from tdapp.ui.console.pages import Pages
from tdapp.ui.console.rail_acts import RailActs, not_offered
from tdapp.ui.console.time_displays import ClockDisplays, PassingTime
from tdapp.ui.console.window_acts import WindowActs
from tdapp.ui.console.window_menus import OfWindow, fill_menus
from tdapp.ui.console.window_place import window_title
from tdapp.ui.help.chord_hint import ChordHint
from tdapp.ui.look.act import Attention, WindowAct
from tdapp.ui.look.text_size import high, px
from tdapp.ui.look.theme import Theme
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts
from tdapp.ui.record.undo_acts import UndoActs
from tdapp.ui.slips.slip_bar import SlipBar
from tdapp.ui.staff.station_staff import AtStation
from tdapp.ui.workplace.event_acts import EventActs
from tdapp.ui.workplace.menus import TopRow
from tdapp.ui.workplace.page_acts import PageActs
from tdapp.ui.workplace.rail import PageName, Rail
from tdapp.ui.workplace.workplace import Workplace

if TYPE_CHECKING:
    from tdapp.ui.command_bar.bar import CommandBar
    from tdapp.ui.console.house_menu import HouseMenu
    from tdapp.ui.console.welcome import Welcome
    from tdapp.ui.screens.screen_manager import ScreenManager
    from tdapp.ui.screens.screens_acts import ScreensActs

SMALLEST = QSize(1024, 640)
NARROW, LOW = 1440, 720
"""Below these the rail has icons alone, and lower stops."""
AFTER_SCREENS_MS = 4
"""So much later the window shows a second: what players see of it comes first."""


class Console(QMainWindow):
    """Puts the parts of the window together and keeps them in step with the desk.

    It is built on the running loop, with `event` in view where it is still there. `painted` comes
    once, after the first picture; `closed` when the window was closed, after which `finish` ends
    what is under way; `is_renewed` says that it is to be built anew, since it is to look otherwise.
    """

    painted = Signal()
    closed = Signal()
    told = Signal(object)

    def __init__(self, parts: Parts, theme: Theme, event: StreamId | None = None) -> None:
        super().__init__()
        self._parts = parts
        self._theme = theme
        self._was_painted = False
        self._actor = parts.actor
        self.is_renewed = False
        self.asking = Asking(parts, self)
        self.names = NameBook(parts.people, lambda: parts.actor.id)
        self.view = EventInView(parts, self, event)
        self.asking.at = partial(EventAt, self.view, self.names)
        self.acts = EventActs(parts, self.view, self.asking, self.names)
        self.undoing = UndoActs(parts, self.view, self.names, self.asking, self)
        self.page_acts = PageActs(parts, self.view, self.asking, self.names, self.acts, theme)
        self.own = own = WindowActs(parts, self.asking, self)
        self.quit = own.quit
        self._make_frame(theme)
        self._make_pages(theme)
        self._lay_out()
        self._fill_menus()
        shows = ClockDisplays(self.top, self.strips, self.line, self._pass_level, self.pages.look)
        self._passing = PassingTime(parts, self.view, self.names, self.asking, shows)
        self.ticker = Ticker(self._passing.look, self, AFTER_SCREENS_MS)
        self._connect()
        self.chords = ChordHint(lambda: self.heard.all, theme, self.pages, self)
        self.refresh()
        if self.view.id is None:
            self.welcome.new.setFocus()

    @property
    def all_acts(self) -> tuple[WindowAct, ...]:
        """Everything that can be asked for in this window; it makes every page."""
        on_event = (*self.screen_acts.all, *self.page_acts.all)
        every = (*self._of_window, *on_event, *self.pages.acts, *self.house.all)
        return tuple(dict.fromkeys(every))

    @property
    def command(self) -> "CommandBar":
        """The command bar."""
        return self._later.command

    @property
    def house(self) -> "HouseMenu":
        """What belongs to no single event."""
        return self._later.house

    @property
    def welcome(self) -> "Welcome":
        """The page for a room without an event."""
        return self._later.welcome

    @property
    def screens(self) -> "ScreenManager":
        """What players see."""
        return self._later.screens

    @property
    def screen_acts(self) -> "ScreensActs":
        """What can be done with that."""
        return self._later.screen_acts

    @property
    def _of_window(self) -> tuple[WindowAct, ...]:
        """Those that are there whichever pages are, from the start."""
        window = (*self.own.all, *self.turning.all, self.slips.open_act, *self.strips.acts)
        return (*window, *self.acts.all, *self.undoing.all, *self.page_acts.at_once)

    @property
    def _acts_by_page(self) -> tuple[WindowAct, ...]:
        """Those on the page that is up first; a new event of a format, which has no key, last."""
        every = (*self.pages.acts_on(self.pages.page), *self.all_acts)
        return tuple(dict.fromkeys((*every, *self.pages.new_event.of_format)))

    @property
    def strip(self) -> ClockStrip:
        """The strip of the event in view; `LookupError` where there is none."""
        found = self.strips.strip(self.view.id) if self.view.id is not None else None
        if found is None:
            raise LookupError
        return found

    def refresh(self) -> None:
        """Show everything as it stands now."""
        self._passing.note_last_act()
        self.strips.setVisible(self.view.id is not None)
        self.acts.refresh()
        self.pages.refresh()
        self.undoing.refresh()
        self.ticker.look_now()

    async def finish(self) -> None:
        """End in order: the clock, the looking, what is under way, the registry."""
        self._later.close()
        self.ticker.stop()
        self.view.leave()
        self._passing.leave()
        self.station.leave()
        await self.asking.end()
        self.names.close()
        self.pages.leave()

    def tell(self, sentence: str) -> None:
        """Show one sentence that needs a look; may be called in any thread."""
        self.told.emit(Attention(sentence))

    def come_up(self) -> None:
        """Come to the front, whatever lies over it."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing stands against closing: the record is written, act by act."""
        super().closeEvent(event)
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape, where nothing else wants it, stops what takes long, or cancels the question."""
        if event.key() == Qt.Key.Key_Escape and self.asking.can_stop:
            self.asking.stop()
        elif event.key() == Qt.Key.Key_Escape:
            self.notice.clear()
            asked = next((one for one in self.findChildren(QuestionPanel) if one.text), None)
            (self.pages.page.focus if asked is None else asked.take_away)()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A small window leaves the pages their room."""
        low = self.height() < high(LOW, 8)
        self.rail.leave_room(narrow=self.width() < px(NARROW), low=low)
        self.next.leave_room(low=low)
        super().resizeEvent(event)
        self._bar.place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Notes the first picture."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self.painted.emit)

    def _make_frame(self, theme: Theme) -> None:
        """What stands around the pages."""
        self.top = TopRow(theme)
        self.strips = Strips(theme, lambda: ClockButtons(self.acts.setting, theme))
        self.asked = QuestionPanel(theme, wide=True)
        self.slips = SlipBar(theme, lambda: self.view.now.utc_us)
        self.asking.slip = self.slips.slip
        self.view.with_slip = self.asking.with_slip
        self.station = AtStation(self._parts, theme, self.asking, self)
        self.line = BottomLine(theme, self.undoing.undo, self.undoing.redo)

    def _make_pages(self, theme: Theme) -> None:
        self.work = work = Workplace(
            self._parts, theme, self.view, self.asking, self.names, self.acts, self.page_acts
        )
        self._later = MadeLater(work, self.own, lambda: self._acts_by_page, self)
        self.pages = Pages(work, lambda: self.welcome, self._later.pane, self.asked.put)
        self.pages.every_act = lambda: self.all_acts
        self.pages.screen_acts = lambda: self.screen_acts
        self.notice = Notice(theme, self.pages, self)
        self.heard = Heard(
            self.notice.tell, self.station.watch_acts, lambda: self.view.now.elapsed_us
        )
        self.page = self.pages.desk.event_page
        self.rail = Rail(theme, without=not_offered(work.parts))
        self.turning = RailActs(self.asking, self.pages, self.rail, self)
        self._bar = BarOnPage(self._later, self.view, self.pages, self.turning, self)
        self.top.add(CommandField(self.own.command_bar, theme))
        self.next = NextBar(theme, self.acts.next, self.pages, self.asked.comes_first)

    def _lay_out(self) -> None:
        self.setMenuWidget(self.top)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        beside = QHBoxLayout()
        beside.setSpacing(0)
        above = QVBoxLayout()
        above.setSpacing(0)
        for part in (self.next, self.pages, self.asked, self.slips, self.station.bar):
            above.addWidget(part)
        above.setStretchFactor(self.pages, 1)
        beside.addWidget(self.rail)
        beside.addLayout(above, 1)
        column.addWidget(self.strips)
        column.addLayout(beside, 1)
        column.addWidget(self.line)
        self.setCentralWidget(inside)
        self.setWindowTitle(window_title(self._parts))
        self.setMinimumSize(SMALLEST)
        self.resize(1600, 900)

    def _renew(self) -> None:
        self.is_renewed = True
        self.close()

    def _pass_level(self) -> None:
        self.acts.refresh()
        self.pages.refresh()

    def _fill_menus(self) -> None:
        own = OfWindow(
            of_itself=self.own,
            slip=self.slips.open_act,
            undoing=self.undoing,
            later=self._later,
            turning=self.turning,
            along=self.strips.acts,
        )
        fill_menus(self.top, self.work, self.pages, own)

    def _connect(self) -> None:
        self.heard.hear(self._of_window)
        self.page_acts.floor_made.connect(lambda made: self.heard.hear(made.all))
        self._connect_pages()
        self.pages.tried.connect(self.notice.tell)
        self.page_acts.tried.connect(self.notice.tell)
        self.strips.chosen.connect(self.view.choose)
        self._connect_station()
        self.own.begins.connect(self.pages.begin_event)
        self.own.opens.connect(self.pages.open_event_file)
        self.own.finds.connect(self.pages.find_entry)
        self.own.commands.connect(self._bar.open)
        self.own.leaves.connect(self.close)
        self.asking.refused.connect(self.notice.tell)
        self.told.connect(self.notice.tell)
        self.asking.done.connect(self.notice.clear)
        self.asking.far.connect(
            lambda done, of: self.line.show_progress(done, of, self.own.stop.key)
        )
        self.asking.idle.connect(self.line.end_progress)
        self.view.turned.connect(self._take_questions_away)
        self.view.changed.connect(self.refresh)
        self._connect_questions()
        self._connect_later()
        self._later.bar_made.connect(lambda bar: bar.tried.connect(self.notice.tell))

    def _connect_pages(self) -> None:
        """The first picture waits for no page but that which it shows."""
        pages = self.pages
        for page in pages.so_far:
            self.heard.hear(pages.acts_on(page))
        pages.made.connect(lambda page: self.heard.hear(pages.acts_on(page)))
        pages.renewed.connect(self._renew)
        self._ahead = chain(self._later.ahead(), pages_ahead(pages, self.page_acts))
        self.painted.connect(lambda: QTimer.singleShot(0, self, self._make_other_pages))

    def _make_other_pages(self) -> None:
        """One in a turn of the loop, so that a key has never to wait for all of them."""
        if self.isVisible() and any(True for _ in islice(self._ahead, 1)):
            QTimer.singleShot(0, self, self._make_other_pages)

    def _connect_later(self) -> None:
        self._later.changed.connect(self._show_screens)
        self._later.notice.connect(self.notice.tell)
        self._later.house_made.connect(self._take_in)
        self._later.welcome_made.connect(self._greet)
        self._later.house_made.connect(lambda made: made.forgotten.connect(self.refresh))
        self._later.acts_made.connect(self._take_in)
        self._later.acts_made.connect(lambda made: self.station.changed.connect(made.refresh))
        self.painted.connect(lambda: QTimer.singleShot(0, self, self._later.restore))

    def _greet(self, welcome: "Welcome") -> None:
        welcome.tried.connect(self.notice.tell)
        if self._parts.desk.any_ended(KIND):
            welcome.offer_finished(self.turning.to(PageName.EVENTS))

    def _take_in(self, acts: "HouseMenu | ScreensActs") -> None:
        self.heard.hear(acts.all)
        acts.asks.connect(self.asked.put)

    def _connect_station(self) -> None:
        station = self.station
        station.bar.tried.connect(self.notice.tell)
        station.bar.over.connect(self._go_back_from_key)
        station.changed.connect(self._show_who)
        station.changed.connect(self.refresh)
        self.painted.connect(lambda: station.watch_hands(self))
        self._show_who()

    def _show_who(self) -> None:
        """Once somebody's key was good, what was said before it is past."""
        before, self._actor = self._actor, self._parts.actor
        if before != self._actor and self._actor.unsigned is None:
            self.notice.clear()
        self.line.show_who(*self.station.who)

    def _connect_questions(self) -> None:
        acts = self.acts
        for one in (self.own, self.undoing, self.asking):
            one.asks.connect(self.asked.put)
        for own in (acts.turning, acts.setting, acts.posting, acts.money, self.page_acts):
            own.asks.connect(lambda question: self.asked.put(self.view.titled(question)))
        self.asked.over.connect(lambda: self.page.show_draft(None))
        self.asked.tried.connect(self.notice.tell)
        self.slips.changed.connect(lambda: self.line.show_slip(self.slips.words()))
        self.slips.changed.connect(self.pages.refresh)
        for over in (self.asked.over, self.slips.over):
            over.connect(self._go_back)
        acts.setting.away.ask_about_time_away()

    def _take_questions_away(self) -> None:
        """What was asked of one event is not answered for another."""
        self.asking.turn()
        wanted = self.station.bar.turn_away()
        for asked in self.findChildren(QuestionPanel):
            wanted = wanted or bool(asked.text)
            asked.withdraw()
        if wanted:
            self.notice.tell(asked_anew())

    def _go_back(self) -> None:
        self.pages.page.go_back()

    def _go_back_from_key(self) -> None:
        if not self.station.bar.go_back():
            self._go_back()

    def _show_screens(self) -> None:
        screens = self.screens
        now_us = self.view.now.utc_us
        self.line.show_screens(screens.counts, screens.where, screens.awaited, now_us)
