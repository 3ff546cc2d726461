"""One window for players: over a whole monitor that may come and go, or in a frame of its own."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QHideEvent, QScreen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.ui.boards.page_index import PAGE_SECONDS
from tdapp.ui.look.spoken import voice
from tdapp.ui.projected.canvas import Canvas
from tdapp.ui.projected.projector import Projector, ScreenIdentity, Screens
from tdapp.ui.screens.monitors import MonitorView

PAGE_US = PAGE_SECONDS * 1_000_000
FRAME = 960, 540


class PageTurner:
    """What a screen shows, and since when its pages turn; moments are by the elapsed clock."""

    def __init__(self) -> None:
        self.showing: MonitorView | None = None
        self._since_us = 0

    def show_view(self, showing: MonitorView | None, now_us: int) -> None:
        """Show another view, from its first page on."""
        if showing != self.showing:
            self.showing, self._since_us = showing, now_us

    def page_at(self, now_us: int) -> tuple[int, int]:
        """How many pages were turned until now, and for how many seconds this one is shown."""
        turn, rest = divmod(max(0, now_us - self._since_us), PAGE_US)
        return turn, rest // 1_000_000

    def until_next_second(self, now_us: int) -> int:
        """Microseconds until the page has been shown for another second."""
        return 1_000_000 - (now_us - self._since_us) % 1_000_000

    def next_page(self, now_us: int) -> None:
        """Turn to the next page at once."""
        self._since_us -= PAGE_US - (now_us - self._since_us) % PAGE_US


class ShownScreen(QObject):
    """A canvas on a monitor.

    `asked` says that the director chose the console's own screen for it.
    """

    lost = Signal(object)
    found = Signal(object)

    def __init__(self, screens: Screens, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.canvas = Canvas()
        self.projector = Projector(self.canvas, screens, self)
        self.projector.lost.connect(self.lost)
        self.projector.found.connect(self.found)
        self.turning = PageTurner()
        self.asked = False

    @property
    def identity(self) -> ScreenIdentity | None:
        """The monitor it belongs to."""
        return self.projector.place

    @property
    def visible(self) -> bool:
        """Whether players can see it."""
        return self.canvas.isVisible()

    def place_on(self, screen: QScreen) -> None:
        """Fill a monitor."""
        self.projector.place_on(screen)

    def close(self) -> None:
        """Go for good."""
        self.projector.close()
        self.canvas.allow_close = True
        self.canvas.close()
        self.canvas.deleteLater()


class FramedScreen(QWidget):
    """The same in a window that can be moved and closed; `gone` when it is hidden.

    The keyboard stays with the console.
    """

    gone = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.canvas = Canvas(self)
        self.turning = PageTurner()
        self.setWindowTitle(voice().text("framed screen", "Screen for players"))
        self.setWindowFlag(Qt.WindowType.WindowDoesNotAcceptFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.resize(*FRAME)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.canvas)

    def hideEvent(self, event: QHideEvent) -> None:
        """Closed by hand or by the program."""
        super().hideEvent(event)
        self.gone.emit()
