"""Ledger and read tables can be thrown away and come back the same."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdapp.core.refusal import Refusal
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.connection import Connection
from tdapp.journal.journal import RecordJournal
from tdapp.journal.rebuild import rebuild
from tdapp.journal.target import Target
from tests.journal.ledger_room import CODECS, Noted, end, open_journal, play, record
from tests.journal.tampering import as_administrator, double_amount

TABLES = ("ledger_line", "rd_event", "rd_purchase", "rd_payout")


@pytest.fixture(params=["file", "server"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Target:
    if request.param == "server":
        return Target(url=request.getfixturevalue("postgres"))
    return Target(path=tmp_path / "record.tdapp")


@pytest.fixture
def journal(target: Target) -> Iterator[RecordJournal]:
    opened = open_journal(target)
    play(opened)
    play(opened, 4, "event-2")
    end(opened, "event-2")
    yield opened
    opened.close()


def rows(db: Connection) -> list[list[tuple[object, ...]]]:
    return [sorted(db.rows(f"SELECT * FROM {table}"), key=str) for table in TABLES]


def test_a_rebuild_changes_nothing_and_finds_no_difference(journal: RecordJournal) -> None:
    before = journal.ask(rows).result()
    rebuilt = journal.ask(lambda db: rebuild(db, CODECS)).result()
    assert (rebuilt.events, rebuilt.differences) == (35, ())
    assert journal.ask(rows).result() == before
    assert before[0] != []
    record(journal, "after", {"event-1": [Noted("after")]})


def test_wrong_rows_are_told_and_put_right(journal: RecordJournal, target: Target) -> None:
    before = journal.ask(rows).result()

    def spoil(db: Connection) -> None:
        db.run("UPDATE ledger_line SET cents=0 WHERE stream_id='event-1' AND seq=3")
        db.run("UPDATE rd_purchase SET voided=0")
        db.run("DELETE FROM rd_event WHERE stream_id='event-2'")
        db.run("INSERT INTO ledger_line VALUES ('nowhere', 1, 0, 'cash', 5)")

    journal.ask(spoil).result()
    rebuilt = journal.ask(lambda db: rebuild(db, CODECS)).result()
    assert {(one.code, one.stream, one.seq) for one in rebuilt.differences} == {
        ("ledger_differs", "event-1", 3),
        ("rows_differ", "event-1", 21),
        ("rows_differ", "event-2", 5),
        ("rows_differ", "event-2", 1),
        ("ledger_differs", "nowhere", 1),
    }
    assert journal.ask(rows).result() == before
    assert verify_target(target, CODECS, None).ok


def test_a_rebuild_from_events_that_are_not_sound_is_refused(tmp_path: Path) -> None:
    target = Target(path=tmp_path / "record.tdapp")
    opened = open_journal(target)
    play(opened)
    opened.close()
    assert target.path is not None
    with as_administrator(target.path) as changed:
        double_amount(changed, "event-1", 9)
    db = target.connect()
    before = rows(db)
    with pytest.raises(Refusal) as refused:
        rebuild(db, CODECS)
    assert refused.value.code == "damaged"
    assert rows(db) == before
    db.close()
