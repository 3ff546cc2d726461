"""The folds of pools: their terms as dated versions, what feeds them, and how their meters stand.

What went into a meter and its reserve and has not been paid is still there or waits for a winner:
seeds + increments + adjustments - payments = meter + reserve + what is open.
"""

from typing import TypeVar

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.fold import Handlers
from tdapp.core.house_files import PlayedUnder
from tdapp.core.instant import Instant
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.jackpot.facts.hits import HitAmount, HitClaimed, HitPaid, HitRefused, PoolStands
from tdapp.jackpot.facts.pools import (
    JackpotsOpened,
    JackpotTableLinked,
    JackpotTableUnlinked,
    MalfunctionClosed,
    MalfunctionOpened,
    MeterAdjusted,
    PoolChanged,
    PoolChangePosted,
    PoolOpened,
    RoundsAdded,
    RoundsCounted,
    RoundsTold,
)
from tdapp.jackpot.pool_terms import UNIT, PoolTerms, Title
from tdapp.rules.jackpot_rules import PrizeOf

Kept = TypeVar("Kept")


class DatedTerms(msgspec.Struct, frozen=True):
    """Terms, and since when they hold."""

    since: Instant
    terms: PoolTerms


class PostedTerms(msgspec.Struct, frozen=True):
    """Terms that a sign announces, since when; of a gaming day before, or of this one."""

    since: Instant
    terms: PoolTerms
    earlier_day: bool = False


class WonWhole(msgspec.Struct, frozen=True):
    """The hit that won a whole pool under its present terms, and when."""

    hit: int
    at: Instant


class Pools(msgspec.Struct, frozen=True):
    """The house that jackpots are run under, and every pool's terms, the first version first.

    `posted` is what signs announce, `won` which pools were won whole since their terms changed.
    """

    house: PlayedUnder | None = None
    versions: Map[int, tuple[DatedTerms, ...]] = Map()
    posted: Map[int, PostedTerms] = Map()
    won: Map[int, WonWhole] = Map()
    over: bool = False

    def terms(self, pool: int) -> PoolTerms:
        """As they hold now; refuses ``no_such_jackpot``."""
        found = self.versions.get(pool)
        if found is None:
            raise Refusal("no_such_jackpot", pool=pool)
        return found[-1].terms


class LinkedTable(msgspec.Struct, frozen=True):
    """The pool that a table feeds and the display that shows it there."""

    pool: int
    display: Title


class Links(msgspec.Struct, frozen=True):
    """The linked tables; what their consoles showed last, by table and run; rounds by table."""

    by_table: Map[int, LinkedTable] = Map()
    counters: Map[tuple[int, str], int] = Map()
    run_of: Map[int, str] = Map()
    rounds: Map[int, int] = Map()

    def pool_at(self, table: int) -> int:
        """The pool that a table feeds; refuses ``table_not_linked``."""
        found = self.by_table.get(table)
        if found is None:
            raise Refusal("table_not_linked", table=table)
        return found.pool


class Meter(msgspec.Struct, frozen=True):
    """How a pool stands, and all that ever went into and out of it, in units."""

    stands: PoolStands
    seeded: int = 0
    added: int = 0
    adjusted: int = 0
    settled: int = 0

    @property
    def open(self) -> int:
        """What waits for winners that are not paid yet, as the sums say."""
        held = self.stands.meter + self.stands.reserve
        return self.seeded + self.added + self.adjusted - self.settled - held


class MeterBook(msgspec.Struct, frozen=True):
    """The meters of all pools."""

    by_pool: Map[int, Meter] = Map()


class Malfunctions(msgspec.Struct, frozen=True):
    """Those that are open, by number, and the last number."""

    open: Map[int, MalfunctionOpened] = Map()
    last: int = 0


def less(stands: PoolStands, amount: HitAmount) -> PoolStands:
    """How a pool stands once a hit is off its meter, and a meter won whole has restarted."""
    meter = stands.meter - amount.off + amount.from_reserve + amount.seed
    return PoolStands(meter, stands.reserve - amount.from_reserve)


def _house(pools: Pools, event: JackpotsOpened) -> Pools:
    if pools.house is not None:
        raise Contradiction("jackpots_open")
    return replace(pools, house=PlayedUnder(event.house, event.rules))


def _opened(pools: Pools, event: PoolOpened) -> Pools:
    if event.pool in pools.versions:
        raise Contradiction("pool_exists", pool=event.pool)
    return _version(pools, event)


def _changed(pools: Pools, event: PoolChanged) -> Pools:
    if event.pool not in pools.versions:
        raise Contradiction("no_such_pool", pool=event.pool)
    return _version(pools, event)


def _version(pools: Pools, event: PoolOpened | PoolChanged) -> Pools:
    before = pools.versions.get(event.pool, ())
    after = (*before, DatedTerms(event.at, event.terms))
    posted, won = _without(pools.posted, event.pool), _without(pools.won, event.pool)
    versions = pools.versions.set(event.pool, after)
    return replace(pools, versions=versions, posted=posted, won=won)


def _without(known: Map[int, Kept], pool: int) -> Map[int, Kept]:
    return known.delete(pool) if pool in known else known


def _posted(pools: Pools, event: PoolChangePosted) -> Pools:
    hangs = PostedTerms(event.at, event.terms)
    return replace(pools, posted=pools.posted.set(event.pool, hangs))


def _won_whole(pools: Pools, event: HitClaimed) -> Pools:
    terms = pools.versions[event.pool][event.version].terms
    if terms.prizes[event.prize].prize is not PrizeOf.ALL:
        return pools
    return replace(pools, won=pools.won.set(event.pool, WonWhole(event.hit, event.at)))


def _not_won(pools: Pools, event: HitRefused) -> Pools:
    won = pools.won.get(event.pool)
    if won is None or won.hit != event.hit:
        return pools
    return replace(pools, won=pools.won.delete(event.pool))


def _linked(links: Links, event: JackpotTableLinked) -> Links:
    if event.table in links.by_table:
        raise Contradiction("table_linked", table=event.table)
    one = LinkedTable(event.pool, event.display)
    return _run(replace(links, by_table=links.by_table.set(event.table, one)), event)


def _run(links: Links, event: JackpotTableLinked | RoundsCounted) -> Links:
    if event.console is None:
        return links
    shown = max(event.counter, links.counters.get((event.table, event.console), 0))
    is_new = (event.table, event.console) not in links.counters
    newest = links.run_of.set(event.table, event.console) if is_new else links.run_of
    counters = links.counters.set((event.table, event.console), shown)
    return replace(links, counters=counters, run_of=newest)


def _unlinked(links: Links, event: JackpotTableUnlinked) -> Links:
    _must_feed(links, event)
    return replace(links, by_table=links.by_table.delete(event.table))


def _counted(links: Links, event: RoundsCounted) -> Links:
    return _run(_told(links, event), event)


def _told(links: Links, event: RoundsAdded) -> Links:
    _must_feed(links, event)
    rounds = links.rounds.set(event.table, links.rounds.get(event.table, 0) + event.rounds)
    return replace(links, rounds=rounds)


def _must_feed(links: Links, event: JackpotTableUnlinked | RoundsAdded) -> None:
    one = links.by_table.get(event.table)
    if one is None or one.pool != event.pool:
        raise Contradiction("table_not_linked", table=event.table)


def _seeded(book: MeterBook, event: PoolOpened) -> MeterBook:
    seed = event.terms.seed * UNIT
    return MeterBook(book.by_pool.set(event.pool, Meter(PoolStands(seed, 0), seeded=seed)))


def _added(book: MeterBook, event: RoundsAdded) -> MeterBook:
    meter = _meter(book, event.pool)
    added = meter.added + event.added + event.reserved
    return _moved(book, event.pool, replace(meter, added=added), event.added, event.reserved)


def _adjusted(book: MeterBook, event: MeterAdjusted) -> MeterBook:
    meter = _meter(book, event.pool)
    adjusted = meter.adjusted + event.meter + event.reserve
    return _moved(book, event.pool, replace(meter, adjusted=adjusted), event.meter, event.reserve)


def _moved(book: MeterBook, pool: int, meter: Meter, more: int, reserve: int) -> MeterBook:
    stands = PoolStands(meter.stands.meter + more, meter.stands.reserve + reserve)
    if stands.meter < 0 or stands.reserve < 0:
        raise Contradiction("below_meter", pool=pool)
    return MeterBook(book.by_pool.set(pool, replace(meter, stands=stands)))


def _won(book: MeterBook, event: HitClaimed) -> MeterBook:
    meter = _as_it_stood(book, event)
    seeded = meter.seeded + event.amount.seed
    after = replace(meter, stands=less(meter.stands, event.amount), seeded=seeded)
    return MeterBook(book.by_pool.set(event.pool, after))


def _refused(book: MeterBook, event: HitRefused) -> MeterBook:
    meter = _as_it_stood(book, event)
    after = replace(meter, stands=event.after, seeded=meter.seeded + event.seeded)
    return MeterBook(book.by_pool.set(event.pool, after))


def _as_it_stood(book: MeterBook, event: HitClaimed | HitRefused) -> Meter:
    """Amounts were fixed by how the meter stood, so nothing before them is taken away."""
    meter = _meter(book, event.pool)
    if meter.stands != event.before:
        raise Contradiction("meter_stood_otherwise", hit=event.hit)
    return meter


def _settled(book: MeterBook, event: HitPaid) -> MeterBook:
    meter = _meter(book, event.pool)
    return MeterBook(
        book.by_pool.set(event.pool, replace(meter, settled=meter.settled + event.off))
    )


def _meter(book: MeterBook, pool: int) -> Meter:
    found = book.by_pool.get(pool)
    if found is None:
        raise Contradiction("no_such_pool", pool=pool)
    return found


def _faulty(known: Malfunctions, event: MalfunctionOpened) -> Malfunctions:
    last = max(known.last, event.number)
    return Malfunctions(known.open.set(event.number, event), last)


def _repaired(known: Malfunctions, event: MalfunctionClosed) -> Malfunctions:
    if event.number not in known.open:
        raise Contradiction("no_such_malfunction", number=event.number)
    return replace(known, open=known.open.delete(event.number))


POOLS_FOLD: Handlers = {
    JackpotsOpened: _house,
    PoolOpened: _opened,
    PoolChanged: _changed,
    PoolChangePosted: _posted,
    HitClaimed: _won_whole,
    HitRefused: _not_won,
}
LINKS_FOLD: Handlers = {
    JackpotTableLinked: _linked,
    JackpotTableUnlinked: _unlinked,
    RoundsCounted: _counted,
    RoundsTold: _told,
}
METERS_FOLD: Handlers = {
    PoolOpened: _seeded,
    RoundsCounted: _added,
    RoundsTold: _added,
    MeterAdjusted: _adjusted,
    HitClaimed: _won,
    HitRefused: _refused,
    HitPaid: _settled,
}
MALFUNCTIONS_FOLD: Handlers = {MalfunctionOpened: _faulty, MalfunctionClosed: _repaired}
