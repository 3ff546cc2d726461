"""Registry changes of an act, written with its facts in one transaction."""

from collections.abc import Sequence

from tdapp.core.house_files import KeptFile
from tdapp.core.ids import PersonId
from tdapp.core.ports.people import (
    BirthDate,
    NameUpdate,
    PersonForgotten,
    RegistryChange,
    RegistryWrite,
    SamePerson,
    ScreenWish,
    WordsForgotten,
)
from tdapp.core.refusal import Refusal
from tdapp.core.same_person import holder, ids_of, restricted_after
from tdapp.core.staff_keys import StaffWrite
from tdapp.journal.connection import Connection
from tdapp.journal.registries.erasures import forget
from tdapp.journal.registries.house_files import write_house_file
from tdapp.journal.registries.person_rows import (
    person_digest,
    read_same,
    write_family,
    write_same,
    write_wish,
)
from tdapp.journal.registries.staff_rows import write_staff
from tdapp.journal.registries.standings import restriction_of, write_restriction

_PERSON = "SELECT name, card, born, erased_us FROM person WHERE person_id=?"
_KEEP = (
    "INSERT INTO person (person_id, name, card, born, digest) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (person_id) DO UPDATE SET name=excluded.name, card=excluded.card, "
    "born=excluded.born, digest=excluded.digest"
)

Columns = tuple[str | None, str | None, str | None]
"""Name, card and birth date, as far as they are known."""


def change(db: Connection, changes: Sequence[RegistryWrite], at_us: int) -> None:
    """Make an act's changes; the caller holds the transaction.

    Refuses ``person_erased``, ``birth_date_known``, what `restricted_after` refuses, and what
    `erasures.forget` does.
    """
    for one in changes:
        if isinstance(one, PersonForgotten | WordsForgotten):
            forget(db, one, at_us)
        elif isinstance(one, StaffWrite):
            write_staff(db, one, at_us)
        elif isinstance(one, KeptFile):
            write_house_file(db, one, at_us)
        else:
            _note(db, one, at_us)


def _note(db: Connection, one: RegistryChange, at_us: int) -> None:
    name, card, born = _known(db, one.person)
    if isinstance(one, BirthDate):
        if not one.corrects and born not in {None, one.born}:
            raise Refusal("birth_date_known", person=one.person)
        _keep(db, one.person, (name, card, one.born))
    elif isinstance(one, NameUpdate):
        _keep(db, one.person, (str(one.name), one.card or card, born))
        write_family(db, one.person, one.name)
    elif isinstance(one, ScreenWish):
        write_wish(db, one.person, one.wish)
    elif isinstance(one, SamePerson):
        write_same(db, one)
    else:
        ids = ids_of(read_same(db), one.person)
        found = {who: restriction_of(db, who) for who in ids}
        who = holder(ids, found, one, at_us)
        write_restriction(db, who, restricted_after(found[who], one, at_us))


def _known(db: Connection, person: PersonId) -> Columns:
    found = db.rows(_PERSON, (person,))
    if not found:
        return None, None, None
    name, card, born, erased_us = found[0]
    if erased_us is not None:
        raise Refusal("person_erased", person=person)
    return name, card, born


def _keep(db: Connection, person: PersonId, columns: Columns) -> None:
    db.run(_KEEP, (person, *columns, person_digest(person, *columns, None)))
