"""Which view stands on which monitor: it follows plugs, time and the record, and keeps it all."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.core.ids import ActionId, StreamId
from tdapp.core.instant import Instant
from tdapp.core.screens import Sound
from tdapp.desk.desk import Desk
from tdapp.screens.cash_boards import CASH_GAMES
from tdapp.screens.shown_names import NameOnScreens
from tdapp.screens.views import OF_THE_CLOCK, ROW_OF, View
from tdapp.tournament.state.clock import position
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.boards.prize_board import PrizeBoard
from tdapp.ui.clock.ticker import Ticker, until_next_second, until_wall_second
from tdapp.ui.parts.screen_ports import ScreenPorts
from tdapp.ui.projected.canvas import Canvas
from tdapp.ui.projected.projector import ScreenIdentity, Screens
from tdapp.ui.screens.chiming import Chiming
from tdapp.ui.screens.feed import ScreenFeed
from tdapp.ui.screens.monitors import Monitor, MonitorView
from tdapp.ui.screens.screen_choices import ScreenChoices
from tdapp.ui.screens.screen_notices import ScreenNotices
from tdapp.ui.screens.screen_windows import ScreenWindows
from tdapp.ui.screens.shown_screen import PageTurner


class ScreenManager(QObject):
    """Every screen that players see, and every sound that they hear.

    `changed` says that a screen came, went, waits or shows something else; `notice` carries a
    sentence for the director; `closing` comes before it goes for good. `projected` carries the
    event, the version of its prize list and the screen that shows it now.
    """

    changed = Signal()
    closing = Signal()
    notice = Signal(object)
    projected = Signal(str, int, str)

    def __init__(
        self,
        console: QWidget,
        desk: Desk,
        view: EventInView,
        name_on_screens: NameOnScreens,
        when: Callable[[ActionId], int | None],
        ports: ScreenPorts | None = None,
        screens: Screens | None = None,
    ) -> None:
        super().__init__(console)
        self._view = view
        self._ports = ports or ScreenPorts()
        self.notices = ScreenNotices(self)
        self.choices = ScreenChoices(self._ports.memory, self)
        self.feed = ScreenFeed(desk, view, name_on_screens, self.choices, when, self)
        app: Screens = QGuiApplication.instance()  # type: ignore[assignment]
        self.windows = ScreenWindows(console, screens or app, self.notices)
        self.blanked = False
        self._awake = False
        self._projected: set[tuple[StreamId, int, str]] = set()
        self._chiming = Chiming(self._chime)
        self._ticker = Ticker(self.look, self)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._ticker.look_now)
        self.notices.notice.connect(self.notice)
        self.choices.trouble.connect(self.notices.tell)
        self.windows.changed.connect(self._changed)
        self.feed.ready.connect(self._soon.start)
        view.changed.connect(self._soon.start)
        self._ticker.look_now()

    @property
    def monitors(self) -> list[Monitor]:
        """Every monitor and what it shows."""
        return self.windows.monitors

    @property
    def shown(self) -> bool:
        """Whether players can see something, or will when its monitor is back."""
        return self.windows.count > 0

    @property
    def awaited(self) -> str:
        """The monitors that will show something when they are back; empty for none."""
        return ", ".join(self.windows.awaited)

    @property
    def where(self) -> str:
        """The monitors that show something, or will; empty where it is a window or nothing."""
        shown = [one for one in self.monitors if one.identity and one.showing is not None]
        return ", ".join(one.words for one in shown)

    @property
    def counts(self) -> tuple[int, int]:
        """How many screens players can see, of how many they should."""
        return self.windows.count - len(self.windows.awaited), self.windows.count

    def show(
        self, view: View, on: ScreenIdentity, event: StreamId | None = None, table: int = 0
    ) -> None:
        """Show a view on a monitor, of an event or of the one in view now, until that is over.

        The console's own monitor is covered only by this. One that is not there is awaited.
        """
        showing = MonitorView(view, event or self._view.id, table)
        self.windows.give(on, showing, self._now.elapsed_us, asked=True)
        self._kept_and_changed()

    def show_in_window(self, view: View, event: StreamId | None = None, table: int = 0) -> None:
        """Show a view in a frame that can be moved."""
        showing = MonitorView(view, event or self._view.id, table)
        self.windows.frame(showing, self._now.elapsed_us)
        self._changed()

    def toggle(self) -> None:
        """Take everything away, or show the clock on another monitor; with one only, in a frame."""
        if self.shown:
            self.hide_all()
            return
        other = self.windows.other_screen()
        if other is None:
            self.show_in_window(View.CLOCK)
        else:
            self.show(View.CLOCK, other)

    def hide(self, on: ScreenIdentity | None) -> None:
        """Show nothing on a monitor, or no window (None)."""
        self.windows.take(on)
        self._kept_and_changed()

    def hide_all(self) -> None:
        """Show the players nothing."""
        self.windows.take_all()
        self.blanked = False
        self._kept_and_changed()

    def toggle_blank(self) -> None:
        """Make every screen black, or show again what was there."""
        self.blanked = not self.blanked
        if self.blanked:
            for canvas, _ in self.windows.visible():
                canvas.blank()
        self._changed()

    def next_page(self) -> None:
        """Turn every list to its next page."""
        for _, turning in self.windows.visible():
            turning.next_page(self._now.elapsed_us)
        self._ticker.look_now()

    def restore(self) -> None:
        """Show again what was shown when the program ended; call it once the console is shown."""
        for on, showing in self.choices.kept():
            self.windows.give(on, showing, self._now.elapsed_us, asked=False)
        self._changed()

    def event_of(self, showing: MonitorView) -> StreamId | None:
        """The event that a screen shows: its own, or the one in view once that is over.

        For the cash games of the room it is `CASH_GAMES`.
        """
        if ROW_OF[showing.view].of_cash:
            return CASH_GAMES
        event = showing.event
        if event is None or event not in self._view.events():
            return self._view.id
        return self._view.id if self._view.state_of(event).programme.over else event

    def event_words(self, showing: MonitorView) -> str:
        """The title of that event, where several are there to be told apart."""
        event = self.event_of(showing)
        several = event != CASH_GAMES and len(self._view.events()) > 1
        return self._view.title(event) if event and several else ""

    def look_again(self) -> None:
        """Show at once what was chosen just now."""
        self._changed()

    def names_changed(self) -> None:
        """A name, or how somebody wishes to be named, is another now."""
        self.feed.names_changed()
        self._ticker.look_now()

    def close(self) -> None:
        """Go for good, before the program ends; what is shown now is shown at the next start."""
        self.closing.emit()
        self._view.changed.disconnect(self._soon.start)
        self._soon.stop()
        self._ticker.stop()
        self.feed.stop()
        self.windows.close()
        self._ports.awake.close()
        self._ports.chime.close()

    def look(self) -> int:
        """Show everything as it is now; gives the microseconds until it looks different."""
        now = self._now
        self.feed.note_health(now)
        if not self.blanked:
            for canvas, turning in sorted(self.windows.visible(), key=_clocks_first):
                showing = turning.showing or MonitorView(View.IDLE)
                event = self.event_of(showing)
                page = turning.page_at(now.elapsed_us)
                picture = self.feed.picture(showing.view, event, now, *page, showing.table)
                if picture is not None:
                    canvas.show_picture(picture)
                if event is not None and isinstance(picture, PrizeBoard) and picture.facts.version:
                    seen = event, picture.facts.version, self.windows.words_of(canvas)
                    self._note_projected(seen)
        self._chiming.look(self._states(), now)
        self._chiming.look_at_tables(self._view.table_clocks.any, now)
        self._keep_awake()
        return self._until_next(now)

    @property
    def _now(self) -> Instant:
        return self._view.now

    def _states(self) -> list[tuple[StreamId, Tournament]]:
        return [(event, self._view.state_of(event)) for event in self._view.events()]

    def _until_next(self, now: Instant) -> int:
        """A running clock changes with its own second, a list with that of its page."""
        waits = [until_wall_second(now.utc_us)]
        for _, state in self._states():
            if state.clock.running:
                here = position(state.conditions, state.clock, now)
                waits.append(until_next_second(here.remaining_us))
        running = (one.clock.left(now.elapsed_us) for one in self._view.table_clocks.any.values())
        waits += [until_next_second(left) for left in running if left]
        for _, turning in self.windows.visible():
            if turning.showing is not None and turning.showing.view not in OF_THE_CLOCK:
                waits.append(turning.until_next_second(now.elapsed_us))
        return min(waits)

    def _note_projected(self, seen: tuple[StreamId, int, str]) -> None:
        """Tell of a posted list when a screen shows it first."""
        if seen not in self._projected:
            self._projected.add(seen)
            self.projected.emit(*seen)

    def _keep_awake(self) -> None:
        """Hold the computer awake while players see a screen and a level runs, or cash games."""
        seen = [one.showing.view for _, one in self.windows.visible() if one.showing]
        runs = any(state.clock.running for _, state in self._states())
        wanted = bool(seen) and (runs or any(ROW_OF[view].of_cash for view in seen))
        if wanted != self._awake:
            self._awake = wanted
            if wanted:
                self._ports.awake.hold(self.notices.tell)
            else:
                self._ports.awake.release()

    def _chime(self, sound: Sound) -> None:
        if not self.choices.muted:
            self._ports.chime.play(sound, self.choices.volume, self._no_sound)

    def _no_sound(self, code: str) -> None:
        QApplication.beep()
        self.notices.tell(code)

    def _kept_and_changed(self) -> None:
        self.choices.keep(self.windows.kept)
        self._changed()

    def _changed(self) -> None:
        self._ticker.look_now()
        self.changed.emit()


def _clocks_first(one: tuple[Canvas, PageTurner]) -> bool:
    """A second is to be seen on time; a list can wait for it."""
    showing = one[1].showing
    return showing is None or showing.view not in OF_THE_CLOCK
