"""`tdapp` alone: the director's window on the record."""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Protocol

from tdapp.bootstrap import Surroundings, Workstation, parts_of, workstation
from tdapp.cli.floor_papers import SheetFailed, making_floor_sheets
from tdapp.cli.output import say
from tdapp.cli.records import own_folders, record_at
from tdapp.core.counted import counted
from tdapp.core.ports.time import TimeSource
from tdapp.core.refusal import Refusal
from tdapp.journal.copies.second_copy import CopyHealth
from tdapp.journal.target import Target
from tdapp.start_up import loading
from tdapp.system.crash_log import CrashLog
from tdapp.system.fault_file import FaultFile
from tdapp.system.paths import user_paths
from tdapp.system.time_watch import Finding, Slept
from tdapp.tending import tended
from tdapp.ui.parts.parts import Parts, Tell
from tdapp.ui.parts.screen_ports import ScreenPorts
from tdapp.voice.voice import ENGLISH
from tdapp.words.sentence import problem_sentence


class Telling(Protocol):
    """A window that can say one sentence."""

    def tell(self, sentence: str) -> None: ...

    def come_up(self) -> None: ...


DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def describe(parser: argparse.ArgumentParser) -> None:
    """Without a command, the window opens."""
    parser.add_argument("--record", "--db", metavar="DB", help="another record (default: yours)")
    tries = "check the installation without a display"
    parser.add_argument("--self-test", action="store_true", help=tries)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Open the window on a record."""
    if args.self_test:
        return try_self()
    return show(record_at(args.record))


@dataclass(frozen=True, slots=True)
class Begun:
    """A record that is begun by the program: the time in it, and what `furnish` records first."""

    time: TimeSource
    furnish: Callable[[Workstation], Awaitable[None]]


def show(target: Target, begun: Begun | None = None) -> int:
    """Run the window until it is closed; refuses ``no_display`` where there is none.

    One that was `begun` is a demo room, in which no other one can be opened.
    """
    if sys.platform == "linux" and not any(map(os.environ.get, DISPLAYS)):
        raise Refusal("no_display")
    own_folders()
    with loading():
        from tdapp.system.first_window import is_open_here
        from tdapp.ui.application import application
        from tdapp.ui.application import run as run_windows

    application()
    if target.path is not None and is_open_here(target.path):
        say("The record is already open. Its window is now in front.")
        return 0
    notices = WorkstationNotices()
    return run_windows(partial(_opened, target, begun, notices), _watched, notices.show_in)


@asynccontextmanager
async def _opened(
    target: Target, begun: Begun | None, notices: "WorkstationNotices"
) -> AsyncIterator[Parts]:
    """The record and all that watches over it while the window is open."""
    from tdapp.system.kept_files import WindowFile

    async with AsyncExitStack() as stack:
        station = await stack.enter_async_context(
            workstation(target, begun.time if begun else None)
        )
        if begun is not None:
            await begun.furnish(station)
        for around in (
            found_again(target, notices),
            tended(station, notices.notice),
            making_floor_sheets(station, target.path, notices.notice),
        ):
            await stack.enter_async_context(around)
        parts = parts_of(station, target.path)
        place = WindowFile(user_paths().data)
        open_demo = partial(start_beside, "demo") if begun is None else None
        yield replace(parts, screens=screen_ports, place=place, open_demo=open_demo)


def start_beside(*words: str) -> None:
    """Start this program once more, on its own; refuses ``cannot_start``.

    A packed program is its own executable, one from a folder is run by its Python.
    """
    packed = getattr(sys, "frozen", False)
    command = [sys.executable, *(() if packed else ("-m", "tdapp")), *words]
    quiet = subprocess.DEVNULL
    try:
        subprocess.Popen(  # noqa: S603 - this program itself
            command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
        )
    except OSError as error:
        raise Refusal("cannot_start", detail=error.strerror or str(error)) from error


def screen_ports() -> ScreenPorts:
    """This computer's sound and sleep, and what its screens showed last; anew for each window."""
    from tdapp.system.awake import SystemAwake
    from tdapp.system.chime import SystemChime
    from tdapp.system.kept_files import ScreenFile

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


@asynccontextmanager
async def found_again(target: Target, notices: "WorkstationNotices") -> AsyncIterator[None]:
    """While the body runs, a second start on this record brings the window to the front."""
    from tdapp.system.first_window import FirstWindow

    if target.path is None:
        yield
        return
    door = FirstWindow(target.path)
    door.wanted.connect(notices.come_up)
    try:
        yield
    finally:
        door.close()


class WorkstationNotices:
    """Puts what the workstation notices by itself into the window's bottom line."""

    def __init__(self) -> None:
        self._tell: Callable[[str], None] = lambda _: None
        self._come_up: Callable[[], None] = lambda: None

    def show_in(self, console: Telling) -> None:
        """From now on, tell this console."""
        self._tell, self._come_up = console.tell, console.come_up

    def come_up(self) -> None:
        """Bring its window to the front."""
        self._come_up()

    def notice(self, noticed: Finding | CopyHealth | SheetFailed) -> None:
        """Say one thing."""
        self._tell(notice_sentence(noticed))


def notice_sentence(noticed: Finding | CopyHealth | SheetFailed) -> str:
    """A notice of the workstation, and what to do about it."""
    if isinstance(noticed, SheetFailed):
        return f"No floor sheet was written into {noticed.folder}. {noticed.problem}"
    if isinstance(noticed, CopyHealth):
        why = problem_sentence(noticed.problem or "", ENGLISH)
        return f"The copy on the second medium failed. {why}"
    seconds = counted(abs(noticed.us) // 1_000_000, "second")
    if isinstance(noticed, Slept):
        return f"This computer slept for {seconds}; a running level ran on meanwhile."
    way = "forward" if noticed.us > 0 else "back"
    return f"The wall clock was set {way} by {seconds}; no level is changed by it."


def try_self() -> int:
    """Open every window over a throw-away record; a line for each thing that was seen to work."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from tdapp.ui.whole.self_test import self_test

    own_folders()
    with tempfile.TemporaryDirectory(prefix="tdapp-self-test-") as folder:
        target = Target(path=Path(folder) / "self-test.tdapp")

        @asynccontextmanager
        async def open_parts() -> AsyncIterator[Parts]:
            around = Surroundings.below(Path(folder))
            async with workstation(target, surroundings=around) as station:
                yield parts_of(station)

        for line in self_test(open_parts):
            say(f"{line}: well")
    return 0
