"""The best five of five to seven cards, by tables that are asked with one sum a hand."""

from array import array
from collections.abc import Callable, Mapping, Sequence
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
HeldBySum: TypeAlias = Mapping[int, tuple[int, int]]
"""How often each rank is held, in so many bits, and a strength, by the sum of a hand."""

FOUR, SIX, SEVEN = 4, 6, 7
COUNT_BITS = 3


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
        self.by_ranks: Mapping[int, BySum] = {FIVE: self._of_five(), **self._of_more()}
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

    def _of_five(self) -> "array[int]":
        weights = rank_weights(FIVE, self._deck)
        found = _room(weights, FIVE)
        for ranks, strength in self.strengths.mixed.items():
            found[sum([weights[rank] for rank in ranks])] = strength
        return found

    def _of_more(self) -> Mapping[int, BySum]:
        """The best of the hands with one card fewer; six and seven cards weigh the same."""
        weights = rank_weights(SEVEN, self._deck)
        one = {rank: 1 << COUNT_BITS * rank for rank in self._ranks}
        steps = [(weights[rank], one[rank], FOUR * one[rank]) for rank in self._ranks]
        five = {
            sum([weights[rank] for rank in ranks]): (sum([one[rank] for rank in ranks]), strength)
            for ranks, strength in self.strengths.mixed.items()
        }
        six = _one_more(five, steps)
        seven = _room(weights, SEVEN)
        for total, (held, strength) in six.items():
            for weight, _, four in steps:
                if not held & four and seven[total + weight] < strength:
                    seven[total + weight] = strength
        return {SIX: {total: strength for total, (_, strength) in six.items()}, SEVEN: seven}

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


def _room(weights: Sequence[int], size: int) -> "array[int]":
    """A place for the strength at each sum of so many ranks, so that one look finds it."""
    *_, second, first = weights
    return array("H", [0]) * (FOUR * first + (size - FOUR) * second + 1)


def _one_more(fewer: HeldBySum, steps: Sequence[tuple[int, int, int]]) -> HeldBySum:
    """Hands with a card more and their best strength; a step is its weight, one held, four held."""
    found: dict[int, tuple[int, int]] = {}
    for total, (held, strength) in fewer.items():
        for weight, one, four in steps:
            more = total + weight
            if not held & four and (more not in found or found[more][1] < strength):
                found[more] = held + one, strength
    return found


def _five(tables: BestFive) -> Five:
    def five(
        a: Card,
        b: Card,
        c: Card,
        d: Card,
        e: Card,
        weights: Sequence[int] = tables.weights[FIVE],
        mixed: BySum = tables.by_ranks[FIVE],
    ) -> int:
        ranks = weights[a] + weights[b] + weights[c] + weights[d] + weights[e]
        if (a ^ b) & 3 or (a ^ c) & 3 or (a ^ d) & 3 or (a ^ e) & 3:
            return mixed[ranks]
        return tables.suited((a, b, c, d, e)) or mixed[ranks]

    return five


def _seven(tables: BestFive) -> Seven:
    def seven(  # noqa: PLR0913, PLR0917 - a sequence of cards would cost half the speed
        a: Card,
        b: Card,
        c: Card,
        d: Card,
        e: Card,
        f: Card,
        g: Card,
        weights: Sequence[int] = tables.weights[SEVEN],
        mixed: BySum = tables.by_ranks[SEVEN],
        suited: Sequence[bool] = FIVE_SUITED[SEVEN],
    ) -> int:
        total = (
            weights[a] + weights[b] + weights[c] + weights[d] + weights[e] + weights[f] + weights[g]
        )
        if suited[total >> RANK_BITS]:
            return max(mixed[total & RANKS_ONLY], tables.suited((a, b, c, d, e, f, g)))
        return mixed[total & RANKS_ONLY]

    return seven
