"""Dividing a pool into cash prizes: in whole units, with a min-cash, never rising, to the cent."""

from collections.abc import Sequence
from itertools import accumulate

from tdapp.tournament.plan.prize_plan import BelowMinCash, PrizePlan, PrizeRounding


def divide(pool: int, weights: Sequence[int], plan: PrizePlan, least: int) -> list[int]:
    """`pool` cents in proportion to `weights`, which are level or fall, from first place down.

    `least` is the min-cash in cents, a multiple of the plan's unit. The parts sum to the pool:
    the difference that rounding makes is settled with the plan's remainder place. Where rounding
    up or to the nearest would push that place below the next one, all are rounded down.
    """
    paid, raised = _paid_and_raised(pool, weights, plan, least)
    shared, proportions, place = pool - raised * least, weights[: paid - raised], plan.remainder_to
    at_least = [least] * raised
    amounts = _rounded(shared, proportions, plan.unit, plan.rounding) + at_least
    if sum(amounts) - pool > _to_spare(amounts, place, least):
        amounts = _rounded(shared, proportions, plan.unit, PrizeRounding.DOWN) + at_least
    left = pool - sum(amounts)
    if left >= 0:
        return with_remainder(amounts, left, place)
    amounts[min(place, paid) - 1] += left
    return amounts


def in_proportion(cents: int, weights: Sequence[int]) -> list[int]:
    """All of `cents` in proportion; the cents left go to who lost most, of equals to the first."""
    return _rounded(cents, weights, 1, PrizeRounding.LARGEST_REMAINDER)


def with_remainder(amounts: Sequence[int], left: int, place: int) -> list[int]:
    """Add `left` cents at `place`, or the last one there is.

    What would lift it above the place before goes on up the list, at last to first place.
    """
    settled = list(amounts)
    for index in range(min(place, len(settled)) - 1, 0, -1):
        given = max(0, min(left, settled[index - 1] - settled[index]))
        settled[index] += given
        left -= given
    settled[0] += left
    return settled


def _to_spare(amounts: Sequence[int], place: int, least: int) -> int:
    """What a place can give away without falling below the next one or the min-cash."""
    index = min(place, len(amounts)) - 1
    below = amounts[index + 1] if index + 1 < len(amounts) else least
    return max(0, amounts[index] - below)


def _paid_and_raised(
    pool: int, weights: Sequence[int], plan: PrizePlan, least: int
) -> tuple[int, int]:
    """How many places are paid, and how many of them, from the last, at the min-cash."""
    paid, up_to = len(weights), list(accumulate(weights))
    if not least or plan.min_cash is None:
        return paid, 0
    if plan.min_cash.below is BelowMinCash.FOLD:
        while paid > 1 and pool * weights[paid - 1] < least * up_to[paid - 1]:
            paid -= 1
        return paid, 0
    paid, raised = min(paid, max(1, pool // least)), 0
    while raised < paid - 1:
        last = paid - raised - 1
        if (pool - raised * least) * weights[last] >= least * up_to[last]:
            break
        raised += 1
    return paid, raised


def _rounded(pool: int, weights: Sequence[int], unit: int, rounding: PrizeRounding) -> list[int]:
    step = sum(weights) * unit
    shares = [divmod(pool * weight, step) for weight in weights]
    units = [whole for whole, _ in shares]
    raised: Sequence[int] = ()
    match rounding:
        case PrizeRounding.UP:
            raised = [index for index, (_, rest) in enumerate(shares) if rest]
        case PrizeRounding.NEAREST:
            raised = [index for index, (_, rest) in enumerate(shares) if 2 * rest >= step]
        case PrizeRounding.LARGEST_REMAINDER:
            by_rest = sorted(range(len(shares)), key=lambda index: -shares[index][1])
            raised = by_rest[: pool // unit - sum(units)]
        case PrizeRounding.DOWN:
            pass
    for index in raised:
        units[index] += 1
    return [number * unit for number in units]
