"""A correction may not take a prize away that was handed over or set aside."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.tournament.tournament import TOURNAMENT, Tournament


def after(tournament: Tournament, events: Sequence[Event]) -> Tournament:
    """The event as these facts would leave it."""
    for event in events:
        tournament = TOURNAMENT.folds.apply(tournament, event)
    return tournament


def must_keep_paid_places(tournament: Tournament, events: Sequence[Event]) -> None:
    """Refuse ``prize_paid`` and ``prize_set_aside`` where such a prize would not be the same."""
    try:
        TOURNAMENT.check(after(tournament, events))
    except Contradiction as clash:
        place, entry = clash.details.get("place"), clash.details.get("entry")
        if clash.fact == "prize_paid":
            raise Refusal("prize_paid", place=place, entry=entry) from clash
        if clash.fact == "prize_set_aside":
            raise Refusal("prize_set_aside", place=place, entry=entry) from clash
        raise
