"""Ctrl+C in the terminal and a polite kill close the window in sight, whenever they come."""

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

SIGNALS = (signal.SIGINT, signal.SIGTERM)
PULSE_MS = 200
"""A signal is heeded when Python has its turn, which Qt's loop gives it at least so often."""
TWICE_S = 0.5
"""A signal that comes again sooner is the same one, sent on by a terminal or a script."""


class PoliteEnd:
    """Closes a window as a click does; one that opens after the signal is closed at once.

    Whoever sends another signal does not want to wait: the program ends there and then, as if the
    current had failed, which the record stands. `is_stuck` says that something hangs in a thread,
    so that the program cannot end in order once all the rest is closed.
    """

    def __init__(self) -> None:
        self._wanted_at: float | None = None
        self.is_stuck = False
        self._window: QWidget | None = None

    @contextmanager
    def heeded(self) -> Iterator[None]:
        """While the body runs no signal ends the program in the midst of something."""
        before = {number: signal.signal(number, self._come) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextmanager
    def closing(self, window: QWidget) -> Iterator[None]:
        """While the body runs it is this window that is closed."""
        pulse = QTimer(window)
        pulse.timeout.connect(self._look)
        pulse.start(PULSE_MS)
        self._window = window
        try:
            yield
        finally:
            self._window = None
            pulse.stop()

    def _come(self, number: int, _frame: FrameType | None) -> None:
        now = time.monotonic()
        if self._wanted_at is None:
            self._wanted_at = now
        elif now - self._wanted_at >= TWICE_S:
            signal.signal(number, signal.SIG_DFL)
            signal.raise_signal(number)

    def _look(self) -> None:
        if self._wanted_at is not None and self._window is not None:
            self._window.close()
