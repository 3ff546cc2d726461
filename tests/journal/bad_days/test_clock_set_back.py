"""The wall clock is set back two hours: the order stays, and no level gets longer."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.event import Announce, PauseClock, StartClock
from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import PersonId, StreamId, StreamRef
from tdapp.core.instant import MINUTE_US
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.tournament.facts.sales import EntrySold
from tdapp.tournament.room import KIND
from tdapp.tournament.state.clock import position
from tests.desk.station import Station
from tests.journal.bad_days.evening import conditions
from tests.journal.bad_days.recount import recount

EVENT = StreamId("evening")
BACK = -120 * MINUTE_US
LEVEL_US = 30 * MINUTE_US


@pytest.fixture
def station(tmp_path: Path) -> Iterator[Station]:
    made = Station(tmp_path / "room.tdapp")
    made.do(Announce(EVENT, conditions()))
    made.do(StartClock(EVENT))
    yield made
    made.close()


def left(station: Station) -> tuple[int, int]:
    """The level's index and the microseconds left of it, as everybody sees them."""
    event = station.event(EVENT)
    here = position(event.conditions, event.clock, station.time.now())
    return here.index, here.remaining_us


def enter(station: Station, *persons: int) -> None:
    for person in persons:
        station.do(Register(EVENT, PersonId(f"person {person}")))


def entered(station: Station) -> list[str]:
    """Who entered, in the order of the record."""
    sold = [one.event for one in station.recorded(EVENT) if isinstance(one.event, EntrySold)]
    return [event.person for event in sold]


def start_again(station: Station, *, off_us: int = 0, boot: str | None = None) -> None:
    """End the program and start it again; with another `boot` the computer was off meanwhile."""
    before = station.event(EVENT)
    station.shut()
    station.time.pass_us(off_us)
    station.time.set_wall(BACK)
    if boot is not None:
        station.time.boot, station.time.elapsed_us = boot, 7
    station.open()
    assert station.event(EVENT) == before
    station.ask(recount)


def test_within_one_boot_what_is_left_is_exact(station: Station) -> None:
    station.time.pass_us(5 * MINUTE_US)
    station.time.set_wall(BACK)
    assert left(station) == (0, LEVEL_US - 5 * MINUTE_US)
    station.time.pass_us(3 * MINUTE_US)
    station.do(PauseClock(EVENT))
    station.time.set_wall(BACK)
    station.time.pass_us(MINUTE_US)
    assert left(station) == (0, LEVEL_US - 8 * MINUTE_US)
    station.do(StartClock(EVENT))
    station.time.pass_us(LEVEL_US)
    assert left(station) == (1, LEVEL_US - 8 * MINUTE_US)


def test_across_a_restart_within_one_boot_what_is_left_is_exact(station: Station) -> None:
    station.time.pass_us(5 * MINUTE_US)
    start_again(station, off_us=2 * MINUTE_US)
    assert left(station) == (0, LEVEL_US - 7 * MINUTE_US)
    station.time.pass_us(LEVEL_US)
    assert left(station) == (1, LEVEL_US - 7 * MINUTE_US)


def test_across_boots_never_more_is_left_than_was_stored(station: Station) -> None:
    station.time.pass_us(5 * MINUTE_US)
    station.do(PauseClock(EVENT))
    station.do(StartClock(EVENT))
    stored = station.event(EVENT).clock.remaining_us
    station.time.pass_us(4 * MINUTE_US)
    start_again(station, off_us=MINUTE_US, boot="second")
    assert left(station) == (0, stored) == (0, LEVEL_US - 5 * MINUTE_US)
    for _ in range(200):
        station.time.pass_us(MINUTE_US)
        index, remaining = left(station)
        assert 0 < remaining <= LEVEL_US
        assert index > 0 or remaining <= LEVEL_US - 5 * MINUTE_US
    assert left(station)[0] > 0


def test_a_paused_clock_keeps_what_is_left_whatever_the_wall_clock_does(station: Station) -> None:
    station.time.pass_us(11 * MINUTE_US)
    station.do(PauseClock(EVENT))
    start_again(station, off_us=600 * MINUTE_US, boot="second")
    assert left(station) == (0, LEVEL_US - 11 * MINUTE_US)


def test_a_level_is_recorded_once_although_its_hour_comes_again(station: Station) -> None:
    station.time.pass_us(LEVEL_US + MINUTE_US)
    station.tick()
    station.time.set_wall(BACK)
    station.tick()
    start_again(station)
    station.tick()
    assert station.event(EVENT).clock.begun == 1
    kinds = [type(one.event).__name__ for one in station.recorded(EVENT)]
    assert kinds.count("LevelBegan") == 1


def test_acts_keep_the_order_in_which_they_were_done(station: Station) -> None:
    enter(station, 1, 2)
    station.time.set_wall(BACK)
    enter(station, 3)
    start_again(station, boot="second")
    enter(station, 4)
    assert entered(station) == [f"person {number}" for number in (1, 2, 3, 4)]
    acts = station.parts.journal.acts(EVENT, 100)
    assert [act.label for act in acts] == ["announce", "start_clock", *["register"] * 4]
    assert [act.at_us for act in acts] != sorted(act.at_us for act in acts)


def test_undo_takes_the_last_act_done_not_the_one_with_the_latest_time(station: Station) -> None:
    enter(station, 1, 2)
    start_again(station, boot="second")
    enter(station, 3)
    station.shut()
    station.open()
    station.undo(None, Circumstances(reason="entered by mistake"))
    assert set(station.event(EVENT).entries.by_person) == {"person 1", "person 2"}


def test_the_gaming_day_goes_on_with_the_day_that_was_begun_last(station: Station) -> None:
    for _ in range(3):
        station.do(InstallTable(station.house_id, 1, 9))
        station.run(station.parts.day.end(DIRECTOR))
        station.time.set_wall(BACK)
    station.do(InstallTable(station.house_id, 2, 9))
    today = station.house_id
    start_again(station)
    assert station.house_id == today == StreamId("house-4")
    assert set(station.house.registry.tables) == {1, 2}


def test_what_is_read_back_is_what_was_seen(station: Station) -> None:
    station.time.set_wall(BACK)
    enter(station, 1)
    station.do(PauseClock(EVENT))
    seen = station.event(EVENT)
    start_again(station, boot="second")
    assert station.event(EVENT) == seen
    told = list(station.parts.journal.load(StreamRef(EVENT, KIND)))
    assert [one.seq for one in told] == list(range(1, len(told) + 1))
