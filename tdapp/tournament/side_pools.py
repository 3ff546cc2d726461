"""Who wins what of the side pools: by their places in the event, or as the director named them."""

from collections.abc import Sequence
from operator import itemgetter

from tdapp.core.refusal import Contradiction
from tdapp.till.payment import POOL
from tdapp.tournament.plan.conditions import parts_sold
from tdapp.tournament.plan.offers import PricePart
from tdapp.tournament.plan.prize_plan import SidePool, UnwonPool
from tdapp.tournament.reckoning.prize_division import in_proportion
from tdapp.tournament.reckoning.prize_list import Prize
from tdapp.tournament.reckoning.shared_places import leftover_order, share_places
from tdapp.tournament.state.entries import Entry
from tdapp.tournament.state.parts import less
from tdapp.tournament.tournament import Tournament

Won = dict[int, tuple[PricePart, ...]]
"""What each entry wins of the side pools, by the name of each (cents)."""


def taken_for(tournament: Tournament, pool: SidePool) -> int:
    """All that is in a side pool, in cents: what players paid, and the sum of the house.

    The house's is in it from the beginning; it is put in when the prizes are posted.
    """
    entries, bounties = tournament.entries, tournament.bounties
    fixed = entries.closed or tournament.programme.cancelled
    house = bounties.filled.get(pool.name, 0) if fixed else pool.amount
    return entries.taken.get(pool.name, 0) + house - bounties.passed_on.get(pool.name, 0)


def compete_for(tournament: Tournament, pool: SidePool) -> list[int]:
    """The entries that play for a side pool and may win, in the order of their numbers.

    Those who paid into it. Everyone, where no price has its part, and where none of those who paid
    can win it and the conditions or the director open it to all.
    """
    entries, passed_over = tournament.entries.by_number, tournament.prizes.passed_over
    able = [one for one in sorted(entries) if one not in passed_over]
    paid = [one for one in able if _paid_into(entries[one], pool)]
    opened = pool.unwon is UnwonPool.EVERYONE or pool.name in tournament.bounties.passed_on
    if paid or not (opened or is_for_all(tournament, pool)):
        return paid
    return able


def is_for_all(tournament: Tournament, pool: SidePool) -> bool:
    """Whether a side pool is the house's alone: nothing that is sold pays into it."""
    return pool.name not in parts_sold(tournament.conditions)


def _paid_into(entry: Entry, pool: SidePool) -> bool:
    return any(part.name == pool.name and part.cents for part in entry.parts)


def shares_of_pool(tournament: Tournament, pool: SidePool) -> dict[int, int]:
    """What is decided of a side pool, in cents by entry, best place first.

    Nothing while entries are sold. The last one in play of those who compete has won it.
    """
    total = taken_for(tournament, pool)
    if not total or not tournament.entries.closed or tournament.stage:
        return {}
    if pool.named:
        takers = tournament.bounties.pools.get(pool.name, ())
        cents = in_proportion(total, pool.percent[: len(takers)]) if takers else ()
        return dict(zip(takers, cents, strict=True))
    return _by_place(tournament, pool, total)


def _by_place(tournament: Tournament, pool: SidePool, total: int) -> dict[int, int]:
    competing = compete_for(tournament, pool)
    if not competing:
        return {}
    cents = in_proportion(total, pool.percent[: len(competing)])
    prizes = [Prize(place, each) for place, each in enumerate(cents, 1)]
    won: dict[int, int] = {}
    for rank, level in _ranked(tournament, competing):
        won.update(_shared(tournament, prizes, rank, level))
    return {entry: each for entry, each in won.items() if each}


def _ranked(tournament: Tournament, entries: Sequence[int]) -> list[tuple[int, list[int]]]:
    """Who of these is placed, level ones together, with the best rank they have among them all."""
    at: dict[int, list[int]] = {}
    still = [one for one in entries if tournament.place_of(one) is None]
    for entry in entries:
        place = tournament.place_of(entry)
        if place is not None:
            at.setdefault(place, []).append(entry)
    ranked, rank = [(1, still)] if len(still) == 1 else [], len(still) + 1
    for _, level in sorted(at.items(), key=itemgetter(0)):
        ranked.append((rank, level))
        rank += len(level)
    return ranked


def _shared(
    tournament: Tournament, prizes: Sequence[Prize], rank: int, level: Sequence[int]
) -> dict[int, int]:
    ties = tournament.conditions.prizes.ties
    order = leftover_order(level, ties.leftover, f"{tournament.prizes.seed} {rank}")
    return {one.entry: one.cash for one in share_places(prizes, rank, order, ties.unit).shares}


def won_of_pools(tournament: Tournament) -> Won:
    """What each entry wins of all side pools, as far as that is decided."""
    won: Won = {}
    for entry, cents in won_in_stages(tournament).items():
        won[entry] = (PricePart(POOL, cents),)
    for pool in tournament.conditions.prizes.pools:
        for entry, cents in shares_of_pool(tournament, pool).items():
            won[entry] = (*won.get(entry, ()), PricePart(pool.name, cents))
    return won


def won_in_stages(tournament: Tournament) -> dict[int, int]:
    """What those win who were paid in a stage and did not go on, in cents by entry."""
    by_stage = paid_in_stages(tournament).values()
    return {entry: cents for won in by_stage for entry, cents in won.items()}


def paid_in_stages(tournament: Tournament) -> dict[int, dict[int, int]]:
    """The same of each stage that pays, by its number, the last one out first.

    Who is level across the last of these places shares what there is for both.
    """
    found: dict[int, dict[int, int]] = {}
    for number, places in tournament.stages.paid_inside().items():
        stage, pays = tournament.stages.by_number[number], tournament.stages.plans[number - 1].pays
        go_on, exits = stage.progress.go_on or 0, stage.exits
        prizes = [Prize(place, pays) for place in range(go_on + 1, go_on + places + 1)]
        won: dict[int, int] = {}
        for place in range(go_on + 1, go_on + places + 1):
            level = exits.at_place(place, stage.entries.count)
            if level and place == exits.place_of(level[0], stage.entries.count):
                won.update(_shared(tournament, prizes, place, level))
        found[number] = {entry: cents for entry, cents in won.items() if cents}
    return found


def check_pools(tournament: Tournament) -> None:
    """Nobody was paid more of a side pool than is won of it; raises ``bounty_paid`` (entry)."""
    paid = {entry: tournament.bounties.pools_paid(entry) for entry in tournament.bounties.paid}
    won = won_of_pools(tournament) if any(paid.values()) else {}
    for entry, parts in paid.items():
        if less(won.get(entry, ()), parts) is None:
            raise Contradiction("bounty_paid", entry=entry)


def pools_for_nobody(tournament: Tournament) -> list[SidePool]:
    """The side pools with money in them that nobody can win, once the field is known."""
    if not tournament.entries.closed or tournament.stage:
        return []
    pools = tournament.conditions.prizes.pools
    filled = (one for one in pools if taken_for(tournament, one))
    return [one for one in filled if not compete_for(tournament, one)]


def pools_untold(tournament: Tournament) -> list[SidePool]:
    """The side pools with money in them that nobody has won."""
    pools = tournament.conditions.prizes.pools
    filled = (one for one in pools if taken_for(tournament, one))
    return [one for one in filled if not shares_of_pool(tournament, one)]
