"""The benchmarks of the console: on the largest event ever held every key is answered at once."""

import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tdapp.bench.figure import Figure
from tdapp.bench.full_house import RECORD, home, make
from tdapp.bench.open_event import LARGEST

RUNS = 3
SMALLER, START, START_S = 2_000, "start_2000_s", 2.5
LIMITS = {
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
    "evening_stall_work_ms": 50.0,
    "memory_mb": 450.0,
}
IN_THE_MONEY = {
    "prizes_page_ms": 300.0,
    "prizes_page_stall_ms": 50.0,
    "bust_in_the_money_ms": 16.7,
}
LEFT = 1_000
"""So many play on of the largest event, where it is deep in the money."""
PATIENCE_S = 300
BARE = (sys.executable, "-m", "tdapp.ui.measured.bare_window", "-platform", "offscreen")

Run = Mapping[str, tuple[float, float | None]]


def figures() -> Iterator[Figure]:
    """Each figure, the median of several runs, with the median of its peer."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        make(folder / "large", LARGEST)
        yield from _measured(folder, "large", "work", LIMITS)
        make(folder / "in the money", LARGEST, LEFT)
        yield from _measured(folder, "in the money", "prizes", IN_THE_MONEY)
        make(folder / "smaller", SMALLER)
        starts = [_started(folder, "smaller") for _ in range(RUNS)]
        bare = [_started(folder, None) for _ in range(RUNS)]
        yield Figure(START, statistics.median(starts), statistics.median(bare), START_S)


def _measured(folder: Path, kind: str, what: str, limits: Mapping[str, float]) -> Iterator[Figure]:
    runs = [_run(folder, kind, what) for _ in range(RUNS)]
    for name, limit in limits.items():
        values, peers = zip(*(run[name] for run in runs if name in run), strict=True)
        yield Figure(name, statistics.median(values), _median(peers), limit)


def _median(peers: Sequence[float | None]) -> float | None:
    known = [one for one in peers if one is not None]
    return statistics.median(known) if known else None


def _run(folder: Path, kind: str, what: str) -> Run:
    """What one run on a fresh copy of the record measured."""
    copy = _copied(folder, kind)
    with home(copy):
        command = [*_program(), what, str(copy / RECORD)]
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True, timeout=PATIENCE_S)  # noqa: S603
    found: Run = json.loads(done.stdout)
    return found


def _started(folder: Path, kind: str | None) -> float:
    """Seconds from the start of the program until somebody can work; of an empty window (None)."""
    copy = _copied(folder, kind) if kind else folder
    command = [*_program(), "start", str(copy / RECORD)] if kind else BARE
    with home(copy):
        begun = time.perf_counter()
        started = subprocess.Popen(command, stdout=subprocess.PIPE)  # noqa: S603 - our own program
        told = started.stdout.readline() if started.stdout else b""
        spent = time.perf_counter() - begun
        started.communicate(timeout=PATIENCE_S)
    if not told:
        raise OSError(started.returncode)
    return spent


def _program() -> list[str]:
    return [sys.executable, "-m", "tdapp.bench.console_run"]


def _copied(folder: Path, kind: str) -> Path:
    copy = folder / "copy"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(folder / kind, copy)
    return copy
