"""Questions about who is away: since when, what was posted meanwhile, whether the hand is live."""

import msgspec

from tdapp.rules.permits import absent_hand_is_live
from tdapp.table.seats import Seat
from tdapp.tournament.tournament import Tournament


class Absence(msgspec.Struct, frozen=True):
    """Who is away from which seat since when (UTC), and the chips posted meanwhile or before."""

    entry: int
    seat: Seat
    since_us: int
    posted: int


def who_is_away(tournament: Tournament) -> list[Absence]:
    """All who are noted as away, longest first; it looks at these and no others."""
    known, seat_of = tournament.attendance, tournament.seating.seat_of
    found = [
        Absence(entry, seat_of[entry], since_us, known.posted.get(entry, 0))
        for entry, since_us in known.away.items()
        if entry in seat_of
    ]
    return sorted(found, key=lambda one: (one.since_us, one.seat))


def hand_is_live(
    tournament: Tournament, *, dealt: bool, last_blind: bool, turn_come: bool = False
) -> bool:
    """Whether who comes back now still has his hand, by rulebook or conditions.

    `dealt`: everybody has his first cards; `turn_come`: it is his turn to act.
    """
    conditions = tournament.conditions
    return absent_hand_is_live(
        conditions.rules,
        dealt=dealt,
        last_blind=last_blind,
        turn_come=turn_come,
        folded_when_dealt=conditions.attendance.folded_when_dealt,
    )
