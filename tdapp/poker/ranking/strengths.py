"""Every five-card hand from the worst to the best of an order, each with a number and a name."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, combinations, repeat

from tdapp.poker.cards import ACE, Card, Deck, rank_of
from tdapp.rules.hand_order import Category, HandOrder

Ranks = tuple[int, ...]
"""Ranks in the order in which they are compared."""

GROUPS = {
    Category.FOUR_OF_A_KIND: (4, 1),
    Category.FULL_HOUSE: (3, 2),
    Category.THREE_OF_A_KIND: (3, 1, 1),
    Category.TWO_PAIR: (2, 2, 1),
    Category.ONE_PAIR: (2, 1, 1, 1),
    Category.HIGH_CARD: (1, 1, 1, 1, 1),
}
RUNS = {Category.STRAIGHT, Category.STRAIGHT_FLUSH}
OF_ONE_SUIT = {Category.FLUSH, Category.STRAIGHT_FLUSH}


@dataclass(frozen=True, slots=True)
class HandName:
    """A hand: its category and its ranks, those that decide first. A straight has its top alone."""

    category: Category
    ranks: Ranks


@dataclass(frozen=True)
class Strengths:
    """The hands of an order from the worst on; a strength is a place in it, 1 for the worst.

    `runs` has the straights: their five ranks from high to low, and the rank that names them.
    """

    names: Sequence[HandName]
    runs: Mapping[Ranks, int]

    def name(self, strength: int) -> HandName:
        """The hand that a strength stands for."""
        return self.names[strength - 1]

    @cached_property
    def mixed(self) -> Mapping[Ranks, int]:
        """Strengths of hands that are not of one suit, by their five ranks."""
        return self._by_ranks(suited=False)

    @cached_property
    def suited(self) -> Mapping[Ranks, int]:
        """Strengths of hands of one suit, by their five ranks."""
        return self._by_ranks(suited=True)

    def _by_ranks(self, *, suited: bool) -> Mapping[Ranks, int]:
        return {
            self._five(name): at
            for at, name in enumerate(self.names, 1)
            if (name.category in OF_ONE_SUIT) is suited
        }

    def _five(self, name: HandName) -> Ranks:
        if name.category in RUNS:
            return next(run for run, top in self.runs.items() if (top,) == name.ranks)
        sizes = GROUPS.get(name.category, GROUPS[Category.HIGH_CARD])
        return tuple(chain.from_iterable(map(repeat, name.ranks, sizes)))


def high(order: HandOrder) -> Strengths:
    """The hands of a house's deck (CROWN 3.2, STAR 13, TAS B14, ADELAIDE 43, BONUS 8.1)."""
    ranks = range(Deck(order.deck).lowest_rank, ACE + 1)
    runs = _runs(ranks, ace_low=order.ace_low)
    upwards = reversed(order.order)
    return Strengths([it for one in upwards for it in _hands(one, ranks, runs)], runs)


def ace_to_five(deck: Deck) -> Strengths:
    """Lows in which the ace is low and neither straight nor flush counts (CROWN 9.6.3(c))."""
    ranks = (-1, *range(deck.lowest_rank, ACE))
    found = [it for one in GROUPS for it in reversed(_hands(one, ranks, {}))]
    return Strengths(
        [HandName(it.category, tuple(rank % 13 for rank in it.ranks)) for it in found], {}
    )


def deuce_to_seven(deck: Deck) -> Strengths:
    """Lows in which the ace is high, and straights and flushes count against (CROWN 9.6.3(b))."""
    ranks = range(deck.lowest_rank, ACE + 1)
    runs = _runs(ranks, ace_low=False)
    return Strengths([it for one in Category for it in reversed(_hands(one, ranks, runs))], runs)


def _runs(ranks: Sequence[int], *, ace_low: bool) -> Mapping[Ranks, int]:
    runs = {tuple(ranks[at - 4 : at + 1][::-1]): ranks[at] for at in range(4, len(ranks))}
    small = (ranks[-1], *ranks[3::-1])
    return runs | {small: ranks[3]} if ace_low and small not in runs else runs


def _hands(
    category: Category, ranks: Sequence[int], runs: Mapping[Ranks, int]
) -> Sequence[HandName]:
    """The hands of a category from the worst on."""
    if category in RUNS:
        found: Iterator[Ranks] = ((top,) for top in runs.values())
    else:
        sizes = GROUPS.get(category, GROUPS[Category.HIGH_CARD])
        found = (five for five in _grouped(ranks, sizes) if five not in runs)
    return [HandName(category, it) for it in sorted(found)]


def _grouped(ranks: Sequence[int], sizes: Sequence[int]) -> Iterator[Ranks]:
    """All ways to choose ranks for groups of these sizes; among equal groups the highest first."""
    if not sizes:
        yield ()
        return
    same = sizes.count(sizes[0])
    for chosen in combinations(reversed(ranks), same):
        left = [rank for rank in ranks if rank not in chosen]
        for rest in _grouped(left, sizes[same:]):
            yield (*chosen, *rest)


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
