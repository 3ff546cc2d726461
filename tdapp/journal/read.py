"""Reading the record back: events in order, acts, and where a request already stands."""

from collections.abc import Iterable, Sequence
from typing import Any

from tdapp.core.act import Act, Receipt, Recorded
from tdapp.core.codec import Codec
from tdapp.core.ids import (
    BEHIND,
    ActionId,
    StreamId,
    StreamInfo,
    StreamRef,
    asked_as,
    place_of,
    place_or,
)
from tdapp.core.ports.record import EndedPart
from tdapp.journal.connection import Connection, PostgresConnection

CHUNK = 20_000
FAR = 2**62

SELECT_EVENTS = (
    "SELECT seq, type, v, payload, action_id FROM event "
    "WHERE stream_id=? AND seq>? ORDER BY seq LIMIT ?"
)
ACT_COLUMNS = (
    "a.action_id, a.label, a.at_us, a.station, a.actor, a.approver, a.happened_us, a.paper, n.text"
)
ACTS = f"SELECT {ACT_COLUMNS} FROM act a LEFT JOIN note n ON n.action_id=a.action_id "

STREAMS = (
    "SELECT s.stream_id, s.kind, s.head_seq, s.head_hash, s.ended, n.action_id, o.action_id, "
    "s.created_us FROM stream s LEFT JOIN event n ON n.stream_id=s.stream_id AND n.seq=s.head_seq "
    "LEFT JOIN event o ON o.stream_id=s.stream_id AND o.seq=1 WHERE s.head_seq > 0"
)


def recorded_after(
    db: Connection, codec: Codec, stream: StreamId, after: int, limit: int = CHUNK
) -> list[Recorded]:
    """Up to `limit` events of a stream above sequence `after`."""
    return codec.decode_all(db.rows(SELECT_EVENTS, (stream, after, limit)))


def receipt_of(db: Connection, action: ActionId) -> Receipt | None:
    """Where an act with this id already stands, if it is recorded, with whatever place."""
    act = act_of(db, action)
    if act is None:
        return None
    spans = db.rows(
        "SELECT stream_id, min(seq), max(seq) FROM event WHERE action_id=? GROUP BY stream_id",
        (act.action,),
    )
    return Receipt(
        act.action,
        act.at_us,
        {StreamId(id_): (first, last) for id_, first, last in spans},
        repeated=True,
    )


def act_of(db: Connection, action: ActionId) -> Act | None:
    """One act with its reason, if that has not been erased, by its id or as it was asked for."""
    asked = asked_as(action)
    span = (asked, f"{asked}{BEHIND}g")
    acts = (Act(*row) for row in db.rows(f"{ACTS} WHERE a.action_id BETWEEN ? AND ?", span))
    return next((act for act in acts if asked_as(act.action) == asked), None)


def newest_acts(db: Connection, stream: StreamId, last: int) -> list[Act]:
    """The newest acts that touched a stream, oldest of them first."""
    found = db.rows("SELECT coalesce(max(seq), 0) FROM event WHERE stream_id=?", (stream,))
    return acts_after(db, stream, int(found[0][0]) - last)


def acts_after(db: Connection, stream: StreamId, after: int, upto: int = FAR) -> list[Act]:
    """The acts that recorded a stream's events above `after`, as far as `upto`, in their order."""
    rows = db.rows(
        f"{ACTS} JOIN (SELECT action_id, max(seq) AS place FROM event WHERE stream_id=? AND seq>? "
        "AND seq<=? GROUP BY action_id) e ON e.action_id=a.action_id ORDER BY e.place",
        (stream, after, upto),
    )
    return [Act(*row) for row in rows]


def touched(db: Connection, action: ActionId) -> list[StreamRef]:
    """The streams that an act wrote to."""
    rows = db.rows(
        "SELECT DISTINCT s.stream_id, s.kind FROM stream s JOIN event e "
        "ON e.stream_id=s.stream_id WHERE e.action_id=? ORDER BY s.stream_id",
        (action,),
    )
    return [StreamRef(StreamId(id_), kind) for id_, kind in rows]


def in_ended(db: Connection, actions: Sequence[ActionId]) -> list[EndedPart]:
    """What these acts wrote to streams that have ended, and whether it ended them."""
    marks = ", ".join("?" * len(actions))
    rows = db.rows(
        "SELECT e.action_id, s.stream_id, s.kind, max(e.seq)=s.head_seq FROM event e "
        "JOIN stream s ON s.stream_id=e.stream_id AND s.ended=1 "
        f"WHERE e.action_id IN ({marks}) GROUP BY e.action_id, s.stream_id, s.kind, s.head_seq",
        tuple(actions),
    )
    return [
        EndedPart(ActionId(action), StreamRef(StreamId(id_), kind), bool(ends))
        for action, id_, kind, ends in rows
    ]


def list_streams(db: Connection) -> Sequence[StreamInfo]:
    """Every stream that holds an event, in the order of their beginning."""
    rows = sorted(
        db.rows(STREAMS), key=lambda row: (place_or(ActionId(row[6] or ""), row[7]), row[0])
    )
    return _infos(rows)


def open_streams(db: PostgresConnection, besides: Iterable[StreamId]) -> Sequence[StreamInfo]:
    """The streams that are open, and those `besides`, ended or not."""
    return _infos(db.rows(f"{STREAMS} AND (s.ended=0 OR s.stream_id=ANY(?))", (list(besides),)))


def _infos(rows: Iterable[Sequence[Any]]) -> Sequence[StreamInfo]:
    return [
        StreamInfo(
            StreamId(id_),
            kind,
            seq,
            bytes(hash_),
            bool(ended),
            place_of(ActionId(newest or "")) or 0,
        )
        for id_, kind, seq, hash_, ended, newest, *_ in rows
    ]
