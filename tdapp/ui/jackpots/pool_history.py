"""What happened to a pool today, the newest first: what was held, paid, adjusted, out of order."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from tdapp.core.act import Recorded
from tdapp.core.event import Event
from tdapp.core.ids import StreamRef
from tdapp.jackpot.facts.hits import HitClaimed, HitConfirmed, HitPaid, HitRefused
from tdapp.jackpot.facts.pools import (
    MalfunctionClosed,
    MalfunctionOpened,
    MeterAdjusted,
    PoolChanged,
    PoolChangePosted,
    PoolOpened,
    RoundsCounted,
    RoundsTold,
)
from tdapp.jackpot.room import KIND
from tdapp.ui.jackpots.jackpots_in_view import JackpotsInView, cents
from tdapp.ui.look.lists.list_rows import Column, right, wide
from tdapp.ui.look.spoken import saying, voice

say = saying("jackpots")
MOST = 40
Said = tuple[str, int | None]
SAID: Mapping[type[Event], Callable[[Any], Said]] = {
    PoolOpened: lambda one: (say("Opened with the seed"), one.terms.seed),
    PoolChangePosted: lambda _: (say("Other terms posted"), None),
    PoolChanged: lambda _: (say("Other terms in force"), None),
    MeterAdjusted: lambda one: (say("Meter adjusted"), cents(one.meter)),
    RoundsTold: lambda one: (
        say("Rounds told at table {table}: {rounds}", table=one.table, rounds=one.rounds),
        None,
    ),
    HitClaimed: lambda one: (say("Hit {hit} held", hit=one.hit), one.amount.total),
    HitConfirmed: lambda one: (say("Hit {hit} confirmed", hit=one.hit), one.cents),
    HitRefused: lambda one: (say("Hit {hit} refused", hit=one.hit), None),
    HitPaid: lambda one: (say("Hit {hit} paid", hit=one.hit), one.cents),
    MalfunctionOpened: lambda one: (say("Malfunction {number} opened", number=one.number), None),
    MalfunctionClosed: lambda one: (say("Malfunction {number} closed", number=one.number), None),
}
"""What happened in words, with its amount in cents."""


@dataclass(frozen=True, slots=True)
class PoolMoment:
    """Something that happened to a pool, in words, with an amount (cents) where it has one."""

    seq: int
    said: str
    amount: int | None = None


@dataclass
class PoolHistory:
    """Reads on from where it read last: a busy pool has tens of thousands of rounds a day."""

    view: JackpotsInView
    _past: list[Recorded] | None = None
    _seen: int = 0
    _found: list[Recorded] = field(default_factory=list)

    def moments(self, pool: int | None) -> Iterator[PoolMoment]:
        """Of a pool, without what was undone."""
        timeline = self.view.work.parts.desk.stream(StreamRef(self.view.id, KIND)).timeline
        if timeline.past is not self._past:
            self._past, self._seen, self._found = timeline.past, 0, []
        news = timeline.past[self._seen :]
        self._found += [one for one in news if not isinstance(one.event, RoundsCounted)]
        self._seen = len(timeline.past)
        told = 0
        for entry in reversed(self._found):
            if entry.action not in timeline.undone and self._pool_of(entry.event) == pool:
                said = SAID.get(type(entry.event))
                if said is not None and told < MOST:
                    told += 1
                    yield PoolMoment(entry.seq, *said(entry.event))

    def _pool_of(self, event: Event) -> int | None:
        """The pool that a fact is about."""
        if isinstance(event, (HitConfirmed, HitRefused)):
            known = self.view.state.hits.by_number.get(event.hit)
            return None if known is None else known.claim.pool
        if isinstance(event, MalfunctionClosed):
            return self.view.pool
        pool: int | None = getattr(event, "pool", None)
        return pool


def history_columns() -> tuple[Column[PoolMoment], ...]:
    """What happened, and the amount."""
    return (
        wide(say("What"), lambda one: one.said),
        right(say("Amount"), 120, _amount),
    )


def _amount(one: PoolMoment) -> str:
    return "" if one.amount is None else voice().money(one.amount)
