"""Streams of the record by name."""

from dataclasses import dataclass

from tdapp.core.ids import StreamId


@dataclass(frozen=True, slots=True)
class StreamRef:
    """A stream and the room it belongs to; it is begun by the first act that names it."""

    id: StreamId
    kind: str


@dataclass(frozen=True, slots=True)
class StreamInfo:
    """A stream as the record lists it; `ended` streams take no more acts."""

    id: StreamId
    kind: str
    head_seq: int
    head_hash: bytes
    ended: bool
