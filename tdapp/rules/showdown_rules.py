"""What houses say of the showdown: who shows first, who must show, and boards that run again."""

from enum import Enum
from typing import Annotated

import msgspec

from tdapp.rules.rule import COMMON, Rule, RuleNumber


class Aggression(Enum):
    """Whose bet or raise counts for showing first.

    In the last betting round, in the round in which all-ins ended the betting if there was none
    after it, or in the whole round of play.
    """

    LAST_ROUND = "last_round"
    ROUND_OF_ALL_IN = "round_of_all_in"
    WHOLE_HAND = "whole_hand"


class AggressorGone(Enum):
    """Who shows first if the last player to bet or raise has no hand.

    Whoever of those still in did so last, and else the opener (P110); or at once the opener.
    """

    LATEST_STILL_IN = "latest_still_in"
    OPENER = "opener"


class Onlooker(Enum):
    """Who may ask to see hands that were in the showdown."""

    NOBODY = "nobody"
    CALLER = "caller"
    ANYBODY = "anybody"


class FirstToShow(Rule, frozen=True):
    """Who shows first. Where the `big_blind` is an aggressive act, it is the first of the hand.

    `gone` is for houses where the whole round counts.

    Nobody having bet, it is the first left of the button, or who has the highest hand showing.
    """

    aggression: Aggression
    big_blind: bool = False
    gone: AggressorGone = AggressorGone.LATEST_STILL_IN


class ShowRequest(Rule, frozen=True):
    """Who may ask to see hands; a caller is who called the final bet.

    By the rule `revives` a hand plays again where who asks has a live one.
    """

    who: Onlooker
    revives: RuleNumber | None = None


class RunItRule(Rule, frozen=True):
    """Boards that are dealt several times, `most` in all; only for so many `players`, if told.

    `short_stub` is the rule by which burnt cards are dealt where the stub ends and nobody saw that
    it would.
    """

    most: Annotated[int, msgspec.Meta(ge=2, le=10)]
    players: int | None = None
    short_stub: RuleNumber | None = None


class ShowdownRules(Rule, frozen=True):
    """A house's showdown.

    `called_all_in_shows` is the rule by which an all-in player who was called cannot muck,
    `called_shows` the one by which who bet or raised last and was called cannot, `all_show_in_stud`
    the one by which nobody can in stud. `faces_up` is the one by which, in
    tournaments, hands go up once nobody can bet any more.
    """

    first: FirstToShow
    asking: ShowRequest
    called_all_in_shows: RuleNumber | None = None
    called_shows: RuleNumber | None = None
    all_show_in_stud: RuleNumber | None = None
    faces_up: RuleNumber | None = None
    run_it: RunItRule | None = None


COMMON_SHOWDOWN = ShowdownRules(
    first=FirstToShow(aggression=Aggression.LAST_ROUND, rule=COMMON),
    asking=ShowRequest(who=Onlooker.NOBODY, rule=COMMON),
    rule=COMMON,
)
"""What stands where a house is silent."""


class OddUnit(Enum):
    """The smallest amount that a share may differ by."""

    SMALLEST_CHIP = "smallest_chip"
    TABLE_MINIMUM = "table_minimum"


class Nearest(Enum):
    """Where the winners are counted from, clockwise; or the highest card by suit comes first."""

    LEFT_OF_BUTTON = "left_of_button"
    SMALL_BLIND = "small_blind"
    HIGHEST_CARD = "highest_card"


class HighestOf(Enum):
    """Where the highest card by suit is looked for.

    In the five cards that win, one common to both passed over (CROWN 8.5.2 as read in P109), or in
    all that a player holds.
    """

    WINNING_FIVE = "winning_five"
    WHOLE_HAND = "whole_hand"


class OddChips(Rule, frozen=True):
    """How the remainder of a split pot goes.

    A share differs by the `unit`, in games that are split `by_chip` by the smallest chip. The
    winners come in an order: by `first`, or by the highest card in games `without_button`, sought
    in the `highest_of` their cards.
    `one_each` gives them a unit each until nothing is left; otherwise the first has all of it.
    """

    unit: OddUnit
    one_each: bool
    first: Nearest = Nearest.LEFT_OF_BUTTON
    without_button: tuple[str, ...] = ()
    highest_of: HighestOf = HighestOf.WHOLE_HAND
    by_chip: tuple[str, ...] = ()

    def smallest_share(self, variant: str, smallest_chip: int, table_minimum: int) -> int:
        """What a share may differ by at a table of a game, in chips."""
        by_minimum = self.unit is OddUnit.TABLE_MINIMUM and variant not in self.by_chip
        return table_minimum if by_minimum else smallest_chip

    def order(self, variant: str) -> Nearest:
        """How the winners of a game are ordered."""
        return Nearest.HIGHEST_CARD if variant in self.without_button else self.first
