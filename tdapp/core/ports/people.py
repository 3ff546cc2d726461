"""The registry of people, as the desk sees it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from tdapp.core.house_files import KeptFile
from tdapp.core.ids import ActionId, PersonId, StaffId, StreamId
from tdapp.core.screen_names import ScreenName
from tdapp.core.staff_keys import StaffWrite


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
