"""Erasing a person or a reason: gone from the bytes, and nothing else changes."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdapp.core.ids import ActionId, PersonId, StaffId
from tdapp.core.ports import Person, Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.copies.backup import backup
from tdapp.journal.copies.restore import restore
from tdapp.journal.journal import RecordJournal
from tdapp.journal.reading import open_to_read
from tdapp.journal.registries.erasures import ErasedList
from tdapp.journal.registries.people import People
from tdapp.journal.stats import stats
from tdapp.journal.target import Target
from tests.journal.ledger_room import CODECS, NOON_US, Paid, open_journal, play, record

BY = StaffId("director")
ADA = PersonId("person-1")
MARKER = b"MARKER"
WORD = ActionId("event-1-word")
REASON = b"because of event-1"


@pytest.fixture
def target(tmp_path: Path) -> Target:
    return Target(path=tmp_path / "record.tdapp")


@pytest.fixture
def journal(target: Target) -> Iterator[RecordJournal]:
    opened = open_journal(target)
    play(opened)
    yield opened
    opened.close()


@pytest.fixture
def people(journal: RecordJournal, tmp_path: Path) -> People:
    registry = People(journal, tmp_path / "seals")
    registry.add([Person(ADA, "MARKER Ada", "MARKER card", "MARKER born")], BY)
    registry.add([Person(PersonId("person-2"), "Bob")], BY)
    return registry


def where(marker: bytes, folder: Path) -> list[str]:
    """The files below a folder in which these bytes are."""
    found = [path for path in folder.rglob("*") if path.is_file() and marker in path.read_bytes()]
    return sorted(path.name for path in found)


def test_an_erased_name_is_gone_from_every_byte(people: People, tmp_path: Path) -> None:
    assert where(MARKER, tmp_path) == ["record.tdapp-wal"]
    assert people.erase(ADA, NOON_US)
    assert where(MARKER, tmp_path) == []
    assert people.names([ADA, PersonId("person-2")]) == {PersonId("person-2"): "Bob"}


def test_a_name_that_had_reached_the_file_itself_is_gone_too(
    people: People, journal: RecordJournal, tmp_path: Path
) -> None:
    journal.ask(lambda db: db.rows("PRAGMA wal_checkpoint(TRUNCATE)")).result()
    assert where(MARKER, tmp_path) == ["record.tdapp"]
    people.erase(ADA, NOON_US)
    assert where(MARKER, tmp_path) == []


def test_a_backup_made_afterwards_does_not_have_it(
    people: People, target: Target, tmp_path: Path
) -> None:
    people.erase(ADA, NOON_US)
    backup(target, tmp_path / "copy.tdapp")
    assert where(MARKER, tmp_path) == []


def test_while_somebody_reads_the_bytes_stay_and_it_is_said(
    people: People, journal: RecordJournal, target: Target, tmp_path: Path
) -> None:
    journal.ask(lambda db: db.run("PRAGMA busy_timeout=1")).result()
    reader = open_to_read(target)
    reader.run("BEGIN")
    reader.rows("SELECT count(*) FROM person")
    assert not people.erase(ADA, NOON_US)
    assert people.names([ADA]) == {}
    reader.rollback()
    reader.close()
    journal.ask(lambda db: db.rows("PRAGMA wal_checkpoint(TRUNCATE)")).result()
    assert where(MARKER, tmp_path) == []


def test_totals_and_chain_stay_as_they_were(people: People, target: Target) -> None:
    reader = open_to_read(target)
    before = stats(reader)
    people.erase(ADA, NOON_US)
    people.erase_note(WORD, NOON_US)
    after = stats(reader)
    reader.close()
    assert (after.cents, after.events, after.acts) == (before.cents, before.events, before.acts)
    assert after.persons == before.persons - 1
    assert verify_target(target, CODECS, None).ok


def test_an_erased_reason_is_gone_and_its_act_stays(
    people: People, journal: RecordJournal, tmp_path: Path
) -> None:
    assert where(REASON, tmp_path) == ["record.tdapp-wal"]
    assert people.erase_note(WORD, NOON_US)
    assert where(REASON, tmp_path) == []
    act = journal.act(WORD)
    assert act is not None
    assert act.reason is None


def test_only_ids_are_kept_outside(people: People, tmp_path: Path) -> None:
    people.erase(ADA, 5)
    people.erase_note(WORD, 6)
    text = (tmp_path / "seals" / "erased.jsonl").read_text()
    assert text == f'{{"at_us":5,"person":"{ADA}"}}\n{{"at_us":6,"act":"{WORD}"}}\n'


def test_erasing_twice_changes_nothing_more(people: People, target: Target) -> None:
    people.erase(ADA, 5)
    people.erase(ADA, 9)
    reader = open_to_read(target)
    assert reader.rows("SELECT erased_us FROM person WHERE name IS NULL") == [(5,)]
    reader.close()
    assert verify_target(target, CODECS, None).ok


def test_a_stranger_and_an_act_without_reason_are_refused(people: People, tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refused:
        people.erase(PersonId("stranger"), 5)
    assert refused.value.code == "unknown_person"
    with pytest.raises(Refusal) as refused:
        people.erase_note(ActionId("event-1-name"), 5)
    assert refused.value.code == "no_reason"
    assert not (tmp_path / "seals" / "erased.jsonl").exists()


def test_where_the_outside_list_cannot_be_kept_nothing_is_erased(
    journal: RecordJournal, people: People, tmp_path: Path
) -> None:
    (tmp_path / "a file").touch()
    with pytest.raises(Unrecorded):
        People(journal, tmp_path / "a file").erase(ADA, 5)
    assert people.names([ADA]) == {ADA: "MARKER Ada"}


@pytest.fixture
def older_backup(people: People, target: Target, tmp_path: Path) -> Path:
    """Made before Ada and the reason were erased."""
    (tmp_path / "usb").mkdir()
    copy = tmp_path / "usb" / "copy.tdapp"
    backup(target, copy)
    people.erase(ADA, 5)
    people.erase_note(WORD, 6)
    return copy


def test_restoring_an_older_backup_does_not_bring_the_erased_back(
    older_backup: Path, journal: RecordJournal, target: Target, tmp_path: Path
) -> None:
    journal.close()
    report = restore(older_backup, target, tmp_path / "seals", CODECS, NOON_US)
    assert report.erased_again == 2
    assert where(MARKER, tmp_path) == ["copy.tdapp"]
    assert where(REASON, tmp_path) == ["copy.tdapp"]
    assert verify_target(target, CODECS, tmp_path / "seals").ok


def test_nor_where_only_the_old_file_knows_of_it(
    older_backup: Path, journal: RecordJournal, target: Target, tmp_path: Path
) -> None:
    journal.close()
    ErasedList(tmp_path / "seals").path.unlink()
    report = restore(older_backup, target, tmp_path / "seals", CODECS, NOON_US)
    assert report.erased_again == 2
    assert where(MARKER, tmp_path) == ["copy.tdapp"]


def test_nor_where_only_the_list_beside_the_backup_knows_of_it(
    older_backup: Path, journal: RecordJournal, tmp_path: Path
) -> None:
    journal.close()
    ErasedList(tmp_path / "seals").path.rename(tmp_path / "usb" / "erased.jsonl")
    (tmp_path / "elsewhere").mkdir()
    elsewhere = Target(path=tmp_path / "elsewhere" / "record.tdapp")
    restore(older_backup, elsewhere, tmp_path / "elsewhere" / "seals", CODECS, NOON_US)
    assert where(MARKER, tmp_path / "elsewhere") == []


def test_nor_on_a_server(
    older_backup: Path, journal: RecordJournal, postgres: str, tmp_path: Path
) -> None:
    journal.close()
    server = Target(url=postgres)
    restore(older_backup, server, tmp_path / "seals", CODECS, NOON_US)
    assert where(MARKER, tmp_path) == ["copy.tdapp"]
    opened = open_journal(server)
    assert People(opened, tmp_path / "seals").names([ADA]) == {}
    opened.close()


def test_a_server_forgets_an_erased_name(postgres: str, tmp_path: Path) -> None:
    server = Target(url=postgres)
    journal = open_journal(server)
    people = People(journal, tmp_path / "seals")
    people.add([Person(ADA, "MARKER Ada")], BY)
    record(journal, "pay", {"event-1": [Paid(1, ADA, 33_000)]})
    assert people.erase(ADA, 5)
    assert people.names([ADA]) == {}
    journal.close()
    assert verify_target(server, CODECS, None).ok
