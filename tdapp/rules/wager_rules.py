"""What chips are that a player put in without saying what they mean."""

from enum import Enum

from tdapp.rules.rule import COMMON, Rule, RuleForGames, RuleNumber, for_game


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
    raise: they are worth the chip, within the limits. `limit` is the one for all of these in limit
    games, where the house has one.
    """

    opening: RuleNumber
    announced: RuleNumber
    limit: RuleNumber | None = None


class OneMotion(Rule, frozen=True):
    """Chips of a bet go in with one motion; what a second one brings goes back.

    Where several follow the word raise without an amount, by `announced_is_least` it is the least.
    `over_fold_line` says that the rule speaks of tables that have such a line.
    """

    announced_is_least: bool = False
    over_fold_line: bool = False


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


class OpenTo(Enum):
    """What a player who acted out of turn may do when his turn has come."""

    KEEP = "keep"
    CHECK = "check"
    CALL = "call"
    RAISE = "raise"
    FOLD = "fold"
    TAKE_BACK_AND_FOLD = "take_back_and_fold"
    TAKE_BACK_AND_RAISE = "take_back_and_raise"


class AfterSkipped(Rule, frozen=True):
    """What is open to the player after one kind of act by those who were skipped.

    One way is what is done; of several he chooses. Where `returned`, a fold gets him his chips
    back; elsewhere they stay in the pot. What is not open to him is closed `for_the_round`, or on
    this turn alone.
    """

    may: tuple[OpenTo, ...]
    returned: bool = False
    for_the_round: bool = False


class Retracted(Rule, frozen=True):
    """Where the dealer told the player to act, all act again in turn."""


class Undersized(Rule, frozen=True):
    """A wager that is no full raise opens the betting to nobody who has acted."""


class TurnRules(RuleForGames, frozen=True):
    """A house's rulings on wagers and checks out of turn.

    The skipped players' highest wager decides, then a check, then folds (P20). `checked_himself` is
    for a player whose act out of turn was a check and who then faces a bet, `short_all_in` for one
    who was all-in for less than the call. What a house leaves open is None: he acts as he would in
    turn, and his chips stay in the pot; `unsaid` is what is named in place of a rule then.
    """

    unsaid: RuleNumber | None = None
    they_folded: AfterSkipped | None = None
    they_checked: AfterSkipped | None = None
    they_bet_no_more: AfterSkipped | None = None
    they_bet_more: AfterSkipped | None = None
    checked_himself: AfterSkipped | None = None
    short_all_in: AfterSkipped | None = None
    directed: Retracted | None = None
    undersized: Undersized | None = None


_STANDS = AfterSkipped(may=(OpenTo.KEEP,), rule=COMMON)
COMMON_TURNS = TurnRules(
    rule=COMMON,
    they_folded=_STANDS,
    they_checked=_STANDS,
    they_bet_no_more=_STANDS,
    they_bet_more=AfterSkipped(
        may=(OpenTo.CALL, OpenTo.TAKE_BACK_AND_FOLD, OpenTo.TAKE_BACK_AND_RAISE),
        rule=COMMON,
    ),
)
"""What stands where a house's file says nothing: a wager binds where the action has not changed."""


def turns_of(turns: tuple[TurnRules, ...], variant: str) -> TurnRules:
    """The house's rulings for a game, else the common ones."""
    return for_game(turns, variant) or COMMON_TURNS
