"""What words and gestures bind a player to, and what makes a hand dead."""

from enum import Enum

from tdapp.rules.rule import Rule


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


class Meaning(Rule, frozen=True):
    """What a word comes to."""

    bound: Bound


class Binding(Rule, frozen=True):
    """The first of two indications is the one that counts."""


class DeadBy(Enum):
    """How a hand is given up."""

    SPOKEN_FOLD = "spoken_fold"
    FOLD_LINE = "fold_line"
    MUCK = "muck"


class Dead(Rule, frozen=True):
    """A way in which a hand is dead in this house."""

    by: DeadBy


class DeclarationRules(Rule, frozen=True):
    """A house's rulings on words; `rule` says that they bind in turn.

    Where `tap_is_check` is None, only the word is a check. What is not in `dead` leaves the hand
    live.
    """

    call_with_no_bet: Meaning
    raise_with_no_bet: Meaning
    check_facing_bet: Meaning
    first_counts: Binding
    tap_is_check: Binding | None = None
    dead: tuple[Dead, ...] = ()


_COMMON = "common rules"
COMMON_DECLARATIONS = DeclarationRules(
    rule=_COMMON,
    call_with_no_bet=Meaning(bound=Bound.CHECK, rule=_COMMON),
    raise_with_no_bet=Meaning(bound=Bound.LEAST_BET, rule=_COMMON),
    check_facing_bet=Meaning(bound=Bound.CALL_OR_FOLD, rule=_COMMON),
    first_counts=Binding(rule=_COMMON),
    tap_is_check=Binding(rule=_COMMON),
    dead=(Dead(by=DeadBy.SPOKEN_FOLD, rule=_COMMON), Dead(by=DeadBy.MUCK, rule=_COMMON)),
)
"""What stands where a house's file says nothing."""
