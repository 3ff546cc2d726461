"""What houses say of raises: how many there may be, and what an all-in for less opens."""

from enum import Enum

from tdapp.rules.rule import Rule, RuleNumber


class LiftedHeadsUp(Enum):
    """When the cap on raises goes while only two players are active."""

    NEVER = "never"
    IN_ANY_ROUND = "in_any_round"
    IN_LAST_ROUND = "in_last_round"
    BEFORE_IT_IS_REACHED = "before_it_is_reached"


class RaiseCap(Rule, frozen=True):
    """How many raises a betting round has in fixed-limit and spread-limit games.

    Where `bets_count`, an opening bet uses one up, a blind never; where `short_counts`, a short
    all-in does.
    """

    most: int
    heads_up: LiftedHeadsUp
    bets_count: bool = False
    short_counts: bool = False
    in_last_round: bool = True
    heads_up_in_tournaments: bool = True


class ShortAllIn(Rule, frozen=True):
    """What an all-in between two full bets is worth.

    Where `half_is_full`, half of a limit bet or more counts as a full one (limit games). Where
    `adds_up`, several short raises open the betting again for whom they add up to a full one
    (the other games). Where `first_is_full`, the first bet or raise of a round opens it
    again however short it is (the other games).
    """

    half_is_full: bool
    adds_up: bool
    first_is_full: bool = False


class Checking(Rule, frozen=True):
    """Where nobody may check though nothing is bet.

    In the `first_round`, where nothing was posted; in a stud game its opener may not fold either.
    Where `behind_checker_beats`, in the last round of stud only who beats the open cards of the
    first to check.
    """

    first_round: bool = True
    opener_must_bet: bool = False
    behind_checker_beats: RuleNumber | None = None


class HopelessCall(Rule, frozen=True):
    """A call of the last round that cannot win is handed back to the last who called."""


class BettingRules(Rule, frozen=True):
    """A house's raises; `rule` is where its book defines one."""

    cap: RaiseCap
    short_all_in: ShortAllIn
    checking: Checking = Checking(rule="common rules")
    hopeless_call: HopelessCall | None = None
