"""A bad beat's prize split between the loser, the winner, the table, the room and the house."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from tdapp.jackpot.pool_terms import UNIT
from tdapp.jackpot.settling.amounts import WHOLE, Payable
from tdapp.rules.jackpot_rules import ShareOf


class OddTo(Enum):
    """Who gets what is left of whole payable amounts once each share is rounded down."""

    LOSER = "loser"
    RESERVE = "reserve"
    METER = "meter"


@dataclass(frozen=True, slots=True)
class SplitTerms:
    """How a prize is split: `shares` in basis points, which make the whole together.

    Each payment is rounded as `payable` says; what is left of rounding down goes to `odd`.
    """

    shares: Mapping[ShareOf, int]
    payable: Payable = field(default_factory=Payable)
    odd: OddTo = OddTo.METER


@dataclass(frozen=True, slots=True)
class PrizeSplit:
    """What each person of a share gets, in cents; `reserve` and `stays`, in units, are not paid.

    `stays` is what the meter keeps; below zero, what rounding up costs the house.
    """

    each: Mapping[ShareOf, int]
    people: Mapping[ShareOf, int]
    reserve: int
    stays: int

    @property
    def paid(self) -> int:
        """Cents for all together."""
        return sum(cents * self.people[share] for share, cents in self.each.items())


def split(units: int, terms: SplitTerms, present: Mapping[ShareOf, int]) -> PrizeSplit:
    """Split so many units among a loser, a winner, and those `present` at the table and elsewhere.

    The others at the table and the players of other tables share theirs equally; where nobody is
    there, the share goes to the reserve. Nothing is lost: the units are those paid, reserved and
    kept. Shares that do not make the whole are an error of the caller.

    >>> halves = SplitTerms({ShareOf.LOSER: 5_000, ShareOf.WINNER: 2_500, ShareOf.TABLE: 2_500})
    >>> dict(split(1_000_00 * UNIT, halves, {ShareOf.TABLE: 5}).each).values()
    dict_values([50000, 25000, 5000])
    """
    if sum(terms.shares.values()) != WHOLE:
        raise ValueError("the shares of a prize have to make the whole")
    alone = {ShareOf.LOSER: 1, ShareOf.WINNER: 1, ShareOf.STAFF: 1}
    people = {share: alone.get(share) or present.get(share, 0) for share in terms.shares}
    paid_to = {share: count for share, count in people.items() if count}
    reserve = sum(units * terms.shares[one] // WHOLE for one in people if one not in paid_to)
    each = {
        share: terms.payable.of(units * terms.shares[share], count * WHOLE)
        for share, count in paid_to.items()
    }
    stays = units - reserve - UNIT * sum(each[one] * count for one, count in paid_to.items())
    odd = max(0, stays) // (terms.payable.cents * UNIT) * terms.payable.cents
    if terms.odd is OddTo.LOSER:
        each[ShareOf.LOSER] += odd
    kept = stays if terms.odd is OddTo.METER else stays - odd * UNIT
    return PrizeSplit(
        each, paid_to, reserve + (odd * UNIT if terms.odd is OddTo.RESERVE else 0), kept
    )
