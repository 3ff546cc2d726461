"""Erasing a person or a reason: gone from the bytes, and nothing else changes."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tdapp.core.ids import ActionId, PersonId, StaffId
from tdapp.core.ports.people import Person, PersonForgotten, WordsForgotten
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.copies.backup import backup
from tdapp.journal.copies.restore import restore
from tdapp.journal.journal import RecordJournal
from tdapp.journal.reading import open_to_read
from tdapp.journal.registries.erasures import ErasedList
from tdapp.journal.registries.people import PeopleRegistry
from tdapp.journal.stats import stats
from tdapp.journal.target import Target
from tests.journal.bad_days.flaky import Flaky, sqlite_error
from tests.journal.ledger_room import CODECS, NOON_US, Paid, erase, open_journal, play, record

BY = StaffId("director")
ADA = PersonId("person-1")
MARKER = b"MARKER"
WORD = ActionId("event-1-word")
REASON = b"because of event-1"
OF_ADA, OF_THE_WORD = PersonForgotten(ADA), WordsForgotten(WORD)


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
def people(journal: RecordJournal, tmp_path: Path) -> PeopleRegistry:
    registry = PeopleRegistry(journal, tmp_path / "seals")
    registry.add([Person(ADA, "MARKER Ada", "MARKER card", "MARKER born")], BY)
    registry.add([Person(PersonId("person-2"), "Bob")], BY)
    return registry


def where(marker: bytes, folder: Path) -> list[str]:
    """The files below a folder in which these bytes are."""
    found = [path for path in folder.rglob("*") if path.is_file() and marker in path.read_bytes()]
    return sorted(path.name for path in found)


def test_an_erased_name_is_gone_from_every_byte(
    people: PeopleRegistry, journal: RecordJournal, tmp_path: Path
) -> None:
    assert where(MARKER, tmp_path) == ["record.tdapp-wal"]
    assert erase(journal, people, OF_ADA)
    assert where(MARKER, tmp_path) == []
    assert people.names([ADA, PersonId("person-2")]) == {PersonId("person-2"): "Bob"}


def test_a_name_that_had_reached_the_file_itself_is_gone_too(
    people: PeopleRegistry, journal: RecordJournal, tmp_path: Path
) -> None:
    journal.ask(lambda db: db.rows("PRAGMA wal_checkpoint(TRUNCATE)")).result()
    assert where(MARKER, tmp_path) == ["record.tdapp"]
    erase(journal, people, OF_ADA)
    assert where(MARKER, tmp_path) == []


def test_a_backup_made_afterwards_does_not_have_it(
    people: PeopleRegistry, journal: RecordJournal, target: Target, tmp_path: Path
) -> None:
    erase(journal, people, OF_ADA)
    backup(target, tmp_path / "copy.tdapp")
    assert where(MARKER, tmp_path) == []


def test_while_somebody_reads_the_bytes_stay_and_it_is_said(
    people: PeopleRegistry, journal: RecordJournal, target: Target, tmp_path: Path
) -> None:
    journal.ask(lambda db: db.run("PRAGMA busy_timeout=1")).result()
    reader = open_to_read(target)
    reader.run("BEGIN")
    reader.rows("SELECT count(*) FROM person")
    assert not erase(journal, people, OF_ADA)
    assert people.names([ADA]) == {}
    reader.rollback()
    reader.close()
    journal.ask(lambda db: db.rows("PRAGMA wal_checkpoint(TRUNCATE)")).result()
    assert where(MARKER, tmp_path) == []


def test_totals_and_chain_stay_as_they_were(
    people: PeopleRegistry, journal: RecordJournal, target: Target
) -> None:
    reader = open_to_read(target)
    before = stats(reader)
    erase(journal, people, OF_ADA)
    erase(journal, people, OF_THE_WORD)
    after = stats(reader)
    reader.close()
    news = (before.cents, before.events + 2, before.acts + 2)
    assert (after.cents, after.events, after.acts) == news
    assert after.persons == before.persons - 1
    assert verify_target(target, CODECS, None).ok


def test_an_erased_reason_is_gone_and_its_act_stays(
    people: PeopleRegistry, journal: RecordJournal, tmp_path: Path
) -> None:
    assert where(REASON, tmp_path) == ["record.tdapp-wal"]
    assert erase(journal, people, OF_THE_WORD)
    assert where(REASON, tmp_path) == []
    act = journal.act(WORD)
    assert act is not None
    assert act.reason is None


def test_only_ids_are_kept_outside(
    people: PeopleRegistry, journal: RecordJournal, tmp_path: Path
) -> None:
    erase(journal, people, OF_ADA, 5)
    erase(journal, people, OF_THE_WORD, 6)
    people.finish_erasures().result()
    text = (tmp_path / "seals" / "erased.jsonl").read_text()
    assert text == f'{{"at_us":5,"person":"{ADA}"}}\n{{"at_us":6,"act":"{WORD}"}}\n'


def test_what_is_not_there_or_not_any_more_is_refused_and_leaves_no_fact(
    people: PeopleRegistry, journal: RecordJournal, target: Target, tmp_path: Path
) -> None:
    stranger, unsaid = PersonId("stranger"), ActionId("event-1-name")
    for one in (PersonForgotten(stranger), WordsForgotten(unsaid)):
        with pytest.raises(Refusal) as refused:
            erase(journal, people, one)
        assert refused.value in (
            Refusal("unknown_person", person=stranger),
            Refusal("no_reason", action=unsaid),
        )
    assert not (tmp_path / "seals" / "erased.jsonl").exists()
    for again, code in ((OF_ADA, "unknown_person"), (OF_THE_WORD, "no_reason")):
        erase(journal, people, again, 5)
        with pytest.raises(Refusal) as refused:
            erase(journal, people, again, 9)
        assert refused.value.code == code
    reader = open_to_read(target)
    assert reader.rows("SELECT erased_us FROM person WHERE name IS NULL") == [(5,)]
    assert reader.rows("SELECT count(*) FROM act WHERE action_id LIKE 'erase%'") == [(2,)]
    reader.close()
    assert verify_target(target, CODECS, None).ok


def test_a_commit_that_fails_erases_nothing_and_lists_nothing(
    people: PeopleRegistry, target: Target, journal: RecordJournal, tmp_path: Path
) -> None:
    journal.close()
    link = Flaky(target.connect)
    again = RecordJournal(link, CODECS)

    def cut(_: object) -> None:
        raise sqlite_error(sqlite3.SQLITE_IOERR)

    people = PeopleRegistry(again, tmp_path / "seals")
    for one in (OF_ADA, OF_THE_WORD):
        link.at_commit = cut
        with pytest.raises(Unrecorded):
            erase(again, people, one)
    people.finish_erasures().result()
    assert people.names([ADA]) == {ADA: "MARKER Ada"}
    act = again.act(WORD)
    assert act is not None
    assert act.reason == REASON.decode()
    assert again.act(ActionId("erase-1")) is None
    assert not (tmp_path / "seals" / "erased.jsonl").exists()
    again.close()


def test_where_the_outside_list_cannot_be_kept_it_is_said_before_and_made_up_for_later(
    journal: RecordJournal, people: PeopleRegistry, tmp_path: Path
) -> None:
    (tmp_path / "a file").touch()
    elsewhere = PeopleRegistry(journal, tmp_path / "a file")
    with pytest.raises(Unrecorded):
        elsewhere.must_be_listable()
    with pytest.raises(Unrecorded):
        erase(journal, elsewhere, OF_ADA, 5)
    assert where(MARKER, tmp_path) == []
    assert journal.health().writable
    people.must_be_listable()
    people.finish_erasures().result()
    assert [one.person for one in ErasedList(tmp_path / "seals").read()] == [ADA]


@pytest.fixture
def older_backup(
    people: PeopleRegistry, journal: RecordJournal, target: Target, tmp_path: Path
) -> Path:
    """Made before Ada and the reason were erased."""
    (tmp_path / "usb").mkdir()
    copy = tmp_path / "usb" / "copy.tdapp"
    backup(target, copy)
    erase(journal, people, OF_ADA, 5)
    erase(journal, people, OF_THE_WORD, 6)
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
    assert PeopleRegistry(opened, tmp_path / "seals").names([ADA]) == {}
    opened.close()


def test_a_server_forgets_names_and_words_and_each_station_keeps_them_erased(
    postgres: str, tmp_path: Path
) -> None:
    server = Target(url=postgres)
    journal = open_journal(server)
    people = PeopleRegistry(journal, tmp_path / "seals")
    people.add([Person(ADA, "MARKER Ada")], BY)
    record(journal, WORD, {"event-1": [Paid(1, ADA, 33_000)]}, reason="MARKER")
    assert erase(journal, people, OF_ADA)
    assert erase(journal, people, OF_THE_WORD)
    for table in ("person", "note"):
        rows = journal.ask(lambda db, table=table: db.rows(f"SELECT * FROM {table}"))  # type: ignore[misc]
        assert "MARKER" not in repr(rows.result())
    other = PeopleRegistry(journal, tmp_path / "other")
    other.list_erasures()
    journal.close()
    lists = [ErasedList(tmp_path / station).read() for station in ("seals", "other")]
    assert lists[0] == lists[1]
    assert [(one.person, one.act) for one in lists[0]] == [(ADA, None), (None, WORD)]
    assert verify_target(server, CODECS, None).ok
