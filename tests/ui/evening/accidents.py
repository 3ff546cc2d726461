"""What goes wrong of an evening: the program is killed, the projector is pulled out."""

import shutil

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QScreen

from tests.ui.window_room import WindowRoom


def kill(room: WindowRoom) -> None:
    """The program is gone between two moments, and is started again on what is on the disk.

    The files are taken as they are; whatever the old program still does is done to others.
    """
    folder = room._folder  # noqa: SLF001
    left_behind = folder.with_name(f"{folder.name}+")
    shutil.copytree(folder, left_behind)
    assert (left_behind / "room.tdapp-wal").stat().st_size > 0
    room.shut()
    room._folder = left_behind  # noqa: SLF001
    room.start()


class Projector(QObject):
    """The one screen that there is here, at a plug; the console stands on none."""

    screenAdded = Signal(QScreen)  # noqa: N815
    screenRemoved = Signal(QScreen)  # noqa: N815

    def __init__(self, room: WindowRoom) -> None:
        super().__init__()
        self._room = room
        self._is_in = True
        self.plug_into_console()

    def plug_into_console(self) -> None:
        """Let the console of now know this screen instead of the computer's own."""
        console = self._room.console
        console.screen = lambda: None  # type: ignore[method-assign, assignment, return-value]
        windows = console.screens.windows
        for own, here in (
            (windows._screens.screenAdded, self.screenAdded),  # noqa: SLF001
            (windows._screens.screenRemoved, self.screenRemoved),  # noqa: SLF001
        ):
            own.disconnect(windows._plugs_changed)  # noqa: SLF001
            here.connect(windows._plugs_changed)  # noqa: SLF001
        windows._screens = self  # noqa: SLF001

    def screens(self) -> list[QScreen]:
        """Those that are plugged in."""
        return QGuiApplication.screens() if self._is_in else []

    def pull(self) -> None:
        """Somebody trips over the cable."""
        self._is_in = False
        self.screenRemoved.emit(QGuiApplication.primaryScreen())
        self._room.settle()

    def plug(self) -> None:
        """The cable is in again."""
        self._is_in = True
        self.screenAdded.emit(QGuiApplication.primaryScreen())
        self._room.settle()

    @property
    def shown(self) -> int:
        """How many windows players can see."""
        return len(list(self._room.console.screens.windows.visible()))
