"""What a check of the whole record, or of its end at the program's start, finds and does not."""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import ClassVar

import pytest

from tdapp.core.codec import Codec
from tdapp.core.event import Event
from tdapp.core.ids import PersonId, StaffId
from tdapp.core.ports.people import Person
from tdapp.core.refusal import Refusal
from tdapp.journal.checks.quick_check import check_at_start, check_copy
from tdapp.journal.checks.verify import verify, verify_target
from tdapp.journal.facts import meta
from tdapp.journal.journal import RecordJournal
from tdapp.journal.reading import open_to_read
from tdapp.journal.registries.people import PeopleRegistry
from tdapp.journal.seals import SealBook
from tdapp.journal.target import Target
from tests.journal.ledger_room import (
    CODECS,
    KIND,
    NOON_US,
    Named,
    Noted,
    Paid,
    end,
    open_journal,
    play,
    record,
)
from tests.journal.tampering import as_administrator, cut_tail, double_amount, rehash

Change = Callable[[sqlite3.Connection], object]


@pytest.fixture
def target(tmp_path: Path) -> Target:
    """A closed record with two streams, a person, and reasons."""
    target = Target(path=tmp_path / "record.tdapp")
    journal = open_journal(target)
    play(journal)
    play(journal, 4, "event-2")
    end(journal, "event-2")
    PeopleRegistry(journal, tmp_path / "seals").add(
        [Person(PersonId("p1"), "Ada")], StaffId("director")
    )
    journal.close()
    return target


@pytest.fixture
def journal(target: Target) -> Iterator[RecordJournal]:
    opened = open_journal(target)
    yield opened
    opened.close()


def change(target: Target, change: Change) -> set[str]:
    """Make a change and give the codes of what is found afterwards."""
    assert target.path is not None
    with as_administrator(target.path) as db:
        change(db)
    return {one.code for one in verify_target(target, CODECS, None).findings}


def sql(statement: str, *values: object) -> Change:
    def run(db: sqlite3.Connection) -> None:
        db.execute("PRAGMA foreign_keys=OFF")
        assert db.execute(statement, values).rowcount > 0

    return run


def test_a_sound_record_has_no_findings_and_is_counted(target: Target) -> None:
    report = verify_target(target, CODECS, None)
    assert report.ok
    assert (report.streams, report.events, report.sealed_events, report.seals) == (3, 35, 0, 0)


def test_a_record_is_checked_while_it_is_written(journal: RecordJournal, target: Target) -> None:
    reader = open_to_read(target)
    record(journal, "before", {"event-1": [Noted("before")]})
    reader.run("BEGIN")
    assert len(reader.rows("SELECT 1 FROM event")) == 36
    record(journal, "after", {"event-1": [Noted("after")]})
    reader.rollback()
    report = verify(reader, CODECS)
    reader.close()
    assert (report.ok, report.events) == (True, 37)


CHANGES = {
    "ledger line": (sql("UPDATE ledger_line SET cents=cents+1 WHERE seq=3"), "ledger_differs"),
    "ledger line gone": (sql("DELETE FROM ledger_line WHERE seq=3"), "ledger_differs"),
    "ledger of no stream": (
        sql("INSERT INTO ledger_line VALUES ('nowhere', 1, 0, 'cash', 5)"),
        "ledger_differs",
    ),
    "read row": (sql("UPDATE rd_purchase SET cents=cents+1 WHERE seq=3"), "rows_differ"),
    "read row's void mark": (sql("UPDATE rd_purchase SET voided=1 WHERE seq=3"), "rows_differ"),
    "read row gone": (sql("DELETE FROM rd_event WHERE stream_id='event-1'"), "rows_differ"),
    "read row too many": (
        sql("INSERT INTO rd_payout VALUES ('event-1', 3, 0, 0, 1, 1, 500)"),
        "rows_differ",
    ),
    "reason's text": (sql("UPDATE note SET text='another'"), "reason_changed"),
    "reason's salt": (sql("UPDATE note SET salt=zeroblob(16)"), "reason_changed"),
    "reason blanked, not erased": (sql("UPDATE note SET text=NULL"), "reason_changed"),
    "reason erased in part": (sql("UPDATE note SET erased_us=1"), "reason_changed"),
    "reason gone": (sql("DELETE FROM note"), "reason_missing"),
    "reason of no act": (
        sql("UPDATE note SET action_id='no such act' WHERE action_id='event-1-word'"),
        "reason_of_no_act",
    ),
    "act of nothing": (
        sql("INSERT INTO act SELECT 'idle', label, at_us, station, actor, NULL, NULL, NULL, NULL "
            "FROM act LIMIT 1"),
        "act_without_events",
    ),
    "act gone": (sql("DELETE FROM act WHERE action_id='event-1-paid-3'"), "act_missing"),
    "event of no stream": (
        sql("UPDATE event SET stream_id='nowhere' WHERE stream_id='event-1' AND seq=4"),
        "event_of_no_stream",
    ),
    "stream's kind": (sql("UPDATE stream SET kind='other'"), "unknown_kind"),
    "stream's start": (sql("UPDATE stream SET created_us=5"), "stream_changed"),
    "stream reopened": (sql("UPDATE stream SET ended=0 WHERE ended=1"), "stream_changed"),
    "head too far": (sql("UPDATE stream SET head_seq=head_seq+3"), "event_missing"),
    "head behind": (sql("UPDATE stream SET head_seq=head_seq-1"), "head_differs"),
    "head's hash": (sql("UPDATE stream SET head_hash=zeroblob(32)"), "head_differs"),
    "person's name": (sql("UPDATE person SET name='Eve'"), "person_changed"),
    "facts": (sql("UPDATE meta SET value='0.0.1' WHERE key='app_version'"), "facts_changed"),
}  # fmt: skip


@pytest.mark.parametrize(("made", "code"), CHANGES.values(), ids=CHANGES.keys())
def test_what_does_not_follow_from_the_events_is_found(
    target: Target, made: Change, code: str
) -> None:
    assert code in change(target, made)


def test_a_missing_guard_is_found(target: Target) -> None:
    assert target.path is not None
    db = sqlite3.connect(target.path)
    db.execute("DROP TRIGGER event_no_update")
    db.close()
    (found,) = verify_target(target, CODECS, None).findings
    assert (found.code, found.detail) == ("guard_missing", "event_no_UPDATE")


def test_a_gap_is_named_once_with_its_end(target: Target) -> None:
    assert target.path is not None
    with as_administrator(target.path) as db:
        db.execute("DELETE FROM event WHERE stream_id='event-1' AND seq BETWEEN 5 AND 7")
    gaps = [
        one for one in verify_target(target, CODECS, None).findings if one.code == "event_missing"
    ]
    assert [(one.stream, one.seq, one.detail) for one in gaps] == [("event-1", 5, "up to 7")]


def test_one_changed_event_is_one_finding_and_not_all_later_ones(target: Target) -> None:
    assert target.path is not None
    with as_administrator(target.path) as db:
        db.execute("UPDATE event SET hash=zeroblob(32) WHERE stream_id='event-1' AND seq=5")
    (found,) = verify_target(target, CODECS, None).findings
    assert (found.code, found.stream, found.seq) == ("event_changed", "event-1", 5)


def test_an_event_that_this_program_does_not_know_is_named(target: Target) -> None:
    class Newest(Event, frozen=True):
        pass

    later = RecordJournal.open(target, {KIND: Codec([Named, Paid, Noted, Newest])})
    record(later, "newest", {"event-1": [Newest()]})
    later.close()
    (found,) = verify_target(target, CODECS, None).findings
    assert (found.code, found.stream, found.seq) == ("event_newer", "event-1", 25)


def test_an_event_of_an_older_version_is_lifted_and_sound(target: Target) -> None:
    class Older(Event, frozen=True):
        v: ClassVar[int] = 1
        word: str

    Older.__name__ = "Noted"
    earlier = RecordJournal.open(target, {KIND: Codec([Older])})
    record(earlier, "older", {"house": [Older("then")]})
    earlier.close()
    assert verify_target(target, CODECS, None).ok
    assert verify_target(target, {KIND: Codec([Named, Paid, Noted])}, None).findings != ()


def test_the_start_finds_a_change_among_the_last_links_only(target: Target) -> None:
    assert target.path is not None
    with as_administrator(target.path) as db:
        double_amount(db, "event-1", 9)
    reader = open_to_read(target)
    assert check_at_start(reader, last=5) == ()
    assert [(one.code, one.seq) for one in check_at_start(reader, last=20)] == [
        ("event_changed", 9)
    ]
    reader.close()


def test_the_start_leaves_ended_streams_alone(target: Target) -> None:
    assert target.path is not None
    with as_administrator(target.path) as db:
        double_amount(db, "event-2", 2)
    reader = open_to_read(target)
    assert check_at_start(reader) == ()
    reader.close()


def test_the_start_compares_the_last_seal(target: Target, tmp_path: Path) -> None:
    assert target.path is not None
    reader = open_to_read(target)
    book = SealBook(tmp_path / "seals", meta(reader)["file_uuid"])
    book.seal(reader, NOON_US)
    assert check_at_start(reader, book) == ()
    with as_administrator(target.path) as db:
        double_amount(db, "event-1", 9)
        rehash(db, "event-1", 9)
        cut_tail(db, "house", 2)
    found = {(one.code, one.stream) for one in check_at_start(reader, book)}
    reader.close()
    assert found == {("seal_differs", "event-1"), ("sealed_event_missing", "house")}


def test_the_start_may_be_asked_of_the_writing_connection(journal: RecordJournal) -> None:
    assert journal.ask(check_at_start).result() == ()
    record(journal, "after", {"house": [Noted("after")]})


def test_a_copy_is_checked_without_knowing_its_events(target: Target) -> None:
    assert target.path is not None
    assert check_copy(target.path) == ()
    with as_administrator(target.path) as db:
        double_amount(db, "event-2", 2)
    (found,) = check_copy(target.path)
    assert (found.code, found.stream, found.seq) == ("event_changed", "event-2", 2)


def test_no_record_is_refused_and_no_file_made(tmp_path: Path) -> None:
    missing = tmp_path / "missing.tdapp"
    with pytest.raises(Refusal) as refused:
        verify_target(Target(path=missing), CODECS, None)
    assert refused.value.code == "no_such_record"
    assert not missing.exists()


def test_something_else_than_a_record_is_a_finding(tmp_path: Path) -> None:
    other = tmp_path / "letter.tdapp"
    other.write_text("Dear Sir")
    (found,) = verify_target(Target(path=other), CODECS, None).findings
    assert found.code == "not_a_record"


def test_an_empty_database_of_another_program_is_no_record(tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    db = sqlite3.connect(other)
    db.execute("CREATE TABLE t (x)")
    db.close()
    assert not verify_target(Target(path=other), CODECS, None).ok
