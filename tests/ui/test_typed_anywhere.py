"""Whatever is typed into a field is read as this country writes it, or refused; never an error."""

import argparse
import re
from collections.abc import Callable
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.cli.output import counted
from tdapp.command.grammar.grammar import read_command
from tdapp.command.grammar.spoken import Spoken
from tdapp.core.refusal import Doubtful, Refusal
from tdapp.core.settings import Settings
from tdapp.desk.record_log import RecordFilter
from tdapp.screens.level_name import named_level
from tdapp.shown.choice_words import as_typed
from tdapp.shown.prize_draft import with_typed
from tdapp.shown.reading import (
    read_button,
    read_player,
    read_seat,
    read_seat_at,
    read_tables,
    read_when,
    typed_time,
)
from tdapp.table.facts.chips import Lot
from tdapp.table.seating.presence_text import read_presence
from tdapp.tournament.templates.file_fields import every_field, file_field
from tdapp.ui.drafts.typed_values import as_value
from tdapp.ui.entries.hand_questions import read_entries
from tdapp.ui.look.spoken import ENGLISH, speak, voice
from tdapp.ui.parts.typed import (
    counted as counted_money,
)
from tdapp.ui.parts.typed import (
    read_amount,
    read_cents,
    read_count,
    read_day,
    read_slip,
    read_span,
    said_again,
)
from tdapp.ui.payouts.bounty_acts import read_takers
from tdapp.ui.record.filter_reading import FilterNames, read_filter
from tdapp.ui.rulings.ruling_acts import read_players, read_where
from tdapp.ui.settings.setting_values import typed_setting
from tdapp.ui.structure.typed import typed_level
from tdapp.ui.tables.chips_reading import (
    read_counted,
    read_exchange,
    read_holdings,
    read_lots,
    read_stacks,
    read_whose,
)
from tdapp.voice.symbols import symbols
from tdapp.voice.voice import Voice
from tdapp.words.sentence import sentence
from tests.tournament.evening import seated

STATE = seated(4).state
NOW_US = 1_900_000_000_000_000
NUMBERS = [name for name in Settings.__struct_fields__ if name.endswith("_minutes")]


def filtered(text: str) -> RecordFilter:
    return read_filter(text, RecordFilter(), FilterNames({}, {}, NOW_US))


READERS: tuple[Callable[[str], object], ...] = (
    read_amount,
    read_cents,
    read_count,
    read_day,
    read_seat,
    read_tables,
    read_button,
    read_lots,
    read_counted,
    read_exchange,
    read_holdings,
    read_entries,
    read_presence,
    lambda text: read_command(text, voice()),
    typed_level,
    typed_time,
    lambda text: read_span(text, "for good"),
    lambda text: counted_money("cash", text),
    lambda text: read_seat_at(text, 1),
    lambda text: read_player(text, STATE),
    lambda text: read_takers(text, STATE),
    lambda text: read_stacks(text, 1, STATE),
    lambda text: read_whose(text, "none", STATE),
    lambda text: read_where(text, "nowhere"),
    lambda text: read_players(text, "nobody", STATE),
    lambda text: with_typed(voice(), {}, text),
    lambda text: read_slip("7", text, NOW_US),
    lambda text: read_when(text, NOW_US, voice().zone),
    lambda text: filtered(f"since {text}"),
    lambda text: filtered(f"entry {text}"),
    lambda text: named_level(STATE.conditions, text),
    lambda text: [typed_setting(Settings(), name, text, ("yes",)) for name in NUMBERS],
    lambda text: [as_value(field, text) for field in every_field()],
    counted(1, 9),
)
FIGURES = st.text("0123456789", min_size=1, max_size=4)
PARTS = FIGURES | st.sampled_from(
    [
        "9" * 5_000,
        "\u0663",
        "\u00b2",
        "-",
        "#",
        ":",
        ".",
        ",",
        "x",
        " ",
        "min",
        "h",
        "am",
        "AEST",
        "/",
    ]
)
TYPED = st.lists(PARTS, max_size=6).map("".join)


@pytest.fixture(params=["en_AU", "de_DE", "fr_FR", "en_US"])
def country(request: pytest.FixtureRequest) -> str:
    """A computer whose figures and dates are those of a country."""
    speak(Voice(symbols=symbols(request.param)), ENGLISH)
    return str(request.param)


def outcome(read: Callable[[str], object], text: str) -> object:
    """What is read, or the sentence of the refusal."""
    try:
        return read(text)
    except Refusal as refusal:
        return sentence(refusal, Voice())
    except argparse.ArgumentTypeError as told:
        return str(told)


@pytest.mark.usefixtures("qapp", "country")
@pytest.mark.parametrize("read", READERS)
@given(text=TYPED)
@settings(max_examples=40)
def test_what_is_typed_is_read_or_refused_in_words(
    read: Callable[[str], object], text: str
) -> None:
    assert "Contact support" not in str(outcome(read, text))


@pytest.mark.usefixtures("qapp", "country")
@pytest.mark.parametrize("read", READERS)
def test_a_figure_of_another_script_is_no_number(read: Callable[[str], object]) -> None:
    found = outcome(read, "\u0663")
    assert 3 not in (found if isinstance(found, tuple) else (found,))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("country", "stack", "price"),
    [("de_DE", "32.000", "1.234,50"), ("en_AU", "32,000", "1,234.50")],
)
def test_chips_and_prices_are_typed_with_the_marks_of_the_country(
    country: str, stack: str, price: str
) -> None:
    speak(Voice(symbols=symbols(country)), ENGLISH)
    seat = STATE.seating.seat_of[1]
    assert read_stacks(f"{seat.seat}: {stack}", seat.table, STATE) == ((1, 32_000),)
    assert read_lots(f"2x{stack}") == (Lot(32_000, 2),)
    assert read_amount(price) == read_cents(f"${price}") == 123_450
    parts = as_value(file_field(("entry", "parts")), f"pool {price}, fee 15")
    assert parts in ({"pool": "1234.50", "fee": "15"}, {"pool": "1,234.50", "fee": "15"})
    assert as_value(file_field(("start", "at")), "7 pm") == "19:00"


def test_minutes_that_look_like_seconds_are_doubtful_in_the_command_bar_too() -> None:
    for typed in ("rest 900", "+300", "-1200"):
        with pytest.raises(Doubtful) as doubt:
            read_command(typed, voice())
        for one in doubt.value.readings:
            assert isinstance(read_command(one, voice()), Spoken)


@pytest.mark.usefixtures("qapp", "country")
@given(day=st.dates(date(1900, 1, 2), date(2199, 12, 30)))
def test_a_date_is_said_again_with_its_month_as_a_word_and_read_back(day: date) -> None:
    said = said_again(day.isoformat())
    assert re.search(r"[^\W\d_]{3}", said)
    assert read_day(said) == day
    field = file_field(("start", "day"))
    assert as_value(field, as_typed(voice(), field, day)) == day
    assert said_again("next week") == "next week"
