"""A language with capitals of its own keeps them, and what it calls things may be typed."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from pytestqt.qtbot import QtBot

from tdapp.core.act_kind import ActKind
from tdapp.desk.record_log import RecordFilter
from tdapp.ui.clock.clock_words import within_a_sentence
from tdapp.ui.look.figures import ordinal
from tdapp.ui.record.filter_reading import Known, read_filter

WORDS = {"small": "capital", "exits": "Ausgeschiedene", "st": ".", "th": "."}


class Nouns(QTranslator):
    """Writes nouns with capitals, as German does."""

    def isEmpty(self) -> bool:  # noqa: N802 - so called by Qt
        return False

    def translate(self, _context: str, source: str, *_: object) -> str:
        return WORDS.get(source, "")


@pytest.fixture
def _nouns(qtbot: QtBot) -> Iterator[None]:
    assert qtbot is not None
    spoken = Nouns()
    QCoreApplication.installTranslator(spoken)
    yield
    QCoreApplication.removeTranslator(spoken)


@pytest.mark.usefixtures("_nouns")
def test_nouns_keep_their_capitals_within_a_sentence() -> None:
    assert within_a_sentence("Stufe 14") == "Stufe 14"


def test_a_title_begins_small_within_an_english_sentence() -> None:
    assert within_a_sentence("Level 14") == "level 14"


@pytest.mark.usefixtures("_nouns")
@pytest.mark.parametrize("typed", ["ausgesch", "Ausgeschiedene", "exits", "EXI"])
def test_a_kind_is_filtered_by_its_name_here_and_in_english(typed: str) -> None:
    wanted = read_filter(typed, RecordFilter(), Known({}, {}, 0))
    assert wanted.only == {ActKind.EXITS}


@pytest.mark.usefixtures("_nouns")
def test_places_end_as_the_language_ends_them() -> None:
    assert (ordinal(1), ordinal(4)) == ("1.", "4.")
