"""Run as a program: starts the windows on a record, leaves them in one way, reports as JSON."""

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from tdapp import bootstrap
from tdapp.journal.target import Target
from tdapp.system.paths import Paths
from tdapp.system.screen_file import ScreenFile
from tdapp.system.time_source import SystemChance
from tdapp.system.window_file import WindowFile
from tdapp.ui.application import run
from tdapp.ui.console.console import Console
from tdapp.ui.console.trouble import Trouble
from tdapp.ui.events.beginning import demo_event
from tdapp.ui.parts.parts import Parts, Tell
from tdapp.ui.parts.screen_ports import ScreenPorts
from tdapp.ui.workplace.rail import PageName

REPORT: dict[str, object] = {}
CYCLES, LONGEST_MS = 50, 600


def quit_at_once(console: Console) -> None:
    console.quit.trigger()


def quit_with_the_clock_shown(console: Console) -> None:
    console.screen_acts.toggle.trigger()
    screens = console.screens
    REPORT["in_window"] = screens.windows.framed.isVisible()
    REPORT["where"] = screens.where
    REPORT["filled"] = all(canvas.isFullScreen() for canvas, _ in screens.windows.visible())
    REPORT["screens"] = console.line.screens.text
    console.quit.trigger()


def quit_with_the_question_unanswered(console: Console) -> None:
    REPORT["asked"] = console.asked.text
    console.quit.trigger()


def kill_politely(_: Console | None) -> None:
    os.kill(os.getpid(), signal.SIGTERM)


def hang_and_be_killed_twice(console: Console) -> None:
    async def hang() -> None:
        await asyncio.to_thread(time.sleep, 60)

    console.asking.start(hang)
    kill_politely(console)
    console.closed.connect(lambda: QTimer.singleShot(700, lambda: kill_politely(None)))


def crash_and_quit_with_an_act_under_way(console: Console) -> None:
    def crash() -> None:
        raise ZeroDivisionError

    async def begin() -> None:
        await demo_event(console.work.parts, console.names, console.asking)

    def leave() -> None:
        REPORT["notice"] = console.notice.said
        console.asking.start(begin)
        REPORT["busy"] = console.asking.busy
        console.quit.trigger()

    QTimer.singleShot(0, crash)
    console.told.connect(lambda: QTimer.singleShot(0, leave))


def quit_where_screens_are_back(console: Console) -> None:
    REPORT["where"] = console.screens.where
    REPORT["seen"] = console.screens.counts
    console.quit.trigger()


def change_the_theme_and_quit(console: Console) -> None:
    if REPORT.setdefault("themes", []):
        REPORT["page"] = console.pages.name is PageName.SETTINGS
        QTimer.singleShot(0, lambda: quit_where_screens_are_back(console))
    else:
        console.screen_acts.toggle.trigger()
        console.turning.to(PageName.SETTINGS).trigger()
        console.pages.settings.settings.choose("theme")
        console.pages.settings.change.trigger()
        console.asked.field.setText("light")
        QTimer.singleShot(0, console.asked.yes.click)
    ground = console.palette().color(QPalette.ColorRole.Window).name()
    REPORT["themes"] = [*REPORT["themes"], ground]  # type: ignore[misc]


def quit_once_told(console: Console) -> None:
    async def begin() -> None:
        await demo_event(console.work.parts, console.names, console.asking)

    def leave() -> None:
        REPORT["notice"] = console.notice.said
        console.quit.trigger()

    console.told.connect(lambda: QTimer.singleShot(0, leave))


def begin_two_and_look_at_the_first(console: Console) -> None:
    async def begin() -> None:
        first, _ = [
            await demo_event(console.work.parts, console.names, console.asking) for _ in range(2)
        ]
        console.view.choose(first)
        QTimer.singleShot(0, lambda: quit_with_the_event_in_view(console))

    console.asking.start(begin)


def quit_with_the_event_in_view(console: Console) -> None:
    REPORT["in_view"] = console.view.id
    REPORT["events"] = len(console.view.events())
    REPORT["left_at"] = time.monotonic()
    console.quit.trigger()


WAYS: dict[str, Callable[[Console], None]] = {
    "away": quit_with_the_question_unanswered,
    "clock": quit_with_the_clock_shown,
    "killed": kill_politely,
    "hanging": hang_and_be_killed_twice,
    "crash": crash_and_quit_with_an_act_under_way,
    "refused": quit_at_once,
    "two": begin_two_and_look_at_the_first,
    "seen": quit_with_the_event_in_view,
    "told": quit_once_told,
    "theme": change_the_theme_and_quit,
    "often": lambda _: None,
}


def main(folder: Path, way: str) -> int:
    paths = Paths(folder / "data", folder / "seals", folder / "logs")
    moments = Random(7)
    around = bootstrap.Surroundings(SystemChance(), paths)

    @asynccontextmanager
    async def open_parts() -> AsyncIterator[Parts]:
        if way == "refused":
            QTimer.singleShot(0, _read_and_close)
        if way == "often":
            QTimer.singleShot(moments.randrange(LONGEST_MS), lambda: kill_politely(None))
        target = Target(path=folder / "room.tdapp")
        async with bootstrap.workstation(target, surroundings=around) as station:
            yield replace(
                bootstrap.parts_of(station, target.path),
                screens=lambda: _kept_in(paths.data),
                place=WindowFile(paths.data),
            )
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

    code = 0
    for _ in range(CYCLES if way == "often" else 1):
        code = code or run(open_parts, watch_crashes, shown)
    sys.stdout.write(json.dumps(REPORT))
    return code


def _kept_in(folder: Path) -> ScreenPorts:
    return ScreenPorts(memory=ScreenFile(folder))


def _read_and_close() -> None:
    windows = [one for one in QApplication.topLevelWidgets() if isinstance(one, Trouble)]
    if not windows:
        QTimer.singleShot(1, _read_and_close)
        return
    REPORT["trouble"] = windows[0].isVisible()
    windows[0].leave.click()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2]))
