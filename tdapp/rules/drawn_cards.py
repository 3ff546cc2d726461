"""Cards drawn to decide something between people, as they fell: an ace is high, suits count not."""

from collections.abc import Mapping
from typing import TypeVar

from tdapp.core.refusal import Refusal

RANKS = {str(rank): rank for rank in range(2, 11)} | {"J": 11, "Q": 12, "K": 13, "A": 14}
Drawing = TypeVar("Drawing")


def rank_of(card: str) -> int:
    """The rank of a card such as ``7``, ``10h`` or ``Q``, the ace high; a suit is not looked at.

    Refuses ``no_such_card``.

    >>> rank_of("10h")
    10
    >>> rank_of("a")
    14
    """
    told = card.strip().upper().replace("T", "10")
    rank = RANKS.get(told, RANKS.get(told[:-1] if told[-1:] in "CDHS" else ""))
    if rank is None:
        raise Refusal("no_such_card", card=card)
    return rank


def by_cards(cards: Mapping[Drawing, str]) -> tuple[Drawing, ...]:
    """Who drew the highest card; several draw again among themselves.

    STAR 6.2, 6.4, CROWN 8.1.1, ADELAIDE 10 (P93), TAS B7.2, C6.2. Refuses ``no_such_card``.

    >>> by_cards({"Ann": "K", "Bob": "A"})
    ('Bob',)
    >>> by_cards({"Ann": "K", "Bob": "K", "Cy": "4"})
    ('Ann', 'Bob')
    """
    ranks = {who: rank_of(card) for who, card in cards.items()}
    highest = max(ranks.values(), default=0)
    return tuple(who for who, rank in ranks.items() if rank == highest)
