"""An id of which nothing is recorded stays unknown, however often somebody asks for it."""

import asyncio

import pytest

from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import PersonId, StreamId, StreamRef
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.permissions import DIRECTOR
from tdapp.tournament.room import KIND
from tests.desk.evening import EVENT, SMALL, announce, under_way
from tests.desk.station import Station

NOPE = StreamId("nope")
ACTS = [Register(NOPE, PersonId("somebody")), StartClock(NOPE)]


def is_unknown(station: Station, id_: StreamId) -> bool:
    with pytest.raises(Refusal) as refused:
        station.desk.state(id_)
    return refused.value == Refusal("no_such_stream", stream=id_)


@pytest.mark.parametrize("call", ACTS)
def test_a_refused_act_leaves_no_stream_behind(call: Call, station: Station) -> None:
    with pytest.raises(Refusal):
        station.do(call)
    assert is_unknown(station, NOPE)
    assert NOPE not in station.desk.streams(KIND)


@pytest.mark.parametrize("call", ACTS)
def test_asking_whether_an_act_would_be_done_leaves_no_stream_behind(
    call: Call, station: Station
) -> None:
    assert station.desk.why_not(DIRECTOR, call) is not None
    assert is_unknown(station, NOPE)


def test_an_event_is_known_once_it_is_announced(station: Station) -> None:
    assert is_unknown(station, EVENT)
    announce(station)
    assert station.event(EVENT).conditions == SMALL


def test_acts_on_a_new_event_that_are_asked_for_at_once_share_its_stream(station: Station) -> None:
    async def at_once() -> list[object]:
        asked = [Register(EVENT, PersonId("early")), Announce(EVENT, SMALL)]
        asked += [Register(EVENT, PersonId("first")), Register(EVENT, PersonId("second"))]
        acts = (station.desk.perform(DIRECTOR, call) for call in asked)
        return await asyncio.gather(*acts, return_exceptions=True)

    outcomes = station.run(at_once())
    assert [isinstance(one, Refusal) for one in outcomes] == [True, False, False, False]
    assert station.event(EVENT).entries.count == 2
    assert station.desk.stream(StreamRef(EVENT, KIND)).tip.state == station.event(EVENT)


def test_an_id_that_was_refused_may_still_begin_an_event(
    station: Station,
) -> None:
    under_way(station)
    with pytest.raises(Refusal):
        station.do(Register(NOPE, PersonId("somebody")))
    station.do(Announce(NOPE, SMALL))
    assert station.event(NOPE).entries.count == 0


def test_todays_house_is_there_before_anything_happened_in_it(station: Station) -> None:
    assert len(station.house.registry.tables) == 0
