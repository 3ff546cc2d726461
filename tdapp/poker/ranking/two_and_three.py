"""Exactly two hole cards with three of the board: Omaha (STAR 21.7.3), Manila (STAR 18.6.3)."""

from collections.abc import Callable, Sequence
from itertools import combinations

from tdapp.poker.cards import Card, rank_of
from tdapp.poker.ranking.best_five import BestFive
from tdapp.poker.ranking.lows import eight_or_better
from tdapp.poker.ranking.sums import FIVE

Cards = Sequence[Card]
TwoAndThree = Callable[[Cards, Cards], int]
THREE = 3


def two_and_three(tables: BestFive) -> TwoAndThree:
    """Give the strength of the best such hand of hole cards and a board of three to five.

    The ten threes of a whole board are written out, which makes it twice as fast.
    """
    mixed, weights = tables.by_ranks[FIVE], tables.weights[FIVE]

    def best(hole: Cards, board: Cards) -> int:
        if len(board) != FIVE:
            return _of_fewer(tables, hole, board)
        a, b, c, d, e = board
        a, b, c, d, e = weights[a], weights[b], weights[c], weights[d], weights[e]
        ab, cd, ce, de = a + b, c + d, c + e, d + e
        found = 0
        for one, other in combinations(hole, 2):
            two = weights[one] + weights[other]
            with_ab, with_cd, with_ce, with_de = two + ab, two + cd, two + ce, two + de
            found = max(
                found,
                mixed[with_ab + c],
                mixed[with_ab + d],
                mixed[with_ab + e],
                mixed[with_cd + a],
                mixed[with_cd + b],
                mixed[with_cd + e],
                mixed[with_ce + a],
                mixed[with_ce + b],
                mixed[with_de + a],
                mixed[with_de + b],
            )
            if not (one ^ other) & 3:
                found = max(found, _suited(tables, one, other, board))
        return found

    return best


def two_and_three_low(hole: Cards, board: Cards) -> int:
    """The best eight-or-better low of exactly two and three (CROWN 12.5.4(b)(vii)), 0 for none."""
    return max(
        eight_or_better((*two, *three))
        for two in combinations(hole, 2)
        for three in combinations(board, THREE)
    )


def _of_fewer(tables: BestFive, hole: Cards, board: Cards) -> int:
    threes = list(combinations(board, THREE))
    return max([tables.five(*two, *it) for two in combinations(hole, 2) for it in threes])


def _suited(tables: BestFive, one: Card, other: Card, board: Cards) -> int:
    """The best flush of two suited hole cards, 0 where the board has no three of their suit."""
    same = [1 << rank_of(card) for card in board if not (card ^ one) & 3]
    if len(same) < THREE:
        return 0
    held = 1 << rank_of(one) | 1 << rank_of(other)
    return max([tables.by_suited[held | sum(it)] for it in combinations(same, THREE)])
