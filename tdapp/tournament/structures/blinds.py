"""Small blinds that are easy to count, payable with the chips in play, and rise evenly."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import log2

SHAPES = (10, 12, 15, 20, 25, 30, 40, 50, 60, 80)
"""The first figures of blinds that are easily said, in tenths."""
FEW_CHIPS = (1, 2, 3, 4, 6, 8)
"""So many of the smallest chip make a small blind too."""
TOO_MANY = 3
"""From so many times the next larger chip on, a chip is too small to be counted out."""
LEFT_AT_END = (
    *((0, 1), (21, 6), (32, 14), (53, 36), (76, 56), (95, 70)),
    *((158, 105), (317, 180), (457, 234), (1_000, 440)),
)
"""Minutes in which the blinds double, and the big blinds in play when an event then ends.

Where blinds rise slowly there are hands enough to end it while many big blinds are left.
"""
LEAST_LEFT, SMALL_FIELD, SLOW = 2, 8, 180
"""In a small field more are left, by such a part of its entries, but not where blinds are slow."""


def smallest_useful(denominations: Sequence[int], small: int) -> int:
    """The smallest chip that a small blind of that size is counted out with."""
    pairs = pairwise(denominations)
    return next((chip for chip, larger in pairs if small < TOO_MANY * larger), denominations[-1])


@lru_cache(maxsize=64)
def small_blinds(denominations: tuple[int, ...], most: int) -> tuple[int, ...]:
    """Every small blind up to the first above `most` that can be paid with these chips."""
    found, tens = set[int](), 1
    while tens <= 10 * most:
        found.update(shape * tens // 10 for shape in SHAPES if shape * tens % 10 == 0)
        found.update(few * chip * tens for chip in denominations for few in FEW_CHIPS)
        tens *= 10
    payable = [one for one in sorted(found) if one % smallest_useful(denominations, one) == 0]
    above = next((at for at, one in enumerate(payable) if one > most), len(payable))
    return tuple(payable[: above + 1])


def rising(rungs: Sequence[int], last: float, levels: float) -> Iterator[int]:
    """Small blinds from the first of the `rungs` by the same factor each: `last` after `levels`.

    Each is one of the rungs and above the one before. They end with the rungs.
    """
    at, first = -1, rungs[0]
    for number in range(len(rungs)):
        meant = first * (last / first) ** (number / levels)
        at = max(at + 1, nearest(rungs, meant))
        if at >= len(rungs):
            return
        yield rungs[at]


def nearest(rungs: Sequence[int], meant: float) -> int:
    """Which rung is nearest by its factor."""
    above = next((at for at, rung in enumerate(rungs) if rung >= meant), len(rungs) - 1)
    below = max(0, above - 1)
    return below if meant * meant < rungs[below] * rungs[above] else above


def big_blinds_at_end(entries: int, first_left: int, minutes: float) -> int:
    """How many big blinds are in play when an event ends after so many minutes of rising blinds.

    `first_left` are those of the first level. The answer depends on how fast blinds rise, and that
    on it. A small field ends sooner, the more so with fast blinds: its hands are short and quick.
    """
    left = 40.0
    for _ in range(6):
        doublings = max(0.1, log2(max(1.1, first_left / left)))
        doubling = max(1, minutes) / doublings
        small = max(0, 1 - doubling / SLOW) * SMALL_FIELD / entries
        left = max(LEAST_LEFT, _between(LEFT_AT_END, doubling) * (1 + small))
    return round(left)


def _between(points: Sequence[tuple[int, int]], at: float) -> float:
    """The value at a place on the line through these points; beyond them, that of the last."""
    for (x1, y1), (x2, y2) in pairwise(points):
        if at <= x2:
            return y1 + (y2 - y1) * (at - x1) / (x2 - x1)
    return points[-1][1]
