"""What words and gestures bind a player to."""

from enum import Enum

from tdapp.rules.rule import COMMON, Rule, RuleNumber


class Word(Enum):
    """What a player says, or shows by a gesture."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    ALL_IN = "all_in"
    TAP = "tap"


class Bound(Enum):
    """What a word without meaning at this point binds to."""

    CHECK = "check"
    LEAST_BET = "least_bet"
    CALL_OR_FOLD = "call_or_fold"
    NOTHING = "nothing"


class WordMeaning(Rule, frozen=True):
    """What a word comes to."""

    bound: Bound


class Binding(Rule, frozen=True):
    """A gesture is as good as the word."""


class DeclarationRules(Rule, frozen=True):
    """A house's rulings on words; `rule` says that they bind in turn.

    Where `tap_is_check` is None, only the word is a check. `check` is the rule on checking, and
    `first_of_two` the one by which the first of two indications binds, where they have their own.
    """

    call_with_no_bet: WordMeaning
    raise_with_no_bet: WordMeaning
    check_facing_bet: WordMeaning
    tap_is_check: Binding | None = None
    check: RuleNumber | None = None
    first_of_two: RuleNumber | None = None


COMMON_DECLARATIONS = DeclarationRules(
    rule=COMMON,
    call_with_no_bet=WordMeaning(bound=Bound.CHECK, rule=COMMON),
    raise_with_no_bet=WordMeaning(bound=Bound.LEAST_BET, rule=COMMON),
    check_facing_bet=WordMeaning(bound=Bound.CALL_OR_FOLD, rule=COMMON),
    tap_is_check=Binding(rule=COMMON),
)
"""What stands where a house's file says nothing."""
