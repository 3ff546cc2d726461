"""Whatever closes, puts out or lets win beside what its name says is named in a question first.

The windows and the command bar ask by the same function; a bust asks nothing.
"""

from collections.abc import Callable
from typing import cast

import pytest

from tdapp.calls.across.ending import CancelEvent
from tdapp.ui.asking.before import OF_A_BUST, EventAt, before
from tests.desk.evening import EVENT, seated_under
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
        if not follows or isinstance(call, OF_A_BUST):
            continue
        assert at.follows(call), call
        texts, ready = answered(before(call, lambda _: at))
        said = at.follows(ready.call)
        assert not said or sum(text.count(said) for text in texts) == 1, (ready.call, texts)
