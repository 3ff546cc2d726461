"""One run of the console in a process of its own; what it measured is printed as JSON.

`python -m tdapp.bench.console_run work RECORD` has it work, `prizes RECORD` has it open its prizes,
`start RECORD` prints a line as soon as it can be used.
"""

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tdapp.bootstrap import parts_of, workstation
from tdapp.core.ids import PersonId
from tdapp.journal.target import Target
from tdapp.ui.application import main_window, on_the_loop, run
from tdapp.ui.console import Console
from tdapp.ui.measured.at_prizes import measured_at_prizes
from tdapp.ui.measured.at_work import ConsoleAtWork, measured
from tdapp.ui.measured.loop_watch import LoopWatch, idle
from tdapp.ui.parts import Parts

EVENING_S = 6.0
IDLE_S = 2.0
LOOK_S = 0.005
MOST_S = 5.0
"""So long is waited for names; a start that never shows them falls short."""
USABLE = "usable"
PAGE, MEGABYTE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 0, 1024**2
SIZE = (1600, 900)
DENSITY = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
FOUR_K = {"y": 0, "width": 3840, "height": 2160, **DENSITY}
SCREENS = (
    {"name": "desk", "x": 0, "y": 0, "width": 1600, "height": 900, **DENSITY},
    {"name": "left", "x": 1600, **FOUR_K},
    {"name": "right", "x": 5440, **FOUR_K},
)


def main() -> None:
    """Do what the command line says."""
    what, place = sys.argv[1:]
    record = Path(place)
    screens = record.with_name("screens.json")
    screens.write_text(json.dumps({"screens": SCREENS}), encoding="utf-8")
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screens}"
    if what == "start":
        _start(record)
    else:
        _say(json.dumps(on_the_loop(_work(record) if what == "work" else _prizes(record))))


Found = dict[str, tuple[float, float | None]]


async def _work(record: Path) -> Found:
    waits = LoopWatch()
    waits.start()
    await asyncio.sleep(IDLE_S)
    waits.stop()
    async with _console(record) as (parts, console):
        found = dict(await measured(ConsoleAtWork(parts, console), EVENING_S))
        found["evening_stall_ms"] = found["evening_stall_ms"][0], waits.longest_ms
        if (memory := _memory_mb()) is not None:
            found["memory_mb"] = memory, None
    return found


async def _prizes(record: Path) -> Found:
    async with _console(record) as (parts, console):
        return dict(await measured_at_prizes(parts, console))


@asynccontextmanager
async def _console(record: Path) -> AsyncIterator[tuple[Parts, Console]]:
    """The window over a record, until the loop has nothing to do."""
    async with workstation(Target(path=record)) as station:
        parts = parts_of(station)
        console = main_window(parts)
        console.resize(*SIZE)
        console.show()
        await idle(lambda: console.asking.busy)
        yield parts, console
        console.close()
        await console.finish()
        console.deleteLater()


def _memory_mb() -> float | None:
    """What the process holds in memory now; None where the system does not tell."""
    try:
        held = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    except OSError:
        return None
    return int(held) * PAGE / MEGABYTE


def _start(record: Path) -> None:
    """The program as it is started by hand, closed as soon as names are shown."""

    @asynccontextmanager
    async def open_parts() -> AsyncIterator[Parts]:
        async with workstation(Target(path=record)) as station:
            yield parts_of(station)

    def shown(console: Console) -> None:
        console.asking.start(lambda: _close_when_named(console), quiet=True)

    run(open_parts, shown=shown)


async def _close_when_named(console: Console) -> None:
    """The desk comes up first; in its list stand those who entered last."""
    newest = console.pages.desk.register.lists.newest
    nobody, patience = console.names.name(PersonId("")), MOST_S
    while any(row.cells[1].text == nobody for row in newest.table.rows):
        patience -= LOOK_S
        if patience < 0:
            break
        await asyncio.sleep(LOOK_S)
    newest.viewport().repaint()
    _say(USABLE)
    console.close()


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
