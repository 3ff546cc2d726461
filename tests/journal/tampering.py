"""What somebody with full rights over the file can do to it, and repair afterwards."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tdapp.journal.chain import START, digest_of_act, link

ACT = "action_id, label, at_us, station, actor, approver, happened_us, paper, reason_hash"


@contextmanager
def as_administrator(path: Path) -> Iterator[sqlite3.Connection]:
    """Write to a closed record with its guards taken off; they are put back afterwards."""
    db = sqlite3.connect(path, isolation_level=None)
    guards = db.execute("SELECT name, sql FROM sqlite_master WHERE type='trigger'").fetchall()
    for name, _ in guards:
        db.execute(f"DROP TRIGGER {name}")
    yield db
    for _, sql in guards:
        db.execute(sql)
    db.close()


def double_amount(db: sqlite3.Connection, stream: str, seq: int) -> None:
    """Double what was paid, in the event only."""
    where = (stream, seq)
    payload = db.execute("SELECT payload FROM event WHERE stream_id=? AND seq=?", where).fetchone()
    changed = payload[0].replace("33000", "66000")
    assert changed != payload[0]
    db.execute("UPDATE event SET payload=? WHERE stream_id=? AND seq=?", (changed, *where))


def rehash(db: sqlite3.Connection, stream: str, first: int, last: int = 2**62) -> None:
    """Recompute the hashes of a stretch of events, and the head if it reaches that."""
    found = db.execute("SELECT hash FROM event WHERE stream_id=? AND seq=?", (stream, first - 1))
    hash_ = (found.fetchone() or (START,))[0]
    rows = db.execute(
        "SELECT seq, type, v, payload, action_id, ordinal FROM event "
        "WHERE stream_id=? AND seq>=? AND seq<=? ORDER BY seq",
        (stream, first, last),
    ).fetchall()
    for seq, type_, version, payload, action, ordinal in rows:
        act = db.execute(f"SELECT {ACT} FROM act WHERE action_id=?", (action,)).fetchone()
        hash_ = link(hash_, digest_of_act(act), stream, seq, type_, version, payload, ordinal)
        where = (hash_, stream, seq)
        db.execute("UPDATE event SET hash=? WHERE stream_id=? AND seq=?", where)
    repair_head(db, stream)


def repair_head(db: sqlite3.Connection, stream: str) -> None:
    """Make the stream's own row agree with its last event."""
    seq, hash_ = db.execute(
        "SELECT seq, hash FROM event WHERE stream_id=? ORDER BY seq DESC LIMIT 1", (stream,)
    ).fetchone()
    where = (seq, hash_, stream)
    db.execute("UPDATE stream SET head_seq=?, head_hash=? WHERE stream_id=?", where)


def cut_tail(db: sqlite3.Connection, stream: str, first: int) -> None:
    """Take out the end of a stream with all that belongs to it."""
    for table in ("event", "ledger_line", "rd_event", "rd_purchase", "rd_payout"):
        db.execute(f"DELETE FROM {table} WHERE stream_id=? AND seq>=?", (stream, first))
    db.execute("DELETE FROM note WHERE action_id NOT IN (SELECT action_id FROM event)")
    db.execute("DELETE FROM act WHERE action_id NOT IN (SELECT action_id FROM event)")
    repair_head(db, stream)
