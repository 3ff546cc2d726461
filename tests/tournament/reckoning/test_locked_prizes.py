"""An edited prize list keeps what is set by hand; the rest re-flows and the sum stays the pool."""

from contextlib import nullcontext

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tdapp.core.refusal import Refusal
from tdapp.tournament.reckoning.locked_prizes import with_locked
from tdapp.tournament.reckoning.prize_list import Prize, faults_in

SEAT = "Seat in the Main Event"
FIVE = tuple(Prize(place, cents) for place, cents in enumerate((400, 300, 150, 100, 50), 1))


@pytest.mark.parametrize(
    ("locked", "prizes"),
    [
        ({}, (400, 300, 150, 100, 50)),
        ({1: 500}, (500, 251, 125, 83, 41)),
        ({1: 400, 2: 350}, (400, 350, 126, 83, 41)),
        ({3: 250}, (353, 265, 250, 88, 44)),
        ({1: 310}, (310, 310, 190, 127, 63)),
        ({2: 400}, (400, 400, 100, 67, 33)),
        ({5: 150}, (314, 236, 150, 150, 150)),
        ({1: 0, 2: 0}, None),
    ],
)
def test_locked_places_stay_and_the_others_share_the_rest_without_rising(
    locked: dict[int, int], prizes: tuple[int, ...] | None
) -> None:
    if prizes is None:
        with pytest.raises(Refusal) as refused:
            with_locked(FIVE, locked, 1_000)
        assert refused.value == Refusal("locked_prizes_do_not_fit", pool=1_000, locked=0)
    else:
        assert tuple(prize.cash for prize in with_locked(FIVE, locked, 1_000)) == prizes


def test_the_rest_re_flows_in_units_and_not_below_the_min_cash() -> None:
    edited = with_locked(FIVE, {1: 500}, 1_000, unit=10)
    assert tuple(prize.cash for prize in edited) == (500, 260, 120, 80, 40)
    edited = with_locked(FIVE, {1: 500}, 1_000, unit=10, least=50)
    assert tuple(prize.cash for prize in edited) == (500, 250, 120, 80, 50)


def test_prizes_in_kind_stay_where_they_are_when_the_cash_re_flows() -> None:
    prizes = (Prize(1, 280, "Ticket", 220), Prize(2, 168, "Ticket", 220), Prize(3, 112))
    assert with_locked(prizes, {3: 200}, 1_000) == (
        Prize(1, 225, "Ticket", 220),
        Prize(2, 135, "Ticket", 220),
        Prize(3, 200),
    )
    seats = (Prize(1, 0, SEAT, 1_100), Prize(2, 0, SEAT, 1_100), Prize(3, 440))
    assert with_locked(seats, {3: 400}, 2_640)[0] == Prize(1, 40, SEAT, 1_100)


@pytest.mark.parametrize(
    "locked",
    [
        {1: 1_001},
        {1: -1},
        {1: 199},
        {5: 201},
        {1: 400, 2: 300, 3: 150, 4: 100, 5: 51},
    ],
)
def test_an_edit_that_no_list_can_follow_is_refused(locked: dict[int, int]) -> None:
    with pytest.raises(Refusal) as refused:
        with_locked(FIVE, locked, 1_000)
    assert refused.value == Refusal(
        "locked_prizes_do_not_fit", pool=1_000, locked=sum(locked.values())
    )


def test_a_place_locked_above_one_before_it_is_named() -> None:
    with pytest.raises(Refusal) as refused:
        with_locked(FIVE, {1: 300, 2: 301}, 1_000)
    assert refused.value == Refusal("prizes_rise", place=2, cents=1)


@given(
    st.lists(st.integers(0, 100_000), min_size=2, max_size=12),
    st.dictionaries(st.integers(1, 12), st.integers(0, 100_000)),
    st.sampled_from([1, 5, 100]),
)
def test_a_list_that_may_rise_keeps_its_locks_and_sums_to_the_pool_or_is_refused(
    cents: list[int], locks: dict[int, int], unit: int
) -> None:
    prizes, pool = [Prize(place, amount) for place, amount in enumerate(cents, 1)], sum(cents)
    locked = {place: amount for place, amount in locks.items() if place <= len(cents)}
    fits = sum(locked.values()) == pool
    if len(locked) < len(cents):
        fits = sum(locked.values()) <= pool
    with nullcontext() if fits else pytest.raises(Refusal, match="locked_prizes_do_not_fit"):
        edited = with_locked(prizes, locked, pool, unit, may_rise=True)
        assert faults_in(edited, pool, may_rise=True) == ()
        assert all(edited[place - 1].cash == amount for place, amount in locked.items())


def test_only_a_place_in_the_list_can_be_locked() -> None:
    with pytest.raises(Refusal) as refused:
        with_locked(FIVE, {6: 10}, 1_000)
    assert refused.value == Refusal("no_prize", place=6)


FALLING = st.lists(st.integers(0, 100_000), min_size=1, max_size=12).map(
    lambda cents: tuple(sorted(cents, reverse=True))
)


@given(FALLING)
def test_a_list_without_locked_places_stays_as_it_is(cents: tuple[int, ...]) -> None:
    prizes = tuple(Prize(place, amount) for place, amount in enumerate(cents, 1))
    assert with_locked(prizes, {}, sum(cents)) == prizes


@given(FALLING, st.data())
def test_an_edited_list_keeps_its_locks_and_sums_to_the_pool_or_is_refused(
    cents: tuple[int, ...], data: st.DataObject
) -> None:
    prizes = tuple(Prize(place, amount) for place, amount in enumerate(cents, 1))
    places = st.integers(1, len(cents))
    locked = data.draw(st.dictionaries(places, st.integers(0, 2 * cents[0]), max_size=3))
    unit = data.draw(st.sampled_from([1, 5, 100]))
    pool = sum(cents)
    try:
        edited = with_locked(prizes, locked, pool, unit)
    except Refusal:
        assert not _possible(locked, len(cents), pool)
    else:
        assert _possible(locked, len(cents), pool)
        assert faults_in(edited, pool) == ()
        assert all(edited[place - 1].cash == amount for place, amount in locked.items())


def _possible(locked: dict[int, int], places: int, pool: int) -> bool:
    """Whether some list that never rises has these amounts and this sum."""
    lowest = [max([locked[p] for p in locked if p >= place] + [0]) for place in _to(places)]
    highest = [min([locked[p] for p in locked if p <= place] + [pool]) for place in _to(places)]
    fits = all(low <= high for low, high in zip(lowest, highest, strict=True))
    return fits and sum(lowest) <= pool <= sum(highest)


def _to(places: int) -> range:
    return range(1, places + 1)
