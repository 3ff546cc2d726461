"""Whether a played event adds up: money, chips, seats and places."""

from collections.abc import Mapping

from tdapp.tournament.tournament import Tournament


def audit(state: Tournament) -> Mapping[str, bool]:
    """Each law of a finished event and whether it holds."""
    entries, prizes, seating = state.entries, state.prizes, state.seating
    sold = [sale for entry in entries.by_number.values() for sale in entry.sales]
    seats = {seat: entry for entry, seat in seating.seat_of.items()}
    return {
        "money in = pool + fee + other parts": sum(sale.total for sale in sold) == entries.total,
        "chips sold = chips given": sum(sale.chips for sale in sold) == entries.chips,
        "chips given = in play + out of play": _chips_are_kept(state),
        "prizes = pool": prizes.total == state.pool,
        "paid = pool": prizes.paid_cents + prizes.paid_in_kind == state.pool,
        "places 1 to n, shared ones together": _places_are_whole(state),
        "one seat per player": seats == dict(seating.entry_at.items()),
    }


def _chips_are_kept(state: Tournament) -> bool:
    out = sum(one.chips for one in state.exits.by_entry.values())
    return state.chips_in_play == state.entries.chips + state.chips.net - out


def _places_are_whole(state: Tournament) -> bool:
    """Check that tied players share the best of their places, and the next place follows them."""
    expected = 1
    holders: dict[int, int] = {}
    for place in state.places().values():
        holders[place] = holders.get(place, 0) + 1
    for place in sorted(holders):
        if place != expected:
            return False
        expected += holders[place]
    return expected == state.entries.count + 1
