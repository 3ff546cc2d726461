"""Who is away: since when, and what was posted meanwhile."""

import msgspec

from tdapp.table.floor import Floor
from tdapp.table.geometry.seats import Seat


class Absence(msgspec.Struct, frozen=True):
    """Who is away from which seat since when (UTC), and the chips posted meanwhile or before."""

    entry: int
    seat: Seat
    since_us: int
    posted: int


def who_is_away(floor: Floor) -> list[Absence]:
    """All who are noted as away, longest first; it looks at these and no others."""
    known, seat_of = floor.attendance, floor.seating.seat_of
    found = [
        Absence(entry, seat_of[entry], since_us, known.posted.get(entry, 0))
        for entry, since_us in known.away.items()
        if entry in seat_of
    ]
    return sorted(found, key=lambda one: (one.since_us, one.seat))
