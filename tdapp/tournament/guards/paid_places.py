"""A correction may not take a prize or a bounty away that was handed over or set aside."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.tournament.guards.invariants import check_prizes
from tdapp.tournament.side_pools import check_pools
from tdapp.tournament.tournament import FOLDS, Tournament


class PrizesWouldChange(Refusal):
    """``prize_paid`` or ``prize_set_aside`` of the first such prize; `facts` would change it."""

    def __init__(self, code: str, facts: Sequence[Event], **details: object) -> None:
        super().__init__(code, **details)
        self.facts = tuple(facts)


def after(tournament: Tournament, events: Sequence[Event]) -> Tournament:
    """The event as these facts would leave it."""
    for event in events:
        tournament = FOLDS.apply(tournament, event)
    return tournament


def must_keep_paid_places(tournament: Tournament, events: Sequence[Event]) -> None:
    """Refuse ``prize_paid`` and ``prize_set_aside`` where such a prize would not be the same.

    Both are a `PrizesWouldChange`. A bounty that was paid refuses ``bounty_paid``, one that is in
    the prize pool ``bounty_pooled``, who would come in once play has ended ``play_is_over``, and
    ``deal_stands`` who did not agree to a deal and would come in among those who did.
    """
    try:
        check_prizes(after(tournament, events))
    except Contradiction as clash:
        place, entry = clash.details.get("place"), clash.details.get("entry")
        _must_keep_the_bounty(clash)
        if clash.fact == "play_is_over":
            raise Refusal("play_is_over") from clash
        if clash.fact == "deal_stands":
            raise Refusal("deal_stands", version=tournament.prizes.version) from clash
        if clash.fact not in {"prize_paid", "prize_set_aside"}:
            raise
        raise PrizesWouldChange(clash.fact, events, place=place, entry=entry) from clash


def must_keep_paid_bounties(tournament: Tournament, events: Sequence[Event]) -> None:
    """Refuse ``bounty_paid`` and ``bounty_pooled`` where facts would take that away.

    And ``envelopes_filled`` where they would change what lies in envelopes.
    """
    try:
        then = after(tournament, events)
        if len(then.bounties.paid):
            check_pools(then)
    except Contradiction as clash:
        _must_keep_the_bounty(clash)
        raise


def _must_keep_the_bounty(clash: Contradiction) -> None:
    entry = clash.details.get("entry")
    if clash.fact == "bounty_paid":
        raise Refusal("bounty_paid", entry=entry) from clash
    if clash.fact == "bounty_pooled":
        raise Refusal("bounty_pooled", entry=entry) from clash
    if clash.fact == "envelopes_filled":
        raise Refusal("envelopes_filled") from clash
