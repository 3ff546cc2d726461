"""Saying who won a side pool whose winners are named."""

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.tournament.facts.bounties import PoolTaken
from tdapp.tournament.guards.paid_places import must_keep_paid_bounties
from tdapp.tournament.side_pools import compete_for
from tdapp.tournament.tournament import Tournament


def tell_pool(tournament: Tournament, name: str, takers: tuple[int, ...]) -> list[Event]:
    """Say who won a side pool, the first prize first; nobody: it is not known any more.

    Refuses ``no_such_pool``, ``pool_by_place``, ``pool_still_sold`` while entries are sold,
    ``taker_twice``, ``pool_prizes`` (most) for more than there are prizes, ``not_in_pool``, and
    ``bounty_paid`` where the share of somebody who was paid would change.
    """
    pool = next((one for one in tournament.conditions.prizes.pools if one.name == name), None)
    if pool is None:
        raise Refusal("no_such_pool", pool=name)
    if not pool.named:
        raise Refusal("pool_by_place", pool=name)
    if not tournament.entries.closed:
        raise Refusal("pool_still_sold", pool=name)
    competing = compete_for(tournament, pool)
    for entry in takers:
        tournament.entry(entry)
        if entry not in competing:
            raise Refusal("not_in_pool", entry=entry, pool=name)
        if takers.count(entry) > 1:
            raise Refusal("taker_twice", entry=entry)
    if len(takers) > len(pool.percent):
        raise Refusal("pool_prizes", pool=name, most=len(pool.percent))
    told: list[Event] = [PoolTaken(name, takers)]
    must_keep_paid_bounties(tournament, told)
    return told
