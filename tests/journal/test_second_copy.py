"""The copy on a second medium: in time, verified, rotated, and never in the way."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdapp.core.ids import PersonId, StaffId
from tdapp.core.ports.people import Person, PersonForgotten
from tdapp.journal.checks.quick_check import check_copy
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.copies.restore import restore
from tdapp.journal.copies.second_copy import SecondCopy, check_elsewhere
from tdapp.journal.facts import meta
from tdapp.journal.journal import RecordJournal
from tdapp.journal.registries.people import PeopleRegistry
from tdapp.journal.target import Target
from tests.journal.ledger_room import (
    CODECS,
    MINUTE_US,
    NOON_US,
    Noted,
    erase,
    open_journal,
    play,
    record,
)
from tests.journal.tampering import as_administrator, double_amount


@pytest.fixture
def target(tmp_path: Path) -> Target:
    return Target(path=tmp_path / "record.tdapp")


@pytest.fixture
def journal(target: Target) -> Iterator[RecordJournal]:
    opened = open_journal(target)
    play(opened, 3)
    yield opened
    opened.close()


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder


@pytest.fixture
def copies(target: Target, stick: Path, tmp_path: Path) -> SecondCopy:
    return SecondCopy(target, stick, tmp_path / "seals", keep=3, check=check_copy)


def names(stick: Path) -> list[str]:
    return sorted(path.name for path in stick.glob("*.tdapp"))


@pytest.mark.usefixtures("journal")
def test_a_copy_is_due_at_first_and_then_every_five_minutes(copies: SecondCopy) -> None:
    assert copies.due(NOON_US)
    copies.run(NOON_US)
    assert not copies.due(NOON_US)
    assert not copies.due(NOON_US + 5 * MINUTE_US - 1)
    assert copies.due(NOON_US + 5 * MINUTE_US)


@pytest.mark.usefixtures("journal")
def test_a_copy_is_due_when_it_was_asked_for(copies: SecondCopy) -> None:
    copies.run(NOON_US)
    copies.request()
    assert copies.due(NOON_US + 1)
    copies.run(NOON_US + 1)
    assert not copies.due(NOON_US + 2)


@pytest.mark.usefixtures("journal")
def test_a_clock_that_was_set_back_does_not_put_copies_off(copies: SecondCopy) -> None:
    copies.run(NOON_US)
    assert copies.due(NOON_US - 60 * MINUTE_US)


@pytest.mark.usefixtures("journal")
def test_the_interval_is_a_setting(target: Target, stick: Path) -> None:
    copies = SecondCopy(target, stick, stick, interval_us=MINUTE_US)
    copies.run(NOON_US)
    assert copies.due(NOON_US + MINUTE_US)


@pytest.mark.usefixtures("journal")
def test_the_copy_is_sound_and_named_by_its_time(copies: SecondCopy, stick: Path) -> None:
    health = copies.run(NOON_US)
    assert (health.problem, health.file) == (None, str(stick / "record-20270115T080000Z.tdapp"))
    assert names(stick) == ["record-20270115T080000Z.tdapp"]
    report = verify_target(Target(path=stick / names(stick)[0]), CODECS, stick)
    assert (report.findings, report.events, report.seals) == ((), 8, 1)


def test_a_new_computer_has_all_it_needs_on_the_second_medium(
    journal: RecordJournal, copies: SecondCopy, stick: Path, tmp_path: Path
) -> None:
    people = PeopleRegistry(journal, tmp_path / "seals")
    people.add([Person(PersonId("id-1"), "MARKER")], StaffId("director"))
    copies.run(NOON_US)
    erase(journal, people, PersonForgotten(PersonId("id-1")))
    record(journal, "later", {"event-1": [Noted("later")]})
    copies.run(NOON_US + MINUTE_US)
    new = tmp_path / "new computer"
    new.mkdir()
    report = restore(
        stick / names(stick)[0], Target(path=new / "r.tdapp"), new / "seals", CODECS, NOON_US
    )
    assert report.erased_again == 1
    assert [(one.stream, one.copy_seq, one.known_seq) for one in report.missing] == [
        ("event-1", 7, 8),
        ("house", 1, 2),
    ]
    assert b"MARKER" not in (new / "r.tdapp").read_bytes()


@pytest.mark.usefixtures("journal")
def test_the_newest_copies_are_kept(copies: SecondCopy, stick: Path) -> None:
    for minute in range(6):
        assert copies.run(NOON_US + minute * MINUTE_US).problem is None
    assert names(stick) == [f"record-20270115T080{minute}00Z.tdapp" for minute in (3, 4, 5)]


@pytest.mark.usefixtures("journal")
def test_two_copies_within_a_second_are_two_copies(copies: SecondCopy, stick: Path) -> None:
    copies.run(NOON_US)
    copies.run(NOON_US)
    assert len(names(stick)) == 2


@pytest.mark.usefixtures("journal")
def test_the_copy_just_made_stays_also_after_the_clock_was_set_back(
    copies: SecondCopy, stick: Path
) -> None:
    for minute in range(5):
        copies.run(NOON_US - minute * MINUTE_US)
    assert "record-20270115T075600Z.tdapp" in names(stick)
    assert len(names(stick)) == 3


@pytest.mark.usefixtures("journal")
def test_other_files_and_other_records_are_left_alone(
    copies: SecondCopy, stick: Path, tmp_path: Path
) -> None:
    (stick / "record-of-last-year.tdapp").write_text("keep")
    (stick / "record-20200101T000000Z.tdapp").write_text("not ours, whatever it is")
    other = Target(path=tmp_path / "other" / "record.tdapp")
    (tmp_path / "other").mkdir()
    opened = open_journal(other)
    SecondCopy(other, stick, tmp_path / "seals", keep=1).run(NOON_US - MINUTE_US)
    opened.close()
    for minute in range(5):
        copies.run(NOON_US + minute * MINUTE_US)
    assert names(stick)[:2] == ["record-20200101T000000Z.tdapp", "record-20270115T075900Z.tdapp"]
    assert len(names(stick)) == 6


@pytest.mark.usefixtures("journal")
def test_a_medium_that_was_pulled_out_is_a_problem_with_a_name(
    copies: SecondCopy, stick: Path
) -> None:
    stick.rmdir()
    health = copies.run(NOON_US)
    assert health.problem == "no_such_folder"
    assert str(stick) in health.detail
    assert copies.health == health
    stick.mkdir()
    assert copies.run(NOON_US + 1).problem is None


def test_a_damaged_record_pushes_no_good_copy_out(
    target: Target, journal: RecordJournal, copies: SecondCopy, stick: Path
) -> None:
    for minute in range(3):
        copies.run(NOON_US + minute * MINUTE_US)
    good = names(stick)
    journal.close()
    assert target.path is not None
    with as_administrator(target.path) as db:
        double_amount(db, "event-1", 2)
    for minute in range(5, 9):
        assert copies.run(NOON_US + minute * MINUTE_US).problem == "copy_damaged"
    assert names(stick) == good


def test_no_failure_reaches_the_caller(target: Target, stick: Path, tmp_path: Path) -> None:
    def fails(_path: Path) -> list[object]:
        raise ZeroDivisionError

    journal = open_journal(target)
    play(journal, 1)
    copies = SecondCopy(target, stick, tmp_path / "seals", check=fails)  # type: ignore[arg-type]
    health = copies.run(NOON_US)
    journal.close()
    assert (health.problem, health.detail) == ("copy_failed", "ZeroDivisionError: ")
    assert names(stick) == []
    assert SecondCopy(Target(path=tmp_path / "no"), stick, stick).run(1).problem == "no_such_record"


def test_a_copy_is_checked_in_a_program_of_its_own(
    target: Target, journal: RecordJournal, stick: Path, tmp_path: Path
) -> None:
    assert SecondCopy(target, stick, tmp_path / "seals").run(NOON_US).problem is None
    journal.close()
    assert target.path is not None
    assert check_elsewhere(target.path) == ()
    with as_administrator(target.path) as db:
        double_amount(db, "event-1", 2)
    (found,) = check_elsewhere(target.path)
    assert (found.code, found.stream, found.seq) == ("event_changed", "event-1", 2)


def test_a_restored_record_is_sealed_and_copied_under_its_new_name(
    target: Target, journal: RecordJournal, copies: SecondCopy, stick: Path, tmp_path: Path
) -> None:
    copies.run(NOON_US)
    journal.close()
    report = restore(stick / names(stick)[0], target, tmp_path / "seals", CODECS, NOON_US)
    again = open_journal(target)
    assert again.ask(meta).result()["file_uuid"] == report.file_uuid
    assert copies.run(NOON_US + MINUTE_US).problem is None
    again.close()
    assert (stick / f"{report.file_uuid}.seals").exists()


def test_a_servers_record_is_copied_too(postgres: str, stick: Path, tmp_path: Path) -> None:
    server = Target(url=postgres)
    journal = open_journal(server)
    play(journal, 2)
    health = SecondCopy(server, stick, tmp_path / "seals").run(NOON_US)
    journal.close()
    assert health.problem is None, health
    assert verify_target(Target(path=Path(health.file or "")), CODECS, stick).ok
