"""Times on the wall over a change of the clocks: the hour jumps, a level stays as long as it is."""

import os
import time
from collections.abc import Callable, Iterator

import pytest

from tdapp.core.instant import Instant
from tdapp.core.refusal import Doubtful, Refusal
from tdapp.desk.record_log import RecordFilter
from tdapp.shown.reading import read_when
from tdapp.system.reader import MachineZone
from tdapp.typed.times import coming_moment
from tdapp.ui.look.spoken import ENGLISH, speak, voice
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
    assert tuple(map(voice().exact_time, (first_us, again_us))) == names
    assert voice().exact_time(again_us + HOUR_US) == voice().time(again_us + HOUR_US)


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
