"""The prize list of a field: prizes in kind off the pool first, the rest in cash to the cent."""

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from itertools import pairwise

import msgspec
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.tournament.plan.prize_plan import PrizeBand, PrizeInKind, PrizePlan
from tdapp.tournament.reckoning.prize_division import divide, with_remainder

LISTS_KEPT = 16


class Prize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a place wins: `cash` in cents, and an `item` that took `value` cents off the pool."""

    place: int
    cash: int
    item: str | None = None
    value: int = 0

    @property
    def cents(self) -> int:
        """All that the prize takes off the pool."""
        return self.cash + self.value


class Wrong(Enum):
    """In which way a prize list is wrong."""

    SUM = "sum"
    RISES = "rises"
    NEGATIVE = "negative"
    PLACE = "place"


class ListFault(msgspec.Struct, frozen=True):
    """A fault of a prize list at a place, or in all of it (`place` None).

    `cents` says by how much: above the pool (below it if negative), above the prize before, or
    below zero; a place that is named twice or out of order has none.
    """

    wrong: Wrong
    place: int | None
    cents: int = 0


@lru_cache(LISTS_KEPT)
def prize_list(
    plan: PrizePlan, entries: int, pool_cents: int, buy_in_cents: int
) -> tuple[Prize, ...]:
    """The prizes that a plan gives a field, by place; together exactly the pool.

    Places that would win nothing are not listed. Refuses ``too_few_entries`` without any entry,
    ``no_prize_band`` for a size that the plan leaves without a rule, ``pool_below_prizes`` where
    fixed prizes need more than the pool.
    """
    if entries < 1:
        raise Refusal("too_few_entries", entries=entries)
    given = [prize for prize in plan.in_kind if prize.place <= entries]
    left = _what_is_left(pool_cents, [prize.value for prize in given])
    seats = 0
    if plan.seats:
        seats = min(entries, left // (plan.seats.cost + plan.seats.cash))
        bought = [PrizeInKind(place, plan.seats.item, plan.seats.cost) for place in _first(seats)]
        left, given = left - seats * plan.seats.cost, bought + given
    plan = plan.for_pool(pool_cents)
    return _listed(_cash_beside_seats(plan, entries, seats, left, buy_in_cents), given)


def left_by_amounts(plan: PrizePlan, entries: int, pool_cents: int) -> int:
    """The cents of the pool that a ladder of fixed amounts does not give to any place.

    0 where prizes are shares of the pool, and for less than a unit, which rounding leaves.
    """
    band = plan.for_pool(pool_cents).band(entries)
    if band is None or not band.amounts or plan.seats:
        return 0
    given = sum(prize.value for prize in plan.in_kind if prize.place <= entries)
    left = pool_cents - given - sum(band.amounts[:entries])
    return left if left >= plan.unit else 0


class Dropped(msgspec.Struct, frozen=True):
    """A curve too steep for all its `places`: only `paid` win anything.

    `steepness` in quarters is the steepest one that would pay them all; None where none does.
    """

    places: int
    paid: int
    steepness: int | None


def dropped_places(
    plan: PrizePlan, entries: int, pool_cents: int, buy_in_cents: int
) -> Dropped | None:
    """What the curve of a plan leaves unpaid of the places that its share of the field promises."""
    share = plan.share
    if share is None or share.steepness is None or plan.seats:
        return None
    places = share.places(entries)

    def paid(steepness: int) -> int:
        flatter = replace(plan, share=replace(share, steepness=steepness))
        listed = prize_list(flatter, entries, pool_cents, buy_in_cents)
        return sum(prize.cash > 0 for prize in listed)

    now = paid(share.steepness)
    if now >= places:
        return None
    kept = (one for one in range(share.steepness - 1, 0, -1) if paid(one) >= places)
    return Dropped(places, now, next(kept, None))


def prizes_of(cents: Sequence[int], in_kind: Sequence[PrizeInKind]) -> tuple[Prize, ...]:
    """A posted list, cents from first place down, by place; without the places that win nothing."""
    kinds = {one.place: one for one in in_kind}
    prizes = (
        Prize(place, cash, kinds[place].item, kinds[place].value)
        if place in kinds
        else Prize(place, cash)
        for place, cash in enumerate(cents, 1)
    )
    return tuple(prize for prize in prizes if prize.cash or prize.item)


def faults_in(
    prizes: Sequence[Prize], pool_cents: int, *, may_rise: bool = False
) -> tuple[ListFault, ...]:
    """What is wrong with a list that should pay out a pool: its sum, its order, what rises.

    A mistyped prize shows in the sum, and often in a prize that is above the one before it. In a
    list that `may_rise` that is no fault.
    """
    found = []
    if surplus := sum(prize.cents for prize in prizes) - pool_cents:
        found.append(ListFault(Wrong.SUM, None, surplus))
    found += [
        ListFault(Wrong.NEGATIVE, prize.place, min(prize.cash, prize.value))
        for prize in prizes
        if min(prize.cash, prize.value) < 0
    ]
    for above, below in pairwise(prizes):
        if below.place <= above.place:
            found.append(ListFault(Wrong.PLACE, below.place))
        if below.cents > above.cents and not may_rise:
            found.append(ListFault(Wrong.RISES, below.place, below.cents - above.cents))
    return tuple(found)


def _first(places: int) -> range:
    return range(1, places + 1)


def _what_is_left(pool: int, fixed: Sequence[int]) -> int:
    left = pool - sum(fixed)
    if left < 0:
        raise Refusal("pool_below_prizes", pool=pool, short=-left)
    return left


def _cash_beside_seats(
    plan: PrizePlan, entries: int, seats: int, left: int, buy_in: int
) -> list[int]:
    """The cash of every place, of which the first `seats` have a seat already."""
    beside = [plan.seats.cash if plan.seats else 0] * seats
    left -= sum(beside)
    if seats == entries:
        return with_remainder(beside, left, plan.remainder_to)
    return beside + _cash(plan, entries, entries - seats, left, buy_in)


def _cash(plan: PrizePlan, entries: int, places: int, pool: int, buy_in: int) -> list[int]:
    """The pool in cash for no more than so many places."""
    band = plan.band(entries)
    if band and band.amounts:
        amounts = band.amounts[:places]
        return with_remainder(amounts, _what_is_left(pool, amounts), plan.remainder_to)
    weights = _weights(plan, band, entries)
    if not weights:
        raise Refusal("no_prize_band", entries=entries)
    least = plan.min_cash.cents(buy_in, plan.unit) if plan.min_cash else 0
    return divide(pool, weights[:places], plan, least)


def _weights(plan: PrizePlan, band: PrizeBand | None, entries: int) -> tuple[int, ...]:
    if band:
        return band.percent
    if plan.share:
        return plan.share.weights(entries)
    return (1,) if plan.seats and not plan.bands else ()


def _listed(cash: Sequence[int], given: Sequence[PrizeInKind]) -> tuple[Prize, ...]:
    """Cash and prizes in kind put together, without the places that win nothing."""
    won = {place: Prize(place, amount) for place, amount in enumerate(cash, 1) if amount}
    for kind in given:
        prize = won.get(kind.place, Prize(kind.place, 0))
        item = f"{prize.item} + {kind.item}" if prize.item else kind.item
        won[kind.place] = Prize(prize.place, prize.cash, item, prize.value + kind.value)
    return tuple(won[place] for place in sorted(won))
