"""Whatever `--db` names instead of a record is refused in a sentence, and never waited for."""

import os
import signal
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.cli.main import main
from tdapp.journal.facts import put_meta
from tdapp.journal.target import Target
from tests.cli.command import CANBERRA, is_said_in_a_line

READING = [
    ("journal", "verify"),
    ("journal", "stats"),
    ("journal", "export"),
    ("journal", "rebuild"),
    ("backup", "copy.tdapp"),
]
WRITING = [("sheets", "last", "--out", "papers"), ("simulate", CANBERRA, "--entries", "12")]
on_unix = pytest.mark.skipif(sys.platform == "win32", reason="special files of UNIX")


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")


def refusal(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """The sentence with which a command refuses; it says nothing else."""
    assert main([str(one) for one in arguments]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert is_said_in_a_line(told.err), told.err
    return told.err


@pytest.fixture
def pipe(tmp_path: Path) -> Iterator[Path]:
    """A pipe that nobody writes into: whoever waits for it is woken, and has failed."""

    def woken(*_: object) -> None:
        raise TimeoutError

    os.mkfifo(tmp_path / "pipe")
    before = signal.signal(signal.SIGALRM, woken)
    signal.alarm(60)
    yield tmp_path / "pipe"
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@on_unix
@pytest.mark.parametrize("command", [*READING, *WRITING])
def test_a_pipe_with_a_name_is_no_record(
    command: tuple[str, ...], pipe: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refusal(capsys, *command, "--db", pipe)
    assert said == "This file is not a tdapp record. Choose another file.\n"


@on_unix
def test_a_pipe_with_a_name_is_no_backup(
    pipe: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    refusal(capsys, "restore", pipe, "--db", tmp_path / "new.tdapp")
    assert not (tmp_path / "new.tdapp").exists()


@on_unix
@pytest.mark.parametrize("command", [*READING, *WRITING])
def test_links_that_lead_in_a_circle_cannot_be_opened(
    command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there = tmp_path / "here.tdapp", tmp_path / "there.tdapp"
    here.symlink_to(there)
    there.symlink_to(here)
    assert "cannot be opened" in refusal(capsys, *command, "--db", here)


@pytest.mark.parametrize("command", [*READING, *WRITING])
def test_a_folder_is_no_record(
    command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "This file is not a tdapp record" in refusal(capsys, *command, "--db", tmp_path)


@pytest.mark.parametrize("command", [*READING, *WRITING])
@pytest.mark.parametrize("name", ["room.tdapp/inside", "n" * 300])
def test_a_name_that_no_file_can_have_is_refused(
    name: str, command: tuple[str, ...], room: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refusal(capsys, *command, "--db", room.parent / name)
    assert "cannot be opened" in said or "There is no record at" in said


@pytest.mark.parametrize("command", [("journal", "rebuild"), *WRITING])
def test_a_record_with_two_names_is_not_written(
    command: tuple[str, ...], room: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (room.parent / "second.tdapp").hardlink_to(room)
    before = room.read_bytes()
    assert "is linked under a second name" in refusal(capsys, *command, "--db", room)
    assert room.read_bytes() == before
    assert main(["journal", "verify", "--db", str(room)]) == 0


@pytest.mark.parametrize("command", READING)
def test_a_record_that_may_not_be_read_is_told(
    command: tuple[str, ...], room: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    room.chmod(0)
    if os.access(room, os.R_OK):
        pytest.skip("this user may read every file")
    assert "cannot be opened" in refusal(capsys, *command, "--db", room)


def of_a_version_to_come(path: Path) -> None:
    with closing(Target(path=path).connect()) as db:
        db.begin()
        put_meta(db, "schema", "2")
        db.run("PRAGMA user_version=2")
        db.commit()


@pytest.mark.parametrize("command", [*READING, *WRITING])
def test_a_newer_programs_record_is_called_that_and_left_alone(
    command: tuple[str, ...], room: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    of_a_version_to_come(room)
    before = room.read_bytes()
    assert "A newer program wrote this record" in refusal(capsys, *command, "--db", room)
    assert room.read_bytes() == before


def test_a_flipped_version_number_is_damage_to_those_who_read(
    room: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(room, isolation_level=None)) as db:
        db.execute("PRAGMA user_version=2")
    assert main(["journal", "verify", "--db", str(room)]) == 1
    assert "file_damaged" in capsys.readouterr().out


@pytest.mark.parametrize("command", READING)
def test_an_empty_file_is_called_unfinished(
    command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    empty = tmp_path / "empty.tdapp"
    empty.touch()
    assert "as if its creation was interrupted" in refusal(capsys, *command, "--db", empty)
    assert empty.read_bytes() == b""


def as_a_file(place: Path) -> None:
    place.write_text("no folder")


def as_a_loop(place: Path) -> None:
    place.symlink_to(place)


@on_unix
@pytest.mark.parametrize("make", [as_a_file, as_a_loop])
@pytest.mark.parametrize(
    "command", [("journal", "stats"), ("sheets", "last", "--out", "x"), ("demo", "--headless")]
)
def test_a_home_that_is_no_folder_is_named(
    command: tuple[str, ...],
    make: Callable[[Path], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    home = tmp_path / "home"
    make(home)
    monkeypatch.setenv("TDAPP_HOME", str(home / "x"))
    said = refusal(capsys, *command)
    assert str(home) in said
    assert "Set TDAPP_HOME" in said


def test_a_home_of_nobody_is_named(
    room: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TDAPP_HOME", "~nobody-of-that-name/tdapp")
    assert "~nobody-of-that-name" in refusal(capsys, "journal", "verify", "--db", room)


def test_what_is_refused_leaves_no_copy_behind(
    room: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    of_a_version_to_come(room)
    refusal(capsys, "backup", "copy.tdapp", "--db", room)
    assert list(Path.cwd().iterdir()) == []
