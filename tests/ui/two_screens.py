"""Run under two screens: puts the clock on the second one and reports what it sees, as JSON."""

import json
import sys

from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.ui.clock.clock_screen import ClockScreen
from tdapp.ui.clock.projector import Projector, ScreenIdentity, find_screen
from tests.ui.faces import LAST_MINUTE


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


def main() -> None:
    app = QApplication(sys.argv)
    console, projector_screen = app.screens()
    desk = QWidget()
    desk.setGeometry(100, 100, 400, 300)
    desk.show()
    clock = ClockScreen()
    clock.show_face(LAST_MINUTE)
    projector = Projector(clock, app)
    found = find_screen(None, QGuiApplication.screens(), console)
    assert found is projector_screen
    projector.place_on(found)
    report: dict[str, object] = {
        "placed": _seen(clock),
        "identity": ScreenIdentity.of(found).name,
        "corners": _corners(found, clock),
    }
    clock.close()
    report["after_close"] = _seen(clock)
    clock.allow_close = True
    clock.close()
    report["after_leave"] = _seen(clock)["visible"]
    sys.stdout.write(json.dumps(report))


if __name__ == "__main__":
    main()
