"""Times on the wall over a change of the clocks: the hour jumps, a level stays as long as it is."""

import os
import time
from collections.abc import Iterator

import pytest

from tdapp.core.instant import Instant
from tdapp.system.reader import MachineZone
from tdapp.ui.look.spoken import ENGLISH, speak, voice
from tdapp.ui.structure.level_rows import begins, standing_of
from tdapp.voice.voice import Voice
from tests.tournament.evening import Evening

HOUR_US = 3_600_000_000
SYDNEY_FORWARD_US = 1_791_043_200_000_000
SYDNEY_BACK_US = 1_775_318_400_000_000
LORD_HOWE_BACK_US = 1_775_314_800_000_000
LORD_HOWE_FORWARD_US = 1_791_041_400_000_000


@pytest.fixture
def zone(request: pytest.FixtureRequest) -> Iterator[str]:
    """A computer that stands there."""
    before = os.environ.get("TZ")
    os.environ["TZ"] = request.param
    time.tzset()
    speak(Voice(zone=MachineZone()), ENGLISH)
    yield request.param
    speak(Voice(), ENGLISH)
    if before is None:
        del os.environ["TZ"]
    else:
        os.environ["TZ"] = before
    time.tzset()


@pytest.mark.parametrize(
    ("zone", "change_us", "shown"),
    [
        ("Australia/Sydney", SYDNEY_FORWARD_US, ("01:45", "03:05", "03:25", "03:35")),
        ("Australia/Hobart", SYDNEY_FORWARD_US, ("01:45", "03:05", "03:25", "03:35")),
        ("Australia/Sydney", SYDNEY_BACK_US, ("02:45", "02:05", "02:25", "02:35")),
        ("Australia/Lord_Howe", LORD_HOWE_FORWARD_US, ("01:45", "02:35", "02:55", "03:05")),
        ("Australia/Lord_Howe", LORD_HOWE_BACK_US, ("01:45", "01:35", "01:55", "02:05")),
    ],
    indirect=["zone"],
)
@pytest.mark.usefixtures("qapp", "zone")
def test_levels_begin_when_the_wall_shows_it_and_last_their_minutes(
    change_us: int, shown: tuple[str, ...]
) -> None:
    evening = Evening()
    start_us = change_us - HOUR_US // 4
    evening.now = Instant(start_us, 0, "one boot")
    evening.start()
    conditions, standing = evening.state.conditions, standing_of(evening.state, evening.now)
    times = [voice().time(start_us), *(begins(conditions, standing, at) for at in (1, 2, 3))]
    assert tuple(times) == shown
    later = Instant(start_us + 39 * 60_000_000, 39 * 60_000_000, "one boot")
    assert standing_of(evening.state, later).here.remaining_us == 60_000_000
    again = Instant(start_us + 39 * 60_000_000, 0, "another boot")
    assert standing_of(evening.state, again).here.index == 1


@pytest.mark.parametrize("zone", ["Australia/Sydney"], indirect=True)
@pytest.mark.usefixtures("qapp", "zone")
def test_midnight_of_the_long_day_is_where_the_wall_says() -> None:
    noon_us = SYDNEY_BACK_US + 9 * HOUR_US
    assert (voice().time(noon_us), voice().time(noon_us + 11 * HOUR_US)) == ("11:00", "22:00")
    assert voice().day(SYDNEY_BACK_US - 17 * HOUR_US) == voice().day(SYDNEY_BACK_US - 4 * HOUR_US)
