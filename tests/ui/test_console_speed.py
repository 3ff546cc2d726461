"""The console at work while a watch looks whether the loop is ever held up; also in the bench."""

import math
from pathlib import Path

from tdapp.bench.console import BUST, IN_THE_MONEY, LIMITS
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.ui.measured.at_bust import measured_at_bust
from tdapp.ui.measured.at_prizes import measured_at_prizes
from tdapp.ui.measured.at_work import ConsoleAtWork, measured
from tdapp.ui.measured.call_watch import CallWatch
from tests.ui.by_hand import NAMES, begin
from tests.ui.window_room import WindowRoom

SMALL_EVENING_S = 0.3


def test_the_loop_is_not_held_up_while_acts_come_in_and_two_screens_show_them(
    room: WindowRoom,
) -> None:
    begin(room, NAMES)
    room.console.setUpdatesEnabled(True)
    work = ConsoleAtWork(room.parts, room.console, busts=2)
    found = room.wait_for(measured(work, SMALL_EVENING_S))
    assert {*found, "memory_mb"} == set(LIMITS)
    assert all(0 <= value < math.inf for value, _ in found.values())
    event = room.console.view.id
    assert event is not None
    room.wait_for(room.console.asking.perform(PostPrizes(event)))
    found = room.wait_for(measured_at_prizes(room.parts, room.console, busts=1))
    assert set(found) == set(IN_THE_MONEY)
    prizes = room.console.pages.prizes
    assert len(prizes.right.table.listing.table.rows) > 0


def test_a_bust_is_counted_in_files_and_calls_of_ours(room: WindowRoom) -> None:
    begin(room, NAMES)
    room.play()
    with CallWatch() as watch:
        found = room.wait_for(measured_at_bust(room.parts, room.console, watch, busts=2))
    assert set(found) == set(BUST)
    assert all(value > 1 for value, _ in found.values())
    entered = {Path(name).name for name in watch.calls}
    assert {"bar.py", "desk.py", "exits.py"} <= entered
    assert "test_console_speed.py" not in entered
