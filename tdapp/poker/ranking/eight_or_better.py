"""Lows of five different ranks from the eight down, the ace low (CROWN 1.1, 3.2.1(b)(xi))."""

from collections.abc import Iterator, Sequence

from tdapp.poker.cards import ACE, RANKS, Card, rank_of
from tdapp.poker.ranking.sums import FIVE

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
