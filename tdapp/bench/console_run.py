"""One run of the console in a process of its own; what it measured is printed as JSON.

`python -m tdapp.bench.console_run work RECORD` has it work, `prizes RECORD` has it open its prizes,
`bust RECORD` takes players out, `cash RECORD` shows its cash games.
"""

import json
import os
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from tdapp.start_up import loading

with loading():
    from tdapp.bench.three_screens import three_screens
    from tdapp.bootstrap import parts_of, workstation
    from tdapp.journal.target import Target
    from tdapp.ui.application import main_window, on_the_loop
    from tdapp.ui.console.console import Console
    from tdapp.ui.measured.at_bust import measured_at_bust
    from tdapp.ui.measured.at_cash import measured_at_cash
    from tdapp.ui.measured.at_prizes import measured_at_prizes
    from tdapp.ui.measured.at_work import ConsoleAtWork, measured
    from tdapp.ui.measured.call_watch import CallWatch
    from tdapp.ui.measured.loop_watch import idle
    from tdapp.ui.parts.parts import Parts

EVENING_S = 6.0
PAGE, MEGABYTE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 0, 1024**2
SIZE = (1600, 900)


def main() -> None:
    """Do what the command line says."""
    what, place = sys.argv[1:]
    record = Path(place)
    os.environ["QT_QPA_PLATFORM"] = three_screens(record)
    sys.stdout.write(json.dumps(on_the_loop(RUNS[what](record))))


Found = dict[str, tuple[float, float | None]]


async def _work(record: Path) -> Found:
    async with _console(record) as (parts, console):
        found = dict(await measured(ConsoleAtWork(parts, console), EVENING_S))
        if (memory := _memory_mb()) is not None:
            found["memory_mb"] = memory, None
    return found


async def _prizes(record: Path) -> Found:
    async with _console(record) as (parts, console):
        return dict(await measured_at_prizes(parts, console))


async def _bust(record: Path) -> Found:
    with CallWatch() as watch:
        async with _console(record) as (parts, console):
            return dict(await measured_at_bust(parts, console, watch))


async def _cash(record: Path) -> Found:
    async with _console(record) as (parts, console):
        return dict(await measured_at_cash(parts, console))


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


RUNS: Mapping[str, Callable[[Path], Coroutine[object, object, Found]]] = {
    "work": _work,
    "prizes": _prizes,
    "bust": _bust,
    "cash": _cash,
}


if __name__ == "__main__":
    main()
