"""Following a stream's chain from link to link and noting every place where it breaks."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tdapp.journal.chain import START, digest_of_act, link
from tdapp.journal.connection import Connection
from tdapp.journal.findings import Findings

CHUNK = 2_000
GIVE_UP = 200

ACT_FIELDS = (
    "action_id", "label", "at_us", "station", "actor", "approver", "happened_us", "paper",
    "reason_hash",
)  # fmt: skip
_SELECT = (
    "SELECT e.seq, e.type, e.v, e.payload, e.action_id, e.ordinal, e.hash, e.stream_id, "
    + ", ".join(f"a.{field}" for field in ACT_FIELDS)
    + " FROM event e LEFT JOIN act a ON a.action_id=e.action_id WHERE e.stream_id=? AND "
)
_MANY = _SELECT + "e.seq>? ORDER BY e.seq LIMIT ?"
_ONE = _SELECT + "e.seq=?"


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """One event as stored, trusted or not; `act` are its act's fields."""

    seq: int
    type: str
    version: int
    payload: str
    action: str
    ordinal: int
    hash: bytes
    stream: str
    act: tuple[Any, ...]


class StreamChain:
    """One stream's links. `hash` is the stored one of the event at `seq`."""

    def __init__(self, stream: str, findings: Findings, seq: int = 0, hash_: bytes = START) -> None:
        self.stream = stream
        self.findings = findings
        self.seq = seq
        self.hash = hash_
        self._reckoned = hash_
        self._act: tuple[Any, ...] = ()
        self._digest = b""

    def walk(self, db: Connection) -> Iterator[StoredEvent]:
        """Every event above where the chain stands now, each compared with what it should be."""
        for row in _rows(db, self.stream, self.seq, self.findings):
            stored = _stored(*row)
            if self._in_place(stored.seq):
                self._compare(stored)
            else:
                self.hash = self._reckoned = stored.hash
            self.seq = stored.seq
            yield stored

    def _in_place(self, seq: int) -> bool:
        """Whether this event follows the last one; after a gap its link cannot be judged."""
        expected = self.seq + 1
        if seq > expected:
            detail = f"up to {seq - 1}" if seq - 1 > expected else ""
            self.findings.note("event_missing", self.stream, expected, detail)
        elif seq < expected:
            self.findings.note("event_out_of_order", self.stream, seq)
        return seq == expected

    def _compare(self, stored: StoredEvent) -> None:
        reckoned = self._link(self.hash, stored)
        fits = reckoned == stored.hash
        if not fits and self._reckoned != self.hash:
            fits = self._link(self._reckoned, stored) == stored.hash
        if stored.stream != self.stream:  # a damaged key is found where it lies, not as it reads
            self.findings.note("event_changed", self.stream, stored.seq, "its stream's name")
        elif not fits:
            what = "act_missing" if stored.act[0] is None else "event_changed"
            detail = f"{stored.type} of act {stored.action}"
            self.findings.note(what, self.stream, stored.seq, detail)
        self._reckoned = stored.hash if fits else reckoned
        self.hash = stored.hash

    def _link(self, before: bytes, stored: StoredEvent) -> bytes:
        try:
            if stored.act != self._act:
                self._digest = digest_of_act(stored.act)
                self._act = stored.act
            return link(
                before, self._digest, self.stream, stored.seq, stored.type, stored.version,
                stored.payload, stored.ordinal,
            )  # fmt: skip
        except Exception:  # noqa: BLE001 - a damaged column may hold any type of value
            return b""


def _stored(
    seq: int, type_: str, version: int, payload: str, action: str, ordinal: int, *rest: Any
) -> StoredEvent:
    hash_, stream, *act = rest
    return StoredEvent(seq, type_, version, payload, action, ordinal, hash_, stream, tuple(act))


def _rows(db: Connection, stream: str, after: int, findings: Findings) -> Iterator[Sequence[Any]]:
    while True:
        try:
            rows = db.rows(_MANY, (stream, after, CHUNK))
        except Exception as error:  # noqa: BLE001 - damage may raise anything
            findings.note("unreadable", stream, after + 1, error)
            yield from _one_by_one(db, stream, after, findings)
            return
        for row in rows:
            if not isinstance(row[0], int):
                findings.note("event_unreadable", stream, after + 1, f"sequence {row[0]!r}")
                return
            yield row
        if len(rows) < CHUNK or rows[-1][0] <= after:
            return
        after = rows[-1][0]


def _one_by_one(
    db: Connection, stream: str, after: int, findings: Findings
) -> Iterator[Sequence[Any]]:
    """Read row by row where a whole chunk is unreadable; a long unreadable stretch ends it."""
    in_vain = 0
    while in_vain < GIVE_UP:
        after += 1
        try:
            rows = db.rows(_ONE, (stream, after))
        except Exception as error:  # noqa: BLE001 - damage may raise anything
            findings.note("event_unreadable", stream, after, error)
            rows = ()
        in_vain = 0 if rows else in_vain + 1
        yield from rows
