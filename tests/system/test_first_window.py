"""A second start finds the window of the first, and no window that died."""

import subprocess
import sys
from pathlib import Path

from PySide6.QtNetwork import QLocalServer
from pytestqt.qtbot import QtBot

from tdapp.system.first_window import FirstWindow, door_of, is_open_here

ASKS = (
    "import sys, pathlib; from tdapp.system.first_window import is_open_here;"
    "print(is_open_here(pathlib.Path(sys.argv[1])))"
)


def started_again(record: Path) -> "subprocess.Popen[str]":
    """Another program that asks for the window of a record."""
    asks = [sys.executable, "-W", "error", "-c", ASKS, str(record)]
    return subprocess.Popen(asks, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def test_a_second_start_is_heard_by_the_first_window_of_the_same_record(
    qtbot: QtBot, tmp_path: Path
) -> None:
    record = tmp_path / "room.tdapp"
    door = FirstWindow(record)
    with qtbot.waitSignal(door.wanted):
        again = started_again(tmp_path / "." / "room.tdapp")
    said, _ = again.communicate()
    assert said == "True\n"
    assert not is_open_here(tmp_path / "other.tdapp")
    door.close()
    assert not is_open_here(record)


def test_the_door_of_a_program_that_died_is_opened_anew(qtbot: QtBot, tmp_path: Path) -> None:
    record = tmp_path / "room.tdapp"
    dead = QLocalServer()
    dead.listen(door_of(record))
    left_behind = Path(dead.fullServerName())
    left_behind.rename(left_behind.with_suffix(".kept"))
    dead.close()
    left_behind.with_suffix(".kept").rename(left_behind)
    assert not is_open_here(record)
    door = FirstWindow(record)
    with qtbot.waitSignal(door.wanted):
        again = started_again(record)
    again.communicate()
    door.close()
    assert not left_behind.exists()
