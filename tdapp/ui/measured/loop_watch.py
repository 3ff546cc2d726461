"""How long work keeps the loop: until it is idle again, and at the longest in one go."""

import asyncio
import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer

LOOK_S = 0.008
QUIET_S = 0.0008
"""Less processor time than this between two looks is the looking itself."""

MILLI = 1_000


class LoopWatch(QObject):
    """A timer that wants to be called each millisecond, and how long it had to wait at worst.

    `longest_work_ms` is processor time between two calls, `longest_ms` the gap by the clock.
    """

    def __init__(self) -> None:
        super().__init__()
        self.longest_ms = 0.0
        self.longest_work_ms = 0.0
        self._timer = QTimer(self, interval=1, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._look)

    def start(self) -> None:
        """Watch from now on."""
        self._last, self._worked = time.perf_counter(), time.thread_time()
        self._timer.start()

    def stop(self) -> None:
        """Stop watching."""
        self._look()
        self._timer.stop()

    def _look(self) -> None:
        now, worked = time.perf_counter(), time.thread_time()
        self.longest_ms = max(self.longest_ms, MILLI * (now - self._last))
        self.longest_work_ms = max(self.longest_work_ms, MILLI * (worked - self._worked))
        self._last, self._worked = now, worked


async def idle(busy: Callable[[], bool]) -> None:
    """Wait until nothing is under way and the loop has nothing to do."""
    while True:
        begun = time.thread_time()
        await asyncio.sleep(LOOK_S)
        if not busy() and time.thread_time() - begun < QUIET_S:
            return


async def work_of(step: Callable[[], object], busy: Callable[[], bool]) -> float:
    """Milliseconds of processor time that the loop worked at a step, until it was idle again."""
    begun = time.thread_time()
    step()
    await idle(busy)
    return MILLI * (time.thread_time() - begun)
