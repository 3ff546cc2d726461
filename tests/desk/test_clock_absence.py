"""The program comes back to clocks that ran: it holds them, and one act says what counts."""

from dataclasses import dataclass

import pytest

from tdapp.calls.tournament.clock import CountTimeAway, LeaveTimeOut
from tdapp.calls.tournament.clockwork import Clockwork
from tdapp.calls.tournament.event import PauseClock, StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import StreamId
from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import DIRECTOR
from tdapp.tournament.clock.windows import is_decided
from tdapp.tournament.facts.clock import ClockHeld
from tdapp.tournament.state.clock import ClockPosition, position
from tests.desk.evening import EVENT, SMALL, announce, bust, of_house, person, seated_under
from tests.desk.station import Station
from tests.rules.houses import BOOKS

OTHER = StreamId("other")


@dataclass
class Sign:
    """A last sign of life that a test gives."""

    instant: Instant | None = None

    def last(self) -> Instant | None:
        return self.instant

    def place_then(self) -> int:
        return 0

    def note(self, now: Instant, place: int) -> None:  # noqa: ARG002 - no act is asked for it
        self.instant = now


def where(station: Station, event: StreamId = EVENT) -> ClockPosition:
    return position(SMALL, station.event(event).clock, station.time.now())


def come_back(station: Station, minutes: float, *, noted: bool = True) -> None:
    """Note a sign of life, or none, be away for so long, and start again."""
    if noted:
        station.parts.clockwork.note_seen()
    station.shut()
    station.time.pass_us(round(minutes * MINUTE_US))
    station.open()
    station.run(station.parts.clockwork.hold_clocks())


def under_way(station: Station, minutes: float) -> None:
    announce(station)
    station.do(StartClock(EVENT))
    station.time.pass_us(round(minutes * MINUTE_US))


def test_a_restart_resumes_paused_where_the_clock_was_last_seen(station: Station) -> None:
    under_way(station, 1)
    come_back(station, 7)

    clock = station.event(EVENT).clock
    assert (clock.running, where(station)) == (False, ClockPosition(0, 2 * MINUTE_US))
    assert clock.away is not None
    assert clock.away.span_us == 7 * MINUTE_US
    held = station.recorded(EVENT)[-1].event
    assert isinstance(held, ClockHeld)
    station.tick()
    station.restart()
    assert station.event(EVENT).clock == clock


def test_time_that_counts_is_taken_from_the_levels_and_the_clock_runs_on(station: Station) -> None:
    under_way(station, 1)
    come_back(station, 3)
    station.time.pass_us(MINUTE_US // 2)
    station.do(CountTimeAway(EVENT))

    assert where(station) == ClockPosition(1, MINUTE_US // 2)
    assert station.event(EVENT).clock.running
    station.tick()
    assert station.event(EVENT).clock.begun == 1


def test_time_that_is_left_out_leaves_the_clock_standing_until_it_is_started(
    station: Station,
) -> None:
    under_way(station, 1)
    come_back(station, 3)
    station.do(LeaveTimeOut(EVENT))
    station.time.pass_us(9 * MINUTE_US)
    assert station.event(EVENT).clock.away is None
    station.do(StartClock(EVENT))
    assert where(station) == ClockPosition(0, 2 * MINUTE_US)
    for call in (LeaveTimeOut(EVENT), CountTimeAway(EVENT)):
        assert station.desk.why_not(DIRECTOR, call) == Refusal("nobody_was_away")


def test_without_a_sign_of_life_the_newest_act_of_the_event_tells(station: Station) -> None:
    under_way(station, 0)
    come_back(station, 2, noted=False)
    assert where(station) == ClockPosition(0, 3 * MINUTE_US)


@pytest.mark.parametrize("waits", [False, True])
@pytest.mark.parametrize("house", sorted(BOOKS))
def test_time_that_counts_and_decides_the_event_lets_no_clock_run(
    station: Station, house: str, *, waits: bool
) -> None:
    """Late registration ended while the program was away, with one left who plays."""
    seated_under(station, of_house(house), sold=3)
    station.do(StartClock(EVENT))
    bust(station, 1)
    station.do(Bust(EVENT, 2, declined=not waits))
    come_back(station, 20)
    station.do(CountTimeAway(EVENT))
    if waits:
        station.tick()

    state = station.event(EVENT)
    assert is_decided(state, station.time.now())
    assert not state.clock.running
    assert position(state.conditions, state.clock, station.time.now()).index == 15
    station.tick()
    assert station.event(EVENT) == state


def test_a_sign_that_is_older_than_the_newest_act_is_not_believed(station: Station) -> None:
    announce(station)
    old = station.time.now()
    station.do(StartClock(EVENT))
    station.time.pass_us(4 * MINUTE_US)
    station.tick()
    station.time.pass_us(MINUTE_US // 2)
    station.run(Clockwork(station.desk, Sign(old)).hold_clocks())

    here = where(station)
    assert (here.index, round(here.remaining_us / 1000)) == (1, MINUTE_US // 1000)


@pytest.mark.parametrize("stepped", [3, 60])
@pytest.mark.parametrize(("set_back", "away"), [(False, 2), (True, 2), (True, 90)])
def test_a_wall_clock_that_was_put_forward_takes_no_time_from_the_level(
    station: Station, stepped: int, *, set_back: bool, away: int
) -> None:
    under_way(station, 1)
    station.time.set_wall(stepped * MINUTE_US)
    station.do(Register(EVENT, person(1)))
    if set_back:
        station.time.set_wall(-stepped * MINUTE_US)
    station.parts.clockwork.note_seen()
    station.shut()
    station.time.pass_us(away * MINUTE_US)
    station.time.boot, station.time.elapsed_us = "second", 5
    if not set_back:
        station.time.set_wall(-stepped * MINUTE_US)
    station.open()
    station.run(station.parts.clockwork.hold_clocks())

    assert where(station) == ClockPosition(0, 2 * MINUTE_US)
    clock = station.event(EVENT).clock
    assert clock.away is not None
    assert clock.away.known is set_back
    if not set_back:
        assert station.desk.why_not(DIRECTOR, CountTimeAway(EVENT)) == Refusal("time_away_unknown")
        station.do(CountTimeAway(EVENT, MINUTE_US))
        assert where(station) == ClockPosition(0, MINUTE_US)


def test_only_clocks_that_ran_are_held_and_each_once(station: Station) -> None:
    announce(station, event=OTHER)
    station.do(StartClock(OTHER))
    station.do(PauseClock(OTHER))
    under_way(station, 1)
    come_back(station, 3)
    before = station.event(EVENT), station.event(OTHER)
    assert station.event(OTHER).clock.away is None
    station.run(station.parts.clockwork.hold_clocks())
    come_back(station, 3)
    assert (station.event(EVENT), station.event(OTHER)) == before


@pytest.mark.parametrize("running", [True, False])
def test_where_other_stations_go_on_no_clock_is_held(station: Station, *, running: bool) -> None:
    announce(station)
    if running:
        station.do(StartClock(EVENT))
    clockwork = Clockwork(station.desk)
    clockwork.note_seen()
    station.time.pass_us(MINUTE_US)
    station.run(clockwork.hold_clocks())
    assert station.event(EVENT).clock.running is running
