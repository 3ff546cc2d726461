"""The windows that players see: where each belongs, how plugs move them, never over the console."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

from tdapp.ui.look.spoken import voice
from tdapp.ui.projected.canvas import Canvas
from tdapp.ui.projected.projector import ScreenIdentity, Screens, recognised
from tdapp.ui.screens.monitors import Monitor, MonitorView, monitor_words, size_of
from tdapp.ui.screens.screen_notices import ScreenNotices
from tdapp.ui.screens.shown_screen import FramedScreen, PageTurner, ShownScreen

WINDOWS_MOVED_MS = 400
"""By then the desktop has put the windows of a screen that went onto another one."""


class ScreenWindows(QObject):
    """A window for each monitor that was given a view, and one in a frame.

    `changed` says that one of them came, went or waits.
    """

    changed = Signal()

    def __init__(self, console: QWidget, screens: Screens, notices: ScreenNotices) -> None:
        super().__init__(console)
        self._console = console
        self._screens = screens
        self._notices = notices
        self._by_monitor: dict[ScreenIdentity, ShownScreen] = {}
        self.framed = FramedScreen()
        self.framed.gone.connect(self._frame_is_gone)
        self._later = [QTimer(self, singleShot=True, interval=it) for it in (0, WINDOWS_MOVED_MS)]
        for timer in self._later:
            timer.timeout.connect(self._keep_off_console)
        for signal in (screens.screenAdded, screens.screenRemoved):
            signal.connect(self._plugs_changed)

    @property
    def monitors(self) -> list[Monitor]:
        """Every monitor: those that are connected, then those that are awaited, then the frame."""
        connected = {ScreenIdentity.of(screen): screen for screen in self._screens.screens()}
        known = [*connected, *(one for one in self._by_monitor if one not in connected)]
        found = [self._monitor(one, connected.get(one), known) for one in known]
        if self.framed.isVisible():
            words = voice().text("screen windows", "In a window")
            found.append(Monitor(None, words, None, self.framed.turning.showing))
        return found

    @property
    def kept(self) -> dict[ScreenIdentity, MonitorView]:
        """What every monitor shows or will show again."""
        found = {on: shown.turning.showing for on, shown in self._by_monitor.items()}
        return {on: showing for on, showing in found.items() if showing is not None}

    @property
    def awaited(self) -> list[str]:
        """The names of the monitors that are awaited."""
        waiting = (on for on, shown in self._by_monitor.items() if shown.projector.is_waiting)
        return [self._words(on) for on in waiting]

    @property
    def count(self) -> int:
        """How many screens there are, awaited ones counted."""
        return len(self._by_monitor) + int(self.framed.isVisible())

    def visible(self) -> Iterator[tuple[Canvas, PageTurner]]:
        """Those that players can see now."""
        for canvas, turning in self._all():
            if canvas.isVisible():
                yield canvas, turning

    def words_of(self, canvas: Canvas) -> str:
        """What the monitor is called that a canvas stands on, or the frame."""
        found = (on for on, shown in self._by_monitor.items() if shown.canvas is canvas)
        on = next(found, None)
        return voice().text("screen windows", "In a window") if on is None else self._words(on)

    def give(self, on: ScreenIdentity, showing: MonitorView, now_us: int, *, asked: bool) -> None:
        """Give a monitor a view; one that is not there is awaited.

        The one that the console stands on is covered only where that is `asked` for.
        """
        screen = recognised(on, self._screens.screens())
        shown = self._by_monitor.get(on) or self._new(on)
        shown.turning.show_view(showing, now_us)
        shown.asked = asked and self._is_of_console(screen)
        if screen is None or (self._is_of_console(screen) and not asked):
            shown.projector.await_screen(on)
            tell = self._notices.not_connected if screen is None else self._notices.not_over_console
            tell(self._words(on))
        elif shown.projector.screen is not screen:
            shown.projector.place_on(screen)

    def frame(self, showing: MonitorView, now_us: int) -> None:
        """Show a view in the frame."""
        self.framed.turning.show_view(showing, now_us)
        self.framed.show()

    def take(self, on: ScreenIdentity | None) -> None:
        """Stop showing anything on a monitor, or in the frame (None)."""
        if on is None:
            self.framed.hide()
        elif on in self._by_monitor:
            monitor = self._by_monitor.pop(on)
            monitor.canvas.blank()
            monitor.close()

    def take_all(self) -> None:
        """Show nothing anywhere."""
        for on in (*self._by_monitor, None):
            self.take(on)

    def other_screen(self) -> ScreenIdentity | None:
        """A monitor that the console does not stand on."""
        found = (one for one in self._screens.screens() if not self._is_of_console(one))
        other = next(found, None)
        return None if other is None else ScreenIdentity.of(other)

    def close(self) -> None:
        """Let all of them go for good."""
        for signal in (self._screens.screenAdded, self._screens.screenRemoved):
            signal.disconnect(self._plugs_changed)
        for timer in self._later:
            timer.stop()
        self.framed.gone.disconnect(self._frame_is_gone)
        self.take_all()
        self.framed.canvas.blank()
        self.framed.deleteLater()

    def _all(self) -> Iterator[tuple[Canvas, PageTurner]]:
        yield from ((one.canvas, one.turning) for one in self._by_monitor.values())
        yield self.framed.canvas, self.framed.turning

    def _monitor(
        self, on: ScreenIdentity, screen: QScreen | None, known: Sequence[ScreenIdentity]
    ) -> Monitor:
        shown = self._by_monitor.get(on)
        return Monitor(
            identity=on,
            words=monitor_words(on, known),
            size=None if screen is None else size_of(screen),
            showing=None if shown is None else shown.turning.showing,
            connected=screen is not None,
            of_console=self._is_of_console(screen),
        )

    def _words(self, on: ScreenIdentity) -> str:
        known = [*map(ScreenIdentity.of, self._screens.screens()), *self._by_monitor]
        return monitor_words(on, known)

    def _is_of_console(self, screen: QScreen | None) -> bool:
        return screen is not None and screen is self._console.screen()

    def _new(self, on: ScreenIdentity) -> ShownScreen:
        shown = self._by_monitor[on] = ShownScreen(self._screens, self)
        shown.canvas.setWindowTitle(voice().text("screen windows", "Screen for players"))
        shown.lost.connect(lambda place: self._notices.lost(self._words(place)))
        shown.found.connect(self._found)
        return shown

    def _found(self, place: ScreenIdentity) -> None:
        """A monitor is back, maybe on another socket: from now on it is known by that."""
        self._by_monitor = {one.identity or on: one for on, one in self._by_monitor.items()}
        self._notices.found(self._words(place))

    def _frame_is_gone(self) -> None:
        self.framed.turning.show_view(None, 0)
        self.changed.emit()

    def _plugs_changed(self, _: QScreen) -> None:
        for timer in self._later:
            timer.start()

    def _keep_off_console(self) -> None:
        """Hide screens that would cover the console, and bring back those that no longer would."""
        for on, shown in self._by_monitor.items():
            screen = shown.projector.screen
            if self._is_of_console(screen) and not shown.asked:
                shown.projector.await_screen(on)
                self._notices.not_over_console(self._words(on))
            elif screen is None:
                back = recognised(on, self._screens.screens())
                if back is not None and not self._is_of_console(back):
                    shown.projector.place_on(back)
        self.changed.emit()
