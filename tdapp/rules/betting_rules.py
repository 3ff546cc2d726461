"""What houses say of raises: how many there may be, and what an all-in for less opens."""

from enum import Enum

from tdapp.rules.rule import COMMON, Answer, Rule, RuleNumber


class LiftedHeadsUp(Enum):
    """When the cap on raises goes while only two players are active."""

    NEVER = "never"
    IN_ANY_ROUND = "in_any_round"
    IN_LAST_ROUND = "in_last_round"
    BEFORE_IT_IS_REACHED = "before_it_is_reached"


class RaiseCap(Rule, frozen=True):
    """How many raises a betting round has in fixed-limit and spread-limit games.

    Where `bets_count`, an opening bet uses one up, a blind never; where `short_counts`, a short
    all-in does. `in_tournaments` it holds too, or not, or what their conditions say. It is `only`
    for some games where games are named. Who is all-in is one of the two who are left, or
    only who can still bet, by `all_in_is_left`.
    """

    most: int
    heads_up: LiftedHeadsUp
    all_in_is_left: bool = True
    bets_count: bool = False
    short_counts: bool = False
    in_last_round: bool = True
    heads_up_in_tournaments: bool = True
    in_tournaments: Answer = Answer.YES
    only: tuple[str, ...] = ()

    def most_raises(self, *, tournament: bool, by_conditions: int | None) -> int | None:
        """How many there may be; None is any number."""
        if not tournament or self.in_tournaments is Answer.YES:
            return self.most
        return by_conditions if self.in_tournaments is Answer.BY_CONDITIONS else None


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


class PotLimit(Rule, frozen=True):
    """What the pot is where it limits a bet.

    The first betting round's has the ante that the big blind posts for all in it where that
    `big_blind_ante` counts.
    """

    big_blind_ante: bool = False


class HopelessCall(Rule, frozen=True):
    """A call of the last round that cannot win is handed back to the last who called."""


class BettingRules(Rule, frozen=True):
    """A house's raises; `rule` is where its book defines one."""

    cap: RaiseCap
    short_all_in: ShortAllIn
    checking: Checking = Checking(rule=COMMON)
    hopeless_call: HopelessCall | None = None
    pot_limit: PotLimit = PotLimit(rule=COMMON)
