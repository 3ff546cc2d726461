"""An ended event: its clock stands for good, and its record still answers after a restart."""

import pytest

from tdapp.calls.across.ending import Finish
from tdapp.calls.tournament.event import PauseClock, StartClock
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes
from tdapp.core.event import StreamEnded
from tdapp.core.ids import ActionId
from tdapp.core.instant import MINUTE_US
from tdapp.desk.desk import Circumstances, CompletedAct
from tdapp.tournament.facts.clock import ClockPaused
from tdapp.tournament.facts.event import TournamentFinished
from tdapp.tournament.state.clock import ClockPosition, position
from tests.desk import laws
from tests.desk.evening import EVENT, SMALL, bust, under_way
from tests.desk.station import Station

AS_ASKED = Circumstances(action=ActionId("the end"))
STOOD = ClockPosition(1, MINUTE_US)


def where(station: Station) -> ClockPosition:
    return position(SMALL, station.event(EVENT).clock, station.time.now())


def end(station: Station) -> CompletedAct:
    return station.do(Finish(EVENT, station.house_id), AS_ASKED)


@pytest.fixture
def decided(station: Station) -> Station:
    """One left, everything paid, four minutes on a clock that runs."""
    under_way(station, sold=3)
    station.do(StartClock(EVENT))
    bust(station, 1, 2)
    station.do(PostPrizes(EVENT))
    for place in range(len(station.event(EVENT).prizes.posted), 0, -1):
        station.do(PayPrize(EVENT, place))
    station.time.pass_us(4 * MINUTE_US)
    return station


def test_the_end_of_an_event_stops_its_clock_first(decided: Station) -> None:
    end(decided)
    last = [type(entry.event) for entry in decided.recorded(EVENT)[-3:]]
    assert last == [ClockPaused, TournamentFinished, StreamEnded]
    assert where(decided) == STOOD


def test_a_clock_that_stands_already_is_not_stopped_again(decided: Station) -> None:
    decided.do(PauseClock(EVENT))
    end(decided)
    stops = [one for one in decided.recorded(EVENT) if isinstance(one.event, ClockPaused)]
    assert len(stops) == 1


def test_after_a_restart_the_clock_of_an_ended_event_stands_where_it_stood(
    decided: Station,
) -> None:
    end(decided)
    decided.time.pass_us(7 * MINUTE_US)
    decided.tick()
    decided.restart()
    assert EVENT not in laws.tournaments(decided)

    decided.time.pass_us(5 * MINUTE_US)
    again = end(decided)
    assert again.receipt is not None
    assert again.receipt.repeated
    assert EVENT in laws.tournaments(decided)
    assert where(decided) == STOOD
    laws.check(decided)
