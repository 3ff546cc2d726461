"""Sleep and set wall clocks are told, once, and told apart."""

import pytest

from tdapp.core.instant import Instant
from tdapp.system.time_watch import TOLERANCE_US, Finding, Slept, TimeWatch, WallClockStepped

SECOND = 1_000_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE


class Computer:
    """A computer whose three clocks are moved by hand."""

    def __init__(self) -> None:
        self.utc, self.elapsed, self.awake, self.boot = 1_700_000_000 * SECOND, HOUR, HOUR, "a"
        self.watch = TimeWatch()
        self.look()

    def look(self) -> tuple[Finding, ...]:
        return self.watch.look(Instant(self.utc, self.elapsed, self.boot), self.awake)

    def work(self, us: int) -> None:
        self.utc, self.elapsed, self.awake = self.utc + us, self.elapsed + us, self.awake + us

    def sleep(self, us: int) -> None:
        self.utc, self.elapsed = self.utc + us, self.elapsed + us


@pytest.fixture
def computer() -> Computer:
    return Computer()


def test_normal_ticks_find_nothing(computer: Computer) -> None:
    for _ in range(3600):
        computer.work(SECOND)
        assert computer.look() == ()


def test_a_long_gap_between_two_ticks_is_no_sleep(computer: Computer) -> None:
    computer.work(10 * MINUTE)

    assert computer.look() == ()


def test_eight_minutes_of_sleep_are_told_once(computer: Computer) -> None:
    computer.work(SECOND)
    computer.sleep(8 * MINUTE)

    assert computer.look() == (Slept(8 * MINUTE),)
    computer.work(SECOND)
    assert computer.look() == ()


def test_a_wall_clock_set_back_by_two_hours_is_told_once(computer: Computer) -> None:
    computer.utc -= 2 * HOUR
    computer.work(SECOND)

    assert computer.look() == (WallClockStepped(-2 * HOUR),)
    computer.work(SECOND)
    assert computer.look() == ()


def test_a_wall_clock_set_forward_is_told_with_its_sign(computer: Computer) -> None:
    computer.utc += HOUR

    assert computer.look() == (WallClockStepped(HOUR),)


def test_sleep_and_a_step_at_once_are_told_apart(computer: Computer) -> None:
    computer.sleep(8 * MINUTE)
    computer.utc -= 2 * HOUR

    assert computer.look() == (Slept(8 * MINUTE), WallClockStepped(-2 * HOUR))


def test_two_seconds_are_tolerated_and_one_microsecond_more_is_not(computer: Computer) -> None:
    computer.sleep(TOLERANCE_US)
    assert computer.look() == ()

    computer.sleep(TOLERANCE_US + 1)
    assert computer.look() == (Slept(TOLERANCE_US + 1),)


def test_a_wall_clock_that_drifts_slowly_is_no_step(computer: Computer) -> None:
    for _ in range(100):
        computer.work(SECOND)
        computer.utc += SECOND // 10
        assert computer.look() == ()


def test_readings_of_two_boots_are_not_compared(computer: Computer) -> None:
    computer.boot, computer.elapsed, computer.awake = "b", SECOND, SECOND

    assert computer.look() == ()
