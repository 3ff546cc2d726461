"""Reads acts and ended streams from the record, without waiting for the writer."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from tdapp.core.act import Act
from tdapp.core.event import Event
from tdapp.core.ids import ActionId, StreamId
from tdapp.core.streams import StreamRef
from tdapp.core.told_act import ToldAct


@dataclass(frozen=True, slots=True)
class EndedStream:
    """A stream that has ended, told without folding it: its name, its `first` fact, and sums.

    `purchases` are counted by kind, `booked` are cents by account, `paid` counts payouts of
    `paid_cents` in all; what was undone is in none of them.
    """

    id: StreamId
    title: str
    state: str
    begun_us: int
    first: Event
    purchases: Mapping[str, int]
    booked: Mapping[str, int]
    paid: int
    paid_cents: int


class ActPages(Protocol):
    """Reads acts back without any writing waiting for it; it waits for the disk, in any thread."""

    def below(self, stream: "StreamRef", below: int, most: int) -> Sequence[ToldAct]:
        """Acts of a stream below a sequence, newest first, with about `most` facts in all."""
        ...

    def named(self, actions: Iterable[ActionId]) -> Mapping[ActionId, Act]:
        """These acts, as far as they are recorded."""
        ...

    def titles(self) -> Mapping[StreamId, str]:
        """The titles of the recorded events."""
        ...

    def ended(self, kind: str) -> Sequence[EndedStream]:
        """The streams of a kind that have ended, oldest first."""
        ...
