"""Moments as the record knows them, and as a clock on the wall shows them in its zone."""

from datetime import UTC, date, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo

import msgspec

MINUTE_US = 60_000_000
DAY_US = 24 * 60 * MINUTE_US
SECOND_US = 1_000_000
STEP_US = SECOND_US
"""What is set by less is slewed, as every computer does that asks a server for the time."""


class Instant(msgspec.Struct, frozen=True):
    """Now, told by two clocks.

    `utc_us` is wall time in microseconds since 1970 (UTC); it may be stepped by people.
    `elapsed_us` counts microseconds on this computer, sleep included, and is never stepped; it can
    only be compared with one of the same `boot`.
    """

    utc_us: int
    elapsed_us: int
    boot: str

    def by_wall(self, utc_us: int) -> "Instant":
        """The moment at which the wall clock shows `utc_us` if nobody steps it meanwhile."""
        return Instant(utc_us, self.elapsed_us + utc_us - self.utc_us, self.boot)

    def is_before(self, other: "Instant") -> bool:
        """Whether this comes before the other; exact within one boot."""
        if self.boot == other.boot:
            return self.elapsed_us < other.elapsed_us
        return self.utc_us < other.utc_us

    def is_of_one_wall(self, other: "Instant") -> bool:
        """Whether nobody stepped the wall clock between the two, by a second or more."""
        if self.boot != other.boot:
            return True
        ran_us = self.elapsed_us - other.elapsed_us
        return abs(self.utc_us - other.utc_us - ran_us) < STEP_US

    def since(self, earlier: "Instant") -> int:
        """Microseconds from `earlier` to here, never negative; exact within one boot."""
        if self.boot == earlier.boot:
            return max(0, self.elapsed_us - earlier.elapsed_us)
        return max(0, self.utc_us - earlier.utc_us)


def came_after(at: Instant | None, utc_us: int | None, moment: Instant) -> bool:
    """Whether something came after a typed moment: `at` by both clocks, `utc_us` by the wall.

    Where a step of the wall clock lies between, the clock of the computer tells. Older records
    know the wall time alone, or nothing.
    """
    if at is not None and not moment.is_of_one_wall(at):
        return moment.is_before(at)
    return utc_us is not None and utc_us > moment.utc_us


EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)


def zone_named(name: str) -> tzinfo | None:
    """A zone by its name in the IANA table, such as ``Australia/Lord_Howe``; None if unknown."""
    try:
        return ZoneInfo(name)
    except (LookupError, ValueError, OSError):
        return None


def moments_of(day: date, at: time, zone: tzinfo) -> tuple[int, ...]:
    """When a clock of the zone shows this time on this day, in UTC microseconds, earliest first.

    None where clocks go forward over it, two where they are set back and show it again.
    """
    shown = datetime.combine(day, at)
    found = {shown.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (0, 1)}
    real = sorted(one for one in found if one.astimezone(zone).replace(tzinfo=None) == shown)
    return tuple((one - EPOCH) // MICROSECOND for one in real)


def which_of_two(shown: datetime) -> str:
    """The zone of a local time that clocks show twice, such as `` AEST``; nothing of another."""
    twice = shown.replace(fold=0).utcoffset() != shown.replace(fold=1).utcoffset()
    return f" {shown:%Z}" if twice else ""


def shown_at(utc_us: int, zone: tzinfo) -> datetime:
    """The local time in the zone at a moment (UTC microseconds)."""
    return (EPOCH + timedelta(microseconds=utc_us)).astimezone(zone)
