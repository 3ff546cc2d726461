"""Time for rehearsals: it moves only when told to, so that a night passes in moments."""

from tdapp.core.instant import Instant

START_US = 1_290_909_600_000_000


class RehearsalTime:
    """Implements `core.ports.TimeSource`; begins at the demo event's published start."""

    def __init__(self, start_us: int = START_US) -> None:
        self._start_us = start_us
        self._elapsed_us = 0

    def now(self) -> Instant:
        """The moment that was reached."""
        return Instant(self._start_us + self._elapsed_us, self._elapsed_us, "rehearsal")

    def pass_us(self, microseconds: int) -> None:
        """Let time pass."""
        self._elapsed_us += microseconds
