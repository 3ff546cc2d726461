"""The benchmarks of the console: on the largest event ever held every key is answered at once."""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tdapp.bench.figure import Figure, Timed
from tdapp.bench.full_house import RECORD, home, make
from tdapp.bench.open_event import LARGEST

RUNS = 3
SMALL, SMALLER = 100, 2_000
START, START_S = "start_2000_s", 2.5
FIRST, FIRST_TIMES = "first_picture_2000_s", 6
"""The first picture may take so many times as long as a bare window with one list."""
MODULES, MODULES_MOST = "start_modules", 500
LIMITS = {
    "new_page_ms": 100.0,
    "entries_page_ms": 300.0,
    "search_key_ms": 50.0,
    "sort_ms": 100.0,
    "person_key_ms": 50.0,
    "tick_at_4k_ms": 16.0,
    "map_pan_ms": 16.7,
    "bust_on_entries_page_ms": 16.7,
    "bust_on_floor_page_ms": 16.7,
    "second_late_ms": 20.0,
    "evening_stall_ms": 50.0,
    "memory_mb": 400.0,
}
IN_THE_MONEY = {
    "prizes_page_ms": 300.0,
    "prizes_page_stall_ms": 50.0,
    "bust_in_the_money_ms": 16.7,
}
BUST = {"bust_files": 120.0, "bust_calls": 3_000.0}
"""Of ours, from Enter in the command bar until everybody was told; the floor is in view."""
LEFT = 1_000
"""Players left in the largest event, deep in the money."""
PATIENCE_S = 300
BARE_OF = (sys.executable, "-m", "tdapp.ui.measured.bare_window")
BARE = (*BARE_OF, str(SMALLER), "-platform", "offscreen")
START_OF = (sys.executable, "-m", "tdapp.bench.console_start")
RUN_OF = (sys.executable, "-m", "tdapp.bench.console_run")

Run = Mapping[str, tuple[float, float | None]]


@dataclass(frozen=True, slots=True)
class Start:
    """Seconds until the first picture, and until it can be used; modules loaded for the former."""

    seen_s: float
    usable_s: float
    modules: int


def figures() -> Iterator[Figure]:
    """Each figure, the median of several runs, with the median of its peer."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        make(folder / "large", LARGEST)
        yield from measured(folder, "large", "work", LIMITS)
        make(folder / "in the money", LARGEST, LEFT)
        yield from measured(folder, "in the money", "prizes", IN_THE_MONEY)
        make(folder / "small", SMALL)
        yield from measured(folder, "small", "bust", BUST)
        make(folder / "smaller", SMALLER)
        yield from _starts(folder)


def _starts(folder: Path) -> Iterator[Figure]:
    """How long the program takes until it is seen and until it can be used; what it loads.

    The code is compiled by a start before, as it is in an installed program.
    """
    for kind in ("smaller", None):
        started(folder, kind)
    starts = [started(folder, "smaller") for _ in range(RUNS)]
    bare = statistics.median(started(folder, None).seen_s for _ in range(RUNS))
    seen = statistics.median(one.seen_s for one in starts)
    yield Timed(START, statistics.median(one.usable_s for one in starts), bare, START_S)
    yield Figure(FIRST, seen, bare, FIRST_TIMES * bare)
    yield Figure(MODULES, statistics.median(one.modules for one in starts), None, MODULES_MOST)


def measured(folder: Path, kind: str, what: str, limits: Mapping[str, float]) -> Iterator[Figure]:
    """What some runs of one kind find, each beside its limit."""
    runs = [_run(folder, kind, what) for _ in range(RUNS)]
    for name, limit in limits.items():
        values, peers = zip(*(run[name] for run in runs if name in run), strict=True)
        made = Timed if name.endswith("_ms") else Figure
        yield made(name, statistics.median(values), _median(peers), limit)


def _median(peers: Sequence[float | None]) -> float | None:
    known = [one for one in peers if one is not None]
    return statistics.median(known) if known else None


def _run(folder: Path, kind: str, what: str) -> Run:
    """The measurements of one run on a fresh copy of the record."""
    copy = _copied(folder, kind)
    with home(copy):
        command = [*RUN_OF, what, str(copy / RECORD)]
        done = subprocess.run(  # noqa: S603 - our own program
            command, env=_compiled(folder), stdout=subprocess.PIPE, check=True, timeout=PATIENCE_S
        )
    found: Run = json.loads(done.stdout)
    return found


def started(folder: Path, kind: str | None) -> Start:
    """A start of the program on a record, or of a bare window (None), until its last line."""
    copy = _copied(folder, kind) if kind else folder
    command = [*START_OF, str(copy / RECORD)] if kind else BARE
    with home(copy):
        begun = time.perf_counter()
        started = subprocess.Popen(command, env=_compiled(folder), stdout=subprocess.PIPE)  # noqa: S603 - our own program
        lines = [(line, time.perf_counter() - begun) for line in started.stdout or ()]
        started.communicate(timeout=PATIENCE_S)
    if not lines:
        raise OSError(started.returncode)
    (modules, seen_s), (_, usable_s) = lines[0], lines[-1]
    return Start(seen_s, usable_s, int(modules) if kind else 0)


def _compiled(folder: Path) -> Mapping[str, str]:
    """Where a program is to run that keeps its code compiled, whatever is set around it."""
    kept = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
    return {**os.environ, **kept}


def _copied(folder: Path, kind: str) -> Path:
    copy = folder / "copy"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(folder / kind, copy)
    return copy
