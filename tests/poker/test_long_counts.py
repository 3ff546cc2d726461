"""Counts that need minutes: every hand one by one, every Manila deal, every board of a duel."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations, starmap

import pytest
from msgspec.structs import replace

from tdapp.poker.cards import Card, Deck, cards
from tdapp.poker.ranking.best_five import best_five
from tdapp.poker.ranking.two_and_three import two_and_three
from tdapp.rules.hand_order import Category
from tests.poker.hand_counts import FIVE, FROM_THE_TOP, SEVEN, SEVEN_TRIPS_FIRST
from tests.poker.houses import play_rules

pytestmark = pytest.mark.long

C = Category
FLUSH_OVER_FULL = (
    C.STRAIGHT_FLUSH, C.FOUR_OF_A_KIND, C.FLUSH, C.FULL_HOUSE, C.STRAIGHT, C.THREE_OF_A_KIND,
    C.TWO_PAIR, C.ONE_PAIR, C.HIGH_CARD,
)  # fmt: skip
STANDARD = FROM_THE_TOP
FLUSH_OVER_FOUR = (C.STRAIGHT_FLUSH, C.FLUSH, C.FOUR_OF_A_KIND, *FLUSH_OVER_FULL[3:])
TRIPS_OVER_STRAIGHT = (
    *FLUSH_OVER_FULL[:4], C.THREE_OF_A_KIND, C.STRAIGHT, *FLUSH_OVER_FULL[6:],
)  # fmt: skip

TWO_HOLE = {
    32: (67_704, 471_744, 591_528, 3_806_880, 10_343_832, 9_309_048, 26_332_920, 18_705_960,
         1_053_360),
    36: (108_000, 803_520, 1_800_144, 6_677_856, 17_609_040, 19_672_128, 58_885_056, 61_988_976,
         7_756_560),
}  # fmt: skip
THREE_HOLE = {
    32: (1_669_952, 7_858_056, 13_489_560, 79_511_264, 161_380_080, 69_413_456, 216_182_400,
         39_520_032, 0),
    36: (3_094_368, 15_529_392, 47_176_176, 165_719_520, 351_700_320, 191_935_680, 664_661_808,
         249_612_912, 5_148_864),
}  # fmt: skip
OTHERWISE: dict[tuple[int, tuple[Category, ...]], dict[Category, int]] = {
    (32, STANDARD): {C.FLUSH: 12_828_600, C.FULL_HOUSE: 80_172_224},
    (36, STANDARD): {C.FLUSH: 45_620_976, C.FULL_HOUSE: 167_274_720},
    (32, FLUSH_OVER_FOUR): {C.FLUSH: 13_520_160, C.FOUR_OF_A_KIND: 7_827_456},
    (36, FLUSH_OVER_FOUR): {C.FLUSH: 47_248_176, C.FOUR_OF_A_KIND: 15_457_392},
    (32, TRIPS_OVER_STRAIGHT): {C.THREE_OF_A_KIND: 85_561_280, C.STRAIGHT: 145_232_256},
    (36, TRIPS_OVER_STRAIGHT): {C.THREE_OF_A_KIND: 217_586_880, C.STRAIGHT: 326_049_120},
}
"""What another order changes with three hole cards, of which two are used."""

TRIPS_FIRST = {32: (9_766_848, 9_886_032), 36: (20_221_488, 17_059_680)}
"""Trips and straights with two hole cards, where trips are above straights."""


def boards(deck: Deck) -> Iterator[tuple[tuple[Card, ...], int]]:
    """One board for all that differ by the names of suits alone, and how many they are."""
    alike: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for board in combinations(deck.cards, 5):
        held: list[list[int]] = [[], [], [], []]
        for one in board:
            held[one & 3].append(one >> 2)
        alike[tuple(sorted(map(tuple, held)))] += 1
    for suits, count in alike.items():
        yield tuple(4 * rank + suit for suit, ranks in enumerate(suits) for rank in ranks), count


def manila(deck: Deck, order: Sequence[Category]) -> tuple[list[int], list[int]]:
    """How many deals make each category of the order, with two and with three hole cards."""
    usual = play_rules("STAR").order_of(deck, "")
    tables = best_five(replace(usual, order=tuple(order), ace_low=True))
    best, place = two_and_three(tables), list(order)[::-1].index
    places = [0, *(place(name.category) for name in tables.strengths.names)]
    twos, threes = Counter[int](), Counter[int]()
    for board, count in boards(deck):
        left = [one for one in deck.cards if one not in board]
        pairs = [[places[best((a, b), board)] for b in left[:at]] for at, a in enumerate(left)]
        seen, lower = Counter(chain.from_iterable(pairs)), 0
        for found in sorted(seen):
            twos[found] += count * seen[found]
            so_far = triples(pairs, found)
            threes[found] += count * (so_far - lower)
            lower = so_far
    from_the_top = range(8, -1, -1)
    return [twos[at] for at in from_the_top], [threes[at] for at in from_the_top]


def triples(pairs: Sequence[Sequence[int]], most: int) -> int:
    """How many three cards have no pair among them that makes more than this."""
    near = [sum(1 << at for at, found in enumerate(row) if found <= most) for row in pairs]
    return sum(
        (mask & near[other]).bit_count()
        for mask, row in zip(near, pairs, strict=True)
        for other, found in enumerate(row)
        if found <= most
    )


@pytest.mark.parametrize("deck", [32, 36])
@pytest.mark.parametrize(
    "order", [FLUSH_OVER_FULL, STANDARD, FLUSH_OVER_FOUR, TRIPS_OVER_STRAIGHT],
    ids=["flush over full house", "standard", "flush over four", "trips over straight"],
)  # fmt: skip
def test_manila_hands_of_exactly_two_and_three_are_as_many_as_counted_elsewhere(
    deck: int, order: Sequence[Category]
) -> None:
    twos, threes = manila(Deck(deck), order)
    expected = dict(zip(FLUSH_OVER_FULL, THREE_HOLE[deck], strict=True))
    expected |= OTHERWISE.get((deck, tuple(order)), {})
    assert dict(zip(order, threes, strict=True)) == expected
    pairs = dict(zip(FLUSH_OVER_FULL, TWO_HOLE[deck], strict=True))
    if order == TRIPS_OVER_STRAIGHT:
        pairs[C.THREE_OF_A_KIND], pairs[C.STRAIGHT] = TRIPS_FIRST[deck]
    assert dict(zip(order, twos, strict=True)) == pairs


DUELS = {
    "AdAc KhKs": (1_388_072, 317_694, 6_538),
    "AdAc Td9d": (1_338_249, 367_143, 6_912),
    "AdAc QcJh": (1_450_987, 254_763, 6_554),
    "AsKs QhQd": (787_966, 917_606, 6_732),
    "AcKd QhQs": (730_541, 975_909, 5_854),
    "AhKh AsQd": (1_256_059, 380_742, 75_503),
    "JhTh 2c2d": (912_248, 775_969, 24_087),
    "AcAd 7h2s": (1_493_820, 212_248, 6_236),
    "AcKc 7h2s": (1_182_502, 521_448, 8_354),
    "AcAd AhAs": (37_210, 37_210, 1_637_884),
}


@pytest.mark.parametrize("duel", DUELS)
def test_a_duel_before_the_flop_ends_as_often_as_published(duel: str) -> None:
    a, b, c, d = cards(duel)
    seven = best_five(play_rules("OPEN").order_of(52, "holdem")).seven
    left = [one for one in Deck.FULL.cards if one not in {a, b, c, d}]
    wins = losses = ties = 0
    for board in combinations(left, 5):
        first, second = seven(a, b, *board), seven(c, d, *board)
        if first > second:
            wins += 1
        elif first < second:
            losses += 1
        else:
            ties += 1
    assert (wins, losses, ties) == DUELS[duel]


@pytest.mark.parametrize(
    ("house", "deck"),
    [("OPEN", 52), ("CROWN", 40), ("CROWN", 36), ("STAR", 32), ("TAS", 32), ("CROWN", 20)],
)
def test_hands_of_five_one_by_one_are_as_many_as_published(house: str, deck: int) -> None:
    assert one_by_one(house, deck, 5) == FIVE[deck]


@pytest.mark.parametrize(
    ("house", "deck"),
    [
        ("OPEN", 52), ("CROWN", 40), ("CROWN", 36), ("STAR", 36), ("STAR", 32), ("TAS", 32),
        ("CROWN", 20),
    ],
)  # fmt: skip
def test_hands_of_seven_one_by_one_are_as_many_as_published(house: str, deck: int) -> None:
    expected = SEVEN_TRIPS_FIRST if (house, deck) == ("STAR", 36) else SEVEN[deck]
    assert one_by_one(house, deck, 7) == expected


def one_by_one(house: str, deck: int, size: int) -> tuple[int, ...]:
    """How many hands of each category, from the standard order's top, each one looked at."""
    tables = best_five(play_rules(house).order_of(deck, ""))
    look = tables.five if size == 5 else tables.seven
    strengths = Counter(starmap(look, combinations(Deck(deck).cards, size)))
    found: Counter[Category] = Counter()
    for strength, many in strengths.items():
        found[tables.name(strength).category] += many
    return tuple(found[one] for one in FROM_THE_TOP)


def test_boards_that_differ_in_suits_alone_are_all_there() -> None:
    assert sum(count for _, count in boards(Deck.TWENTY)) == 15_504
