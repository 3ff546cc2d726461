"""One program per record."""

import json
import os
import platform
import signal
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tdapp import __version__
from tdapp.core.ports.record import Lock, Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.system.record_lock import RecordLock

HOLD = """
import sys
from pathlib import Path
from tdapp.system.record_lock import RecordLock
lock = RecordLock(Path(sys.argv[1]))
lock.take()
print("held", flush=True)
sys.stdin.read()
lock.release()
"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "house.tdapp"


@pytest.fixture
def holder(record: Path) -> Iterator[subprocess.Popen[str]]:
    """Another program that has the record until its input ends."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(record)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        yield process
        process.kill()


def test_a_second_program_is_told_who_has_the_record(
    record: Path, holder: subprocess.Popen[str]
) -> None:
    lock: Lock = RecordLock(record)
    with pytest.raises(Refusal) as refused:
        lock.take()

    told = refused.value
    assert told.code == "record_in_use"
    assert told.details["pid"] == holder.pid
    assert told.details["host"] == platform.node()
    assert told.details["version"] == __version__
    since = datetime.fromisoformat(str(told.details["since"]))
    assert abs((datetime.now(UTC) - since).total_seconds()) < 60


@pytest.mark.skipif(sys.platform == "win32", reason="has no SIGKILL")
def test_after_kill_9_of_the_holder_the_next_program_has_the_record(
    record: Path, holder: subprocess.Popen[str]
) -> None:
    holder.send_signal(signal.SIGKILL)
    holder.wait()
    lock = RecordLock(record)
    lock.take()

    signed = json.loads(record.with_name("house.tdapp.holder").read_text("utf-8"))
    assert signed["pid"] == os.getpid()
    lock.release()


def test_a_program_that_ends_lets_the_record_go(
    record: Path, holder: subprocess.Popen[str]
) -> None:
    holder.communicate()
    lock = RecordLock(record)
    lock.take()
    lock.release()

    assert not record.with_name("house.tdapp.holder").exists()


def test_a_second_lock_in_one_program_is_refused_too(record: Path) -> None:
    first, second = RecordLock(record), RecordLock(record)
    first.take()
    with pytest.raises(Refusal, match="record_in_use"):
        second.take()

    first.release()
    second.take()
    second.release()


def test_taking_twice_and_releasing_twice_change_nothing(record: Path) -> None:
    lock = RecordLock(record)
    lock.take()
    lock.take()
    lock.release()
    lock.release()

    other = RecordLock(record)
    other.take()
    other.release()


def test_two_records_in_one_folder_do_not_share_a_lock(tmp_path: Path) -> None:
    one, two = RecordLock(tmp_path / "a.tdapp"), RecordLock(tmp_path / "b.tdapp")
    one.take()
    two.take()
    one.release()
    two.release()


def test_a_link_to_a_record_has_the_records_lock(record: Path) -> None:
    record.touch()
    link = record.with_name("link.tdapp")
    link.symlink_to(record)
    lock = RecordLock(record)
    lock.take()
    with pytest.raises(Refusal, match="record_in_use"):
        RecordLock(link).take()

    lock.release()


@pytest.mark.parametrize("rubbish", ["", "not json", "[1, 2]", "\x00"])
def test_a_spoilt_note_of_the_holder_is_an_unknown_holder(record: Path, rubbish: str) -> None:
    lock = RecordLock(record)
    lock.take()
    record.with_name("house.tdapp.holder").write_text(rubbish, "utf-8")
    with pytest.raises(Refusal) as refused:
        RecordLock(record).take()

    assert refused.value == Refusal("record_in_use", pid=None, host=None, since=None, version=None)
    lock.release()


def test_a_stale_note_without_a_lock_keeps_nobody_out(record: Path) -> None:
    record.with_name("house.tdapp.holder").write_text('{"pid": 1, "host": "gone"}', "utf-8")
    lock = RecordLock(record)
    lock.take()
    lock.release()


def test_a_place_that_takes_no_lock_is_not_mistaken_for_a_record_in_use(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unrecorded) as unrecorded:
        RecordLock(tmp_path / "file" / "house.tdapp").take()

    assert unrecorded.value.problem == "cannot_open"
