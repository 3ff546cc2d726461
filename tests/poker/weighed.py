"""All hands of a deck, few at a time: one hand for all that differ in suits alone, and how many."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb, prod

from tdapp.poker.cards import Card, Deck

Weighed = tuple[tuple[Card, ...], int]
"""Some cards, and for how many hands they stand."""

FLUSH = 5


def held(ranks: Sequence[int], size: int, most: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """All hands of so many ranks: each rank in it, and how often; at most `most` of each."""
    if size == 0:
        yield ()
        return
    for at, rank in enumerate(ranks):
        for more in range(1, min(most, size) + 1):
            for rest in held(ranks[at + 1 :], size - more, most):
                yield ((rank, more), *rest)


def hands(deck: Deck, size: int) -> Iterator[Weighed]:
    """All hands of a deck: those in which five are of one suit, and those in which none are."""
    ranks = range(deck.lowest_rank, 13)
    flushes: dict[tuple[tuple[int, int], ...], int] = {}
    for suited in range(FLUSH, size + 1):
        for flush in combinations(ranks, suited):
            for others in held(ranks, size - suited, 3):
                count = 4 * prod(comb(3, more) for _, more in others)
                spread = [4 * rank + suit for rank, more in others for suit in range(1, more + 1)]
                yield (*(4 * rank for rank in flush), *spread), count
                every = dict.fromkeys(flush, 1)
                for rank, more in others:
                    every[rank] = every.get(rank, 0) + more
                key = tuple(sorted(every.items()))
                flushes[key] = flushes.get(key, 0) + count
    for hand in held(ranks, size, 4):
        count = prod(comb(4, more) for _, more in hand) - flushes.get(hand, 0)
        every_rank = [rank for rank, more in hand for _ in range(more)]
        yield tuple(4 * rank + at % 4 for at, rank in enumerate(every_rank)), count
