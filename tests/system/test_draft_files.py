"""Drafts are kept whole, and what cannot be read or written is said with its file."""

from pathlib import Path

import pytest

from tdapp.core.refusal import Refusal
from tdapp.system.draft_files import DraftFiles


def test_a_draft_is_kept_read_back_and_let_go(tmp_path: Path) -> None:
    drafts = DraftFiles(tmp_path / "drafts")
    assert drafts.names() == []
    drafts.write("sunday", 'title = "Sunday"\n')
    drafts.write("friday", "")
    drafts.write("sunday", 'title = "Søndag"\n')
    assert drafts.names() == ["friday", "sunday"]
    assert drafts.read("sunday") == 'title = "Søndag"\n'
    drafts.remove("sunday")
    drafts.remove("sunday")
    assert drafts.names() == ["friday"]


@pytest.mark.parametrize("name", ["", "..", "../room", "A", "a/b", "a" * 65, "nul\0"])
def test_no_name_leads_out_of_the_folder(name: str, tmp_path: Path) -> None:
    drafts = DraftFiles(tmp_path)
    for touch in (drafts.read, drafts.remove, lambda one: drafts.write(one, "")):
        with pytest.raises(Refusal, match="draft_unreadable"):
            touch(name)
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_text_or_no_folder_is_told_with_its_file(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_bytes(b"\xff\xfe")
    (tmp_path / "notes.txt").write_text("no draft")
    drafts = DraftFiles(tmp_path)
    assert drafts.names() == ["bad"]
    with pytest.raises(Refusal) as told:
        drafts.read("bad")
    assert str(told.value.details["file"]).endswith("bad.toml")
    (tmp_path / "file").write_text("")
    with pytest.raises(Refusal, match="draft_unwritable"):
        DraftFiles(tmp_path / "file").write("one", "")
    with pytest.raises(Refusal, match="draft_unwritable"):
        drafts.write("one", "\ud800")
    assert "one" not in drafts.names()
