"""The small protocols through which the house meets clocks, disks and people's data."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from tdapp.core.act import Act, Receipt, Recorded
from tdapp.core.act_pages import ActPages
from tdapp.core.event import Event
from tdapp.core.house_files import KeptFile
from tdapp.core.ids import ActionId, PersonId, StaffId, StreamId
from tdapp.core.instant import Instant
from tdapp.core.screen_names import ScreenName
from tdapp.core.staff_keys import StaffWrite


class TimeSource(Protocol):
    """Tells now; elapsed time counts sleep and ignores steps of the wall clock."""

    def now(self) -> Instant: ...


class Chance(Protocol):
    """Gives a fresh unpredictable seed for a draw, from the operating system's source."""

    def seed(self) -> str: ...


class Lock(Protocol):
    """Keeps a second program away from one record; `take` raises `Refusal("record_in_use")`."""

    def take(self) -> None: ...

    def release(self) -> None: ...


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


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody in the registry; the only place where a name lives.

    Who was entered twice is one person: `same` are the other ids and `cards` the cards under them.
    What is told of one of those others is the kept one's, whose id is `kept` then.
    """

    id: PersonId
    name: str
    card: str | None = None
    born: str | None = None
    wish: ScreenName | None = None
    same: tuple[PersonId, ...] = ()
    cards: tuple[str, ...] = ()
    kept: PersonId | None = None

    @property
    def ids(self) -> tuple[PersonId, ...]:
        """All under which somebody may have played."""
        return (self.id, *self.same)


@dataclass(frozen=True, slots=True)
class Played:
    """An entry of somebody: in which event, what was paid at first and what was won (cents)."""

    event: StreamId
    title: str
    entry: int
    paid: int
    won: int


@dataclass(frozen=True, slots=True)
class Restriction:
    """From when and until when (UTC microseconds) somebody is barred, or excluded by own wish.

    Without a beginning there is none; without an end it lasts.
    """

    barred_since_us: int | None = None
    barred_until_us: int | None = None
    excluded_since_us: int | None = None
    excluded_until_us: int | None = None


@dataclass(frozen=True, slots=True)
class Barring:
    """Somebody is barred from `since_us` until `until_us`, or for good; without `since_us` let in.

    It takes the place of an older bar.
    """

    person: PersonId
    since_us: int | None
    until_us: int | None = None


@dataclass(frozen=True, slots=True)
class Excluding:
    """Somebody is excluded by own wish, likewise; without `since_us` the exclusion is ended.

    One that runs is made longer, never shorter.
    """

    person: PersonId
    since_us: int | None
    until_us: int | None = None


@dataclass(frozen=True, slots=True)
class BirthDate:
    """When somebody was born (``YYYY-MM-DD``); another date is overwritten only if `corrects`."""

    person: PersonId
    born: str
    corrects: bool = False


@dataclass(frozen=True, slots=True)
class Named:
    """Somebody's name and card; a card that is None stays as it is known."""

    person: PersonId
    name: str
    card: str | None = None


@dataclass(frozen=True, slots=True)
class ScreenWish:
    """How somebody wishes to be named on screens; it takes the place of an older wish."""

    person: PersonId
    wish: ScreenName


@dataclass(frozen=True, slots=True)
class SamePerson:
    """Somebody was entered twice and is `kept` from now on; None: they are two after all."""

    person: PersonId
    kept: PersonId | None


RegistryChange = Barring | Excluding | BirthDate | Named | ScreenWish | SamePerson


@dataclass(frozen=True, slots=True)
class PersonForgotten:
    """All that is personal of somebody is blanked: name, card, birth date; the id stays."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class WordsForgotten:
    """The words of an act's reason are blanked; their salted hash stays in the chain."""

    action: ActionId


Forgetting = PersonForgotten | WordsForgotten
RegistryWrite = RegistryChange | Forgetting | StaffWrite | KeptFile
"""All that an act can write in the registries."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Whether somebody may play here at a moment; by default everybody may."""

    known: bool = True
    barred: bool = False
    self_excluded: bool = False
    under_age: bool = False


class Standings(Protocol):
    """Tells at once how people stand."""

    def standing(self, person: PersonId, at_us: int) -> Standing:
        """Whether somebody may play at a moment (UTC)."""
        ...

    def restriction(self, person: PersonId) -> Restriction:
        """From when until when somebody may not play."""
        ...

    def ids(self, person: PersonId) -> tuple[PersonId, ...]:
        """All ids of somebody who was entered twice, the kept one first."""
        ...


class Turn(Protocol):
    """One act on its way into the record. Its methods are called in the writer's thread only."""

    @property
    def act(self) -> Act: ...

    @property
    def streams(self) -> Sequence[StreamRef]: ...

    @property
    def registry(self) -> Sequence[RegistryWrite]:
        """What changes in the registries, in the same transaction as the act's facts."""
        ...

    @property
    def guests(self) -> Sequence[PersonId]:
        """Whom the act lets in or pays."""
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
        """What `decide` gave did not get into the record; forget it."""
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

    def submit(self, turn: Turn) -> None:
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

    def probe(self) -> None:
        """Queue one small write, to learn whether the record is writable again."""
        ...

    def health(self) -> RecordHealth:
        """The record's state as the writer last saw it."""
        ...


class People(Protocol):
    """The registry of persons."""

    def add(self, persons: Sequence[Person], by: StaffId) -> None: ...

    def names(self, ids: Sequence[PersonId]) -> Mapping[PersonId, str]: ...

    def called(self, part: str, most: int) -> Sequence[Person]: ...

    def some(self, after: PersonId | None, most: int) -> Sequence[Person]:
        """At most so many of all, in the order of their ids, after this one."""
        ...

    def known(self, ids: Sequence[PersonId]) -> Sequence[Person]:
        """All that is known of these."""
        ...

    def played(self, person: PersonId) -> Sequence[Played]:
        """The entries of somebody in all events of the record, the newest event first."""
        ...


class Drafts(Protocol):
    """Texts of events that are not announced yet; refuses ``draft_unreadable`` and likewise."""

    def names(self) -> Sequence[str]: ...

    def read(self, name: str) -> str: ...

    def write(self, name: str, text: str) -> None: ...

    def remove(self, name: str) -> None: ...


class Persons(Standings, Protocol):
    """Tells who may play; answers at once, from what was last read."""

    def is_noted(self, person: PersonId) -> bool:
        """Whether there may be anything against somebody; of most there is nothing."""
        ...

    def would_take(self, changes: Sequence[RegistryWrite], at_us: int) -> None:
        """Refuse what the record would refuse, as far as it was read."""
        ...

    def took(self, changes: Sequence[RegistryWrite], at_us: int) -> None:
        """Know of changes that are recorded; called in the writer's thread."""
        ...
