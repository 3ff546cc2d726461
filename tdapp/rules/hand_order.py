"""The order of hands of a house and deck, and what it says of Chinese poker."""

from enum import Enum
from typing import Annotated, Literal

import msgspec

from tdapp.rules.rule import Rule, RuleForGames


class Category(Enum):
    """What a five-card hand is; a royal flush is the highest straight flush."""

    STRAIGHT_FLUSH = "straight_flush"
    FOUR_OF_A_KIND = "four_of_a_kind"
    FULL_HOUSE = "full_house"
    FLUSH = "flush"
    STRAIGHT = "straight"
    THREE_OF_A_KIND = "three_of_a_kind"
    TWO_PAIR = "two_pair"
    ONE_PAIR = "one_pair"
    HIGH_CARD = "high_card"


Categories = Annotated[tuple[Category, ...], msgspec.Meta(min_length=9, max_length=9)]


class HandOrder(RuleForGames, frozen=True):
    """How the hands of a deck rank: `order` is from high to low.

    Where `ace_low`, the ace also stands below the deck's lowest card, in a straight only.
    """

    deck: Literal[52, 40, 36, 32, 20]
    order: Categories
    ace_low: bool


class ChineseRules(Rule, frozen=True):
    """Chinese poker, in units.

    `active` players are dealt in of those who are `seated`. Each hand that beats an opponent's wins
    one unit, and `most_hands` more goes to who wins more of the three; `wrongly_set` hands cost as
    much to each opponent.
    """

    active: int
    seated: int
    most_hands: int
    wrongly_set: int
