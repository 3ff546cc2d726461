"""Who was entered twice: each id that is only another one for somebody, and the kept one."""

from tdapp.core.ids import PersonId
from tdapp.core.ports.people import SamePerson
from tdapp.core.refusal import Refusal
from tdapp.core.same_person import Same, grouped, same_after
from tdapp.journal.connection import Connection
from tdapp.journal.registries.person_digest import digest_of
from tdapp.journal.registries.registry_version import has_same_persons

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
