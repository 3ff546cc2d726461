"""When the smallest chip can leave play."""

from collections.abc import Collection, Iterable, Iterator
from math import gcd

from tdapp.tournament.plan.conditions import Conditions

PAST_THE_SHEET = 200
"""So many levels after the last listed one are looked at; nobody plays that long."""


def coming_amounts(conditions: Conditions, index: int) -> Iterator[int]:
    """Every blind and ante of all levels after the one at `index`, also past the sheet."""
    past = PAST_THE_SHEET if conditions.then_add else 1
    for later in range(index + 1, max(len(conditions.levels), index + 1) + past):
        level = conditions.level(later)
        yield from (amount for amount in (level.small, level.big, level.ante) if amount)


def chip_to_leave(conditions: Conditions, index: int, chips: Collection[int]) -> int | None:
    """The smallest denomination of `chips` if no level after the one at `index` needs it."""
    return unneeded_chip(chips, coming_amounts(conditions, index))


def unneeded_chip(chips: Collection[int], amounts: Iterable[int]) -> int | None:
    """The smallest denomination of `chips` if none of the amounts needs it; None if one does.

    It is needed for what larger chips cannot make up, change among the players included.
    """
    smallest, *larger = sorted(set(chips)) or [0]
    if not larger:
        return None
    step = gcd(*larger)
    needed = any(amount % step for amount in amounts)
    return None if needed else smallest
