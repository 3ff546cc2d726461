"""Who opens where cards are dealt face up."""

from enum import Enum

from tdapp.rules.rule import Rule, RuleNumber


class OpeningCard(Enum):
    """The card that opens the first round of a high game; in razz it is the other one."""

    LOWEST = "lowest"
    HIGHEST = "highest"


class Tie(Enum):
    """Which of equal cards or hands opens."""

    SUIT = "suit"
    LEFT_OF_BUTTON = "left_of_button"


class UpperOnPair(Rule, frozen=True):
    """An open pair on the second street allows the upper limit too, in fixed limit `only` of these.

    A bet or raise of the upper limit lets no lower one follow.
    """

    only: tuple[str, ...]


class StudRules(Rule, frozen=True):
    """A house's openers and bets (STAR 16.3-16.5, CROWN 10.3-10.6, TAS B11).

    `tie` is of cards in the first round, `tie_of_hands` of hands that show in those after it. Where
    `community_opens`, a card that all share counts for the hand that opens. Where
    `raise_covers_call`, a raise is no less than what its player calls. By `button_frozen` the
    button of mixed games stays where it is while stud is played.
    """

    first: OpeningCard
    tie: Tie
    tie_of_hands: Tie = Tie.LEFT_OF_BUTTON
    community_opens: bool = False
    upper_on_pair: UpperOnPair | None = None
    raise_covers_call: bool = False
    button_frozen: RuleNumber | None = None


NO_STUD = StudRules(first=OpeningCard.LOWEST, tie=Tie.SUIT, rule="not offered")
"""What stands where a house has no such game."""
