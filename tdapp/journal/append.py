"""Putting one act into the open transaction: its fields, events, money and read rows."""

import os
from collections.abc import Mapping, Sequence

import msgspec

from tdapp.core.act import Act
from tdapp.core.codec import Codec
from tdapp.core.event import Event, ReportRow, Reversal, StreamEnded, Undone
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.journal.chain import act_digest, commitment, link
from tdapp.journal.connection import CHANNEL, Connection
from tdapp.journal.heads import Head

READ_TABLES = ("rd_event", "rd_purchase", "rd_payout")

INSERT_EVENT = (
    "INSERT INTO event (stream_id, seq, type, v, payload, action_id, ordinal, hash) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
INSERT_ACT = (
    "INSERT INTO act (action_id, label, at_us, station, actor, approver, happened_us, paper, "
    "reason_hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
INSERT_LINE = (
    "INSERT INTO ledger_line (stream_id, seq, line_no, account, cents) VALUES (?, ?, ?, ?, ?)"
)
UPDATE_HEAD = "UPDATE stream SET head_seq=?, head_hash=?, ended=? WHERE stream_id=?"


class Unbalanced(Exception):
    """An event's money lines do not sum to zero: a fault of the program, never recorded."""


def append(
    db: Connection,
    act: Act,
    groups: Mapping[StreamId, Sequence[Event]],
    heads: Mapping[StreamId, Head],
    codecs: Mapping[str, Codec],
) -> dict[StreamId, Head]:
    """Write an act with its events; gives the new heads and leaves `heads` as they are."""
    digest = _write_act(db, act)
    moved: dict[StreamId, Head] = {}
    ordinal = 0
    for stream, events in groups.items():
        head, rows = heads[stream], []
        seq, hash_ = head.seq, head.hash
        for event in events:
            type_, version, payload = codecs[head.kind].encode(event)
            seq += 1
            hash_ = link(hash_, digest, stream, seq, type_, version, payload, ordinal)
            rows.append((stream, seq, type_, version, payload, act.action, ordinal, hash_))
            ordinal += 1
        db.run_many(INSERT_EVENT, rows)
        for place, event in enumerate(events, head.seq + 1):
            derive(db, stream, place, event)
        if head.seq == 0:
            db.run("UPDATE stream SET created_us=? WHERE stream_id=?", (act.at_us, stream))
        ended = isinstance(events[-1], StreamEnded)
        db.run(UPDATE_HEAD, (seq, hash_, int(ended), stream))
        if db.dialect != "sqlite":
            db.run("SELECT pg_notify(?, ?)", (CHANNEL, stream))
        moved[stream] = Head(head.kind, seq, hash_, ended)
    return moved


def _must_fit(act: Act) -> None:
    """Refuse with ``wrong_value`` fields that would be read back as something else."""
    try:
        msgspec.json.decode(msgspec.json.encode(act), type=Act)
    except (msgspec.MsgspecError, ValueError) as error:
        raise Refusal("wrong_value", event=str(act.label), problem=str(error)) from error


def _write_act(db: Connection, act: Act) -> bytes:
    _must_fit(act)
    salt, reason_hash = None, None
    if act.reason:
        salt = os.urandom(16)
        reason_hash = commitment(salt, act.reason)
    db.run(
        INSERT_ACT,
        (
            act.action,
            act.label,
            act.at_us,
            act.station,
            act.actor,
            act.approver,
            act.happened_us,
            act.paper,
            reason_hash,
        ),
    )
    if act.reason:
        db.run(
            "INSERT INTO note (action_id, salt, text) VALUES (?, ?, ?)",
            (act.action, salt, act.reason),
        )
    return act_digest(act, reason_hash)


def derive(db: Connection, stream: StreamId, seq: int, event: Event) -> None:
    """Write what follows from one event alone: ledger lines and read rows."""
    lines = event.lines()
    if lines:
        if sum(line.cents for line in lines):
            raise Unbalanced(f"{type(event).__name__} in {stream} at {seq}")
        db.run_many(
            INSERT_LINE,
            [(stream, seq, no, line.account, line.cents) for no, line in enumerate(lines)],
        )
    for no, row in enumerate(event.rows()):
        columns = ", ".join(row.values)
        marks = ", ".join("?" * len(row.values))
        db.run(
            f"INSERT INTO {row.table} (stream_id, seq, line_no, voided, {columns}) "
            f"VALUES (?, ?, ?, 0, {marks})",
            (stream, seq, no, *row.values.values()),
        )
    for row in event.voids():
        _void(db, stream, row)
    if isinstance(event, Reversal):
        _mark_reversed(db, stream, event)


def _void(db: Connection, stream: StreamId, row: ReportRow) -> None:
    """Mark a row as void; a void row stays void."""
    told = " AND ".join(f"{name}=?" for name in row.values)
    db.run(
        f"UPDATE {row.table} SET voided=1 WHERE stream_id=? AND voided=0 AND {told}",
        (stream, *row.values.values()),
    )


def _mark_reversed(db: Connection, stream: StreamId, event: Reversal) -> None:
    voided = int(isinstance(event, Undone))
    for table in READ_TABLES:
        db.run_many(
            f"UPDATE {table} SET voided=? WHERE stream_id=? AND seq=?",
            [(voided, stream, seq) for seq in event.seqs],
        )
