"""The amounts of a percentage and of a scale, step by step; pure arithmetic in cents."""

from collections.abc import Iterator

from tdapp.poker.commission.charge import ChargeLine, Item
from tdapp.poker.commission.hand import DOLLAR
from tdapp.poker.commission.sign import SignedMethod
from tdapp.rules.commission_rules import Percentage, PercentageRounding, Scale

WHOLE = 10_000
"""A hundred percent, in hundredths of one."""


def percentage(
    method: Percentage, posted: SignedMethod, base: int, smallest_chip: int, pot: int | None = None
) -> Iterator[ChargeLine]:
    """So much of a base: rounded down, at least the sign's least, no more than the caps."""
    if base <= method.free_up_to:
        yield ChargeLine(Item.SMALL_POT, base, method.free_up_to, 0, method.rule, pot)
        return
    exact = base * posted.rate // WHOLE
    yield ChargeLine(Item.PERCENTAGE, base, posted.rate, exact, method.rule, pot)
    unit = {
        PercentageRounding.CENT: 1,
        PercentageRounding.DOLLAR: DOLLAR,
        PercentageRounding.SMALLEST_CHIP: smallest_chip,
    }
    fine = unit[method.rounding]
    if over := exact % fine:
        yield ChargeLine(Item.ROUNDED, exact, fine, -over, method.rule, pot)
    rounded = exact - over
    least = max(rounded, posted.sign.least if posted.rate else 0)
    if least > rounded:
        yield ChargeLine(Item.LEAST, rounded, least, least - rounded, method.rule, pot)
    yield from _capped(least, method.cap, posted, pot)


def scale(
    method: Scale, posted: SignedMethod, base: int, pot: int | None = None
) -> Iterator[ChargeLine]:
    """An amount for every part of a base, the last one begun; small pots have their own."""
    if base <= method.small_up_to:
        yield ChargeLine(Item.SMALL_POT, base, method.small_up_to, method.small, method.rule, pot)
        return
    amount = -(-base // method.every) * method.each
    yield ChargeLine(Item.SCALE, base, method.each, amount, method.rule, pot)
    yield from _capped(amount, method.cap, posted, pot)


def _capped(
    amount: int, own: int | None, posted: SignedMethod, pot: int | None
) -> Iterator[ChargeLine]:
    caps = [cap for cap in (own, posted.sign.cap) if cap is not None]
    if caps and amount > min(caps):
        cap = min(caps)
        yield ChargeLine(Item.CAP, amount, cap, cap - amount, posted.method.rule, pot)
