"""Whatever is pressed at the clock, no time is lost and none is counted twice."""

import itertools
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings
from msgspec.structs import replace

import resources
from tdapp.bootstrap import rulebook
from tdapp.calls.tournament.clock import AddTime, GoToLevel
from tdapp.calls.tournament.event import PauseClock, StartClock
from tdapp.calls.tournament.structure import ChangeLevel, InsertLevel, RemoveLevel
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.state.clock import position
from tdapp.tournament.templates.template import conditions_of, read_template
from tests.desk.evening import EVENT, SMALL, announce
from tests.desk.station import Station

FREE = replace(SMALL, rules=rulebook("open").tournament)
SECOND_US = 1_000_000

steps = st.one_of(
    st.tuples(st.just("pass"), st.integers(0, 20 * 60)),
    st.tuples(st.sampled_from(["start", "pause", "restart", "tick"]), st.just(0)),
    st.tuples(st.just("add"), st.integers(-300, 300)),
    st.tuples(st.just("go"), st.integers(0, 9)),
    st.tuples(st.sampled_from(["change", "insert", "insert break", "remove"]), st.integers(0, 9)),
)


@dataclass
class Sheet:
    """The levels written down by hand, and a watch that is stopped and wound by hand."""

    minutes: list[int]
    index: int = 0
    left_us: int = 3 * MINUTE_US
    running: bool = False
    fresh: bool = True

    def run(self, microseconds: int) -> None:
        self.left_us -= microseconds
        while self.left_us <= 0:
            self.index += 1
            self.left_us += self.minutes[self.index] * MINUTE_US

    def press(self, what: str, number: int) -> None:
        self._press(what, number)
        self.fresh &= what not in {"start", "pause", "add", "go"}
        if self.fresh:
            self.left_us = self.minutes[0] * MINUTE_US

    def _press(self, what: str, number: int) -> None:
        if what == "start":
            self.running = True
        elif what == "pause":
            self.running = False
        elif what == "add":
            self.run(-number * SECOND_US)
            self.left_us = max(self.left_us, SECOND_US)
        elif what == "go":
            self.index, self.left_us = number, self.minutes[number] * MINUTE_US
        elif what == "change":
            self.minutes[number] = 4
        elif what.startswith("insert"):
            self.minutes.insert(number, 4 if what == "insert" else 2)
        elif what == "remove":
            del self.minutes[number]


def act(station: Station, what: str, number: int) -> None:
    calls = {
        "start": StartClock(EVENT),
        "pause": PauseClock(EVENT),
        "add": AddTime(EVENT, number * SECOND_US),
        "go": GoToLevel(EVENT, number),
        "change": ChangeLevel(EVENT, number, Level(4, 7, 14)),
        "insert": InsertLevel(EVENT, number, Level(4, 7, 14)),
        "insert break": InsertLevel(EVENT, number, Level(2)),
        "remove": RemoveLevel(EVENT, number),
    }
    station.do(calls[what])


@pytest.fixture(scope="module")
def numbers() -> Iterator[int]:
    return itertools.count()


@settings(max_examples=30, deadline=None)
@given(pressed=st.lists(steps, max_size=14))
def test_no_time_is_lost_or_doubled_whatever_is_pressed(
    numbers: Iterator[int], pressed: list[tuple[str, int]]
) -> None:
    with tempfile.TemporaryDirectory(prefix=f"clock-{next(numbers)}-") as folder:
        station = Station(Path(folder) / "room.tdapp")
        try:
            announce(station, FREE)
            follow(station, pressed)
        finally:
            station.close()


def follow(station: Station, pressed: list[tuple[str, int]]) -> None:
    sheet = Sheet([FREE.level(index).minutes for index in range(400)])
    for what, number in pressed:
        if what == "pass":
            station.time.pass_us(number * SECOND_US)
            if sheet.running:
                sheet.run(number * SECOND_US)
        elif what == "restart":
            station.restart()
        elif what == "tick":
            station.tick()
        else:
            press(station, sheet, what, number)
        state = station.event(EVENT)
        here = position(state.conditions, state.clock, station.time.now())
        assert (here.index, here.remaining_us) == (sheet.index, sheet.left_us)


def press(station: Station, sheet: Sheet, what: str, number: int) -> None:
    """What is granted happens to the sheet too; the last listed level alone is no plain cut."""
    conditions = station.event(EVENT).conditions
    if what == "remove" and number == len(conditions.levels) - 1:
        return
    try:
        act(station, what, number)
    except Refusal:
        return
    sheet.press(what, number)


def apt() -> Conditions:
    fields = read_template(resources.read("events", "au-apt-gc-2019.toml"))
    return conditions_of(fields, rulebook("open"))


def test_a_night_asleep_on_the_way_changes_nothing_but_when_it_is_recorded(
    station: Station,
) -> None:
    conditions = apt()
    announce(station, conditions)
    station.do(StartClock(EVENT))
    before_us = sum(level.length_us for level in conditions.levels[:30])
    station.time.pass_us(before_us + MINUTE_US)
    station.tick()
    here = position(conditions, station.event(EVENT).clock, station.time.now())
    assert here.index == 30
    assert here.remaining_us == conditions.level(30).length_us - MINUTE_US
    assert station.event(EVENT).clock.begun == 30
