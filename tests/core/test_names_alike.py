"""Names are folded letter by letter: whatever part of a name is typed, with accents or without."""

import unicodedata

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tdapp.core.names import (
    Name,
    ScreenName,
    as_listed,
    family_first,
    family_of,
    folded,
    folded_card,
    name_for_screens,
    named,
    parted,
    typed_name,
)

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


@pytest.mark.parametrize(
    ("given", "family", "initial"),
    [
        ("Hye-jin", "Park", "Hye-jin P."),
        ("Quốc Bảo", "Đặng", "Quốc Bảo Đ."),
        ("Kim", "van der Berg", "Kim v."),
        ("Ana Maria", "Pérez Ruiz", "Ana Maria P."),
    ],
)
def test_a_name_of_two_parts_knows_its_family_name(given: str, family: str, initial: str) -> None:
    name = Name(given, family)
    assert name == f"{given} {family}"
    assert (parted(name), family_first(name)) == ((family, given), f"{family}, {given}")
    assert parted(named(str(name), family)) == (family, given)
    assert name_for_screens(name, ScreenName.INITIAL) == initial
    assert parted(typed_name(f"{family}, {given}")) == (family, given)


def test_one_name_stays_what_it_was() -> None:
    for old in ("Kim van der Berg", "Sammy Davis, Jr.", "Madonna"):
        assert named(old, None) == as_listed(old) == old
        assert family_of(old) is None
    assert typed_name("Kim van der Berg") == "Kim van der Berg"
    assert family_of(typed_name("Kim van der Berg")) is None


letters = st.text(st.characters(categories=["L"]), min_size=1, max_size=8)


@given(first=letters | st.just(""), family=letters)
def test_what_the_registry_keeps_of_a_name_gives_it_back(first: str, family: str) -> None:
    kept = named(str(Name(first, family)), family)
    assert (kept, parted(kept)) == (Name(first, family), (family, first))
