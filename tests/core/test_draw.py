"""Chance can be replayed, and it is fair."""

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from tdapp.core.draw import drawn, shuffled

SEEDS = 6_000
DICE = [1, 4, 2, 4, 5, 4, 3, 3]


@given(st.lists(st.integers(), max_size=60), st.text(max_size=20))
def test_a_shuffle_keeps_every_item_and_equal_seeds_give_equal_orders(
    items: list[int], seed: str
) -> None:
    order = shuffled(items, seed)

    assert sorted(order) == sorted(items)
    assert order == shuffled(tuple(items), seed)


def test_an_order_that_was_drawn_once_is_drawn_for_ever() -> None:
    assert shuffled("ABCDEFGHI", "36 entries") == tuple("AFEGHDICB")
    assert shuffled(range(10), "") == (6, 2, 5, 9, 1, 7, 8, 4, 0, 3)


def test_a_number_is_drawn_for_ever_and_each_as_often() -> None:
    assert [drawn(6, f"die {number}") for number in range(8)] == DICE
    seen = Counter(drawn(6, f"die {number}") for number in range(SEEDS))
    assert sorted(seen) == [*range(6)]
    assert chi_square([*seen.values()]) < chi_square_bound(5)


def test_other_seeds_give_other_orders() -> None:
    assert len({shuffled(range(52), f"seed {number}") for number in range(200)}) == 200


def test_every_order_comes_up_equally_often() -> None:
    seen = Counter(shuffled("ABCD", f"seed {number}") for number in range(SEEDS))

    assert set(seen) == set(permutations("ABCD"))
    assert chi_square(list(seen.values())) < chi_square_bound(23)


def test_every_item_comes_to_every_place_equally_often() -> None:
    seen = Counter(
        (place, item)
        for number in range(SEEDS)
        for place, item in enumerate(shuffled(range(9), f"seed {number}"))
    )

    assert len(seen) == 81
    assert chi_square(list(seen.values())) < chi_square_bound(64)


def chi_square(counts: list[int]) -> float:
    """How far counts are from all alike."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


def chi_square_bound(freedom: int) -> float:
    """What chance alone stays below in 9,999 of 10,000 trials (Wilson and Hilferty)."""
    return float(freedom * (1 - 2 / (9 * freedom) + 3.719 * (2 / (9 * freedom)) ** 0.5) ** 3)
