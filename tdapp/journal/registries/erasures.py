"""Taking personal data out for good, also out of what is restored later."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from tdapp.core.ids import ActionId, PersonId
from tdapp.journal.connection import Connection
from tdapp.journal.copies.durable import append_line, read_lines
from tdapp.journal.registries.person_digest import person_digest
from tdapp.journal.registries.registry_version import has_standings
from tdapp.journal.trouble import DriverError


class Erasure(msgspec.Struct, frozen=True, omit_defaults=True):
    """That a person, or the reason of an act, was erased at `at_us` (UTC microseconds)."""

    at_us: int
    person: PersonId | None = None
    act: ActionId | None = None


_decode = msgspec.json.Decoder(Erasure).decode


class ErasedList:
    """``<folder>/erased.jsonl``: the ids of what was erased from any record, and nothing else."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "erased.jsonl"

    def add(self, erasure: Erasure) -> None:
        """Add one line durably; raises `OSError`."""
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        append_line(self.path, msgspec.json.encode(erasure))

    def read(self) -> list[Erasure]:
        """What was erased so far, without what is unreadable; raises `OSError`."""
        found = []
        for line in read_lines(self.path):
            with suppress(msgspec.DecodeError):
                found.append(_decode(line))
        return found


def erased_in(db: Connection) -> list[Erasure]:
    """What was erased in a record itself."""
    persons = db.rows("SELECT person_id, erased_us FROM person WHERE erased_us IS NOT NULL")
    acts = db.rows("SELECT action_id, erased_us FROM note WHERE erased_us IS NOT NULL")
    return [
        *(Erasure(at_us, person=person) for person, at_us in persons),
        *(Erasure(at_us, act=act) for act, at_us in acts),
    ]


def blank(db: Connection, erasures: Iterable[Erasure]) -> int:
    """Blank what is still there of these; gives how many. The caller holds the transaction."""
    done = 0
    for erasure in erasures:
        if erasure.person is not None and _is_there(db, "person", "person_id", erasure.person):
            digest = person_digest(erasure.person, None, None, None, erasure.at_us)
            db.run(
                "UPDATE person SET name=NULL, card=NULL, born=NULL, erased_us=?, digest=? "
                "WHERE person_id=?",
                (erasure.at_us, digest, erasure.person),
            )
            if has_standings(db):
                db.run("DELETE FROM standing WHERE person_id=?", (erasure.person,))
            done += 1
        if erasure.act is not None and _is_there(db, "note", "action_id", erasure.act):
            db.run(
                "UPDATE note SET salt=NULL, text=NULL, erased_us=? WHERE action_id=?",
                (erasure.at_us, erasure.act),
            )
            done += 1
    return done


def scrub(db: Connection) -> bool:
    """Take the blanked bytes out of the files; False where somebody still reads them.

    A file's log is emptied into it, where deleted bytes are overwritten. A server rewrites the
    tables; its own log and its standby servers keep their history for as long as they are set to.
    """
    if db.dialect == "sqlite":
        outcome: Sequence[tuple[int, ...]] = db.rows("PRAGMA wal_checkpoint(TRUNCATE)")
        return outcome[0][0] == 0
    try:
        db.run("VACUUM (FULL) person")
        db.run("VACUUM (FULL) standing")
        db.run("VACUUM (FULL) note")
    except DriverError:
        return False
    return True


def _is_there(db: Connection, table: str, key: str, value: str) -> bool:
    found = db.rows(f"SELECT 1 FROM {table} WHERE {key}=? AND erased_us IS NULL", (value,))
    return bool(found)
