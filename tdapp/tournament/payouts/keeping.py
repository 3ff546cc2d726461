"""What an event that ends leaves with the house: the prizes that nobody came for."""

from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.house.kept_events import KeptPrize, PrizeKept
from tdapp.rules.money_rules import Heir
from tdapp.tournament.facts.prizes import Ineligible, PrizeUnclaimed
from tdapp.tournament.payouts.inheriting import heir_of
from tdapp.tournament.tournament import Tournament


def left_with_the_house(tournament: Tournament, event: StreamId) -> list[Event]:
    """A kept prize for each that is unclaimed, so that it can be claimed when the event is over."""
    crown = tuple(why.value for why in Ineligible if _is_the_crowns(tournament, why))
    unclaimed = sorted(tournament.prizes.unclaimed.values(), key=lambda one: one.place)
    return [PrizeKept(_kept(tournament, event, one, crown)) for one in unclaimed]


def _kept(
    tournament: Tournament, event: StreamId, unclaimed: PrizeUnclaimed, crown: tuple[str, ...]
) -> KeptPrize:
    entry, conditions = unclaimed.entry, tournament.conditions
    seen = entry in tournament.prizes.seen
    return KeptPrize(
        event=event,
        title=conditions.title,
        place=unclaimed.place,
        entry=entry,
        person=tournament.entry(entry).person,
        cents=unclaimed.cents,
        item=unclaimed.item,
        value=unclaimed.value,
        identity_from=None if seen else conditions.prizes.identity_from,
        crown_for=crown,
    )


def _is_the_crowns(tournament: Tournament, why: Ineligible) -> bool:
    """Whether the rulebook or the conditions give such a prize to the Crown, or leave it open."""
    try:
        return heir_of(tournament, why, Heir.CROWN) is Heir.CROWN
    except Refusal:
        return False
