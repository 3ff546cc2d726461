"""The order of hands of a house and deck, as a rulebook states it."""

from enum import Enum
from typing import Annotated, Literal

import msgspec

from tdapp.rules.rule import RuleForGames


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
