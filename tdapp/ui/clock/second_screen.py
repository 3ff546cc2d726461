"""The clock for the players: over the whole of another screen, or in a window of its own."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication, QHideEvent, QScreen
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from tdapp.ui.clock.clock_face import ClockFace
from tdapp.ui.clock.clock_screen import ClockScreen
from tdapp.ui.clock.projector import Projector, ScreenIdentity, find_screen

WINDOW = 960, 540


class SecondScreen(QObject):
    """Shows the clock, follows its screen when that is unplugged and plugged in again.

    `changed` says that it came, went, or waits for its screen.
    """

    changed = Signal()

    def __init__(self, console: QWidget) -> None:
        super().__init__(console)
        self._console = console
        self._app: QGuiApplication = QGuiApplication.instance()  # type: ignore[assignment]
        self.clock = ClockScreen()
        self.window = ClockWindow()
        self._projector = Projector(self.clock, self._app, self)
        for signal in (self._projector.lost, self._projector.found, self.window.gone):
            signal.connect(self.changed)

    @property
    def shown(self) -> bool:
        """Whether players can see the clock, or will when their screen is back."""
        return self._projector.place is not None or self.window.isVisible()

    @property
    def waiting(self) -> bool:
        """Whether its screen was unplugged."""
        return self._projector.is_waiting

    @property
    def where(self) -> str:
        """The screen's name; empty where the clock has no screen of its own."""
        place = self._projector.place
        return place.name if place else ""

    def others(self) -> list[QScreen]:
        """The screens that the console does not stand on."""
        mine = self._console.screen()
        return [screen for screen in self._app.screens() if screen is not mine]

    def show_face(self, face: ClockFace) -> None:
        """Show this face wherever the clock is."""
        self.clock.show_face(face)
        self.window.clock.show_face(face)

    def toggle(self) -> None:
        """Take the clock away, or show it on another screen; with one screen only, in a window."""
        if self.shown:
            self.hide()
            return
        screen = find_screen(None, self.others(), self._console.screen())
        if screen is None:
            self.show_window()
        else:
            self.show_on(screen)

    def show_on(self, screen: QScreen) -> None:
        """Fill a screen."""
        self.window.hide()
        self._projector.place_on(screen)
        self.changed.emit()

    def show_window(self) -> None:
        """Stand in a window that can be moved."""
        self._projector.leave()
        self.window.show()
        self.changed.emit()

    def hide(self) -> None:
        """Show the players nothing."""
        self._projector.leave()
        self.window.hide()
        self.changed.emit()

    def close(self) -> None:
        """Go for good, before the program ends."""
        self.hide()
        self.clock.allow_close = True
        self.clock.close()
        self.window.close()

    def fill(self, menu: QMenu) -> None:
        """Put a choice for each screen into a menu, as they are plugged in now."""
        menu.clear()
        choices = QActionGroup(menu)
        place = self._projector.place
        for screen in self.others():
            size = screen.size()
            words = self.tr("On {name}, {width} by {height}")
            text = words.format(name=screen.name(), width=size.width(), height=size.height())
            action = self._choice(menu, choices, text, ScreenIdentity.of(screen) == place)
            action.triggered.connect(lambda _=False, screen=screen: self.show_on(screen))
        in_window = self._choice(menu, choices, self.tr("In a window"), self.window.isVisible())
        in_window.triggered.connect(self.show_window)
        nowhere = self._choice(menu, choices, self.tr("Not shown"), not self.shown)
        nowhere.triggered.connect(self.hide)

    def _choice(self, menu: QMenu, group: QActionGroup, text: str, checked: bool) -> QAction:  # noqa: FBT001
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setChecked(checked)
        group.addAction(action)
        return action


class ClockWindow(QWidget):
    """The clock in a frame, for a computer with one screen; `gone` when nobody sees it any more."""

    gone = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.clock = ClockScreen(self)
        self.setWindowTitle(self.tr("Clock"))
        self.resize(*WINDOW)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.clock)

    def hideEvent(self, event: QHideEvent) -> None:
        """Closed by hand or by the program."""
        super().hideEvent(event)
        self.gone.emit()
