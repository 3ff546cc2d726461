"""Names are folded letter by letter: whatever part of a name is typed, with accents or without."""

import unicodedata

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tdapp.core.names import ScreenName, folded, folded_card, name_for_screens

FOLDED = {
    "Łukasz  Żółć": "lukasz zolc",
    "Ørsted Bjørn": "orsted bjorn",
    "Đỗ Thị Đào": "do thi dao",
    "Weiß STRASSE": "weiss strasse",
    "Æsir Œuvre Þór": "aesir oeuvre thor",
    "Jean-Luc O\N{RIGHT SINGLE QUOTATION MARK}Brien": "jean luc obrien",
    "J. P. Smith": "j p smith",
    "İpek I\u015f\u0131k": "ipek isik",
    "Νίκος ΝΊΚΟΣ": "νικοσ νικοσ",
    "Ольга Ёлкина": "ольга елкина",
    "Zoë\N{NO-BREAK SPACE}Nuñez": "zoe nunez",
    "José José": "jose jose",
}


@pytest.mark.parametrize("name", FOLDED)
def test_a_name_is_folded_as_a_plain_keyboard_types_it(name: str) -> None:
    assert folded(name) == FOLDED[name]


@given(name=st.text(max_size=30))
def test_folding_twice_changes_nothing_more(name: str) -> None:
    once = folded(name)
    assert folded(once) == once
    assert folded(unicodedata.normalize("NFD", name)) == once
    assert folded(unicodedata.normalize("NFC", name)) == once


@given(name=st.text(max_size=20), data=st.data())
def test_a_part_of_a_name_is_folded_to_parts_of_the_folded_name(
    name: str, data: st.DataObject
) -> None:
    begin = data.draw(st.integers(0, len(name)))
    end = data.draw(st.integers(begin, len(name)))
    whole = folded(name)
    assert all(word in whole for word in folded(name[begin:end]).split())


def test_a_card_is_the_same_with_and_without_blanks() -> None:
    assert folded_card("AB 12-34") == folded_card("ab1234") == "ab1234"


def test_a_name_is_shown_as_the_person_wishes() -> None:
    shown = {wish: name_for_screens("Ana Maria Pérez", wish) for wish in (None, *ScreenName)}
    assert shown == {
        None: "Ana Maria Pérez",
        ScreenName.FULL: "Ana Maria Pérez",
        ScreenName.INITIAL: "Ana P.",
        ScreenName.NUMBER: None,
    }
    assert name_for_screens("Madonna", ScreenName.INITIAL) == "Madonna"
