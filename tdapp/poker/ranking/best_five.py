"""The best five of five to seven cards, by tables that are asked with one sum a hand."""

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from msgspec.structs import replace

from tdapp.poker.cards import ACE, Card, Deck, rank_of, suit_of
from tdapp.poker.ranking.strengths import HandName, Strengths, ace_to_five, deuce_to_seven, high
from tdapp.poker.ranking.sums import (
    FIVE,
    FIVE_SUITED,
    RANK_BITS,
    RANKS_ONLY,
    card_weights,
    rank_weights,
)
from tdapp.rules.hand_order import HandOrder

Five = Callable[[Card, Card, Card, Card, Card], int]
Seven = Callable[[Card, Card, Card, Card, Card, Card, Card], int]
BySum: TypeAlias = "Mapping[int, int] | array[int]"
SIX, SEVEN = 6, 7


class BestFive:
    """Asks the strengths of an order: a higher one wins, equal ones split.

    `five` and `seven` take so many cards one by one and are made for speed; `of` takes five to
    seven in a sequence. What they are given is not checked: cards of the deck, none twice.
    """

    def __init__(self, strengths: Strengths, deck: Deck) -> None:
        self.strengths = strengths
        self._deck = deck
        self._ranks = range(deck.lowest_rank, ACE + 1)
        self.weights = {size: card_weights(size, deck) for size in (FIVE, SIX, SEVEN)}
        six = self._of_more(SIX, self._of_five(SIX))
        self.by_ranks: Mapping[int, BySum] = {
            FIVE: _spread(self._of_five(FIVE)),
            SIX: six,
            SEVEN: _spread(self._of_more(SEVEN, six)),
        }
        self.by_suited = self._of_one_suit()
        self.five = _five(self)
        self.seven = _seven(self)

    def of(self, cards: Sequence[Card]) -> int:
        """The strength of the best five of these five to seven cards."""
        size = len(cards)
        if size == FIVE:
            return self.five(*cards)
        total = sum(map(self.weights[size].__getitem__, cards))
        mixed = self.by_ranks[size][total & RANKS_ONLY]
        if FIVE_SUITED[size][total >> RANK_BITS]:
            return max(mixed, self.suited(cards))
        return mixed

    def name(self, strength: int) -> HandName:
        """What a strength stands for."""
        return self.strengths.name(strength)

    def suited(self, cards: Sequence[Card]) -> int:
        """The strength of the best flush among these cards, 0 where there is none."""
        held = [0, 0, 0, 0]
        for one in cards:
            held[suit_of(one)] |= 1 << rank_of(one)
        return max(self.by_suited.get(ranks, 0) for ranks in held)

    def _of_five(self, size: int) -> dict[int, int]:
        """Hands of five, added up as hands of so many are."""
        weights, mixed = rank_weights(size, self._deck), self.strengths.mixed
        return {sum([weights[rank] for rank in ranks]): at for ranks, at in mixed.items()}

    def _of_more(self, size: int, fewer: Mapping[int, int]) -> dict[int, int]:
        """The best that is left when one card of so many goes."""
        weights = rank_weights(size, self._deck)[self._deck.lowest_rank :]
        return {
            total: max([fewer[total - weight] for weight in held])
            for total, held in _held(weights, size)
        }

    def _of_one_suit(self) -> Mapping[int, int]:
        """By the ranks of one suit, a bit each."""
        suited = {_bits(ranks): at for ranks, at in self.strengths.suited.items()}
        for size in (SIX, SEVEN) if suited else ():
            for ranks in combinations(self._ranks, size):
                bits = _bits(ranks)
                suited[bits] = max(suited[bits ^ 1 << rank] for rank in ranks)
        return suited


@lru_cache
def best_five(order: HandOrder) -> BestFive:
    """The tables of a house's order, made once for all houses that have the same."""
    return _alike(replace(order, rule="", only=()))


@lru_cache
def _alike(order: HandOrder) -> BestFive:
    return BestFive(high(order), Deck(order.deck))


@lru_cache
def best_low(deck: Deck) -> BestFive:
    """The tables of ace-to-five lows (CROWN 9.6.3(c), razz 10.6.6(c)), made once."""
    return BestFive(ace_to_five(deck), deck)


@lru_cache
def best_deuce_low(deck: Deck) -> BestFive:
    """The tables of deuce-to-seven lows (CROWN 9.6.3(b)), made once; of five cards only."""
    return BestFive(deuce_to_seven(deck), deck)


def _bits(ranks: Sequence[int]) -> int:
    return sum(1 << rank for rank in ranks)


def _spread(by_sum: Mapping[int, int]) -> "array[int]":
    """The same strengths at their sums, so that one look in memory finds them."""
    spread = array("H", bytes(2 * (max(by_sum) + 1)))
    for total, strength in by_sum.items():
        spread[total] = strength
    return spread


def _held(weights: Sequence[int], size: int) -> Iterator[tuple[int, list[int]]]:
    """Every hand of so many ranks: what it adds up to, and the weights in it, each once."""
    hands: list[list[tuple[int, list[int]]]] = [[(0, [])], *([] for _ in range(size))]
    for weight in weights:
        for total in range(size, 0, -1):
            hands[total] += [
                (sum_ + weight * more, [*held, weight])
                for more in range(1, min(4, total) + 1)
                for sum_, held in hands[total - more]
            ]
    return iter(hands[size])


def _five(tables: BestFive) -> Five:
    def five(  # noqa: PLR0913, PLR0917 - a sequence of cards would cost half the speed
        a: Card,
        b: Card,
        c: Card,
        d: Card,
        e: Card,
        weights: Sequence[int] = tables.weights[FIVE],
        mixed: BySum = tables.by_ranks[FIVE],
        suited: Sequence[int] = FIVE_SUITED[FIVE],
    ) -> int:
        total = weights[a] + weights[b] + weights[c] + weights[d] + weights[e]
        if suited[total >> RANK_BITS]:
            return tables.suited((a, b, c, d, e)) or mixed[total & RANKS_ONLY]
        return mixed[total & RANKS_ONLY]

    return five


def _seven(tables: BestFive) -> Seven:
    def seven(  # noqa: PLR0913, PLR0917
        a: Card,
        b: Card,
        c: Card,
        d: Card,
        e: Card,
        f: Card,
        g: Card,
        weights: Sequence[int] = tables.weights[SEVEN],
        mixed: BySum = tables.by_ranks[SEVEN],
        suited: Sequence[int] = FIVE_SUITED[SEVEN],
    ) -> int:
        total = (
            weights[a] + weights[b] + weights[c] + weights[d] + weights[e] + weights[f] + weights[g]
        )
        if suited[total >> RANK_BITS]:
            return max(mixed[total & RANKS_ONLY], tables.suited((a, b, c, d, e, f, g)))
        return mixed[total & RANKS_ONLY]

    return seven
