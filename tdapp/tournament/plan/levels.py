"""The blind schedule, and where a moment lies in it."""

from collections.abc import Sequence
from enum import Enum

import msgspec

from tdapp.tournament.plan.offers import Positive, Whole

MINUTE_US = 60_000_000


class AntePaidBy(Enum):
    """Who pays the ante of a hand."""

    EACH_PLAYER = "each_player"
    BIG_BLIND = "big_blind"


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A blind level or, with no blinds, a break; `minutes` long, amounts in chips.

    `game` names what is played where it changes with the level; empty means as before.
    """

    minutes: Positive
    small: Whole = 0
    big: Whole = 0
    ante: Whole = 0
    ante_by: AntePaidBy = AntePaidBy.EACH_PLAYER
    game: str = ""

    @property
    def is_break(self) -> bool:
        return self.big == 0

    @property
    def length_us(self) -> int:
        return self.minutes * MINUTE_US


def level_at(levels: Sequence[Level], index: int, then_add: int) -> Level:
    """The level or break at `index` from 0; past the sheet the small blind grows by `then_add`.

    A last level without a small blind has nothing to grow and stays.
    """
    if index < len(levels):
        return levels[index]
    last = next(level for level in reversed(levels) if not level.is_break)
    if not last.small:
        return last
    small = last.small + then_add * (index - len(levels) + 1)
    return msgspec.structs.replace(last, small=small, big=small * last.big // last.small)


def number_at(levels: Sequence[Level], index: int) -> int:
    """The number that players know the level at `index` by; a break has its predecessor's."""
    breaks = sum(level.is_break for level in levels[: index + 1])
    return index + 1 - breaks
