"""Stations on one record show the same time, whatever their own clocks say."""

import time
from dataclasses import dataclass

import pytest

from tdapp.calls.tournament.event import StartClock
from tdapp.core.instant import Instant
from tdapp.desk.desk import Desk
from tdapp.journal.server_time import SAMPLES, ServerTime
from tdapp.journal.target import Target
from tdapp.system.time_source import SystemTime
from tdapp.tournament.state.clock import Clock, position
from tests.journal.contract.stations import EVENT, Station, announce, conditions, in_step

MINUTE_US = 60_000_000
SERVER_US = 1_790_000_000_000_000


class Hall:
    """True time, which every clock in the room is a distorted picture of."""

    def __init__(self) -> None:
        self.true_us = 0
        self.server_wrong_us = 0

    def server_us(self) -> int:
        """What the server's clock shows."""
        return SERVER_US + self.true_us + self.server_wrong_us


@dataclass
class Computer:
    """A station's clocks: a wall clock that is wrong, and elapsed time since its own start."""

    hall: Hall
    boot: str
    wrong_us: int
    started_us: int

    def now(self) -> Instant:
        """This moment as the station's own clocks tell it."""
        true_us = self.hall.true_us
        return Instant(SERVER_US + true_us + self.wrong_us, true_us + self.started_us, self.boot)


@pytest.fixture
def hall() -> Hall:
    """A room at the beginning of an evening."""
    return Hall()


@pytest.fixture
def fast(hall: Hall) -> Computer:
    """A station whose wall clock is seven minutes fast."""
    return Computer(hall, "boot-1", 7 * MINUTE_US, 1_000)


@pytest.fixture
def slow(hall: Hall) -> Computer:
    """A station whose wall clock is five minutes slow."""
    return Computer(hall, "boot-2", -5 * MINUTE_US, 900 * MINUTE_US)


def test_two_stations_with_clocks_minutes_apart_show_the_same_time_left(
    hall: Hall, fast: Computer, slow: Computer
) -> None:
    times = [ServerTime(computer, hall.server_us) for computer in (fast, slow)]
    sheet, clock = conditions(), Clock(0, 30 * MINUTE_US, times[0].now())
    for passed in (0, 1, 12 * MINUTE_US, 95 * MINUTE_US):
        hall.true_us += passed
        shown = [position(sheet, clock, time.now()) for time in times]
        assert shown[0] == shown[1]
        assert 30 * (shown[0].index + 1) * MINUTE_US - shown[0].remaining_us == hall.true_us


def test_setting_a_stations_wall_clock_changes_nothing(hall: Hall, fast: Computer) -> None:
    here = ServerTime(fast, hall.server_us)
    before = here.now()
    fast.wrong_us -= 60 * MINUTE_US
    assert here.now() == before
    hall.true_us += 5
    assert here.now() == Instant(before.utc_us + 5, before.elapsed_us + 5, "boot-1")


def test_the_servers_clock_is_looked_at_again_on_request_only(hall: Hall, fast: Computer) -> None:
    here = ServerTime(fast, hall.server_us)
    hall.server_wrong_us = 3_000_000
    assert here.now().utc_us == SERVER_US
    assert here.measure() == 3_000_000
    assert here.now().utc_us == hall.server_us()
    assert here.now().elapsed_us == fast.now().elapsed_us


def test_the_quickest_of_several_answers_is_believed(hall: Hall, slow: Computer) -> None:
    way_back_us = iter([900_000, 70_000, 400, 250_000, 3_000_000])

    def answer() -> int:
        shown = hall.server_us()
        hall.true_us += next(way_back_us)
        return shown

    here = ServerTime(slow, answer)
    assert next(way_back_us, None) is None
    assert SAMPLES == 5
    assert abs(here.now().utc_us - hall.server_us()) == 200


@pytest.mark.postgres
def test_real_stations_with_clocks_minutes_apart_agree(postgres: str) -> None:
    shifts = {"desk-1": 7 * 60_000_000_000, "desk-2": -5 * 60_000_000_000}
    desks: list[Station] = []
    try:
        for name, shift in shifts.items():
            wrong = SystemTime(lambda shift=shift: time.time_ns() + shift, boot=name)  # type: ignore[misc]
            desks.append(Station(Target(url=postgres), name, wrong))
        announce(desks[0])
        done = desks[0].do(StartClock(EVENT))
        in_step(*desks)
        assert done.receipt is not None
        assert abs(done.receipt.at_us - time.time_ns() // 1000) < MINUTE_US
        first, second, third = (desk.ask(_left_us) for desk in (*desks, desks[0]))
        assert first + 100_000 > second > third - 100_000
    finally:
        for desk in desks:
            desk.close()


def _left_us(desk: Desk) -> int:
    state = desk.state(EVENT)
    return position(state.conditions, state.clock, desk.time.now()).remaining_us
