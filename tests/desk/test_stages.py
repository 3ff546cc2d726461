"""An event in flights at the desk: one stream, each flight with its own clock, players and chips."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import EndStage
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.calls.tournament.stages import BagStack, BringForward, CloseStage
from tdapp.core.ids import StreamId, in_part
from tdapp.core.refusal import Refusal
from tdapp.tournament.plan.stage_plan import GoesOn, StagePlan
from tdapp.tournament.tournament import Tournament
from tests.desk.evening import EVENT, SMALL, install, person
from tests.desk.station import Station

STAGES = (
    StagePlan("1A", to="Day 2", goes_on=GoesOn(players=2)),
    StagePlan("1B", to="Day 2", goes_on=GoesOn(players=2)),
    StagePlan("Day 2", from_level=2),
)
FLIGHTS = replace(SMALL, max_entries=12, rebuy=None, stages=STAGES)
A, B, DAY_2 = (in_part(EVENT, number) for number in (1, 2, 3))


@pytest.fixture
def station(tmp_path: Path) -> Iterator[Station]:
    """A workstation on a new record, with the event announced and four tables in the room."""
    opened = Station(tmp_path / "room.tdapp")
    install(opened, (1, 2, 3, 4))
    opened.do(Announce(EVENT, FLIGHTS))
    yield opened
    opened.close()


def play(station: Station, flight: StreamId, people: range, table: int) -> None:
    """Let people enter a flight and draw their seats at a table."""
    station.do_all([Register(flight, person(one)) for one in people])
    station.do(OpenTable(flight, station.house_id, table))
    station.do(DrawSeats(flight))
    station.do(StartClock(flight))


def seen(station: Station, address: StreamId) -> Tournament:
    """The event as it is seen from an address."""
    found: Tournament = station.desk.state(address)
    return found


def test_two_flights_are_on_at_once_each_with_its_own_clock_and_players(station: Station) -> None:
    play(station, A, range(1, 4), 1)
    play(station, B, range(4, 8), 2)

    a, b = seen(station, A), seen(station, B)
    assert (a.left, b.left, seen(station, EVENT).left) == (3, 4, 7)
    assert sorted(b.entries.by_number) == [4, 5, 6, 7]
    assert (a.clock.running, b.clock.running) == (True, True)
    assert not seen(station, EVENT).clock.running
    station.restart()
    assert seen(station, A) == a


def test_who_goes_on_is_locked_and_ends_the_flight(station: Station) -> None:
    play(station, A, range(1, 5), 1)
    station.do(CloseStage(A))
    station.do(Bust(A, 1, declined=True))
    assert seen(station, A).clock.running
    station.do(Bust(A, 2, declined=True))
    assert not seen(station, A).clock.running
    assert seen(station, A).is_decided
    assert seen(station, EVENT).places() == {1: 4, 2: 3}


def test_bags_that_add_up_go_on_to_the_next_day(station: Station) -> None:
    for flight, people, table in ((A, range(1, 4), 1), (B, range(4, 8), 2)):
        play(station, flight, people, table)
        station.do(CloseStage(flight))
    station.do(Bust(A, 1, declined=True))
    station.do(BagStack(A, 2, 900))
    with pytest.raises(Refusal, match="bags_missing"):
        station.do(EndStage(A, station.house_id))
    station.do(BagStack(A, 3, 500))
    with pytest.raises(Refusal, match="bags_do_not_add_up"):
        station.do(EndStage(A, station.house_id))
    station.do(BagStack(A, 3, 600))
    station.do(EndStage(A, station.house_id))
    station.do_all([Bust(B, one, declined=True) for one in (4, 5)])
    station.do_all([BagStack(B, 6, 1_200), BagStack(B, 7, 800)])
    with pytest.raises(Refusal, match="stages_still_on"):
        station.do(BringForward(DAY_2))
    station.do(EndStage(B, station.house_id))
    station.do(BringForward(DAY_2))

    day = seen(station, DAY_2)
    assert (day.left, day.chips_in_play) == (4, 3_500)
    station.do(OpenTable(DAY_2, station.house_id, 1))
    station.do(DrawSeats(DAY_2))
    station.do(StartClock(DAY_2))
    station.do_all([Bust(DAY_2, one, declined=True) for one in (7, 6, 3)])
    assert seen(station, DAY_2).places() == {7: 4, 6: 3, 3: 2}
    whole = seen(station, EVENT)
    assert whole.places() == {1: 7, 4: 6, 5: 5, 7: 4, 6: 3, 3: 2}
    station.restart()
    assert seen(station, EVENT) == whole
