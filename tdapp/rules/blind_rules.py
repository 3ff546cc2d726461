"""What is posted before the cards: blinds, antes, straddles, kills, and the chips that play."""

from enum import Enum

from tdapp.rules.rule import COMMON, Rule, RuleForGames, RuleNumber, for_game


class Until(Enum):
    """When a straddle is too late."""

    CUT = "cut"
    CARDS = "cards"


class Straddles(RuleForGames, frozen=True):
    """Voluntary blinds, each double the one before it; whoever posts the last one acts last.

    `most` is how many a hand has, None any number. By the rule `where_permitted` only tables have
    them whose sign, or a manager's permission, says so. A single over-chip in silence is one where
    `by_over_chip`. By `raises_as_high` a fixed raise of the first round is as high as the biggest
    of them.
    """

    most: int | None = None
    until: Until = Until.CARDS
    in_tournaments: bool = False
    where_permitted: RuleNumber | None = None
    by_over_chip: RuleNumber | None = None
    raises_as_high: RuleNumber | None = None


class BlindLimits(Rule, frozen=True):
    """How blinds and antes may be set: `least` and `most` blinds; no ante `above_big_blind`.

    Where it `covers_minimum`, the last blind is no less than the table's minimum.
    """

    least: int = 1
    most: int = 3
    above_big_blind: bool = True
    covers_minimum: bool = False


class HeadsUp(Rule, frozen=True):
    """Whether the button posts the small blind and acts first where two play."""

    in_cash: bool = True
    in_tournaments: bool = True


class TrivialChips(Rule, frozen=True):
    """Chips too small for a bet play only where they make the smallest legal one together."""


class Kill(Rule, frozen=True):
    """Whoever wins pot after pot posts a larger blind: with `leg_up` first in high games.

    The others are the rules on the killer's leaving, refusing to post and coming back.
    """

    leaving: RuleNumber
    refusing: RuleNumber
    coming_back: RuleNumber
    leg_up: bool = True


class BlindRules(Rule, frozen=True):
    """A house's blinds; what it has no rule for is None or empty."""

    posting: BlindLimits
    heads_up: HeadsUp
    straddles: tuple[Straddles, ...] = ()
    kill: Kill | None = None
    trivial_chips: TrivialChips | None = None


COMMON_BLINDS = BlindRules(
    posting=BlindLimits(rule=COMMON),
    heads_up=HeadsUp(rule=COMMON),
    straddles=(Straddles(most=1, rule=COMMON),),
    rule=COMMON,
)
"""What stands where a house's file says nothing."""


def straddles_of(rules: BlindRules, variant: str) -> Straddles | None:
    """The straddles of a game; None where it has none."""
    return for_game(rules.straddles, variant)
