"""The registry of persons: the only place that knows a name, and where names are erased."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Protocol, TypeVar

from tdapp.core.ids import ActionId, PersonId, StaffId
from tdapp.core.ports import Person, RegistryChange, Restriction, Standing, Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.core.registry import is_restricted
from tdapp.journal.connection import Connection, PostgresConnection, SqliteConnection
from tdapp.journal.copies.durable import problem_with_file
from tdapp.journal.registries.erasures import ErasedList, Erasure, blank, scrub
from tdapp.journal.registries.person_digest import person_digest
from tdapp.journal.registries.standings import StandingBook, read_book, restriction_of

CHUNK = 500

Answer = TypeVar("Answer")


class Asked(Protocol):
    """The journal, which lets a question run in its writer's thread."""

    def ask(self, question: Callable[[Connection], Answer]) -> "Future[Answer]": ...


class People:
    """Implements `core.ports.People` and `Persons`; ids of the erased are also kept in `folder`.

    `standing`, `restriction` and `would_take` answer from what was last read. Every other question
    waits for the writer's thread and raises `Unrecorded` where the record fails. With `only_known`
    nobody is known who has no name.
    """

    def __init__(self, journal: Asked, folder: Path, *, only_known: bool = False) -> None:
        self._journal = journal
        self._erased = ErasedList(folder)
        self._only_known = only_known
        self._named: set[PersonId] = set()
        self._book = StandingBook()
        self._now_us = 0

    def add(self, persons: Sequence[Person], by: StaffId) -> None:  # noqa: ARG002 - an act says it
        """Enter persons, or correct those that are known, all or none.

        Refuses with ``person_erased`` (person) for an id that was erased. The first call takes a
        second longer, because it loads SQLModel.
        """
        self._journal.ask(lambda db: _add(db, persons)).result()
        self.refresh(self._now_us)

    def names(self, ids: Sequence[PersonId]) -> Mapping[PersonId, str]:
        """The names of those who are known and not erased."""
        return self._journal.ask(lambda db: _names(db, ids)).result()

    def standing(self, person: PersonId, at_us: int) -> Standing:
        """Whether somebody may play at a moment (UTC), as far as it was read."""
        found = self._book.standing(person, at_us)
        if self._only_known and found.known and person not in self._named:
            self._named.update(self.names([person]))
            return replace(found, known=person in self._named)
        return found

    def restriction(self, person: PersonId) -> Restriction:
        """From when until when somebody may not play, as far as it was read."""
        return self._book.restricted.get(person, Restriction())

    def is_noted(self, person: PersonId) -> bool:
        """Whether somebody is restricted, or may be too young, as far as it was read."""
        return person in self._book.restricted or person in self._book.born

    def would_take(self, changes: Sequence[RegistryChange], at_us: int) -> None:
        """Refuse what the record would refuse of an act's changes, as far as it was read."""
        if changes:
            self._book.after(changes, at_us)

    def took(self, changes: Sequence[RegistryChange], at_us: int) -> None:
        """Know of changes that are recorded; called in the writer's thread.

        What does not fit what was read, because another station wrote too, is read again.
        """
        if not changes:
            return
        try:
            self._book = self._book.after(changes, at_us)
        except Refusal:
            self.look_again(self._now_us)

    def refresh(self, now_us: int) -> None:
        """Read again who may not play from `now_us` (UTC) on."""
        self._journal.ask(lambda db: self._read(db, now_us)).result()

    def look_again(self, now_us: int) -> None:
        """Have it read again without waiting, for what other stations wrote meanwhile."""
        self._journal.ask(lambda db: self._read(db, now_us))

    def _read(self, db: Connection, now_us: int) -> None:
        """The book is turned in the writer's thread only, in the order of the record."""
        self._book, self._now_us = read_book(db, now_us), now_us

    def called(self, part: str, most: int) -> Sequence[Person]:
        """At most so many of those whose name holds `part`, in the order of their names.

        Capitals and small letters are alike. Nobody is found by an empty part.
        """
        return self._journal.ask(lambda db: _called(db, part.strip().casefold(), most)).result()

    def everybody(self) -> Sequence[Person]:
        """All whose name is known, in no order."""
        return self._journal.ask(everybody_in).result()

    def erase(self, person: PersonId, at_us: int) -> bool:
        """Erase a person's name, card and birth date, for good and also in restored backups.

        True if their bytes are out of the record's files now; False if they go with a later
        checkpoint, because somebody is reading. Refuses as `must_be_erasable`.
        """
        self.must_be_erasable(person, at_us)
        return self._erase(Erasure(at_us, person=person))

    def must_be_erasable(self, person: PersonId, at_us: int) -> None:
        """Refuse ``unknown_person``, and ``still_restricted`` while a bar or exclusion lasts.

        A ban is known by the name, the card and the birth date; it would be gone with them.
        """
        self._journal.ask(lambda db: _must_be_erasable(db, person, at_us)).result()

    def has_note(self, action: ActionId) -> bool:
        """Whether an act has a reason that is not erased."""
        return self._journal.ask(lambda db: _has_note(db, action)).result()

    def erase_note(self, action: ActionId, at_us: int) -> bool:
        """Erase the reason of an act, likewise. Refuses with ``no_reason`` where it has none."""
        if not self._journal.ask(lambda db: _knows_note(db, action)).result():
            raise Refusal("no_reason", action=action)
        return self._erase(Erasure(at_us, act=action))

    def _erase(self, erasure: Erasure) -> bool:
        try:
            self._erased.add(erasure)
        except OSError as error:
            raise Unrecorded(problem_with_file(error), str(error)) from error
        self._journal.ask(lambda db: _blank(db, erasure)).result()
        self.refresh(self._now_us)
        return self._journal.ask(scrub).result()


def _add(db: Connection, persons: Sequence[Person]) -> None:
    from tdapp.journal.registries.registry import session  # noqa: PLC0415 - a second to load
    from tdapp.journal.schema import PersonRow  # noqa: PLC0415 - a second to load

    if not isinstance(db, SqliteConnection | PostgresConnection):
        raise TypeError(type(db))
    with session(db) as registry:
        for person in persons:
            known = registry.get(PersonRow, person.id)
            if known is not None and known.erased_us is not None:
                raise Refusal("person_erased", person=person.id)
            row = known or PersonRow(person_id=person.id, digest=b"")
            row.name, row.card, row.born = person.name, person.card, person.born
            row.digest = person_digest(person.id, person.name, person.card, person.born, None)
            registry.add(row)


def _names(db: Connection, ids: Sequence[PersonId]) -> dict[PersonId, str]:
    found: dict[PersonId, str] = {}
    for start in range(0, len(ids), CHUNK):
        some = ids[start : start + CHUNK]
        marks = ", ".join("?" * len(some))
        rows = db.rows(
            f"SELECT person_id, name FROM person WHERE name IS NOT NULL AND person_id IN ({marks})",
            some,
        )
        found.update((PersonId(person), name) for person, name in rows)
    return found


def everybody_in(db: Connection) -> list[Person]:
    """All persons of a record whose name is known, in no order."""
    rows = db.rows("SELECT person_id, name, card, born FROM person WHERE name IS NOT NULL")
    return [Person(PersonId(person), name, card, born) for person, name, card, born in rows]


def _called(db: Connection, part: str, most: int) -> list[Person]:
    """Names are compared here, because a database folds no letters beyond those of English."""
    if not part:
        return []
    found = [one for one in everybody_in(db) if part in one.name.casefold()]
    return sorted(found, key=lambda one: (one.name.casefold(), one.id))[:most]


def _must_be_erasable(db: Connection, person: PersonId, at_us: int) -> None:
    if not db.rows("SELECT 1 FROM person WHERE person_id=?", (person,)):
        raise Refusal("unknown_person", person=person)
    if is_restricted(restriction_of(db, person), at_us):
        raise Refusal("still_restricted", person=person)


def _knows_note(db: Connection, action: ActionId) -> bool:
    return bool(db.rows("SELECT 1 FROM note WHERE action_id=?", (action,)))


def _has_note(db: Connection, action: ActionId) -> bool:
    query = "SELECT 1 FROM note WHERE action_id=? AND erased_us IS NULL"
    return bool(db.rows(query, (action,)))


def _blank(db: Connection, erasure: Erasure) -> None:
    db.begin()
    try:
        blank(db, [erasure])
        db.commit()
    except BaseException:
        db.rollback()
        raise
