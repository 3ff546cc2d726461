"""Two monitors at one desk, one of them the players': pulled out, plugged in, never in the way."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from tdapp.screens.views import View
from tdapp.tournament.state.clock import position
from tdapp.ui.projected.canvas import Canvas
from tests.ui.by_hand import CTRL, NAMES, begin
from tests.ui.window_room import MINUTE_US, WindowRoom
from tests.ui.x_display import RIGHT, plug, pull

pytestmark = pytest.mark.xvfb


@pytest.fixture
def shown(room: WindowRoom) -> WindowRoom:
    """An evening on the left monitor, its clock on the right one."""
    begin(room, NAMES)
    room.console.setUpdatesEnabled(True)
    room.console.setGeometry(QRect(QPoint(40, 60), room.console.minimumSize()))
    room.console.activateWindow()
    room.until(room.console.isActiveWindow)
    room.key(Qt.Key.Key_Space, CTRL)
    room.key(Qt.Key.Key_F9, CTRL)
    room.until(lambda: len(visible(room)) == 1)
    return room


def visible(room: WindowRoom) -> list[Canvas]:
    return [canvas for canvas, _ in room.console.screens.windows.visible()]


def left_us(room: WindowRoom) -> int:
    return position(room.state.conditions, room.state.clock, room.console.view.now).remaining_us


def fills_the_right(room: WindowRoom) -> bool:
    return [one.geometry() for one in visible(room)] == [QRect(1440, 0, 1920, 1080)]


def test_the_clock_fills_the_other_monitor_and_leaves_the_keyboard(shown: WindowRoom) -> None:
    shown.until(lambda: fills_the_right(shown))
    assert shown.console.isActiveWindow()
    (canvas,) = visible(shown)
    canvas.close()
    assert canvas.isVisible()
    assert canvas.cursor().shape() is Qt.CursorShape.BlankCursor


def test_a_framed_clock_leaves_the_keyboard_when_it_opens_and_when_it_is_clicked(
    shown: WindowRoom,
) -> None:
    screens = shown.console.screens
    screens.hide_all()
    screens.show_in_window(View.CLOCK)
    frame = screens.windows.framed
    assert QTest.qWaitForWindowExposed(frame)
    shown.settle()
    assert shown.console.isActiveWindow()
    QTest.mouseClick(frame, Qt.MouseButton.LeftButton)
    shown.settle()
    assert shown.console.isActiveWindow()


def test_another_view_takes_neither_the_keyboard_nor_the_console(shown: WindowRoom) -> None:
    shown.until(lambda: fills_the_right(shown))
    screens = shown.console.screens
    (on,) = screens.windows.kept
    for view in (View.SEATS_BY_NAME, View.PRIZES, View.CLOCK):
        screens.show(view, on)
        shown.settle()
        assert shown.console.isActiveWindow()
    for _ in range(20):
        shown.time.pass_us(MINUTE_US // 120)
        shown.settle()
        assert shown.console.isActiveWindow()
    (canvas,) = visible(shown)
    shot = canvas.screen().grabWindow(0, 1440, 0, 1920, 1080).toImage()
    assert shot.pixelColor(3, 3) == canvas.grab().toImage().pixelColor(3, 3)
    assert len(visible(shown)) == 1


def test_a_pulled_monitor_takes_its_window_and_gives_it_back(shown: WindowRoom) -> None:
    shown.until(lambda: fills_the_right(shown))
    before_us = left_us(shown)
    pull("right")
    shown.until(lambda: not visible(shown))
    assert "disconnected" in shown.notice
    assert shown.console.isActiveWindow()
    under = QGuiApplication.topLevelAt(shown.console.geometry().center())
    assert under is shown.console.windowHandle()
    shown.time.pass_us(MINUTE_US)
    plug("right", RIGHT)
    shown.until(lambda: fills_the_right(shown))
    assert shown.console.isActiveWindow()
    assert left_us(shown) <= before_us - MINUTE_US
