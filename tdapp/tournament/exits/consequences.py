"""What a correction changes, told before it is done."""

from collections.abc import Sequence

import msgspec

from tdapp.core.event import Event
from tdapp.tournament.prizes.guarding import after
from tdapp.tournament.tournament import Tournament, owed_to


class PlaceChange(msgspec.Struct, frozen=True):
    """How an entry's place and posted prize (cents) change; None is no place.

    `slip` is the number of the slip by which it was paid: then the correction is refused.
    """

    entry: int
    place: int | None
    new_place: int | None
    cents: int = 0
    new_cents: int = 0
    slip: int | None = None


def consequences(tournament: Tournament, events: Sequence[Event]) -> tuple[PlaceChange, ...]:
    """Every entry whose place or posted prize these facts would change, by its new place.

    Who has no place any more comes first.
    """
    then = after(tournament, events)
    old, new = tournament.places(), then.places()
    changes = []
    for entry in old.keys() | new.keys():
        now, later = _standing(tournament, old, entry), _standing(then, new, entry)
        if now != later:
            payment = tournament.prizes.paid.get(entry)
            slip = payment.slip if payment and now[1] != later[1] else None
            changes.append(PlaceChange(entry, now[0], later[0], now[1], later[1], slip))
    return tuple(sorted(changes, key=lambda change: (change.new_place or 0, change.entry)))


def _standing(tournament: Tournament, places: dict[int, int], entry: int) -> tuple[int | None, int]:
    place = places.get(entry)
    paid = place is not None and place <= len(tournament.prizes.posted)
    return place, owed_to(tournament, entry) if paid else 0
