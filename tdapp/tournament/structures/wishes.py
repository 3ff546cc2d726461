"""What a director wants of a structure, and the structure that was made of it."""

from enum import Enum
from typing import Annotated

import msgspec

from tdapp.core.money import Positive, Whole
from tdapp.core.refusal import Refusal
from tdapp.tournament.plan.levels import Level, index_of
from tdapp.tournament.plan.terms import ChipPlan

USUAL_CHIPS = (25, 100, 500, 1_000, 5_000, 25_000, 100_000)
"""A tournament chip set as most rooms own it."""


FEWEST_LARGE = 20
"""A chip of which fewer would make up all chips in play is too large."""
Percent = Annotated[int, msgspec.Meta(ge=0, le=1_000)]


class AnteStyle(Enum):
    """Which ante is played: one by the big blind, the classic one by each player, or none."""

    BIG_BLIND = "big_blind"
    EACH_PLAYER = "each_player"
    NONE = "none"


class PlannedBreak(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A break of so many minutes after the level of that number."""

    after_level: Positive
    minutes: Positive


class StructureWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a structure is made for.

    - `entries` are expected, each with `chips`; `bought` chips more come in all, by re-buys and
      add-ons.
    - It should end `minutes` after the start, breaks included; a level is `level_minutes` long.
    - `denominations` are the chips at hand, smallest first.
    - `depth`: big blinds of a starting stack in the first level, as near as the chips allow.
    - `ante_from`: the first level with an ante.
    - `break_minutes` of break after every `break_every` levels (0: none); `breaks` of their own
      stand in their place.
    - `closing`: the level with which registration closes; None for one near a break when about
      `closing_percent` of the levels are played.
    - `end_big_blinds`: how many big blinds are in play at the end; None for as many as is usual.
    """

    entries: Positive
    chips: Positive
    minutes: Positive
    level_minutes: Positive = 20
    denominations: tuple[Positive, ...] = USUAL_CHIPS
    bought: Whole = 0
    depth: Positive = 100
    ante: AnteStyle = AnteStyle.BIG_BLIND
    ante_from: Positive = 1
    break_every: Whole = 0
    break_minutes: Positive = 15
    breaks: tuple[PlannedBreak, ...] = ()
    closing: Positive | None = None
    closing_percent: Percent = 33
    end_big_blinds: Positive | None = None

    @property
    def in_play(self) -> int:
        """All chips that are expected in play."""
        return self.entries * self.chips + self.bought

    @property
    def usable_chips(self) -> tuple[int, ...]:
        """The chips at hand, smallest first, without those too large for all that are in play."""
        most = max(self.in_play // FEWEST_LARGE, min(self.denominations, default=0))
        return tuple(sorted(chip for chip in set(self.denominations) if chip <= most))

    def with_levels_of(self, minutes: int) -> "StructureWish":
        """The same with levels of another length; breaks and close come after as much play."""

        def number(before: int) -> int:
            return max(1, round(before * self.level_minutes / minutes))

        moved = (PlannedBreak(number(one.after_level), one.minutes) for one in self.breaks)
        return msgspec.structs.replace(
            self,
            level_minutes=minutes,
            break_every=number(self.break_every) if self.break_every else 0,
            breaks=tuple(moved),
            closing=self.closing and number(self.closing),
        )

    def break_after(self, number: int) -> int:
        """The minutes of the break after the level of that number; 0 where there is none."""
        planned = {one.after_level: one.minutes for one in self.breaks}
        regular = bool(self.break_every) and number % self.break_every == 0
        return planned.get(number, self.break_minutes * regular)


class MadeStructure(msgspec.Struct, frozen=True):
    """A structure as it was made.

    It should end in level `ends_in`, so many `minutes` after the start, when about `end_big_blinds`
    big blinds are in play; registration closes with level `closes_after`. `findings` say what is
    unusual about it.
    """

    levels: tuple[Level, ...]
    then_add: int
    chips: ChipPlan
    closes_after: int
    ends_in: int
    minutes: int
    end_big_blinds: int
    findings: tuple[Refusal, ...] = ()

    @property
    def has_break_after_closing(self) -> bool:
        """Whether a break follows the level with which registration closes."""
        after = index_of(self.levels, self.closes_after) + 1
        return after < len(self.levels) and self.levels[after].is_break
