"""Time that players buy: how often they may, and what of the fee is the pot's."""

from typing import NamedTuple

from tdapp.core.refusal import Refusal
from tdapp.rules.timing_rules import TimingRules

DOLLAR = 100
"""In cents."""


class TimeFee(NamedTuple):
    """What is paid for time: the house's part and the pot's, in cents."""

    house: int
    pot: int


def buy(rules: TimingRules, bought: int, fee: int, signed_most: int | None = None) -> TimeFee:
    """Time for a player who has `bought` it so often in this betting round.

    `signed_most` is how often the sign allows it. Refuses with ``time_is_not_sold`` and
    ``no_more_time``.
    """
    more = rules.more
    if more is None:
        raise Refusal("time_is_not_sold")
    limits = [most for most in (more.most, signed_most) if most is not None]
    if limits and bought >= min(limits):
        raise Refusal("no_more_time", most=min(limits), rule=more.rule)
    house = fee // (2 * DOLLAR) * DOLLAR if more.shared else fee
    return TimeFee(house, fee - house)
