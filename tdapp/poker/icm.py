"""What stacks are worth of the prizes still to be won, by the independent chip model."""

from bisect import bisect
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from math import comb, isqrt

import msgspec

from tdapp.core.draw import numbers_of
from tdapp.core.refusal import Refusal

ONE = 1 << 192
"""Certainty: chances are whole numbers of it, so that no money ever meets a float."""
EXACT_STEPS, STEPS_BEFORE_SAMPLING = 300_000, 30_000
MOST_STACKS, SAMPLED_STEPS, LEAST_SAMPLES, STANDARD_ERRORS = 100, 800_000, 200, 3


class Worth(msgspec.Struct, frozen=True):
    """What each stack is worth; where that was `sampled` so often, within `error` units.

    The error is three standard errors of the stack that is known least well.
    """

    parts: tuple[int, ...]
    sampled: int = 0
    error: int = 0


class _Estimate(msgspec.Struct, frozen=True):
    """The expected prizes in parts of `ONE`, from so many samples, within `error` units."""

    worth: Sequence[int]
    samples: int = 0
    error: int = 0


def icm(stacks: Sequence[int], prizes: Sequence[int], seed: str = "") -> Worth:
    """What each stack is worth, in the unit of the prizes, the first prize first.

    Whoever is left takes the next prize by the share of the chips that are left (Malmuth-Harville);
    those without chips take what then remains with equal chances. Prizes beyond the players are
    nobody's. The parts are whole and add up: the units that rounding down leaves go one each to the
    largest fractions, of equal ones to the larger stack, then to who comes first.

    Where there are too many orders of finishing to go through, the first places are worked out and
    the others sampled as `seed` draws: the same seed gives the same parts. Refuses with
    ``no_stacks``, ``stack_below_nothing``, ``nobody_has_chips``, ``prizes_not_falling`` and
    ``too_many_for_icm``.
    """
    _check(stacks, prizes)
    to_win = prizes[: len(stacks)]
    found = _expected(stacks, to_win, seed)
    given = [one // ONE for one in found.worth]
    order = sorted(range(len(stacks)), key=lambda at: (-(found.worth[at] % ONE), -stacks[at]))
    for at in order[: sum(to_win) - sum(given)]:
        given[at] += 1
    return Worth(tuple(given), found.samples, found.error)


def _expected(stacks: Sequence[int], prizes: Sequence[int], seed: str) -> _Estimate:
    """Exact as far as the steps allow; below those places as it is sampled."""
    every = len(prizes)
    if _steps(len(stacks), every) <= EXACT_STEPS:
        return _Estimate(_by_sets(stacks, prizes)[0])
    deep = next(at for at in range(every) if _steps(len(stacks), at + 1) > STEPS_BEFORE_SAMPLING)
    sure = prizes[-1] if every == len(stacks) else 0
    above = [prize - sure for prize in prizes]
    first, chances = _by_sets(stacks, above[:deep])
    rest = _sampled(stacks, above[deep:], chances, seed)
    worth = [sure * ONE + a + b for a, b in zip(first, rest.worth, strict=True)]
    return _Estimate(_fair(stacks, worth), rest.samples, rest.error)


def _steps(players: int, places: int) -> int:
    return sum(comb(players, done) * (players - done) for done in range(places))


def _by_sets(
    stacks: Sequence[int], prizes: Sequence[int]
) -> tuple[Sequence[int], Mapping[int, int]]:
    """The expected prizes in parts of `ONE`, and the chances of the sets that are placed then."""
    worth = [0] * len(stacks)
    chances: Mapping[int, int] = {0: ONE}
    for prize in prizes:
        after: defaultdict[int, int] = defaultdict(int)
        for placed, chance in chances.items():
            left = [at for at in range(len(stacks)) if not placed >> at & 1]
            chips = sum([stacks[at] for at in left])
            for at in left:
                share = chance * stacks[at] // chips if chips else chance // len(left)
                if share:
                    worth[at] += share * prize
                    after[placed | 1 << at] += share
        chances = after
    return worth, chances


def _sampled(
    stacks: Sequence[int], prizes: Sequence[int], chances: Mapping[int, int], seed: str
) -> _Estimate:
    """Finishes drawn one after another, from one of the sets that are placed already."""
    numbers, sets = numbers_of(seed), list(chances)
    reach = list(accumulate(chances.values()))
    left = len(stacks) - sets[0].bit_count()
    samples = max(LEAST_SAMPLES, SAMPLED_STEPS // (left * min(left, len(prizes))))
    sums, squares = [0] * len(stacks), [0] * len(stacks)
    for _ in range(samples):
        drawn = min(bisect(reach, next(numbers) << 128), len(sets) - 1)
        players = [at for at in range(len(stacks)) if not sets[drawn] >> at & 1]
        for at, won in _played_out(stacks, players, prizes, numbers):
            sums[at] += won
            squares[at] += won * won
    spread = max(samples * both - one * one for one, both in zip(sums, squares, strict=True))
    error = STANDARD_ERRORS * isqrt(spread // samples) // samples + 1
    return _Estimate([one * ONE // samples // PART for one in sums], samples, -(-error // PART))


PART = 1 << 32
"""What is won in a sample is counted in parts of it."""


def _played_out(
    stacks: Sequence[int], players: list[int], prizes: Sequence[int], numbers: Iterator[int]
) -> Iterator[tuple[int, int]]:
    """What each has of a finish: of every prize the share that is expected at that point."""
    shares = {at: stacks[at] for at in players}
    won = dict.fromkeys(players, 0)
    for prize in prizes:
        if not any(shares.values()):
            shares = dict.fromkeys(shares, 1)
        each, over = prize * PART, sum(shares.values())
        for at, chips in shares.items():
            won[at] += each * chips // over
        reach = list(accumulate(shares.values()))
        del shares[list(shares)[bisect(reach, next(numbers) * over >> 64)]]
    return iter(won.items())


def _fair(stacks: Sequence[int], worth: Sequence[int]) -> Sequence[int]:
    """More chips are worth no less, and equal stacks the same, as is so without samples."""
    found: defaultdict[int, list[int]] = defaultdict(list)
    for chips, amount in zip(sorted(stacks), sorted(worth), strict=True):
        found[chips].append(amount)
    return [sum(found[chips]) // len(found[chips]) for chips in stacks]


def _check(stacks: Sequence[int], prizes: Sequence[int]) -> None:
    if not stacks or not prizes:
        raise Refusal("no_stacks")
    if min(stacks) < 0:
        raise Refusal("stack_below_nothing", stack=min(stacks))
    if not any(stacks):
        raise Refusal("nobody_has_chips")
    for before, prize in zip((prizes[0], *prizes), prizes, strict=False):
        if not 0 <= prize <= before:
            raise Refusal("prizes_not_falling", prize=prize)
    if len(stacks) > MOST_STACKS:
        raise Refusal("too_many_for_icm", players=len(stacks), most=MOST_STACKS)
