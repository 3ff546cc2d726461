"""Cards as small numbers, the decks that houses play with, and how both are written."""

from collections.abc import Iterable, Sequence
from enum import IntEnum

from tdapp.core.refusal import Refusal

Card = int
"""Four times the rank (0 for a deuce, 12 for an ace) and the suit."""

RANKS = "23456789TJQKA"
SUITS = "cdhs"
ACE = 12
UNKNOWN: Card = -1
"""A card that was dealt and not seen, written "??"."""


class Deck(IntEnum):
    """How many cards a deck holds: from the ace down to the deuce, five, six, seven or ten."""

    FULL = 52
    FORTY = 40
    THIRTY_SIX = 36
    THIRTY_TWO = 32
    TWENTY = 20

    @property
    def lowest_rank(self) -> int:
        """The rank of its lowest cards, the ace counted high."""
        return 13 - self // 4

    @property
    def cards(self) -> Sequence[Card]:
        """Its cards in order, lowest first."""
        return range(4 * self.lowest_rank, 52)


def rank_of(card: Card) -> int:
    """The rank of a card, 0 for a deuce."""
    return card >> 2


def suit_of(card: Card) -> int:
    """The suit of a card in the order of CROWN 3.2.4: club, diamond, heart, spade."""
    return card & 3


def card(text: str) -> Card:
    """One card from text such as "As" or "10h", "??" if unknown; refuses with ``no_card``."""
    if text == "??":
        return UNKNOWN
    told = text.replace("10", "T")
    if len(told) != len("As"):
        raise Refusal("no_card", text=text)
    rank, suit = RANKS.find(told[0].upper()), SUITS.find(told[1].lower())
    if rank < 0 or suit < 0:
        raise Refusal("no_card", text=text)
    return 4 * rank + suit


def cards(text: str) -> tuple[Card, ...]:
    """Cards from text, with or without spaces; refuses with ``no_card`` and ``same_card``."""
    words = text.replace("10", "T").split()
    found = tuple(card(one) for word in words for one in _pairs(word))
    known = [one for one in found if one != UNKNOWN]
    if len(set(known)) < len(known):
        twice = next(one for one in known if known.count(one) > 1)
        raise Refusal("same_card", card=text_of(twice))
    return found


def _pairs(text: str) -> list[str]:
    return [text[at : at + 2] for at in range(0, len(text), 2)]


def text_of(one: Card) -> str:
    """A card as it is written: rank and suit."""
    return "??" if one == UNKNOWN else RANKS[one >> 2] + SUITS[one & 3]


def texts_of(some: Iterable[Card]) -> str:
    """Cards as they are written, with spaces."""
    return " ".join(map(text_of, some))
