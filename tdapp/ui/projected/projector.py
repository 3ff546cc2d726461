"""Keeps a window on the projector it was given, and off every other screen."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget


@dataclass(frozen=True, slots=True)
class ScreenIdentity:
    """What a screen is known by when it comes back; a position in a list is never enough."""

    manufacturer: str
    model: str
    serial: str
    name: str

    @classmethod
    def of(cls, screen: QScreen) -> "ScreenIdentity":
        """The identity of a screen that is connected now."""
        return cls(screen.manufacturer(), screen.model(), screen.serialNumber(), screen.name())

    @property
    def device(self) -> tuple[str, str, str] | None:
        """What stays when it is plugged into another socket; None where it has no serial number."""
        return (self.manufacturer, self.model, self.serial) if self.serial else None


class Screens(Protocol):
    """The screens of this computer, as the application object tells of them."""

    @property
    def screenAdded(self) -> SignalInstance:  # noqa: N802
        """Carries the QScreen that was connected."""
        ...

    @property
    def screenRemoved(self) -> SignalInstance:  # noqa: N802
        """Carries the QScreen that is going away."""
        ...

    def screens(self) -> list[QScreen]:
        """Every screen that is connected now."""
        ...


def recognised(wanted: ScreenIdentity, screens: Iterable[QScreen]) -> QScreen | None:
    """The screen that is `wanted`: in all four parts, or else the same device on another socket.

    Two devices that give one serial number are told apart by their sockets alone. None if it is
    not there.
    """
    known = {ScreenIdentity.of(screen): screen for screen in screens}
    if wanted in known:
        return known[wanted]
    alike = [one for one in known if wanted.device is not None and one.device == wanted.device]
    return known[alike[0]] if len(alike) == 1 else None


class Projector(QObject):
    """Shows a window over the whole of one screen, for as long as that screen is there.

    When the screen goes, the window hides and waits: Qt would move it over the director's own.
    When the same screen comes back, it is shown again. `lost` and `found` carry the identity.
    """

    lost = Signal(object)
    found = Signal(object)

    def __init__(self, window: QWidget, screens: Screens, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self._screens = screens
        self._place: ScreenIdentity | None = None
        self._waiting = False
        self._followed: QScreen | None = None
        screens.screenAdded.connect(self._on_added)
        screens.screenRemoved.connect(self._on_removed)

    @property
    def place(self) -> ScreenIdentity | None:
        """The screen the window belongs to, connected or not; None before it has one."""
        return self._place

    @property
    def is_waiting(self) -> bool:
        """Whether that screen is gone and its return is awaited."""
        return self._waiting

    @property
    def screen(self) -> QScreen | None:
        """The screen that the window fills now."""
        return self._followed

    def place_on(self, screen: QScreen) -> None:
        """Fills `screen` with the window, without taking the keyboard from the console."""
        self._place = ScreenIdentity.of(screen)
        self._waiting = False
        self._follow(screen)
        self._window.setScreen(screen)
        self._window.setGeometry(screen.geometry())
        self._window.setWindowState(Qt.WindowState.WindowFullScreen)
        self._window.show()  # showFullScreen() would also ask for the keyboard

    def await_screen(self, place: ScreenIdentity) -> None:
        """Hides the window until that screen is there."""
        self._place = place
        self._waiting = True
        self._follow(None)
        self._window.hide()

    def leave(self) -> None:
        """Hides the window and forgets its screen."""
        self._place = None
        self._waiting = False
        self._follow(None)
        self._window.hide()

    def close(self) -> None:
        """Leave the screen, and stop listening for screens."""
        self.leave()
        self._screens.screenAdded.disconnect(self._on_added)
        self._screens.screenRemoved.disconnect(self._on_removed)

    def _on_removed(self, screen: QScreen) -> None:
        if self._waiting or self._place is None or ScreenIdentity.of(screen) != self._place:
            return
        self.await_screen(self._place)
        self.lost.emit(self._place)

    def _on_added(self, screen: QScreen) -> None:
        if self._waiting and self._place is not None and self._is_back(screen, self._place):
            self.place_on(screen)
            self.found.emit(self._place)

    def _is_back(self, screen: QScreen, place: ScreenIdentity) -> bool:
        return recognised(place, {*self._screens.screens(), screen}) is screen

    def _follow(self, screen: QScreen | None) -> None:
        """Hear of another resolution of this screen and of no other."""
        if self._followed is not None:
            self._followed.geometryChanged.disconnect(self._fit)
        self._followed = screen
        if screen is not None:
            screen.geometryChanged.connect(self._fit)

    def _fit(self) -> None:
        if self._followed is not None:
            self._window.setGeometry(self._followed.geometry())
