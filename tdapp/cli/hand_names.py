"""A hand in words, as a dealer announces it."""

from tdapp.poker.ranking.strengths import HandName
from tdapp.rules.hand_order import Category

ONE = (
    "deuce", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen",
    "king", "ace",
)  # fmt: skip
SIX = 4
PATTERNS = {
    Category.STRAIGHT_FLUSH: ("straight flush, {one} high", 1),
    Category.FOUR_OF_A_KIND: ("four {many}", 1),
    Category.FULL_HOUSE: ("full house, {many} over {other}", 2),
    Category.FLUSH: ("flush, {one} high", 1),
    Category.STRAIGHT: ("straight, {one} high", 1),
    Category.THREE_OF_A_KIND: ("three {many}", 1),
    Category.TWO_PAIR: ("two pair, {many} and {other}", 2),
    Category.ONE_PAIR: ("pair of {many}", 1),
    Category.HIGH_CARD: ("no pair, {one} high", 1),
}
"""Hand names, and how many ranks each name mentions."""


def hand_words(name: HandName) -> str:
    """The hand with the ranks that make it, those that only break ties at the end."""
    first, second = name.ranks[0], name.ranks[1:2]
    pattern, made_of = PATTERNS[name.category]
    if name.category is Category.STRAIGHT_FLUSH and ONE[first] == "ace":
        return "royal flush"
    words = pattern.format(
        one=ONE[first], many=_many(first), other=_many(second[0]) if second else ""
    )
    return words + _kickers(name.ranks[made_of:])


def _many(rank: int) -> str:
    return ONE[rank] + ("es" if rank == SIX else "s")


def _kickers(ranks: tuple[int, ...]) -> str:
    return f" with {', '.join(ONE[rank] for rank in ranks)}" if ranks else ""
