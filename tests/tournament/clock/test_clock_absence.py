"""A clock that ran while nobody was there is held; then the time counts to the moment or not."""

import hypothesis.strategies as st
import pytest
from hypothesis import given
from msgspec.structs import replace

from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.tournament.clock.absence import (
    count_time_away,
    hold_clock,
    leave_time_out,
    with_time_away,
)
from tdapp.tournament.clock.timing import add_time, due_level
from tdapp.tournament.facts.clock import ClockHeld
from tdapp.tournament.room import TOURNAMENT
from tdapp.tournament.state.clock import Away, ClockPosition, position
from tests.tournament.evening import SMALL, Evening

spans = st.integers(0, 300 * MINUTE_US)


def here(evening: Evening) -> ClockPosition:
    return position(evening.state.conditions, evening.state.clock, evening.now)


def come_back(played_us: int, away_us: int) -> Evening:
    """An event whose program was closed for so long after the clock had run."""
    evening = Evening()
    evening.start()
    evening.pass_us(played_us)
    seen = evening.now
    evening.pass_us(away_us)
    evening.tell(hold_clock(evening.state, seen, evening.now))
    return evening


def never_away(played_us: int) -> ClockPosition:
    evening = Evening()
    evening.start()
    evening.pass_us(played_us)
    return here(evening)


def test_it_stands_where_it_was_last_seen_and_says_how_long_ago_that_was() -> None:
    evening = come_back(27 * MINUTE_US, 12 * MINUTE_US)
    assert here(evening) == ClockPosition(1, 13 * MINUTE_US)
    assert evening.state.clock.away == Away(12 * MINUTE_US, evening.now)
    evening.pass_us(90 * MINUTE_US)
    assert here(evening) == ClockPosition(1, 13 * MINUTE_US)


@given(spans, spans, spans, spans)
def test_counted_no_time_is_lost_and_left_out_none_is_added(
    played: int, away: int, asked: int, later: int
) -> None:
    counted, left_out = come_back(played, away), come_back(played, away)
    for evening in (counted, left_out):
        evening.pass_us(asked)
    assert with_time_away(counted.state, counted.now) == never_away(played + away + asked)
    counted.tell(count_time_away(counted.state, counted.now))
    counted.pass_us(later)
    assert here(counted) == never_away(played + away + asked + later)

    left_out.tell(leave_time_out(left_out.state, left_out.now))
    left_out.pass_us(later)
    assert here(left_out) == never_away(played)
    left_out.start()
    left_out.pass_us(later)
    assert here(left_out) == never_away(played + later)


def test_what_was_recorded_after_the_last_sign_of_life_was_seen_too() -> None:
    evening = Evening()
    seen = evening.now
    evening.pass_us(5 * MINUTE_US)
    evening.start()
    evening.pass_us(3 * MINUTE_US)
    (held,) = hold_clock(evening.state, seen, evening.now)
    assert held == ClockHeld(0, 20 * MINUTE_US, evening.now, 3 * MINUTE_US)


def test_after_another_start_of_the_computer_the_wall_clock_tells_how_long() -> None:
    evening = Evening()
    evening.start()
    evening.pass_us(7 * MINUTE_US)
    seen = evening.now
    evening.now = Instant(seen.utc_us + 4 * MINUTE_US, 12, "second")
    evening.tell(hold_clock(evening.state, seen, evening.now))
    assert here(evening) == ClockPosition(0, 13 * MINUTE_US)
    evening.tell(count_time_away(evening.state, evening.now))
    assert here(evening) == ClockPosition(0, 9 * MINUTE_US)


@given(
    spans,
    st.integers(-500 * MINUTE_US, 500 * MINUTE_US),
    st.integers(1, 300 * MINUTE_US),
    st.integers(-500 * MINUTE_US, 500 * MINUTE_US),
)
def test_a_step_of_the_wall_clock_takes_nothing_from_a_level_that_was_seen(
    played: int, stepped: int, away: int, booted: int
) -> None:
    evening = Evening()
    evening.start()
    evening.pass_us(played)
    seen = replace(evening.now, utc_us=evening.now.utc_us + stepped)
    evening.now = Instant(seen.utc_us + away + booted, 9, "second")
    evening.tell(hold_clock(evening.state, seen, evening.now))
    assert here(evening) == never_away(played)
    gone = evening.state.clock.away
    assert gone is not None
    if played:
        assert gone == Away(max(0, away + booted), evening.now, away + booted >= 0)
    if not gone.known:
        with pytest.raises(Refusal, match="time_away_unknown"):
            count_time_away(evening.state, evening.now)
    evening.tell(count_time_away(evening.state, evening.now, away))
    assert here(evening) == never_away(played + away)


def test_minutes_that_are_told_for_a_time_away_are_a_day_at_most() -> None:
    evening = come_back(MINUTE_US, MINUTE_US)
    for told_us in (-1, 25 * 60 * MINUTE_US):
        with pytest.raises(Refusal, match="time_out_of_range"):
            count_time_away(evening.state, evening.now, told_us)


def test_levels_that_were_reached_while_away_fall_due_once_they_count() -> None:
    evening = come_back(MINUTE_US, 60 * MINUTE_US)
    assert due_level(evening.state, evening.now) is None
    evening.tell(count_time_away(evening.state, evening.now))
    assert due_level(evening.state, evening.now) == 3


def test_it_is_asked_once_and_a_clock_that_is_set_or_started_has_its_answer() -> None:
    evening = come_back(MINUTE_US, MINUTE_US)
    evening.tell(leave_time_out(evening.state, evening.now))
    for answer in (leave_time_out, count_time_away):
        with pytest.raises(Refusal, match="nobody_was_away"):
            answer(evening.state, evening.now)
    again = come_back(MINUTE_US, MINUTE_US)
    again.tell(add_time(again.state, MINUTE_US, again.now))
    assert again.state.clock.away is None
    third = come_back(MINUTE_US, MINUTE_US)
    third.start()
    assert third.state.clock.away is None
    assert here(third) == ClockPosition(0, 19 * MINUTE_US)


def test_a_clock_that_stands_is_not_held() -> None:
    evening = Evening(SMALL)
    with pytest.raises(Refusal, match="clock_paused"):
        hold_clock(evening.state, evening.now, evening.now)
    with pytest.raises(Contradiction, match="clock_paused"):
        TOURNAMENT.folds.apply(evening.state, ClockHeld(0, 1, evening.now, 1))
