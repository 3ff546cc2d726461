"""Where the streams stand inside the writer's transaction."""

from collections.abc import Iterable
from dataclasses import dataclass

from tdapp.core.ids import StreamId, StreamRef
from tdapp.journal.chain import START
from tdapp.journal.connection import Connection


@dataclass(frozen=True, slots=True)
class Head:
    """A stream's last sequence and hash; `ended` streams take no more events."""

    kind: str
    seq: int
    hash: bytes
    ended: bool = False


class Heads(dict[StreamId, Head]):
    """The locked heads. SQLite has one writer, so that there they stay known between commits."""

    def lock(self, db: Connection, refs: Iterable[StreamRef], at_us: int) -> None:
        """Lock the streams in the order of their ids, beginning those that are new."""
        alone = db.dialect == "sqlite"
        if not alone:
            self.clear()
        for ref in sorted(set(refs), key=lambda ref: ref.id):
            if ref.id not in self:
                self[ref.id] = _read(db, ref, at_us, "" if alone else " FOR UPDATE")


def _read(db: Connection, ref: StreamRef, at_us: int, suffix: str) -> Head:
    query = f"SELECT kind, head_seq, head_hash, ended FROM stream WHERE stream_id=?{suffix}"
    found = db.rows(query, (ref.id,))
    if not found:
        db.run(
            "INSERT INTO stream (stream_id, kind, head_seq, head_hash, created_us, ended) "
            "VALUES (?, ?, 0, ?, ?, 0) ON CONFLICT (stream_id) DO NOTHING",
            (ref.id, ref.kind, START, at_us),
        )
        found = db.rows(query, (ref.id,))
    kind, seq, hash_, ended = found[0]
    return Head(kind, seq, bytes(hash_), bool(ended))
