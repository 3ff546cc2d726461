"""Time and chance for rehearsals: a night passes in moments and can be played again."""

from tdapp.core.ids import derived_id
from tdapp.core.instant import Instant

START_US = 1_290_909_600_000_000


class RehearsalTime:
    """Implements `core.ports.TimeSource`; begins on an afternoon in 2010."""

    def __init__(self, start_us: int = START_US) -> None:
        self._start_us = start_us
        self._elapsed_us = 0

    def now(self) -> Instant:
        """The moment that was reached."""
        return Instant(self._start_us + self._elapsed_us, self._elapsed_us, "rehearsal")

    def pass_us(self, microseconds: int) -> None:
        """Let time pass."""
        self._elapsed_us += microseconds


class RehearsalChance:
    """Implements `core.ports.Chance`: all seeds follow from the first one."""

    def __init__(self, first: str) -> None:
        self._first = first
        self._given = 0

    def seed(self) -> str:
        """The next seed."""
        self._given += 1
        return derived_id(self._first, self._given)
