"""Levels and bands as they were published, and how they go on past the sheet."""

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given

from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import AntePaidBy, Level
from tests.tournament.evening import SMALL, canberra


def with_levels(*levels: Level, then_add: int = 0) -> Conditions:
    return msgspec.structs.replace(SMALL, levels=levels, then_add=then_add)


def test_a_price_is_the_sum_of_its_parts_and_a_level_as_long_as_it_says() -> None:
    assert SMALL.entry.total == 11_000
    assert SMALL.starting_chips == 10_000
    assert Level(30, 25, 50).length_us == 1_800_000_000


def test_after_the_last_level_the_small_blind_grows_by_what_was_published() -> None:
    blinds = [(level.small, level.big) for level in map(canberra().level, range(12, 17))]

    assert blinds == [
        (3_500, 7_000), (5_000, 10_000), (10_000, 20_000), (15_000, 30_000), (20_000, 40_000),
    ]  # fmt: skip
    assert canberra().number(14) == 15
    assert canberra().level(14).minutes == 30


def test_past_the_sheet_ante_length_and_proportion_of_the_blinds_stay() -> None:
    grown = with_levels(Level(20, 100, 300, 50), Level(5), then_add=100)

    assert grown.level(2) == Level(20, 200, 600, 50)
    assert grown.level(3) == Level(20, 300, 900, 50)


def test_past_the_sheet_an_ante_of_one_big_blind_grows_with_it() -> None:
    by_big = AntePaidBy.BIG_BLIND
    grown = with_levels(Level(20, 100, 200, 200, by_big), then_add=100)
    less = with_levels(Level(20, 100, 200, 100, by_big), then_add=100)

    assert grown.level(2) == Level(20, 300, 600, 600, by_big)
    assert less.level(2) == Level(20, 300, 600, 100, by_big)


def test_where_nothing_is_added_the_last_level_goes_on() -> None:
    assert with_levels(Level(20, 100, 200)).level(9) == Level(20, 100, 200)


@pytest.mark.parametrize("then_add", [0, 100])
def test_a_last_level_without_a_small_blind_goes_on_and_becomes_no_break(then_add: int) -> None:
    big_only = with_levels(Level(20, 0, 200, 25), then_add=then_add)

    assert big_only.level(1) == big_only.level(99) == Level(20, 0, 200, 25)


@given(st.integers(0, 10_000))
def test_there_is_a_level_to_play_however_far_past_the_sheet(index: int) -> None:
    past = SMALL.level(len(SMALL.levels) + index)

    assert not past.is_break
    assert past.small == 300 + 100 * (index + 1)
    assert past.big == 2 * past.small


def test_a_break_has_the_number_of_the_level_before_it() -> None:
    assert [SMALL.number(index) for index in range(6)] == [1, 2, 2, 3, 4, 5]


def test_a_break_has_no_ante() -> None:
    assert [level.ante for level in SMALL.levels] == [0, 0, 0, 600]
    assert SMALL.levels[2].is_break
