"""Events as frozen values; the record consists of these alone."""

from abc import abstractmethod
from collections.abc import Iterator
from enum import Enum
from itertools import chain
from types import ModuleType
from typing import ClassVar, NamedTuple

import msgspec

from tdapp.core.ids import ActionId, PersonId, StreamId


class ActKind(Enum):
    """The kinds of acts; each fact says of which it is."""

    EVENT = "event"
    SALES = "sales"
    SEATS = "seats"
    PLAYERS = "players"
    CLOCK = "clock"
    EXITS = "exits"
    PRIZES = "prizes"
    CHIPS = "chips"
    HANDS = "hands"
    RULINGS = "rulings"
    PAPERS = "papers"
    CAGE = "cage"
    PEOPLE = "people"
    STAFF = "staff"
    NOTICES = "notices"
    HOUSE = "house"
    UNDO = "undo"
    DENIED = "denied"


class MoneyLine(msgspec.Struct, frozen=True, array_like=True):
    """One line of double entry: `cents` booked to `account`, debit positive."""

    account: str
    cents: int


class ReportRow(msgspec.Struct, frozen=True):
    """One row for a read table; the record adds stream, sequence and line number."""

    table: str
    values: dict[str, str | int | None]


class Touched(NamedTuple):
    """The entries (of the fact's own stream) and the persons that a fact is about."""

    entries: tuple[int, ...] = ()
    persons: tuple[PersonId, ...] = ()


class HandedOver(NamedTuple):
    """What is paid to a person: a prize, or chips that are cashed.

    Cents and kind together are `worth` so many cents. `details` are those of the person that this
    very act noted. It goes to the `persons`; none named: to whose the entry is.
    """

    entry: int
    worth: int
    details: tuple[str, ...] = ()
    persons: tuple[PersonId, ...] = ()


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, kw_only=True):
    """One fact. The class name and `v` name its shape for ever.

    It happened `within` a part of its stream, such as a stage of an event, counted from 1; that is
    unset, and not recorded, where it happened in the whole.

    `binding` facts give or take chips, a place or a posted prize: players have relied on them, so
    that an act holding one is undone and redone for a reason only. `fixed` tells, where it is set,
    why an act that holds this fact stands outside undo.

    `act_kind` is what the record files it under. An act is of the kind of its first fact with the
    greatest `weight`: below 0 is what happens on the way to something else. `ground` names why a
    notice may be due because of this fact, or due no longer.
    """

    v: ClassVar[int] = 1
    binding: ClassVar[bool] = False
    fixed: ClassVar[str | None] = None
    act_kind: ClassVar[ActKind] = ActKind.HOUSE
    weight: ClassVar[int] = 0
    ground: ClassVar[str | None] = None

    within: int | msgspec.UnsetType = msgspec.UNSET

    def touches(self) -> Touched:
        """The entries and persons that this fact is about."""
        return Touched()

    def lines(self) -> tuple[MoneyLine, ...]:
        """The money this fact moves, in cents; the lines sum to zero."""
        return ()

    def rows(self) -> tuple[ReportRow, ...]:
        """The rows that reports and lists keep of this fact."""
        return ()

    def voids(self) -> tuple[ReportRow, ...]:
        """Rows of facts before it in its stream that are void by this one, as they were told."""
        return ()

    def papers(self) -> tuple[str, ...]:
        """The numbered papers this fact gave out, such as ``receipt 36``."""
        return ()

    def orders(self) -> tuple[str, ...]:
        """The numbered papers by which this fact told somebody to do something."""
        return ()

    def carries_out(self) -> tuple[str, ...]:
        """The numbered papers whose order was carried out by this fact."""
        return ()

    def files(self) -> tuple[str, ...]:
        """The hashes of the house files that this fact names."""
        return ()

    def hands_over(self) -> HandedOver | None:
        """The prize that its winner got with this fact."""
        return None

    def replaces_posted(self) -> bool:
        """Whether prizes that players have seen posted are others from now on."""
        return False

    def by_two(self) -> bool:
        """Whether two people must sign for it, whatever the house's terms say."""
        return False

    def signed_cents(self) -> int | None:
        """The cents that two people may have to sign for; None: as its money lines say."""
        return None

    def off_cents(self) -> int | None:
        """How far (cents) a drawer that was closed is off; None where none was."""
        return None


def facts_of(*modules: ModuleType) -> tuple[type[Event], ...]:
    """All facts that these modules declare, but for the bases of others of their own module."""
    return tuple(chain.from_iterable(map(_declared, modules)))


def _declared(module: ModuleType) -> Iterator[type[Event]]:
    known = [it for it in vars(module).values() if isinstance(it, type) and issubclass(it, Event)]
    facts = [it for it in known if it.__module__ == module.__name__]
    bases = {base for it in facts for base in it.__bases__}
    return (it for it in facts if it not in bases)


class AboutEntry(Event, frozen=True):
    """A fact about one entry, which its field `entry` names."""

    @property
    @abstractmethod
    def entry(self) -> int:
        """The number of the entry; a field of every such fact."""

    def touches(self) -> Touched:
        """The entry."""
        return Touched((self.entry,))


class Reversal(Event, frozen=True):
    """Base of undo and redo: an act's facts stop, or start again, to count.

    `seqs` are the places of that act's events in this stream, `booked` the money that moves now,
    `named` the papers that become void or valid by it.
    """

    fixed: ClassVar[str | None] = "is_undo"
    act_kind = ActKind.UNDO

    action: ActionId
    seqs: tuple[int, ...]
    booked: tuple[MoneyLine, ...] = ()
    named: tuple[str, ...] = ()

    def lines(self) -> tuple[MoneyLine, ...]:
        """The reversed act's money, booked the other way or again."""
        return self.booked


class Undone(Reversal, frozen=True):
    """An act's facts no longer count."""


class Redone(Reversal, frozen=True):
    """An undone act's facts count again."""


class StreamEnded(Event, frozen=True):
    """The stream ends here; `continued_in` names the stream that carries on, if any."""

    fixed: ClassVar[str | None] = "stream_ended"

    continued_in: StreamId | None = None
