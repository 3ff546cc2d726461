"""The registry of persons: the only place that knows a name, and where names are erased."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Protocol, TypeVar

from tdapp.core.ids import PersonId, StaffId, StreamId, place_or
from tdapp.core.names import family_first, named
from tdapp.core.ports.people import Eligibility, PastEntry, Person, RegistryWrite, Restriction
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.core.same_person import Same, ids_of
from tdapp.journal.connection import Connection, PostgresConnection, SqliteConnection
from tdapp.journal.registries.erasures import ErasedList, finish, list_erased
from tdapp.journal.registries.person_rows import person_digest, read_same, read_wish, write_family
from tdapp.journal.registries.registry_version import has_families, has_wishes
from tdapp.journal.registries.standings import StandingBook, read_book

_ENTRIES = (
    "SELECT p.stream_id, p.entry, p.cents, s.created_us, e.action_id FROM rd_purchase p "
    "JOIN stream s ON s.stream_id=p.stream_id "
    "JOIN event e ON e.stream_id=p.stream_id AND e.seq=1 "
    "WHERE p.person_id IN ({marks}) AND p.voided=0 AND p.kind IN ('entry', 'reentry') "
    "ORDER BY p.stream_id, p.entry"
)
_TITLE = "SELECT title FROM rd_event WHERE stream_id=? AND voided=0 ORDER BY seq DESC LIMIT 1"
_WON = "SELECT sum(cents) FROM rd_payout WHERE stream_id=? AND entry=? AND voided=0"


def played_in(db: Connection, ids: Sequence[PersonId]) -> list[PastEntry]:
    """The entries that were sold to somebody, under whichever id, the newest event first."""
    sql = _ENTRIES.format(marks=", ".join("?" * len(ids)))
    rows = sorted(db.rows(sql, tuple(ids)), key=lambda row: place_or(row[4], row[3]))
    return [
        PastEntry(StreamId(event), _title(db, event), entry, paid, _won(db, event, entry))
        for event, entry, paid, *_ in reversed(rows)
    ]


def _title(db: Connection, event: str) -> str:
    found = db.rows(_TITLE, (event,))
    return str(found[0][0]) if found else event


def _won(db: Connection, event: str, entry: int) -> int:
    return int(db.rows(_WON, (event, entry))[0][0] or 0)


CHUNK = 500

Answer = TypeVar("Answer")


class QuestionRunner(Protocol):
    """The journal, which lets a question run in its writer's thread."""

    def ask(self, question: Callable[[Connection], Answer]) -> "Future[Answer]": ...


class PeopleRegistry:
    """Implements `core.ports.People` and `Persons`; ids of the erased are also kept in `folder`.

    `standing`, `restriction` and `would_take` answer from what was last read. Every other question
    waits for the writer's thread and raises `Unrecorded` where the record fails. With `only_known`
    nobody is known who has no name.
    """

    def __init__(self, journal: QuestionRunner, folder: Path, *, only_known: bool = False) -> None:
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

    def standing(self, person: PersonId, at_us: int) -> Eligibility:
        """Whether somebody may play at a moment (UTC), as far as it was read."""
        found = self._book.standing(person, at_us)
        if self._only_known and found.known and person not in self._named:
            self._named.update(self.names([person]))
            return replace(found, known=person in self._named)
        return found

    def restriction(self, person: PersonId) -> Restriction:
        """From when until when somebody may not play, as far as it was read."""
        return self._book.restriction(person)

    def is_noted(self, person: PersonId) -> bool:
        """Whether somebody is restricted, or may be too young, as far as it was read."""
        book = self._book
        return any(one in book.restricted or one in book.born for one in self.ids(person))

    def ids(self, person: PersonId) -> tuple[PersonId, ...]:
        """All ids of somebody, as far as it was read, the kept one first."""
        return ids_of(self._book.same, person)

    def would_take(self, changes: Sequence[RegistryWrite], at_us: int) -> None:
        """Refuse what the record would refuse of an act's changes, as far as it was read."""
        if changes:
            self._book.after(changes, at_us)

    def took(self, changes: Sequence[RegistryWrite], at_us: int) -> None:
        """Know of changes that are recorded; called in the writer's thread.

        What does not fit what was read, because another station wrote too, is read again.
        """
        if not changes:
            return
        try:
            self._book = self._book.after(changes, at_us)
        except Refusal:
            self.look_again(self._now_us)

    def begin(self, now_us: int) -> None:
        """Read it once, with every erasure brought to its end where the record can be written."""
        self.refresh(now_us)
        with suppress(Unrecorded):
            self.finish_erasures().result()

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

    def some(self, after: PersonId | None, most: int) -> Sequence[Person]:
        """At most so many of those whose name is known, in the order of their ids, after this one.

        Whoever reads everybody in parts keeps nobody waiting for long.
        """
        return self._journal.ask(lambda db: _some(db, after or "", most)).result()

    def known(self, ids: Sequence[PersonId]) -> Sequence[Person]:
        """All that is known of these, in no order; of the erased there is nothing."""
        return self._journal.ask(lambda db: _known_of(db, ids)).result()

    def played(self, person: PersonId) -> Sequence[PastEntry]:
        """The entries of a person in all recorded events, newest first."""
        return self._journal.ask(lambda db: played_in(db, self.ids(person))).result()

    def everybody(self) -> Sequence[Person]:
        """All whose name is known, in no order."""
        return self._journal.ask(everybody_in).result()

    def must_be_listable(self) -> None:
        """Raise `Unrecorded` where what is erased could not be kept erased after a restore."""
        self._erased.must_be_writable()

    def finish_erasures(self) -> "Future[bool]":
        """Have everything finished that is erased in the record; see `erasures.finish`."""
        return self._journal.ask(lambda db: finish(db, self._erased))

    def list_erasures(self) -> None:
        """Have what another station erased kept erased by this one too, without waiting."""
        self._journal.ask(lambda db: list_erased(db, self._erased))


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
            row.name, row.card, row.born = str(person.name), person.card, person.born
            row.digest = person_digest(person.id, row.name, person.card, person.born, None)
            registry.add(row)
            write_family(db, person.id, person.name)


def _names(db: Connection, ids: Sequence[PersonId]) -> dict[PersonId, str]:
    return {one.id: one.name for one in _known_of(db, ids)}


def everybody_in(db: Connection) -> list[Person]:
    """All persons of a record whose name is known, in no order, each once."""
    return [one for one in _persons(db, "", ()) if one.kept is None]


def _some(db: Connection, after: str, most: int) -> list[Person]:
    return _persons(db, "AND p.person_id > ? ORDER BY p.person_id LIMIT ?", (after, most))


def _known_of(db: Connection, ids: Sequence[PersonId]) -> list[Person]:
    found: list[Person] = []
    for start in range(0, len(ids), CHUNK):
        part = ids[start : start + CHUNK]
        found += _persons(db, f"AND p.person_id IN ({', '.join('?' * len(part))})", part)
    return found


def _persons(db: Connection, which: str, values: Sequence[object]) -> list[Person]:
    """Those whose name is known, who was entered twice made one."""
    found, same = _rows(db, which, values), read_same(db)
    return _made_one(db, same, found) if same else found


def _rows(db: Connection, which: str, values: Sequence[object]) -> list[Person]:
    """Each as entered; a record older than family names or wishes for screens knows of none."""
    wish = family = "NULL"
    joined = ""
    if has_wishes(db):
        wish, joined = "w.wish", "LEFT JOIN screen_wish w ON w.person_id=p.person_id "
    if has_families(db):
        family, joined = "f.family", joined + "LEFT JOIN family_name f ON f.person_id=p.person_id "
    rows = db.rows(
        f"SELECT p.person_id, p.name, {family}, p.card, p.born, {wish} FROM person p {joined}"
        f"WHERE p.name IS NOT NULL {which}",
        tuple(values),
    )
    return [
        Person(PersonId(person), named(name, known), card, born, read_wish(told))
        for person, name, known, card, born, told in rows
    ]


def _made_one(db: Connection, same: Same, found: Sequence[Person]) -> list[Person]:
    """Each with the other ids and cards; of another id of somebody what is told of the kept one."""
    known = {one.id: one for one in found}
    there = [who for one in found if len(ids_of(same, one.id)) > 1 for who in ids_of(same, one.id)]
    rest = list(dict.fromkeys(one for one in there if one not in known))
    for start in range(0, len(rest), CHUNK):
        part = rest[start : start + CHUNK]
        known |= {one.id: one for one in _rows(db, f"AND p.person_id IN ({_marks(part)})", part)}
    return [_whole(same, known, one) for one in found]


def _whole(same: Same, known: Mapping[PersonId, Person], one: Person) -> Person:
    kept, *others = ids_of(same, one.id)
    if not others:
        return one
    if one.id != kept:
        main = known[kept]
        return replace(one, name=main.name, card=main.card, born=main.born, kept=kept)
    cards = tuple(card for other in others if (card := known[other].card))
    return replace(one, same=tuple(others), cards=cards)


def _marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))


def _called(db: Connection, part: str, most: int) -> list[Person]:
    """Names are compared here, because a database folds no letters beyond those of English."""
    if not part:
        return []
    found = [one for one in everybody_in(db) if part in one.name.casefold()]
    return sorted(found, key=lambda one: (family_first(one.name).casefold(), one.id))[:most]
