"""The 42 levels of Gold Coast 2019 as they were published: breaks, colour-ups, past midnight."""

from datetime import UTC, datetime, timedelta

import pytest

import resources
from tdapp.bootstrap import rulebook
from tdapp.calls.tournament.chips import ColourUp, RaceChips
from tdapp.calls.tournament.event import PauseClock, StartClock
from tdapp.core.instant import MINUTE_US
from tdapp.table.chips.race import Holding
from tdapp.tournament.chips import chips_in_use, leaving_chips
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.reckoning.colour_up import chip_to_leave
from tdapp.tournament.state.clock import next_break, position
from tdapp.tournament.templates.template import conditions_of, read_template
from tests.desk.evening import EVENT, announce, install
from tests.desk.station import Station

FLIGHT = datetime(2019, 11, 8, 18, tzinfo=UTC)
FINAL_DAY = datetime(2019, 11, 10, 11, tzinfo=UTC)
LAST_OF_THE_FLIGHT = 14
BREAKS = {
    **dict.fromkeys(range(1, 8), "20:20"),
    **dict.fromkeys(range(15, 19), "13:00"),
    **dict.fromkeys(range(19, 23), "15:40"),
    **dict.fromkeys(range(23, 27), "17:55"),
    **dict.fromkeys(range(27, 31), "20:10"),
    **dict.fromkeys(range(31, 35), "22:40"),
    **dict.fromkeys(range(35, 39), "00:55"),
}
"""When the next break begins in the local time of the venue, by the level that is played."""

BEGIN = {8: "20:35", 22: "15:10", 34: "22:10", 39: "01:10"}
"""Levels of which the sheet prints, or its registration time gives, when they begin."""

COLOUR_UPS = {7: 25, 14: 100, 18: 500, 26: 1_000, 34: 5_000}
"""After which levels which chips leave play."""


@pytest.fixture
def conditions() -> Conditions:
    fields = read_template(resources.read("events", "au-apt-gc-2019.toml"))
    return conditions_of(fields, rulebook("open"))


def set_wall(station: Station, now: datetime) -> None:
    """It is this time at the venue by now."""
    wanted_us = int(now.timestamp()) * 1_000_000
    station.time.pass_us(max(0, wanted_us - station.time.utc_us))
    station.time.set_wall(wanted_us - station.time.utc_us)


def wall(station: Station, wait_us: int = 0) -> str:
    """What a clock at the venue shows so long from now."""
    then = datetime.fromtimestamp((station.time.utc_us + wait_us) / 1e6, UTC)
    return f"{then + timedelta(seconds=1):%H:%M}"


def play(station: Station, index: int, level: Level) -> None:
    """One level or break to its end; half-way everything stands as the sheet says."""
    half_us = level.length_us // 2
    station.time.pass_us(half_us)
    state = station.event(EVENT)
    here = position(state.conditions, state.clock, station.time.now())
    assert (here.index, here.remaining_us) == (index, level.length_us - half_us)
    coming, number = next_break(state.conditions, here), state.conditions.number(index)
    if number in BREAKS and not level.is_break:
        assert coming is not None
        assert (number, wall(station, coming[0])) == (number, BREAKS[number])
    assert number <= max(BREAKS) or coming is None
    station.time.pass_us(level.length_us - half_us)
    station.tick()
    assert station.event(EVENT).clock.begun == index + 1


def held(station: Station) -> tuple[Holding, ...]:
    """What three players of table 1 have of the chips that leave."""
    seating = station.event(EVENT).seating
    seats = [seating.seat_of[entry].seat for entry in seating.at_table(1)]
    return tuple(Holding(seat, old) for seat, old in zip(seats, (7, 2, 1), strict=False))


def colour_up(station: Station) -> dict[int, int]:
    """What is due to leave play leaves it: table 1 races, the last of all are said to be gone."""
    found = {}
    for due in leaving_chips(station.event(EVENT)):
        assert not due.needed
        if due.now:
            assert due.after_level is not None
            found[due.after_level] = due.chip
            before = station.event(EVENT).chips_in_play
            station.do(RaceChips(EVENT, 1, due.chip, due.becomes, held(station)))
            change = station.event(EVENT).chips_in_play - before
            assert change % due.chip == 0
            assert abs(change) < due.becomes
            station.do(ColourUp(EVENT, due.chip, 0))
    return found


def test_the_whole_structure_runs_with_its_breaks_and_colour_ups_past_midnight(
    station: Station, conditions: Conditions
) -> None:
    install(station, (1, 2), seats=9)
    announce(station, conditions, sold=12, tables=(1, 2))
    assert sum(not level.is_break for level in conditions.levels) == 42
    set_wall(station, FLIGHT)
    station.do(StartClock(EVENT))
    done: dict[int, int] = {}
    for index, level in enumerate(conditions.levels[:-1]):
        number = conditions.number(index)
        if not level.is_break and number in BEGIN:
            assert (number, wall(station)) == (number, BEGIN[number])
        play(station, index, level)
        done |= colour_up(station)
        if number == LAST_OF_THE_FLIGHT:
            station.do(PauseClock(EVENT))
            set_wall(station, FINAL_DAY)
            station.do(StartClock(EVENT))
    assert done == COLOUR_UPS
    assert chips_in_use(station.event(EVENT)) == (25_000, 100_000)
    assert conditions.number(len(conditions.levels) - 1) == 42
    assert station.time.utc_us - int(FINAL_DAY.timestamp()) * 1_000_000 > 13 * 60 * MINUTE_US
    before = station.event(EVENT)
    station.restart()
    assert station.event(EVENT).chips == before.chips


def test_no_chip_leaves_before_the_sheet_can_do_without_it(conditions: Conditions) -> None:
    in_use = list(conditions.chips.denominations)
    for after, chip in COLOUR_UPS.items():
        last = next(i for i in range(60) if conditions.number(i) == after)
        earliest = next(i for i in range(60) if chip_to_leave(conditions, i, in_use) == chip)
        assert conditions.number(earliest) <= after
        assert chip_to_leave(conditions, last, in_use) == chip
        in_use.remove(chip)
