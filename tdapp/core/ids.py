"""Names of things and of the record's streams: opaque texts, never reused, never personal."""

import hashlib
from dataclasses import dataclass
from typing import NewType

ActionId = NewType("ActionId", str)
StreamId = NewType("StreamId", str)
PersonId = NewType("PersonId", str)
StaffId = NewType("StaffId", str)
StationId = NewType("StationId", str)


def derived_id(*parts: object) -> ActionId:
    """A fixed action id for a fact: equal parts give an equal id, whoever records it."""
    text = "\x1f".join(str(part) for part in parts)
    return ActionId(hashlib.sha256(text.encode()).hexdigest()[:32])


PLACE, MARK = 14, "ac75"
"""An id that a desk makes begins with its place among all acts, in so many digits, and this."""


def id_at(place: int, random: str) -> ActionId:
    """An action id that keeps the place of its act, whatever the wall clock shows."""
    return ActionId(f"{place:0{PLACE}x}{MARK}{random}"[:32])


def place_of(action: ActionId) -> int | None:
    """The place that an action id keeps; None for derived ids and those of older records."""
    marked = action[PLACE : PLACE + len(MARK)] == MARK
    return int(action[:PLACE], 16) if marked else None


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
