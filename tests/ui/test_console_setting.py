"""Setting the clock in the window: from the strip and from the menu, before and after shown."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from tdapp.tournament.state.clock import ClockPosition, position
from tdapp.ui.clock.clock_buttons import ClockButton
from tests.ui.by_hand import CTRL, begin, clock_seen, opened, recorded, show_clock
from tests.ui.window_room import MINUTE_US, SECOND_US, WindowRoom

LEVEL_US = 30 * MINUTE_US


def here(room: WindowRoom) -> ClockPosition:
    state = recorded(room)
    return position(state.conditions, state.clock, room.time.now())


def test_a_level_is_gone_to_from_the_strip_once_the_question_is_answered(
    room: WindowRoom,
) -> None:
    begin(room)
    room.press("Start clock")
    room.time.pass_us(10 * MINUTE_US)
    _, more, _, on = room.console.strip.findChildren(ClockButton)
    room.click(more)
    assert here(room) == ClockPosition(0, 21 * MINUTE_US)
    room.click(on)
    asked = room.console.asked
    assert asked.isVisible()
    assert here(room) == ClockPosition(0, 21 * MINUTE_US)
    room.key(Qt.Key.Key_Escape, on=asked)
    assert (asked.isVisible(), here(room)) == (False, ClockPosition(0, 21 * MINUTE_US))
    room.click(on)
    room.click(asked.yes)
    assert here(room) == ClockPosition(1, LEVEL_US)


def test_keys_set_the_clock_by_a_minute_and_ask_for_a_level(room: WindowRoom) -> None:
    begin(room)
    room.key(Qt.Key.Key_Up, CTRL)
    room.key(Qt.Key.Key_Up, CTRL)
    room.key(Qt.Key.Key_Down, CTRL)
    assert here(room) == ClockPosition(0, LEVEL_US + MINUTE_US)
    room.key(Qt.Key.Key_PageDown, CTRL)
    room.click(room.console.asked.yes)
    assert here(room) == ClockPosition(1, LEVEL_US)


def test_a_clock_that_is_set_while_it_stands_says_since_when_it_does(room: WindowRoom) -> None:
    begin(room)
    show_clock(room)
    room.press("Start clock")
    room.time.pass_us(10 * MINUTE_US - SECOND_US)
    room.press("Pause clock")
    face = clock_seen(room)
    since = face.paused_at
    assert since
    room.time.pass_us(5 * MINUTE_US)
    room.clock.acts.less.trigger()
    room.settle()
    face = clock_seen(room)
    assert (face.time, face.paused_at) == ("19:00", since)


def test_before_the_start_the_course_says_where_the_clock_was_set_to(room: WindowRoom) -> None:
    begin(room)
    room.clock.acts.on.trigger()
    room.click(room.console.asked.yes)
    texts = [one.text() for one in room.clock.course.findChildren(QLabel)]
    assert "Starts at level 2, 30:00" in texts


def test_a_table_is_closed_from_the_floor_menu(room: WindowRoom) -> None:
    begin(room)
    room.press("Open table 3")
    *_, last = opened(room, "Close table")
    assert last.text() == "Table 3, empty"
    last.trigger()
    room.settle()
    assert set(recorded(room).seating.tables) == {1, 2}
    room.press("Undo")
    assert set(recorded(room).seating.tables) == {1, 2, 3}
