"""Changes by somebody with full rights over the file: all made before the last seal are found."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tdapp.journal.checks.verify import Report, verify_target
from tdapp.journal.facts import meta
from tdapp.journal.journal import RecordJournal
from tdapp.journal.seals import SealBook
from tdapp.journal.target import Target
from tests.journal.ledger_room import CODECS, NOON_US, Noted, end, open_journal, play, record
from tests.journal.tampering import (
    as_administrator,
    cut_tail,
    double_amount,
    rehash,
    repair_head,
)

STREAM = "event-1"
SEQ = 9


def amount(db: sqlite3.Connection) -> None:
    double_amount(db, STREAM, SEQ)


def amount_and_own_hash(db: sqlite3.Connection) -> None:
    double_amount(db, STREAM, SEQ)
    rehash(db, STREAM, SEQ, SEQ)


def amount_and_all_hashes(db: sqlite3.Connection) -> None:
    double_amount(db, STREAM, SEQ)
    rehash(db, STREAM, SEQ)


def amount_everywhere(db: sqlite3.Connection) -> None:
    """The event, its hash, all later ones, the head, the ledger and the read row."""
    amount_and_all_hashes(db)
    db.execute("UPDATE ledger_line SET cents=cents*2 WHERE stream_id=? AND seq=?", (STREAM, SEQ))
    db.execute("UPDATE rd_purchase SET cents=cents*2 WHERE stream_id=? AND seq=?", (STREAM, SEQ))


def change_act(field: str, value: object) -> Callable[[sqlite3.Connection], None]:
    def change(db: sqlite3.Connection) -> None:
        action = f"{STREAM}-paid-{SEQ - 1}"
        changed = db.execute(f"UPDATE act SET {field}=? WHERE action_id=?", (value, action))
        assert changed.rowcount == 1

    return change


def change_act_and_all_hashes(db: sqlite3.Connection) -> None:
    change_act("actor", "somebody-else")(db)
    rehash(db, STREAM, SEQ)


def tail_cut(db: sqlite3.Connection) -> None:
    cut_tail(db, STREAM, 15)


def middle_cut_and_all_hashes(db: sqlite3.Connection) -> None:
    db.execute("DELETE FROM event WHERE stream_id=? AND seq=?", (STREAM, SEQ))
    later = "UPDATE event SET seq=seq-1 WHERE stream_id=? AND seq=?"
    for seq in range(SEQ + 1, 25):
        db.execute(later, (STREAM, seq))
    rehash(db, STREAM, SEQ)


def whole_stream_cut(db: sqlite3.Connection) -> None:
    for table in ("event", "ledger_line", "rd_event", "rd_purchase", "stream"):
        db.execute(f"DELETE FROM {table} WHERE stream_id='event-2'")
    db.execute("DELETE FROM note WHERE action_id NOT IN (SELECT action_id FROM event)")
    db.execute("DELETE FROM act WHERE action_id NOT IN (SELECT action_id FROM event)")


def event_moved(db: sqlite3.Connection) -> None:
    """The last event of one stream becomes the last of another, with everything recomputed."""
    seq = db.execute("SELECT max(seq) FROM event WHERE stream_id=?", (STREAM,)).fetchone()[0]
    last = db.execute("SELECT max(seq) FROM event WHERE stream_id='house'").fetchone()[0]
    db.execute(
        "UPDATE event SET stream_id='house', seq=? WHERE stream_id=? AND seq=?",
        (last + 1, STREAM, seq),
    )
    repair_head(db, STREAM)
    rehash(db, "house", last + 1)


def events_exchanged(db: sqlite3.Connection) -> None:
    for old, new in ((SEQ, 999), (SEQ + 1, SEQ), (999, SEQ + 1)):
        db.execute("UPDATE event SET seq=? WHERE stream_id=? AND seq=?", (new, STREAM, old))
    rehash(db, STREAM, SEQ)


SEEN_BY_THE_CHAIN = {
    "amount": amount,
    "actor": change_act("actor", "somebody-else"),
    "approver": change_act("approver", "the-boss"),
    "label": change_act("label", "refund"),
    "time": change_act("at_us", NOON_US - 1),
    "station": change_act("station", "desk-2"),
    "happened at": change_act("happened_us", NOON_US),
    "paper number": change_act("paper", "17"),
    "reason's hash": change_act("reason_hash", bytes(32)),
}
SEEN_BY_THE_SEAL = {
    "amount and all later hashes and head": amount_and_all_hashes,
    "amount, all hashes, ledger and read row": amount_everywhere,
    "actor and all later hashes and head": change_act_and_all_hashes,
    "tail cut and head repaired": tail_cut,
    "event cut from the middle": middle_cut_and_all_hashes,
    "a whole stream cut": whole_stream_cut,
    "event moved to another stream": event_moved,
    "two events exchanged": events_exchanged,
}
ALL = {
    **SEEN_BY_THE_CHAIN,
    "amount and own hash": amount_and_own_hash,
    **SEEN_BY_THE_SEAL,
}


@pytest.fixture
def target(tmp_path: Path) -> Target:
    """A record of two streams and a house, sealed at its end and closed."""
    target = Target(path=tmp_path / "record.tdapp")
    journal = open_journal(target)
    play(journal)
    play(journal, 4, "event-2")
    end(journal, "event-2")
    seal_now(journal, tmp_path / "seals")
    journal.close()
    return target


def seal_now(journal: RecordJournal, folder: Path) -> None:
    book = SealBook(folder, journal.ask(meta).result()["file_uuid"])
    assert journal.ask(lambda db: book.seal(db, NOON_US)).result() is not None


def tamper(target: Target, change: Callable[[sqlite3.Connection], None]) -> None:
    assert target.path is not None
    with as_administrator(target.path) as db:
        change(db)


def check(target: Target, *, sealed: bool = True) -> Report:
    assert target.path is not None
    return verify_target(target, CODECS, target.path.parent / "seals" if sealed else None)


def test_without_tampering_nothing_is_found(target: Target) -> None:
    tamper(target, lambda _db: None)
    report = check(target)
    assert report.findings == ()
    assert report.sealed_events == report.events == 35


@pytest.mark.parametrize("change", ALL.values(), ids=ALL.keys())
def test_a_change_before_the_last_seal_is_found(
    target: Target, change: Callable[[sqlite3.Connection], None]
) -> None:
    tamper(target, change)
    assert not check(target).ok


@pytest.mark.parametrize("change", SEEN_BY_THE_CHAIN.values(), ids=SEEN_BY_THE_CHAIN.keys())
def test_the_chain_alone_names_the_changed_event(
    target: Target, change: Callable[[sqlite3.Connection], None]
) -> None:
    tamper(target, change)
    found = [one for one in check(target, sealed=False).findings if one.code == "event_changed"]
    assert found[0].stream == STREAM
    assert found[0].seq == SEQ


def test_an_event_that_fits_its_own_hash_breaks_the_chain_behind_it(target: Target) -> None:
    tamper(target, amount_and_own_hash)
    found = {(one.code, one.seq) for one in check(target, sealed=False).findings}
    assert ("event_changed", SEQ + 1) in found
    assert ("ledger_differs", SEQ) in found


def test_the_seal_names_the_first_stream_that_is_not_what_was_sealed(target: Target) -> None:
    tamper(target, amount_everywhere)
    assert check(target, sealed=False).ok
    (found,) = check(target).findings
    assert (found.code, found.stream, found.seq) == ("seal_differs", STREAM, 24)


def test_the_seal_tells_up_to_where_events_are_missing(target: Target) -> None:
    tamper(target, tail_cut)
    (found,) = [one for one in check(target).findings if one.stream == STREAM]
    assert (found.code, found.seq) == ("sealed_event_missing", 24)


def test_what_was_never_sealed_can_be_cut_unseen(target: Target) -> None:
    """The limit that the seals' description names: so seal often."""
    journal = open_journal(target)
    record(journal, "late", {STREAM: [Noted("late")]})
    journal.close()
    report = check(target)
    assert report.events - report.sealed_events == 1
    tamper(target, lambda db: cut_tail(db, STREAM, 25))
    assert check(target).ok


def test_an_act_over_two_streams_cannot_be_cut_from_one_even_unsealed(target: Target) -> None:
    tamper(target, lambda db: cut_tail(db, STREAM, 23))
    assert "act_torn" in {one.code for one in check(target, sealed=False).findings}
