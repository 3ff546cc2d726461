"""What a card weighs: the sum of a hand's weights tells its ranks, and whether five are suited."""

from collections.abc import Mapping, Sequence
from itertools import product

from tdapp.poker.cards import Deck, rank_of, suit_of

FIVE = 5
"""Cards of a hand that is compared."""

OF_FIVE = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)
OF_MORE = (0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181)
"""No two hands of so many ranks, at most four of each, add up to the same: of five, or of seven."""

SUIT_WEIGHTS = (0, 1, 25, 32)
"""The suits of six or seven cards of which five are of one suit add up as no others do."""

RANK_BITS = 23
RANKS_ONLY = (1 << RANK_BITS) - 1


def rank_weights(size: int, deck: Deck) -> Sequence[int]:
    """What each rank weighs in hands of so many cards; the deck's lowest weighs nothing."""
    below = deck.lowest_rank
    weights = OF_FIVE if size == FIVE else OF_MORE
    return [0] * below + list(weights[: len(weights) - below])


def card_weights(size: int, deck: Deck) -> Sequence[int]:
    """What each card weighs: its rank's weight in the low bits, its suit's above them.

    The suits of five cards are looked at one by one, and weigh nothing.
    """
    ranks = rank_weights(size, deck)
    suits = (0, 0, 0, 0) if size == FIVE else SUIT_WEIGHTS
    return [ranks[rank_of(it)] | suits[suit_of(it)] << RANK_BITS for it in range(52)]


def _five_suited(size: int) -> Sequence[bool]:
    """For each sum of so many suits, whether five or more are of one suit; a list is asked fast."""
    found = [False] * (size * max(SUIT_WEIGHTS) + 1)
    for held in product(range(size + 1), repeat=4):
        if sum(held) == size and max(held) >= FIVE:
            found[sum(map(int.__mul__, held, SUIT_WEIGHTS))] = True
    return found


FIVE_SUITED: Mapping[int, Sequence[bool]] = {size: _five_suited(size) for size in (6, 7)}
