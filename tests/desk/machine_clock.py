"""The clock of an evening: pressed, set, and left to run."""

from dataclasses import replace

import hypothesis.strategies as st

from tdapp.bootstrap import house_named
from tdapp.calls.tournament.clock import AddTime, GoToLevel, SetClock
from tdapp.calls.tournament.event import AdoptHouse, MoveStart, PauseClock, StartClock
from tdapp.calls.tournament.structure import ChangeLevel, InsertLevel, RemoveLevel
from tdapp.core.instant import MINUTE_US
from tdapp.tournament.clock.windows import is_decided
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.plan.planned_start import PlannedStart
from tests.desk.playing import Calls, Draw, Playing, asked

levels = st.sampled_from([Level(2), Level(1, 100, 200), Level(4, 25, 50, 50), Level(3, 50, 100)])

starts = st.builds(PlannedStart, st.dates(), st.just("20:00"), st.just("Australia/Sydney"))

STAR = house_named("star")
VERSIONS = [STAR, replace(STAR, text=replace(STAR.text, play=f"{STAR.text.play}# newer"))]
"""Two versions of the house of the evening."""


def structure(now: Playing) -> Calls:
    """The start is moved; levels are changed, put in and taken out, most of them still to come."""
    event, here = st.just(now.event), now.state.clock.index
    index = st.integers(here, here + 4)
    return st.one_of(
        asked(ChangeLevel, event, index, levels),
        asked(InsertLevel, event, index, levels),
        asked(RemoveLevel, event, index),
        asked(MoveStart, event, starts),
        asked(AdoptHouse, event, st.sampled_from(VERSIONS)),
    )


def let_time_pass(now: Playing, draw: Draw) -> None:
    """Somebody presses or sets the clock or not; then it is later, whatever the wall shows."""
    match draw(st.sampled_from(["leave", "press", "set"])):
        case "press":
            press_the_clock(now)
        case "set":
            _set_the_clock(now, draw)
    now.let_pass(draw(st.sampled_from([1 / 3, 1, 3, 8])))
    now.station.time.set_wall(draw(st.sampled_from([0, 0, -10, 10])) * MINUTE_US)


def look(now: Playing, _: Draw) -> None:
    """What is due is recorded."""
    now.station.tick()


def press_the_clock(now: Playing) -> None:
    """Start it, or pause it."""
    running = now.state.clock.running
    granted = now.ask((PauseClock if running else StartClock)(now.event))
    assert granted or is_over(now)


def is_over(now: Playing) -> bool:
    """Whether play is over: nobody starts or sets its clock any more."""
    return is_decided(now.state, now.station.time.now())


def _set_the_clock(now: Playing, draw: Draw) -> None:
    index, by_us = draw(st.integers(0, 6)), draw(st.integers(-10, 10)) * MINUTE_US // 2
    acts = [
        AddTime(now.event, by_us),
        GoToLevel(now.event, index),
        SetClock(now.event, index, abs(by_us) + 1),
    ]
    assert now.ask(draw(st.sampled_from(acts))) or is_over(now)
