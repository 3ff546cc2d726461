"""What chips are that a player put in without saying what they mean."""

from enum import Enum

from tdapp.rules.rule import COMMON, Rule, RuleNumber


class WagerRemedy(Enum):
    """What a player may do about chips that are no legal wager, or what is done for him."""

    COMPLETE = "complete"
    FORFEIT = "forfeit"
    WITHDRAW = "withdraw"
    FOLD = "fold"
    CALL = "call"
    CHECK = "check"


class ByHalf(Rule, frozen=True):
    """What wrong chips come to: from half of what a legal wager takes on, and below it.

    One way is what is done; of several the player chooses one. Chips that are forfeited cost the
    hand as well. Where `may_raise` is not set, the player may do no more than complete.
    """

    from_half: tuple[WagerRemedy, ...]
    below: tuple[WagerRemedy, ...]
    may_raise: bool = False


class SingleChip(Rule, frozen=True):
    """One chip above what is faced and nothing said: a call, and a bet where it opens the betting.

    `opening` and `announced` are the rules for a chip that opens, and for one that follows the word
    raise: they are worth the chip, within the limits.
    """

    opening: RuleNumber
    announced: RuleNumber


class OneMotion(Rule, frozen=True):
    """Chips of a bet go in with one motion; what a second one brings goes back.

    Where several follow the word raise without an amount, by `announced_is_least` it is the least.
    """

    announced_is_least: bool = False


class TwoChips(Rule, frozen=True):
    """Two equal chips, between a call and a raise and each below what is faced, are a call."""


class Exact(Rule, frozen=True):
    """Chips that are a legal wager as they lie there."""


class WagerRules(Rule, frozen=True):
    """A house's rulings on chips pushed in silence; `rule` is how it says that wagers are made.

    `short_bet` is below an opening bet, `short_call` below a call, `short_raise` between a call and
    a raise. A house without `two_chips` or `one_motion` has no such rule.
    """

    short_bet: ByHalf
    short_call: ByHalf
    short_raise: ByHalf
    single_chip: SingleChip
    all_in: Exact
    two_chips: TwoChips | None = None
    one_motion: OneMotion | None = None


COMMON_WAGERS = WagerRules(
    rule=COMMON,
    short_bet=ByHalf(from_half=(WagerRemedy.COMPLETE,), below=(WagerRemedy.COMPLETE,), rule=COMMON),
    short_call=ByHalf(
        from_half=(WagerRemedy.COMPLETE, WagerRemedy.FORFEIT),
        below=(WagerRemedy.COMPLETE, WagerRemedy.FORFEIT),
        rule=COMMON,
    ),
    short_raise=ByHalf(from_half=(WagerRemedy.COMPLETE,), below=(WagerRemedy.CALL,), rule=COMMON),
    single_chip=SingleChip(opening=COMMON, announced=COMMON, rule=COMMON),
    all_in=Exact(rule=COMMON),
    one_motion=OneMotion(rule=COMMON),
)
"""What stands where a house's file says nothing."""
