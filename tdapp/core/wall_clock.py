"""Wall clocks: which moments a day and a time of day are in a zone, by the zone's own table."""

from datetime import UTC, date, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo

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


def shown_at(utc_us: int, zone: tzinfo) -> datetime:
    """The local time in the zone at a moment (UTC microseconds)."""
    return (EPOCH + timedelta(microseconds=utc_us)).astimezone(zone)
