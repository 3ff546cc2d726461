"""Who may not play: read from the registry beforehand, so that the desk is answered at once."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from datetime import date, datetime
from functools import reduce

import msgspec

from tdapp.core.house_files import KeptFile
from tdapp.core.ids import PersonId
from tdapp.core.ports.people import (
    BarPeriod,
    BirthDate,
    Eligibility,
    ExclusionPeriod,
    NameUpdate,
    PersonForgotten,
    RegistryChange,
    RegistryWrite,
    Restriction,
    SamePerson,
    ScreenWish,
    WordsForgotten,
)
from tdapp.core.refusal import Refusal
from tdapp.core.same_person import (
    Same,
    holder,
    ids_of,
    is_restricted,
    must_not_be_merged,
    restricted_after,
    same_after,
    widest,
)
from tdapp.core.staff_keys import StaffWrite
from tdapp.journal.connection import Connection
from tdapp.journal.registries.person_rows import digest_of, read_same

OF_AGE = 18

_COLUMNS = "barred_since_us, barred_until_us, excluded_since_us, excluded_until_us"
_RESTRICTED = f"SELECT person_id, {_COLUMNS} FROM standing"
_YOUNG = "SELECT person_id, born FROM person WHERE born >= ?"
_KNOWN = "SELECT person_id, born, erased_us FROM person"
_ERASED = "SELECT person_id FROM person WHERE erased_us IS NOT NULL"
_KEEP = (
    f"INSERT INTO standing (person_id, {_COLUMNS}, digest) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (person_id) DO UPDATE SET barred_since_us=excluded.barred_since_us, "
    "barred_until_us=excluded.barred_until_us, excluded_since_us=excluded.excluded_since_us, "
    "excluded_until_us=excluded.excluded_until_us, digest=excluded.digest"
)


class StandingBook(msgspec.Struct, frozen=True):
    """Everybody of whom there is something to say; `born` has whoever may be too young."""

    restricted: Mapping[PersonId, Restriction] = {}
    born: Mapping[PersonId, date] = {}
    erased: frozenset[PersonId] = frozenset()
    same: Same = {}

    def standing(self, person: PersonId, at_us: int) -> Eligibility:
        """How somebody stands at a moment (UTC); the day of a birthday is this computer's.

        What stands against one of a person's ids stands against all.
        """
        ids, today = ids_of(self.same, person), _day_of(at_us)
        found = [self.restricted[one] for one in ids if one in self.restricted]
        born = [self.born[one] for one in ids if one in self.born]
        return Eligibility(
            known=person not in self.erased,
            barred=any(_holds(one.barred_since_us, one.barred_until_us, at_us) for one in found),
            self_excluded=any(
                _holds(one.excluded_since_us, one.excluded_until_us, at_us) for one in found
            ),
            under_age=any(_is_under_age(one, today) for one in born),
        )

    def restriction(self, person: PersonId) -> Restriction:
        """From when until when somebody may not play, under whichever id."""
        ids = ids_of(self.same, person)
        return reduce(widest, (self.restricted.get(one, Restriction()) for one in ids))

    def ids(self, person: PersonId) -> tuple[PersonId, ...]:
        """All ids of somebody, the kept one first."""
        return ids_of(self.same, person)

    def after(self, changes: Sequence[RegistryWrite], at_us: int) -> "StandingBook":
        """The same with changes made at a moment (UTC); refuses as the record does.

        A birth date that the registry knows otherwise is not foreseen: only the young are read. Nor
        is it whether there is a name or are words to forget.
        """
        restricted, born, erased = dict(self.restricted), dict(self.born), set(self.erased)
        same = self.same
        for one in changes:
            if isinstance(one, WordsForgotten | StaffWrite | KeptFile):
                continue
            _must_be_there(one, erased)
            if isinstance(one, SamePerson):
                same = _one_after(same, one, erased)
            elif isinstance(one, PersonForgotten):
                must_not_be_merged(same, one.person)
                _must_be_free(one.person, restricted, at_us)
                restricted.pop(one.person, None)
                born.pop(one.person, None)
                erased.add(one.person)
            elif isinstance(one, BirthDate):
                day = _day(one.born)
                if day is not None:
                    born[one.person] = day
            elif not isinstance(one, NameUpdate | ScreenWish):
                _restrict(restricted, ids_of(same, one.person), one, at_us)
        return StandingBook(restricted, born, frozenset(erased), same)


def read_book(db: Connection, now_us: int) -> StandingBook:
    """What the registry says, for moments from `now_us` (UTC) on."""
    young = _day_of(now_us).year - OF_AGE - 1
    born = {PersonId(one): _day(text) for one, text in db.rows(_YOUNG, (str(young),))}
    return StandingBook(
        {PersonId(one): Restriction(*spans) for one, *spans in db.rows(_RESTRICTED)},
        {person: day for person, day in born.items() if day is not None},
        frozenset(PersonId(one) for (one,) in db.rows(_ERASED)),
        read_same(db),
    )


def read_book_of(db: Connection, persons: Sequence[PersonId]) -> StandingBook:
    """What the registry says of these few, whatever their age."""
    same = read_same(db)
    persons = list(dict.fromkeys(one for who in persons for one in ids_of(same, who)))
    marks = ", ".join("?" * len(persons))
    known = db.rows(f"{_KNOWN} WHERE person_id IN ({marks})", persons)
    restricted = db.rows(f"{_RESTRICTED} WHERE person_id IN ({marks})", persons)
    born = {PersonId(one): _day(text or "") for one, text, _ in known}
    return StandingBook(
        {PersonId(one): Restriction(*spans) for one, *spans in restricted},
        {person: day for person, day in born.items() if day is not None},
        frozenset(PersonId(one) for one, _, erased_us in known if erased_us is not None),
        same,
    )


def restriction_of(db: Connection, person: PersonId) -> Restriction:
    """What stands against somebody; an empty one where nothing does."""
    found = db.rows(f"SELECT {_COLUMNS} FROM standing WHERE person_id=?", (person,))
    return Restriction(*found[0]) if found else Restriction()


def write_restriction(db: Connection, person: PersonId, restriction: Restriction) -> None:
    """Put a restriction in the place of what was there; the caller holds the transaction."""
    spans = (
        restriction.barred_since_us,
        restriction.barred_until_us,
        restriction.excluded_since_us,
        restriction.excluded_until_us,
    )
    if restriction == Restriction():
        db.run("DELETE FROM standing WHERE person_id=?", (person,))
    else:
        db.run(_KEEP, (person, *spans, digest_of(person, *spans)))


def _restrict(
    restricted: dict[PersonId, Restriction],
    ids: tuple[PersonId, ...],
    change: BarPeriod | ExclusionPeriod,
    at_us: int,
) -> None:
    who = holder(ids, restricted, change, at_us)
    after = restricted_after(restricted.pop(who, Restriction()), change, at_us)
    if after != Restriction():
        restricted[who] = after


def _one_after(same: Same, one: SamePerson, erased: AbstractSet[PersonId]) -> Same:
    """The persons after two were made one, refused in the record's own order."""
    after = same_after(same, one)
    if one.kept in erased:
        raise Refusal("no_name_known", person=one.kept)
    return after


def _must_be_there(one: RegistryChange | PersonForgotten, erased: AbstractSet[PersonId]) -> None:
    if one.person not in erased:
        return
    if isinstance(one, PersonForgotten):
        raise Refusal("unknown_person", person=one.person)
    raise Refusal("person_erased", person=one.person)


def _must_be_free(person: PersonId, restricted: Mapping[PersonId, Restriction], at_us: int) -> None:
    if is_restricted(restricted.get(person, Restriction()), at_us):
        raise Refusal("still_restricted", person=person)


def _holds(since_us: int | None, until_us: int | None, at_us: int) -> bool:
    return since_us is not None and since_us <= at_us and (until_us is None or at_us < until_us)


def _is_under_age(born: date, today: date) -> bool:
    comes_of_age = (born.year + OF_AGE, born.month, born.day)
    return (today.year, today.month, today.day) < comes_of_age


def _day_of(at_us: int) -> date:
    return datetime.fromtimestamp(at_us / 1_000_000).astimezone().date()


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None
