"""Every hand of every deck is counted, against the published numbers."""

from collections import Counter
from math import comb

import pytest
from msgspec.structs import replace

from tdapp.poker.cards import RANKS, Deck
from tdapp.poker.ranking.best_five import best_deuce_low, best_five, best_low
from tdapp.poker.ranking.lows import eight_or_better
from tdapp.poker.ranking.strengths import HandName
from tdapp.rules.hand_order import Category, HandOrder
from tests.poker.hand_counts import FIVE, FROM_THE_TOP, SEVEN, SEVEN_TRIPS_FIRST
from tests.poker.houses import play_rules
from tests.poker.weighed import hands
from tests.rules_doc import rule

C = Category
FIVE_ACE_HIGH = {
    40: (24, 360, 2_160, 984, 6_120, 23_040, 51_840, 322_560, 250_920),
    36: (20, 288, 1_728, 484, 5_100, 16_128, 36_288, 193_536, 123_420),
    32: (16, 224, 1_344, 208, 4_080, 10_752, 24_192, 107_520, 53_040),
}
PAIRED = "paired"
MANILA = "two_card_manila"


def counted(house: str, deck: int, size: int, variant: str = "") -> tuple[int, ...]:
    """How many hands of each category, from the straight flush down."""
    return counted_by(play_rules(house).order_of(deck, variant), size)


def counted_by(order: HandOrder, size: int) -> tuple[int, ...]:
    """The same by an order of hands."""
    tables = best_five(order)
    found: Counter[Category] = Counter()
    for cards, count in hands(Deck(order.deck), size):
        found[tables.name(tables.of(cards)).category] += count
    return tuple(found[one] for one in FROM_THE_TOP)


@pytest.mark.parametrize(
    ("house", "deck"),
    [
        ("STAR", 52), ("STAR", 36), ("STAR", 32), ("TAS", 52), ("TAS", 32), ("ADELAIDE", 52),
        ("CROWN", 52), ("CROWN", 40), ("CROWN", 36), ("CROWN", 32), ("CROWN", 20), ("OPEN", 36),
    ],
)  # fmt: skip
def test_hands_of_five_are_as_many_as_published(house: str, deck: int) -> None:
    assert counted(house, deck, 5) == FIVE[deck]


@pytest.mark.parametrize("deck", [36, 32])
def test_the_ace_makes_no_low_straight_in_manila_at_crown(deck: int) -> None:
    assert counted("CROWN", deck, 5, MANILA) == FIVE_ACE_HIGH[deck]


@pytest.mark.parametrize("deck", [40, 36, 32])
def test_hands_of_five_are_as_many_as_published_where_the_ace_is_high_alone(deck: int) -> None:
    order = replace(play_rules("CROWN").order_of(deck, ""), ace_low=False)
    assert counted_by(order, 5) == FIVE_ACE_HIGH[deck]


@pytest.mark.parametrize(
    ("house", "deck"),
    [
        ("CROWN", 40), ("CROWN", 36), ("CROWN", 32), ("CROWN", 20), ("STAR", 32), ("TAS", 32),
        ("OPEN", 36),
    ],
)  # fmt: skip
def test_the_best_five_of_seven_are_as_many_as_published(house: str, deck: int) -> None:
    assert counted(house, deck, 7) == SEVEN[deck]


def test_seven_of_twenty_cards_are_as_many_as_their_patterns_of_ranks_give() -> None:
    """Counted by hand: five ranks of four cards, and no flush but a straight one."""
    one, two, three = (comb(4, many) for many in (1, 2, 3))
    straight_flushes = 4 * comb(15, 2)
    assert dict(zip(FROM_THE_TOP, SEVEN[20], strict=True)) == dict.fromkeys(FROM_THE_TOP, 0) | {
        C.STRAIGHT_FLUSH: straight_flushes,
        C.FOUR_OF_A_KIND: 5 * comb(16, 3),
        C.FULL_HOUSE: comb(5, 2) * three**2 * 3 * one
        + 5 * three * comb(4, 2) * two**2
        + 5 * three * 4 * two * comb(3, 2) * one**2,
        C.STRAIGHT: 5 * three * one**4 + comb(5, 2) * two**2 * one**3 - straight_flushes,
        C.TWO_PAIR: comb(5, 3) * two**3 * 2 * one,
    }
    assert sum(SEVEN[20]) == comb(20, 7)


def test_trips_above_a_straight_are_kept_where_both_are_there() -> None:
    assert counted("STAR", 36, 7) == SEVEN_TRIPS_FIRST


def test_deuce_to_seven_lows_are_as_many_as_published() -> None:
    tables = best_deuce_low(Deck.FULL)
    tops: Counter[str] = Counter()
    for cards, count in hands(Deck.FULL, 5):
        name = tables.name(tables.of(cards))
        plain = name.category is C.HIGH_CARD
        tops[RANKS[name.ranks[0]] if plain else name.category.value] += count
    assert [tops[rank] for rank in "789TJQKA"] == [
        4_080, 14_280, 34_680, 70_380, 127_500, 213_180, 335_580, 503_880,
    ]  # fmt: skip
    assert tops["flush"] == 5_112
    assert tops["straight"] + tops["straight_flush"] == 9_216
    paired = ("four_of_a_kind", "full_house", "three_of_a_kind", "two_pair", "one_pair")
    assert sum(tops[one] for one in paired) == 1_281_072


@rule("CROWN", "9.6.3(c)")
def test_ace_to_five_lows_are_as_many_as_published() -> None:
    """Aces are low, straights and flushes count for nothing, and a wheel is best."""
    tables, tops = best_low(Deck.FULL), Counter[str]()
    for cards, count in hands(Deck.FULL, 5):
        tops[top_of_low(tables.name(tables.of(cards)))] += count
    assert [tops[rank] for rank in "56789TJQK"] == [
        1_024, 5_120, 15_360, 35_840, 71_680, 129_024, 215_040, 337_920, 506_880,
    ]  # fmt: skip
    assert tops[PAIRED] == 1_281_072


def test_the_best_high_and_lows_of_seven_of_a_full_deck_are_as_many_as_published() -> None:
    high, low = best_five(play_rules("ADELAIDE").order_of(52, "")), best_low(Deck.FULL)
    highs, tops, eights = Counter[Category](), Counter[str](), 0
    for cards, count in hands(Deck.FULL, 7):
        highs[high.name(high.of(cards)).category] += count
        tops[top_of_low(low.name(low.of(cards)))] += count
        eights += count if eight_or_better(cards) else 0
    assert tuple(highs[one] for one in FROM_THE_TOP) == SEVEN[52]
    assert [tops[rank] for rank in "56789TJQK"] == [
        781_824, 3_151_360, 7_426_560, 13_171_200, 19_174_400, 23_675_904, 24_837_120, 21_457_920,
        13_939_200,
    ]  # fmt: skip
    assert tops.total() == highs.total() == 133_784_560
    assert eights == 24_530_944


def top_of_low(name: HandName) -> str:
    """The highest rank of a low; a pair is none."""
    return RANKS[name.ranks[0]] if name.category is C.HIGH_CARD else PAIRED
