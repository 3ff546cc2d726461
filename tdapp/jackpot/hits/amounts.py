"""What a hit is worth by a pool's terms, and what its meter restarts with."""

from tdapp.jackpot.facts.hits import HitAmount, PoolStands
from tdapp.jackpot.pool_terms import UNIT, PoolTerms
from tdapp.jackpot.settling.amounts import Payable, Restart, value_paid, won
from tdapp.rules.jackpot_rules import AmountPaid, PrizeOf


def worth(
    rule: AmountPaid,
    terms: PoolTerms,
    number: int,
    winners: int,
    stands: PoolStands,
    shown: int | None = None,
) -> HitAmount:
    """What a prize, counted from 0, takes off a meter, and the cents that each winner gets.

    Where the house pays what the display at the table shows, that is `shown` (cents), and the meter
    until somebody has read it; the difference is the house's. A meter won whole restarts with
    the reserve, and with the operator's money up to the seed.
    """
    prize, payable = terms.prizes[number], Payable(terms.payable, terms.rounded_up)
    display = stands.meter if shown is None else shown * UNIT
    taken = won(
        prize.prize,
        prize.size,
        winners,
        stands.meter,
        value=value_paid(rule, stands.meter, display, payable),
        payable=payable,
        from_pool=prize.from_pool,
    )
    cents = (taken.each,) * winners
    if prize.prize is not PrizeOf.ALL:
        return HitAmount(taken.off, cents)
    restart = Restart.of(terms.seed * UNIT, stands.reserve)
    return HitAmount(taken.off, cents, restart.reserve, restart.operator)


def gap_of(one: PoolStands, other: PoolStands) -> PoolStands:
    """What has to be added to one to come to another."""
    return PoolStands(other.meter - one.meter, other.reserve - one.reserve)


def plus(one: PoolStands, gap: PoolStands) -> PoolStands:
    """How a pool stands with so much more, or less."""
    return PoolStands(one.meter + gap.meter, one.reserve + gap.reserve)
