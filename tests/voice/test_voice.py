"""Texts in every plural form, and figures, sums and times as each country writes them."""

from decimal import Decimal
from io import BytesIO
from zoneinfo import ZoneInfo

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from tdapp.voice.catalogue import catalogue
from tdapp.voice.symbols import KEPT, by_babel, symbols
from tdapp.voice.texts import plural, text
from tdapp.voice.voice import ENGLISH, MINUS, Voice

ONE, MANY = "{n} player left", "{n} players left"
IN_POLISH = ("{n} gracz", "{n} gracze", "{n} graczy")
NOON_US = 1_814_356_800_000_000
"""30 June 2027, 12:00 UTC."""


def polish() -> Voice:
    written = Catalog(locale="pl")
    written.add((ONE, MANY), IN_POLISH, context="screen")
    written.add("Break", "Przerwa", context="clock")
    written.add("Break", "Rozwiąż", context="table")
    compiled = BytesIO()
    write_mo(compiled, written)
    return Voice(catalogue(compiled.getvalue()), symbols("pl"))


@pytest.mark.parametrize(
    ("n", "said"),
    [(1, "1 gracz"), (3, "3 gracze"), (5, "5 graczy"), (22, "22 gracze"), (112, "112 graczy")],
)
def test_polish_has_three_forms(n: int, said: str) -> None:
    voice = polish()
    assert voice.plural("screen", ONE, MANY, n) == said
    assert voice.say(plural("screen", ONE, MANY), n=n) == said


def test_english_has_two_forms_and_groups_the_number() -> None:
    said = [ENGLISH.plural("screen", ONE, MANY, n) for n in (0, 1, 2, 1200)]
    assert said == ["0 players left", "1 player left", "2 players left", "1,200 players left"]


def test_a_text_is_filled_with_its_details() -> None:
    assert ENGLISH.text("screen", "Level {level} of {levels}", level=2, levels=9) == "Level 2 of 9"
    one, many = "{n} seat at table {table}", "{n} seats at table {table}"
    assert ENGLISH.plural("screen", one, many, 3, table=7) == "3 seats at table 7"


def test_the_context_tells_two_meanings_of_one_word_apart() -> None:
    voice = polish()
    assert (voice.text("clock", "Break"), voice.text("table", "Break")) == ("Przerwa", "Rozwiąż")
    assert voice.say(text("table", "Break")) == "Rozwiąż"


def test_what_is_not_translated_is_said_in_english() -> None:
    assert polish().text("clock", "Pause") == "Pause"
    assert polish().plural("clock", "{n} minute", "{n} minutes", 1) == "1 minute"


@pytest.mark.parametrize(
    ("locale", "count", "money", "priced", "percent"),
    [
        ("en_AU", "1,234,567", "1,234.50", "$1,234.50", "33.33%"),
        ("de_DE", "1.234.567", "1.234,50", "1.234,50\xa0$", "33,33\xa0%"),
        ("de-CH", "1'234'567", "1'234.50", "$1'234.50", "33.33%"),
        ("hi_IN", "12,34,567", "1,234.50", "$1,234.50", "33.33%"),
        ("nowhere", "1,234,567", "1,234.50", "$1,234.50", "33.33%"),
    ],
)
def test_each_country_writes_its_figures(
    locale: str, count: str, money: str, priced: str, percent: str
) -> None:
    voice = Voice(symbols=symbols(locale))
    assert (voice.count(1_234_567), voice.money(123_450)) == (count, money)
    assert (voice.money(123_450, "AUD"), voice.percent(1, 3)) == (priced, percent)


def test_a_share_is_as_short_as_it_is_exact() -> None:
    shares = [(3, 20), (1, 8), (1, 16), (1, 3), (2_999_999, 3_000_000), (12, 1)]
    assert [Voice().percent(*one) for one in shares] == (
        ["15%", "12.5%", "6.25%", "33.33%", "100.00%", "1,200%"]
    )
    assert Voice(symbols=symbols("de_DE")).percent(1, 8) == "12,5\N{NO-BREAK SPACE}%"
    assert Voice().percent(150, 1_000, decimals=2) == "15.00%"


def test_a_sum_carries_its_sign_and_a_screen_leaves_no_cents_out_but_nought() -> None:
    assert Voice().money(-50) == f"{MINUS}0.50"
    assert Voice().money(-50, "EUR") == f"{MINUS}€0.50"
    assert Voice().short_money(1_200_000, "AUD") == "$12,000"
    assert Voice().short_money(1_200_050, "EUR") == "€12,000.50"
    assert Voice().short_money(100, "CHF") == "CHF 1"


@pytest.mark.parametrize("locale", ["en_AU", "de_DE", "fr_FR", "de_CH", "hi_IN"])
def test_what_was_written_is_read_back(locale: str) -> None:
    voice = Voice(symbols=symbols(locale))
    for number in (0, 7, 1204, 1_234_567):
        assert voice.number_in(voice.count(number)) == number
    assert voice.number_in(voice.money(-123_456_789)) == Decimal("-1234567.89")


def test_a_moment_is_said_on_the_readers_wall_clock() -> None:
    voice = Voice(zone=ZoneInfo("Australia/Sydney"))
    assert (voice.time(NOON_US), voice.day(NOON_US)) == ("22:00", "Wed 30 Jun")
    assert voice.moment_to_the_second(NOON_US + 5_000_000) == "30 Jun 22:00:05"
    assert Voice(symbols=symbols("de_DE")).date(NOON_US) == "30 Juni 2027"
    assert ENGLISH.moment(NOON_US) == "30 Jun 12:00 UTC"


@pytest.mark.parametrize(
    ("place", "said"),
    [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (21, "21st"), (113, "113th")],
)
def test_places_have_their_endings(place: int, said: str) -> None:
    assert Voice().ordinal(place) == said


def test_blinds_spans_and_ages_are_told_in_the_unit_that_fits() -> None:
    voice, minute_us = Voice(), 60_000_000
    assert voice.blinds(600, 1200, 1200) == "600 / 1,200 (1,200)"
    assert (voice.span(59 * minute_us), voice.span(61 * minute_us)) == ("59 min", "1 h 1 min")
    assert (voice.age(34_000_000), voice.age(-5)) == ("0:34", "0:00")
    assert voice.age(125 * minute_us) == "2 h 5 min"


@pytest.mark.parametrize("name", KEPT)
def test_what_is_kept_of_a_country_is_what_babel_knows(name: str) -> None:
    assert symbols(name) == by_babel(name)
