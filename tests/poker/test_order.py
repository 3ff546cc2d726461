"""Our order of a full deck is the one that two other evaluators have, hand against hand."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from random import Random

import pytest
from phevaluator.evaluator import evaluate_cards
from treys import Card as TreysCard
from treys import Evaluator

from tdapp.poker.cards import Card, Deck, text_of
from tdapp.poker.ranking.best_five import best_five
from tests.poker.houses import play_rules

TREYS_CARDS = [TreysCard.new(text_of(one)) for one in Deck.FULL.cards]
TREYS = Evaluator()

Evaluate = Callable[[Sequence[Card]], int]


def by_phevaluator(cards: Sequence[Card]) -> int:
    return int(evaluate_cards(*cards))


def by_treys(cards: Sequence[Card]) -> int:
    return int(TREYS.evaluate([], [TREYS_CARDS[one] for one in cards]))


def assert_same_order(peer: Evaluate, deals: Iterable[Sequence[Card]]) -> None:
    """Equal hands are equal to the peer; a better one is better, which it says by a lower rank."""
    ours, ranks = best_five(play_rules("OPEN").order_of(52, "holdem")), dict[int, int]()
    for cards in deals:
        rank = peer(cards)
        assert ranks.setdefault(ours.of(cards), rank) == rank
    upwards = [ranks[strength] for strength in sorted(ranks)]
    assert all(worse > better for worse, better in pairwise(upwards))


def deals(count: int, size: int) -> Iterable[Sequence[Card]]:
    chance = Random(count)
    return (chance.sample(Deck.FULL.cards, size) for _ in range(count))


@pytest.mark.parametrize("peer", [by_phevaluator, by_treys])
@pytest.mark.parametrize("size", [5, 6, 7])
def test_hands_rank_as_two_others_rank_them(peer: Evaluate, size: int) -> None:
    assert_same_order(peer, deals(3_000, size))


@pytest.mark.long
@pytest.mark.parametrize("peer", [by_phevaluator, by_treys])
def test_a_million_hands_rank_as_two_others_rank_them(peer: Evaluate) -> None:
    assert_same_order(peer, deals(1_000_000, 7))
