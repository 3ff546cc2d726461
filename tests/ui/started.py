"""Run as a program: starts the windows on a record, leaves them in one way, reports as JSON."""

import json
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from tdapp import bootstrap
from tdapp.journal.target import Target
from tdapp.system.chance import SystemChance
from tdapp.system.paths import Paths
from tdapp.ui.application import run
from tdapp.ui.console import Console
from tdapp.ui.parts import Parts, Tell
from tdapp.ui.trouble import Trouble
from tests.ui.window_room import parts_of

REPORT: dict[str, object] = {}


def quit_at_once(console: Console) -> None:
    console.quit.trigger()


def quit_with_an_act_under_way(console: Console) -> None:
    console.new.trigger()
    REPORT["busy"] = console.asking.busy
    console.quit.trigger()


def quit_with_the_clock_shown(console: Console) -> None:
    console.show_clock.trigger()
    screen = console.second_screen
    REPORT["in_window"] = screen.window.isVisible()
    REPORT["where"], REPORT["filled"] = screen.where, screen.clock.isFullScreen()
    REPORT["screens"] = console.line.screens.text
    console.quit.trigger()


def quit_with_the_question_unanswered(console: Console) -> None:
    REPORT["asked"] = console.asked.text
    console.quit.trigger()


def kill_politely(_: Console) -> None:
    os.kill(os.getpid(), signal.SIGTERM)


def crash_and_quit(console: Console) -> None:
    def crash() -> None:
        raise ZeroDivisionError

    def leave() -> None:
        REPORT["notice"] = console.line.notice
        console.quit.trigger()

    QTimer.singleShot(0, crash)
    console.told.connect(lambda: QTimer.singleShot(0, leave))


WAYS: dict[str, Callable[[Console], None]] = {
    "busy": quit_with_an_act_under_way,
    "away": quit_with_the_question_unanswered,
    "clock": quit_with_the_clock_shown,
    "killed": kill_politely,
    "crash": crash_and_quit,
    "refused": quit_at_once,
}


def main(folder: Path, way: str) -> int:
    paths = Paths(folder / "data", folder / "seals", folder / "logs")
    around = bootstrap.Surroundings(SystemChance(), paths)

    @asynccontextmanager
    async def open_parts() -> AsyncIterator[Parts]:
        if way == "refused":
            QTimer.singleShot(0, _read_and_close)
        target = Target(path=folder / "room.tdapp")
        async with bootstrap.workstation(target, surroundings=around) as station:
            yield parts_of(station)
        REPORT["record_closed"] = True

    @contextmanager
    def watch_crashes(tell: Tell) -> Iterator[None]:
        before, sys.excepthook = sys.excepthook, lambda kind, *_: tell(kind.__name__, "the log")
        yield
        sys.excepthook = before

    def shown(console: Console) -> None:
        REPORT["shown"] = console.isVisible()
        REPORT["left_at"] = time.monotonic()
        WAYS[way](console)

    code = run(open_parts, watch_crashes, shown)
    sys.stdout.write(json.dumps(REPORT))
    return code


def _read_and_close() -> None:
    windows = [one for one in QApplication.topLevelWidgets() if isinstance(one, Trouble)]
    if not windows:
        QTimer.singleShot(1, _read_and_close)
        return
    REPORT["trouble"] = windows[0].isVisible()
    windows[0].leave.click()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2]))
