"""What a hit is worth by a pool's terms, and what its meter restarts with."""

from tdapp.jackpot.facts.hits import HitAmount, PoolStands
from tdapp.jackpot.pool_terms import PoolTerms
from tdapp.jackpot.settling.amounts import UNIT, Payable, value_paid, won
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
    value = value_paid(rule, stands.meter, display, payable)
    kind, size, meter = prize.prize, prize.size, stands.meter
    taken = won(kind, size, winners, meter, value=value, payable=payable)
    cents = (taken.each,) * winners
    if kind is PrizeOf.ALL:
        seed = max(0, terms.seed * UNIT - stands.reserve)
        return HitAmount(taken.off, cents, stands.reserve, seed)
    from_pool = kind is PrizeOf.FIXED and prize.from_pool
    return HitAmount(min(sum(cents) * UNIT, meter) if from_pool else taken.off, cents)
