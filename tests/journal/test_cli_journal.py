"""The record's commands: what they answer, and with which exit code."""

import argparse
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tdapp.cli import journal as commands
from tdapp.core.refusal import Refusal
from tdapp.journal.facts import meta
from tdapp.journal.journal import RecordJournal
from tdapp.journal.seals import SealBook
from tdapp.journal.target import Target
from tdapp.system.record_lock import RecordLock
from tests.journal.ledger_room import CODECS, NOON_US, Noted, open_journal, play, record
from tests.journal.tampering import as_administrator, double_amount


@dataclass
class Room:
    """A record with its seals, and the commands that look after it."""

    path: Path
    seals: Path
    capsys: pytest.CaptureFixture[str]

    def run(self, *arguments: str) -> tuple[int, list[str]]:
        """Exit code and lines on standard output; a refusal passes through."""
        parser = argparse.ArgumentParser()
        commands.add_parsers(
            parser.add_subparsers(), CODECS, lambda: self.seals, lambda: str(self.path)
        )
        args = parser.parse_args(arguments)
        code: int = args.run(args)
        return code, self.capsys.readouterr().out.splitlines()

    def refused(self, *arguments: str) -> Refusal:
        with pytest.raises(Refusal) as caught:
            self.run(*arguments)
        return caught.value


@pytest.fixture
def room(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Room:
    path, seals = tmp_path / "record.tdapp", tmp_path / "seals"
    journal = open_journal(Target(path=path))
    play(journal)
    book = SealBook(seals, journal.ask(meta).result()["file_uuid"])
    journal.ask(lambda db: book.seal(db, NOON_US)).result()
    journal.close()
    return Room(path, seals, capsys)


@pytest.fixture
def in_use(room: Room) -> Iterator[RecordJournal]:
    """The record is open and its lock is held."""
    lock = RecordLock(room.path)
    lock.take()
    journal = open_journal(Target(path=room.path))
    yield journal
    journal.close()
    lock.release()


def spoil(room: Room) -> None:
    with as_administrator(room.path) as db:
        double_amount(db, "event-1", 9)


def test_a_sound_record_verifies_with_zero(room: Room) -> None:
    assert room.run("journal", "verify") == (
        0,
        ["25 events in 2 streams, 25 of them under 1 seal", "The record is intact."],
    )


def test_damage_is_told_on_a_line_each_and_ends_with_one(room: Room) -> None:
    spoil(room)
    code, lines = room.run("journal", "verify")
    assert code == 1
    assert lines[0] == "event_changed stream event-1 seq 9: Paid of act event-1-paid-8"
    assert lines[-1] == f"{len(lines) - 2} problems found."


def test_the_answer_as_json(room: Room) -> None:
    spoil(room)
    code, lines = room.run("journal", "verify", "--json")
    answer = json.loads(lines[0])
    assert code == 1
    assert (answer["events"], answer["findings"][0]["seq"]) == (25, 9)


@pytest.mark.usefixtures("in_use")
def test_a_record_in_use_is_verified_exported_counted_and_backed_up(
    room: Room, tmp_path: Path
) -> None:
    assert room.run("journal", "verify")[0] == 0
    assert room.run("journal", "stats")[0] == 0
    assert room.run("journal", "export")[0] == 0
    assert room.run("backup", str(tmp_path / "copy.tdapp")) == (
        0,
        [f"{tmp_path / 'copy.tdapp'}: 25 events, verified"],
    )


@pytest.mark.parametrize("arguments", [("journal", "rebuild"), ("restore", "copy.tdapp")])
@pytest.mark.usefixtures("in_use")
def test_a_record_in_use_is_neither_rebuilt_nor_replaced(
    room: Room, arguments: tuple[str, ...]
) -> None:
    assert room.refused(*arguments).code == "record_in_use"


def test_statistics(room: Room) -> None:
    code, lines = room.run("journal", "stats")
    assert code == 0
    assert lines[1] == "23 acts, 25 events, 0 persons"
    assert "  cash                         6,270.00" in lines
    told = json.loads(room.run("journal", "stats", "--json")[1][0])
    assert told["types"] == {"Named": 1, "Noted": 3, "Paid": 20, "Undone": 1}
    assert sum(told["cents"].values()) == 0


def test_a_rebuild_finds_no_difference(room: Room) -> None:
    assert room.run("journal", "rebuild") == (0, ["derived again from 25 events: no difference"])


def test_a_rebuild_tells_the_differences(room: Room) -> None:
    with as_administrator(room.path) as db:
        db.execute("UPDATE ledger_line SET cents=0 WHERE seq=3")
    code, lines = room.run("journal", "rebuild")
    assert code == 0
    assert lines[0] == "ledger_differs stream event-1 seq 3: ledger_line, line 0"
    assert room.run("journal", "verify")[0] == 0


def test_a_rebuild_of_a_damaged_record_is_refused(
    room: Room, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(room)
    refusal = room.refused("journal", "rebuild")
    assert refusal.code == "damaged"
    told = capsys.readouterr().err.splitlines()
    assert len(told) == refusal.details["findings"]
    assert told[0].startswith("event_changed stream event-1 seq 9")


def test_an_export_holds_every_act_and_event_with_its_hash(room: Room) -> None:
    _, lines = room.run("journal", "export")
    told = [json.loads(line) for line in lines]
    events = [line for line in told if "event" in line]
    assert len(events) == 25
    assert all(len(line["hash"]) == 64 for line in events)
    assert len([line for line in told if "act" in line and "event" not in line]) == 23
    assert json.loads(events[1]["payload"])["cents"] == 33_000


def test_reasons_are_exported_only_when_asked_for(room: Room) -> None:
    assert "because of" not in "".join(room.run("journal", "export")[1])
    assert "because of event-1" in "".join(room.run("journal", "export", "--reasons")[1])


def test_an_export_goes_into_a_new_file_only(room: Room, tmp_path: Path) -> None:
    out = tmp_path / "record.jsonl"
    assert room.run("journal", "export", "--out", str(out)) == (0, [f"51 lines in {out}"])
    assert len(out.read_text().splitlines()) == 51
    assert room.refused("journal", "export", "--out", str(out)).code == "file_exists"
    missing = str(tmp_path / "no" / "record.jsonl")
    assert room.refused("journal", "export", "--out", missing).code == "no_such_folder"


def test_a_backup_into_a_folder_is_named_by_record_and_time(room: Room, tmp_path: Path) -> None:
    (tmp_path / "usb").mkdir()
    code, lines = room.run("backup", str(tmp_path / "usb"), "--json")
    (made,) = (tmp_path / "usb").iterdir()
    assert code == 0
    assert made.match("record-????????T??????Z.tdapp")
    assert json.loads(lines[0])["file"] == str(made)


def test_a_backup_where_something_is_is_refused(room: Room) -> None:
    assert room.refused("backup", str(room.path)).code == "file_exists"


def test_a_restore_tells_what_may_be_missing(room: Room, tmp_path: Path) -> None:
    copy = tmp_path / "copy.tdapp"
    room.run("backup", str(copy))
    journal = open_journal(Target(path=room.path))
    record(journal, "late", {"event-1": [Noted("late")]})
    journal.close()
    code, lines = room.run("restore", str(copy), "--reason", "disk-died")
    assert code == 0
    assert lines[0] == (
        "Title of event-1: the copy ends at 24; the record had 25: 1 event may be missing"
    )
    assert f"the old file is kept as {room.path}.replaced-1" in lines
    assert room.run("journal", "verify")[0] == 0


def test_a_restore_says_when_the_old_record_could_not_be_asked(room: Room, tmp_path: Path) -> None:
    copy = tmp_path / "copy.tdapp"
    room.run("backup", str(copy))
    room.path.write_bytes(b"gone")
    _, lines = room.run("restore", str(copy))
    assert lines[0] == (
        "The old record could not be read: later acts may be missing too "
        "(seals: 2027-01-15 08:00:00 UTC)."
    )


def test_a_copy_is_checked_by_a_command_of_its_own(room: Room) -> None:
    assert room.run("check-copy", str(room.path)) == (0, ["[]"])
    spoil(room)
    code, lines = room.run("check-copy", str(room.path))
    assert (code, json.loads(lines[0])[0]["seq"]) == (1, 9)


def no_file(path: Path) -> str:
    path.unlink()
    return "no_such_record"


def another_file(path: Path) -> str:
    path.write_text("Dear Sir, " * 100)
    return "not_a_record"


@pytest.mark.parametrize("make", [no_file, another_file])
@pytest.mark.parametrize("command", ["stats", "rebuild", "export"])
def test_what_is_no_record_is_refused_and_left_alone(
    room: Room, make: Callable[[Path], str], command: str
) -> None:
    code = make(room.path)
    before = room.path.read_bytes() if room.path.exists() else None
    assert room.refused("journal", command).code == code
    assert (room.path.read_bytes() if room.path.exists() else None) == before


@pytest.mark.parametrize("command", ["stats", "rebuild", "export"])
def test_a_record_with_a_ruined_page_is_refused_in_words(room: Room, command: str) -> None:
    data = room.path.read_bytes()
    room.path.write_bytes(data[:4_096] + b"\xff" * (len(data) - 4_096))
    assert room.refused("journal", command).code == "damaged"


def test_a_record_elsewhere_is_named_by_db(room: Room, tmp_path: Path) -> None:
    other = tmp_path / "other.tdapp"
    journal = open_journal(Target(path=other))
    play(journal, 1)
    journal.close()
    assert room.run("journal", "verify", "--db", f"sqlite:///{other}")[1][0].startswith("6 events")
    assert room.refused("journal", "verify", "--db", "mysql://x").code == "unknown_record_address"
    assert room.refused("backup", "x", "--db", "postgresql:///no-such?host=/nowhere").code == (
        "server_unreachable"
    )


@pytest.mark.parametrize(
    "arguments", [("journal",), ("journal", "sing"), ("backup",), ("restore",)]
)
def test_wrong_usage_ends_with_two(room: Room, arguments: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as ended:
        room.run(*arguments)
    assert ended.value.code == 2
