"""Lows of different ranks: eight or better (CROWN 1.1, 3.2.1(b)(xi)), and Badugi."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from tdapp.poker.cards import ACE, RANKS, Card, rank_of, suit_of
from tdapp.poker.ranking.sums import FIVE

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


EIGHT = RANKS.index("8")
LOW_BITS = [0 if EIGHT < rank_of(it) < ACE else 1 << (rank_of(it) + 1) % 13 for it in range(52)]
"""Of each card: the bit of its rank, the ace's lowest; none from the nine to the king."""


def _low_bits(held: int) -> Iterator[int]:
    while held:
        yield held & -held
        held &= held - 1


def _strength(held: int) -> int:
    lowest = list(_low_bits(held))[:FIVE]
    return 0x100 - sum(lowest) if len(lowest) == FIVE else 0


STRENGTHS = [_strength(held) for held in range(0x100)]


def eight_or_better(cards: Sequence[Card]) -> int:
    """The strength of the best low in these cards, higher wins; 0 where none qualifies."""
    held = 0
    for card in cards:
        held |= LOW_BITS[card]
    return STRENGTHS[held]


def low_ranks(strength: int) -> tuple[int, ...]:
    """The five ranks of a low from the highest down, the ace last."""
    held = 0x100 - strength
    bits = (bit for bit in range(EIGHT + 1, -1, -1) if held >> bit & 1)
    return tuple((bit - 1) % 13 for bit in bits)
