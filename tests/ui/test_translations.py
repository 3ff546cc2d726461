"""Every text is translated in all its forms, with the same blanks, and spoken where chosen."""

import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from installer import ground
from tdapp.bootstrap import voice_in
from tdapp.core.refusal import Refusal
from tdapp.core.settings import DEFAULT_HOUSE
from tdapp.house.papers.kinds import Letterhead
from tdapp.sheets.house.keys_card import FIRST_KEYS, keys_card
from tdapp.shown.setting_words import house_word
from tdapp.ui.look.act import written
from tdapp.ui.look.field import Field
from tdapp.ui.look.spoken import speak, voice
from tdapp.ui.look.theme import ThemeName, read_theme
from tdapp.ui.workplace.rail import PageName, page_word
from tdapp.voice.voice import Voice

GERMAN = ground.LOCALES / "de" / "LC_MESSAGES" / f"{ground.DOMAIN}.po"
RETURN = "\N{DOWNWARDS ARROW WITH CORNER LEFTWARDS}"
BLANK = re.compile(r"\{[^{}]*\}")


def texts(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file)


def forms(said: str | tuple[str, ...] | list[str] | None) -> tuple[str, ...]:
    return (said,) if isinstance(said, str) else tuple(said or ())


def messages(found: Catalog) -> list[Message]:
    return [one for one in found if one.id]


def test_the_translated_texts_are_those_of_the_code(tmp_path: Path) -> None:
    ground.extract(tmp_path / "fresh.pot")
    of_code = {(one.context, one.id) for one in messages(texts(tmp_path / "fresh.pot"))}
    kept = {(one.context, one.id) for one in messages(texts(GERMAN))}
    assert (of_code - kept, kept - of_code) == (set(), set()), "run: make translations"


def test_every_text_is_translated_in_all_forms_with_the_same_blanks() -> None:
    wrong = []
    for one in messages(texts(GERMAN)):
        said, blanks = forms(one.string), sorted(BLANK.findall(forms(one.id)[-1]))
        whole = len(said) == len(forms(one.id)) and all(form.strip() for form in said)
        if not whole or sorted(BLANK.findall(said[-1])) != blanks:
            wrong.append((one.context, one.id))
    assert not wrong, wrong[:10]


def test_a_chosen_language_is_spoken_and_english_comes_back(qtbot: QtBot) -> None:
    assert qtbot is not None
    english = page_word(PageName.SETTINGS)
    speak(voice_in("de"), "de")
    try:
        assert page_word(PageName.SETTINGS) == "Einstellungen"
        assert QCoreApplication.translate("QLineEdit", "&Copy") == "&Kopieren"
        places = [voice().ordinal(place) for place in (1, 2, 3, 4, 21)]
        assert places == ["1.", "2.", "3.", "4.", "21."]
        assert house_word(voice(), DEFAULT_HOUSE) == "Neutral"
    finally:
        speak(Voice(), "en")
    assert page_word(PageName.SETTINGS) == english == "Settings"


def test_keys_are_named_as_on_the_keyboard_of_the_language(qtbot: QtBot) -> None:
    assert qtbot is not None
    assert written("Ctrl+F") == "Ctrl+F"
    head = Letterhead("Open rules", "")
    speak(voice_in("de"), "de")
    try:
        field = Field(read_theme(ThemeName.LIGHT), "Anmeldung suchen", "Ctrl+F")
        card = keys_card(head, "a4", voice())
        told = {line.figure for block in card.blocks for line in block.lines}
        keys = {key for _, keys in FIRST_KEYS for key, _ in keys if RETURN not in key}
        assert field.key == "Strg+F"
        assert told >= {written(key) for key in keys}
    finally:
        speak(Voice(), "en")
    said = [form for one in messages(texts(GERMAN)) for form in forms(one.string)]
    assert not [form for form in said if "Ctrl+" in form or "Shift+" in form]


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refusal, match=r"translation\.missing"):
        voice_in("xx")
