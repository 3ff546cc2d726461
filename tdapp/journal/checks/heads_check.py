"""Does every stream's own line in the record agree with its events?"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tdapp.journal.checks.links import StoredEvent, StreamChain
from tdapp.journal.connection import Connection
from tdapp.journal.findings import Findings

_STREAMS = (
    "SELECT stream_id, kind, head_seq, head_hash, created_us, ended FROM stream ORDER BY stream_id"
)


@dataclass(frozen=True, slots=True)
class StreamLine:
    """A stream as its own row tells it, believed or not."""

    id: str
    kind: str
    head_seq: int
    head_hash: bytes
    created_us: int
    ended: int


def stream_lines(db: Connection, findings: Findings) -> Sequence[StreamLine]:
    """Every stream of the record; one without a readable id is noted and left out."""
    rows: Sequence[tuple[Any, ...]] = ()
    with findings.reading("the list of streams"):
        rows = db.rows(_STREAMS)
    lines = []
    for row in rows:
        if isinstance(row[0], str) and isinstance(row[2], int):
            lines.append(StreamLine(*row))
        else:
            findings.note("stream_changed", row[0], detail="unreadable")
    return lines


def check_stream(db: Connection, line: StreamLine, findings: Findings) -> Iterator[StoredEvent]:
    """Walk a whole stream, giving its events, and compare its head with the last of them."""
    chain = StreamChain(line.id, findings)
    first: StoredEvent | None = None
    last: StoredEvent | None = None
    for stored in chain.walk(db):
        first = first or stored
        last = stored
        yield stored
    check_head(line, last, findings)
    if first is not None and first.act[2] != line.created_us:
        findings.note("stream_changed", line.id, detail="when it began")


def check_head(line: StreamLine, last: StoredEvent | None, findings: Findings) -> None:
    """Compare a stream's head with its last event."""
    seq = last.seq if last else 0
    if line.head_seq > seq:
        detail = f"up to {line.head_seq}" if line.head_seq > seq + 1 else ""
        findings.note("event_missing", line.id, seq + 1, detail)
    elif line.head_seq < seq:
        findings.note("head_differs", line.id, line.head_seq, f"the last event is {seq}")
    elif last is not None and line.head_hash != last.hash:
        findings.note("head_differs", line.id, seq, "another hash")
    ended = last is not None and last.type == "StreamEnded"
    if line.ended != int(ended):
        findings.note("stream_changed", line.id, seq, "whether it has ended")
