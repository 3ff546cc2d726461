"""The plain side of the clock: how time is told, and in which words."""

import subprocess
import sys
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.screens import clock_words as words
from tdapp.screens.clock_face import (
    HOUR_US,
    MINUTE_US,
    SECOND_US,
    ClockState,
    NextBreak,
    time_text,
    whole_seconds,
)
from tests.ui.faces import BREAK, FINISHED, LAST_MINUTE, NOT_STARTED, PAUSED, RUNNING


@pytest.mark.parametrize(
    ("span_us", "short", "long"),
    [
        (0, "00:00", "0:00:00"),
        (1, "00:01", "0:00:01"),
        (SECOND_US, "00:01", "0:00:01"),
        (SECOND_US + 1, "00:02", "0:00:02"),
        (12 * MINUTE_US + 46 * SECOND_US + 1, "12:47", "0:12:47"),
        (60 * MINUTE_US, "60:00", "1:00:00"),
        (72 * MINUTE_US, "72:00", "1:12:00"),
        (-5 * SECOND_US, "00:00", "0:00:00"),
    ],
)
def test_time_is_rounded_up_to_whole_seconds_and_never_negative(
    span_us: int, short: str, long: str
) -> None:
    assert time_text(span_us) == short
    assert time_text(span_us, long=True) == long


@given(st.integers(min_value=1, max_value=24 * HOUR_US))
def test_a_clock_shows_nought_only_when_nothing_is_left(span_us: int) -> None:
    seconds = whole_seconds(span_us)
    assert (seconds - 1) * SECOND_US < span_us <= seconds * SECOND_US


def test_a_level_of_more_than_an_hour_keeps_its_hours_to_the_end() -> None:
    long = replace(RUNNING, level_us=90 * MINUTE_US, remaining_us=5 * MINUTE_US)
    assert (long.time, long.time_format) == ("0:05:00", "0:00:00")


def test_a_level_set_beyond_an_hour_gets_its_hours() -> None:
    assert replace(RUNNING, remaining_us=61 * MINUTE_US).time == "1:01:00"


def test_the_last_minute_drops_the_empty_digit() -> None:
    assert (LAST_MINUTE.time, LAST_MINUTE.time_format) == ("0:47", "0:00")
    assert replace(LAST_MINUTE, remaining_us=60 * SECOND_US).time == "1:00"


def test_faces_within_one_second_are_one_picture() -> None:
    early = replace(RUNNING, remaining_us=RUNNING.remaining_us - 999_999)
    late = replace(RUNNING, remaining_us=RUNNING.remaining_us - SECOND_US)
    assert early.at_whole_second() == RUNNING.at_whole_second()
    assert late.at_whole_second() != RUNNING.at_whole_second()


def test_each_state_is_named_in_words() -> None:
    assert [
        words.state_line(face)
        for face in (NOT_STARTED, RUNNING, LAST_MINUTE, BREAK, PAUSED, FINISHED)
    ] == [
        "Not started",
        "Level 14",
        "Last minute of level 14",
        "Break",
        "Paused at 20:41",
        "Level 31",
    ]
    assert words.back_at(BREAK) == "Play resumes at 21:49"


def test_a_held_clock_names_no_wall_time_that_would_lie() -> None:
    assert words.level_moment(RUNNING) == ("", "20:54")
    assert words.level_moment(PAUSED) == ("in", "12:47")
    assert words.break_moment(PAUSED) == ("in", "52:47")
    assert words.level_moment(NOT_STARTED) == ("in", "40:00")
    assert words.break_moment(NOT_STARTED) == ("in", "2:40:00")


def test_a_break_between_is_counted_before_the_next_level() -> None:
    held = replace(PAUSED, next_break=NextBreak("", 15 * MINUTE_US, after_us=0))
    assert words.break_moment(held) == ("in", "12:47")
    assert words.level_moment(held) == ("in", "27:47")


def test_the_last_minute_says_what_really_comes() -> None:
    before_break = replace(LAST_MINUTE, next_break=NextBreak("20:54", 15 * MINUTE_US, after_us=0))
    assert words.what_comes(LAST_MINUTE) == ("Level 15", "4,000 / 8,000 (8,000)", "20:54")
    assert words.what_comes(before_break) == ("Break", "15 min", "20:54")
    assert words.what_comes(replace(LAST_MINUTE, next_level=None)) == (
        "Break",
        "15 min",
        "21:34",
    )


def test_a_clock_face_needs_no_qt() -> None:
    code = "import sys, tdapp.screens.clock_face; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_every_state_has_a_face_here() -> None:
    faces = (NOT_STARTED, RUNNING, LAST_MINUTE, BREAK, PAUSED, FINISHED)
    assert {face.state for face in faces} == set(ClockState)
