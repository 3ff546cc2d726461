"""A language with capitals of its own keeps them, and what it calls things may be typed."""

from gettext import NullTranslations

import pytest

from tdapp.core.event import ActKind
from tdapp.desk.record_log import RecordFilter
from tdapp.screens.clock_words import within_a_sentence
from tdapp.ui.look.spoken import ENGLISH, speak, voice
from tdapp.ui.record.filter_reading import FilterNames, read_filter
from tdapp.voice.voice import Voice

WORDS = {"small": "capital", "exits": "Ausgeschiedene", "st": ".", "th": "."}


class Nouns(NullTranslations):
    """Writes nouns with capitals, as German does."""

    def pgettext(self, context: str, message: str) -> str:
        return WORDS.get(message) or super().pgettext(context, message)


@pytest.fixture
def _nouns() -> None:
    speak(Voice(Nouns()), ENGLISH)


@pytest.mark.usefixtures("_nouns")
def test_nouns_keep_their_capitals_within_a_sentence() -> None:
    assert within_a_sentence("Stufe 14", voice()) == "Stufe 14"


def test_a_title_begins_small_within_an_english_sentence() -> None:
    assert within_a_sentence("Level 14", voice()) == "level 14"


@pytest.mark.usefixtures("_nouns")
@pytest.mark.parametrize("typed", ["ausgesch", "Ausgeschiedene", "exits", "EXI"])
def test_a_kind_is_filtered_by_its_name_here_and_in_english(typed: str) -> None:
    wanted = read_filter(typed, RecordFilter(), FilterNames({}, {}, 0))
    assert wanted.only == {ActKind.EXITS}


@pytest.mark.usefixtures("_nouns")
def test_places_end_as_the_language_ends_them() -> None:
    assert (voice().ordinal(1), voice().ordinal(4)) == ("1.", "4.")
