"""Editing a prize list: some places are set by hand, the others take what is left."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.tournament.reckoning.prize_list import Prize


class _Part(msgspec.Struct, frozen=True):
    """One place's cash while the rest re-flows: its present weight and its bounds in cents."""

    weight: int
    value: int
    low: int
    high: int

    def at(self, scale: int, whole: int) -> int:
        """The cash at `scale` of `whole` shares, held within the bounds."""
        return min(max(scale * self.weight // whole, self.low), self.high)


def with_locked(
    prizes: Sequence[Prize],
    locked: Mapping[int, int],
    pool_cents: int,
    unit: int = 1,
    least: int = 0,
    *,
    may_rise: bool = False,
) -> tuple[Prize, ...]:
    """The list with the cash of the `locked` places (cents by place) as given, the rest re-flowed.

    The others keep their proportion as far as the list does not rise, in multiples of `unit` cents
    and at least `least`; what that leaves goes to the first of them that has room. In a list that
    `may_rise` a place can win more than the one above it. Together the
    prizes are exactly the pool. Refuses ``no_prize`` for a place that is not in the list,
    ``prizes_rise`` for one that is locked above a place before it, ``locked_prizes_do_not_fit``
    where no such list exists.
    """
    for place in locked:
        if place not in {prize.place for prize in prizes}:
            raise Refusal("no_prize", place=place)
    if not may_rise:
        by_hand = [one for one in prizes if one.place in locked]
        _must_fall([(one.place, locked[one.place] + one.value) for one in by_hand])
    parts = _parts(prizes, locked, pool_cents, least, may_rise=may_rise)
    rest = pool_cents - sum(prize.value for prize in prizes)
    cash = _flowed(parts, rest, unit, may_rise=may_rise) if _can_hold(parts, rest) else []
    totals = [amount + part.value for amount, part in zip(cash, parts, strict=False)]
    rises = not may_rise and any(below > above for above, below in pairwise(totals))
    if not cash or sum(cash) != rest or rises:
        raise Refusal("locked_prizes_do_not_fit", pool=pool_cents, locked=sum(locked.values()))
    return tuple(
        msgspec.structs.replace(prize, cash=amount)
        for prize, amount in zip(prizes, cash, strict=True)
    )


def _must_fall(totals: Sequence[tuple[int, int]]) -> None:
    """Refuse ``prizes_rise`` for the first place that wins more than one above it."""
    for (_, above), (place, below) in pairwise(totals):
        if below > above:
            raise Refusal("prizes_rise", place=place, cents=below - above)


def _parts(
    prizes: Sequence[Prize], locked: Mapping[int, int], pool: int, least: int, *, may_rise: bool
) -> list[_Part]:
    """Each place with the bounds that the locked places and the prizes in kind set for it."""
    if may_rise:
        bounds = {one.place: (min(least, one.cash), pool) for one in prizes}
        bounds |= {place: (cents, cents) for place, cents in locked.items()}
        return [_Part(one.cash, one.value, *bounds[one.place]) for one in prizes]
    lows: list[int] = []
    for prize in reversed(prizes):
        own = locked.get(prize.place, min(least, prize.cash)) + prize.value
        lows.append(max(own, lows[-1] if lows else 0))
    parts, high = [], pool
    for prize, low in zip(prizes, reversed(lows), strict=True):
        if prize.place in locked:
            high = min(high, locked[prize.place] + prize.value)
        parts.append(_Part(prize.cash, prize.value, low - prize.value, high - prize.value))
    return parts


def _can_hold(parts: Sequence[_Part], rest: int) -> bool:
    """Whether the bounds leave room for exactly `rest` cents."""
    if any(not 0 <= part.low <= part.high for part in parts):
        return False
    return sum(part.low for part in parts) <= rest <= sum(part.high for part in parts)


def _flowed(parts: Sequence[_Part], rest: int, unit: int, *, may_rise: bool) -> list[int]:
    """`rest` cents over the parts within their bounds, in proportion as far as these allow."""
    whole = sum(part.weight for part in parts) or 1
    low, high = 0, whole * (rest + 1)
    while low < high:
        middle = (low + high + 1) // 2
        if sum(part.at(middle, whole) for part in parts) <= rest:
            low = middle
        else:
            high = middle - 1
    cash = [max(part.low, part.at(low, whole) // unit * unit) for part in parts]
    if not may_rise:
        cash = _level(parts, cash)
    return _topped_up(parts, cash, rest, may_rise=may_rise)


def _level(parts: Sequence[_Part], cash: list[int]) -> list[int]:
    """The same, where rounding made the list rise: the place above as high as the one below."""
    for index in range(len(cash) - 2, -1, -1):
        below = cash[index + 1] + parts[index + 1].value
        cash[index] = max(cash[index], min(below - parts[index].value, parts[index].high))
    return cash


def _topped_up(parts: Sequence[_Part], cash: list[int], rest: int, *, may_rise: bool) -> list[int]:
    """What is still left of `rest` given to the first places that may take it."""
    left, above = rest - sum(cash), rest + sum(part.value for part in parts)
    for index, part in enumerate(parts):
        high = part.high if may_rise else min(part.high, above - part.value)
        given = max(0, min(left, high - cash[index]))
        cash[index] += given
        left -= given
        above = cash[index] + part.value
    return cash
