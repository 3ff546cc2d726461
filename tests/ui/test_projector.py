"""The clock stays on its projector, comes back with it, and never covers the console."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from pytestqt.qtbot import QtBot

from tdapp.ui.projected.canvas import Canvas
from tdapp.ui.projected.clock_screen import ClockPicture
from tdapp.ui.projected.projector import Projector, ScreenIdentity, recognised
from tests.ui.faces import RUNNING
from tests.ui.screen_room import OtherScreen

ROOT = Path(__file__).parents[2]


class Plugs(QObject):
    """Screens that are plugged in and out by hand."""

    screenAdded = Signal(QScreen)  # noqa: N815
    screenRemoved = Signal(QScreen)  # noqa: N815

    def screens(self) -> list[QScreen]:
        return QGuiApplication.screens()


@pytest.fixture
def clock(qtbot: QtBot) -> Canvas:
    clock = Canvas()
    clock.show_picture(ClockPicture(RUNNING))
    qtbot.addWidget(clock, before_close_func=lambda it: setattr(it, "allow_close", True))
    return clock


def _two_screens(folder: Path, doubled: str) -> str:
    """A console and a projector, of which one has every point of two pixels."""
    both = [
        {"name": "console", "x": 0, "y": 0, "width": 1600, "height": 900},
        {"name": "projector", "x": 1600, "y": 0, "width": 1280, "height": 720},
    ]
    plain = {"logicalDpi": 96, "logicalBaseDpi": 96}
    each = [it | plain | {"dpr": 2 if it["name"] == doubled else 1} for it in both]
    (folder / "screens.json").write_text(json.dumps({"screens": each}))
    return f"offscreen:configfile={folder / 'screens.json'}"


@pytest.mark.parametrize("doubled", ["console", "projector"])
def test_two_screens_show_what_they_are_given_and_the_console_is_never_covered(
    tmp_path: Path, doubled: str
) -> None:
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.ui.two_screens"],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": _two_screens(tmp_path, doubled)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stderr.replace("This plugin does not support propagateSizeHints()", "").strip() == ""
    filled = {
        "visible": True,
        "full_screen": True,
        "screen": "projector",
        "geometry": [1600, 0, 1280, 720],
    }
    assert json.loads(run.stdout) == {
        "placed": filled,
        "identity": "projector",
        "corners": ["#f2b544", "#f2b544"],
        "after_close": filled,
        "after_leave": False,
        "managed": {
            "toggled": ["projector"],
            "asked for the console's": ["console", "projector"],
            "pulled": [],
            "console": ["console", True],
            "plugged": ["projector"],
            "console is": "projector",
            "console moved there": [],
            "notices": ["projector", "projector", "projector"],
        },
    }


def test_a_clock_whose_projector_goes_hides_and_comes_back_with_it(
    clock: Canvas, qtbot: QtBot
) -> None:
    plugs, screen = Plugs(), QGuiApplication.primaryScreen()
    projector = Projector(clock, plugs)
    projector.place_on(screen)
    identity = ScreenIdentity.of(screen)
    with qtbot.waitSignal(projector.lost) as lost:
        plugs.screenRemoved.emit(screen)
    assert (lost.args, clock.isVisible(), projector.is_waiting) == ([identity], False, True)
    with qtbot.waitSignal(projector.found) as found:
        plugs.screenAdded.emit(screen)
    assert (found.args, clock.isVisible(), projector.is_waiting) == ([identity], True, False)
    assert clock.isFullScreen()
    assert clock.picture == ClockPicture(RUNNING)


def test_another_screen_that_comes_or_goes_changes_nothing(clock: Canvas) -> None:
    plugs, screen = Plugs(), QGuiApplication.primaryScreen()
    projector = Projector(clock, plugs)
    plugs.screenRemoved.emit(screen)
    plugs.screenAdded.emit(screen)
    assert not clock.isVisible()
    projector.place_on(screen)
    plugs.screenAdded.emit(screen)
    assert clock.isVisible()
    projector.leave()
    plugs.screenAdded.emit(screen)
    assert (clock.isVisible(), projector.place) == (False, None)


def test_the_clock_never_asks_for_the_keyboard(clock: Canvas) -> None:
    assert clock.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    assert clock.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus
    assert clock.cursor().shape() is Qt.CursorShape.BlankCursor


def test_a_screen_is_known_by_its_identity_and_not_by_its_place() -> None:
    console = OtherScreen("Dell", "U2720", "7", "DP-1")
    left = OtherScreen("Epson", "EB", "1", "HDMI-1")
    right = OtherScreen("Epson", "EB", "2", "HDMI-2")
    wanted = ScreenIdentity("Epson", "EB", "2", "HDMI-2")
    for screens in ([console, left, right], [right, left, console]):
        assert recognised(wanted, screens) is right  # type: ignore[arg-type,comparison-overlap]
