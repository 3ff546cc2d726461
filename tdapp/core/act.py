"""Who did what, where, when and why: one act, which is recorded whole or not at all."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

import msgspec

from tdapp.core.event import Event
from tdapp.core.ids import ActionId, StaffId, StationId, StreamId, place_of, place_or

BEYOND_ALL = 2**62
"""Behind every place."""


class Act(msgspec.Struct, frozen=True):
    """The fields that every act carries besides its events.

    `at_us` is when it was recorded, `happened_us` when it happened if that was earlier (both UTC
    microseconds), `paper` the number of a slip written meanwhile, `reason` free text that is kept
    apart from the events so that it can be erased.
    """

    action: ActionId
    label: str
    at_us: int
    station: StationId
    actor: StaffId
    approver: StaffId | None = None
    happened_us: int | None = None
    paper: str | None = None
    reason: str | None = None


def place_among(act: Act) -> int:
    """The place of an act among those of all streams; by the wall where its id keeps none."""
    return place_or(act.action, act.at_us)


def in_order(acts: Sequence[Act]) -> Iterator[tuple[int, Act]]:
    """Acts of one stream in their order, each with its place among those of all streams.

    None comes before its forerunner. Where the wall alone tells the place of one, that moves none
    of those that follow it and keep their own.
    """
    kept = [place_of(act.action) or BEYOND_ALL for act in reversed(acts)]
    limits = list(accumulate(kept, min))[::-1]
    places = (min(place_among(act), limit) for act, limit in zip(acts, limits, strict=True))
    return zip(accumulate(places, max), acts, strict=True)


class Recorded(msgspec.Struct, frozen=True, gc=False):
    """An event at its place in a stream."""

    seq: int
    action: ActionId
    event: Event


@dataclass(frozen=True, slots=True)
class Receipt:
    """Where an act stands in the record: first and last sequence per stream.

    `repeated` says that this request had been recorded before and was not recorded again.
    """

    action: ActionId
    at_us: int
    spans: Mapping[StreamId, tuple[int, int]]
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class ToldAct:
    """An act with its `facts` in one `stream`, which stand there from `first` to `last`."""

    stream: StreamId
    kind: str
    first: int
    last: int
    act: Act
    facts: tuple[Event, ...]

    @property
    def key(self) -> tuple[StreamId, int]:
        """The permanent key: the place in its stream."""
        return self.stream, self.first
