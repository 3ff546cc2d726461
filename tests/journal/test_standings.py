"""Who may not play: from when until when, at what age, written with the act that says so."""

import sqlite3
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from tdapp.core.ids import PersonId, StaffId, StreamId
from tdapp.core.ports.people import (
    BarPeriod,
    BirthDate,
    Eligibility,
    ExclusionPeriod,
    NameUpdate,
    Person,
    PersonForgotten,
    Persons,
    RegistryChange,
    RegistryWrite,
    Restriction,
)
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.journal import RecordJournal
from tdapp.journal.registries.people import PeopleRegistry
from tdapp.journal.target import Target
from tests.journal.bad_days.flaky import Flaky, sqlite_error
from tests.journal.ledger_room import CODECS, Noted, open_journal, record

BY = StaffId("director")
ADA, BOB, GONE = PersonId("id-1"), PersonId("id-2"), PersonId("id-3")
HOUSE = StreamId("house-1")
NOON_US = round(datetime(2026, 6, 15, 12, 0).astimezone().timestamp() * 1_000_000)
DAY_US = 86_400_000_000


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
    found = PeopleRegistry(journal, tmp_path / "seals")
    found.refresh(NOON_US)
    return found


def test_everybody_may_play_of_whom_nothing_is_said(people: PeopleRegistry) -> None:
    port: Persons = people
    assert port.standing(ADA, NOON_US) == Eligibility()


def told(journal: RecordJournal, *changes: RegistryWrite) -> None:
    """An act that makes these changes."""
    name = f"act-{len(journal.acts(HOUSE, 99))}"
    record(journal, name, {HOUSE: [Noted("changed")]}, registry=changes)


def test_a_bar_and_an_exclusion_hold_from_when_until_when(
    people: PeopleRegistry, journal: RecordJournal
) -> None:
    told(journal, BarPeriod(ADA, NOON_US, NOON_US + DAY_US), ExclusionPeriod(BOB, NOON_US))
    people.refresh(NOON_US)

    assert people.standing(ADA, NOON_US - 1) == Eligibility()
    assert people.standing(ADA, NOON_US) == Eligibility(barred=True)
    assert people.standing(ADA, NOON_US + DAY_US) == Eligibility()
    assert people.standing(BOB, NOON_US + 9_999 * DAY_US) == Eligibility(self_excluded=True)
    told(journal, ExclusionPeriod(BOB, None))
    people.refresh(NOON_US)
    assert people.standing(BOB, NOON_US) == Eligibility()
    assert journal.ask(lambda db: db.rows("SELECT person_id FROM standing")).result() == [(ADA,)]


def test_what_is_known_of_a_person_stays_where_a_change_does_not_name_it(
    people: PeopleRegistry, journal: RecordJournal, target: Target
) -> None:
    people.add([Person(ADA, "Ada", "c-1")], BY)
    told(
        journal,
        BirthDate(ADA, "1990-04-01"),
        NameUpdate(ADA, "Ada King"),
        NameUpdate(BOB, "Bob", "c-2"),
    )
    told(
        journal,
        BirthDate(BOB, "1980-01-01"),
        BarPeriod(ADA, NOON_US),
        ExclusionPeriod(ADA, NOON_US),
    )
    told(journal, BarPeriod(ADA, None), BirthDate(BOB, "1980-01-02", corrects=True))
    people.refresh(NOON_US)

    assert people.called("a", 9) == [Person(ADA, "Ada King", "c-1", "1990-04-01")]
    assert people.called("b", 9) == [Person(BOB, "Bob", "c-2", "1980-01-02")]
    assert people.restriction(ADA) == Restriction(excluded_since_us=NOON_US)
    assert verify_target(target, CODECS, None).ok


REFUSED: tuple[tuple[str, RegistryChange | PersonForgotten], ...] = (
    ("exclusion_runs", ExclusionPeriod(ADA, NOON_US, 2 * NOON_US - 1)),
    ("not_barred", BarPeriod(ADA, None)),
    ("not_excluded", ExclusionPeriod(BOB, None)),
    ("birth_date_known", BirthDate(ADA, "1990-04-02")),
    ("person_erased", BirthDate(GONE, "1990-04-01")),
    ("person_erased", BarPeriod(GONE, NOON_US)),
    ("person_erased", NameUpdate(GONE, "Back again")),
    ("unknown_person", PersonForgotten(GONE)),
    ("still_restricted", PersonForgotten(ADA)),
)
"""What stands against each change, once Ada is excluded until twice noon."""


def test_what_the_registry_refuses_is_not_in_the_record_either_and_was_foreseen(
    people: PeopleRegistry, journal: RecordJournal
) -> None:
    people.add([Person(ADA, "Ada", born="1990-04-01"), Person(GONE, "Gone")], BY)
    told(journal, PersonForgotten(GONE))
    told(journal, ExclusionPeriod(ADA, NOON_US, 2 * NOON_US))
    people.refresh(NOON_US)
    for code, change in REFUSED:
        with pytest.raises(Refusal) as refused:
            told(journal, NameUpdate(BOB, "Bob"), change)
        assert refused.value == Refusal(code, person=change.person)
        if code != "birth_date_known":
            with pytest.raises(Refusal) as foreseen:
                people.would_take([change], NOON_US)
            assert foreseen.value == refused.value
    told(journal, BarPeriod(BOB, NOON_US))
    people.refresh(NOON_US)
    assert people.restriction(ADA).excluded_until_us == 2 * NOON_US
    assert people.names([BOB]) == {}
    assert len(journal.acts(HOUSE, 99)) == 3


def test_a_commit_that_fails_leaves_neither_the_fact_nor_the_bar(tmp_path: Path) -> None:
    target = Target(path=tmp_path / "record.tdapp")
    open_journal(target).close()
    link = Flaky(target.connect)
    journal = RecordJournal(link, CODECS)

    def cut(_: object) -> None:
        raise sqlite_error(sqlite3.SQLITE_IOERR)

    link.at_commit = cut
    with pytest.raises(Unrecorded):
        told(journal, BarPeriod(ADA, NOON_US), BirthDate(ADA, "1990-04-01"))
    for table in ("standing", "person", "event"):
        asked = journal.ask(lambda db, table=table: db.rows(f"SELECT 1 FROM {table}"))  # type: ignore[misc]
        assert list(asked.result()) == []
    told(journal, BarPeriod(ADA, NOON_US))
    journal.close()
    again = open_journal(target)
    known = PeopleRegistry(again, tmp_path / "seals")
    known.refresh(NOON_US)
    assert known.standing(ADA, NOON_US).barred
    assert len(again.acts(HOUSE, 9)) == 1
    again.close()


def test_the_18th_birthday_is_the_first_day(people: PeopleRegistry) -> None:
    people.add([Person(ADA, "Ada", born="2008-06-16"), Person(BOB, "Bob", born="2008-02-29")], BY)
    assert people.standing(ADA, NOON_US) == Eligibility(under_age=True)
    assert people.standing(ADA, NOON_US + DAY_US) == Eligibility()
    assert people.standing(BOB, NOON_US) == Eligibility()


def test_a_birth_date_that_is_none_tells_nothing(people: PeopleRegistry) -> None:
    people.add([Person(ADA, "Ada", born="unknown"), Person(BOB, "Bob", born="9999")], BY)
    assert people.standing(ADA, NOON_US) == people.standing(BOB, NOON_US) == Eligibility()


def test_a_ban_outlives_no_name_and_a_name_is_kept_as_long_as_the_ban_lasts(
    people: PeopleRegistry, journal: RecordJournal
) -> None:
    people.add([Person(ADA, "Ada")], BY)
    told(journal, BarPeriod(ADA, 1), ExclusionPeriod(BOB, 1, 2))
    people.refresh(NOON_US)
    with pytest.raises(Refusal) as foreseen:
        people.would_take([PersonForgotten(ADA)], NOON_US)
    with pytest.raises(Refusal) as refused:
        told(journal, PersonForgotten(ADA))
    assert refused.value == foreseen.value == Refusal("still_restricted", person=ADA)
    assert people.names([ADA]) == {ADA: "Ada"}
    told(journal, BarPeriod(ADA, 1, 2), PersonForgotten(ADA))
    told(journal, BarPeriod(BOB, 1, 2), NameUpdate(BOB, "Bob"), PersonForgotten(BOB))
    people.refresh(NOON_US)
    assert people.standing(ADA, NOON_US) == Eligibility(known=False)
    assert journal.ask(lambda db: db.rows("SELECT count(*) FROM standing")).result() == [(0,)]


def test_where_only_the_known_play_a_number_is_not_enough(
    journal: RecordJournal, tmp_path: Path
) -> None:
    people = PeopleRegistry(journal, tmp_path / "seals", only_known=True)
    people.refresh(NOON_US)
    assert people.standing(ADA, NOON_US) == Eligibility(known=False)
    people.add([Person(ADA, "Ada")], BY)
    assert people.standing(ADA, NOON_US) == Eligibility()


def test_what_another_station_wrote_is_known_after_a_look(
    people: PeopleRegistry, journal: RecordJournal
) -> None:
    told(journal, BarPeriod(ADA, 1))
    assert people.standing(ADA, NOON_US) == Eligibility()
    people.look_again(NOON_US)
    journal.ask(lambda _: None).result()
    assert people.standing(ADA, NOON_US) == Eligibility(barred=True)


def test_a_bar_that_was_tampered_with_is_found(journal: RecordJournal, target: Target) -> None:
    told(journal, ExclusionPeriod(ADA, 1))
    assert verify_target(target, CODECS, None).ok
    journal.ask(lambda db: db.run("UPDATE standing SET excluded_until_us=2")).result()
    found = verify_target(target, CODECS, None).findings
    assert [(one.code, one.detail) for one in found] == [("person_changed", ADA)]
