"""Saying who won a side pool whose winners are named, and what becomes of one nobody can win."""

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.tournament.facts.bounties import PoolPassedOn, PoolTaken
from tdapp.tournament.guards.paid_places import must_keep_paid_bounties
from tdapp.tournament.plan.prize_plan import SidePool, UnwonPool
from tdapp.tournament.side_pools import compete_for, taken_for
from tdapp.tournament.tournament import Tournament


def tell_pool(tournament: Tournament, name: str, takers: tuple[int, ...]) -> list[Event]:
    """Say who won a side pool, the first prize first; nobody: it is not known any more.

    Refuses ``no_such_pool``, ``pool_by_place``, ``pool_still_sold`` while entries are sold,
    ``taker_twice``, ``pool_prizes`` (most) for more than there are prizes, ``not_in_pool``, and
    ``bounty_paid`` where the share of somebody who was paid would change.
    """
    pool = _pool(tournament, name)
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


def pass_pool_on(tournament: Tournament, name: str, to: UnwonPool) -> list[Event]:
    """Put a side pool that nobody can win into the prize pool, or let everyone play for it.

    Refuses ``no_such_pool``, ``pool_still_sold`` while entries are sold, ``pool_can_be_won`` where
    somebody who paid into it may still win it, ``pool_empty``, and ``pool_unwon_said`` where the
    conditions say that the other is done.
    """
    pool = _pool(tournament, name)
    if not tournament.entries.closed:
        raise Refusal("pool_still_sold", pool=name)
    cents = taken_for(tournament, pool)
    if not cents:
        raise Refusal("pool_empty", pool=name)
    if compete_for(tournament, pool):
        raise Refusal("pool_can_be_won", pool=name)
    if pool.unwon not in {None, to}:
        raise Refusal("pool_unwon_said", pool=name)
    return [PoolPassedOn(name, cents, to is UnwonPool.EVERYONE)]


def _pool(tournament: Tournament, name: str) -> SidePool:
    pool = next((one for one in tournament.conditions.prizes.pools if one.name == name), None)
    if pool is None:
        raise Refusal("no_such_pool", pool=name)
    return pool
