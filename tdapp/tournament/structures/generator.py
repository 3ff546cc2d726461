"""Makes a structure: levels, breaks and colour-ups, so that the event ends when it should."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.tournament.plan.terms import ChipPlan
from tdapp.tournament.structures.blinds import big_blinds_at_end, nearest, rising, small_blinds
from tdapp.tournament.structures.levelling import added_after, chips_at_first, colour_ups, levels_of
from tdapp.tournament.structures.wishes import MadeStructure, StructureWish

FEWEST_LEVELS, FEWEST_LEFT = 3, 6
"""So many levels at least, and so many big blinds in play at the end."""
USUAL, STEEP, STEEPEST = 1.35, 1.6, 1.8
"""By which factor blinds usually grow a level, from where on it is fast, and the most."""
SHEET_ENDS, AFTER_THE_END = 10, 2
"""The sheet goes on to so few big blinds in play, and so many levels at least past the end."""
NEAR_PARTS = 6
"""Registration closes with a level before a break that is nearer than this part of the levels."""
OTHER_HOURS = (110, 90, 125, 80, 150, 65, 200, 50, 300, 30)
"""Hours that are tried where those that are wished will not do, in percent of them."""
LENGTHS = (3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 45, 60, 75, 90, 120)
"""Usual lengths of a level in minutes."""


class _Scale(NamedTuple):
    """Where blinds begin and end: the payable `rungs` from the first on, `last` in `ends_in`."""

    rungs: Sequence[int]
    last: float
    steps: float
    ends_in: int
    big_blinds: int

    @property
    def growth(self) -> float:
        """The factor by which blinds grow from level to level."""
        return float((self.last / self.rungs[0]) ** (1 / self.steps))

    @property
    def most(self) -> int:
        """How many different blinds there are up to the last."""
        return nearest(self.rungs, self.last) + 1

    @property
    def fits(self) -> bool:
        """Whether the levels are neither too few nor too many for these blinds."""
        enough = FEWEST_LEVELS <= self.ends_in <= self.most and self.big_blinds >= FEWEST_LEFT
        return enough and self.growth <= STEEPEST


def generate(wish: StructureWish) -> MadeStructure:
    """A structure for a field, its chips and its hours.

    Refuses ``chips_do_not_pay``, ``blinds_too_steep``, ``blinds_too_flat``, ``no_level_fits``
    and ``stack_fits_no_hours``; they say what would do.
    """
    scale = _scale(wish)
    if not scale.fits:
        raise _unfit(wish, scale)
    needed = rising(scale.rungs, scale.last, scale.steps)
    return _made(wish, _sheet(wish, scale.ends_in, [*needed]), scale)


def fits(wish: StructureWish) -> bool:
    """Whether levels of the wished length can be made; refuses ``chips_do_not_pay``."""
    return _scale(wish).fits


def usual_length(wish: StructureWish, growth: float = USUAL) -> int | None:
    """The usual length of a level with which blinds grow about so fast; None if none will do.

    Refuses ``chips_do_not_pay``.
    """
    scales = {minutes: _scale(wish.with_levels_of(minutes)) for minutes in LENGTHS}
    fitting = [minutes for minutes, scale in scales.items() if scale.fits]
    return min(fitting, key=lambda one: abs(scales[one].growth - growth), default=None)


def _scale(wish: StructureWish) -> _Scale:
    chips, (play, ends_in) = wish.usable_chips, playing_time(wish)
    if not chips or wish.chips % chips[0] or wish.chips < FEWEST_LEVELS * chips[0]:
        raise Refusal("chips_do_not_pay", chips=wish.chips, smallest=chips[0] if chips else None)
    rungs = small_blinds(chips, wish.in_play)
    rungs = rungs[nearest(rungs, wish.chips / (2 * wish.depth)) :]
    rising_minutes = play - wish.level_minutes / 2
    first_left = wish.in_play // (2 * rungs[0])
    left = wish.end_big_blinds or big_blinds_at_end(wish.entries, first_left, rising_minutes)
    last = max(rungs[0], wish.in_play / left / 2)
    return _Scale(rungs, last, max(0.5, play / wish.level_minutes - 0.5), ends_in, left)


def _unfit(wish: StructureWish, scale: _Scale) -> Refusal:
    """Why levels of this length will not do, and which would."""
    minutes = usual_length(wish)
    if minutes is None:
        return _no_length(wish)
    if scale.ends_in > scale.most:
        most = scale.most
        return Refusal("blinds_too_flat", levels=scale.ends_in, most=most, minutes=minutes)
    return Refusal("blinds_too_steep", levels=scale.ends_in, minutes=minutes)


def _no_length(wish: StructureWish) -> Refusal:
    """No length of a level will do for these hours; which hours would, if any near them."""
    tried = (replace(wish, minutes=wish.minutes * percent // 100) for percent in OTHER_HOURS)
    fitting = next((one.minutes for one in tried if one.minutes and usual_length(one)), None)
    hours, chips = wish.minutes * MINUTE_US, wish.chips
    if fitting is None:
        return Refusal("stack_fits_no_hours", hours=hours, chips=chips)
    return Refusal("no_level_fits", hours=hours, chips=chips, fitting=fitting * MINUTE_US)


def playing_time(wish: StructureWish) -> tuple[int, int]:
    """The minutes of play until the wished end, and the number of the level that it falls in."""
    left, played, number = wish.minutes, 0, 0
    while left > 0:
        number += 1
        played += min(left, wish.level_minutes)
        left -= wish.level_minutes
        if left > 0:
            left -= wish.break_after(number)
    return played, number


def _sheet(wish: StructureWish, ends_in: int, smalls: Sequence[int]) -> Sequence[int]:
    """As many small blinds as the sheet needs: to the end and some way past it."""
    needed = sum(2 * small * SHEET_ENDS < wish.in_play for small in smalls)
    return smalls[: max(needed + 1, ends_in + AFTER_THE_END)]


def _made(wish: StructureWish, smalls: Sequence[int], scale: _Scale) -> MadeStructure:
    then_add = added_after(wish.usable_chips, smalls)
    chips = chips_at_first(wish, [*smalls, then_add])
    steps = tuple(colour_ups(wish, chips, smalls, then_add))
    return MadeStructure(
        levels=tuple(levels_of(wish, chips, smalls, steps)),
        then_add=then_add,
        chips=ChipPlan(chips, steps),
        closes_after=_closing(wish, scale.ends_in),
        ends_in=scale.ends_in,
        minutes=wish.minutes,
        end_big_blinds=scale.big_blinds,
        findings=tuple(_findings(wish, scale)),
    )


def _closing(wish: StructureWish, ends_in: int) -> int:
    """The level with which registration closes: before a break, if one is near."""
    if wish.closing is not None:
        return wish.closing
    meant = min(ends_in, max(1, round(ends_in * wish.closing_percent / 100)))
    breaks = [one for one in range(1, ends_in) if wish.break_after(one)]
    near = [one for one in breaks if NEAR_PARTS * abs(one - meant) <= ends_in]
    return min(near, key=lambda one: abs(one - meant), default=meant)


def _findings(wish: StructureWish, scale: _Scale) -> Iterator[Refusal]:
    """What is unusual, and what would make it usual."""
    shorter = usual_length(wish) if scale.growth > STEEP else None
    if shorter is not None and shorter < wish.level_minutes:
        percent = round(100 * scale.growth - 100)
        yield Refusal("blinds_rise_fast", percent=percent, minutes=shorter)
    if wish.closing is not None and wish.closing >= scale.ends_in:
        yield Refusal("registration_to_the_end", level=wish.closing, ends=scale.ends_in)
