"""Badugi: the most cards of different ranks and suits, then the lowest; the ace is low."""

from collections.abc import Sequence
from itertools import combinations

from tdapp.poker.cards import Card, rank_of, suit_of

FOUR = 4
ACE_IS_LOW = 13
"""Ranks are read with the ace below the deuce: the deuce is 1."""

MORE_THAN_ANY_LOW = 13 * 13 * 13 * 13


def badugi(cards: Sequence[Card]) -> int:
    """The strength of the best badugi of up to four cards; higher wins, equal ones split."""
    for size in range(min(FOUR, len(cards)), 0, -1):
        found = [_lowness(some) for some in combinations(cards, size) if _differ(some)]
        if found:
            return size * MORE_THAN_ANY_LOW - min(found)
    return 0


def badugi_ranks(strength: int) -> tuple[int, ...]:
    """The ranks of a badugi from the highest down, the ace last; so many as it has cards."""
    size = -(-strength // MORE_THAN_ANY_LOW)
    low, found = size * MORE_THAN_ANY_LOW - strength, []
    for _ in range(size):
        low, digit = divmod(low, ACE_IS_LOW)
        found.append((digit - 1) % ACE_IS_LOW)
    return tuple(reversed(found))


def _differ(cards: Sequence[Card]) -> bool:
    ranks, suits = set(map(rank_of, cards)), set(map(suit_of, cards))
    return len(ranks) == len(suits) == len(cards)


def _lowness(cards: Sequence[Card]) -> int:
    """The ranks as the digits of one number, the highest first."""
    number = 0
    for rank in sorted(((rank_of(card) + 1) % ACE_IS_LOW for card in cards), reverse=True):
        number = number * ACE_IS_LOW + rank
    return number
