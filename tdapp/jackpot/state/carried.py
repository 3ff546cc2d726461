"""What a gaming day's stream of the jackpots begins with: the state that the last one ended in."""

from collections.abc import Mapping

from immutables import Map
from msgspec.structs import replace

from tdapp.core.event import Event, StreamEnded
from tdapp.core.fold import Fold
from tdapp.core.house_files import PlayedUnder
from tdapp.core.ids import StreamId
from tdapp.jackpot.facts.pools import MalfunctionOpened
from tdapp.jackpot.state.hits import HitBook, JackpotHit
from tdapp.jackpot.state.pools import (
    DatedTerms,
    LinkedTable,
    Links,
    Malfunctions,
    Meter,
    MeterBook,
    Pools,
    PostedTerms,
    WonWhole,
)


class JackpotsCarriedOver(Event, frozen=True):
    """A new gaming day goes on with the jackpots as the last one left them.

    `old`, `old_seq` and `old_hash` name the head that it carries on from. Of the hits those come
    along of which somebody is still to be paid; numbers go on from `last_hit`, `last_malfunction`.
    """

    fixed = "is_carry_over"

    old: StreamId
    old_seq: int
    old_hash: str
    house: PlayedUnder | None
    versions: tuple[tuple[int, tuple[DatedTerms, ...]], ...]
    meters: tuple[tuple[int, Meter], ...]
    links: tuple[tuple[int, LinkedTable], ...]
    counters: tuple[tuple[int, str, int], ...]
    runs: tuple[tuple[int, str], ...]
    waiting: tuple[tuple[int, JackpotHit], ...]
    faults: tuple[tuple[int, MalfunctionOpened], ...]
    last_hit: int
    last_malfunction: int
    posted: tuple[tuple[int, PostedTerms], ...] = ()
    won: tuple[tuple[int, WonWhole], ...] = ()

    def files(self) -> tuple[str, ...]:
        """The files of the house, which jackpots are run under still."""
        version = None if self.house is None else self.house.version
        return () if version is None else version.all


def _pools(_: Pools, event: JackpotsCarriedOver) -> Pools:
    posted = {pool: replace(one, earlier_day=True) for pool, one in event.posted}
    return Pools(event.house, Map(event.versions), Map(posted), Map(event.won))


def _over(pools: Pools, _: StreamEnded) -> Pools:
    return replace(pools, over=True)


def _links(_: Links, event: JackpotsCarriedOver) -> Links:
    counters = {(table, run): counter for table, run, counter in event.counters}
    return Links(Map(event.links), Map(counters), Map(event.runs))


def _meters(_: MeterBook, event: JackpotsCarriedOver) -> MeterBook:
    return MeterBook(Map(event.meters))


def _hits(_: HitBook, event: JackpotsCarriedOver) -> HitBook:
    return HitBook(Map(event.waiting), event.last_hit)


def _faults(_: Malfunctions, event: JackpotsCarriedOver) -> Malfunctions:
    return Malfunctions(Map(event.faults), event.last_malfunction)


DAYS: Mapping[str, Mapping[type[Event], Fold]] = {
    "pools": {JackpotsCarriedOver: _pools, StreamEnded: _over},
    "links": {JackpotsCarriedOver: _links},
    "meters": {JackpotsCarriedOver: _meters},
    "hits": {JackpotsCarriedOver: _hits},
    "malfunctions": {JackpotsCarriedOver: _faults},
}
"""How each part of the state begins a day, and ends it."""
