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
) -> tuple[Prize, ...]:
    """The list with the cash of the `locked` places (cents by place) as given, the rest re-flowed.

    The others keep their proportion as far as the list does not rise, in multiples of `unit` cents
    and at least `least`; what that leaves goes to the first of them that has room. Together the
    prizes are exactly the pool. Refuses ``no_prize`` for a place that is not in the list,
    ``locked_prizes_do_not_fit`` where no such list exists.
    """
    for place in locked:
        if place not in {prize.place for prize in prizes}:
            raise Refusal("no_prize", place=place)
    parts = _parts(prizes, locked, pool_cents, least)
    rest = pool_cents - sum(prize.value for prize in prizes)
    cash = _flowed(parts, rest, unit) if _can_hold(parts, rest) else []
    totals = [amount + part.value for amount, part in zip(cash, parts, strict=False)]
    if not cash or sum(cash) != rest or any(below > above for above, below in pairwise(totals)):
        raise Refusal("locked_prizes_do_not_fit", pool=pool_cents, locked=sum(locked.values()))
    return tuple(
        msgspec.structs.replace(prize, cash=amount)
        for prize, amount in zip(prizes, cash, strict=True)
    )


def _parts(
    prizes: Sequence[Prize], locked: Mapping[int, int], pool: int, least: int
) -> list[_Part]:
    """Each place with the bounds that the locked places and the prizes in kind set for it."""
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


def _flowed(parts: Sequence[_Part], rest: int, unit: int) -> list[int]:
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
    return _topped_up(parts, _level(parts, cash), rest)


def _level(parts: Sequence[_Part], cash: list[int]) -> list[int]:
    """The same, where rounding made the list rise: the place above as high as the one below."""
    for index in range(len(cash) - 2, -1, -1):
        below = cash[index + 1] + parts[index + 1].value
        cash[index] = max(cash[index], min(below - parts[index].value, parts[index].high))
    return cash


def _topped_up(parts: Sequence[_Part], cash: list[int], rest: int) -> list[int]:
    """What is still left of `rest` given to the first places that may take it."""
    left, above = rest - sum(cash), None
    for index, part in enumerate(parts):
        high = part.high if above is None else min(part.high, above - part.value)
        given = max(0, min(left, high - cash[index]))
        cash[index] += given
        left -= given
        above = cash[index] + part.value
    return cash
