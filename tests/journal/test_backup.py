"""A backup is a whole, verified record, made while others write, or there is none."""

import resource
import sqlite3
import stat
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from tdapp.core.refusal import Refusal
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.copies.backup import BackupReport, backup
from tdapp.journal.facts import meta
from tdapp.journal.findings import Finding
from tdapp.journal.journal import RecordJournal
from tdapp.journal.target import Target
from tests.journal.ledger_room import CODECS, Noted, end, open_journal, play, record
from tests.journal.tampering import as_administrator, double_amount


@pytest.fixture
def target(tmp_path: Path) -> Target:
    return Target(path=tmp_path / "record.tdapp")


@pytest.fixture
def journal(target: Target) -> Iterator[RecordJournal]:
    opened = open_journal(target)
    play(opened)
    yield opened
    opened.close()


def refused(target: Target, to: Path) -> Refusal:
    with pytest.raises(Refusal) as caught:
        backup(target, to)
    return caught.value


def test_a_backup_is_one_sound_file_with_everything(
    journal: RecordJournal, target: Target, tmp_path: Path
) -> None:
    folder = tmp_path / "usb"
    folder.mkdir()
    report = backup(target, folder / "copy.tdapp")
    assert [path.name for path in folder.iterdir()] == ["copy.tdapp"]
    assert verify_target(Target(path=folder / "copy.tdapp"), CODECS, None).ok
    assert report.events == 25
    assert report.file_uuid == journal.ask(meta).result()["file_uuid"]
    assert report.size == (folder / "copy.tdapp").stat().st_size


@pytest.mark.usefixtures("journal")
def test_a_backup_needs_no_log_file_and_is_for_this_user_only(
    target: Target, tmp_path: Path
) -> None:
    to = tmp_path / "copy.tdapp"
    backup(target, to)
    assert stat.S_IMODE(to.stat().st_mode) == 0o600
    with sqlite3.connect(f"file:{to}?immutable=1", uri=True) as db:
        assert db.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert db.execute("SELECT count(*) FROM event").fetchone() == (25,)
    db.close()


def test_a_closed_record_can_be_backed_up(target: Target, tmp_path: Path) -> None:
    opened = open_journal(target)
    play(opened)
    opened.close()
    assert backup(target, tmp_path / "copy.tdapp").events == 25


@contextmanager
def writing(journal: RecordJournal) -> Iterator[threading.Event]:
    """Somebody records without a pause; the event is set after the first act."""
    going, stop = threading.Event(), threading.Event()

    def write() -> None:
        for number in count():
            record(journal, f"busy-{number}", {"event-1": [Noted("a"), Noted("b")]})
            going.set()
            if stop.is_set():
                return

    thread = threading.Thread(target=write)
    thread.start()
    try:
        yield going
    finally:
        stop.set()
        thread.join()


def test_backups_made_while_writing_are_sound_and_lose_no_acknowledged_act(
    journal: RecordJournal, target: Target, tmp_path: Path
) -> None:
    with writing(journal) as going:
        going.wait(30)
        for number in range(5):
            acknowledged = sum(one.head_seq for one in journal.streams(ended=True))
            to = tmp_path / f"copy-{number}.tdapp"
            report = backup(target, to)
            assert report.events >= acknowledged
            assert verify_target(Target(path=to), CODECS, None).ok
    assert journal.health().writable


@pytest.mark.usefixtures("journal")
def test_a_copy_of_a_copy_is_the_same(target: Target, tmp_path: Path) -> None:
    first = backup(target, tmp_path / "first.tdapp")
    second = backup(Target(path=tmp_path / "first.tdapp"), tmp_path / "second.tdapp")
    assert (first.heads, first.file_uuid) == (second.heads, second.file_uuid)


@pytest.mark.usefixtures("journal")
def test_an_existing_file_is_never_overwritten(target: Target, tmp_path: Path) -> None:
    to = tmp_path / "letter.txt"
    to.write_text("Dear Sir")
    assert refused(target, to).code == "file_exists"
    assert to.read_text() == "Dear Sir"


@pytest.mark.usefixtures("journal")
def test_a_missing_folder_is_refused(target: Target, tmp_path: Path) -> None:
    assert refused(target, tmp_path / "no" / "copy.tdapp").code == "no_such_folder"


def test_no_record_is_refused(tmp_path: Path) -> None:
    assert refused(Target(path=tmp_path / "none"), tmp_path / "copy").code == "no_such_record"


@contextmanager
def at_most(size: int) -> Iterator[None]:
    """No file of this process can grow above so many bytes, as on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_leaves_no_half_copy_and_the_record_as_it_was(
    journal: RecordJournal, target: Target, tmp_path: Path
) -> None:
    folder = tmp_path / "full"
    folder.mkdir()
    with at_most(20_000):
        refusal = refused(target, folder / "copy.tdapp")
    assert refusal.code in {"disk_full", "disk_error"}
    assert list(folder.iterdir()) == []
    record(journal, "after", {"event-1": [Noted("after")]})
    assert backup(target, folder / "copy.tdapp").events == 26


@pytest.mark.usefixtures("journal")
def test_a_half_copy_of_a_killed_run_is_in_nobodys_way(target: Target, tmp_path: Path) -> None:
    (tmp_path / "copy.tdapp.part").write_bytes(b"half")
    (tmp_path / "copy.tdapp.part-journal").write_bytes(b"half")
    backup(target, tmp_path / "copy.tdapp")
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.tdapp"]


def test_a_damaged_record_gives_no_backup_and_its_damage_is_told(
    target: Target, tmp_path: Path
) -> None:
    opened = open_journal(target)
    play(opened)
    opened.close()
    assert target.path is not None
    with as_administrator(target.path) as db:
        double_amount(db, "event-1", 9)
    refusal = refused(target, tmp_path / "copy.tdapp")
    assert refusal.code == "copy_damaged"
    assert [str(one) for one in refusal.details["findings"]] == [  # type: ignore[attr-defined]
        "event_changed stream event-1 seq 9: Paid of act event-1-paid-8"
    ]
    assert list(tmp_path.glob("copy*")) == []


@pytest.mark.usefixtures("journal")
def test_a_copy_that_fails_its_check_gets_no_name(target: Target, tmp_path: Path) -> None:
    with pytest.raises(Refusal):
        backup(target, tmp_path / "copy.tdapp", lambda _part: [Finding("file_damaged")])
    assert list(tmp_path.glob("copy*")) == []


@pytest.fixture
def server(postgres: str) -> Iterator[tuple[Target, RecordJournal]]:
    target = Target(url=postgres)
    opened = open_journal(target)
    play(opened)
    play(opened, 4, "event-2")
    end(opened, "event-2")
    yield target, opened
    opened.close()


def test_a_servers_record_is_verified_as_a_files(server: tuple[Target, RecordJournal]) -> None:
    report = verify_target(server[0], CODECS, None)
    assert (report.findings, report.events) == ((), 35)


def test_a_servers_record_is_backed_up_into_one_file(
    server: tuple[Target, RecordJournal], tmp_path: Path
) -> None:
    target, journal = server
    to = tmp_path / "copy.tdapp"
    with writing(journal) as going:
        going.wait(30)
        report = backup(target, to)
    assert isinstance(report, BackupReport)
    assert [path.name for path in tmp_path.iterdir()] == ["copy.tdapp"]
    assert verify_target(Target(path=to), CODECS, None).ok
    assert report.file_uuid == journal.ask(meta).result()["file_uuid"]


def test_a_change_on_the_server_is_found(server: tuple[Target, RecordJournal]) -> None:
    target, journal = server
    journal.close()
    db = target.connect()
    db.run("ALTER TABLE event DISABLE TRIGGER USER")
    db.run("UPDATE event SET payload=replace(payload, '33000', '66000') WHERE seq=3")
    db.close()
    found = {
        (one.code, one.stream, one.seq) for one in verify_target(target, CODECS, None).findings
    }
    assert ("event_changed", "event-1", 3) in found
    assert ("event_changed", "event-2", 3) in found
    assert "guard_missing" in {code for code, _, _ in found}
