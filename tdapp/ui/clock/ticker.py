"""Looks at the clock again at each whole second of what is left."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer

SECOND_US = 1_000_000


def until_next_second(remaining_us: int) -> int:
    """Microseconds until the shown second changes: it is rounded up, so at the whole one."""
    return remaining_us % SECOND_US or SECOND_US


def until_wall_second(utc_us: int) -> int:
    """Microseconds until the wall clock shows the next second."""
    return SECOND_US - utc_us % SECOND_US


class Ticker(QObject):
    """Calls `look`, which tells how many microseconds later it must look again.

    The timer is a precise single shot and only looks: what is left is always computed, so a late
    call shows the right second and the next one is on time again. It looks `after_ms` milliseconds
    later than it is told, so that others who look then have shown what they see before.
    """

    def __init__(
        self, look: Callable[[], int], parent: QObject | None = None, after_ms: int = 0
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._after_ms = after_ms
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.look_now)

    @property
    def running(self) -> bool:
        """Whether another look is due."""
        return self._timer.isActive()

    def look_now(self) -> None:
        """Look at once, and from here on in time; a look that fails does not end the looking.

        What the look itself took is part of the time until the next one.
        """
        self._timer.start(1000)
        spent = QElapsedTimer()
        spent.start()
        left_us = self._look() - spent.nsecsElapsed() // 1000
        self._timer.start(max(0, -(-left_us // 1000)) + self._after_ms)

    def stop(self) -> None:
        """Look no more."""
        self._timer.stop()
