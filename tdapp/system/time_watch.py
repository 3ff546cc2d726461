"""Notices that the computer slept, or that somebody set its wall clock."""

from dataclasses import dataclass

from tdapp.core.instant import Instant

TOLERANCE_US = 2_000_000


@dataclass(frozen=True, slots=True)
class Slept:
    """The computer slept for `us` microseconds; a level that was running ran on."""

    us: int


@dataclass(frozen=True, slots=True)
class WallClockStepped:
    """The wall clock was set by `us` microseconds, negative backwards; no level is touched."""

    us: int


Finding = Slept | WallClockStepped


class TimeWatch:
    """Compares each reading with the one before, so that each finding is told once.

    Differences of up to `tolerance_us` microseconds between the clocks are no finding.
    """

    def __init__(self, tolerance_us: int = TOLERANCE_US) -> None:
        self._tolerance_us = tolerance_us
        self._last: tuple[Instant, int] | None = None

    def look(self, now: Instant, awake_us: int) -> tuple[Finding, ...]:
        """What happened since the last look; `awake_us` counts the time awake only."""
        last, self._last = self._last, (now, awake_us)
        if last is None or last[0].boot != now.boot:
            return ()
        elapsed = now.elapsed_us - last[0].elapsed_us
        slept = Slept(elapsed - (awake_us - last[1]))
        stepped = WallClockStepped(now.utc_us - last[0].utc_us - elapsed)
        return tuple(found for found in (slept, stepped) if abs(found.us) > self._tolerance_us)
