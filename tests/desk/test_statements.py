"""How often the record is asked: as often in a large event as in a small one."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from tdapp.calls.tournament.event import PauseClock, StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.sales import Rebuy, Register
from tdapp.core.instant import MINUTE_US
from tdapp.journal.connection import SqliteConnection
from tdapp.tournament.plan.levels import Level
from tests.desk.evening import EVENT, SMALL, announce, install, person
from tests.desk.station import Station

FEW, MANY = 5, 120
FEW_LEVELS, MANY_LEVELS = 5, 50
VERBS = ("begin", "run", "run_many", "rows", "commit")
MOST_FOR_AN_ACT, MOST_TO_OPEN = 16, 38


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the record's database is told, from here on."""
    told: list[str] = []
    for verb in VERBS:
        monkeypatch.setattr(SqliteConnection, verb, _noting(told, getattr(SqliteConnection, verb)))
    return told


def _noting(told: list[str], verb: Callable[..., Any]) -> Callable[..., Any]:
    def note(self: SqliteConnection, *args: Any) -> Any:
        told.append(" ".join([verb.__name__, *args[:1]]))
        return verb(self, *args)

    return note


def held(station: Station, entries: int, levels: int = FEW_LEVELS) -> None:
    """An event of this size, seated and under way."""
    tables = range(1, 2 + (entries + 1) // 4)
    sheet = tuple(Level(20, 25 * number, 50 * number) for number in range(1, levels + 1))
    install(station, tables)
    announce(station, replace(SMALL, levels=sheet, max_entries=200), sold=entries, tables=tables)
    station.do(StartClock(EVENT))
    station.settle()


def each_act(station: Station, asked: list[str]) -> Iterator[list[str]]:
    """What is told for one act of each common kind."""
    for call in (
        Register(EVENT, person(199)),
        Rebuy(EVENT, 2),
        Bust(EVENT, 3, declined=True),
        PauseClock(EVENT),
        PostPrizes(EVENT),
    ):
        asked.clear()
        station.do(call)
        station.settle()
        yield list(asked)


def test_a_shown_clock_asks_the_record_nothing(station: Station, asked: list[str]) -> None:
    """B-30a: whoever looks at a clock, of few levels or many, leaves the record alone."""
    held(station, FEW, MANY_LEVELS)
    asked.clear()
    for _ in range(60):
        station.time.pass_us(MINUTE_US // 60)
        station.tick()
        assert station.event(EVENT).clock.running
    assert asked == []


def test_an_act_is_as_many_statements_in_a_large_field_as_in_a_small_one(
    station: Station, asked: list[str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    held(station, FEW)
    in_a_small_one = list(each_act(station, asked))
    other = Station(tmp_path_factory.mktemp("large") / "room.tdapp")
    try:
        held(other, MANY, MANY_LEVELS)
        assert list(each_act(other, asked)) == in_a_small_one
    finally:
        other.close()
    assert max(map(len, in_a_small_one)) <= MOST_FOR_AN_ACT, in_a_small_one


def test_a_longer_record_is_opened_with_no_more_statements(
    station: Station, asked: list[str]
) -> None:
    held(station, FEW)
    counts = []
    for newcomers in (range(FEW + 1, FEW + 2), range(FEW + 2, MANY)):
        for number in newcomers:
            station.do(Register(EVENT, person(number)))
        asked.clear()
        station.restart()
        counts.append(len(asked))
    assert MOST_TO_OPEN >= counts[0] >= counts[1]
