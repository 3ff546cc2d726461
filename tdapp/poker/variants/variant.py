"""What a game is: its streets and how its hands are read; made from TOML."""

from enum import Enum

import msgspec

from tdapp.rules.rule import read_toml


class Opener(Enum):
    """Who acts first in a betting round."""

    LEFT_OF_BLINDS = "left_of_blinds"
    LEFT_OF_BUTTON = "left_of_button"
    CARD_SHOWING = "card_showing"
    HAND_SHOWING = "hand_showing"


class Ranking(Enum):
    """What wins a share of the pot."""

    HIGH = "high"
    EIGHT_OR_BETTER = "eight_or_better"
    ACE_TO_FIVE = "ace_to_five"
    DEUCE_TO_SEVEN = "deuce_to_seven"
    BADUGI = "badugi"


class Uses(Enum):
    """Which cards make a hand."""

    ANY = "any"
    TWO_AND_THREE = "two_and_three"


class Bet(Enum):
    """Which of a fixed limit's two bets a street is played for."""

    SMALL = "small"
    BIG = "big"


class Street(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One street: what is dealt, then the betting, then what is thrown away.

    `draw` is how many cards may be exchanged before the betting; `discard` how many must be thrown
    away after it. A `kitty` of so many cards is dealt after the players.
    """

    opener: Opener
    bet: Bet = Bet.SMALL
    down: int = 0
    up: int = 0
    community: int = 0
    kitty: int = 0
    draw: int = 0
    discard: int = 0


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game. A pot is halved between its rankings, and between its boards."""

    id: str
    name: str
    streets: tuple[Street, ...]
    rankings: tuple[Ranking, ...] = (Ranking.HIGH,)
    uses: Uses = Uses.ANY
    boards: int = 1

    @property
    def is_stud(self) -> bool:
        """Whether cards are dealt face up to players."""
        return any(street.up for street in self.streets)

    @property
    def is_low(self) -> bool:
        """Whether the lowest hand wins, and opens where hands show."""
        return self.rankings[0] in {Ranking.ACE_TO_FIVE, Ranking.DEUCE_TO_SEVEN}


def read_variant(text: str) -> Variant:
    """A game from its TOML; refuses with ``bad_variant`` naming the line or the field."""
    return read_toml(text, Variant, "bad_variant")
