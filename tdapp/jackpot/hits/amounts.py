"""What a hit is worth, as the meter stands at the moment of its claim."""

from itertools import repeat

from tdapp.jackpot.facts.hits import HitAmount, PoolStands
from tdapp.jackpot.pool_terms import UNIT, WHOLE, JackpotPrize, PoolTerms
from tdapp.rules.jackpot_rules import PrizeOf


def worth(terms: PoolTerms, prize: JackpotPrize, winners: int, stands: PoolStands) -> HitAmount:
    """What a prize takes off a meter, and the cents that each of so many winners gets.

    Winners of a whole meter share it equally (STAR 30.12), those of a percentage share the total of
    the successive percentages (STAR 30.13), those of a fixed sum get it each (STAR 30.14). Each
    payment is rounded up to the payable unit (CROWN 17.5.2(a), ADELAIDE 120a); what that costs
    above the meter is the house's. A meter won whole restarts with the reserve, and with the
    operator's money up to the seed.

    >>> from tdapp.rules.jackpot_rules import CardsUsed, JackpotHand
    >>> flush = JackpotHand.STRAIGHT_FLUSH
    >>> tenth = JackpotPrize(flush, CardsUsed.ANY, PrizeOf.PERCENTAGE, 1_000)
    >>> terms = PoolTerms("main", 100_000, 0, (tenth,))
    >>> worth(terms, tenth, 2, PoolStands(4_500_000 * 10_000, 0)).cents
    (427500, 427500)
    """
    if prize.prize is PrizeOf.FIXED:
        off = min(prize.size * UNIT * winners, stands.meter) if prize.from_pool else 0
        return HitAmount(off, (prize.size,) * winners)
    if prize.prize is PrizeOf.PERCENTAGE:
        off = stands.meter - _after(stands.meter, prize.size, winners)
        return HitAmount(off, _each(off, winners, terms.payable))
    seed = max(0, terms.seed * UNIT - stands.reserve)
    each = _each(stands.meter, winners, terms.payable)
    return HitAmount(stands.meter, each, stands.reserve, seed)


def _after(meter: int, share: int, winners: int) -> int:
    """What successive percentages leave; a part of a unit stays in the meter."""
    for _ in repeat(None, winners):
        meter -= meter * share // WHOLE
    return meter


def _each(off: int, winners: int, payable: int) -> tuple[int, ...]:
    return (-(-off // (winners * payable * UNIT)) * payable,) * winners
