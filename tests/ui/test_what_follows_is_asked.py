"""Whatever closes, puts out or lets win beside what its name says is named in a question first.

The windows and the command bar ask by the same function; a bust asks nothing.
"""

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtCore import Qt

from tdapp.calls.across.ending import CancelEvent
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.sales import Register
from tdapp.core.instant import MINUTE_US
from tdapp.ui.asking.before import OF_A_BUST, EventAt, before
from tests.desk.evening import EVENT, person, seated_under
from tests.desk.more_follows import AT_TABLES, ONE_GOES, OTHERS, REACHED, changing, told
from tests.desk.station import Station
from tests.ui.at_window import AtWindow, answered
from tests.ui.window_room import WindowRoom


@pytest.mark.parametrize("reached", [*REACHED, *AT_TABLES])
def test_a_question_names_what_follows_before_the_act_is_done(
    room: WindowRoom, reached: Callable[[Station], None]
) -> None:
    station = cast("Station", AtWindow(room))
    seated_under(station, changing("STAR"))
    reached(station)
    room.settle()
    at = EventAt(room.console.view, room.console.names, EVENT)
    acts = [make(4) for make in (*ONE_GOES.values(), *OTHERS.values())]
    for call in (*acts, CancelEvent(EVENT, station.house_id)):
        follows = told(station, call)
        if not follows or call.row.label in OF_A_BUST:
            continue
        assert at.follows(call), call
        texts, ready = answered(before(call, lambda _: at))
        said = at.follows(ready.call)
        assert not said or sum(text.count(said) for text in texts) == 1, (ready.call, texts)


def test_an_undo_names_who_wins_by_it(room: WindowRoom) -> None:
    station = cast("Station", AtWindow(room))
    seated_under(station, changing("STAR"))
    station.do(StartClock(EVENT))
    station.do_all([Bust(EVENT, one, declined=True) for one in (1, 2, 3, 4)])
    station.do(Register(EVENT, person(9)))
    station.time.pass_us(20 * MINUTE_US)
    room.settle()
    room.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    winner = room.console.names.name(station.event(EVENT).entry(5).person)
    asked = room.console.asked.text
    assert asked.count(f"{winner} wins.") == 1
    assert "Why undo" in asked
