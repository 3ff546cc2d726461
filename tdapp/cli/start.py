"""`tdapp` alone: the director's window on the record."""

import argparse
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from tdapp.bootstrap import parts_of, workstation
from tdapp.cli.floor_papers import SheetFailed, making_floor_sheets
from tdapp.cli.output import say
from tdapp.cli.records import own_folders, record_at
from tdapp.core.refusal import Refusal
from tdapp.journal.copies.second_copy import CopyHealth
from tdapp.journal.target import Target
from tdapp.system.crash_log import CrashLog
from tdapp.system.fault_file import FaultFile
from tdapp.system.paths import user_paths
from tdapp.system.time_watch import Finding, Slept
from tdapp.tending import tended
from tdapp.ui.parts import Parts, Tell
from tdapp.ui.screens.screen_ports import ScreenPorts
from tdapp.ui.sentences import problem_sentence


class Telling(Protocol):
    """A window that can say one sentence."""

    def tell(self, sentence: str) -> None: ...


"""The folder beside the record into which every paper goes that is printed."""
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def describe(parser: argparse.ArgumentParser) -> None:
    """Without a command, the window opens."""
    parser.add_argument("--record", "--db", metavar="DB", help="another record (default: yours)")
    tries = "see without a display that the program is whole"
    parser.add_argument("--self-test", action="store_true", help=tries)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Open the window on a record."""
    if args.self_test:
        return try_self()
    return show(record_at(args.record))


def show(target: Target) -> int:
    """Run the window until it is closed; refuses ``no_display`` where there is none."""
    if sys.platform == "linux" and not any(map(os.environ.get, DISPLAYS)):
        raise Refusal("no_display")
    own_folders()
    from tdapp.ui.application import run as run_windows

    notices = Notices()

    @asynccontextmanager
    async def open_parts() -> AsyncIterator[Parts]:
        async with (
            workstation(target) as station,
            tended(station, notices.notice),
            making_floor_sheets(station, target.path, notices.notice),
        ):
            yield replace(parts_of(station, target.path), screens=screen_ports)

    return run_windows(open_parts, _watched, notices.show_in)


def screen_ports() -> ScreenPorts:
    """This computer's sound and sleep, and what its screens showed last; anew for each window."""
    from tdapp.system.awake import SystemAwake
    from tdapp.system.chime import SystemChime
    from tdapp.system.screen_file import ScreenFile

    return ScreenPorts(SystemChime(), SystemAwake(), ScreenFile(user_paths().data))


@contextmanager
def _watched(tell: Tell) -> Iterator[object]:
    """Every crash goes into the log and is told in one sentence."""
    paths = user_paths()
    paths.make()
    log, faults = CrashLog(paths.logs, tell), FaultFile(paths.logs)
    log.start()
    faults.open()
    try:
        yield log
    finally:
        faults.close()
        log.stop()


class Notices:
    """Puts what the workstation notices by itself into the window's bottom line."""

    def __init__(self) -> None:
        self._tell: Callable[[str], None] = lambda _: None

    def show_in(self, console: Telling) -> None:
        """From now on, tell this console."""
        self._tell = console.tell

    def notice(self, noticed: Finding | CopyHealth | SheetFailed) -> None:
        """Say one thing."""
        self._tell(notice_sentence(noticed))


def notice_sentence(noticed: Finding | CopyHealth | SheetFailed) -> str:
    """What was noticed, and what to do about it."""
    if isinstance(noticed, SheetFailed):
        return f"No floor sheet was written into {noticed.folder}. {noticed.problem}"
    if isinstance(noticed, CopyHealth):
        why = problem_sentence(noticed.problem or "")
        return f"The copy on the second medium failed. {why}"
    seconds = abs(noticed.us) // 1_000_000
    if isinstance(noticed, Slept):
        return f"This computer slept for {seconds:,} seconds; a running level ran on meanwhile."
    way = "forward" if noticed.us > 0 else "back"
    return f"The wall clock was set {way} by {seconds:,} seconds; no level is changed by it."


def try_self() -> int:
    """Open every page over a throw-away record; a line for each thing that was seen to work."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from tdapp.ui.self_test import self_test

    own_folders()
    with tempfile.TemporaryDirectory(prefix="tdapp-self-test-") as folder:
        target = Target(path=Path(folder) / "self-test.tdapp")

        @asynccontextmanager
        async def open_parts() -> AsyncIterator[Parts]:
            async with workstation(target) as station:
                yield parts_of(station)

        for line in self_test(open_parts):
            say(f"{line}: well")
    return 0


def show_demo() -> int:
    """The window on a throw-away record."""
    with tempfile.TemporaryDirectory(prefix="tdapp-demo-") as folder:
        return show(Target(path=Path(folder) / "demo.tdapp"))
