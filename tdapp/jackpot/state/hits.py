"""The fold of hits: what each is worth, how far it is on its way, and who was paid."""

from collections.abc import Iterator
from enum import Enum

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.event import Undone
from tdapp.core.fold import Handlers
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.jackpot.facts.hits import (
    HitAmount,
    HitClaimed,
    HitConfirmed,
    HitPaid,
    HitRefused,
    HitShown,
    OfHit,
    PoolStands,
    Reworked,
    SignReading,
)


class HitStage(Enum):
    """How far a hit is; a confirmed one is paid winner by winner."""

    PENDING = "pending"
    SHOWN = "shown"
    CONFIRMED = "confirmed"
    REFUSED = "refused"


class JackpotHit(msgspec.Struct, frozen=True):
    """A hit as it was claimed, with what it is worth by now, and the winners paid, from 0.

    `readings` are what its pool's signs showed, once they were read.
    """

    claim: HitClaimed
    before: PoolStands
    amount: HitAmount
    stage: HitStage = HitStage.PENDING
    paid: tuple[int, ...] = ()
    readings: tuple[SignReading, ...] = ()

    @property
    def is_open(self) -> bool:
        """Whether it can still be refused: nobody was paid for it."""
        return self.stage is not HitStage.REFUSED and not self.paid

    @property
    def owed(self) -> tuple[int, ...]:
        """The winners, from 0, that are to be paid still."""
        if self.stage is HitStage.REFUSED:
            return ()
        return tuple(one for one in range(len(self.amount.cents)) if one not in self.paid)

    @property
    def off_open(self) -> int:
        """The units off the meter that nobody was paid yet."""
        return sum(map(self.amount.off_of, self.owed))


class HitBook(msgspec.Struct, frozen=True):
    """All hits by number, in the order in which they were claimed; no number is given twice."""

    by_number: Map[int, JackpotHit] = Map()
    last: int = 0

    def hit(self, number: int) -> JackpotHit:
        """One of them; refuses ``no_such_hit``."""
        found = self.by_number.get(number)
        if found is None:
            raise Refusal("no_such_hit", hit=number)
        return found

    def open_of(self, pool: int) -> list[int]:
        """The numbers of a pool's open hits, in their order."""
        found = ((number, hit) for number, hit in self.by_number.items() if hit.is_open)
        return sorted(number for number, hit in found if hit.claim.pool == pool)

    def ahead_of(self, number: int) -> int | None:
        """The first open hit before one of the same pool; None where none is."""
        before = (one for one in self.open_of(self.hit(number).claim.pool) if one < number)
        return next(before, None)

    def owed(self) -> Iterator[tuple[int, JackpotHit]]:
        """The hits of which somebody is to be paid still."""
        return ((number, hit) for number, hit in self.by_number.items() if hit.owed)

    def is_owed(self, person: PersonId) -> bool:
        """Whether somebody has won and is not paid."""
        owed = ((hit.claim.winners[one], hit) for _, hit in self.owed() for one in hit.owed)
        return any(winner.person == person for winner, _ in owed)

    def paid_to(self, person: PersonId) -> int:
        """Cents that somebody was paid, for all hits together."""
        paid = ((hit, one) for hit in self.by_number.values() for one in hit.paid)
        return sum(
            hit.amount.cents[one] for hit, one in paid if hit.claim.winners[one].person == person
        )


def _claimed(hits: HitBook, event: HitClaimed) -> HitBook:
    if event.hit in hits.by_number:
        raise Contradiction("hit_exists", hit=event.hit)
    return _with(hits, event.hit, JackpotHit(event, event.before, event.amount))


def _shown(hits: HitBook, event: HitShown) -> HitBook:
    hit = _at(hits, event, HitStage.PENDING, HitStage.SHOWN)
    shown = replace(hit, amount=event.amount, stage=HitStage.SHOWN, readings=event.readings)
    return _with(hits, event.hit, shown)


def _confirmed(hits: HitBook, event: HitConfirmed) -> HitBook:
    hit = _at(hits, event, HitStage.SHOWN)
    if hit.amount.total != event.cents:
        raise Contradiction("hit_stands_otherwise", hit=event.hit)
    return _with(hits, event.hit, replace(hit, stage=HitStage.CONFIRMED))


def _refused(hits: HitBook, event: HitRefused) -> HitBook:
    """Just those that are open behind it were worked out again, or the past was another."""
    hit = _at(hits, event, HitStage.PENDING, HitStage.SHOWN, HitStage.CONFIRMED)
    if hit.paid:
        raise Contradiction("hit_paid", hit=event.hit)
    behind = {one for one in hits.open_of(event.pool) if one > event.hit}
    if behind != {one.hit for one in event.reworked}:
        raise Contradiction("hit_stands_otherwise", hit=event.hit)
    hits = _with(hits, event.hit, replace(hit, stage=HitStage.REFUSED))
    for one in event.reworked:
        hits = _with(hits, one.hit, _worth(hits, one))
    return hits


def _worth(hits: HitBook, again: Reworked) -> JackpotHit:
    """The same hit at another amount, to be shown and confirmed anew."""
    hit = hits.by_number.get(again.hit)
    if hit is None or not hit.is_open:
        raise Contradiction("hit_stands_otherwise", hit=again.hit)
    return replace(hit, before=again.before, amount=again.amount, stage=HitStage.PENDING)


def _paid(hits: HitBook, event: HitPaid) -> HitBook:
    hit = _at(hits, event, HitStage.CONFIRMED)
    as_worked_out = event.off == hit.amount.off_of(event.share)
    if event.share not in hit.owed or event.cents != hit.amount.cents[event.share]:
        raise Contradiction("hit_paid", hit=event.hit)
    if not as_worked_out or hits.ahead_of(event.hit) is not None:
        raise Contradiction("hit_stands_otherwise", hit=event.hit)
    return _with(hits, event.hit, replace(hit, paid=(*hit.paid, event.share)))


def _at(hits: HitBook, event: OfHit, *stages: HitStage) -> JackpotHit:
    hit = hits.by_number.get(event.hit)
    if hit is None or hit.stage not in stages:
        raise Contradiction("hit_stands_otherwise", hit=event.hit)
    return hit


def _with(hits: HitBook, number: int, hit: JackpotHit) -> HitBook:
    return HitBook(hits.by_number.set(number, hit), max(hits.last, number))


def _numbers_used(hits: HitBook, event: Undone) -> HitBook:
    numbers = [int(paper.removeprefix("hit ")) for paper in event.named if "hit " in paper]
    return replace(hits, last=max([hits.last, *numbers]))


HITS_FOLD: Handlers = {
    HitClaimed: _claimed,
    HitShown: _shown,
    HitConfirmed: _confirmed,
    HitRefused: _refused,
    HitPaid: _paid,
    Undone: _numbers_used,
}
