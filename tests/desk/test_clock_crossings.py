"""What the clocks run over is told to whoever listens: once, whatever is done between the looks."""

from collections.abc import Sequence

import pytest

from tdapp.calls.tournament.clock import GoToLevel, SetClock
from tdapp.calls.tournament.event import PauseClock, StartClock
from tdapp.core.ids import StreamId
from tdapp.core.instant import MINUTE_US
from tdapp.tournament.clock.crossings import Crossing
from tests.desk.evening import EVENT, announce
from tests.desk.station import Station

OTHER = StreamId("other")
SECOND_US = 1_000_000


class Ear:
    """Hears what the clockwork tells."""

    def __init__(self, station: Station) -> None:
        self.heard: list[tuple[StreamId, str, int]] = []
        self.stop = station.parts.clockwork.heed(self._hear)

    def _hear(self, event: StreamId, crossed: Sequence[Crossing]) -> None:
        self.heard += [(event, one.what.value, one.index) for one in crossed if one.kind is None]

    def take(self) -> list[tuple[str, int]]:
        found = [(what, index) for _, what, index in self.heard]
        self.heard.clear()
        return found


@pytest.fixture
def ear(station: Station) -> Ear:
    announce(station)
    station.tick()
    return Ear(station)


def pass_seconds(station: Station, seconds: float) -> None:
    station.time.pass_us(round(seconds * SECOND_US))
    station.tick()


def test_each_look_tells_what_was_run_over_since_the_one_before(station: Station, ear: Ear) -> None:
    station.do(StartClock(EVENT))
    pass_seconds(station, 119)
    assert ear.take() == []
    pass_seconds(station, 2)
    pass_seconds(station, 2)
    assert ear.take() == [("last_minute", 0)]
    pass_seconds(station, 3 * 60)
    assert ear.take() == [("break", 1), ("last_minute", 1), ("level", 2)]


def test_what_was_run_over_before_a_pause_is_told_though_the_clock_stands(
    station: Station, ear: Ear
) -> None:
    station.do(StartClock(EVENT))
    pass_seconds(station, 119)
    station.time.pass_us(2 * SECOND_US)
    station.do(PauseClock(EVENT))
    station.tick()
    assert ear.take() == [("last_minute", 0)]
    pass_seconds(station, 600)
    station.do(StartClock(EVENT))
    pass_seconds(station, 1)
    assert ear.take() == []


def test_a_clock_that_is_set_has_run_over_nothing_and_runs_on_from_there(
    station: Station, ear: Ear
) -> None:
    station.do(StartClock(EVENT))
    pass_seconds(station, 10)
    station.do(GoToLevel(EVENT, 2))
    pass_seconds(station, 0)
    assert ear.take() == []
    station.do(SetClock(EVENT, 2, 61 * SECOND_US))
    station.time.pass_us(62 * SECOND_US)
    station.tick()
    assert ear.take() == [("last_minute", 2), ("level", 3)]
    station.do(PauseClock(EVENT))
    station.do(SetClock(EVENT, 0, 10 * SECOND_US))
    station.do(SetClock(EVENT, 1, 10 * SECOND_US))
    pass_seconds(station, 60)
    assert ear.take() == []


def test_every_event_is_told_by_its_name_and_nobody_after_he_left(
    station: Station, ear: Ear
) -> None:
    announce(station, event=OTHER)
    station.tick()
    station.do(StartClock(OTHER))
    station.time.pass_us(3 * MINUTE_US)
    station.tick()
    assert {event for event, *_ in ear.heard} == {OTHER}
    ear.take()
    ear.stop()
    pass_seconds(station, 600)
    assert ear.heard == []
