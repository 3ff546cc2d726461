"""The day and the time at which an event is to begin, by the clocks of its house."""

from collections.abc import Iterator
from datetime import UTC, date
from typing import Annotated

import msgspec

from tdapp.core.instant import moments_of, shown_at, which_of_two, zone_named
from tdapp.typed.times import time_of_day

PLAIN = "^[^\\x00-\\x1f\\x7f-\\x9f\\u202a-\\u202e\\u2066-\\u2069]+\\Z"
TimeOfDay = Annotated[str, msgspec.Meta(pattern="^(?:[01][0-9]|2[0-3]):[0-5][0-9]\\Z")]
ZoneName = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_+/-]{1,64}\\Z")]

FlightName = Annotated[str, msgspec.Meta(min_length=1, max_length=20, pattern=PLAIN)]


BOTH = 2
"""So many moments have the same name where clocks are set back."""


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

    @classmethod
    def at_moment(cls, utc_us: int, zone: str) -> "PlannedStart":
        """The start at a moment (UTC microseconds), in a zone that is known here."""
        shown = shown_at(utc_us, zone_named(zone) or UTC)
        planned = cls(shown.date(), f"{shown:%H:%M}", zone)
        if len(planned.moments) < BOTH:
            return planned
        return cls(planned.day, planned.at, zone, second=utc_us >= planned.moments[-1])

    @property
    def moments(self) -> tuple[int, ...]:
        """Every moment that is so named, in UTC microseconds; none in a zone unknown here."""
        zone = zone_named(self.zone)
        return () if zone is None else moments_of(self.day, time_of_day(self.at), zone)

    @property
    def which(self) -> str:
        """The zone of the moment where the time comes twice that day; else nothing."""
        zone = zone_named(self.zone)
        return which_of_two(shown_at(self.utc_us, zone)) if zone and self.utc_us else ""

    @property
    def utc_us(self) -> int | None:
        """The moment that is meant; None in a zone unknown here, or where it is left out."""
        moments = self.moments
        return moments[-1 if self.second else 0] if moments else None


class Flight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A starting flight: entries count for it from its opening until the next flight opens.

    It opens on a `day` as clocks of the `zone` show `at`; without a zone, those of the start.
    """

    name: FlightName
    day: date
    at: TimeOfDay
    zone: ZoneName | None = None
    second: bool | None = None

    def opens(self, start: PlannedStart | None) -> PlannedStart | None:
        """When it opens; None where neither it nor the event's start names a zone."""
        zone = self.zone or (start and start.zone)
        return PlannedStart(self.day, self.at, zone, self.second) if zone else None


Flights = tuple[Flight, ...]


def flight_at(flights: Flights, start: PlannedStart | None, utc_us: int) -> int:
    """The number of the flight, from 1, that an entry counts for at a moment; 0 without flights."""
    opened = [(flight.opens(start), number) for number, flight in enumerate(flights, 1)]
    found = [number for when, number in opened if when and (when.utc_us or 0) <= utc_us]
    return max(found, default=min(1, len(flights)))


def flight_faults(flights: Flights, start: PlannedStart | None) -> Iterator[tuple[str, str]]:
    """What is wrong with the flights, each with its field."""
    last = 0
    for number, flight in enumerate(flights):
        opens = flight.opens(start)
        if opens is None:
            yield "no zone, and none of the start", f"flights[{number}].zone"
            continue
        yield from ((fault, f"flights[{number}].{where}") for fault, where in start_faults(opens))
        if opens.utc_us is not None and opens.utc_us <= last:
            yield "not after the flight before", f"flights[{number}].day"
        last = max(last, opens.utc_us or 0)


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
