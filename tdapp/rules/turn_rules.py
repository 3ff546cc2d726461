"""What an act out of turn is worth, once those who were skipped have acted."""

from enum import Enum

from tdapp.rules.rule import COMMON, Rule, RuleForGames, for_game


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
    turn, and his chips stay in the pot.
    """

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
