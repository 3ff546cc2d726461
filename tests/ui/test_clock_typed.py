"""The clock is set by typing: a time, minutes, a level; what is no time is asked again."""

import pytest
from PySide6.QtCore import Qt

from tdapp.core.refusal import Refusal
from tdapp.shown.reading import TypedTime, typed_time
from tdapp.tournament.payouts.consequences import on_sale
from tdapp.tournament.state.clock import ClockPosition, position
from tests.ui.by_hand import CTRL, begin, recorded
from tests.ui.window_room import MINUTE_US, WindowRoom

SECOND_US = 1_000_000


@pytest.mark.parametrize(
    ("text", "left_us"),
    [
        ("12:30", 750),
        ("12.30", 750),
        (" 0:05 ", 5),
        ("12", 720),
        ("90", 5400),
        ("90:00", 5400),
        ("1:02:30", 3750),
        ("1.02.30", 3750),
    ],
)
def test_a_time_left_is_typed_with_colon_or_point(text: str, left_us: int) -> None:
    assert typed_time(text) == TypedTime(left_us=left_us * SECOND_US)


@pytest.mark.parametrize(
    ("text", "delta"), [("+5", 300), ("-5", -300), ("\N{MINUS SIGN}1:30", -90), ("+ 0.30", 30)]
)
def test_time_is_added_or_taken_with_a_sign(text: str, delta: int) -> None:
    assert typed_time(text) == TypedTime(delta_us=delta * SECOND_US)


@pytest.mark.parametrize("text", ["level 7", "Level 7", "l7", "L 7", "#7"])
def test_a_level_is_named_by_its_number(text: str) -> None:
    assert typed_time(text) == TypedTime(level=7)


@pytest.mark.parametrize(
    "text",
    ["", "soon", "12:5", "12:60", "1:60:00", "+", "++5", "level", "level x", "12:30:00:00",
     "-", "1,5", "\N{ARABIC-INDIC DIGIT ONE}2:30", "99999", "12 : 30"],
)  # fmt: skip
def test_what_is_no_time_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="time_not_understood"):
        typed_time(text)


class Typing:
    """A window with an event, in which the clock is set by keys alone."""

    def __init__(self, room: WindowRoom) -> None:
        begin(room)
        self.room = room

    def type(self, text: str) -> None:
        self.room.key(Qt.Key.Key_G, CTRL)
        self.answer(text)

    def answer(self, text: str) -> None:
        field = self.room.console.asked.field
        field.setText(text)
        self.room.key(Qt.Key.Key_Return, on=field)

    def yes(self) -> None:
        self.room.click(self.room.console.asked.yes)

    @property
    def asked(self) -> str:
        return self.room.console.asked.text

    @property
    def here(self) -> ClockPosition:
        state = recorded(self.room)
        return position(state.conditions, state.clock, self.room.time.now())


@pytest.fixture
def typing(room: WindowRoom) -> Typing:
    return Typing(room)


def test_a_typed_time_is_left_from_now_on(typing: Typing) -> None:
    typing.type("12:30")
    assert typing.here == ClockPosition(0, 750 * SECOND_US)
    typing.type("+5")
    typing.type("-0.30")
    assert typing.here == ClockPosition(0, 17 * MINUTE_US)
    assert typing.asked == ""


def test_a_typed_level_is_asked_about_with_both_times_and_then_on(typing: Typing) -> None:
    typing.type("level 3")
    assert typing.asked == "Set the clock from level 1, 30:00 to level 3, 30:00?"
    assert typing.here.index == 0
    typing.yes()
    state = recorded(typing.room)
    assert state.conditions.number(typing.here.index) == 3
    typing.type("level 20")
    typing.yes()
    assert state.conditions.number(typing.here.index) == 20


def test_what_cannot_be_set_is_told_and_asked_again(typing: Typing) -> None:
    typing.type("soon")
    assert typing.room.is_refused("time_not_understood")
    for text, said in (
        ("0:00", "can be"),
        ("level 0", "No level comes before"),
        ("level 9999", "level"),
        ("2000:00", "24"),
    ):
        assert typing.asked.startswith("Set the clock, now at level 1, 30:00")
        typing.answer(text)
        assert said in typing.room.notice
    typing.answer("11:00")
    assert typing.here == ClockPosition(0, 11 * MINUTE_US)


def test_a_typed_jump_says_what_it_closes_before_it_is_done(room: WindowRoom) -> None:
    typing = Typing(room)
    typing.type("level 9")
    closes, asked = typing.asked.split(". ", 1)
    assert closes == "This closes late registration, re-buys"
    assert asked.startswith("Set the clock from level 1, 30:00 to level 9")
    assert typing.here.index == 0
    typing.yes()
    assert typing.here.index > 0
    assert not on_sale(recorded(room), room.time.now())


def test_more_time_than_two_levels_have_is_asked_and_more_than_a_day_is_refused(
    room: WindowRoom,
) -> None:
    typing = Typing(room)
    typing.type("+45")
    assert typing.asked == "Set the clock from level 1, 30:00 to level 1, 1:15:00?"
    assert typing.here == ClockPosition(0, 30 * MINUTE_US)
    typing.yes()
    assert typing.here == ClockPosition(0, 75 * MINUTE_US)
    typing.type("-1500")
    assert typing.here == ClockPosition(0, 75 * MINUTE_US)
