"""Prizes by the money taken, and places as a rounded share of the field."""

from fractions import Fraction
from math import ceil, floor

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tdapp.tournament.plan.prize_plan import (
    WHOLE,
    FieldShare,
    PlaceRounding,
    PrizeBand,
    PrizePlan,
)
from tdapp.tournament.reckoning.prize_list import prize_list
from tests.tournament.plan.plans import THREE, bands, faults, read
from tests.tournament.plan.published import percent

BY_MONEY = """
bands = [
    { percent = [100] },
    { from_pool = "2,000", percent = [70, 30] },
    { from_pool = 5000.5, percent = [50, 30, 20] },
]
"""


@pytest.mark.parametrize(
    ("pool", "places"), [(0, 1), (199_999, 1), (200_000, 2), (500_049, 2), (500_050, 3)]
)
def test_bands_by_money_hold_from_their_pool_up_to_the_next(pool: int, places: int) -> None:
    plan = read(BY_MONEY)
    assert faults(plan, pool=0) == []
    prizes = prize_list(plan, 8, pool, 5_000)
    assert len(prizes) == (places if pool else 0)
    assert sum(prize.cents for prize in prizes) == pool


@given(
    begins=st.lists(st.integers(1, 10**7), min_size=1, max_size=6, unique=True),
    pool=st.integers(0, 2 * 10**7),
    entries=st.integers(1, 60),
)
def test_bands_by_money_pay_out_the_pool(begins: list[int], pool: int, entries: int) -> None:
    found = [
        PrizeBand(percent=percent(100)),
        *(PrizeBand(percent=THREE, from_pool=one) for one in begins),
    ]
    prizes = prize_list(bands(*found), entries, pool, 5_000)
    assert sum(prize.cents for prize in prizes) == pool
    places = 3 if pool >= min(begins) else 1
    assert len(prizes) <= min(places, entries)


@pytest.mark.parametrize(
    ("plan", "where"),
    [
        (bands(PrizeBand(percent=percent(100), from_pool=100)), "bands"),
        (
            bands(
                PrizeBand(percent=percent(100)),
                PrizeBand(percent=percent(100), from_pool=100),
                PrizeBand(percent=percent(100), from_pool=100),
            ),
            "bands[2].from_pool",
        ),
        (
            bands(PrizeBand(percent=percent(100)), PrizeBand(2, 9, percent(100), from_pool=100)),
            "bands[1].least",
        ),
        (
            bands(PrizeBand(percent=percent(100)), PrizeBand(amounts=(600, 500), from_pool=1_000)),
            "bands[1].amounts",
        ),
    ],
)
def test_bands_by_money_that_leave_a_gap_or_pay_too_much_are_faults(
    plan: PrizePlan, where: str
) -> None:
    assert [one for _, one in faults(plan, pool=0)] == [where]


@given(entries=st.integers(1, 5_000), percentage=st.integers(1, 1_000))
def test_places_are_rounded_as_published(entries: int, percentage: int) -> None:
    exact = Fraction(entries * percentage, 1_000)
    found = {
        one: FieldShare(percentage * WHOLE // 1_000, (), 4, one).places(entries)
        for one in PlaceRounding
    }
    assert found[PlaceRounding.UP] == max(1, ceil(exact))
    assert found[PlaceRounding.DOWN] == max(1, floor(exact))
    assert found[PlaceRounding.NEAREST] == max(1, floor(exact + Fraction(1, 2)))


def test_the_rounding_of_places_is_read_from_the_file() -> None:
    plan = read('share = { percent = 12.5, steepness = 1, round_places = "nearest" }')
    assert plan.share
    assert [plan.share.places(entries) for entries in (11, 12, 20, 28)] == [1, 2, 3, 4]
