"""What is typed is read as its country writes it, within bounds, or refused; never an accident."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import TypeVar
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.core.instant import EPOCH, MICROSECOND
from tdapp.core.refusal import Doubtful, Refusal
from tdapp.typed import days, figures, times
from tdapp.voice.symbols import HOME, SIGNS, symbols
from tdapp.voice.voice import Voice
from tdapp.words.sentence import sentence

T = TypeVar("T")
LOCALES = ("en_AU", "en_US", "en_GB", "en_NZ", "de_DE", "de_AT", "de_CH", "fr_FR", "pl_PL", "hi_IN")
SYDNEY, LORD_HOWE = ZoneInfo("Australia/Sydney"), ZoneInfo("Australia/Lord_Howe")
HOUR_US, MINUTE_US = 3_600_000_000, 60_000_000
locales = st.sampled_from(LOCALES)


def us(year: int, month: int, day: int, hour: int = 0, minute: int = 0) -> int:
    """A moment of UTC in microseconds."""
    return (datetime(year, month, day, hour, minute, tzinfo=UTC) - EPOCH) // MICROSECOND


def read_or_refused(read: Callable[[], T]) -> T | Refusal:
    """What is read, or the refusal; anything else that is raised fails the test."""
    try:
        return read()
    except Refusal as refusal:
        return refusal


def said_of(read: Callable[[], object]) -> str:
    """The sentence of a refusal."""
    with pytest.raises(Refusal) as refused:
        read()
    return sentence(refused.value, Voice())


@given(locales, st.integers(-(10**14), 10**14), st.sampled_from(["", *SIGNS, "CHF"]))
def test_an_amount_that_the_voice_writes_is_read_back(name: str, cents: int, sign: str) -> None:
    said = Voice(symbols=symbols(name)).money(cents, sign)
    assert figures.amount(said, symbols(name)) == cents


@given(locales, st.integers(-(10**11), 10**11))
def test_a_count_that_the_voice_writes_is_read_back(name: str, number: int) -> None:
    said = Voice(symbols=symbols(name)).count(number)
    assert figures.count(said, symbols(name), least=-(10**11)) == number


@given(locales, st.dates(date(1900, 1, 2), date(2199, 12, 30)))
def test_a_date_that_the_voice_writes_is_read_back(name: str, day: date) -> None:
    said = Voice(symbols=symbols(name), zone=SYDNEY).date(days.begin_us(day, SYDNEY))
    assert days.day(said, symbols(name)) == day
    assert days.day(day.isoformat(), symbols(name)) == day
    assert days.day(f"{day.day}.{day.month}.{day.year}", symbols(name)) == day


@given(st.integers(0, 10**7))
def test_a_duration_that_the_voice_writes_is_read_back(seconds: int) -> None:
    voice, whole = Voice(), seconds - seconds % 60 if seconds >= 3600 else seconds
    said = voice.age(seconds * 1_000_000)
    assert times.duration(said, most_s=10**8) == whole


@given(st.integers(us(1990, 1, 1) // MINUTE_US, us(2037, 1, 1) // MINUTE_US), st.integers(0, 23))
def test_a_time_that_a_clock_showed_is_read_back_or_asked(minute: int, ago_h: int) -> None:
    shown_us = minute * MINUTE_US
    said = Voice(zone=SYDNEY).time(shown_us)
    now_us = shown_us + ago_h * HOUR_US
    found = read_or_refused(lambda: times.past_moment(said, now_us, SYDNEY))
    if isinstance(found, Doubtful):
        assert shown_us in found.readings.values()
        for name, one in found.readings.items():
            assert times.past_moment(name, now_us, SYDNEY) == one
    elif isinstance(found, Refusal):
        assert found.code == "time_left_out"
    else:
        assert shown_us <= found <= now_us
        assert Voice(zone=SYDNEY).time(found) == said


READERS: tuple[Callable[[str], object], ...] = (
    figures.amount,
    figures.count,
    figures.seat,
    times.duration,
    times.time_of_day,
    days.day,
    lambda text: figures.amount(text, symbols("de_CH")),
    lambda text: figures.count(text, symbols("fr_FR")),
    lambda text: days.day(text, symbols("en_US")),
    lambda text: days.span(text, "indefinitely", zone=SYDNEY),
    lambda text: times.past_moment(text, us(2027, 4, 3, 18), SYDNEY),
    lambda text: times.coming_moment(text, us(2027, 10, 2, 10), SYDNEY),
)
JUNK = st.text(max_size=14) | st.text("0123456789:.,-+ /hmsapd$€'٣", max_size=14)


@pytest.mark.parametrize("read", READERS)
@given(text=JUNK)
def test_anything_is_read_or_refused_in_words(read: Callable[[str], object], text: str) -> None:
    found = read_or_refused(lambda: read(text))
    if isinstance(found, Refusal):
        assert "Contact support" not in sentence(found, Voice())
    else:
        assert found is not None


@pytest.mark.parametrize(
    ("name", "text", "cents"),
    [
        ("en_AU", "1,234.50", 123_450),
        ("en_AU", "$85", 8_500),
        ("en_AU", "1.234,50", 123_450),
        ("en_AU", "12,5", 1_250),
        ("de_DE", "1.234,50", 123_450),
        ("de_DE", "1.234", 123_400),
        ("de_DE", "1,234.50 €", 123_450),
        ("de_DE", "12.50", 1_250),
        ("de_CH", "1'234.50", 123_450),
        ("fr_FR", "1 234,50", 123_450),
        ("hi_IN", "12,34,567", 123_456_700),
    ],
)
def test_a_country_has_its_own_group_and_point(name: str, text: str, cents: int) -> None:
    assert figures.amount(text, symbols(name)) == cents


@pytest.mark.parametrize(("name", "text"), [("en_AU", "1.234"), ("de_DE", "1,234")])
def test_three_digits_behind_the_point_may_be_thousands_and_are_not_guessed(
    name: str, text: str
) -> None:
    with pytest.raises(Refusal, match="not_an_amount"):
        figures.amount(text, symbols(name))


@pytest.mark.parametrize(
    ("name", "text", "day"),
    [
        ("en_AU", "6/7/2027", date(2027, 7, 6)),
        ("en_US", "6/7/2027", date(2027, 6, 7)),
        ("en_US", "6/30/2027", date(2027, 6, 30)),
        ("de_DE", "6.7.2027", date(2027, 7, 6)),
        ("en_US", "6.7.2027", date(2027, 7, 6)),
        ("en_AU", "30 June 2027", date(2027, 6, 30)),
        ("en_US", "Jun 30, 2027", date(2027, 6, 30)),
        ("de_DE", "30. Dezember 2027", date(2027, 12, 30)),
        ("de_DE", "30 December 2027", date(2027, 12, 30)),
    ],
)
def test_a_date_is_read_by_the_locale(name: str, text: str, day: date) -> None:
    assert days.day(text, symbols(name)) == day


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("20", 1_200),
        ("2:30", 150),
        ("12.30", 750),
        ("1:02:30", 3_750),
        ("1 h 30", 5_400),
        ("1h", 3_600),
        ("1 h 5 min", 3_900),
        ("90 min", 5_400),
        ("1200 s", 1_200),
        ("1200 min", 72_000),
    ],
)
def test_a_duration_is_in_minutes_unless_it_says_more(text: str, seconds: int) -> None:
    assert times.duration(text) == seconds


def test_minutes_that_look_like_seconds_are_asked_about() -> None:
    with pytest.raises(Doubtful) as doubt:
        times.duration("1200")
    assert doubt.value.readings == {"1200 min": 72_000, "1200 s": 1_200}
    assert all(times.duration(one) == s for one, s in doubt.value.readings.items())


def test_bounds_are_said() -> None:
    assert said_of(lambda: times.duration("25 h")).endswith("from 0:00 to 24 h.")
    assert "from 0:01" in said_of(lambda: times.duration("0", least_s=1))
    assert (
        said_of(lambda: figures.count("101", most=100))
        == "That number is out of range. Type one from 0 to 100."
    )


def test_the_hour_that_clocks_show_twice_is_asked_about_only_when_both_are_past() -> None:
    """Sydney, 4 April 2027: at 3:00 daylight time clocks go back to 2:00 (16:00 UTC)."""
    first, again = us(2027, 4, 3, 15, 30), us(2027, 4, 3, 16, 30)
    assert times.past_moment("2:30", again - 1, SYDNEY) == first
    with pytest.raises(Doubtful) as doubt:
        times.past_moment("2:30", again, SYDNEY)
    assert doubt.value.readings == {"02:30 AEDT": first, "02:30 AEST": again}
    assert "02:30 AEDT / 02:30 AEST" in sentence(doubt.value, Voice())
    assert times.past_moment("2:30 aest", again, SYDNEY) == again
    with pytest.raises(Refusal, match="time_to_come"):
        times.past_moment("2:30 AEST", first, SYDNEY)
    assert times.coming_moment("2:30", first + 1, SYDNEY) == again
    assert times.moment_on("2:30 AEDT", date(2027, 4, 4), SYDNEY) == first


def test_the_hour_that_clocks_leave_out_is_refused() -> None:
    """Sydney, 3 October 2027: at 2:00 clocks go forward to 3:00; Lord Howe by half an hour."""
    now_us = us(2027, 10, 2, 18)
    for zone, time in ((SYDNEY, "2:30"), (LORD_HOWE, "2:10")):
        with pytest.raises(Refusal, match="time_left_out"):
            times.past_moment(time, now_us, zone, days_ago=0)


@pytest.mark.parametrize("at", range(1, 60, 7))
@pytest.mark.parametrize(
    ("zone", "day", "opens", "turn"),
    [
        ("Australia/Sydney", date(2026, 10, 4), "02:{:02}", us(2026, 10, 3, 16)),
        ("Europe/London", date(2027, 3, 28), "01:{:02}", us(2027, 3, 28, 1)),
        ("America/Los_Angeles", date(2027, 3, 14), "02:{:02}", us(2027, 3, 14, 10)),
    ],
)
def test_a_time_is_left_out_from_the_very_moment_at_which_clocks_go_forward(
    at: int, zone: str, day: date, opens: str, turn: int
) -> None:
    text, here = opens.format(at), ZoneInfo(zone)
    before = times.past_moment(text, turn - MINUTE_US, here)
    assert times.moment_on(text, day - timedelta(days=1), here) == before
    for later in (0, 5, 29, 31, 59, 61):
        with pytest.raises(Refusal, match="time_left_out"):
            times.past_moment(text, turn + later * MINUTE_US, here)
    with pytest.raises(Refusal, match="time_left_out"):
        times.coming_moment(text, turn - MINUTE_US, here)
    tomorrow = times.moment_on(text, day + timedelta(days=1), here)
    assert times.coming_moment(text, turn + MINUTE_US, here) == tomorrow


@pytest.mark.parametrize(
    ("text", "hour"), [("9:40 pm", 21), ("9pm", 21), ("12am", 0), ("12 pm", 12)]
)
def test_twelve_hour_clocks_are_understood(text: str, hour: int) -> None:
    assert times.time_of_day(text).hour == hour


def test_a_time_still_to_come_today_is_of_yesterday_unless_the_day_is_said() -> None:
    now_us = us(2027, 6, 30, 12)
    assert times.past_moment("12:01", now_us, UTC) == now_us + MINUTE_US - 24 * HOUR_US
    with pytest.raises(Refusal, match="time_to_come"):
        times.past_moment("12:01", now_us, UTC, days_ago=0)
    assert times.coming_moment("11:59", now_us, UTC) == now_us - MINUTE_US + 24 * HOUR_US


@pytest.mark.parametrize("text", ["12-5", "12/5", "12.5", " 12 – 5 "])
def test_a_seat_is_table_and_seat(text: str) -> None:
    assert figures.seat(text) == (12, 5)


@pytest.mark.parametrize("text", ["0-5", "5-0", "12", "12-5-1", "٣-5"])
def test_what_is_no_seat_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="not_a_seat"):
        figures.seat(text)


def test_a_span_of_days_follows_the_locale_too() -> None:
    found = days.span("6/7/2027 to 7/7/2027", "for good", symbols("en_US"), SYDNEY)
    assert found.since_us == days.begin_us(date(2027, 6, 7), SYDNEY)
    last = date(2027, 7, 7) + timedelta(days=1)
    assert found.until_us == days.begin_us(last, SYDNEY)
    assert symbols(HOME).month_names[5] == "June"


@pytest.mark.parametrize(
    ("typed", "first", "last"),
    [
        ("until 3 june", None, (2027, 6, 3)),
        ("31.12.", None, (2026, 12, 31)),
        ("1 june to 3 july", (2027, 6, 1), (2027, 7, 3)),
        ("1 nov to 3 dec", (2026, 11, 1), (2026, 12, 3)),
        ("20 dec to 3 jan", (2026, 12, 20), (2027, 1, 3)),
        ("from 1 dec", (2026, 12, 1), None),
        ("2026-06-01 to 3 july", (2026, 6, 1), (2027, 7, 3)),
        ("tuesday to 3 dec", (2026, 12, 1), (2026, 12, 3)),
    ],
)
def test_the_years_of_a_span_may_be_left_out(
    typed: str, first: tuple[int, int, int] | None, last: tuple[int, int, int] | None
) -> None:
    found = days.span(typed, "for good", zone=SYDNEY, today=date(2026, 11, 30))
    assert found.since_us == (first and days.begin_us(date(*first), SYDNEY))
    assert found.until_us == (last and days.end_us(date(*last), SYDNEY))
    if "2026" not in typed:
        with pytest.raises(Refusal, match="not_a_day"):
            days.span(typed, "for good", zone=SYDNEY)


@pytest.mark.parametrize(
    ("typed", "read"),
    [("5 = 3; 9 = 5", {5: 300, 9: 500}), ("9=5;5=3.50", {5: 350, 9: 500}), ("8 = 0", {8: 0})],
)
def test_amounts_by_a_number_are_read_from_the_smallest(typed: str, read: dict[int, int]) -> None:
    assert list(figures.by_count(typed).items()) == list(read.items())


@pytest.mark.parametrize("typed", ["5 = -3", "0 = 3", "=3", "5=", "5 = 3;", "five = 3"])
def test_what_is_no_list_of_amounts_by_a_number_is_refused(typed: str) -> None:
    with pytest.raises(Refusal):
        figures.by_count(typed)


THURSDAY = date(2027, 7, 1)


@pytest.mark.parametrize(
    ("country", "typed", "coming"),
    [
        ("en_AU", "30 Jun", date(2028, 6, 30)), ("en_AU", "1/7", THURSDAY),
        ("en_AU", "Jul 2", date(2027, 7, 2)), ("en_US", "7/6", date(2027, 7, 6)),
        ("de_DE", "6.7.", date(2027, 7, 6)), ("de_DE", "6. Juli", date(2027, 7, 6)),
        ("en_AU", "29 feb", date(2028, 2, 29)), ("en_AU", "thu", THURSDAY),
        ("en_AU", "Wednesday", date(2027, 7, 7)), ("de_DE", "Freitag", date(2027, 7, 2)),
        ("en_AU", "1 Jul 2020", date(2020, 7, 1)),
    ],
)  # fmt: skip
def test_a_day_to_come_needs_no_year_and_may_be_a_weekday(
    country: str, typed: str, coming: date
) -> None:
    assert days.day(typed, symbols(country), THURSDAY) == coming


@pytest.mark.parametrize("typed", ["30 Jun", "1/7", "thu", "Wednesday"])
def test_where_a_day_may_be_long_ago_its_year_is_needed(typed: str) -> None:
    with pytest.raises(Refusal, match="not_a_day"):
        days.day(typed)


@pytest.mark.parametrize("typed", ["31 Feb", "30 Feb", "today", "t", "th day", "13/13", "0/7"])
def test_a_day_that_never_comes_is_refused(typed: str) -> None:
    with pytest.raises(Refusal, match="not_a_day"):
        days.day(typed, symbols(HOME), THURSDAY)


@given(st.dates(date(1950, 1, 1), date(2150, 1, 1)), st.integers(0, 365))
def test_the_next_day_of_a_date_is_within_a_year(since: date, later: int) -> None:
    coming = since + timedelta(days=later)
    found = days.day(f"{coming.day}/{coming.month}", symbols(HOME), since)
    assert (found.day, found.month) == (coming.day, coming.month)
    assert since <= found
    assert found <= coming or found.year == coming.year


@pytest.mark.parametrize(
    ("country", "typed", "chips"),
    [
        ("en_AU", "32k", 32_000), ("en_AU", "1.5m", 1_500_000), ("en_AU", "12.5 K", 12_500),
        ("en_AU", "1,250k", 1_250_000), ("en_AU", "1.250k", 1_250), ("en_AU", "32,000", 32_000),
        ("de_DE", "1.250k", 1_250_000), ("de_DE", "1,250k", 1_250), ("de_DE", "1,5m", 1_500_000),
    ],
)  # fmt: skip
def test_chips_are_read_in_thousands_as_the_country_groups_them(
    country: str, typed: str, chips: int
) -> None:
    assert figures.chips(typed, symbols(country)) == chips


@pytest.mark.parametrize("typed", ["0.0005k", "k", "1.2345m", "1,2,3k", "-3k", ".k", "9" * 5000])
def test_what_is_no_whole_number_of_chips_is_refused(typed: str) -> None:
    with pytest.raises(Refusal):
        figures.chips(typed)
