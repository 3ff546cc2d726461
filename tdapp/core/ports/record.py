"""The record and its second medium, as the desk sees them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from tdapp.core.act import Act, Receipt, Recorded, ToldAct
from tdapp.core.event import Event
from tdapp.core.ids import ActionId, PersonId, StreamId, StreamInfo, StreamRef
from tdapp.core.ports.people import RegistryWrite, Standings


@dataclass(frozen=True, slots=True)
class EndedStream:
    """A stream that has ended, told without folding it: its name, its `first` fact, and sums.

    `later` are the facts of the type that was asked for, as far as they stand. `purchases` are
    counted by kind, `booked` are cents by account, `paid` counts payouts of `paid_cents` in all;
    what was undone is in none of them.
    """

    id: StreamId
    title: str
    state: str
    begun_us: int
    first: Event
    later: Sequence[Event]
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

    def ended(self, kind: str, changed: type[Event]) -> Sequence[EndedStream]:
        """The streams of a kind that have ended, oldest first, with their facts of one type."""
        ...


class Lock(Protocol):
    """Keeps a second program away from one record; `take` raises `Refusal("record_in_use")`."""

    def take(self) -> None: ...

    def release(self) -> None: ...


@dataclass(frozen=True, slots=True)
class EndedPart:
    """An act wrote to a stream that has ended, by its last fact where it `ends` it."""

    action: ActionId
    stream: StreamRef
    ends: bool


@dataclass(frozen=True, slots=True)
class RecordHealth:
    """Whether acts can be recorded now; `problem` says in one code why not."""

    writable: bool
    problem: str | None = None
    detail: str = ""


class CopyState(Protocol):
    """How the last copy on the second medium went: when (UTC), and in one code what was wrong."""

    @property
    def at_us(self) -> int: ...

    @property
    def problem(self) -> str | None: ...


class SecondMedium(Protocol):
    """Where the record is copied to every few minutes; no `health` before the first copy."""

    @property
    def health(self) -> CopyState | None: ...


class Unrecorded(Exception):
    """The record could not be written: the act did not happen. `problem` as in `RecordHealth`."""

    def __init__(self, problem: str, detail: str = "") -> None:
        super().__init__(f"{problem}: {detail}" if detail else problem)
        self.problem = problem
        self.detail = detail


class WriterTurn(Protocol):
    """One act on its way into the record. Its methods are called in the writer's thread only."""

    @property
    def act(self) -> Act: ...

    @property
    def streams(self) -> Sequence[StreamRef]: ...

    @property
    def registry(self) -> Sequence[RegistryWrite]:
        """The registry changes, written in the same transaction as the act's facts."""
        ...

    @property
    def guests(self) -> Sequence[PersonId]:
        """The players the act lets in or pays."""
        ...

    def meet(self, standings: Standings) -> None:
        """Refuse a guest who may not play by what a shared record says now; before `decide`."""
        ...

    def known(self, stream: StreamId) -> int:
        """The sequence up to which this station has folded the stream."""
        ...

    def catch_up(self, stream: StreamId, missed: Sequence[Recorded]) -> None:
        """Fold what other stations recorded meanwhile."""
        ...

    def decide(self) -> Mapping[StreamId, Sequence[Event]]:
        """The events of this act on the newest state, or a `Refusal`. None means nothing to do."""
        ...

    def back_out(self) -> None:
        """Drop the outcome of `decide`, which did not get into the record."""
        ...

    def settled(self, outcome: "Receipt | Exception") -> None:
        """The act is durable (`Receipt`), refused (`Refusal`) or not recorded (`Unrecorded`)."""
        ...


@dataclass(frozen=True, slots=True)
class ChainHead:
    """Where a stream's chain stands, and where it stood when the record was last sealed (UTC)."""

    seq: int
    hash: str
    sealed_seq: int | None = None
    sealed_us: int | None = None


class Journal(Protocol):
    """The memory of the house."""

    def chain_head(self, stream: StreamId) -> ChainHead | None:
        """Where a stream's chain stands; None for one that holds nothing. It waits for the disk."""
        ...

    @property
    def pages(self) -> ActPages:
        """Reads it back page by page."""
        ...

    def submit(self, turn: WriterTurn) -> None:
        """Queue a turn for the writer; returns at once."""
        ...

    def streams(self, kind: str | None = None, *, ended: bool = False) -> Sequence[StreamInfo]:
        """Open streams, or all with `ended`."""
        ...

    def load(self, stream: StreamRef, after: int = 0) -> Iterator[Recorded]:
        """The events of a stream above sequence `after`, in order."""
        ...

    def acts(self, stream: StreamId, last: int) -> Sequence[Act]:
        """The newest acts that touched a stream, oldest of them first."""
        ...

    def act(self, action: ActionId) -> Act | None:
        """One act by its id."""
        ...

    def touched(self, action: ActionId) -> Sequence[StreamRef]:
        """The streams that an act wrote to."""
        ...

    def in_ended(self, actions: Sequence[ActionId]) -> Sequence[EndedPart]:
        """What these acts wrote to streams that have ended."""
        ...

    def probe(self) -> None:
        """Queue one small write, to learn whether the record is writable again."""
        ...

    def health(self) -> RecordHealth:
        """The record's state as the writer last saw it."""
        ...
