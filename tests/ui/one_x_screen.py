"""Run under X: shows players a clock over everything and reports who has the keyboard, as JSON."""

import json
import sys

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tdapp.ui.application import application
from tdapp.ui.screens.views import View
from tests.ui.screen_room import ScreenRoom

SHORT_MS, A_WHILE_MS = 200, 2_500


def main() -> None:
    app = application()
    console = QWidget()
    console.resize(300, 200)
    console.show()
    console.activateWindow()
    QTest.qWait(SHORT_MS)
    room = ScreenRoom()
    room.evening.start()
    room.manager.show(View.CLOCK, room.identity)
    seen = []
    for view in (View.CLOCK, View.SEATS_BY_NAME, View.CLOCK):
        room.manager.show(view, room.identity)
        QTest.qWait(A_WHILE_MS // 3)
        seen.append(app.activeWindow() is console)
    ((canvas, _),) = list(room.manager.windows.visible())
    shot = room.projector.grabWindow(0).toImage()
    report = {
        "platform": app.platformName(),
        "console_active": seen,
        "fills": canvas.geometry() == room.projector.geometry(),
        "corner": shot.pixelColor(3, 3).name(),
    }
    room.stop()
    sys.stdout.write(json.dumps(report))


if __name__ == "__main__":
    main()
