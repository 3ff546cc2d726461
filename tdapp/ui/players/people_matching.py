"""Who of a house's list is in the registry already, and what each line changes there."""

import uuid
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Protocol

from tdapp.core.ids import PersonId
from tdapp.core.names import family_of
from tdapp.core.ports.people import (
    BarPeriod,
    BirthDate,
    ExclusionPeriod,
    NameUpdate,
    Person,
    RegistryChange,
    Restriction,
    ScreenWish,
)
from tdapp.core.refusal import Refusal
from tdapp.core.same_person import lasts, restricted_after
from tdapp.ui.players.people_list import AtField, Ban, LineFault, ListedPerson

DAY_US = 24 * 60 * 60 * 1_000_000


class Restrictions(Protocol):
    """What stands against people now."""

    def restriction(self, person: PersonId) -> Restriction:
        """From when until when somebody may not play."""
        ...


class Matching:
    """Follows a list line by line, each seen as the lines before it leave the registry.

    Two are the same person by the same card, or by the same name and date of birth, or by a name
    alone where nothing more is known of either.
    """

    def __init__(
        self, known: Iterable[Person], restrictions: Restrictions, now_us: int, today_us: int
    ) -> None:
        self._restrictions = restrictions
        self._now_us = now_us
        self._today_us = today_us
        self._by_card: dict[str, PersonId] = {}
        self._by_name: defaultdict[str, set[PersonId]] = defaultdict(set)
        self._persons: dict[PersonId, Person] = {}
        self._restricted: dict[PersonId, Restriction] = {}
        self._carded_in: dict[PersonId, ListedPerson] = {}
        self._banned_in: dict[tuple[PersonId, Ban], ListedPerson] = {}
        for person in known:
            self._keep(person)

    def changes(self, line: ListedPerson) -> tuple[RegistryChange, ...] | LineFault:
        """What a line changes; nothing where the registry says the same."""
        try:
            person = self._found(line) or Person(PersonId(uuid.uuid4().hex), line.name)
            made = (*self._named(person, line), *self._bans(person.id, line))
        except AtField as fault:
            return LineFault(line.line, fault.field, fault.refusal)
        self._keep(_with(person, line))
        for change in made:
            if isinstance(change, BarPeriod | ExclusionPeriod):
                before = self._restriction(person.id)
                self._restricted[person.id] = restricted_after(before, change, self._now_us)
        if line.card is not None:
            self._carded_in[person.id] = line
        if line.ban is not None:
            self._banned_in[person.id, line.ban] = line
        return made

    @property
    def count(self) -> int:
        """How many people are known by now."""
        return len(self._persons)

    def _keep(self, person: Person) -> None:
        before = self._persons.get(person.id)
        if before is not None and before.card is not None:
            self._by_card.pop(before.card, None)
        self._persons[person.id] = person
        self._by_name[person.name.casefold()].add(person.id)
        if person.card is not None:
            self._by_card[person.card] = person.id

    def _found(self, line: ListedPerson) -> Person | None:
        holder = self._by_card.get(line.card or "")
        if holder is not None:
            return self._holder(self._persons[holder], line)
        called = [self._persons[one] for one in self._by_name.get(line.name.casefold(), ())]
        same = [one for one in called if _is_same(one, line)]
        if len(same) > 1 or (not same and any(_may_be_same(one, line) for one in called)):
            raise AtField("name", Refusal("may_be_known"))
        return same[0] if same else None

    @staticmethod
    def _holder(person: Person, line: ListedPerson) -> Person:
        if person.name.casefold() != line.name.casefold():
            raise AtField("card", Refusal("card_of_another"))
        if line.born is not None and person.born not in {None, line.born}:
            raise AtField("born", Refusal("birth_date_known"))
        return person

    def _named(self, person: Person, line: ListedPerson) -> list[RegistryChange]:
        earlier = self._carded_in.get(person.id)
        if earlier is not None and line.card not in {None, earlier.card}:
            raise AtField("card", Refusal("twice_in_list", line=earlier.line))
        changes: list[RegistryChange] = []
        name = _name_after(person, line)
        same_name = person.id in self._persons and family_of(name) == family_of(person.name)
        if not same_name or line.card not in {None, person.card}:
            changes.append(NameUpdate(person.id, name, line.card))
        if line.born not in {None, person.born}:
            changes.append(BirthDate(person.id, str(line.born)))
        if line.wish is not None and line.wish is not person.wish:
            changes.append(ScreenWish(person.id, line.wish))
        return changes

    def _bans(self, person: PersonId, line: ListedPerson) -> list[RegistryChange]:
        if line.ban is None:
            return []
        earlier = self._banned_in.get((person, line.ban))
        if earlier and (earlier.since_us, earlier.until_us) != (line.since_us, line.until_us):
            raise AtField("ban", Refusal("twice_in_list", line=earlier.line))
        kind: type[BarPeriod | ExclusionPeriod] = (
            BarPeriod if line.ban is Ban.BARRED else ExclusionPeriod
        )
        found = self._restriction(person)
        change = kind(person, self._since_us(found, line), line.until_us)
        try:
            after = restricted_after(found, change, self._now_us)
        except Refusal as refusal:
            raise AtField("until", refusal) from refusal
        over = line.until_us is not None and line.until_us <= self._now_us
        return [] if after == found or over else [change]

    def _since_us(self, found: Restriction, line: ListedPerson) -> int:
        """Without a first day one that is known stays, and so it does on the same day."""
        spans: Mapping[Ban, tuple[int | None, int | None]] = {
            Ban.BARRED: (found.barred_since_us, found.barred_until_us),
            Ban.EXCLUDED: (found.excluded_since_us, found.excluded_until_us),
        }
        known_us, until_us = spans[line.ban or Ban.BARRED]
        if known_us is not None and lasts(known_us, until_us, self._now_us):
            first_us = known_us if line.since_us is None else line.since_us
            return known_us if first_us <= known_us < first_us + DAY_US else first_us
        return self._today_us if line.since_us is None else line.since_us

    def _restriction(self, person: PersonId) -> Restriction:
        return self._restricted.get(person) or self._restrictions.restriction(person)


def _with(person: Person, line: ListedPerson) -> Person:
    card, born = line.card or person.card, line.born or person.born
    return Person(person.id, _name_after(person, line), card, born, line.wish or person.wish)


def _name_after(person: Person, line: ListedPerson) -> str:
    """The registry's name, unless the list alone knows which part is the family name."""
    return person.name if family_of(line.name) is None else line.name


def _is_same(person: Person, line: ListedPerson) -> bool:
    """By what tells people of one name apart: the date of birth; or nothing is known of both."""
    if person.born is not None and line.born is not None:
        return person.born == line.born
    nothing = (None, None)
    return (person.born, person.card) == (line.born, line.card) == nothing


def _may_be_same(person: Person, line: ListedPerson) -> bool:
    """Whether nothing tells them apart: one has no date of birth and one of them no card."""
    dates = person.born is not None and line.born is not None
    cards = person.card is not None and line.card is not None
    return not dates and not cards
