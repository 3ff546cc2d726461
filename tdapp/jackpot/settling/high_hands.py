"""The best hand of a window of time, which wins a high-hand prize."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum


class TiedHands(Enum):
    """Who of equal best hands wins: the first, the last, or all, who share."""

    FIRST = "first"
    LAST = "last"
    SHARE = "share"


@dataclass(frozen=True, slots=True)
class HighHandShown:
    """A hand that was shown: its strength, and when its round ended, whenever it was entered."""

    table: int
    seat: int
    strength: int
    ended_us: int


def high_hands(
    shown: Sequence[HighHandShown], begin_us: int, end_us: int, tied: TiedHands
) -> list[HighHandShown]:
    """The winners of a window from its begin up to, and without, its end; none without a hand.

    >>> early, late = (HighHandShown(7, seat, 900, us) for seat, us in ((3, 10), (5, 20)))
    >>> [one.seat for one in high_hands([late, early], 10, 20, TiedHands.SHARE)]
    [3]
    """
    within = [one for one in shown if begin_us <= one.ended_us < end_us]
    best = max((one.strength for one in within), default=0)
    leading = sorted((one for one in within if one.strength == best), key=lambda one: one.ended_us)
    kept = {
        TiedHands.FIRST: slice(1),
        TiedHands.LAST: slice(-1, None),
        TiedHands.SHARE: slice(None),
    }
    return leading[kept[tied]]
