"""What the monitors show is kept across starts; a broken file counts as none."""

from pathlib import Path

import pytest

from tdapp.core.screens import KeptScreen, KeptScreens
from tdapp.system.kept_files import ScreenFile

KEPT = KeptScreens(
    shown=(KeptScreen("Epson", "EB", "1", "HDMI-1", "clock"),),
    messages={"event": "Dinner"},
    volume=35,
    muted=True,
)


def test_what_is_written_is_read_at_the_next_start(tmp_path: Path) -> None:
    assert ScreenFile(tmp_path).read() == KeptScreens()
    ScreenFile(tmp_path).write(KEPT)
    assert ScreenFile(tmp_path).read() == KEPT
    assert [path.name for path in tmp_path.iterdir()] == [ScreenFile.NAME]


@pytest.mark.parametrize("content", [b"", b"{", b'{"volume": 400}', b"\xff\xfe", b"[]"])
def test_a_broken_file_counts_as_none(tmp_path: Path, content: bytes) -> None:
    (tmp_path / ScreenFile.NAME).write_bytes(content)
    assert ScreenFile(tmp_path).read() == KeptScreens()


def test_a_folder_that_takes_no_file_is_told_by_its_error(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        ScreenFile(tmp_path / "gone").write(KEPT)
