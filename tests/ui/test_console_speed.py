"""The console at work while a watch looks whether the loop is ever held up; also in the bench."""

import math

from tdapp.bench.console import IN_THE_MONEY, LIMITS
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.ui.measured.at_prizes import measured_at_prizes
from tdapp.ui.measured.at_work import ConsoleAtWork, measured
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
