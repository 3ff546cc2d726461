"""Two stations act on one entry at once: the second gets a refusal, and nothing is doubled."""

from collections.abc import Sequence
from typing import cast

import pytest

from tdapp.calls.tournament.event import StartClock, TournamentCall
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.sales import ForfeitAndReenter, Rebuy, SellAddOns
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.ui.asking.before import EventAt, before
from tests.desk.evening import EVENT, seated_under
from tests.desk.programmes import PROGRAMMES
from tests.desk.station import Station
from tests.ui.at_window import AtWindow, answered
from tests.ui.window_room import WindowRoom

ADD_ON, GOES = SellAddOns(EVENT, (2,)), Bust(EVENT, 2, declined=True)
WITHOUT_CHIPS: Sequence[TournamentCall] = (Rebuy(EVENT, 2), ADD_ON, GOES)
IN_PLAY: Sequence[TournamentCall] = (ForfeitAndReenter(EVENT, 2, 0), ADD_ON, GOES)


@pytest.mark.parametrize("second", range(3))
@pytest.mark.parametrize("first", range(3))
@pytest.mark.parametrize("acts", [WITHOUT_CHIPS, IN_PLAY])
def test_an_act_on_an_entry_is_refused_once_another_station_was_faster(
    room: WindowRoom, acts: Sequence[TournamentCall], first: int, second: int
) -> None:
    at_window = AtWindow(room)
    station = cast("Station", at_window)
    seated_under(station, PROGRAMMES["adelaide"])
    station.do(StartClock(EVENT))
    if acts is WITHOUT_CHIPS:
        station.do(Bust(EVENT, 2))
    room.settle()
    at = EventAt(room.console.view, room.console.names, EVENT)
    asked = (acts[first], acts[second])
    assert all(station.desk.why_not(DIRECTOR, one) is None for one in asked)
    ready = [answered(before(one, lambda _: at))[1] for one in asked]

    station.do(ready[0].call, Circumstances(said=ready[0].said))
    after = station.event(EVENT)
    with pytest.raises(Refusal) as refused:
        station.do(ready[1].call, Circumstances(said=ready[1].said))
    assert refused.value == Refusal("entry_changed", entry=2)
    assert station.event(EVENT) == after
