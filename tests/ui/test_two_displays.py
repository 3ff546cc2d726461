"""Two displays of one clock look late and by their own computers, and never come apart."""

from dataclasses import dataclass, field
from random import Random

import pytest
from msgspec.structs import replace

from tdapp.core.instant import MINUTE_US, Instant
from tdapp.journal.server_time import ServerTime
from tdapp.screens.clock_face import time_text
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.state.clock import Clock, position
from tdapp.ui.clock.ticker import until_next_second
from tests.desk.evening import SMALL

SERVER_US = 1_790_000_000_000_000
SECOND_US = 1_000_000
HOUR_US = 60 * MINUTE_US
LATE_US = 200_000
"""By how much a look can come late."""

ANSWER_US = 40_000
"""How long the server's answer can take."""

APART_US = 300_000
SHEET = replace(SMALL, levels=(Level(25, 25, 50), Level(5), Level(40, 50, 100)))


@dataclass
class Display:
    """A screen at a computer of its own; `shown` has what it showed from which true moment on."""

    boot: str
    wrong_us: int
    chance: Random
    true_us: int = 0
    shown: dict[tuple[int, str], int] = field(default_factory=dict)

    def now(self) -> Instant:
        """This moment by the computer's own clocks, of which one is wrong."""
        return Instant(SERVER_US + self.true_us + self.wrong_us, self.true_us, self.boot)

    def ask_the_server(self) -> int:
        """The server's clock as it was when it answered; the answer is under way for a while."""
        answered_us = SERVER_US + self.true_us
        self.true_us += self.chance.randrange(ANSWER_US)
        return answered_us

    def watch(self, clock: Clock) -> None:
        """Look at the clock for an hour, at each second of it, more or less late."""
        time = ServerTime(self, self.ask_the_server)
        while self.true_us < HOUR_US:
            here = position(SHEET, clock, time.now())
            self.shown.setdefault((here.index, time_text(here.remaining_us)), self.true_us)
            self.true_us += until_next_second(here.remaining_us) + self.chance.randrange(LATE_US)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_two_displays_that_look_late_never_differ_by_a_third_of_a_second(seed: int) -> None:
    """B-21: an hour through two levels and a break."""
    started = Clock(0, 25 * MINUTE_US, Instant(SERVER_US + 2 * SECOND_US, 17, "desk"))
    displays = [
        Display("hall", 7 * MINUTE_US, Random(seed)),
        Display("bar", -3 * HOUR_US, Random(seed + 100)),
    ]
    for display in displays:
        display.watch(started)

    hall, bar = (display.shown for display in displays)
    both = hall.keys() & bar.keys()
    assert len(both) > 59 * 60
    ends = {face for faces in (list(hall), list(bar)) for face in (faces[0], faces[-1])}
    assert {*hall, *bar} - both <= ends
    assert max(abs(hall[face] - bar[face]) for face in both) < APART_US
    assert {index for index, _ in both} == {0, 1, 2}
