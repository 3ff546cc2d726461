"""Going on from a backup: what may be missing is said, and the old file goes no further."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from tdapp.core.refusal import Refusal
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.connection import Connection
from tdapp.journal.copies.backup import backup
from tdapp.journal.copies.restore import RestoreReport, restore
from tdapp.journal.facts import meta, put_meta
from tdapp.journal.journal import RecordJournal
from tdapp.journal.lineage import (
    CONTINUED_FROM,
    Cause,
    Origin,
    ancestors,
    origin_of,
    refuse_superseded,
    superseding,
)
from tdapp.journal.reading import open_to_read
from tdapp.journal.seals import SealBook
from tdapp.journal.target import Target
from tests.journal.ledger_room import CODECS, NOON_US, Noted, end, open_journal, play, record
from tests.journal.tampering import as_administrator, double_amount


@dataclass
class Room:
    """A record with its seals, and a backup from earlier in the evening."""

    target: Target
    folder: Path
    copy: Path
    name: str

    @property
    def path(self) -> Path:
        assert self.target.path is not None
        return self.target.path

    def restore(self, target: Target | None = None) -> RestoreReport:
        to = target or self.target
        return restore(self.copy, to, self.folder, CODECS, NOON_US + 5, Cause.DISK_DIED)


@pytest.fixture
def room(tmp_path: Path) -> Room:
    """After the backup `event-1` went on by two events and `event-2` was held."""
    target = Target(path=tmp_path / "record.tdapp")
    folder, copy = tmp_path / "seals", tmp_path / "usb" / "copy.tdapp"
    copy.parent.mkdir()
    journal = open_journal(target)
    name = journal.ask(meta).result()["file_uuid"]
    book = SealBook(folder, name)
    play(journal)
    journal.ask(lambda db: book.seal(db, NOON_US)).result()
    backup(target, copy)
    record(journal, "late-1", {"event-1": [Noted("late")]})
    play(journal, 4, "event-2")
    end(journal, "event-2")
    journal.ask(lambda db: book.seal(db, NOON_US + 1)).result()
    record(journal, "late-2", {"event-1": [Noted("after the last seal")]})
    journal.close()
    return Room(target, folder, copy, name)


def facts(target: Target) -> dict[str, str]:
    db = open_to_read(target)
    found = meta(db)
    db.close()
    return found


def lines(report: RestoreReport) -> list[str]:
    return [str(one) for one in report.missing]


def test_what_may_be_missing_is_told_by_event(room: Room) -> None:
    assert lines(room.restore()) == [
        "Title of event-1: the copy ends at 24; the record had 26: 2 events may be missing",
        "Title of event-2: the copy ends at 0; the record had 9: 9 events may be missing",
        "house: the copy ends at 1; the record had 2: 1 event may be missing",
    ]


def test_the_new_record_is_sound_and_goes_on(room: Room) -> None:
    report = room.restore()
    journal = open_journal(room.target)
    record(journal, "gone on", {"event-1": [Noted("gone on")]})
    journal.close()
    checked = verify_target(room.target, CODECS, room.folder)
    assert checked.findings == ()
    assert checked.events == report.events + 1
    assert checked.sealed_events == report.events


def test_the_new_record_says_what_it_continues(room: Room) -> None:
    report = room.restore()
    origin = origin_of(facts(room.target))
    assert origin is not None
    assert (origin.file_uuid, origin.reason, origin.at_us) == (
        room.name,
        Cause.DISK_DIED,
        NOON_US + 5,
    )
    assert {stream: seq for stream, (seq, _) in origin.heads.items()} == {"event-1": 24, "house": 1}
    assert facts(room.target)["file_uuid"] == report.file_uuid != room.name


def test_the_old_file_is_kept_and_refuses_to_go_on(room: Room) -> None:
    report = room.restore()
    aside = Target(path=Path(report.set_aside or ""))
    assert verify_target(aside, CODECS, None).events == 37
    with pytest.raises(Refusal) as refused:
        RecordJournal.open(aside, CODECS)
    assert refused.value == Refusal("superseded", by=report.file_uuid)


def test_every_other_copy_of_the_old_file_is_known_by_its_name(room: Room) -> None:
    refuse_superseded(room.folder, room.name)
    report = room.restore()
    refuse_superseded(room.folder, report.file_uuid)
    with pytest.raises(Refusal) as refused:
        refuse_superseded(room.folder, room.name)
    assert refused.value == Refusal("superseded", by=report.file_uuid)


def test_a_marker_that_cannot_be_read_refuses_too(room: Room) -> None:
    (room.folder / f"{room.name}.superseded").write_bytes(b"\xff")
    with pytest.raises(Refusal) as refused:
        refuse_superseded(room.folder, room.name)
    assert refused.value.code == "superseded"


def test_an_unreadable_old_file_is_kept_whole_and_the_seals_tell(room: Room) -> None:
    damage = b"not a database any more" * 1_000
    room.path.write_bytes(damage)
    room.path.with_name("record.tdapp-wal").write_bytes(b"its log")
    report = room.restore()
    assert not report.old_read
    assert report.sealed_us == NOON_US + 1
    assert lines(report)[0] == (
        "Title of event-1: the copy ends at 24; the record had 25: 1 event may be missing"
    )
    assert Path(report.set_aside or "").read_bytes() == damage
    assert room.path.with_name("record.tdapp.replaced-1-wal").read_bytes() == b"its log"
    assert verify_target(room.target, CODECS, room.folder).ok


def test_with_the_old_file_lost_the_backup_stands_alone(room: Room) -> None:
    room.path.unlink()
    report = room.restore()
    assert (report.set_aside, report.old_read) == (None, False)
    assert verify_target(room.target, CODECS, room.folder).ok


def test_on_another_computer_the_seals_beside_the_backup_tell(room: Room, tmp_path: Path) -> None:
    book = room.folder / f"{room.name}.seals"
    (room.copy.parent / book.name).write_bytes(book.read_bytes())
    (room.copy.parent / "seal.pub").write_bytes((room.folder / "seal.pub").read_bytes())
    elsewhere = Target(path=tmp_path / "elsewhere" / "record.tdapp")
    (tmp_path / "elsewhere").mkdir()
    report = restore(room.copy, elsewhere, tmp_path / "elsewhere" / "seals", CODECS, 7)
    assert report.sealed_us == NOON_US + 1
    assert len(report.missing) == 3
    assert report.warnings == ()


def test_a_second_restore_remembers_the_whole_way(room: Room) -> None:
    first = room.restore()
    journal = open_journal(room.target)
    record(journal, "gone on", {"event-1": [Noted("gone on")]})
    journal.close()
    again = room.copy.with_name("again.tdapp")
    backup(room.target, again)
    second = restore(again, room.target, room.folder, CODECS, NOON_US + 9)
    assert [one.file_uuid for one in ancestors(facts(room.target))] == [first.file_uuid, room.name]
    assert verify_target(room.target, CODECS, room.folder).ok
    for older in (room.name, first.file_uuid):
        with pytest.raises(Refusal) as refused:
            refuse_superseded(room.folder, older)
        assert refused.value == Refusal("superseded", by=second.file_uuid)


def test_what_somebody_once_said_freely_goes_no_further(room: Room) -> None:
    grand = Origin("1" * 32, {}, 1, Cause.LOST)
    told = Origin("0" * 32, {}, 2, "MARKER spilled beer on it", grand)
    db = room.target.connect()
    db.begin()
    put_meta(db, CONTINUED_FROM, told.text())
    db.commit()
    db.close()
    room.copy.unlink()
    backup(room.target, room.copy)
    room.restore()
    reasons = [one.reason for one in ancestors(facts(room.target))]
    assert reasons == [Cause.DISK_DIED, "", Cause.LOST]
    assert b"MARKER" not in room.path.read_bytes()
    assert verify_target(room.target, CODECS, room.folder).ok


def test_the_first_backup_can_be_taken_again_after_a_restore(room: Room) -> None:
    room.restore()
    journal = open_journal(room.target)
    record(journal, "gone on", {"event-1": [Noted("gone on")]})
    journal.close()
    report = room.restore()
    assert len(list(room.path.parent.glob("record.tdapp.replaced-?"))) == 2
    assert "superseded_by" not in facts(room.target)
    assert report.missing != ()


def test_what_was_sealed_before_the_restore_is_still_compared(room: Room) -> None:
    room.restore()
    with as_administrator(room.path) as db:
        db.execute("DELETE FROM event WHERE stream_id='house'")
        db.execute("DELETE FROM stream WHERE stream_id='house'")
    (room.folder / f"{facts(room.target)['file_uuid']}.seals").unlink()
    found = verify_target(room.target, CODECS, room.folder).findings
    assert ("sealed_event_missing", "house", 1) in {
        (one.code, one.stream, one.seq) for one in found
    }


@pytest.mark.parametrize("old_is_there", [True, False])
def test_a_restore_that_was_killed_half_way_is_simply_run_again(
    room: Room, *, old_is_there: bool
) -> None:
    with superseding(room.folder, [room.name], "0" * 32, 5):
        room.path.with_name("record.tdapp.restoring").write_bytes(b"half")
    if not old_is_there:
        room.path.rename(room.path.with_name("record.tdapp.replaced-1"))
    report = room.restore()
    assert len(report.missing) == 3
    assert (report.set_aside is not None) == old_is_there
    assert verify_target(room.target, CODECS, room.folder).ok
    assert list(room.path.parent.glob("*.restoring*")) == []


def untouched(room: Room) -> bool:
    left_over = [*room.path.parent.glob("record*re*ing*"), *room.path.parent.glob("*replaced*")]
    open_journal(room.target).close()
    return left_over == []


def test_a_damaged_backup_is_refused_and_nothing_changed(room: Room) -> None:
    with as_administrator(room.copy) as db:
        double_amount(db, "event-1", 9)
    with pytest.raises(Refusal) as refused:
        room.restore()
    assert refused.value.code == "backup_damaged"
    refuse_superseded(room.folder, room.name)
    assert untouched(room)


def test_a_backup_that_differs_from_its_seals_is_refused(room: Room) -> None:
    from tests.journal.tampering import rehash

    with as_administrator(room.copy) as db:
        double_amount(db, "event-1", 9)
        rehash(db, "event-1", 9)
        db.execute("UPDATE ledger_line SET cents=2*cents WHERE stream_id='event-1' AND seq=9")
        db.execute("UPDATE rd_purchase SET cents=2*cents WHERE stream_id='event-1' AND seq=9")
    with pytest.raises(Refusal) as refused:
        room.restore()
    assert "seal_differs" in str(refused.value.details["findings"])


def test_derived_rows_that_are_wrong_in_the_backup_are_derived_again(room: Room) -> None:
    with as_administrator(room.copy) as db:
        db.execute("UPDATE ledger_line SET cents=0")
    report = room.restore()
    assert {one.code for one in report.warnings} == {"ledger_differs"}
    assert verify_target(room.target, CODECS, room.folder).ok


def test_a_torn_seal_book_does_not_stop_a_restore(room: Room) -> None:
    book = room.folder / f"{room.name}.seals"
    book.write_bytes(b"rubbish\n" + book.read_bytes())
    report = room.restore()
    assert "seal_unreadable" in {one.code for one in report.warnings}
    assert verify_target(room.target, CODECS, None).ok


def test_an_unrelated_record_is_not_replaced(room: Room, tmp_path: Path) -> None:
    other = Target(path=tmp_path / "other.tdapp")
    journal = open_journal(other)
    play(journal, 1)
    journal.close()
    with pytest.raises(Refusal) as refused:
        room.restore(target=other)
    assert refused.value.code == "another_record"
    refuse_superseded(room.folder, room.name)


def test_a_new_empty_record_gives_way(room: Room, tmp_path: Path) -> None:
    other = Target(path=tmp_path / "other.tdapp")
    open_journal(other).close()
    assert room.restore(target=other).events == 25


def test_a_missing_backup_is_refused(room: Room) -> None:
    room.copy.unlink()
    with pytest.raises(Refusal) as refused:
        room.restore()
    assert refused.value.code == "no_such_record"
    assert untouched(room)


def test_where_marks_cannot_be_kept_nothing_is_replaced(room: Room) -> None:
    in_the_way = room.folder / f"{room.name}.superseded.part"
    in_the_way.mkdir()
    with pytest.raises(Refusal):
        room.restore()
    refuse_superseded(room.folder, room.name)
    assert untouched(room)


def count(db: Connection, table: str) -> int:
    return int(db.rows(f"SELECT count(*) FROM {table}")[0][0])


def test_a_backup_goes_to_an_empty_server_and_back(
    room: Room, postgres: str, tmp_path: Path
) -> None:
    server = Target(url=postgres)
    report = room.restore(target=server)
    journal = open_journal(server)
    record(journal, "on the server", {"event-1": [Noted("on the server")]})
    journal.close()
    checked = verify_target(server, CODECS, room.folder)
    assert (checked.findings, checked.events) == ((), report.events + 1)
    assert backup(server, tmp_path / "from-server.tdapp").events == report.events + 1
    assert verify_target(Target(path=tmp_path / "from-server.tdapp"), CODECS, room.folder).ok


def test_a_server_that_holds_something_is_refused(room: Room, postgres: str) -> None:
    server = Target(url=postgres)
    journal = open_journal(server)
    play(journal, 1)
    journal.close()
    with pytest.raises(Refusal) as refused:
        room.restore(target=server)
    assert refused.value.code == "database_not_empty"
    refuse_superseded(room.folder, room.name)
    db = server.connect()
    assert count(db, "event") == 6
    db.close()
