"""The registry of people, as the desk sees it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from tdapp.core.house_files import KeptFile
from tdapp.core.ids import ActionId, PersonId, StaffId, StreamId
from tdapp.core.names import ScreenName
from tdapp.core.staff_keys import StaffWrite


@dataclass(frozen=True, slots=True)
class Person:
    """A person in the registry; the only place where a name lives.

    A `Name` has family and given name apart; any other is one name as it was typed.
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
        """All ids under which a person may have played."""
        return (self.id, *self.same)


@dataclass(frozen=True, slots=True)
class PastEntry:
    """A past entry of a person: its event, the first payment and the winnings (cents)."""

    event: StreamId
    title: str
    entry: int
    paid: int
    won: int


@dataclass(frozen=True, slots=True)
class Restriction:
    """The period (UTC microseconds) of a bar or of a self-exclusion.

    Without a beginning there is none; without an end it lasts.
    """

    barred_since_us: int | None = None
    barred_until_us: int | None = None
    excluded_since_us: int | None = None
    excluded_until_us: int | None = None


@dataclass(frozen=True, slots=True)
class BarPeriod:
    """A bar from `since_us` until `until_us`, or for good; without `since_us` the bar is lifted.

    It takes the place of an older bar.
    """

    person: PersonId
    since_us: int | None
    until_us: int | None = None


@dataclass(frozen=True, slots=True)
class ExclusionPeriod:
    """A self-exclusion from `since_us` until `until_us`; without `since_us` it is ended.

    One that runs is made longer, never shorter.
    """

    person: PersonId
    since_us: int | None
    until_us: int | None = None


@dataclass(frozen=True, slots=True)
class BirthDate:
    """A date of birth (``YYYY-MM-DD``); another date is overwritten only if `corrects`."""

    person: PersonId
    born: str
    corrects: bool = False


@dataclass(frozen=True, slots=True)
class NameUpdate:
    """A person's name, as in `Person`, and card; a card of None stays unchanged."""

    person: PersonId
    name: str
    card: str | None = None


@dataclass(frozen=True, slots=True)
class ScreenWish:
    """A person's wish for a name on screens; it replaces an older wish."""

    person: PersonId
    wish: ScreenName


@dataclass(frozen=True, slots=True)
class SamePerson:
    """A merge of a person into `kept`; None splits them again."""

    person: PersonId
    kept: PersonId | None


RegistryChange = BarPeriod | ExclusionPeriod | BirthDate | NameUpdate | ScreenWish | SamePerson


@dataclass(frozen=True, slots=True)
class PersonForgotten:
    """Blank a person's name, card and date of birth; the id stays."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class WordsForgotten:
    """The words of an act's reason are blanked; their salted hash stays in the chain."""

    action: ActionId


Forgetting = PersonForgotten | WordsForgotten


RegistryWrite = RegistryChange | Forgetting | StaffWrite | KeptFile
"""All that an act can write in the registries."""


@dataclass(frozen=True, slots=True)
class Eligibility:
    """Whether a person may play here at a moment; by default everyone may."""

    known: bool = True
    barred: bool = False
    self_excluded: bool = False
    under_age: bool = False


class Standings(Protocol):
    """Tells at once how people stand."""

    def standing(self, person: PersonId, at_us: int) -> Eligibility:
        """The eligibility of a person at a moment (UTC)."""
        ...

    def restriction(self, person: PersonId) -> Restriction:
        """The restriction of a person, with its period."""
        ...

    def ids(self, person: PersonId) -> tuple[PersonId, ...]:
        """All ids of a merged person, the kept one first."""
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

    def played(self, person: PersonId) -> Sequence[PastEntry]:
        """The entries of a person in all recorded events, newest first."""
        ...


class Persons(Standings, Protocol):
    """Tells who may play; answers at once, from what was last read."""

    def is_noted(self, person: PersonId) -> bool:
        """Whether a person may be restricted; most are not."""
        ...

    def would_take(self, changes: Sequence[RegistryWrite], at_us: int) -> None:
        """Refuse what the record would refuse, as far as it was read."""
        ...

    def took(self, changes: Sequence[RegistryWrite], at_us: int) -> None:
        """Know of changes that are recorded; called in the writer's thread."""
        ...
