"""The front hand of Chinese poker: three cards, trips, a pair or neither (CROWN 13.3.1)."""

from collections import Counter
from collections.abc import Sequence

from tdapp.poker.cards import Card, rank_of
from tdapp.poker.ranking.strengths import HandName
from tdapp.rules.hand_order import Category

CATEGORY = {3: Category.THREE_OF_A_KIND, 2: Category.ONE_PAIR, 1: Category.HIGH_CARD}


def front_hand(cards: Sequence[Card]) -> HandName:
    """What three cards are; neither straights nor flushes count."""
    counted = Counter(map(rank_of, cards))
    ranks = sorted(counted, key=lambda rank: (counted[rank], rank), reverse=True)
    return HandName(CATEGORY[max(counted.values())], tuple(ranks))


def front_strength(cards: Sequence[Card]) -> tuple[int, ...]:
    """A key by which front hands are compared: higher wins, equal ones tie."""
    name = front_hand(cards)
    return (list(CATEGORY.values())[::-1].index(name.category), *name.ranks)
