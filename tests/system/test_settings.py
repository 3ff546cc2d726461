"""The workstation's settings."""

from pathlib import Path

import pytest

from tdapp.core.refusal import Refusal
from tdapp.core.settings import Settings
from tdapp.system.settings import NAME, SettingsFile, read_settings, settings_text


def test_without_a_file_the_defaults_hold(tmp_path: Path) -> None:
    assert read_settings(tmp_path) == Settings(second_copy=None, copy_minutes=5)


def test_a_second_medium_can_be_named(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text('second_copy = "stick"\ncopy_minutes = 2\n')
    assert read_settings(tmp_path) == Settings(second_copy="stick", copy_minutes=2)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("copy_minutes = 0", "copy_minutes"),
        ("copy_minuets = 5", "copy_minuets"),
        ("second_copy = 7", "second_copy"),
        ("second_copy = \n", "line 1"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, text: str, named: str) -> None:
    (tmp_path / NAME).write_text(text)
    with pytest.raises(Refusal) as refused:
        read_settings(tmp_path)
    assert refused.value.code == "bad_settings"
    assert named in str(refused.value.details["problem"])


def test_what_is_kept_is_read_again_and_what_is_as_always_is_not_written(tmp_path: Path) -> None:
    book = SettingsFile(tmp_path)
    assert settings_text(book.now) == ""
    changed = Settings(
        second_copy='D:\\copy "2"', theme="light", copy_at_levels=False, wrong_pins=4
    )
    book.keep(changed)
    assert book.now == changed == read_settings(tmp_path) == SettingsFile(tmp_path).now
    book.keep(Settings())
    assert (tmp_path / NAME).read_text() == ""


def test_settings_that_cannot_be_written_stay_as_they_were(tmp_path: Path) -> None:
    book = SettingsFile(tmp_path)
    (tmp_path / "settings.new").mkdir()
    with pytest.raises(Refusal, match="settings_unwritable"):
        book.keep(Settings(theme="light"))
    assert book.now == Settings()
