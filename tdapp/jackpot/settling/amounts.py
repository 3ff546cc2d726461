"""What one hit takes off a meter and pays, exact to 1/10,000 of a cent.

A meter is a whole number of units, `UNIT` of which are a cent. What a share would have below a
unit stays in the meter. Payments are whole cents: what rounding them costs the house, or leaves it,
is a line of its own, so that the meter never pays for it.
"""

from dataclasses import dataclass
from itertools import repeat

from tdapp.jackpot.pool_terms import UNIT
from tdapp.rules.jackpot_rules import AmountPaid, PaidValue, PrizeOf

WHOLE = 10_000
"""All of an amount in basis points."""


@dataclass(frozen=True, slots=True)
class Payable:
    """Each payment is a multiple of `cents`, rounded up or down."""

    cents: int = 1
    up: bool = True

    def of(self, units: int, winners: int = 1) -> int:
        """The cents that each of so many winners of these units together gets."""
        step = winners * self.cents * UNIT
        return (-(-units // step) if self.up else units // step) * self.cents


@dataclass(frozen=True, slots=True)
class PrizeWon:
    """A prize of `each` cents for so many `winners`, with `off` units taken off the meter."""

    off: int
    each: int
    winners: int

    @property
    def house(self) -> int:
        """The units that the house pays beside the meter; below zero, what rounding leaves it."""
        return self.each * self.winners * UNIT - self.off


def value_paid(rule: AmountPaid, console: int, display: int, payable: Payable) -> int:
    """The units that are paid where the console and the display at the table differ.

    The console's value (STAR 30.15), or the display's, rounded up to the payable amount first
    (CROWN 17.5.2(a), ADELAIDE 120a). All in units.

    >>> shown = AmountPaid(value=PaidValue.DISPLAY, rounded_up=True, rule="17.5.2(a)")
    >>> value_paid(shown, 0, 2_345_637 * UNIT, Payable(500)) // UNIT
    2346000
    """
    value = console if rule.value is PaidValue.CONSOLE else display
    return Payable(payable.cents).of(value) * UNIT if rule.rounded_up else value


def won(
    prize: PrizeOf,
    size: int,
    winners: int,
    meter: int,
    *,
    value: int | None = None,
    payable: Payable = Payable(),
    from_pool: bool = False,
) -> PrizeWon:
    """What winners of one round get together of a meter that holds so many units.

    The whole of it is shared equally (STAR 30.12), of a percentage the total of the successive
    percentages (STAR 30.13), and a fixed sum goes to each (STAR 30.14), off the meter only where
    the pool pays it (P106). `size` is in basis points or, for a fixed sum, in cents. `value` is
    what is paid by where it is not the meter, as a display's (`value_paid`).

    >>> won(PrizeOf.PERCENTAGE, 500, 3, 2_000_000 * UNIT, payable=Payable(1, up=False))
    PrizeWon(off=2852500000, each=95083, winners=3)
    """
    if prize is PrizeOf.FIXED:
        off = min(size * winners * UNIT, meter) if from_pool else 0
        return PrizeWon(off, size, winners)
    share = WHOLE if prize is PrizeOf.ALL else size
    off = _taken(meter, share, winners)
    paid = off if value is None else _taken(value, share, winners)
    return PrizeWon(off, payable.of(paid, winners), winners)


@dataclass(frozen=True, slots=True)
class Restart:
    """What a meter that was won whole begins with, in units: the reserve, and the operator's part.

    So it begins with the seed or with the reserve, whichever is more.

    >>> Restart.of(250_000 * UNIT, 100_000 * UNIT).operator // UNIT
    150000
    """

    reserve: int
    operator: int

    @classmethod
    def of(cls, seed: int, reserve: int) -> "Restart":
        """What a seed and a reserve make."""
        return cls(reserve, max(0, seed - reserve))

    @property
    def meter(self) -> int:
        """The units that the meter holds then."""
        return self.reserve + self.operator


def _taken(value: int, share: int, winners: int) -> int:
    """What successive shares take; after all of it nothing is left for another."""
    left = value
    for _ in repeat(None, winners):
        left -= left * share // WHOLE
    return value - left
