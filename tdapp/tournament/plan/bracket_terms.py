"""What published conditions say of a heads-up bracket (STAR 28.6)."""

from collections.abc import Iterator
from enum import Enum
from typing import Annotated

import msgspec

from tdapp.core.money import Positive, Whole

Matches = Annotated[int, msgspec.Meta(ge=1, le=15)]


class Elimination(Enum):
    """Whether one lost pairing puts a player out, or two do."""

    SINGLE = "single"
    DOUBLE = "double"


class MatchClock(Enum):
    """Whose blinds a match is played with: the event's, or those of a clock of its own."""

    SHARED = "shared"
    EACH_PAIRING = "each_pairing"
    EACH_MATCH = "each_match"


class FirstButton(Enum):
    """Who has the first button of a match; after the first one it may follow from the last."""

    HIGH_CARD = "high_card"
    IN_TURN = "in_turn"
    LOSER = "loser"


FEWEST, MOST = 2, 1024
"""Players of a bracket."""


class BracketTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a bracket is played.

    `best_of` are the matches of a pairing at most, by round, the last one for all further rounds;
    `stacks` (chips) what each player begins every match of a round with, in the same way: none is
    the starting stack. With `bronze` the losers of the semi-finals play for third place. Who has
    not appeared `minutes_to_appear` after a call loses by walk-over.
    """

    elimination: Elimination = Elimination.SINGLE
    bronze: bool = False
    best_of: Annotated[tuple[Matches, ...], msgspec.Meta(min_length=1, max_length=20)] = (3,)
    stacks: Annotated[tuple[Positive, ...], msgspec.Meta(max_length=20)] = ()
    clock: MatchClock = MatchClock.SHARED
    first_button: FirstButton = FirstButton.HIGH_CARD
    minutes_to_appear: Whole | None = None

    @property
    def double(self) -> bool:
        """Whether who loses once plays on."""
        return self.elimination is Elimination.DOUBLE

    def stack(self, round_: int, starting: int) -> int:
        """What each begins every match of a round with, in chips."""
        return self.stacks[min(round_, len(self.stacks)) - 1] if self.stacks else starting


def bracket_faults(terms: BracketTerms, fewest: int, most: int) -> Iterator[tuple[str, str]]:
    """What the fields cannot say alone of a bracket for so many players, each with its field."""
    if fewest < FEWEST or most > MOST:
        yield f"a bracket has {FEWEST} to {MOST} players", "elimination"
    if terms.bronze and terms.double:
        yield "double elimination settles third place", "bronze"
    for at, matches in enumerate(terms.best_of):
        if matches % 2 == 0:
            yield "an even number of matches", f"best_of[{at}]"
