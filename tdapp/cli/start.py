"""`tdapp` alone: the director's window on the record."""

import argparse
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from tdapp.bootstrap import default_target, rulebook, workstation
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import DIRECTOR
from tdapp.journal.target import Target
from tdapp.system.crash_log import CrashLog
from tdapp.system.fault_file import FaultFile
from tdapp.system.paths import user_paths
from tdapp.tending import tended

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def describe(parser: argparse.ArgumentParser) -> None:
    """Without a command, the window opens."""
    parser.add_argument("--record", metavar="DB", help="another record (default: yours)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Open the window on a record."""
    return show(Target.parse(args.record) if args.record else default_target())


def show(target: Target) -> int:
    """Run the window until it is closed; refuses ``no_display`` where there is none."""
    if sys.platform == "linux" and not any(map(os.environ.get, DISPLAYS)):
        raise Refusal("no_display")
    from tdapp.ui.application import run as run_windows
    from tdapp.ui.parts import Parts, Tell

    @asynccontextmanager
    async def open_parts() -> AsyncIterator[Parts]:
        async with workstation(target) as station, tended(station):
            yield Parts(
                desk=station.desk,
                undoing=station.undoing,
                clockwork=station.clockwork,
                day=station.day,
                people=station.people,
                actor=DIRECTOR,
                rulebook=rulebook("open"),
            )

    @contextmanager
    def watch_crashes(tell: Tell) -> Iterator[object]:
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

    return run_windows(open_parts, watch_crashes)


def show_demo() -> int:
    """The window on a throw-away record."""
    with tempfile.TemporaryDirectory(prefix="tdapp-demo-") as folder:
        return show(Target(path=Path(folder) / "demo.tdapp"))
