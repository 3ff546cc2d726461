"""Nothing takes a bounty away that was handed over."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.tournament.guards.paid_places import after
from tdapp.tournament.tournament import Tournament


def must_keep_paid_bounties(tournament: Tournament, events: Sequence[Event]) -> None:
    """Refuse ``bounty_paid`` where these facts would take away what was handed over."""
    try:
        after(tournament, events)
    except Contradiction as clash:
        if clash.fact != "bounty_paid":
            raise
        raise Refusal("bounty_paid", entry=clash.details.get("entry")) from clash
