"""What is owed to whom: prizes follow from places and the posted list."""

from collections.abc import Iterator

from tdapp.core.refusal import Refusal
from tdapp.tournament.tournament import Tournament, owed_to


def winner_of(tournament: Tournament, place: int, entry: int | None) -> int:
    """The entry that a place's prize goes to; where several share it, `entry` says which.

    Refuses ``place_not_decided`` and ``place_is_shared``.
    """
    holders = tournament.at_place(place)
    if not holders:
        raise Refusal("place_not_decided", place=place)
    if entry is None and len(holders) > 1:
        raise Refusal("place_is_shared", place=place, entries=", ".join(map(str, holders)))
    if entry is not None and entry not in holders:
        raise Refusal("place_not_decided", place=place)
    return holders[0] if entry is None else entry


def unpaid(tournament: Tournament) -> Iterator[tuple[int, int | None, int]]:
    """Place, entry (None while undecided) and cents of every prize that was not handed over."""
    place = 1
    while place <= len(tournament.prizes.posted):
        holders = tournament.at_place(place)
        for entry in holders:
            if entry not in tournament.prizes.paid:
                yield place, entry, owed_to(tournament, entry)
        if not holders:
            yield place, None, tournament.prizes.posted[place - 1]
        place += len(holders) or 1
