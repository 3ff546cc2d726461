"""Who may not play: read from the registry beforehand, so that the desk is answered at once."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from datetime import date, datetime

import msgspec

from tdapp.core.ids import PersonId
from tdapp.core.ports import (
    BirthDate,
    Named,
    PersonForgotten,
    RegistryChange,
    RegistryWrite,
    Restriction,
    ScreenWish,
    Standing,
    WordsForgotten,
)
from tdapp.core.refusal import Refusal
from tdapp.core.registry import is_restricted, restricted_after
from tdapp.core.staff_keys import StaffWrite
from tdapp.journal.connection import Connection
from tdapp.journal.registries.person_digest import digest_of

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

    def standing(self, person: PersonId, at_us: int) -> Standing:
        """How somebody stands at a moment (UTC); the day of a birthday is this computer's."""
        found = self.restricted.get(person, Restriction())
        born = self.born.get(person)
        return Standing(
            known=person not in self.erased,
            barred=_holds(found.barred_since_us, found.barred_until_us, at_us),
            self_excluded=_holds(found.excluded_since_us, found.excluded_until_us, at_us),
            under_age=born is not None and _is_under_age(born, _day_of(at_us)),
        )

    def restriction(self, person: PersonId) -> Restriction:
        """From when until when somebody may not play."""
        return self.restricted.get(person, Restriction())

    def after(self, changes: Sequence[RegistryWrite], at_us: int) -> "StandingBook":
        """The same with changes made at a moment (UTC); refuses as the record does.

        A birth date that the registry knows otherwise is not foreseen: only the young are read. Nor
        is it whether there is a name or are words to forget.
        """
        restricted, born, erased = dict(self.restricted), dict(self.born), set(self.erased)
        for one in changes:
            if isinstance(one, WordsForgotten | StaffWrite):
                continue
            _must_be_there(one, erased)
            if isinstance(one, PersonForgotten):
                _must_be_free(one.person, restricted, at_us)
                restricted.pop(one.person, None)
                born.pop(one.person, None)
                erased.add(one.person)
            elif isinstance(one, BirthDate):
                day = _day(one.born)
                if day is not None:
                    born[one.person] = day
            elif not isinstance(one, Named | ScreenWish):
                found = restricted.get(one.person, Restriction())
                after = restricted_after(found, one, at_us)
                restricted.pop(one.person, None)
                restricted.update({one.person: after} if after != Restriction() else {})
        return StandingBook(restricted, born, frozenset(erased))


def read_book(db: Connection, now_us: int) -> StandingBook:
    """What the registry says, for moments from `now_us` (UTC) on."""
    young = _day_of(now_us).year - OF_AGE - 1
    born = {PersonId(one): _day(text) for one, text in db.rows(_YOUNG, (str(young),))}
    return StandingBook(
        {PersonId(one): Restriction(*spans) for one, *spans in db.rows(_RESTRICTED)},
        {person: day for person, day in born.items() if day is not None},
        frozenset(PersonId(one) for (one,) in db.rows(_ERASED)),
    )


def read_book_of(db: Connection, persons: Sequence[PersonId]) -> StandingBook:
    """What the registry says of these few, whatever their age."""
    marks = ", ".join("?" * len(persons))
    known = db.rows(f"{_KNOWN} WHERE person_id IN ({marks})", persons)
    restricted = db.rows(f"{_RESTRICTED} WHERE person_id IN ({marks})", persons)
    born = {PersonId(one): _day(text or "") for one, text, _ in known}
    return StandingBook(
        {PersonId(one): Restriction(*spans) for one, *spans in restricted},
        {person: day for person, day in born.items() if day is not None},
        frozenset(PersonId(one) for one, _, erased_us in known if erased_us is not None),
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
