"""Acts on who may play: bars, exclusions by own wish, dates of birth, and a house's list of them.

What is personal goes into the registry; the facts say whom it is about and what was changed.
"""

from abc import abstractmethod
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import ClassVar

from tdapp.calls.house.room import HouseCall
from tdapp.core.event import Event
from tdapp.core.free_text import LABEL, NAME, must_be_plain
from tdapp.core.ids import PersonId
from tdapp.core.names import ScreenName
from tdapp.core.ports.people import (
    BarPeriod,
    BirthDate,
    ExclusionPeriod,
    NameUpdate,
    RegistryChange,
    SamePerson,
    ScreenWish,
)
from tdapp.core.refusal import Refusal
from tdapp.desk.call import AskedWhy, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house.house_events import PersonChanged, PersonPart
from tdapp.typed import days
from tdapp.voice.texts import text

OLDEST_YEARS = 130
LAST_US = 253_402_300_799_000_000
"""The last second of the year 9999."""


@dataclass(frozen=True)
class RegistryCall(HouseCall):
    """Base of the acts on the registry: a fact for each change, and the change with it."""

    @abstractmethod
    def registry(self, moment: Moment) -> tuple[RegistryChange, ...]:
        """What it changes, decided at a moment."""

    def decide(self, _: States, moment: Moment) -> Groups:
        """Refuses ``ends_before_it_begins``, ``not_a_birth_date``, ``name_missing``.

        A name or card that nobody can write refuses ``not_plain_text``.
        """
        changes = self.registry(moment)
        for change in changes:
            _must_make_sense(change, moment)
        return {self.house: [_fact(one) for one in changes]}


@dataclass(frozen=True)
class BarPerson(RegistryCall):
    """Bar a person from now or `since_us` on, until `until_us` or for good (UTC microseconds)."""

    row: ClassVar[CallRow] = CallRow(
        label="bar_person",
        permission=Permission.RESTRICT,
        done=text("done", "Player barred"),
        reason=AskedWhy.ALWAYS,
    )

    person: PersonId
    since_us: int | None = None
    until_us: int | None = None

    def registry(self, moment: Moment) -> tuple[RegistryChange, ...]:
        """The bar, in the place of an older one."""
        return (BarPeriod(self.person, _since(self.since_us, moment), self.until_us),)


@dataclass(frozen=True)
class LiftBar(RegistryCall):
    """Lift the bar of a person."""

    row: ClassVar[CallRow] = CallRow(
        label="lift_bar",
        permission=Permission.RESTRICT,
        done=text("done", "Bar lifted"),
        reason=AskedWhy.ALWAYS,
    )

    person: PersonId

    def registry(self, _: Moment) -> tuple[RegistryChange, ...]:
        """No bar; refused by the registry with ``not_barred``."""
        return (BarPeriod(self.person, None),)


@dataclass(frozen=True)
class NoteExclusion(RegistryCall):
    """Record a self-exclusion, as `BarPerson` does; it is never shortened."""

    row: ClassVar[CallRow] = CallRow(
        label="note_exclusion",
        permission=Permission.RESTRICT,
        done=text("done", "Player self-excluded"),
    )

    person: PersonId
    since_us: int | None = None
    until_us: int | None = None

    def registry(self, moment: Moment) -> tuple[RegistryChange, ...]:
        """The exclusion; refused by the registry with ``exclusion_runs`` if it ended earlier."""
        return (ExclusionPeriod(self.person, _since(self.since_us, moment), self.until_us),)


@dataclass(frozen=True)
class EndExclusion(RegistryCall):
    """End an exclusion before its time, because the authority wrote so; two stand for it.

    The reason names the authority's notice.
    """

    row: ClassVar[CallRow] = CallRow(
        label="end_exclusion",
        permission=Permission.END_EXCLUSION,
        done=text("done", "Self-exclusion ended by the authority's notice"),
        reason=AskedWhy.ALWAYS,
    )

    person: PersonId

    def registry(self, _: Moment) -> tuple[RegistryChange, ...]:
        """No exclusion; refused by the registry with ``not_excluded``."""
        return (ExclusionPeriod(self.person, None),)


@dataclass(frozen=True)
class SetBirthDate(RegistryCall):
    """Enter the unknown date of birth of a person (``YYYY-MM-DD``)."""

    row: ClassVar[CallRow] = CallRow(
        label="set_birth_date",
        permission=Permission.IDENTIFY,
        done=text("done", "Date of birth saved"),
    )

    person: PersonId
    born: str

    def registry(self, _: Moment) -> tuple[RegistryChange, ...]:
        """The date; refused by the registry with ``birth_date_known`` where it has another."""
        return (BirthDate(self.person, self.born),)


@dataclass(frozen=True)
class CorrectBirthDate(RegistryCall):
    """Put a wrong date of birth right: it may let in who was turned away as too young."""

    row: ClassVar[CallRow] = CallRow(
        label="correct_birth_date",
        permission=Permission.RESTRICT,
        done=text("done", "Date of birth corrected"),
        reason=AskedWhy.ALWAYS,
    )

    person: PersonId
    born: str

    def registry(self, _: Moment) -> tuple[RegistryChange, ...]:
        """The date in the place of any other."""
        return (BirthDate(self.person, self.born, corrects=True),)


@dataclass(frozen=True)
class NamePerson(RegistryCall):
    """Enter a person, or correct a name or card; a card of None stays unchanged.

    A date of birth (``YYYY-MM-DD``) and a wish for screens may be told in the same act.
    """

    row: ClassVar[CallRow] = CallRow(
        label="name_person",
        permission=Permission.IDENTIFY,
        done=text("done", "Name and card saved"),
    )

    person: PersonId
    name: str
    card: str | None = None
    born: str | None = None
    wish: ScreenName | None = None

    def registry(self, _: Moment) -> tuple[RegistryChange, ...]:
        """What is told; refused by the registry with ``birth_date_known`` as `SetBirthDate` is."""
        changes: list[RegistryChange] = [NameUpdate(self.person, self.name, self.card)]
        if self.born is not None:
            changes.append(BirthDate(self.person, self.born))
        if self.wish is not None:
            changes.append(ScreenWish(self.person, self.wish))
        return tuple(changes)


@dataclass(frozen=True)
class WishForScreens(RegistryCall):
    """Record how a person wishes to be named on screens (CROWN 15.4.8(f))."""

    row: ClassVar[CallRow] = CallRow(
        label="wish_for_screens",
        permission=Permission.IDENTIFY,
        done=text("done", "Name on screens saved"),
    )

    person: PersonId
    wish: ScreenName

    def registry(self, _: Moment) -> tuple[RegistryChange, ...]:
        """The wish in the place of an older one."""
        return (ScreenWish(self.person, self.wish),)


@dataclass(frozen=True)
class EnterPeople(RegistryCall):
    """Enter a part of a house's list in one act: names, dates of birth, bars and exclusions.

    A list only adds: what it would lift, end or correct is refused with ``list_only_adds``.
    """

    row: ClassVar[CallRow] = CallRow(
        label="enter_people", permission=Permission.RESTRICT, done=text("done", "Players imported")
    )

    changes: tuple[RegistryChange, ...]

    def registry(self, _: Moment) -> tuple[RegistryChange, ...]:
        """The list's lines as changes."""
        return self.changes

    def decide(self, states: States, moment: Moment) -> Groups:
        """As the others, and only what adds."""
        if not all(map(_adds, self.changes)):
            raise Refusal("list_only_adds")
        return super().decide(states, moment)


def must_be_a_birth_date(born: str, today: date) -> None:
    """Refuse ``not_a_birth_date`` (born) for no date at all, one to come, or one out of memory."""
    try:
        day = days.day(born)
    except Refusal:
        day = date.max
    if born != day.isoformat() or day > today or day.year < today.year - OLDEST_YEARS:
        raise Refusal("not_a_birth_date", born=born)


def _since(since_us: int | None, moment: Moment) -> int:
    if since_us is not None:
        return since_us
    return moment.now.utc_us if moment.happened_us is None else moment.happened_us


def _must_make_sense(change: RegistryChange, moment: Moment) -> None:
    # The day of the wall clock here may be tomorrow's of UTC.
    latest = datetime.fromtimestamp(moment.now.utc_us / 1_000_000, UTC).date() + timedelta(days=1)
    if isinstance(change, BirthDate):
        must_be_a_birth_date(change.born, latest)
    elif isinstance(change, NameUpdate):
        if not change.name.strip():
            raise Refusal("name_missing")
        must_be_plain(change.name, NAME)
        must_be_plain(change.card or "", LABEL)
    elif isinstance(change, ScreenWish | SamePerson):
        return
    elif change.since_us is not None:
        last_us = LAST_US if change.until_us is None else change.until_us
        if not 0 <= change.since_us < last_us <= LAST_US:
            raise Refusal("ends_before_it_begins")


def _adds(change: RegistryChange) -> bool:
    if isinstance(change, BirthDate):
        return not change.corrects
    if isinstance(change, SamePerson):
        return False
    return isinstance(change, NameUpdate | ScreenWish) or change.since_us is not None


def _fact(change: RegistryChange) -> Event:
    if isinstance(change, SamePerson):
        raise Refusal("list_only_adds")
    return PersonChanged(change.person, _part(change))


def _part(change: BarPeriod | BirthDate | ExclusionPeriod | NameUpdate | ScreenWish) -> PersonPart:
    if isinstance(change, NameUpdate):
        return PersonPart.NAME
    if isinstance(change, BirthDate):
        return PersonPart.BIRTH_DATE
    if isinstance(change, ScreenWish):
        return PersonPart.SCREEN_NAME
    if isinstance(change, BarPeriod):
        return PersonPart.BAR_LIFTED if change.since_us is None else PersonPart.BARRED
    return PersonPart.EXCLUSION_ENDED if change.since_us is None else PersonPart.EXCLUDED
