"""Mixed games: which game is played at a level or in an orbit."""

from enum import Enum

import msgspec

from tdapp.core.refusal import Refusal


class RotationPoint(Enum):
    """When the game changes."""

    LEVEL = "level"
    ORBIT = "orbit"


class Rotation(msgspec.Struct, frozen=True):
    """Games by their ids, played one after the other, the first again after the last."""

    games: tuple[str, ...]
    change: RotationPoint = RotationPoint.LEVEL

    def __post_init__(self) -> None:
        """Refuses with ``no_games``."""
        if not self.games:
            raise Refusal("no_games")


HORSE = (
    "holdem",
    "omaha_hi_lo",
    "razz",
    "seven_card_stud",
    "seven_card_stud_hi_lo",
)
"""Hold'em, Omaha hi-lo, razz, seven card stud and seven card stud eight or better."""


def game_at(rotation: Rotation, *, level: int, orbits: int) -> str:
    """The game that is played at a level, counted from 1, after so many whole orbits."""
    changes = level - 1 if rotation.change is RotationPoint.LEVEL else orbits
    return rotation.games[changes % len(rotation.games)]


def next_game(rotation: Rotation, now: str) -> str:
    """The game after this one, where it is named once; refuses with ``not_in_rotation``."""
    if now not in rotation.games:
        raise Refusal("not_in_rotation", game=now)
    return rotation.games[(rotation.games.index(now) + 1) % len(rotation.games)]


def orbits(hands: int, players: int) -> int:
    """How many whole orbits so many hands are: the button has passed everybody."""
    return hands // players
