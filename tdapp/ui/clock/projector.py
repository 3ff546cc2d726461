"""Keeps the clock on the projector it was given, and off every other screen."""

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


def find_screen(
    wanted: ScreenIdentity | None, screens: Iterable[QScreen], console: QScreen | None
) -> QScreen | None:
    """The screen the clock belongs on.

    The one that is `wanted` in all four parts; else, the console's own left out, the one of its
    name, or the first there is. None if there is no such screen.
    """
    known = {ScreenIdentity.of(screen): screen for screen in screens}
    if wanted in known:
        return known[wanted]
    others = {identity: it for identity, it in known.items() if it is not console}
    of_its_name = (it for identity, it in others.items() if wanted and identity.name == wanted.name)
    return next(of_its_name, None) or next(iter(others.values()), None)


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
        self._place: ScreenIdentity | None = None
        self._waiting = False
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

    def place_on(self, screen: QScreen) -> None:
        """Fills `screen` with the window, without taking the keyboard from the console."""
        self._place = ScreenIdentity.of(screen)
        self._waiting = False
        self._window.setScreen(screen)
        self._window.setGeometry(screen.geometry())
        self._window.setWindowState(Qt.WindowState.WindowFullScreen)
        self._window.show()  # showFullScreen() would also ask for the keyboard

    def leave(self) -> None:
        """Hides the window and forgets its screen."""
        self._place = None
        self._waiting = False
        self._window.hide()

    def _on_removed(self, screen: QScreen) -> None:
        if self._waiting or ScreenIdentity.of(screen) != self._place:
            return
        self._waiting = True
        self._window.hide()
        self.lost.emit(self._place)

    def _on_added(self, screen: QScreen) -> None:
        if self._waiting and ScreenIdentity.of(screen) == self._place:
            self.place_on(screen)
            self.found.emit(self._place)
