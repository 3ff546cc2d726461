"""Run under two screens: gives them to players and takes them away, and reports, as JSON."""

import json
import sys

from PySide6.QtGui import QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.screens.views import View
from tdapp.ui.parts.screen_ports import ScreenPorts
from tdapp.ui.projected.canvas import Canvas
from tdapp.ui.projected.clock_screen import ClockPicture
from tdapp.ui.projected.projector import Projector, ScreenIdentity
from tdapp.ui.screens.screen_manager import ScreenManager
from tests.tournament.evening import seated
from tests.ui.faces import LAST_MINUTE
from tests.ui.screen_room import Desk, Plugs, Room
from tests.ui.screen_room import View as EventView


def _seen(window: QWidget) -> dict[str, object]:
    QApplication.processEvents()
    place = window.geometry()
    return {
        "visible": window.isVisible(),
        "full_screen": window.isFullScreen(),
        "screen": window.screen().name(),
        "geometry": [place.x(), place.y(), place.width(), place.height()],
    }


def _corners(screen: QScreen, window: QWidget) -> list[str]:
    """The colours of the first and last pixel of what the screen shows of the window."""
    shown = screen.grabWindow(window.winId()).toImage()
    last = shown.rect().bottomRight()
    return [shown.pixelColor(0, 0).name(), shown.pixelColor(last).name()]


def _managed(desk: QWidget, mine: QScreen, other: QScreen) -> dict[str, object]:
    """What a manager does with both screens; the second is pulled, the console's own too."""
    plugs, evening = Plugs(), seated(8)
    notices: list[str] = []
    room = Room()
    manager = ScreenManager(
        desk,
        Desk(),  # type: ignore[arg-type]
        EventView(evening),  # type: ignore[arg-type]
        lambda _: None,
        lambda _: None,
        ScreenPorts(room, room, room),
        plugs,
    )
    manager.notice.connect(notices.append)
    found: dict[str, object] = {}

    def places() -> list[str]:
        QApplication.processEvents()
        return sorted(canvas.screen().name() for canvas, _ in manager.windows.visible())

    manager.toggle()
    found["toggled"] = places()
    manager.show(View.PRIZES, ScreenIdentity.of(mine))
    found["asked for the console's"] = places()
    manager.hide(ScreenIdentity.of(mine))
    plugs.pull(other)
    found["pulled"] = places()
    found["console"] = [desk.screen().name(), desk.isVisible()]
    plugs.plug(other)
    found["plugged"] = places()
    plugs.pull(mine)
    desk.windowHandle().setScreen(other)
    QTest.qWait(5)
    found["console is"] = desk.screen().name()
    found["console moved there"] = places()
    found["notices"] = [notice.split(" ")[0] for notice in notices]
    manager.close()
    return found


def main() -> None:
    app = QApplication(sys.argv)
    console, projector_screen = app.screens()
    desk = QWidget()
    desk.setGeometry(100, 100, 400, 300)
    desk.show()
    clock = Canvas()
    clock.show_picture(ClockPicture(LAST_MINUTE))
    projector = Projector(clock, app)
    projector.place_on(projector_screen)
    report: dict[str, object] = {
        "placed": _seen(clock),
        "identity": ScreenIdentity.of(projector_screen).name,
        "corners": _corners(projector_screen, clock),
    }
    clock.close()
    report["after_close"] = _seen(clock)
    clock.allow_close = True
    clock.close()
    report["after_leave"] = _seen(clock)["visible"]
    report["managed"] = _managed(desk, console, projector_screen)
    sys.stdout.write(json.dumps(report))


if __name__ == "__main__":
    main()
