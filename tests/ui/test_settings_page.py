"""The page of the settings: each is said, changed by Enter, and a wrong value is asked again."""

import msgspec
import pytest
from PySide6.QtCore import Qt

from tdapp.core.refusal import Refusal
from tdapp.core.settings import Settings
from tdapp.shown.setting_words import setting_words, value_words
from tdapp.ui.settings.setting_values import offered, typed_setting
from tdapp.ui.workplace.rail import PageName, page_word
from tdapp.voice.voice import Voice
from tests.ui.at_the_till import answer, question
from tests.ui.window_room import WindowRoom


def test_what_a_setting_can_be_is_said_in_words_that_may_be_typed() -> None:
    for name in ("house", "theme", "text_size", "language", "paper", "slips"):
        for words in offered(name, "yes", "no"):
            assert "_" not in words
            kept = typed_setting(Settings(), name, words, ("yes",))
            assert value_words(Voice(), kept, name) == words


def test_every_setting_has_its_words() -> None:
    assert set(setting_words(Voice())) == set(Settings.__struct_fields__)
    assert all(words.meaning.endswith(".") for words in setting_words(Voice()).values())


@pytest.mark.parametrize(
    ("name", "typed", "value"),
    [
        ("copy_minutes", " 12 ", 12),
        ("second_copy", "/media/stick", "/media/stick"),
        ("second_copy", "—", None),
        ("second_copy", "", None),
        ("copy_at_levels", "no", False),
        ("theme", "light", "light"),
        ("theme", "High contrast", "high_contrast"),
        ("language", "deutsch", "de"),
        ("text_size", "150 %", 150),
        ("text_size", "200", 200),
        ("station", "7", "7"),
        ("letterhead", " Meridian Room ", "Meridian Room"),
        ("letterhead_line", "", None),
    ],
)
def test_a_typed_value_is_read_as_the_setting_wants_it(
    name: str, typed: str, value: object
) -> None:
    assert getattr(typed_setting(Settings(), name, typed, ("yes",)), name) == value


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("copy_minutes", "0"),
        ("copy_minutes", "soon"),
        ("theme", "pink"),
        ("text_size", "110"),
        ("letterhead", "W" * 61),
    ],
)
def test_what_a_setting_cannot_be_is_refused(name: str, typed: str) -> None:
    with pytest.raises(Refusal, match="bad_setting"):
        typed_setting(Settings(), name, typed, ("yes",))


def test_enter_changes_a_setting_a_wrong_one_is_asked_again_and_the_file_keeps_it(
    room: WindowRoom,
) -> None:
    room.key(Qt.Key.Key_F12)
    page = room.console.pages.settings
    assert room.console.pages.name is PageName.SETTINGS
    page.settings.choose("copy_minutes")
    room.key(Qt.Key.Key_Return, on=page.settings)
    answer(room, "never")
    assert room.is_refused("bad_setting")
    assert question(room).field.text() == "never"
    answer(room, "7")
    assert room.parts.settings.now == msgspec.structs.replace(Settings(), copy_minutes=7)
    rows = {row.key: row.cells for row in page.settings.table.rows}
    assert (rows["copy_minutes"][2].text, rows["copy_minutes"][3].text) == ("7", "")
    assert "Changes apply after a restart" in page.told.text


def test_what_is_set_on_another_page_stands_there_and_enter_leads_to_it(room: WindowRoom) -> None:
    page = room.console.pages.settings
    for led in (PageName.CLOCK, PageName.CAGE):
        room.key(Qt.Key.Key_F12)
        page.settings.choose(led)
        assert (page.change.text(), page.change.why_not) == (page_word(led), "")
        room.key(Qt.Key.Key_Return, on=page.settings)
        assert room.console.pages.name is led
