"""`tdapp people import`: a list is entered line by line, twice is once, and no fault is silent."""

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from pathlib import Path

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tdapp.calls.house.people import BarPerson
from tdapp.cli.main import main
from tdapp.core.ids import PersonId
from tdapp.core.names import family_of
from tdapp.core.ports.people import (
    BirthDate,
    NameUpdate,
    Person,
    RegistryChange,
    Restriction,
    SamePerson,
    ScreenWish,
)
from tdapp.core.refusal import Refusal
from tdapp.core.same_person import restricted_after
from tdapp.journal.reading import open_to_read
from tdapp.journal.target import Target
from tdapp.typed.days import begin_us, end_us
from tdapp.ui.players.people_list import Ban, LineFault, ListedPerson, read_list
from tdapp.ui.players.people_matching import Matching
from tests.desk.kept_out import TROUBLE
from tests.desk.station import EVENING_US, Station

TODAY = date(2026, 9, 21)
HEADING = "name,card,born,ban,from,until\n"
LIST = (
    HEADING + "Ana Pérez,c-1,1990-04-01,barred,2026-01-01,2099-12-31\n"
    "Bob Stone,,,excluded,,\n\n"
    "Cy Young,c-3,2012-05-05,,,\n"
)
NOW_US = begin_us(TODAY)
NO_SHEET = "it is damaged, or no spreadsheet of the XLSX kind"


class Registry:
    """A registry of persons in memory."""

    def __init__(self, *persons: Person) -> None:
        self.persons = {person.id: person for person in persons}
        self.restrictions: dict[PersonId, Restriction] = {}

    def restriction(self, person: PersonId) -> Restriction:
        return self.restrictions.get(person, Restriction())

    def enter(self, lines: Sequence[ListedPerson | LineFault]) -> list[LineFault | int]:
        """Enter a list; what was refused, and how many changes each of the others made."""
        matching = Matching(list(self.persons.values()), self, NOW_US, NOW_US)
        told: list[LineFault | int] = []
        made: list[RegistryChange] = []
        for line in lines:
            found = line if isinstance(line, LineFault) else matching.changes(line)
            told.append(found if isinstance(found, LineFault) else len(found))
            made += () if isinstance(found, LineFault) else found
        for change in made:
            self._make(change)
        return told

    def _make(self, change: RegistryChange) -> None:
        known = self.persons.get(change.person)
        if isinstance(change, NameUpdate):
            person = known or Person(change.person, change.name)
            card = change.card or person.card
            self.persons[change.person] = replace(person, name=change.name, card=card)
        elif isinstance(change, BirthDate):
            assert known is not None
            assert known.born is None
            self.persons[change.person] = replace(known, born=change.born)
        elif isinstance(change, ScreenWish):
            assert known is not None
            self.persons[change.person] = replace(known, wish=change.wish)
        else:
            assert not isinstance(change, SamePerson)
            before = self.restriction(change.person)
            self.restrictions[change.person] = restricted_after(before, change, NOW_US)


def write(folder: Path, text: str) -> str:
    path = folder / "list.csv"
    path.write_text(text, encoding="utf-8")
    return str(path)


def events(path: Path) -> int:
    reader = open_to_read(Target(path=path))
    (count,) = reader.rows("SELECT count(*) FROM event")[0]
    reader.close()
    return int(count)


def test_a_list_is_entered_and_entering_it_again_records_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "room.tdapp"
    arguments = ["people", "import", write(tmp_path, LIST), "--db", str(record)]
    assert main(arguments) == 0
    told = "list.csv: 3 lines; 3 new, 0 changed, 0 as they were, 0 refused.\n"
    assert capsys.readouterr().out == told
    before = events(record)
    assert main([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "lines": 3,
        "new": 0,
        "changed": 0,
        "unchanged": 3,
        "refused": [],
    }
    assert events(record) == before > 3
    assert main(["journal", "verify", "--db", str(record)]) == 0
    station = Station(record)
    people = station.parts.people
    ana, bob, cy = sorted(people.everybody(), key=lambda one: one.name)
    assert (ana.name, ana.card, ana.born) == ("Ana Pérez", "c-1", "1990-04-01")
    assert people.restriction(ana.id) == Restriction(
        begin_us(date(2026, 1, 1)), end_us(date(2099, 12, 31))
    )
    assert people.restriction(bob.id).excluded_until_us is None
    assert people.standing(bob.id, NOW_US + 10**15).self_excluded
    assert people.standing(cy.id, EVENING_US).under_age
    station.close()


def test_who_may_not_play_is_told_while_the_record_is_in_use_and_can_be_imported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, copy = tmp_path / "room.tdapp", tmp_path / "copy.csv"
    assert main(["people", "import", write(tmp_path, LIST), "--db", str(record)]) == 0
    station = Station(record)
    (bob,) = station.parts.people.called("bob", 2)
    station.do(BarPerson(station.house_id, bob.id, NOW_US + 5, end_us(date(2100, 1, 1))), TROUBLE)
    capsys.readouterr()
    assert main(["people", "list", "--db", str(record)]) == 0
    told = capsys.readouterr().out
    lines = told.splitlines()
    assert lines[1] == "Ana Pérez,c-1,1990-04-01,barred,2026-01-01,2099-12-31"
    assert lines[2] == f"Bob Stone,,,barred,{TODAY},2100-01-01"
    assert (len(lines), lines[3].split(",")[3]) == (4, "excluded")
    station.close()
    copy.write_text(told, encoding="utf-8")
    assert main(["people", "list", "--db", str(record), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[1]["until"] == "2100-01-01"
    assert main(["people", "import", str(copy), "--db", str(record), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["unchanged"] == 3


def test_what_is_right_is_entered_and_each_other_line_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "room.tdapp"
    path = write(tmp_path, LIST + "Dora,,1.4.1990,,,\n,c-9,,,,\n")
    assert main(["people", "import", path, "--db", str(record)]) == 1
    first, second, last = capsys.readouterr().out.splitlines()
    assert first.startswith("line 6, born: “1.4.1990” is not a date of birth. ")
    assert second.startswith("line 7, name: The name is missing")
    assert last == "list.csv: 5 lines; 3 new, 0 changed, 0 as they were, 2 refused."


def test_a_server_takes_a_list_too(
    tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for new in (3, 0):
        assert main(["people", "import", write(tmp_path, LIST), "--db", postgres, "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["new"] == new


FAULTS = {
    "Ana": ("", "wrong_fields"),
    ",c-1,,,,": ("name", "name_missing"),
    "A\x00na,,,,,": ("name", "not_plain_text"),
    f"{'A' * 201},,,,,": ("name", "not_plain_text"),
    "Ana,c\N{RIGHT-TO-LEFT OVERRIDE}1,,,,": ("card", "not_plain_text"),
    "Ana,,01/04/1990,,,": ("born", "not_a_birth_date"),
    "Ana,,2027-01-01,,,": ("born", "not_a_birth_date"),
    "Ana,,,banned,,": ("ban", "not_a_ban"),
    "Ana,,,,2026-01-01,": ("from", "day_without_ban"),
    "Ana,,,barred,1/1/2026,": ("from", "not_a_day"),
    "Ana,,,barred,,2026-02-30": ("until", "not_a_day"),
    "Ana,,,barred,,12026-02-03": ("until", "not_a_day"),
    "Ana,,,barred,2026-02-02,2026-02-01": ("until", "ends_before_it_begins"),
    "Known,,,,,": ("name", "may_be_known"),
    "Known,c-8,,,,": ("name", "may_be_known"),
    "Other,c-7,,,,": ("card", "card_of_another"),
    "Holder,c-7,1991-01-01,,,": ("born", "birth_date_known"),
    "Holder,c-7,,excluded,,2026-12-31": ("until", "exclusion_runs"),
    "Holder,c-7,,,,\nHolder,c-8,1990-01-01,,,": ("card", "twice_in_list"),
    "Same,,,barred,,\nSame,,,barred,,2027-01-01": ("ban", "twice_in_list"),
}


@pytest.mark.parametrize("line", FAULTS, ids=lambda line: "-".join(FAULTS[line]) + line[:9].strip())
def test_a_fault_is_named_by_its_line_and_field(line: str) -> None:
    registry = Registry(
        Person(PersonId("1"), "Known", born="1990-01-01"),
        Person(PersonId("2"), "Holder", "c-7", "1990-01-01"),
    )
    registry.restrictions[PersonId("2")] = Restriction(excluded_since_us=1)
    told = registry.enter(list(read_list(f"{HEADING}\n{line}\n".encode(), TODAY)))
    fault = told[-1]
    assert isinstance(fault, LineFault)
    assert (fault.line, fault.field, fault.refusal.code) == (2 + len(told), *FAULTS[line])


def test_a_list_brings_family_names_in_and_one_without_them_takes_none_away() -> None:
    registry = Registry(Person(PersonId("ana"), "Ana Pérez", None, "1990-04-01"))
    apart = "given,family,born\nAna,Pérez,1990-04-01\nQuốc Bảo,Đặng,\n,Madonna,\n"
    assert registry.enter(list(read_list(apart.encode(), TODAY))) == [1, 1, 1]
    found = {name: family_of(name) for name in (one.name for one in registry.persons.values())}
    assert found == {"Ana Pérez": "Pérez", "Quốc Bảo Đặng": "Đặng", "Madonna": "Madonna"}
    whole = "name,card,born\nAna Pérez,c-9,1990-04-01\n"
    assert registry.enter(list(read_list(whole.encode(), TODAY))) == [1]
    ana = registry.persons[PersonId("ana")]
    assert (ana.card, family_of(ana.name)) == ("c-9", "Pérez")


@pytest.mark.parametrize(
    ("content", "refusal"),
    [
        (b"", Refusal("not_a_list", problem="it is empty")),
        (b" \n;;\n", Refusal("not_a_list", problem="it is empty")),
        (b"name\nJos\x81\n", Refusal("list_not_utf8", line=2)),
        (b"name\nAna\nJos\xe9\n", Refusal("list_not_utf8", line=3)),
        (b"PK\x03\x04 and nothing", Refusal("not_a_list", problem=NO_SHEET)),
        ("name\nAna\n".encode("utf-16")[:-1], Refusal("list_not_utf8", line=2)),
        (b'name\nAna\n"Bob\n', Refusal("not_a_list", problem="line 3: unexpected end of data")),
        (
            b"card,born\n",
            Refusal("not_a_list", problem="its first line has no column “name” or “family”"),
        ),
    ],
)
def test_what_is_no_list_is_refused_whole(content: bytes, refusal: Refusal) -> None:
    with pytest.raises(Refusal) as refused:
        list(read_list(content, TODAY))
    assert refused.value == refusal


@pytest.mark.parametrize("heading", ["name,nom", "name,Name", "name,"])
def test_a_column_that_is_not_known_is_not_passed_over(heading: str) -> None:
    with pytest.raises(Refusal) as refused:
        list(read_list(f"{heading}\nA,B\n".encode(), TODAY))
    assert refused.value.code == "not_a_list"


@pytest.mark.parametrize("separator", [";", "\t", ","])
def test_what_spreadsheets_write_is_read(separator: str) -> None:
    text = (
        f"\ufeffBan{separator}NAME\r\n{separator}Jose\u0301 \u00a0 Paz\r\nBarred{separator}Al\r\n"
    )
    assert list(read_list(text.encode(), TODAY)) == [
        ListedPerson(2, "José Paz"),
        ListedPerson(3, "Al", ban=Ban.BARRED),
    ]


def test_cards_and_dates_tell_people_of_one_name_apart() -> None:
    registry = Registry(Person(PersonId("1"), "Kim Lee", "c-1", "1990-01-01"))
    text = (
        "kim lee,c-2,1991-01-01,,,\n"
        "KIM LEE,,1990-01-01,barred,2026-01-01,\n"
        "Kim Lee,c-3,1990-01-01,excluded,,\n"
    )
    assert registry.enter(list(read_list((HEADING + text).encode(), TODAY))) == [2, 1, 2]
    assert len(registry.persons) == 2
    first = registry.persons[PersonId("1")]
    assert (first.card, first.born) == ("c-3", "1990-01-01")
    assert registry.restriction(first.id) == Restriction(
        begin_us(date(2026, 1, 1)), None, NOW_US, None
    )


@given(
    content=st.binary(max_size=60)
    | st.text(max_size=60)
    .map(lambda text: HEADING + text)
    .map(lambda text: text.encode("utf-8", "surrogatepass"))
)
def test_whatever_a_file_holds_it_is_read_or_refused(content: bytes) -> None:
    found: list[object] = []
    with suppress(Refusal):
        found += read_list(content, TODAY)
    assert all(isinstance(one, ListedPerson | LineFault) for one in found)


lines = st.builds(
    ListedPerson,
    st.integers(2, 99),
    st.sampled_from(["Ana", "Bob"]),
    st.sampled_from([None, None, "c-1", "c-2"]),
    st.sampled_from([None, None, "1990-01-01", "1991-01-01"]),
    st.sampled_from([None, *Ban]),
    st.sampled_from([None, NOW_US - 5, NOW_US + 5]),
    st.sampled_from([None, NOW_US - 2, NOW_US + 9, NOW_US + 11]),
)


@given(entered=st.lists(lines, max_size=6))
def test_a_list_that_was_entered_changes_nothing_when_it_is_entered_again(
    entered: list[ListedPerson],
) -> None:
    registry = Registry()
    first = registry.enter(entered)
    again = registry.enter(entered)
    if not any(isinstance(told, LineFault) for told in first):
        assert again == [0] * len(entered)
    registry.enter(entered)
    assert not any(told for told in registry.enter(entered) if not isinstance(told, LineFault))
