"""After a restart the window asks whether the time away counts, and either answer is one act."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tdapp.calls.tournament.event import StartClock
from tdapp.tournament.state.clock import ClockPosition, position
from tdapp.ui.console.welcome import Welcome
from tests.desk.evening import EVENT, announce
from tests.desk.station import Station
from tests.ui.at_the_till import hold
from tests.ui.by_hand import begin, recorded
from tests.ui.window_room import MINUTE_US, WindowRoom

LEVEL_US = 30 * MINUTE_US


def come_back(room: WindowRoom) -> None:
    """Ten minutes played, then seven away, and the start of the window as the program does it."""
    begin(room)
    room.press("Start clock")
    room.time.pass_us(10 * MINUTE_US)
    room.parts.clockwork.note_seen()
    room.shut()
    room.time.pass_us(7 * MINUTE_US)
    room.start()
    room.wait_for(room.parts.clockwork.hold_clocks())
    room.until(lambda: room.console.asked.text != "")


def here(room: WindowRoom) -> ClockPosition:
    state = recorded(room)
    return position(state.conditions, state.clock, room.time.now())


def test_it_says_how_long_and_where_each_answer_leads(room: WindowRoom) -> None:
    come_back(room)
    text = room.console.asked.text
    assert text.startswith("The program was off for 7:00")
    assert "Skip that time (clock at level 1, 20:00) or" in text
    assert "Skip that time (clock at level 1, 20:00) or count it (clock at level 1, 13:00)" in text
    assert room.console.asked.choices.isVisible()
    assert not recorded(room).clock.running


@pytest.mark.parametrize(("steps", "left"), [(0, 20), (1, 13)])
def test_the_first_answer_leaves_it_out_and_the_second_counts_it(
    room: WindowRoom, steps: int, left: int
) -> None:
    come_back(room)
    field = room.console.asked.field
    for _ in range(steps):
        room.key(Qt.Key.Key_Down, on=field)
    room.key(Qt.Key.Key_Return, on=field)

    state = recorded(room)
    assert here(room) == ClockPosition(0, left * MINUTE_US)
    assert (state.clock.running, state.clock.away) == (bool(steps), None)


def test_not_now_leaves_it_open_to_the_menu_and_to_the_next_start(room: WindowRoom) -> None:
    come_back(room)
    room.click(room.console.asked.no)
    assert room.console.asked.text == ""
    room.restart()
    assert room.console.asked.text.startswith("The program was off for 7:00")
    room.click(room.console.asked.no)
    away = room.clock.acts.away
    away.count.trigger()
    room.settle()
    assert here(room) == ClockPosition(0, 13 * MINUTE_US)


def test_a_clock_that_stood_is_not_asked_about(room: WindowRoom) -> None:
    begin(room)
    room.restart()
    room.wait_for(room.parts.clockwork.hold_clocks())
    assert room.console.asked.text == ""
    for act in room.clock.acts.away.all:
        act.refresh()
        assert act.why_not.startswith("No time away is waiting to be decided")


def test_the_program_holds_the_clock_before_its_first_picture_and_asks(tmp_path: Path) -> None:
    station = Station(tmp_path / "room.tdapp")
    announce(station)
    station.do(StartClock(EVENT))
    station.shut()
    started = [sys.executable, "-W", "error", "-m", "tests.ui.started", str(tmp_path), "away"]
    done = subprocess.run(
        started,
        cwd=Path(__file__).parents[2],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert "The program was off for" in done.stdout
    assert (tmp_path / "room.tdapp.seen").exists()
    station.open()
    clock = station.event(EVENT).clock
    assert (clock.running, clock.index) == (False, 0)
    assert clock.remaining_us is not None
    assert 0 <= 3 * MINUTE_US - clock.remaining_us < 1000
    assert clock.away is not None
    station.close()


def test_keys_go_to_the_question_and_nobody_is_welcomed_to_an_event(room: WindowRoom) -> None:
    come_back(room)
    assert room.console.focusWidget() is room.console.asked.field
    assert room.console.findChildren(Welcome) == []


def test_the_question_comes_back_with_its_event(room: WindowRoom) -> None:
    come_back(room)
    event = room.console.view.id
    assert event is not None
    hold(room, "Side", tables=0)
    assert room.console.asked.text == ""
    room.console.view.choose(event)
    room.settle()
    assert room.console.asked.text.startswith("The program was off for 7:00")


def test_no_act_that_asks_takes_the_place_of_the_question(room: WindowRoom) -> None:
    come_back(room)
    room.choose(3)
    room.press("Withdraw…")
    assert room.console.asked.text.startswith("The program was off for 7:00")
    room.key(Qt.Key.Key_Return, on=room.console.asked.field)
    assert recorded(room).clock.away is None
    assert "How many of Player C's chips" in room.entries.asked.text
