"""How much there is in a record, and how its money adds up."""

import msgspec

from tdapp.core.ids import StreamId
from tdapp.journal.connection import Connection
from tdapp.journal.facts import meta
from tdapp.journal.reading import snapshot

_STREAMS = (
    "SELECT s.stream_id, s.kind, s.ended, count(*), min(a.at_us), max(a.at_us) "
    "FROM stream s JOIN event e ON e.stream_id=s.stream_id JOIN act a ON a.action_id=e.action_id "
    "GROUP BY s.stream_id, s.kind, s.ended ORDER BY s.stream_id"
)
_TYPES = "SELECT type, count(*) FROM event GROUP BY type ORDER BY type"
_ACCOUNTS = "SELECT account, sum(cents) FROM ledger_line GROUP BY account ORDER BY account"
_PAYLOADS = "SELECT count(*), coalesce(sum(length(payload)), 0) FROM event"


class StreamStats(msgspec.Struct, frozen=True):
    """One stream: how many events, when the first and the last were recorded (UTC microseconds)."""

    stream: StreamId
    kind: str
    events: int
    ended: bool
    first_us: int
    last_us: int


class Stats(msgspec.Struct, frozen=True):
    """A record in numbers: `cents` by account (debit positive), `size` in bytes on the disk."""

    file_uuid: str
    acts: int
    events: int
    payload_size: int
    size: int
    persons: int
    streams: tuple[StreamStats, ...]
    types: dict[str, int]
    cents: dict[str, int]


def stats(db: Connection) -> Stats:
    """Count everything, as it stands at one moment; a driver's errors pass through."""
    with snapshot(db):
        events, payload_size = db.rows(_PAYLOADS)[0]
        return Stats(
            file_uuid=meta(db).get("file_uuid", ""),
            acts=db.rows("SELECT count(*) FROM act")[0][0],
            events=events,
            payload_size=payload_size,
            size=_size(db),
            persons=db.rows("SELECT count(*) FROM person WHERE erased_us IS NULL")[0][0],
            streams=tuple(
                StreamStats(StreamId(stream), kind, count, bool(ended), first_us, last_us)
                for stream, kind, ended, count, first_us, last_us in db.rows(_STREAMS)
            ),
            types=dict(db.rows(_TYPES)),
            cents={account: int(cents) for account, cents in db.rows(_ACCOUNTS)},
        )


def _size(db: Connection) -> int:
    if db.dialect == "sqlite":
        pages, size = db.rows("PRAGMA page_count")[0][0], db.rows("PRAGMA page_size")[0][0]
        return int(pages * size)
    return int(db.rows("SELECT pg_database_size(current_database())")[0][0])
