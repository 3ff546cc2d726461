"""Taking personal data out for good, also out of what is restored later.

An erasure is an act: what is personal is blanked in the transaction that records the fact. What
lies outside the record follows from it: the bytes go out of the files, and then the list takes it
in that keeps it erased when an older backup is restored. What the list lacks of a record is not
finished; so whatever breaks off in between is finished at the next start.
"""

import errno
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from tdapp.core.ids import ActionId, PersonId, StaffId
from tdapp.core.ports.people import Forgetting, WordsForgotten
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.core.same_person import ids_of, is_restricted
from tdapp.journal.connection import Connection
from tdapp.journal.durable import append_line, problem_with_file, read_lines
from tdapp.journal.registries.person_rows import person_digest, read_same
from tdapp.journal.registries.registry_version import (
    has_families,
    has_same_persons,
    has_staff,
    has_standings,
    has_wishes,
)
from tdapp.journal.registries.staff_rows import blank_staff
from tdapp.journal.registries.standings import restriction_of
from tdapp.journal.trouble import DriverError


class Erasure(msgspec.Struct, frozen=True, omit_defaults=True):
    """That a person, an act's reason or a colleague was erased at `at_us` (UTC microseconds)."""

    at_us: int
    person: PersonId | None = None
    act: ActionId | None = None
    staff: StaffId | None = None


_decode = msgspec.json.Decoder(Erasure).decode


class ErasedList:
    """``<folder>/erased.jsonl``: the ids of what was erased from any record, and nothing else."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "erased.jsonl"

    def add(self, erasures: Iterable[Erasure]) -> None:
        """Add a line for each durably; raises `OSError`."""
        for erasure in erasures:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            append_line(self.path, msgspec.json.encode(erasure))

    def lacks(self, erasures: Iterable[Erasure]) -> list[Erasure]:
        """Those of them that are not in it; raises `OSError`."""
        listed = {(one.person, one.act, one.staff) for one in self.read()}
        return [one for one in erasures if (one.person, one.act, one.staff) not in listed]

    def must_be_writable(self) -> None:
        """Raise `Unrecorded` where a line could not be added, before anything is erased."""
        with _listing():
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            if self.path.exists():
                self.path.open("ab").close()
            elif not os.access(self.path.parent, os.W_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(self.path))

    def read(self) -> list[Erasure]:
        """The erasures so far, without unreadable ones; raises `OSError`."""
        found = []
        for line in read_lines(self.path):
            with suppress(msgspec.DecodeError):
                found.append(_decode(line))
        return found


def erased_in(db: Connection) -> list[Erasure]:
    """The erasures noted in a record itself."""
    persons = db.rows("SELECT person_id, erased_us FROM person WHERE erased_us IS NOT NULL")
    acts = db.rows("SELECT action_id, erased_us FROM note WHERE erased_us IS NOT NULL")
    gone = "SELECT staff_id, erased_us FROM staff WHERE erased_us IS NOT NULL"
    staff = db.rows(gone) if has_staff(db) else ()
    return [
        *(Erasure(at_us, person=person) for person, at_us in persons),
        *(Erasure(at_us, act=act) for act, at_us in acts),
        *(Erasure(at_us, staff=one) for one, at_us in staff),
    ]


def forget(db: Connection, one: Forgetting, at_us: int) -> None:
    """Blank a person or the words of an act; the caller holds the transaction.

    Refuses ``unknown_person`` and ``no_reason`` where there is nothing, or nothing any more, and
    ``still_restricted`` while a bar or an exclusion lasts: it is known by the name, the card and
    the birth date, and would be gone with them.
    """
    if isinstance(one, WordsForgotten):
        if not blank(db, [Erasure(at_us, act=one.action)]):
            raise Refusal("no_reason", action=one.action)
    elif is_restricted(restriction_of(db, one.person), at_us):
        raise Refusal("still_restricted", person=one.person)
    elif len(ids_of(read_same(db), one.person)) > 1:
        raise Refusal("person_merged", person=one.person)
    elif not blank(db, [Erasure(at_us, person=one.person)]):
        raise Refusal("unknown_person", person=one.person)


def finish(db: Connection, listed: ErasedList) -> bool:
    """Take what a record has erased out of the bytes, and then into the list; repeats harmlessly.

    False if bytes of it stay in the files until a later checkpoint, because somebody is reading.
    Raises `Unrecorded` where the list cannot be written.
    """
    erased = erased_in(db)
    try:
        missing = listed.lacks(erased)
    except OSError:
        missing = erased
    gone = not missing or scrub(db)
    with _listing():
        listed.add(missing)
    return gone


def list_erased(db: Connection, listed: ErasedList) -> None:
    """Take into the list what another station has erased, which takes it out of the bytes."""
    with _listing():
        listed.add(listed.lacks(erased_in(db)))


def blank(db: Connection, erasures: Iterable[Erasure]) -> int:
    """Blank what is still there of these; gives how many. The caller holds the transaction."""
    done = 0
    for erasure in erasures:
        if erasure.person is not None and _is_there(db, "person", "person_id", erasure.person):
            _blank_person(db, erasure.person, erasure.at_us)
            done += 1
        if erasure.act is not None and _is_there(db, "note", "action_id", erasure.act):
            db.run(
                "UPDATE note SET salt=NULL, text=NULL, erased_us=? WHERE action_id=?",
                (erasure.at_us, erasure.act),
            )
            done += 1
        if erasure.staff is not None and has_staff(db):
            done += blank_staff(db, erasure.staff, erasure.at_us)
    return done


def _blank_person(db: Connection, person: PersonId, at_us: int) -> None:
    digest = person_digest(person, None, None, None, at_us)
    db.run(
        "UPDATE person SET name=NULL, card=NULL, born=NULL, erased_us=?, digest=? "
        "WHERE person_id=?",
        (at_us, digest, person),
    )
    for is_there, table, column in (
        (has_standings, "standing", "person_id"),
        (has_same_persons, "same_person", "person_id"),
        (has_same_persons, "same_person", "kept_id"),
        (has_families, "family_name", "person_id"),
        (has_wishes, "screen_wish", "person_id"),
    ):
        if is_there(db):
            db.run(f"DELETE FROM {table} WHERE {column}=?", (person,))


def scrub(db: Connection) -> bool:
    """Overwrite the blanked bytes in the files; False while another program reads them.

    A file's log is emptied into it, where deleted bytes are overwritten. A server rewrites the
    tables; its own log and its standby servers keep their history for as long as they are set to.
    """
    if db.dialect == "sqlite":
        outcome: Sequence[tuple[int, ...]] = db.rows("PRAGMA wal_checkpoint(TRUNCATE)")
        return outcome[0][0] == 0
    try:
        db.run("VACUUM (FULL) person")
        db.run("VACUUM (FULL) standing")
        db.run("VACUUM (FULL) screen_wish")
        db.run("VACUUM (FULL) family_name")
        db.run("VACUUM (FULL) staff")
        db.run("VACUUM (FULL) note")
    except DriverError:
        return False
    return True


def _is_there(db: Connection, table: str, key: str, value: str) -> bool:
    found = db.rows(f"SELECT 1 FROM {table} WHERE {key}=? AND erased_us IS NULL", (value,))
    return bool(found)


@contextmanager
def _listing() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Unrecorded(problem_with_file(error), str(error)) from error
