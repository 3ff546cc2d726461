"""The benchmarks of a tournament: acts cost the same in the largest event as in a usual one."""

import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tdapp.bench import match_cost
from tdapp.bench.act_cost import busts_with_suggestion, measured, seated
from tdapp.bench.figure import Figure, Timed
from tdapp.bench.open_event import EVENT_FILE, LARGEST, USUAL, conditions
from tdapp.tournament.plan.bracket_terms import MOST

MICRO, MILLI = 1_000_000, 1_000
MEDIAN_RATIO, P99_RATIO = 2.0, 4.0
BUST_MS = 5.0
MEGABYTES = 400.0
MINUTES = 15
KILOBYTES_A_MEGABYTE = 1024
STARTER = """
import os, subprocess, sys
started = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL)
_, status, used = os.wait4(started.pid, 0)
print(os.waitstatus_to_exitcode(status), used.ru_maxrss)
"""


def figures() -> Iterator[Figure]:
    """Each figure as it is measured."""
    usual = dict(measured(seated(conditions(), USUAL)))
    large_event = seated(conditions(), LARGEST)
    for kind, large in measured(large_event):
        yield from _beside(kind, large, usual[kind])
    for kind, large in match_cost.measured(match_cost.called(conditions(), MOST)):
        yield from _beside(kind, large, usual["bust"])
    looked = busts_with_suggestion(large_event)
    yield Timed("bust_with_suggestion_p99_ms", MILLI * _p99(looked), None, BUST_MS)
    yield from _whole_event()


def _beside(kind: str, large: list[float], usual: list[float]) -> Iterator[Figure]:
    """Median and worst of an act beside those of the same, or of a bust, in a usual event."""
    median, peer = (MICRO * statistics.median(one) for one in (large, usual))
    yield Figure(f"{kind}_median_us", median, peer, MEDIAN_RATIO * peer)
    worst, peer = (MICRO * _p99(one) for one in (large, usual))
    yield Figure(f"{kind}_p99_us", worst, peer, P99_RATIO * peer)


def _p99(seconds: list[float]) -> float:
    return sorted(seconds)[int(0.99 * (len(seconds) - 1))]


def _whole_event() -> Iterator[Figure]:
    """The largest event from its first entry to its last prize, in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "event.toml"
        file.write_text(EVENT_FILE, encoding="utf-8")
        command = [sys.executable, "-m", "tdapp", "simulate", str(file), "--entries", str(LARGEST)]
        begun = time.perf_counter()
        ended, megabytes = _run(command)
        minutes = (time.perf_counter() - begun) / 60
    yield Figure("whole_event_minutes", minutes, None, MINUTES if ended else 0.0)
    if megabytes is not None:
        yield Figure("whole_event_memory_mb", megabytes, None, MEGABYTES)


def _run(command: list[str]) -> tuple[bool, float | None]:
    """Whether it ended well, and the most memory it had; None where the system does not tell.

    A program begins with the memory of the one that starts it, so a small one does.
    """
    if sys.platform in {"win32", "darwin"}:
        ended = subprocess.run(command, stdout=subprocess.DEVNULL, check=False)  # noqa: S603 - ours
        return ended.returncode == 0, None
    starter = [sys.executable, "-c", STARTER, *command]
    told = subprocess.run(starter, capture_output=True, text=True, check=True)  # noqa: S603 - ours
    code, kilobytes = map(int, told.stdout.split())
    return code == 0, kilobytes / KILOBYTES_A_MEGABYTE
