"""When the program was last there is remembered beside the record, and never stands in its way."""

import os
import sys
from pathlib import Path

import pytest

from tdapp.core.instant import Instant
from tdapp.system.last_seen import EVERY_US, LastSeenFile


def at(elapsed_us: int) -> Instant:
    return Instant(1_790_000_000_000_000 + elapsed_us, elapsed_us, "boot")


def test_the_run_before_is_known_and_this_one_only_to_the_next(tmp_path: Path) -> None:
    record = tmp_path / "room.tdapp"
    first = LastSeenFile(record)
    assert first.last() is None
    first.note(at(1))
    assert first.last() is None
    assert LastSeenFile(record).last() == at(1)


def test_it_is_written_every_few_seconds_only(tmp_path: Path) -> None:
    record = tmp_path / "room.tdapp"
    seen = LastSeenFile(record)
    for elapsed_us in (0, EVERY_US - 1, EVERY_US, EVERY_US + 1):
        seen.note(at(elapsed_us))
    assert LastSeenFile(record).last() == at(EVERY_US)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"utc_us": "now"}', b"\xff"])
def test_a_file_that_says_nothing_counts_as_none(tmp_path: Path, content: bytes) -> None:
    record = tmp_path / "room.tdapp"
    record.with_name("room.tdapp.seen").write_bytes(content)
    assert LastSeenFile(record).last() is None


def test_a_folder_that_is_gone_is_no_error(tmp_path: Path) -> None:
    seen = LastSeenFile(tmp_path / "gone" / "room.tdapp")
    seen.note(at(1))
    assert seen.last() is None


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="needs a plain user")
def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        LastSeenFile(tmp_path / "room.tdapp").note(at(1))
    finally:
        tmp_path.chmod(0o700)
