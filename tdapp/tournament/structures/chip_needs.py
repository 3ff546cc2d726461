"""How many chips of each denomination an event needs."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

import msgspec

from tdapp.rules.purchases import PurchaseKind
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.terms import ChipPlan, ColourUpStep
from tdapp.tournament.structures.turnout import Turnout

SMALL_CHIPS = 8
"""So many of each smaller chip at least are in a starting stack, where it has so many."""


class ChipNeed(msgspec.Struct, frozen=True):
    """A denomination: how many are in a starting stack, how many are needed, and owned if known."""

    chip: int
    in_stack: int
    needed: int
    owned: int | None = None

    @property
    def short(self) -> int:
        """How many are missing."""
        return 0 if self.owned is None else max(0, self.needed - self.owned)


def starting_stack(chips: int, denominations: Sequence[int]) -> dict[int, int]:
    """How many chips of each denomination make a starting stack, small ones for change included.

    Chips that the denominations cannot make up are left out.
    """
    left, found = chips, dict.fromkeys(denominations, 0)
    for chip, larger in pairwise(denominations):
        odd = left % larger // chip
        step = max(1, larger // chip)
        while odd < SMALL_CHIPS and (odd + step) * chip <= left:
            odd += step
        found[chip] = min(odd, left // chip)
        left -= found[chip] * chip
    if denominations:
        found[denominations[-1]] = left // denominations[-1]
    return found


def few_chips(chips: int, denominations: Sequence[int]) -> dict[int, int]:
    """The same in as few chips as possible: for a re-buy, an add-on, or chips exchanged."""
    found, left = {}, chips
    for chip in sorted(denominations, reverse=True):
        found[chip], left = divmod(left, chip)
    return found


def chip_needs(
    conditions: Conditions, turnout: Turnout, owned: Mapping[int, int] | None = None
) -> list[ChipNeed]:
    """What a turnout needs of each denomination, with what replaces chips that are coloured up.

    Empty where the conditions do not tell their denominations.
    """
    chips, sold = conditions.chips.denominations, turnout.sold
    stack = starting_stack(conditions.starting_chips, chips)
    needed = {chip: count * sold(PurchaseKind.ENTRY) for chip, count in stack.items()}
    for kind in (PurchaseKind.REENTRY, PurchaseKind.REBUY, PurchaseKind.ADDON):
        offer = conditions.offer(kind)
        for chip, count in few_chips(offer.chips if offer else 0, chips).items():
            needed[chip] += count * sold(kind)
    for step in conditions.chips.colour_ups:
        larger = _exchanged_for(conditions.chips, step)
        needed[larger] += -(-needed[step.chip] * step.chip // larger)
    known = owned or {}
    return [
        ChipNeed(chip, stack[chip], needed[chip], None if owned is None else known.get(chip, 0))
        for chip in chips
    ]


def _exchanged_for(plan: ChipPlan, step: ColourUpStep) -> int:
    """The smallest chip that is still in play when chips were coloured up."""
    gone = {one.chip for one in plan.colour_ups if one.after_level <= step.after_level}
    return min(chip for chip in plan.denominations if chip > step.chip and chip not in gone)
