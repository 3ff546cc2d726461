"""Setting the clock: to a time, by a minute, to a level; what was reached is reached anew."""

from collections.abc import Callable
from functools import partial

import hypothesis.strategies as st
import pytest
from hypothesis import given
from msgspec.structs import replace

from tdapp.bootstrap import rulebook
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.tournament.clock.then import level_began_us
from tdapp.tournament.clock.timing import (
    HOUR_US,
    PAST_SHEET,
    add_time,
    begin_level,
    due_level,
    go_to_level,
    most_hours,
    set_clock,
)
from tdapp.tournament.facts.clock import ClockSet, LevelBegan
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.plan.offers import Window
from tdapp.tournament.state.clock import ClockPosition, position
from tdapp.tournament.tournament import Tournament
from tests.rules.houses import BOOKS
from tests.tournament.evening import SMALL, Evening

SECOND_US = 1_000_000
PLAYED = st.builds(Level, st.integers(1, 1_440), st.just(25), st.just(50))
MOST_US = most_hours(SMALL) * HOUR_US
FURTHEST = len(SMALL.levels) - 1 + PAST_SHEET


def here(evening: Evening) -> ClockPosition:
    return position(SMALL, evening.state.clock, evening.now)


def put(evening: Evening, index: int, remaining_us: int) -> ClockSet:
    """Set the clock; what was recorded."""
    (found,) = set_clock(evening.state, index, remaining_us, evening.now)
    evening.tell([found])
    return found


def running_for(minutes: int) -> Evening:
    evening = Evening()
    evening.start()
    evening.pass_us(minutes * MINUTE_US)
    return evening


def refusal_of_set(index: int, remaining_us: int) -> Refusal:
    evening = running_for(1)
    with pytest.raises(Refusal) as refused:
        set_clock(evening.state, index, remaining_us, evening.now)
    return refused.value


def test_a_running_clock_runs_on_from_the_time_that_was_set_and_both_times_are_kept() -> None:
    evening = running_for(27)
    found = put(evening, 3, 12 * MINUTE_US)

    assert found == ClockSet(3, 12 * MINUTE_US, evening.now, 1, 13 * MINUTE_US, running=True)
    assert here(evening) == ClockPosition(3, 12 * MINUTE_US)
    evening.pass_us(5 * MINUTE_US)
    assert here(evening) == ClockPosition(3, 7 * MINUTE_US)


def test_a_paused_clock_stands_at_the_time_that_was_set_until_it_is_started() -> None:
    evening = running_for(27)
    evening.pause()
    evening.pass_us(90 * MINUTE_US)
    found = put(evening, 0, 3 * MINUTE_US)

    assert (found.old_index, found.old_remaining_us, found.running) == (1, 13 * MINUTE_US, False)
    evening.pass_us(90 * MINUTE_US)
    assert here(evening) == ClockPosition(0, 3 * MINUTE_US)
    evening.start()
    evening.pass_us(4 * MINUTE_US)
    assert here(evening) == ClockPosition(1, 19 * MINUTE_US)


def test_a_clock_that_never_ran_is_set_and_has_not_been_started_by_it() -> None:
    evening = Evening()
    put(evening, 1, 5 * MINUTE_US)

    assert (here(evening), evening.state.clock.started) == (ClockPosition(1, 5 * MINUTE_US), False)
    evening.start()
    assert evening.state.clock.started
    evening.pause()
    put(evening, 0, MINUTE_US)
    assert evening.state.clock.started


def test_what_a_set_level_overshoots_is_taken_from_the_ones_that_follow() -> None:
    evening = running_for(0)
    put(evening, 1, 31 * MINUTE_US)
    evening.pass_us(31 * MINUTE_US + SECOND_US)

    assert here(evening) == ClockPosition(2, 10 * MINUTE_US - SECOND_US)


def test_a_jump_forward_counts_as_reached_and_the_next_level_falls_due() -> None:
    evening = running_for(5)
    put(evening, 3, 30 * MINUTE_US)

    assert (evening.state.clock.begun, due_level(evening.state, evening.now)) == (3, None)
    evening.pass_us(30 * MINUTE_US)
    assert due_level(evening.state, evening.now) == 4


@pytest.mark.parametrize("paused", [False, True])
def test_after_a_jump_back_a_level_falls_due_again_when_it_is_reached_anew(*, paused: bool) -> None:
    evening = running_for(51)
    evening.tell(begin_level(evening.state, 3, evening.now))
    if paused:
        evening.pause()
    put(evening, 1, 2 * MINUTE_US)
    if paused:
        evening.start()
    assert due_level(evening.state, evening.now) is None
    evening.pass_us(2 * MINUTE_US)

    assert due_level(evening.state, evening.now) == 2
    assert begin_level(evening.state, 2, evening.now) == [LevelBegan(2)]
    with pytest.raises(Refusal, match="level_not_reached"):
        begin_level(evening.state, 3, evening.now)


@given(
    st.lists(
        st.tuples(st.integers(0, 12), st.integers(1, MOST_US), st.integers(0, 24 * HOUR_US)),
        max_size=4,
    )
)
def test_the_last_set_alone_says_where_the_clock_stands(turns: list[tuple[int, int, int]]) -> None:
    evening, fresh = running_for(3), running_for(0)
    for index, left_us, passed_us in turns:
        put(evening, index, left_us)
        assert here(evening) == ClockPosition(index, left_us)
        evening.pass_us(passed_us)
    if turns:
        put(fresh, turns[-1][0], turns[-1][1])
        fresh.pass_us(turns[-1][2])
        assert here(evening) == here(fresh)


@pytest.mark.parametrize("left_us", [0, -1, MOST_US + 1])
def test_nothing_less_than_a_moment_and_no_more_than_all_levels_take_is_set(left_us: int) -> None:
    assert refusal_of_set(0, left_us) == Refusal("time_out_of_range", hours=most_hours(SMALL))


def test_only_levels_that_can_be_are_set() -> None:
    assert refusal_of_set(-1, MINUTE_US) == Refusal("no_level_before")
    off = Refusal("level_off_sheet", most=SMALL.number(FURTHEST))
    assert refusal_of_set(FURTHEST + 1, MINUTE_US) == off
    evening = running_for(1)
    for index, left_us in ((FURTHEST, MOST_US), (FURTHEST + PAST_SHEET, 1), (0, 1)):
        put(evening, index, left_us)
        assert here(evening) == ClockPosition(index, left_us)


@pytest.mark.parametrize("house", BOOKS)
@given(
    levels=st.lists(st.builds(Level, st.integers(1, 1_440), st.just(25), st.just(50)), min_size=1)
)
def test_a_step_stays_within_what_the_structure_can_hold(house: str, levels: list[Level]) -> None:
    """The level of an hour is no slip where the levels take many; a day is, and level 555."""
    rules = rulebook(BOOKS[house]).tournament
    sold = replace(SMALL.entry, window=Window())
    conditions = replace(
        SMALL, house=house, rules=rules, levels=tuple(levels), entry=sold, rebuy=None
    )
    evening = Evening(conditions)
    evening.start()
    hours = most_hours(conditions)
    total_us = sum(level.length_us for level in levels)
    assert min(total_us, 24 * HOUR_US) <= hours * HOUR_US < total_us + HOUR_US + 1
    for delta_us in (hours * HOUR_US + 1, -hours * HOUR_US - 1, 278 * HOUR_US, -278 * HOUR_US):
        with pytest.raises(Refusal, match="time_out_of_range"):
            add_time(evening.state, delta_us, evening.now)
    with pytest.raises(Refusal, match="level_off_sheet"):
        go_to_level(evening.state, len(levels) + PAST_SHEET, evening.now)
    for index in range(len(levels)):
        assert go_to_level(evening.state, index, evening.now)


@pytest.mark.parametrize(
    "decide", [partial(set_clock, index=0, remaining_us=1), partial(add_time, delta_us=1)]
)
def test_the_clock_of_no_event_is_not_set(decide: Callable[..., list[ClockSet]]) -> None:
    with pytest.raises(Refusal, match="no_such_event"):
        decide(Tournament(), now=Evening().now)
    with pytest.raises(Refusal, match="no_such_event"):
        go_to_level(Tournament(), 0, Evening().now)


@pytest.mark.parametrize(
    ("delta_us", "index", "left_us"),
    [
        (MINUTE_US, 1, 14 * MINUTE_US),
        (-MINUTE_US, 1, 12 * MINUTE_US),
        (60 * MINUTE_US, 1, 73 * MINUTE_US),
        (-13 * MINUTE_US + 1, 1, SECOND_US),
        (-13 * MINUTE_US, 2, 10 * MINUTE_US),
        (-13 * MINUTE_US - 1, 2, 10 * MINUTE_US - 1),
        (-23 * MINUTE_US - SECOND_US, 3, 30 * MINUTE_US - SECOND_US),
    ],
)
def test_time_is_added_and_taken_from_where_the_clock_stands(
    delta_us: int, index: int, left_us: int
) -> None:
    evening = running_for(27)
    evening.tell(add_time(evening.state, delta_us, evening.now))

    assert here(evening) == ClockPosition(index, left_us)
    evening.pass_us(SECOND_US // 2)
    assert here(evening) == ClockPosition(index, left_us - SECOND_US // 2)


def test_no_more_than_all_levels_take_is_added() -> None:
    evening = running_for(27)
    with pytest.raises(Refusal, match="time_out_of_range"):
        add_time(evening.state, MOST_US, evening.now)


@pytest.mark.parametrize(("index", "minutes"), [(0, 20), (2, 10), (3, 30), (9, 30)])
def test_a_level_or_break_is_gone_to_with_its_whole_length(index: int, minutes: int) -> None:
    evening = running_for(27)
    evening.tell(go_to_level(evening.state, index, evening.now))

    assert here(evening) == ClockPosition(index, minutes * MINUTE_US)
    with pytest.raises(Refusal, match="no_level_before"):
        go_to_level(evening.state, -1, evening.now)


def test_a_set_that_says_the_clock_did_what_it_did_not_do_does_not_fit() -> None:
    stands, runs = Evening(), running_for(1)
    said = ClockSet(1, MINUTE_US, stands.now, 0, MINUTE_US, running=True)
    with pytest.raises(Contradiction, match="clock_paused"):
        stands.tell([said])
    (stood,) = set_clock(Evening().state, 1, MINUTE_US, stands.now)
    with pytest.raises(Contradiction, match="clock_running"):
        runs.tell([stood])


def began_minutes_ago(evening: Evening) -> float | None:
    began_us = level_began_us(evening.state, here(evening).index, evening.now)
    return None if began_us is None else (evening.now.utc_us - began_us) / MINUTE_US


def test_the_level_on_now_began_when_the_clock_first_ran_in_it() -> None:
    evening = Evening()
    assert began_minutes_ago(evening) is None
    evening.start()
    evening.pass_us(27 * MINUTE_US)
    assert began_minutes_ago(evening) == 7
    evening.pause()
    evening.pass_us(5 * MINUTE_US)
    evening.start()
    evening.tell(add_time(evening.state, MINUTE_US, evening.now))
    evening.pass_us(2 * MINUTE_US)
    assert began_minutes_ago(evening) == 14


def test_a_level_that_is_set_begins_then_and_a_step_of_the_wall_clock_changes_nothing() -> None:
    evening = running_for(27)
    put(evening, 3, 12 * MINUTE_US)
    evening.pass_us(4 * MINUTE_US)
    stepped = replace(evening.now, utc_us=evening.now.utc_us + 60 * MINUTE_US)
    evening.now = stepped
    assert began_minutes_ago(evening) == 4
    evening.tell(go_to_level(evening.state, 3, evening.now))
    evening.pass_us(MINUTE_US)
    assert began_minutes_ago(evening) == 1


def test_a_level_set_while_the_clock_is_paused_begins_when_it_starts() -> None:
    evening = running_for(3)
    evening.pause()
    evening.tell(go_to_level(evening.state, 2, evening.now))
    evening.pass_us(9 * MINUTE_US)
    assert began_minutes_ago(evening) is None
    evening.start()
    evening.pass_us(MINUTE_US)
    assert began_minutes_ago(evening) == 1
