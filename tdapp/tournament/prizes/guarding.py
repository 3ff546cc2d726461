"""A correction may not take a prize away that was handed over."""

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
    """Refuse ``prize_paid`` where a paid prize would belong to another place or amount."""
    try:
        TOURNAMENT.check(after(tournament, events))
    except Contradiction as clash:
        if clash.fact != "prize_paid":
            raise
        place, entry = clash.details["place"], clash.details["entry"]
        raise Refusal("prize_paid", place=place, entry=entry) from clash
