"""Persons' family names, wishes for screens, and ids that stand for somebody else."""

import hashlib

import msgspec

from tdapp.core.ids import PersonId
from tdapp.core.names import ScreenName, family_of
from tdapp.core.ports.people import SamePerson
from tdapp.core.refusal import Refusal
from tdapp.core.same_person import Same, grouped, same_after
from tdapp.journal.connection import Connection
from tdapp.journal.registries.registry_version import has_same_persons


def person_digest(
    person: object, name: object, card: object, born: object, erased_us: object
) -> bytes:
    """Digest of the columns of one person; of an erased one it tells nothing personal."""
    return digest_of(person, name, card, born, erased_us)


def digest_of(*columns: object) -> bytes:
    """Digest of all columns of a row but the digest itself, in their order."""
    return hashlib.sha256(msgspec.json.encode(columns)).digest()


_ALL = "SELECT person_id, kept_id FROM same_person ORDER BY person_id"
_NAMED = "SELECT 1 FROM person WHERE person_id=? AND name IS NOT NULL"


def read_same(db: Connection) -> Same:
    """All of them; an older record knows of none."""
    if not has_same_persons(db):
        return {}
    return grouped({PersonId(one): PersonId(kept) for one, kept in db.rows(_ALL)})


def write_same(db: Connection, change: SamePerson) -> None:
    """Make two one, or one two again; the caller holds the transaction.

    Refuses ``no_name_known`` for who has no name (any more), and as `same_after` does.
    """
    same_after(read_same(db), change)
    db.run("DELETE FROM same_person WHERE person_id=?", (change.person,))
    if change.kept is None:
        return
    for one in (change.kept, change.person):
        if not db.rows(_NAMED, (one,)):
            raise Refusal("no_name_known", person=one)
    columns = (change.person, change.kept)
    made = "INSERT INTO same_person (person_id, kept_id, digest) VALUES (?, ?, ?)"
    db.run(made, (*columns, digest_of(*columns)))


_FAMILY = (
    "INSERT INTO family_name (person_id, family, digest) VALUES (?, ?, ?) "
    "ON CONFLICT (person_id) DO UPDATE SET family=excluded.family, digest=excluded.digest"
)


def write_family(db: Connection, person: PersonId, name: str) -> None:
    """Keep the family name of a name of two parts; the caller holds the transaction."""
    family = family_of(name)
    if family is None:
        db.run("DELETE FROM family_name WHERE person_id=?", (person,))
    else:
        db.run(_FAMILY, (person, family, digest_of(person, family)))


_KEEP = (
    "INSERT INTO screen_wish (person_id, wish, digest) VALUES (?, ?, ?) "
    "ON CONFLICT (person_id) DO UPDATE SET wish=excluded.wish, digest=excluded.digest"
)


def write_wish(db: Connection, person: PersonId, wish: ScreenName) -> None:
    """Put a wish in the place of an older one; the caller holds the transaction."""
    db.run(_KEEP, (person, wish.value, digest_of(person, wish.value)))


def read_wish(text: str | None) -> ScreenName | None:
    """The wish as it is written; None for one that was never told or that nobody can read."""
    return ScreenName(text) if text in {one.value for one in ScreenName} else None
