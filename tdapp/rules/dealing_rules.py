"""A house's rules of dealing: draws, a deck that runs out, and who opens on cards face up."""

from enum import Enum

from tdapp.rules.rule import COMMON, Rule, RuleNumber


class Reshuffled(Enum):
    """Which discards of a draw are shuffled when the deck runs out."""

    ALL = "all"
    EARLIER_PLAYERS = "earlier_players"
    ALL_BUT_LAST_PLAYERS = "all_but_last_players"


class DrawRules(Rule, frozen=True):
    """A house's draws.

    Where the `fifth_comes_last`, a player who throws the whole hand away is dealt all cards but
    one, and that one after everybody else's; the last player's after a burn. Where `last_card_too`,
    the last card of the deck is not dealt but shuffled with the discards.
    """

    reshuffled: Reshuffled
    fifth_comes_last: bool = False
    last_card_too: bool = False


class StudShortage(Rule, frozen=True):
    """What follows where a street of stud has too few cards.

    Where `burns_return`, burnt cards are shuffled with the rest if that is enough; otherwise one
    community card is dealt.
    """

    burns_return: bool


class DealingRules(Rule, frozen=True):
    """A house's dealing."""

    draws: DrawRules
    shortage: StudShortage


COMMON_DEALING = DealingRules(
    draws=DrawRules(reshuffled=Reshuffled.ALL, rule=COMMON),
    shortage=StudShortage(burns_return=False, rule=COMMON),
    rule=COMMON,
)
"""What stands where a house is silent."""


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
