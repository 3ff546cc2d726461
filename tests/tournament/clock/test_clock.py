"""The clock is a question of an anchor and an instant: nothing ticks, so nothing is lost."""

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given

from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.refusal import Refusal
from tdapp.tournament.clock.timing import begin_level, due_level, pause_clock, start_clock
from tdapp.tournament.clock.windows import within
from tdapp.tournament.facts.clock import ClockPaused, LevelBegan
from tdapp.tournament.facts.event import TournamentFinished
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import Window
from tdapp.tournament.state.clock import Clock, ClockPosition, next_break, position
from tdapp.tournament.tournament import Tournament
from tests.tournament.evening import EVENING_US, SMALL, Evening

SECOND_US = 1_000_000
DAY_US = 24 * 60 * MINUTE_US
spans = st.integers(0, 30 * DAY_US)


def at(elapsed_us: int, wall_us: int | None = None, boot: str = "first") -> Instant:
    """A moment after the beginning; the wall clock may say something else."""
    shown = elapsed_us if wall_us is None else wall_us
    return Instant(EVENING_US + shown, elapsed_us, boot)


RUNNING = Clock(anchor=at(0))


def played_us(conditions: Conditions, here: ClockPosition) -> int:
    """The time played from the first level on until here."""
    before = sum(conditions.level(index).length_us for index in range(here.index + 1))
    return before - here.remaining_us


def running_for(minutes: int) -> Evening:
    """An event whose clock was started so many minutes ago."""
    evening = Evening()
    evening.start()
    evening.pass_us(minutes * MINUTE_US)
    return evening


@pytest.mark.parametrize(
    ("played_us", "index", "left_us"),
    [
        (0, 0, 20 * MINUTE_US),
        (20 * MINUTE_US - 1, 0, 1),
        (20 * MINUTE_US, 1, 20 * MINUTE_US),
        (25 * MINUTE_US, 1, 15 * MINUTE_US),
        (40 * MINUTE_US + SECOND_US, 2, 10 * MINUTE_US - SECOND_US),
        (50 * MINUTE_US, 3, 30 * MINUTE_US),
        (80 * MINUTE_US, 4, 30 * MINUTE_US),
        (80 * MINUTE_US + 1, 4, 30 * MINUTE_US - 1),
        (80 * MINUTE_US + DAY_US, 4 + 48, 30 * MINUTE_US),
    ],
)
def test_what_a_level_overshoots_is_taken_from_the_levels_and_breaks_that_follow(
    played_us: int, index: int, left_us: int
) -> None:
    assert position(SMALL, RUNNING, at(played_us)) == ClockPosition(index, left_us)


@given(spans)
def test_time_left_and_time_played_make_a_whole_and_it_is_never_negative(elapsed_us: int) -> None:
    here = position(SMALL, RUNNING, at(elapsed_us))

    assert played_us(SMALL, here) == elapsed_us
    assert 0 < here.remaining_us <= SMALL.level(here.index).length_us


@given(st.lists(st.tuples(spans, spans), max_size=5))
def test_pauses_of_any_length_at_any_moment_change_nothing(turns: list[tuple[int, int]]) -> None:
    evening = Evening()
    for played, paused in turns:
        evening.start()
        evening.pass_us(played)
        evening.pause()
        evening.pass_us(paused)

    here = position(SMALL, evening.state.clock, evening.now)
    assert played_us(SMALL, here) == sum(played for played, _ in turns)


def test_a_pause_keeps_what_is_left_to_the_microsecond() -> None:
    evening = Evening()
    evening.start()
    evening.pass_us(123_456_789)
    paused = evening.tell(pause_clock(evening.state, evening.now))
    evening.pass_us(365 * DAY_US)

    left = ClockPosition(0, 20 * MINUTE_US - 123_456_789)
    assert paused == [ClockPaused(0, left.remaining_us, at(123_456_789))]
    assert position(SMALL, evening.state.clock, evening.now) == left
    evening.start()
    assert position(SMALL, evening.state.clock, evening.now) == left


@pytest.mark.parametrize("asleep", [8, 15])
def test_minutes_asleep_are_counted_exactly(asleep: int) -> None:
    hour = msgspec.structs.replace(
        SMALL, levels=(msgspec.structs.replace(SMALL.levels[0], minutes=60),)
    )
    awake = position(hour, RUNNING, at(30 * MINUTE_US))
    woken = position(hour, RUNNING, at((30 + asleep) * MINUTE_US))

    assert awake.remaining_us - woken.remaining_us == asleep * MINUTE_US
    assert woken == ClockPosition(0, (30 - asleep) * MINUTE_US)


@given(st.integers(-400 * DAY_US, 400 * DAY_US))
def test_a_step_of_the_wall_clock_moves_nothing_while_the_computer_stays_on(wall_us: int) -> None:
    now = at(7 * MINUTE_US, wall_us)

    assert position(SMALL, RUNNING, now) == ClockPosition(0, 13 * MINUTE_US)


def test_after_another_start_of_the_computer_the_wall_clock_counts() -> None:
    clock = Clock(1, 5 * MINUTE_US, at(900 * MINUTE_US, 0))
    now = at(12, 7 * MINUTE_US, "second")

    assert position(SMALL, clock, now) == ClockPosition(2, 8 * MINUTE_US)


@given(
    left_us=st.integers(1, 20 * MINUTE_US), wall_us=st.integers(-DAY_US, DAY_US), elapsed_us=spans
)
def test_another_start_of_the_computer_never_gains_more_than_was_stored(
    left_us: int, wall_us: int, elapsed_us: int
) -> None:
    clock = Clock(0, left_us, at(0))
    here = position(SMALL, clock, at(elapsed_us, wall_us, "second"))

    assert played_us(SMALL, here) == 20 * MINUTE_US - left_us + max(0, wall_us)


def test_a_look_that_comes_late_misses_no_last_minute() -> None:
    looks = [20 * MINUTE_US - 61 * SECOND_US, 20 * MINUTE_US - 58 * SECOND_US]
    left = [position(SMALL, RUNNING, at(look)).remaining_us for look in looks]

    assert left == [61 * SECOND_US, 58 * SECOND_US]


def test_a_level_is_due_once_and_a_late_look_finds_the_one_that_is_on() -> None:
    evening = running_for(19)
    assert due_level(evening.state, evening.now) is None
    evening.pass_us(35 * MINUTE_US)
    assert due_level(evening.state, evening.now) == 3

    evening.tell(begin_level(evening.state, 3, evening.now))
    assert evening.state.clock.begun == 3
    assert due_level(evening.state, evening.now) is None
    assert begin_level(evening.state, 3, evening.now) == []
    assert begin_level(evening.state, 1, evening.now) == []


def test_a_level_is_not_recorded_before_it_is_reached() -> None:
    evening = running_for(19)

    with pytest.raises(Refusal) as refused:
        begin_level(evening.state, 1, evening.now)
    assert refused.value == Refusal("level_not_reached", level=2)
    evening.pass_us(MINUTE_US)
    assert begin_level(evening.state, 1, evening.now) == [LevelBegan(1)]


def test_a_clock_that_stands_has_no_level_due() -> None:
    evening = running_for(19)
    evening.pause()
    evening.pass_us(DAY_US)

    assert due_level(evening.state, evening.now) is None
    assert due_level(Tournament(), evening.now) is None


def test_a_pause_records_the_level_that_it_stands_in() -> None:
    evening = running_for(45)
    evening.pause()
    evening.start()

    assert evening.state.clock.begun == 2
    assert due_level(evening.state, evening.now) is None


def test_a_clock_is_started_or_paused_once() -> None:
    evening = running_for(1)
    with pytest.raises(Refusal, match="clock_running"):
        start_clock(evening.state, evening.now)
    evening.pause()
    with pytest.raises(Refusal, match="clock_paused"):
        pause_clock(evening.state, evening.now)


@pytest.mark.parametrize(
    ("here", "found"),
    [
        (ClockPosition(0, 20 * MINUTE_US), (40 * MINUTE_US, 10 * MINUTE_US)),
        (ClockPosition(1, 1), (1, 10 * MINUTE_US)),
        (ClockPosition(2, 10 * MINUTE_US), None),
        (ClockPosition(3, 10 * MINUTE_US), None),
        (ClockPosition(30, 10 * MINUTE_US), None),
    ],
)
def test_the_next_break_is_the_next_one_that_is_listed(
    here: ClockPosition, found: tuple[int, int] | None
) -> None:
    assert next_break(SMALL, here) == found


def test_from_within_a_break_the_next_one_is_another() -> None:
    twice = msgspec.structs.replace(SMALL, levels=SMALL.levels + SMALL.levels[1:3])

    assert next_break(twice, ClockPosition(2, MINUTE_US)) == (51 * MINUTE_US, 10 * MINUTE_US)


@pytest.mark.parametrize(
    ("index", "until_level", "open_"),
    [(0, 1, True), (1, 1, False), (1, 2, True), (2, 2, False), (2, 3, True), (3, 2, False)],
)
def test_what_is_open_until_the_end_of_a_level_is_closed_in_the_break_after_it(
    index: int, until_level: int, *, open_: bool
) -> None:
    assert within(SMALL, ClockPosition(index, 1), Window(until_level=until_level)) is open_


def test_after_the_end_of_an_event_no_level_is_due() -> None:
    evening = running_for(45)
    evening.tell([TournamentFinished(1)])

    assert due_level(evening.state, evening.now) is None
