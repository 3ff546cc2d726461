"""What houses say of dealing: draws, and a deck that runs out."""

from enum import Enum

from tdapp.rules.rule import COMMON, Rule


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
