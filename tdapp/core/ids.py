"""Names of things and of the record's streams: opaque texts, never reused, never personal."""

import hashlib
from dataclasses import dataclass
from typing import NewType

ActionId = NewType("ActionId", str)
StreamId = NewType("StreamId", str)
PersonId = NewType("PersonId", str)
StaffId = NewType("StaffId", str)
StationId = NewType("StationId", str)


PART = "/"


def in_part(stream: StreamId, part: int) -> StreamId:
    """The address of a part of a stream, such as a stage of an event; 0 is the whole."""
    return StreamId(f"{stream}{PART}{part}") if part else stream


def part_of(address: StreamId) -> tuple[StreamId, int]:
    """The stream that an address names, and which part of it; 0 is the whole."""
    stream, _, part = address.partition(PART)
    return StreamId(stream), int(part or 0)


def derived_id(*parts: object) -> ActionId:
    """A fixed action id for a fact: equal parts give an equal id, whoever records it."""
    text = "\x1f".join(str(part) for part in parts)
    digest = hashlib.sha256(text.encode()).hexdigest()
    found = ActionId(digest[:32])
    return found if place_of(found) is None else ActionId(f"f{found[1:]}")


PLACED = "{:014x}ac75{}"
"""An id that a desk makes begins with the place of its act among all."""

BEHIND = "@"
"""An id under which an act was asked for is recorded with its place behind it."""


def placed(action: ActionId, place: int) -> ActionId:
    """The id of an act as it is recorded: it keeps the place of its act among all."""
    kept = place_of(action) is not None
    return action if kept else ActionId(f"{action}{BEHIND}{place:014x}")


def asked_as(action: ActionId) -> ActionId:
    """The id under which an act was asked for: one act, whatever place it was recorded with."""
    return ActionId(action.rpartition(BEHIND)[0] or action)


def place_of(action: ActionId) -> int | None:
    """The place that an action id keeps; None for derived ids as asked, and in older records.

    It begins with a 0, as microseconds do until the year 2112; no derived id with that mark does.
    """
    if action[:1] == "0" and action[14:18] == "ac75":
        return int(action[:14], 16)
    return int(action[-14:], 16) if action[-15:-14] == BEHIND else None


def place_or(action: ActionId, at_us: int) -> int:
    """The place that an action id keeps, or that of the wall where it keeps none."""
    place = place_of(action)
    return at_us if place is None else place


@dataclass(frozen=True, slots=True)
class StreamRef:
    """A stream and the room it belongs to; it is begun by the first act that names it."""

    id: StreamId
    kind: str


@dataclass(frozen=True, slots=True)
class StreamInfo:
    """A stream as the record lists it; `ended` streams take no more acts.

    `place` is the place of its newest act among those of all streams, 0 where its id keeps none.
    """

    id: StreamId
    kind: str
    head_seq: int
    head_hash: bytes
    ended: bool
    place: int
