"""One kind of stream, as the desk and the journal know it, and what it answers for itself."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

import msgspec

from tdapp.core.act import Recorded
from tdapp.core.codec import Codec
from tdapp.core.event import Event
from tdapp.core.fold import Conductor
from tdapp.core.house_files import PlayedUnder
from tdapp.core.ids import PersonId, StaffId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal


class Taking(msgspec.Struct, frozen=True, array_like=True):
    """Cents that came in and went out in one session and tender."""

    session: str
    tender: str
    ins: int
    outs: int

    @property
    def net(self) -> int:
        """What is in the drawer because of them."""
        return self.ins - self.outs


class KnownAs(NamedTuple):
    """The number under which a stream knows somebody: of an entry, or of a ticket that waits.

    `since_us` is since when (UTC), where the stream knows.
    """

    number: int
    waits: bool = False
    since_us: int | None = None

    @property
    def refusal(self) -> Refusal:
        """Why nobody is let in once more: ``already_entered`` or ``already_waiting``."""
        if self.waits:
            return Refusal("already_waiting", ticket=self.number)
        return Refusal("already_entered", entry=self.number, since=self.since_us)


@dataclass(frozen=True, slots=True)
class Due:
    """Something may have to be told: of which number, about whom.

    `told` says by whom, when (UTC) and `how` it was, where the stream itself knows; `told_by_rule`
    the same of those notices alone that a rule names.
    """

    number: int = 0
    person: PersonId | None = None
    told: tuple[StaffId, int] | None = None
    how: str = "in_person"
    told_by_rule: Mapping[str, tuple[StaffId, int, str]] = field(default_factory=dict)


State = TypeVar("State", bound=msgspec.Struct)


class Answers(ABC, Generic[State]):
    """Questions about a state of one kind of stream.

    What is abstract every kind has to think about. The others have an answer that is right for a
    stream without papers, notices and open matters.
    """

    @abstractmethod
    def title(self, state: State) -> str:
        """What it is called; empty while nothing was announced."""

    @abstractmethod
    def is_on(self, state: State) -> bool:
        """Whether it has begun to be played and is not over."""

    @abstractmethod
    def is_over(self, state: State) -> bool:
        """Whether play is over.

        From then on its takings are asked of the house: the act that ends it leaves them there.
        """

    @abstractmethod
    def person_of(self, state: State, entry: int) -> PersonId | None:
        """Whose an entry is."""

    @abstractmethod
    def known_as(self, state: State, person: PersonId) -> KnownAs | None:
        """Under which number somebody has ever been let in, or waits to be."""

    @abstractmethod
    def is_in(self, state: State, person: PersonId) -> bool:
        """Whether somebody plays or waits for a place, as who comes through the door does."""

    @abstractmethod
    def must_be_done_with(self, state: State, person: PersonId) -> None:
        """Refuse to forget the name of somebody that is needed here still."""

    @abstractmethod
    def takings(self, state: State) -> Iterable[Taking]:
        """What came in and went out in each cashier session."""

    def has_entries(self, _: State) -> bool:
        """Whether anybody has been let in."""
        return False

    def played_under(self, _: State) -> PlayedUnder | None:
        """The house whose rules it is played by; None for those of the room it is in."""
        return None

    def details_noted(self, _: State, __: int) -> tuple[str, ...]:
        """Which details of a winner were noted before the prize was handed over."""
        return ()

    def paid_to(self, _: State, __: PersonId) -> int:
        """Cents that somebody was paid in it and has kept, a prize in kind with its value.

        A stream that goes on for more than a gaming day tells what it paid on all of them: the
        house asks for details too early rather than too late.
        """
        return 0

    def papers_changed(self, _: State, __: State) -> Sequence[int]:
        """The numbers of the papers issued that are right in only one of two states."""
        return ()

    def must_go_on(self, _: State, __: State, ___: Instant) -> None:
        """Refuse an undo or redo after which play could not go on from where it is."""

    def orders_under_way(self, _: State) -> Collection[str]:
        """The numbered papers of orders that nobody has carried out or called back yet."""
        return ()

    def held_after_all(self, _: Sequence[Event]) -> Sequence[Event]:
        """Which facts of the act that ended it hold although it is taken back.

        Refuses ``is_finished`` for an end that is for good.
        """
        raise Refusal("is_finished")

    def due(self, _: State, __: Recorded) -> Due | None:
        """What a fact with a `ground` gives cause to tell, as the state stands now."""
        return None

    def open_matters(self, _: State) -> Mapping[str, int]:
        """How many of what waits for somebody: ``held`` tables, ``pending`` exits, ``slips``."""
        return {}


class NobodyPlays(Answers[State]):
    """The answers of a stream that is no event: it has no entries, no title and no end."""

    def title(self, _: State) -> str:
        """It has none."""
        return ""

    def is_on(self, _: State) -> bool:
        """Nothing is played."""
        return False

    def is_over(self, _: State) -> bool:
        """It has no end that players would notice."""
        return False

    def person_of(self, _: State, __: int) -> PersonId | None:
        """There are no entries."""
        return None

    def known_as(self, _: State, __: PersonId) -> KnownAs | None:
        """Nobody is let in."""
        return None

    def is_in(self, _: State, __: PersonId) -> bool:
        """Nobody is."""
        return False

    def must_be_done_with(self, _: State, __: PersonId) -> None:
        """No name is needed."""

    def takings(self, _: State) -> Iterable[Taking]:
        """No money moves."""
        return ()


def no_parts(_: State, part: int) -> State:
    """Refuse ``no_such_part``: a stream of most kinds is only ever seen as a whole."""
    raise Refusal("no_such_part", part=part)


@dataclass(frozen=True)
class Room(Generic[State]):
    """A kind of stream: its empty state, its folds, what must always hold, and its answers.

    States are values. The folds raise `Contradiction` where an event does not fit; `check` raises
    it where an invariant is broken. `part` is the state as seen from a part of the stream, by its
    number from 1; it refuses ``no_such_part``.
    """

    kind: str
    empty: State
    folds: Conductor[State]
    check: Callable[[State], None]
    codec: Codec
    answers: Answers[State]
    part: Callable[[State, int], State] = no_parts
