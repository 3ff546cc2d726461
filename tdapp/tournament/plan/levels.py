"""The blind schedule, and where a moment lies in it."""

import re
from collections.abc import Sequence
from enum import Enum
from typing import Annotated

import msgspec

from tdapp.core.instant import MINUTE_US, SECOND_US
from tdapp.core.money import Chips, Whole
from tdapp.table.geometry.posting import Stakes


class AntePaidBy(Enum):
    """Who pays the ante of a hand."""

    EACH_PLAYER = "each_player"
    BIG_BLIND = "big_blind"


class StructurePart(Enum):
    """What may be changed of a published structure; `STAKES` are blinds and antes."""

    LENGTH = "length"
    STAKES = "stakes"
    GAME = "game"
    LEVELS = "levels"
    BREAKS = "breaks"


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A blind level or, with no blinds, a break; `minutes` and `seconds` long, amounts in chips.

    `game` names what is played where it changes with the level; empty means as before.
    """

    minutes: Whole
    small: Whole = 0
    big: Whole = 0
    ante: Whole = 0
    ante_by: AntePaidBy = AntePaidBy.EACH_PLAYER
    game: str = ""
    seconds: Annotated[int, msgspec.Meta(ge=0, lt=60)] = 0

    @property
    def is_break(self) -> bool:
        return self.big == 0

    @property
    def length_us(self) -> int:
        return self.minutes * MINUTE_US + self.seconds * SECOND_US

    @property
    def stakes(self) -> Stakes:
        """What is posted at it."""
        one_pays = self.ante_by is AntePaidBy.BIG_BLIND
        return Stakes(Chips(self.small), Chips(self.big), Chips(self.ante), one_pays)


def level_at(levels: Sequence[Level], index: int, then_add: int) -> Level:
    """The level or break at `index` from 0; past the sheet the small blind grows by `then_add`.

    An ante of one big blind grows with it. A last level without a small blind has nothing to grow
    and stays.
    """
    if index < len(levels):
        return levels[index]
    last = next(level for level in reversed(levels) if not level.is_break)
    if not last.small:
        return last
    small = last.small + then_add * (index - len(levels) + 1)
    big = small * last.big // last.small
    one_big_blind = last.ante_by is AntePaidBy.BIG_BLIND and last.ante == last.big
    ante = big if one_big_blind else last.ante
    return msgspec.structs.replace(last, small=small, big=big, ante=ante)


def number_at(levels: Sequence[Level], index: int) -> int:
    """The number that players know the level at `index` by; a break has its predecessor's."""
    breaks = sum(level.is_break for level in levels[: index + 1])
    return index + 1 - breaks


def index_of(levels: Sequence[Level], number: int) -> int:
    """Where the level stands that players know by that number from 1, also past the sheet."""
    played = [index for index, level in enumerate(levels) if not level.is_break]
    if number <= len(played):
        return played[max(0, number - 1)]
    return len(levels) + number - len(played) - 1


def game_at(levels: Sequence[Level], index: int) -> str:
    """The game of the level at `index`, or in a break of the one before; empty if none is named."""
    named = (level.game for level in reversed(levels[: index + 1]) if level.game)
    return next(named, "")


STUD = re.compile(r"\b(stud|razz)\b", re.IGNORECASE)
SEVERAL = re.compile(r"[,;]|/(?! *8)")


def is_stud(game: str) -> bool:
    """Whether these words name one stud game, which is opened with a bring-in and has no blinds."""
    return STUD.search(game) is not None and SEVERAL.search(game) is None


def changed_parts(old: Level | None, new: Level | None) -> frozenset[StructurePart]:
    """What putting `new` in the place of `old` changes; None is a level that is not there."""
    if old is None or new is None or old.is_break or new.is_break:
        kinds = {level.is_break for level in (old, new) if level is not None and old != new}
        return frozenset(StructurePart.BREAKS if one else StructurePart.LEVELS for one in kinds)
    stakes = [(level.small, level.big, level.ante, level.ante_by) for level in (old, new)]
    found = {
        StructurePart.LENGTH: old.length_us != new.length_us,
        StructurePart.STAKES: stakes[0] != stakes[1],
        StructurePart.GAME: old.game != new.game,
    }
    return frozenset(part for part, differs in found.items() if differs)
