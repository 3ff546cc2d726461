"""Who may not play: from when until when, at what age, and gone with the person."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from tdapp.core.ids import PersonId, StaffId
from tdapp.core.ports import Person, Persons, Restriction, Standing
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.journal import RecordJournal
from tdapp.journal.registries.people import People
from tdapp.journal.target import Target
from tests.journal.ledger_room import CODECS, open_journal

BY = StaffId("director")
ADA, BOB = PersonId("id-1"), PersonId("id-2")
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
def people(journal: RecordJournal, tmp_path: Path) -> People:
    found = People(journal, tmp_path / "seals")
    found.refresh(NOON_US)
    return found


def test_everybody_may_play_of_whom_nothing_is_said(people: People) -> None:
    port: Persons = people
    assert port.standing(ADA, NOON_US) == Standing()


def test_a_bar_and_an_exclusion_hold_from_when_until_when(people: People) -> None:
    bar = Restriction(barred_since_us=NOON_US, barred_until_us=NOON_US + DAY_US)
    people.restrict(ADA, bar)
    people.restrict(BOB, Restriction(excluded_since_us=NOON_US))

    assert people.standing(ADA, NOON_US - 1) == Standing()
    assert people.standing(ADA, NOON_US) == Standing(barred=True)
    assert people.standing(ADA, NOON_US + DAY_US) == Standing()
    assert people.standing(BOB, NOON_US + 9_999 * DAY_US) == Standing(self_excluded=True)
    people.restrict(BOB, Restriction())
    assert people.standing(BOB, NOON_US) == Standing()


def test_the_18th_birthday_is_the_first_day(people: People) -> None:
    people.add([Person(ADA, "Ada", born="2008-06-16"), Person(BOB, "Bob", born="2008-02-29")], BY)
    assert people.standing(ADA, NOON_US) == Standing(under_age=True)
    assert people.standing(ADA, NOON_US + DAY_US) == Standing()
    assert people.standing(BOB, NOON_US) == Standing()


def test_a_birth_date_that_is_none_tells_nothing(people: People) -> None:
    people.add([Person(ADA, "Ada", born="unknown"), Person(BOB, "Bob", born="9999")], BY)
    assert people.standing(ADA, NOON_US) == people.standing(BOB, NOON_US) == Standing()


def test_who_was_erased_is_nobody_and_the_bar_is_gone_with_the_name(
    people: People, journal: RecordJournal
) -> None:
    people.add([Person(ADA, "Ada")], BY)
    people.restrict(ADA, Restriction(barred_since_us=1))
    people.erase(ADA, NOON_US)
    assert people.standing(ADA, NOON_US) == Standing(known=False)
    assert journal.ask(lambda db: db.rows("SELECT count(*) FROM standing")).result() == [(0,)]


def test_where_only_the_known_play_a_number_is_not_enough(
    journal: RecordJournal, tmp_path: Path
) -> None:
    people = People(journal, tmp_path / "seals", only_known=True)
    people.refresh(NOON_US)
    assert people.standing(ADA, NOON_US) == Standing(known=False)
    people.add([Person(ADA, "Ada")], BY)
    assert people.standing(ADA, NOON_US) == Standing()


def test_what_another_station_wrote_is_known_after_a_look(
    people: People, journal: RecordJournal, tmp_path: Path
) -> None:
    other = People(journal, tmp_path / "seals")
    other.restrict(ADA, Restriction(barred_since_us=1))
    assert people.standing(ADA, NOON_US) == Standing()
    people.look_again(NOON_US)
    journal.ask(lambda _: None).result()
    assert people.standing(ADA, NOON_US) == Standing(barred=True)


def test_a_bar_that_was_tampered_with_is_found(
    people: People, journal: RecordJournal, target: Target
) -> None:
    people.restrict(ADA, Restriction(excluded_since_us=1))
    assert verify_target(target, CODECS, None).ok
    journal.ask(lambda db: db.run("UPDATE standing SET excluded_until_us=2")).result()
    found = verify_target(target, CODECS, None).findings
    assert [(one.code, one.detail) for one in found] == [("person_changed", ADA)]
