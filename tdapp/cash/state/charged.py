"""The fold of players' fees: who has paid until when, what is to be verified, checks in hand."""

from typing import TypeVar

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.cash.facts.charges import (
    ChecksRedeemed,
    ChecksSold,
    CollectionVerified,
    FeeFrom,
    FeeKind,
    FeePaid,
    FeesLapsed,
    ForfeitDecided,
    OutcomeInvalid,
)
from tdapp.cash.facts.sittings import GotUp
from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction

Known = TypeVar("Known")


class PaidTime(msgspec.Struct, frozen=True):
    """A fee for time, paid at a table until a moment (UTC)."""

    table: int
    until_us: int


class Charged(msgspec.Struct, frozen=True):
    """The fees by sitting.

    - `time`: what is paid for time; `seats`: who has paid for sitting down.
    - `since_us`: from when on (UTC) a player is charged who went to another table of his own wish.
    - `unverified`: time fees collected at a table that nobody has looked at.
    - `checks`: what commission checks in players' hands are worth.
    - `forfeited`: what fraud forfeited (cents) and nobody has decided on.
    """

    time: Map[int, PaidTime] = Map()
    seats: Map[int, bool] = Map()
    since_us: Map[int, int] = Map()
    unverified: Map[int, int] = Map()
    checks: int = 0
    forfeited: int = 0


def _paid(known: Charged, event: FeePaid) -> Charged:
    if event.paid_from is FeeFrom.CHECKS:
        known = _checks(known, -event.cents)
    if event.to_verify:
        known = _to_verify(known, event.table, event.cents)
    if event.fee is FeeKind.SITTING:
        return replace(known, seats=known.seats.set(event.entry, True))
    if event.until_us is None:
        return known
    paid = PaidTime(event.table, event.until_us)
    return replace(known, time=known.time.set(event.entry, paid))


def _to_verify(known: Charged, table: int, cents: int) -> Charged:
    collected = known.unverified.get(table, 0) + cents
    return replace(known, unverified=known.unverified.set(table, collected))


def _verified(known: Charged, event: CollectionVerified) -> Charged:
    if known.unverified.get(event.table) != event.cents:
        raise Contradiction("nothing_to_verify", table=event.table)
    return replace(known, unverified=known.unverified.delete(event.table))


def _lapsed(known: Charged, event: FeesLapsed) -> Charged:
    known = _forgotten(known, event.entry)
    return replace(known, since_us=known.since_us.set(event.entry, event.at.utc_us))


def _gone(known: Charged, event: GotUp) -> Charged:
    return _forgotten(known, event.entry)


def _forgotten(known: Charged, sitting: int) -> Charged:
    return replace(
        known,
        time=_without(known.time, sitting),
        seats=_without(known.seats, sitting),
        since_us=_without(known.since_us, sitting),
    )


def _without(found: Map[int, Known], sitting: int) -> Map[int, Known]:
    return found.delete(sitting) if sitting in found else found


def _sold(known: Charged, event: ChecksSold) -> Charged:
    return _checks(known, event.checks * event.each)


def _redeemed(known: Charged, event: ChecksRedeemed) -> Charged:
    return _checks(known, -event.checks * event.each)


def _checks(known: Charged, cents: int) -> Charged:
    left = known.checks + cents
    if left < 0:
        raise Contradiction("not_so_many_checks", left=known.checks)
    return replace(known, checks=left)


def _forfeited(known: Charged, event: OutcomeInvalid) -> Charged:
    more = sum([one.cents for one in event.forfeited])
    return replace(known, forfeited=known.forfeited + more)


def _decided(known: Charged, event: ForfeitDecided) -> Charged:
    left = known.forfeited - event.cents
    if left < 0:
        raise Contradiction("nothing_forfeited", left=known.forfeited)
    return replace(known, forfeited=left)


CHARGED_FOLD: Handlers = {
    FeePaid: _paid,
    FeesLapsed: _lapsed,
    CollectionVerified: _verified,
    ChecksSold: _sold,
    ChecksRedeemed: _redeemed,
    OutcomeInvalid: _forfeited,
    ForfeitDecided: _decided,
    GotUp: _gone,
}
