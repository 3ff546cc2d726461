"""The clock in the window: strip, second screen, and what is said when the disk is full."""

import sqlite3

from PySide6.QtGui import QGuiApplication

from tdapp.ui.clock.clock_face import ClockState
from tests.ui.by_hand import begin, opened, recorded
from tests.ui.window_room import MINUTE_US, WindowRoom


def test_the_clock_runs_in_strip_and_face_and_a_level_that_passes_closes_re_buys(
    room: WindowRoom,
) -> None:
    begin(room)
    room.press("Start clock")
    room.choose(1)
    assert not room.button("Re-buy").act.why_not
    room.time.pass_us(2 * 60 * MINUTE_US + 5_000_000)
    room.console.ticker.look_now()
    room.settle()
    face = room.console.second_screen.clock.face
    assert face is not None
    assert (face.state, face.level_word, face.time) == (ClockState.RUNNING, "Level 5", "29:55")
    assert "level 4" in room.button("Re-buy").act.why_not
    room.wait_for(room.parts.clockwork.tick())
    assert recorded(room).clock.begun == 4


def test_a_pause_says_since_when(room: WindowRoom) -> None:
    begin(room)
    room.press("Start clock")
    room.time.pass_us(10 * MINUTE_US)
    room.press("Pause clock")
    room.time.pass_us(4 * MINUTE_US)
    room.console.ticker.look_now()
    face = room.console.second_screen.clock.face
    assert face is not None
    assert (face.state, face.time) == (ClockState.PAUSED, "20:00")
    assert face.paused_at
    assert face.paused_at != face.wall_time


def test_with_one_screen_the_clock_stands_in_a_window_and_goes_again(room: WindowRoom) -> None:
    begin(room)
    screen = room.console.second_screen
    assert len(QGuiApplication.screens()) == 1
    room.press("Show clock")
    assert screen.window.isVisible()
    assert screen.window.clock.face == screen.clock.face
    assert room.console.line.screens.text == "Clock shown  in a window"
    screen.window.close()
    room.settle()
    assert room.console.line.screens.text == "Clock not shown"
    assert room.button("Show clock").isVisible()


def test_a_screen_that_is_unplugged_is_told_until_it_is_back(room: WindowRoom) -> None:
    screen, mine = room.console.second_screen, QGuiApplication.primaryScreen()
    screen.show_on(mine)
    assert (screen.clock.isVisible(), screen.where) == (True, mine.name())
    QGuiApplication.instance().screenRemoved.emit(mine)  # type: ignore[union-attr]
    assert not screen.clock.isVisible()
    assert "is unplugged" in room.console.line.screens.text
    QGuiApplication.instance().screenAdded.emit(mine)  # type: ignore[union-attr]
    assert screen.clock.isVisible()
    assert "unplugged" not in room.console.line.screens.text


def test_on_a_full_disk_the_clock_goes_on_not_recorded_and_says_why_and_since_when(
    room: WindowRoom,
) -> None:
    begin(room)
    room.press("Start clock")
    room.link.problem = sqlite3.SQLITE_FULL
    room.press("Pause clock")
    record = room.console.line.record
    assert record.text.startswith("NOT RECORDED")
    assert "The disk is full; free some space" in record.text
    assert not room.state.clock.running
    face = room.console.second_screen.clock.face
    assert face is not None
    assert not face.recorded

    room.type_name("No Money Now")
    assert room.console.line.notice.startswith("Not done: the disk is full; free some space")
    assert room.state.entries.count == 6

    room.link.problem = None
    room.wait_for(room.parts.clockwork.tick())
    room.console.ticker.look_now()
    assert record.text.startswith("Record healthy")
    assert not recorded(room).clock.running


def test_the_menu_of_screens_lists_what_is_plugged_in_and_puts_the_clock_there(
    room: WindowRoom,
) -> None:
    in_window, nowhere = opened(room, "Clock screen")
    assert (in_window.text(), nowhere.isChecked()) == ("In a window", True)
    in_window.trigger()
    assert room.console.second_screen.window.isVisible()
    in_window, nowhere = opened(room, "Clock screen")
    assert (in_window.isChecked(), nowhere.isChecked()) == (True, False)
    nowhere.trigger()
    assert not room.console.second_screen.shown
