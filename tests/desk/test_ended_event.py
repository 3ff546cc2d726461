"""An ended event: its clock stands for good, and its record still answers after a restart."""

from collections.abc import Callable

import pytest

from tdapp.calls.across.ending import CancelEvent, Finish
from tdapp.calls.tournament.clock import AddTime, SetClock
from tdapp.calls.tournament.event import PauseClock, StartClock
from tdapp.calls.tournament.exits import Bust, Leave, Reinstate
from tdapp.calls.tournament.moves import FreeTable, HoldTable
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes
from tdapp.calls.tournament.sales import Register
from tdapp.core.event import Event, StreamEnded
from tdapp.core.ids import ActionId, StreamId
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances, CompletedAct
from tdapp.desk.permissions import DIRECTOR, Actor
from tdapp.tournament.facts.clock import ClockPaused, ClockStopped
from tdapp.tournament.facts.event import TournamentFinished
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.state.clock import ClockPosition, position
from tests.desk import laws
from tests.desk.evening import EVENT, SMALL, announce, bust, install, of_house, person, under_way
from tests.desk.second_thoughts import MANAGER
from tests.desk.station import Station
from tests.rules.houses import BOOKS

AS_ASKED = Circumstances(action=ActionId("the end"))
STOOD = ClockPosition(0, 3 * MINUTE_US)


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


def stops(station: Station) -> list[Event]:
    told = (one.event for one in station.recorded(EVENT))
    return [one for one in told if isinstance(one, ClockPaused | ClockStopped)]


def test_the_end_of_an_event_leaves_the_clock_where_its_decision_stopped_it(
    decided: Station,
) -> None:
    end(decided)
    last = [type(entry.event) for entry in decided.recorded(EVENT)[-2:]]
    assert last == [TournamentFinished, StreamEnded]
    assert [type(one) for one in stops(decided)] == [ClockStopped]
    assert where(decided) == STOOD


def last_by_bust(station: Station) -> CompletedAct:
    return station.do(Bust(EVENT, 2, declined=True))


def last_by_leaving(station: Station) -> CompletedAct:
    return station.do(Leave(EVENT, 2, Departure.WITHDRAWN, 0), Circumstances(reason="ill"))


def last_by_hold(station: Station) -> CompletedAct:
    table = station.event(EVENT).seating.seat_of[2].table
    station.do(HoldTable(EVENT, table))
    station.do(Bust(EVENT, 2, declined=True))
    assert station.event(EVENT).clock.running
    return station.do(FreeTable(EVENT, table))


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("last", [last_by_bust, last_by_leaving, last_by_hold])
def test_the_last_exit_stops_the_clock_and_its_undo_gives_it_back(
    station: Station, house: str, last: Callable[[Station], CompletedAct]
) -> None:
    install(station, (1, 2))
    announce(station, of_house(house), sold=3, tables=(1, 2))
    station.do(StartClock(EVENT))
    station.do(Bust(EVENT, 1, declined=True))
    station.do(PostPrizes(EVENT))
    station.time.pass_us(MINUTE_US)
    done = last(station)
    stood = where(station)
    station.time.pass_us(180 * MINUTE_US)
    station.tick()
    assert where(station) == stood
    assert not station.event(EVENT).clock.running
    for call in (StartClock(EVENT), SetClock(EVENT, 1, MINUTE_US), AddTime(EVENT, MINUTE_US)):
        refusal = station.desk.why_not(DIRECTOR, call)
        assert refusal == Refusal("event_decided", entry=3)

    station.undo(done.act.action, Circumstances(reason="not out"))
    assert station.event(EVENT).clock.running
    assert where(station).index > stood.index


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("last", [last_by_bust, last_by_leaving, last_by_hold])
def test_a_last_exit_that_is_redone_sets_no_clock_back_while_others_play_on(
    station: Station, house: str, last: Callable[[Station], CompletedAct]
) -> None:
    """At once it counts again; once somebody is back in, the clock ran on over levels."""
    install(station, (1, 2))
    announce(station, of_house(house), sold=3, tables=(1, 2))
    station.do(StartClock(EVENT))
    station.do(Bust(EVENT, 1, declined=True))
    station.do(PostPrizes(EVENT))
    done, why = last(station), Circumstances(reason="not out")
    station.undo(done.act.action, why)
    station.redo(done.act.action, why)
    assert not station.event(EVENT).clock.running

    station.undo(done.act.action, why)
    station.do(Reinstate(EVENT, 1), why)
    station.time.pass_us(9 * MINUTE_US)
    here = where(station)
    with pytest.raises(Refusal, match="clock_set_back"):
        station.redo(done.act.action, why)
    assert (where(station), station.event(EVENT).clock.running) == (here, True)


def test_a_clock_that_stood_before_the_last_exit_still_stands_after_its_undo(
    station: Station,
) -> None:
    under_way(station, sold=2)
    station.do(StartClock(EVENT))
    station.do(PauseClock(EVENT))
    bust(station, 1)
    station.do(PostPrizes(EVENT))
    assert [type(one) for one in stops(station)] == [ClockPaused]


def test_an_event_that_others_may_still_enter_is_not_decided_until_entry_closes(
    station: Station,
) -> None:
    under_way(station, sold=2)
    station.do(StartClock(EVENT))
    bust(station, 1)
    assert station.event(EVENT).clock.running
    station.time.pass_us(60 * MINUTE_US)
    station.tick()
    assert not station.event(EVENT).clock.running


@pytest.mark.parametrize("house", BOOKS)
def test_an_event_that_somebody_has_won_is_not_cancelled(station: Station, house: str) -> None:
    install(station, (1, 2))
    announce(station, of_house(house), sold=3, tables=(1, 2))
    station.do(StartClock(EVENT))
    bust(station, 1)
    cancel, why = CancelEvent(EVENT, station.house_id), Circumstances(reason="storm")
    station.do(PostPrizes(EVENT))
    assert station.desk.why_not(DIRECTOR, cancel, why) is None
    bust(station, 2)
    assert station.desk.why_not(DIRECTOR, cancel, why) == Refusal("event_decided", entry=3)


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


def test_undo_never_aims_at_what_was_done_before_an_event_was_ended(decided: Station) -> None:
    other = StreamId("another event")
    announce(decided, event=other)
    before = decided.do(Register(other, person(1)))
    undoing = decided.undoing
    assert undoing.last_of(DIRECTOR) == before.act
    end(decided)
    for _ in range(2):
        with pytest.raises(Refusal) as nothing:
            undoing.last_of(DIRECTOR)
        assert nothing.value.code == "nothing_to_undo"
    after = decided.do(Register(other, person(2)))
    assert undoing.last_of(DIRECTOR) == after.act


@pytest.mark.parametrize("ends", [Finish, CancelEvent])
@pytest.mark.parametrize("by", [DIRECTOR, MANAGER])
@pytest.mark.parametrize("restarts", [0, 1])
def test_undo_offers_nothing_of_an_event_that_has_ended_after_a_restart_either(
    station: Station, ends: type[Finish | CancelEvent], by: Actor, restarts: int
) -> None:
    """Neither what ended it nor what the house still knows of it, such as a table opened for it."""
    install(station, (1, 2, 3))
    installed = station.desk.log[-1]
    announce(station, sold=2, tables=(1, 2))
    bust(station, 1)
    station.do(PostPrizes(EVENT))
    if ends is Finish:
        for place in (2, 1):
            station.do(PayPrize(EVENT, place))
    else:
        station.undo(None, Circumstances(reason="slip"))
        station.undo(None, Circumstances(reason="slip"))
    station.do(ends(EVENT, station.house_id), Circumstances(reason="storm"), by)
    for _ in range(restarts):
        station.restart()

    if by is DIRECTOR:
        with pytest.raises(Refusal, match="nothing_to_undo"):
            station.undoing.last_of(DIRECTOR)
        return
    assert station.undoing.last_of(DIRECTOR) == installed
    station.undo(installed.action)
