"""The workstation's settings."""

from pathlib import Path

import pytest

from tdapp.core.refusal import Refusal
from tdapp.system.settings import NAME, Settings, read_settings


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
