"""Numbers, money, times and places as people write them."""

import pytest
from PySide6.QtCore import QElapsedTimer, QLocale

from tdapp.ui.clock.ticker import Ticker, until_next_second, until_wall_second
from tdapp.ui.look.figures import (
    age,
    blinds,
    money,
    ordinal,
    short_money,
    span,
    user_locale,
    whole,
)

SECOND_US, MINUTE_US = 1_000_000, 60_000_000


@pytest.mark.parametrize(
    ("place", "said"),
    [
        (1, "1st"),
        (2, "2nd"),
        (3, "3rd"),
        (4, "4th"),
        (11, "11th"),
        (12, "12th"),
        (13, "13th"),
        (21, "21st"),
        (102, "102nd"),
        (111, "111th"),
        (113, "113th"),
    ],
)
def test_places_have_their_endings(place: int, said: str) -> None:
    assert ordinal(place) == said


def test_thousands_are_grouped_and_cents_are_two_digits() -> None:
    assert whole(1_234_567) == "1,234,567"
    assert whole(30_000_000_000) == "30,000,000,000"
    assert money(1_200_005) == "12,000.05"
    assert money(-50) == "\N{MINUS SIGN}0.50"
    assert blinds(600, 1200, 1200) == "600 / 1,200 (1,200)"
    assert blinds(600, 1200) == "600 / 1,200"


def test_the_users_locale_groups_its_own_way() -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.German, QLocale.Country.Germany))
    user_locale.cache_clear()
    try:
        assert money(123_456_789) == "1.234.567,89"
    finally:
        QLocale.setDefault(before)
        user_locale.cache_clear()


def test_a_screen_shows_whole_amounts_short() -> None:
    assert short_money(1_200_000, "AUD") == "$12,000"
    assert short_money(1_200_050, "EUR") == "€12,000.50"
    assert short_money(100, "CHF") == "CHF 1"


def test_spans_and_ages_are_told_in_the_unit_that_fits() -> None:
    assert (span(59 * MINUTE_US + 59 * SECOND_US), span(61 * MINUTE_US)) == ("59 min", "1 h 1 min")
    assert (age(34 * SECOND_US), age(59 * MINUTE_US), age(-5)) == ("0:34", "59:00", "0:00")
    assert age(125 * MINUTE_US) == "2 h 5 min"


def test_the_next_look_is_when_the_shown_second_changes() -> None:
    assert until_next_second(12 * SECOND_US + 250_000) == 250_000
    assert until_next_second(12 * SECOND_US) == SECOND_US
    assert until_wall_second(5 * SECOND_US + 999_000) == 1_000


def test_a_look_that_fails_does_not_end_the_looking(qapp: object) -> None:
    assert qapp is not None

    def fails() -> int:
        raise ZeroDivisionError

    ticker = Ticker(fails)
    with pytest.raises(ZeroDivisionError):
        ticker.look_now()
    assert ticker.running
    ticker.stop()
    assert not ticker.running


def test_what_a_look_takes_is_part_of_the_time_until_the_next(qapp: object) -> None:
    assert qapp is not None

    def slow() -> int:
        spent = QElapsedTimer()
        spent.start()
        while spent.elapsed() < 20:
            pass
        return 30_000

    for after_ms in (0, 4):
        ticker = Ticker(slow, None, after_ms)
        ticker.look_now()
        assert ticker._timer.interval() <= 10 + after_ms  # noqa: SLF001 - when it looks again
        ticker.stop()
