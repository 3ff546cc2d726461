"""The day and the time at which an event is to begin, by the clocks of its house."""

from collections.abc import Iterator
from datetime import date, time
from typing import Annotated

import msgspec

from tdapp.core.instant import moments_of, zone_named

TimeOfDay = Annotated[str, msgspec.Meta(pattern="^(?:[01][0-9]|2[0-3]):[0-5][0-9]\\Z")]
ZoneName = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_+/-]{1,64}\\Z")]


class PlannedStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`at` (hours and minutes) on a `day`, as clocks of the `zone` (IANA) show it.

    It is kept as it is published: what moment that is follows from the zone's table, so that 20:00
    stays 20:00 over a change of the clocks. Where clocks are set back and a time comes twice,
    `second` says which of the two is meant.
    """

    day: date
    at: TimeOfDay
    zone: ZoneName
    second: bool | None = None

    @property
    def moments(self) -> tuple[int, ...]:
        """Every moment that is so named, in UTC microseconds; none in a zone unknown here."""
        zone = zone_named(self.zone)
        return () if zone is None else moments_of(self.day, time.fromisoformat(self.at), zone)

    @property
    def utc_us(self) -> int | None:
        """The moment that is meant; None in a zone unknown here, or where it is left out."""
        moments = self.moments
        return moments[-1 if self.second else 0] if moments else None


def start_faults(start: PlannedStart) -> Iterator[tuple[str, str]]:
    """What is wrong with a planned start, each with its field."""
    moments = start.moments
    if zone_named(start.zone) is None:
        yield f"no zone `{start.zone}` is known", "zone"
    elif not moments:
        yield f"clocks go forward over {start.at} on that day", "at"
    elif len(moments) > 1 and start.second is None:
        yield f"clocks are set back and {start.at} comes twice: first or second", "second"
    elif len(moments) == 1 and start.second:
        yield f"{start.at} comes once on that day", "second"
