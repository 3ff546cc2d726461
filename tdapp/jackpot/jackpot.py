"""The room's jackpots: the conductor of their folds, and what can only be seen across them."""

import msgspec

from tdapp.core.fold import Conductor
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Contradiction
from tdapp.jackpot.facts import JACKPOT_EVENTS
from tdapp.jackpot.state.carried import DAYS, JackpotsCarriedOver
from tdapp.jackpot.state.hits import HITS_FOLD, HitBook
from tdapp.jackpot.state.pools import (
    LINKS_FOLD,
    MALFUNCTIONS_FOLD,
    METERS_FOLD,
    POOLS_FOLD,
    Links,
    Malfunctions,
    MeterBook,
    Pools,
)
from tdapp.till.takings import Takings, fold_of


class Jackpots(msgspec.Struct, frozen=True):
    """The state of all jackpots of a room."""

    pools: Pools = Pools()
    links: Links = Links()
    meters: MeterBook = MeterBook()
    hits: HitBook = HitBook()
    malfunctions: Malfunctions = Malfunctions()
    takings: Takings = Takings()

    def waiting(self, pool: int) -> int:
        """The units off the meter of a pool that wait for winners that are not paid yet."""
        owed = (hit for _, hit in self.hits.owed() if hit.claim.pool == pool)
        return sum(hit.off_open for hit in owed)


FOLDS = Conductor(
    Jackpots,
    {
        "pools": {**POOLS_FOLD, **DAYS["pools"]},
        "links": {**LINKS_FOLD, **DAYS["links"]},
        "meters": {**METERS_FOLD, **DAYS["meters"]},
        "hits": {**HITS_FOLD, **DAYS["hits"]},
        "malfunctions": {**MALFUNCTIONS_FOLD, **DAYS["malfunctions"]},
        "takings": fold_of(JACKPOT_EVENTS),
    },
)


def check(jackpots: Jackpots) -> None:
    """Every pool adds up to the unit, and pools, tables and hits belong to each other.

    Raises `Contradiction`; what is undone under a later act shows here.
    """
    versions = jackpots.pools.versions
    for pool, meter in jackpots.meters.by_pool.items():
        if meter.open != jackpots.waiting(pool):
            raise Contradiction("pool_off", pool=pool)
    for one in jackpots.links.by_table.values():
        if one.pool not in versions:
            raise Contradiction("no_such_pool", pool=one.pool)
    for number, hit in jackpots.hits.by_number.items():
        if hit.claim.version >= len(versions.get(hit.claim.pool, ())):
            raise Contradiction("hit_stands_otherwise", hit=number)
        link = jackpots.links.by_table.get(hit.claim.table)
        if hit.is_open and (link is None or link.pool != hit.claim.pool):
            raise Contradiction("table_not_linked", table=hit.claim.table)


def carry_over(jackpots: Jackpots, old: StreamId, seq: int, hash_: str) -> JackpotsCarriedOver:
    """Begin a day with what the `old` one ended in, naming its head."""
    links, faults = jackpots.links, jackpots.malfunctions
    return JackpotsCarriedOver(
        old=old,
        old_seq=seq,
        old_hash=hash_,
        house=jackpots.pools.house,
        versions=tuple(sorted(jackpots.pools.versions.items())),
        meters=tuple(sorted(jackpots.meters.by_pool.items())),
        links=tuple(sorted(links.by_table.items())),
        counters=tuple(sorted((*key, counter) for key, counter in links.counters.items())),
        runs=tuple(sorted(links.run_of.items())),
        waiting=tuple(sorted(jackpots.hits.owed())),
        faults=tuple(sorted(faults.open.items())),
        last_hit=jackpots.hits.last,
        last_malfunction=faults.last,
        posted=tuple(sorted(jackpots.pools.posted.items())),
        won=tuple(sorted(jackpots.pools.won.items())),
    )
