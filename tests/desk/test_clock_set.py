"""The clock is set at the desk: outside undo, on a bad disk too, every level recorded anew."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tdapp.calls.tournament.clock import AddTime, GoToLevel, SetClock
from tdapp.calls.tournament.event import PauseClock, StartClock
from tdapp.core.ids import ActionId
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.journal.target import Target
from tdapp.tournament.facts.clock import ClockSet, LevelBegan
from tdapp.tournament.state.clock import ClockPosition, position
from tests.desk import laws
from tests.desk.evening import EVENT, SMALL, announce
from tests.desk.second_thoughts import WHY, refusal_of
from tests.desk.station import Station
from tests.journal.bad_days import hand_desk
from tests.journal.bad_days.flaky import Flaky
from tests.journal.bad_days.hand_desk import HandDesk

LEVEL_US = 30 * MINUTE_US
SHAKY = hand_desk.EVENT
ONE_MORE = AddTime(EVENT, MINUTE_US)


def where(station: Station) -> ClockPosition:
    return position(SMALL, station.event(EVENT).clock, station.time.now())


def levels(station: Station) -> list[int]:
    """The levels that were recorded as reached, as often as they were."""
    recorded = (entry.event for entry in station.recorded(EVENT))
    return [event.index for event in recorded if isinstance(event, LevelBegan)]


def pass_minutes(station: Station, minutes: float) -> None:
    station.time.pass_us(round(minutes * MINUTE_US))
    station.tick()


@pytest.fixture
def running(station: Station) -> Station:
    """The clock runs; levels of 3, 1 and 3 minutes, a break of 2 after the first."""
    announce(station)
    station.do(StartClock(EVENT))
    return station


def test_a_set_clock_is_what_the_record_says_and_stays_so_after_a_restart(
    running: Station,
) -> None:
    pass_minutes(running, 1)
    done = running.do(SetClock(EVENT, 2, MINUTE_US))
    assert (where(running), running.event(EVENT).clock.running) == (
        ClockPosition(2, MINUTE_US),
        True,
    )
    found = running.recorded(EVENT)[-1].event
    assert isinstance(found, ClockSet)
    assert (found.old_index, found.old_remaining_us) == (0, 2 * MINUTE_US)

    running.do(PauseClock(EVENT))
    running.do(GoToLevel(EVENT, 0))
    running.do(ONE_MORE)
    running.restart()
    assert where(running) == ClockPosition(0, 4 * MINUTE_US)
    assert done.act.reason is None
    laws.check(running)


@pytest.mark.parametrize("call", [SetClock(EVENT, 1, 1), ONE_MORE, GoToLevel(EVENT, 1)])
def test_a_set_clock_is_not_undone_but_set_again(running: Station, call: Call) -> None:
    last = running.undoing.last_of(DIRECTOR).action
    done = running.do(call)
    now = running.event(EVENT)

    assert refusal_of(lambda: running.undo(done.act.action, WHY)).code == "is_clock"
    assert running.undoing.last_of(DIRECTOR).action == last
    assert running.event(EVENT) == now


def test_levels_that_are_reached_again_are_recorded_again(running: Station) -> None:
    pass_minutes(running, 3)
    pass_minutes(running, 2)
    assert levels(running) == [1, 2]
    running.do(SetClock(EVENT, 0, MINUTE_US))
    pass_minutes(running, 0.5)
    assert levels(running) == [1, 2]
    for minutes in (0.5, 2, 3):
        pass_minutes(running, minutes)

    assert levels(running) == [1, 2, 1, 2, 3]
    laws.check(running)


def test_levels_are_recorded_again_however_alike_the_visits_are(running: Station) -> None:
    for _ in range(3):
        pass_minutes(running, 3)
        running.do(GoToLevel(EVENT, 0))

    assert levels(running) == [1, 1, 1]


def test_a_level_that_was_jumped_to_is_not_recorded_twice(running: Station) -> None:
    running.do(GoToLevel(EVENT, 2))
    running.tick()
    assert (levels(running), running.event(EVENT).clock.begun) == ([], 2)
    pass_minutes(running, 3)
    assert levels(running) == [3]


def test_a_level_that_is_set_back_while_it_is_being_recorded_spoils_nothing(
    running: Station,
) -> None:
    running.time.pass_us(3 * MINUTE_US)

    async def both() -> None:
        back = running.desk.perform(DIRECTOR, SetClock(EVENT, 0, MINUTE_US))
        await running.parts.clockwork.tick()
        await back

    running.run(both())
    assert (where(running), levels(running)) == (ClockPosition(0, MINUTE_US), [])
    pass_minutes(running, 1)
    assert levels(running) == [1]


def test_minutes_asked_for_at_once_are_all_given_and_the_same_request_once(
    running: Station,
) -> None:
    running.do_all([ONE_MORE] * 3)
    assert where(running) == ClockPosition(0, 6 * MINUTE_US)
    once = Circumstances(action=ActionId("once"))
    first, again = running.do(ONE_MORE, once), running.do(ONE_MORE, once)

    assert first.receipt is not None
    assert again.receipt is not None
    assert (first.receipt.repeated, again.receipt.repeated) == (False, True)
    assert where(running) == ClockPosition(0, 7 * MINUTE_US)


def test_a_refused_time_is_not_recorded(running: Station) -> None:
    before = laws.heads(running)
    assert refusal_of(lambda: running.do(SetClock(EVENT, -1, 1))).code == "no_level_before"
    assert refusal_of(lambda: running.do(SetClock(EVENT, 0, 0))).code == "time_out_of_range"
    wrong = SetClock(EVENT, 0, 60e6)  # type: ignore[arg-type]
    assert refusal_of(lambda: running.do(wrong)).code == "wrong_value"
    assert laws.heads(running) == before


# On a bad disk


@pytest.fixture
def link(tmp_path: Path) -> Flaky:
    return Flaky(Target(path=tmp_path / "bad.tdapp").connect)


@pytest.fixture
def desk(link: Flaky) -> Iterator[HandDesk]:
    """An event of which the clock was started just now; levels of half an hour."""
    made = hand_desk.under_way(HandDesk(link))
    yield made
    link.problem = None
    assert made.faults == []
    made.close()


def test_off_the_record_the_clock_is_set_and_written_first_afterwards(
    desk: HandDesk, link: Flaky
) -> None:
    desk.time.pass_us(10 * MINUTE_US)
    link.problem = sqlite3.SQLITE_FULL
    for call in (AddTime(SHAKY, MINUTE_US), PauseClock(SHAKY), GoToLevel(SHAKY, 2)):
        assert desk.do(call).receipt is None
        desk.time.pass_us(2 * MINUTE_US)
    assert (desk.desk.unrecorded, desk.left()) == (3, (2, LEVEL_US))
    desk.do(StartClock(SHAKY))
    desk.do(AddTime(SHAKY, -MINUTE_US))
    desk.time.pass_us(4 * MINUTE_US)
    seen = desk.left()
    assert seen == (2, 25 * MINUTE_US)

    link.problem = None
    desk.tick()
    assert (desk.desk.unrecorded, desk.left()) == (0, seen)
    assert desk.newest(5) == ["ClockSet", "ClockPaused", "ClockSet", "ClockStarted", "ClockSet"]
    added = desk.recorded()[-5].event
    assert isinstance(added, ClockSet)
    assert (added.old_remaining_us, added.remaining_us) == (20 * MINUTE_US, 21 * MINUTE_US)
    desk.standing()


def test_off_the_record_a_time_is_refused_by_what_is_shown(desk: HandDesk, link: Flaky) -> None:
    link.problem = sqlite3.SQLITE_FULL
    desk.do(SetClock(SHAKY, 0, MINUTE_US))
    before = GoToLevel(SHAKY, -1)
    assert desk.desk.why_not(DIRECTOR, before) == Refusal("no_level_before")
    with pytest.raises(Refusal, match="no_level_before"):
        desk.do(before)
    assert desk.desk.unrecorded == 1
