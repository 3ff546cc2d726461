"""Names live in the registry and nowhere else."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tdapp.core.ids import PersonId, StaffId
from tdapp.core.ports.people import People as PeoplePort
from tdapp.core.ports.people import Person, PersonForgotten
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.journal import RecordJournal
from tdapp.journal.registries.people import PeopleRegistry
from tdapp.journal.target import Target
from tests.journal.ledger_room import CODECS, Noted, Paid, erase, open_journal, record

BY = StaffId("director")
ADA = Person(PersonId("id-1"), "Ada Lovelace", "CARD-77", "1815-12-10")
BOB = Person(PersonId("id-2"), "Robert'); DROP TABLE person;--")


@pytest.fixture(params=["file", "server"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Target:
    if request.param == "server":
        return Target(url=request.getfixturevalue("postgres"))
    return Target(path=tmp_path / "record.tdapp")


@pytest.fixture
def journal(target: Target) -> Iterator[RecordJournal]:
    opened = open_journal(target)
    yield opened
    opened.close()


@pytest.fixture
def people(journal: RecordJournal, tmp_path: Path) -> PeopleRegistry:
    return PeopleRegistry(journal, tmp_path / "seals")


def test_the_registry_is_the_port_that_the_desk_knows(people: PeopleRegistry) -> None:
    port: PeoplePort = people
    port.add([ADA], BY)
    assert port.names([ADA.id]) == {ADA.id: ADA.name}


def test_names_are_given_for_those_who_are_known(people: PeopleRegistry) -> None:
    people.add([ADA, BOB], BY)
    stranger = PersonId("id-9")
    assert people.names([ADA.id, stranger, BOB.id]) == {ADA.id: ADA.name, BOB.id: BOB.name}
    assert people.names([]) == {}


def test_a_whole_field_is_entered_and_named_at_once(people: PeopleRegistry) -> None:
    field = [Person(PersonId(f"id-{number}"), f"Name {number}") for number in range(1_200)]
    people.add(field, BY)
    assert people.names([one.id for one in field]) == {one.id: one.name for one in field}


def test_entering_twice_is_one_person_and_a_correction_counts(people: PeopleRegistry) -> None:
    people.add([ADA], BY)
    people.add([ADA], BY)
    people.add([Person(ADA.id, "Ada King")], BY)
    assert people.names([ADA.id]) == {ADA.id: "Ada King"}


def test_an_erased_person_cannot_be_entered_again_and_spoils_the_whole_call(
    people: PeopleRegistry, journal: RecordJournal
) -> None:
    people.add([ADA], BY)
    erase(journal, people, PersonForgotten(ADA.id))
    with pytest.raises(Refusal) as refused:
        people.add([BOB, ADA], BY)
    assert refused.value == Refusal("person_erased", person=ADA.id)
    assert people.names([ADA.id, BOB.id]) == {}


def test_acts_go_on_between_entries_into_the_registry(
    people: PeopleRegistry, journal: RecordJournal, target: Target
) -> None:
    for number in range(5):
        people.add([Person(PersonId(f"id-{number}"), f"Name {number}")], BY)
        record(journal, f"act-{number}", {"event-1": [Noted("between")]})
    assert verify_target(target, CODECS, None).ok


def test_no_name_gets_into_an_event(tmp_path: Path) -> None:
    path = tmp_path / "record.tdapp"
    journal = open_journal(Target(path=path))
    people = PeopleRegistry(journal, tmp_path / "seals")
    for number in range(10):
        person = PersonId(f"id-{number}")
        people.add([Person(person, f"MARKERNAME{number}", f"MARKERCARD{number}")], BY)
        record(journal, f"pay-{number}", {"event-1": [Paid(number, person, 33_000)]})
    journal.close()
    assert b"MARKERNAME7" in path.read_bytes()
    db = sqlite3.connect(path)
    for table in ("event", "act", "ledger_line", "rd_purchase", "rd_event", "stream", "meta"):
        assert b"MARKER" not in repr(db.execute(f"SELECT * FROM {table}").fetchall()).encode()
    db.close()


def test_a_registry_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    path = tmp_path / "record.tdapp"
    journal = open_journal(Target(path=path))
    people = PeopleRegistry(journal, tmp_path / "seals")
    people.add([ADA], BY)
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    journal.ask(lambda db: db.run("PRAGMA busy_timeout=1")).result()
    with pytest.raises(Unrecorded) as failed:
        people.add([BOB], BY)
    assert failed.value.problem == "record_busy"
    holder.execute("ROLLBACK")
    holder.close()
    people.add([BOB], BY)
    assert people.names([BOB.id]) == {BOB.id: BOB.name}
    journal.close()
