"""A planned start is a time on the wall of its house, whatever the clocks do (fault B-78)."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest

import resources
from tdapp.core.instant import zone_named
from tdapp.rules.rulebook import read_rulebook
from tdapp.tournament.plan.planned_start import PlannedStart
from tdapp.tournament.templates.event_faults import event_faults
from tdapp.tournament.templates.event_text import event_text
from tdapp.tournament.templates.template import conditions_of, read_template
from tests.tournament.templates.event_file import FILE

OPEN = read_rulebook(resources.read("rulebooks", "open.toml"))
SYDNEY, LORD_HOWE = "Australia/Sydney", "Australia/Lord_Howe"
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def with_start(day: str, at: str, zone: str, more: str = "") -> str:
    return f'{FILE}[start]\nday = {day}\nat = "{at}"\nzone = "{zone}"\n{more}'


def faults(day: str, at: str, zone: str, more: str = "") -> dict[str, str]:
    return {one.where: one.problem for one in event_faults(with_start(day, at, zone, more), OPEN)}


def start(day: str, at: str, zone: str, more: str = "") -> PlannedStart:
    read = conditions_of(read_template(with_start(day, at, zone, more)), OPEN).start
    assert read is not None
    return read


def utc(planned: PlannedStart) -> str:
    assert planned.utc_us is not None
    return (EPOCH + timedelta(microseconds=planned.utc_us)).strftime("%m-%d %H:%M")


@pytest.mark.parametrize("zone", [SYDNEY, "Australia/Hobart", LORD_HOWE, "Australia/Perth"])
def test_eight_in_the_evening_stays_eight_before_and_after_the_clocks_change(zone: str) -> None:
    table = zone_named(zone)
    assert table is not None
    weekly = [start(day, "20:00", zone) for day in ("2026-09-26", "2026-10-03", "2026-10-10")]
    moments = [one.utc_us or 0 for one in weekly]
    assert [f"{datetime.fromtimestamp(one / 1e6, table):%H:%M}" for one in moments] == ["20:00"] * 3
    apart = {(later - one) // 60_000_000 for one, later in pairwise(moments)}
    week = 7 * 24 * 60
    shorter = {SYDNEY: 60, "Australia/Hobart": 60, LORD_HOWE: 30, "Australia/Perth": 0}[zone]
    assert apart == {week, week - shorter}


@pytest.mark.parametrize(
    ("at", "zone", "problem"),
    [
        ("02:23", SYDNEY, "clocks go forward over 02:23 on that day"),
        ("02:23", "Australia/Hobart", "clocks go forward over 02:23 on that day"),
        ("02:23", LORD_HOWE, "clocks go forward over 02:23 on that day"),
    ],
)
def test_a_time_that_is_left_out_cannot_be_announced(at: str, zone: str, problem: str) -> None:
    assert faults("2026-10-04", at, zone) == {"start.at": problem}


@pytest.mark.parametrize(
    ("at", "zone"),
    [("02:40", LORD_HOWE), ("03:00", SYDNEY), ("01:59", SYDNEY), ("02:23", "Australia/Brisbane")],
)
def test_a_time_beside_the_change_can(at: str, zone: str) -> None:
    assert faults("2026-10-04", at, zone) == {}


@pytest.mark.parametrize(
    ("at", "zone", "first", "second"),
    [
        ("02:30", SYDNEY, "04-04 15:30", "04-04 16:30"),
        ("01:45", LORD_HOWE, "04-04 14:45", "04-04 15:15"),
    ],
)
def test_of_a_time_that_comes_twice_it_is_said_which(
    at: str, zone: str, first: str, second: str
) -> None:
    assert set(faults("2026-04-05", at, zone)) == {"start.second"}
    assert utc(start("2026-04-05", at, zone, "second = false\n")) == first
    assert utc(start("2026-04-05", at, zone, "second = true\n")) == second
    assert set(faults("2026-04-06", at, zone, "second = true\n")) == {"start.second"}


@pytest.mark.parametrize(
    ("day", "at", "zone", "where"),
    [
        ("2026-04-06", "20:00", "Australia/Atlantis", "start.zone"),
        ("2026-04-06", "20:00", "../etc/passwd", "start.zone"),
        ("2026-04-06", "24:00", SYDNEY, "start.at"),
        ("'next Friday'", "20:00", SYDNEY, "start.day"),
    ],
)
def test_what_is_no_day_no_time_or_no_zone_is_named(
    day: str, at: str, zone: str, where: str
) -> None:
    assert set(faults(day, at, zone)) == {where}


def test_a_start_is_written_into_the_file_as_it_is_read() -> None:
    conditions = conditions_of(read_template(with_start("2026-10-03", "19:30", SYDNEY)), OPEN)
    written = read_template(event_text(conditions))
    assert conditions_of(written, OPEN).start == conditions.start
