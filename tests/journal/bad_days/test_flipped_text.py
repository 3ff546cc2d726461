"""Text on the disk that is no text any more is answered with `damaged`, at every door."""

import shutil
import sqlite3
from pathlib import Path

import pytest

from tdapp import bootstrap
from tdapp.cli.main import main
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.target import Target

CANBERRA = str(Path(__file__).parents[3] / "resources" / "events" / "canberra-teams-2010.toml")
DAMAGED = "The record is damaged. Keep this file and restore the latest backup."
PAYLOAD = b'{"number":1,"seats":'
CONDITION = b"CHECK (length(hash) = 32)"


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record with one finished event; its house stays open."""
    path = tmp_path_factory.mktemp("sound") / "room.tdapp"
    assert main(["simulate", CANBERRA, "--entries", "12", "--db", str(path)]) == 0
    return path


@pytest.fixture
def path(sound: Path, tmp_path: Path) -> Path:
    """A copy to spoil."""
    copy = tmp_path / "room.tdapp"
    shutil.copy(sound, copy)
    return copy


def spoil(path: Path, text: bytes, at: int, byte: int = 0xFF) -> None:
    """Overwrite one byte of a text wherever it stands in the file."""
    data = path.read_bytes()
    assert text in data
    path.write_bytes(data.replace(text, text[:at] + bytes([byte]) + text[at + 1 :]))


def ask(capsys: pytest.CaptureFixture[str], *command: object) -> tuple[int, str, str]:
    """Exit code, answer and complaint of a command."""
    capsys.readouterr()
    code = main([str(one) for one in command])
    told = capsys.readouterr()
    assert "did not work" not in told.err
    assert "Traceback" not in told.err
    return code, told.out, told.err


@pytest.mark.parametrize(
    ("text", "at"),
    [(PAYLOAD, 5), (b"TableDesignated", 3), (b"desk-1", 2), (b"director", 0), (b"announce", 4)],
    ids=["payload", "type", "station", "actor", "label"],
)
def test_a_spoilt_column_of_an_event_is_named_with_its_event(
    text: bytes, at: int, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(path, text, at)
    code, told, _ = ask(capsys, "journal", "verify", "--db", path)
    assert code == 1
    assert "event_changed stream" in told
    code, _, why = ask(capsys, "journal", "rebuild", "--db", path)
    assert code == 1
    assert "event_changed stream" in why
    assert why.endswith(f"{DAMAGED}\n")


@pytest.mark.parametrize("text", [PAYLOAD, b"TableDesignated", b"house-1"])
def test_a_start_on_spoilt_events_is_refused_as_damage(
    text: bytes, path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(path, text, 5)
    code, _, why = ask(capsys, "sheets", "last", "--db", path, "--out", tmp_path / "papers")
    assert (code, why) == (1, f"{DAMAGED}\n")


@pytest.mark.parametrize("command", ["stats", "export"])
def test_what_still_can_be_read_is_counted_and_written_out(
    command: str, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(path, PAYLOAD, 5)
    code, told, why = ask(capsys, "journal", command, "--db", path)
    assert (code, why) == (0, "")
    assert told


def test_spoilt_money_is_derived_again(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(path, b"house_fee", 3)
    assert ask(capsys, "journal", "verify", "--db", path)[0] == 1
    code, told, _ = ask(capsys, "journal", "rebuild", "--db", path)
    assert code == 0
    assert "ledger_differs" in told
    assert ask(capsys, "journal", "verify", "--db", path)[0] == 0


@pytest.mark.parametrize(
    ("text", "at", "byte"),
    [
        (b"payload TEXT", 2, 0xFF),
        (b"payload TEXT", 2, ord("i")),
        (b"CREATE TABLE event", 3, 0xFF),
        (b"tableeventevent", 7, 0xFF),
    ],
    ids=["a column", "another column", "a word", "a table's name"],
)
def test_spoilt_schema_text_is_damage_at_every_door(
    text: bytes, at: int, byte: int, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(path, text, at, byte)
    assert ask(capsys, "journal", "verify", "--db", path)[0] == 1
    for command in ("stats", "export", "rebuild"):
        code, _, why = ask(capsys, "journal", command, "--db", path)
        assert (code, why.splitlines()[-1]) == (1, DAMAGED), command
    code, _, why = ask(capsys, "simulate", CANBERRA, "--entries", "12", "--db", path)
    assert (code, why) == (1, f"{DAMAGED}\n")


@pytest.mark.parametrize("at", [7, 10, 15, 22])
def test_a_spoilt_condition_of_a_table_is_seen_by_those_who_only_read(at: int, path: Path) -> None:
    spoil(path, CONDITION, at, CONDITION[at] ^ 1)
    found = verify_target(Target(path=path), bootstrap.CODECS, None).findings
    assert {one.code for one in found} & {"table_changed", "unreadable"}


def test_a_time_that_became_bytes_is_damage(path: Path, capsys: pytest.CaptureFixture[str]) -> None:

    db = sqlite3.connect(path, isolation_level=None)
    db.execute("DROP TRIGGER act_no_UPDATE")
    db.execute("PRAGMA writable_schema=ON")
    db.execute("UPDATE sqlite_master SET sql=replace(sql, 'at_us INTEGER', 'at_us ANY')")
    db.close()
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("UPDATE act SET at_us=x'00ff'")
    db.close()
    code, _, why = ask(capsys, "journal", "stats", "--db", path)
    assert (code, why) == (1, f"{DAMAGED}\n")
