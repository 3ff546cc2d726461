"""The director's console: the window from which an event is run by hand."""

from collections.abc import Awaitable, Callable

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget, QVBoxLayout, QWidget

from tdapp.core.ids import StreamId
from tdapp.ui.acts.act import Act, always
from tdapp.ui.acts.asked import Asked
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.beginning import demo_event, new_event
from tdapp.ui.acts.event_acts import EventActs
from tdapp.ui.acts.undo_acts import UndoActs
from tdapp.ui.bottom_line import BottomLine
from tdapp.ui.clock.clock_buttons import ClockButtons
from tdapp.ui.clock.clock_strip import ClockStrip
from tdapp.ui.clock.second_screen import SecondScreen
from tdapp.ui.clock.ticker import Ticker
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.event_page import EventPage
from tdapp.ui.floor.floor_menus import fill_floor_menus, floor_switch
from tdapp.ui.house_menu import HouseMenu
from tdapp.ui.look.theme import Theme
from tdapp.ui.menus import TopRow, fill_when_opened, list_events
from tdapp.ui.name_book import NameBook
from tdapp.ui.parts import Parts
from tdapp.ui.passing_time import PassingTime, Shows
from tdapp.ui.rulings.rulings_menu import fill_rulings_menu, rulings_switch
from tdapp.ui.slips.slip_bar import SlipBar
from tdapp.ui.welcome import Welcome

SMALLEST = QSize(1024, 640)


class Console(QMainWindow):
    """Puts the parts of the window together and keeps them in step with the desk.

    It is built on the running loop. `painted` comes once, after the first picture; `closed` when
    the window was closed, after which `finish` ends what is under way.
    """

    painted = Signal()
    closed = Signal()
    told = Signal(str)

    def __init__(self, parts: Parts, theme: Theme) -> None:
        super().__init__()
        self._parts = parts
        self._theme = theme
        self._was_painted = False
        self.asking = Asking(parts, self)
        self.names = NameBook(parts.people, parts.actor.id)
        self.view = EventInView(parts, self)
        self.acts = EventActs(parts, self.view, self.asking)
        self.undoing = UndoActs(parts, self.names, self.asking, self)
        self.house = HouseMenu(parts, self.names, self.asking, self.acts.till, self)
        self.page = EventPage(parts, self.view, self.asking, self.names, self.acts, theme)
        self.second_screen = SecondScreen(self)
        self._make_window_acts()
        self.top = TopRow(theme, (self.show_floor, self.show_rulings, self.show_clock))
        self.strip = ClockStrip(theme, ClockButtons(self.acts.setting, theme))
        self.welcome = Welcome(theme, self.demo, self.new)
        self.asked = Asked(theme, wide=True)
        self.slips = SlipBar(theme, lambda: self.view.now.utc_us)
        self.asking.slip = self.slips.slip
        self.view.with_slip = self.asking.with_slip
        self.line = BottomLine(theme, self.undoing.undo, self.undoing.redo)
        self._lay_out()
        self._fill_menus()
        self.line.show_who(parts.actor)
        self._passing = PassingTime(parts, self.view, self.names, self._shows())
        self.ticker = Ticker(self._passing.look, self)
        self._connect()
        self._show_screens()
        self.refresh()
        self.welcome.new.setFocus()

    @property
    def all_acts(self) -> tuple[Act, ...]:
        """Everything that can be asked for in this window."""
        window = (
            self.new,
            self.demo,
            self.enter_player,
            self.find_entry,
            self.slips.open_act,
            self.show_floor,
            self.show_rulings,
            self.show_clock,
            self.quit,
        )
        events = (*self.acts.all, *self.undoing.all, *self.page.acts.all)
        return (*window, *events, *self.house.all)

    def refresh(self) -> None:
        """Show everything as it stands now."""
        self._passing.note_last_act()
        shown = self.page if self.view.id is not None else self.welcome
        self._stack.setCurrentWidget(shown)
        self.show_floor.refresh()
        self.show_rulings.refresh()
        self.strip.setVisible(self.view.id is not None)
        self.page.refresh()
        self.undoing.refresh()
        self.ticker.look_now()

    async def finish(self) -> None:
        """End in order: the clock, the looking, what is under way, the registry."""
        self.second_screen.close()
        self.ticker.stop()
        self.view.leave()
        self.house.leave()
        self._passing.leave()
        await self.asking.settle()
        self.names.close()

    def tell(self, sentence: str) -> None:
        """Show one sentence in the bottom line; may be called in any thread."""
        self.told.emit(sentence)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing stands against closing: the record is written, act by act."""
        super().closeEvent(event)
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape, where nothing else wants it, takes the notice away."""
        if event.key() == Qt.Key.Key_Escape:
            self.line.show_notice("")
            self.page.focus()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Notes the first picture."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self.painted.emit)

    def _make_window_acts(self) -> None:
        def act(words: str, key: str, do: Callable[[], None]) -> Act:
            return Act(lambda: words, key, always, do, self)

        self.new = act(self.tr("New event"), "Ctrl+N", lambda: self._begin(self._new_event))
        self.demo = act(self.tr("Demo event"), "", lambda: self._begin(self._demo_event))
        self.enter_player = act(self.tr("Enter a player"), "F3", self.page.await_name)
        self.find_entry = act(self.tr("Find an entry"), "Ctrl+F", self._find)
        self.show_floor = floor_switch(self.view, self.page, self)
        self.show_rulings = rulings_switch(self.view, self.page, self)
        self.show_clock = Act(self._clock_words, "F9", always, self.second_screen.toggle, self)
        self.show_clock.forms = (self.tr("Show clock"), self.tr("Hide clock"))
        self.quit = act(self.tr("Quit"), "Ctrl+Q", self._quit)

    def _clock_words(self) -> str:
        shown = self.second_screen.shown
        return self.tr("Hide clock") if shown else self.tr("Show clock")

    def _find(self) -> None:
        self.page.show_entries()
        self.page.pane.search.setFocus()

    def _quit(self) -> None:
        self.close()

    def _lay_out(self) -> None:
        self.setMenuWidget(self.top)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.welcome)
        self._stack.addWidget(self.page)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.strip)
        column.addWidget(self._stack, 1)
        column.addWidget(self.asked)
        column.addWidget(self.slips)
        column.addWidget(self.line)
        self.setCentralWidget(inside)
        self.setWindowTitle(self.tr("Tournament director"))
        self.setMinimumSize(SMALLEST)
        self.resize(1600, 900)

    def _shows(self) -> Shows:
        page = self.page
        return Shows(self.top, self.strip, self.line, self.second_screen, page.refresh, page.look)

    def _fill_menus(self) -> None:
        acts, top = self.acts, self.top
        event = top.menu(self.tr("&Event"), (self.new, self.demo), (acts.finish, acts.money.cancel))
        fill_when_opened(event.addMenu(self.tr("Open events")), self._list_events)
        event.addSeparator()
        event.addAction(self.quit)
        desk = (self.enter_player, self.find_entry)
        queue = self.page.queue_acts.all
        groups = (desk, acts.money.at_the_desk, queue, self.undoing.all, (self.slips.open_act,))
        top.menu(self.tr("&Desk"), *groups)
        top.menu(self.tr("E&ntry"), *self.page.entry_acts.groups)
        floor = fill_floor_menus(top, self.show_floor, acts, self.page)
        fill_rulings_menu(floor, self.show_rulings, self.page)
        setting = acts.setting
        clock = top.menu(self.tr("&Clock"), (acts.clock,), setting.all, (self.show_clock,))
        fill_when_opened(clock.addMenu(self.tr("Clock screen")), self.second_screen.fill)
        prizes = self.page.entry_acts.prizes
        posting = (acts.post_prizes, acts.posting.editing.edit)
        top.menu(self.tr("&Prizes"), posting, prizes.all, self.page.acts.prize_papers.all)
        self.house.mount(top)

    def _list_events(self, menu: QMenu) -> None:
        list_events(menu, self.view)

    def _connect(self) -> None:
        for act in self.all_acts:
            act.tried.connect(self.line.show_notice)
        self.page.tried.connect(self.line.show_notice)
        self.asking.refused.connect(self.line.show_notice)
        self.told.connect(self.line.show_notice)
        self.asking.done.connect(lambda: self.line.show_notice(""))
        self.view.changed.connect(self.refresh)
        self._connect_questions()
        self.second_screen.changed.connect(self._show_screens)

    def _connect_questions(self) -> None:
        acts = self.acts
        on_event = (acts.setting, acts.posting, acts.money, self.page.acts)
        for one in (self.undoing, self.house, self.asking, *on_event):
            one.asks.connect(self.asked.put)
        self.asked.over.connect(lambda: self.page.show_draft(None))
        self.asked.tried.connect(self.line.show_notice)
        self.house.forgotten.connect(self.refresh)
        self.slips.changed.connect(lambda: self.line.show_slip(self.slips.words()))
        self.slips.changed.connect(self.page.refresh)
        for over in (self.asked.over, self.slips.over):
            over.connect(self.page.go_back)
        acts.setting.away.ask_about_time_away()

    def _begin(self, begin: Callable[[], Awaitable[StreamId]]) -> None:
        async def work() -> None:
            self.view.choose(await begin())
            self.page.name_field.setFocus()

        self.asking.start(work)

    def _new_event(self) -> Awaitable[StreamId]:
        return new_event(self._parts, self.asking)

    def _demo_event(self) -> Awaitable[StreamId]:
        return demo_event(self._parts, self.names, self.asking)

    def _show_screens(self) -> None:
        screen = self.second_screen
        self.line.show_screens(shown=screen.shown, where=screen.where, waiting=screen.waiting)
        self.show_clock.refresh()
        self.ticker.look_now()
