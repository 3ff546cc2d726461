"""Whether a played event adds up: money, chips, places, and the record against the state."""

from collections.abc import Mapping

from tdapp.bootstrap import Workstation
from tdapp.core.ids import StreamId
from tdapp.core.ports import StreamRef
from tdapp.core.timeline import Timeline
from tdapp.tournament.tournament import KIND, TOURNAMENT, Tournament


def audit(station: Workstation, event: StreamId) -> Mapping[str, bool]:
    """Each law of an event and whether it holds."""
    state: Tournament = station.desk.state(event)
    entries, prizes = state.entries, state.prizes
    price, rebuys = state.conditions.entry, state.conditions.rebuys
    taken = entries.count * price.total
    chips = entries.count * price.chips
    if rebuys is not None:
        taken += entries.rebuys * rebuys.price.total
        chips += entries.rebuys * rebuys.price.chips
    told: Timeline[Tournament] = Timeline(TOURNAMENT)
    told.replay(station.journal.load(StreamRef(event, KIND)))
    return {
        "cash in = pool + fees": taken == entries.pool + entries.fees,
        "chips sold = chips in play": chips == entries.chips,
        "prizes = pool": sum(prizes.posted) == entries.pool,
        "paid = pool": prizes.paid_cents == entries.pool,
        "places 1 to n once": sorted(state.places().values()) == list(range(1, entries.count + 1)),
        "replay = state": told.state == state,
    }
