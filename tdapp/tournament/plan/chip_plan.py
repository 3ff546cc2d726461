"""What the conditions say of chips: which are in play, and which of them leave it when."""

import msgspec

from tdapp.core.amounts import Positive
from tdapp.table.chips.race import ChipRounding


class ColourUpStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Chips of `chip` leave play once the level of that number is over, in the break if one is."""

    chip: Positive
    after_level: Positive


class ChipPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The `denominations` that are in play from the beginning, smallest first; none: not told.

    Without `colour_ups` the smallest may leave in any break after which no level needs it.
    `rounding` is how many new chips the odd ones of a race are worth.
    """

    denominations: tuple[Positive, ...] = ()
    colour_ups: tuple[ColourUpStep, ...] = ()
    rounding: ChipRounding = ChipRounding.NEAREST_HALF_UP
