"""Time and chance for rehearsals: a night passes in moments and can be played again."""

from typing import Protocol

from tdapp.core.ids import derived_id
from tdapp.core.instant import Instant
from tdapp.core.ports.time import TimeSource

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


class TimeBehind:
    """The computer's own time, held back until as much was let pass; then it is now.

    `behind_us` says how far back it begins.
    """

    def __init__(self, time: TimeSource, behind_us: int) -> None:
        self._time = time
        self._behind_us = behind_us

    def now(self) -> Instant:
        """The moment that was reached."""
        now = self._time.now()
        return now.by_wall(now.utc_us - self._behind_us)

    def pass_us(self, microseconds: int) -> None:
        """Catch up by so much, at most to now."""
        self._behind_us = max(0, self._behind_us - microseconds)


class RehearsedTime(TimeSource, Protocol):
    """Time that a rehearsal lets pass."""

    def pass_us(self, microseconds: int) -> None:
        """Let time pass."""
        ...


class RehearsalChance:
    """Implements `core.ports.Chance`: all seeds follow from the first one."""

    def __init__(self, first: str) -> None:
        self._first = first
        self._given = 0

    def seed(self) -> str:
        """The next seed."""
        self._given += 1
        return derived_id(self._first, self._given)
