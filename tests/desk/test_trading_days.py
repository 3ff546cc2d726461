"""The house's day over a change of the clocks: longer or shorter, and ended at its hour."""

from collections.abc import Callable
from datetime import UTC, date, datetime

import pytest

from tdapp.calls.house.trading_days import MINUTE_US, TradingDays
from tdapp.core.instant import zone_named

HOUR_US = 60 * MINUTE_US
LORD_HOWE = "Australia/Lord_Howe"


def ahead_in(name: str) -> Callable[[int], int]:
    zone = zone_named(name)
    assert zone is not None

    def ahead(at_us: int) -> int:
        offset = datetime.fromtimestamp(at_us / 1e6, zone).utcoffset()
        assert offset is not None
        return round(offset.total_seconds() / 60)

    return ahead


def utc_us(text: str) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()) * 1_000_000


@pytest.mark.parametrize(
    ("zone", "evening", "end", "long_minutes"),
    [
        ("Australia/Sydney", "2026-10-03 10:00", "2026-10-03 19:00", 23 * 60),
        ("Australia/Sydney", "2026-04-04 10:00", "2026-04-04 20:00", 25 * 60),
        ("Australia/Hobart", "2026-10-03 10:00", "2026-10-03 19:00", 23 * 60),
        (LORD_HOWE, "2026-10-03 10:00", "2026-10-03 19:00", 23 * 60 + 30),
        (LORD_HOWE, "2026-04-04 10:00", "2026-04-04 19:30", 24 * 60 + 30),
        ("Australia/Brisbane", "2026-10-03 10:00", "2026-10-03 20:00", 24 * 60),
    ],
)
def test_a_day_over_a_change_of_the_clocks_ends_at_six_and_not_an_hour_off(
    zone: str, evening: str, end: str, long_minutes: int
) -> None:
    days = TradingDays(ahead_in(zone))
    at_us = utc_us(evening)
    end_us = days.end_of(at_us)
    assert end_us == utc_us(end)
    assert end_us - days.end_of(at_us, more=-1) == long_minutes * MINUTE_US
    assert days.day_of(end_us - 1) == date.fromisoformat(evening[:10])
    assert days.day_of(end_us) > days.day_of(end_us - 1)
    assert days.end_of(at_us - 7 * 24 * HOUR_US, more=7) == end_us


@pytest.mark.parametrize("zone", ["Australia/Sydney", LORD_HOWE])
@pytest.mark.parametrize("change", ["2026-10-03", "2026-04-04"])
@pytest.mark.parametrize("ends", [2 * 60, 2 * 60 + 15, 2 * 60 + 30, 3 * 60])
def test_every_moment_has_one_day_though_the_hour_of_its_end_is_left_out_or_comes_twice(
    zone: str, change: str, ends: int
) -> None:
    days = TradingDays(ahead_in(zone), ends)
    begin = utc_us(f"{change} 13:00")
    ended: list[int] = []
    for minutes in range(0, 6 * 60, 5):
        at_us = begin + minutes * MINUTE_US
        end_us = days.end_of(at_us)
        assert at_us < end_us
        assert days.end_of(end_us - 1) == end_us
        assert days.day_of(end_us) > days.day_of(at_us)
        ended.append(end_us)
    assert ended == sorted(ended)
    assert len(set(ended)) == 2


@pytest.mark.parametrize("at_us", [-(2**62), -(10**17), 10**18, 2**62])
def test_a_moment_beyond_every_calendar_has_the_first_or_the_last_day(at_us: int) -> None:
    for days in (TradingDays(), TradingDays(ahead_in("Australia/Sydney"))):
        end_us = days.end_of(at_us)
        assert days.day_of(at_us).year in {2, 9_000}
        assert end_us < days.end_of(at_us, 10_000)
        assert end_us <= days.end_of_month(at_us)
