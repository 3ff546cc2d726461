"""The levels, breaks, antes and colour-ups that follow from small blinds."""

from collections.abc import Iterator, Sequence

from tdapp.tournament.plan.levels import AntePaidBy, Level
from tdapp.tournament.plan.terms import ColourUpStep
from tdapp.tournament.reckoning.colour_up import unneeded_chip
from tdapp.tournament.structures.blinds import smallest_useful
from tdapp.tournament.structures.wishes import AnteStyle, StructureWish

ANTE_PARTS = 8
"""A classic ante is about this part of the big blind."""


def added_after(chips: Sequence[int], smalls: Sequence[int]) -> int:
    """What the small blind grows by after the last one: about the last step, in chips in play."""
    chip = smallest_useful(chips, smalls[-1])
    return max(chip, (smalls[-1] - smalls[-2]) // chip * chip)


def chips_at_first(wish: StructureWish, amounts: Sequence[int]) -> tuple[int, ...]:
    """The chips that the event begins with: without small ones that nothing needs."""
    chips = wish.usable_chips
    while unneeded_chip(chips, [*amounts, wish.chips]) is not None:
        chips = chips[1:]
    return chips


def colour_ups(
    wish: StructureWish, chips: Sequence[int], smalls: Sequence[int], then_add: int
) -> Iterator[ColourUpStep]:
    """Each chip leaves in the first break after which no blind needs it.

    Where there are no breaks it leaves at the end of a level.
    """
    ends = range(1, len(smalls))
    in_breaks = [number for number in ends if wish.break_after(number)]
    for number in in_breaks or ends:
        coming = [*smalls[number:], then_add]
        while (chip := unneeded_chip(chips, coming)) is not None:
            yield ColourUpStep(chip, number)
            chips = [one for one in chips if one > chip]


def levels_of(
    wish: StructureWish, chips: Sequence[int], smalls: Sequence[int], steps: Sequence[ColourUpStep]
) -> Iterator[Level]:
    """The sheet: a level for each small blind, with its ante, and the breaks between."""
    ante, minutes = 0, wish.level_minutes
    by = AntePaidBy.BIG_BLIND if wish.ante is AnteStyle.BIG_BLIND else AntePaidBy.EACH_PLAYER
    for number, small in enumerate(smalls, 1):
        gone = {step.chip for step in steps if step.after_level < number}
        if number >= wish.ante_from:
            ante = _ante(wish.ante, small, min(set(chips) - gone), ante)
        yield (
            Level(minutes, small, 2 * small, ante, by) if ante else Level(minutes, small, 2 * small)
        )
        if number < len(smalls) and (rest := wish.break_after(number)):
            yield Level(rest)


def _ante(style: AnteStyle, small: int, chip: int, before: int) -> int:
    """The ante beside a small blind in chips of `chip`, never below the one `before`."""
    if style is AnteStyle.NONE:
        return 0
    if style is AnteStyle.BIG_BLIND:
        return 2 * small
    usual = max(1, 2 * small // ANTE_PARTS // chip) * chip
    return max(usual, -(-before // chip) * chip)
