"""Times on the wall over a change of the clocks: the hour jumps, a level stays as long as it is."""

import os
import time
from collections.abc import Callable, Iterator
from datetime import date

import pytest

from tdapp.core.instant import Instant
from tdapp.core.refusal import Doubtful, Refusal
from tdapp.desk.record_log import RecordFilter
from tdapp.screens.clock_words import start_words
from tdapp.shown.reading import read_when
from tdapp.system.reader import MachineZone
from tdapp.tournament.plan.planned_start import PlannedStart
from tdapp.typed.times import coming_moment
from tdapp.ui.look.spoken import ENGLISH, speak, voice
from tdapp.ui.new_event.choice_fields import begins as drafted
from tdapp.ui.parts.typed import read_slip
from tdapp.ui.record.filter_reading import FilterNames, chips, read_filter
from tdapp.ui.structure.level_rows import begins, standing_of
from tdapp.voice.voice import Voice
from tests.tournament.evening import Evening

HOUR_US = 3_600_000_000
MINUTE_US = 60_000_000
SYDNEY_FORWARD_US = 1_791_043_200_000_000
SYDNEY_BACK_US = 1_775_318_400_000_000
LORD_HOWE_BACK_US = 1_775_314_800_000_000
LORD_HOWE_FORWARD_US = 1_791_041_400_000_000
TWICE = ("02:45 AEDT", "02:05 AEST", "02:25 AEST", "02:35 AEST")
"""A quarter of an hour before clocks go back by an hour, and then by levels."""


@pytest.fixture
def zone(request: pytest.FixtureRequest) -> Iterator[str]:
    """A computer that stands there."""
    before = os.environ.get("TZ")
    os.environ["TZ"] = request.param
    time.tzset()
    speak(Voice(zone=MachineZone()), ENGLISH)
    yield request.param
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
        ("Australia/Sydney", SYDNEY_BACK_US, TWICE),
        ("Australia/Melbourne", SYDNEY_BACK_US, TWICE),
        ("Australia/Hobart", SYDNEY_BACK_US, TWICE),
        (
            "Australia/Adelaide",
            SYDNEY_BACK_US + HOUR_US // 2,
            tuple(time.replace("AE", "AC") for time in TWICE),
        ),
        ("Australia/Lord_Howe", LORD_HOWE_FORWARD_US, ("01:45", "02:35", "02:55", "03:05")),
        (
            "Australia/Lord_Howe",
            LORD_HOWE_BACK_US,
            ("01:45 +11", "01:35 +1030", "01:55 +1030", "02:05"),
        ),
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


@pytest.mark.parametrize(
    ("place", "forward", "back"),
    [
        ("Australia/Sydney", "03:30", "02:30 AEST"),
        ("Australia/Melbourne", "03:30", "02:30 AEST"),
        ("Australia/Hobart", "03:30", "02:30 AEST"),
        ("Australia/Adelaide", "03:30", "02:30 ACST"),
        ("Australia/Lord_Howe", "03:00", "02:00"),
        ("Australia/Brisbane", "02:30", "02:30"),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_what_a_drafted_event_says_of_its_night_is_what_the_wall_will_show(
    place: str, forward: str, back: str
) -> None:
    """Six and a half hours from eight in the evening, over the change of the clocks.

    Late registration, breaks and levels of a new event end so, and its start may be there.
    """
    passed_us = 13 * HOUR_US // 2
    spring, autumn = (
        PlannedStart(day, "20:00", place) for day in (date(2026, 10, 3), date(2026, 4, 4))
    )
    assert drafted(None, passed_us) == "6:30"
    assert drafted(spring, passed_us) == forward
    back_an_hour = back.endswith("ST")
    assert drafted(autumn, passed_us + HOUR_US * back_an_hour) == back
    moved = PlannedStart.at_moment((autumn.utc_us or 0) + passed_us + HOUR_US * back_an_hour, place)
    assert start_words(moved, voice()).startswith(f"Sun 5 Apr 2026, {back} in ")


@pytest.mark.parametrize("zone", ["Australia/Sydney"], indirect=True)
@pytest.mark.usefixtures("qapp", "zone")
def test_midnight_of_the_long_day_is_where_the_wall_says() -> None:
    noon_us = SYDNEY_BACK_US + 9 * HOUR_US
    assert (voice().time(noon_us), voice().time(noon_us + 11 * HOUR_US)) == ("11:00", "22:00")
    assert voice().day(SYDNEY_BACK_US - 17 * HOUR_US) == voice().day(SYDNEY_BACK_US - 4 * HOUR_US)


PLACES_OF_TIMES: tuple[tuple[str, Callable[[str, int], int | None]], ...] = (
    ("{}", lambda typed, now_us: read_slip("7", typed, now_us).happened_us),
    ("{}", lambda typed, now_us: read_when(typed, now_us, voice().zone).happened_us),
    ("since {}", lambda typed, now_us: filtered(typed, now_us).since_us),
    ("since 5.4. {}", lambda typed, now_us: filtered(typed, now_us).since_us),
)


def filtered(typed: str, now_us: int) -> RecordFilter:
    return read_filter(typed, RecordFilter(), FilterNames({}, {}, now_us))


@pytest.mark.parametrize(
    ("zone", "back_us", "set_back_us", "typed", "names"),
    [
        ("Australia/Sydney", SYDNEY_BACK_US, HOUR_US, "2:15", ("02:15 AEDT", "02:15 AEST")),
        (
            "Australia/Lord_Howe",
            LORD_HOWE_BACK_US,
            HOUR_US // 2,
            "1:45",
            ("01:45 +11", "01:45 +1030"),
        ),
    ],
    indirect=["zone"],
)
@pytest.mark.parametrize(("form", "read"), PLACES_OF_TIMES)
@pytest.mark.usefixtures("qapp", "zone")
def test_a_time_that_clocks_show_twice_is_asked_about_wherever_it_is_typed(
    form: str,
    read: Callable[[str, int], int | None],
    back_us: int,
    set_back_us: int,
    typed: str,
    names: tuple[str, str],
) -> None:
    again_us = back_us + 15 * MINUTE_US
    first_us = again_us - set_back_us
    if "5.4." not in form:
        assert read(form.format(typed), again_us - 1) == first_us
    with pytest.raises(Doubtful) as doubt:
        read(form.format(typed), again_us + HOUR_US)
    said = tuple(form.replace("5.4.", "5.4").format(name) for name in names)
    assert doubt.value.readings == dict(zip(said, (first_us, again_us), strict=True))
    assert all(read(one, again_us + HOUR_US) == us for one, us in doubt.value.readings.items())
    assert tuple(map(voice().time, (first_us, again_us))) == names
    assert not voice().time(again_us + HOUR_US).endswith(names[1][5:])


@pytest.mark.parametrize("zone", ["Australia/Sydney"], indirect=True)
@pytest.mark.usefixtures("qapp", "zone")
def test_a_notice_ahead_in_the_hour_shown_twice_is_asked_about() -> None:
    with pytest.raises(Doubtful, match="doubtful"):
        coming_moment("2:15", SYDNEY_BACK_US - HOUR_US, voice().zone)
    assert coming_moment("2:15", SYDNEY_BACK_US, voice().zone) == SYDNEY_BACK_US + 15 * MINUTE_US


@pytest.mark.parametrize("zone", ["Australia/Sydney"], indirect=True)
@pytest.mark.parametrize(("form", "read"), PLACES_OF_TIMES[:3])
@pytest.mark.usefixtures("qapp", "zone")
def test_a_time_that_clocks_left_out_is_refused_once_they_have(
    form: str, read: Callable[[str, int], int | None]
) -> None:
    for past_us in (1, HOUR_US):
        with pytest.raises(Refusal, match="time_left_out"):
            read(form.format("2:30"), SYDNEY_FORWARD_US + past_us + HOUR_US // 2)


@pytest.mark.parametrize("zone", ["Australia/Sydney"], indirect=True)
@pytest.mark.usefixtures("qapp", "zone")
def test_a_time_that_clocks_will_leave_out_is_that_of_yesterday() -> None:
    now_us = SYDNEY_FORWARD_US - HOUR_US
    assert (
        read_when("2:30", now_us, voice().zone).happened_us == now_us - 22 * HOUR_US - HOUR_US // 2
    )
    shown = chips(filtered("since 2:30", now_us), FilterNames({}, {}, now_us))
    assert [one.words for one in shown] == ["since Sat 3 Oct 02:30"]
