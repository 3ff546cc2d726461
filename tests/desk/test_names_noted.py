"""Names, cards and wishes for screens are noted by acts, found again, and gone when erased."""

import pytest

from tdapp.bootstrap import CODECS
from tdapp.calls.house.people import EnterPeople, NamePerson, WishForScreens
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.sold_book import SoldBook
from tdapp.core.ids import PersonId
from tdapp.core.names import Name, ScreenName, family_of, parted
from tdapp.core.ports.people import PastEntry, Person
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.house.house_events import PersonChanged, PersonPart
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.connection import SqliteConnection
from tdapp.journal.target import Target
from tests.desk.evening import EVENT, announce, person
from tests.desk.kept_out import CASHIER, MANAGER, TROUBLE
from tests.desk.station import Station

ADA = person(1)
TROUBLE_OF_TWO = Circumstances(reason="asked for it", approver=DIRECTOR)
WHOLE = Person(ADA, "Ada Ray", "C-7", "1990-04-01", ScreenName.INITIAL)


def name(station: Station, **told: object) -> NamePerson:
    return NamePerson(station.house_id, ADA, **{"name": "Ada Ray", **told})  # type: ignore[arg-type]


def whole(station: Station) -> NamePerson:
    return name(station, card="C-7", born="1990-04-01", wish=ScreenName.INITIAL)


def test_somebody_new_is_entered_in_one_act_and_known_after_a_restart(station: Station) -> None:
    station.do(whole(station), actor=CASHIER)
    facts = [one.event for one in station.recorded(station.house_id)]
    parts = [one.part for one in facts if isinstance(one, PersonChanged)]
    assert parts == [PersonPart.NAME, PersonPart.BIRTH_DATE, PersonPart.SCREEN_NAME]
    assert "Ada" not in str(facts)
    station.restart()
    assert station.parts.people.known([ADA, person(2)]) == [WHOLE]
    assert station.parts.people.everybody() == [WHOLE]


def test_a_name_is_put_right_and_what_is_not_told_stays(station: Station) -> None:
    station.do(whole(station))
    station.do(name(station, name="Ada Rey"))
    station.do(WishForScreens(station.house_id, ADA, ScreenName.NUMBER))
    assert station.parts.people.known([ADA]) == [
        Person(ADA, "Ada Rey", "C-7", "1990-04-01", ScreenName.NUMBER)
    ]


def test_a_family_name_is_kept_apart_put_right_and_gone_when_erased(station: Station) -> None:
    bao = Name("Quốc Bảo", "Đặng")
    station.do(name(station, name=bao))
    station.restart()
    (found,) = station.parts.people.known([ADA])
    assert (found.name, parted(found.name)) == ("Quốc Bảo Đặng", ("Đặng", "Quốc Bảo"))
    station.do(name(station, name=Name("Bảo", "Đặng Quốc")))
    (found,) = station.parts.people.known([ADA])
    assert parted(found.name) == ("Đặng Quốc", "Bảo")
    station.do(name(station, name="Bảo"))
    (found,) = station.parts.people.known([ADA])
    assert family_of(found.name) is None
    station.do(name(station, name=bao))
    station.run(station.parts.erasing.erase(MANAGER, station.house_id, ADA, TROUBLE_OF_TWO))
    station.close()
    db = SqliteConnection(station.path)
    assert db.rows("SELECT * FROM family_name") == []
    db.close()


def test_a_family_name_that_was_changed_behind_the_programs_back_is_seen(station: Station) -> None:
    station.do(name(station, name=Name("Ada", "Ray")))
    station.close()
    db = SqliteConnection(station.path)
    db.run("UPDATE family_name SET family='Rey'")
    db.close()
    report = verify_target(Target(path=station.path), CODECS, None)
    assert [one.code for one in report.findings] == ["person_changed"]


def test_a_name_is_needed_and_a_known_date_of_birth_stays(station: Station) -> None:
    station.do(whole(station))
    for told, code in (
        ({"name": " "}, "name_missing"),
        ({"born": "1991-04-01"}, "birth_date_known"),
    ):
        with pytest.raises(Refusal) as refused:
            station.do(name(station, **told))
        assert refused.value.code == code
    assert station.parts.people.known([ADA]) == [WHOLE]


def test_a_list_may_hold_wishes(station: Station) -> None:
    station.do(
        EnterPeople(
            station.house_id, whole(station).registry(station.desk.moment(MANAGER, TROUBLE))
        )
    )
    assert station.parts.people.known([ADA]) == [WHOLE]


def test_an_erased_person_leaves_no_wish_behind(station: Station) -> None:
    station.do(whole(station))
    work = station.parts.erasing.erase(MANAGER, station.house_id, ADA, TROUBLE_OF_TWO)
    station.run(work)
    assert station.parts.people.known([ADA]) == []
    station.close()
    db = SqliteConnection(station.path)
    assert db.rows("SELECT * FROM screen_wish") == []
    db.close()


def test_a_wish_that_was_changed_behind_the_programs_back_is_seen(station: Station) -> None:
    station.do(whole(station))
    station.close()
    db = SqliteConnection(station.path)
    db.run("UPDATE screen_wish SET wish='full'")
    db.close()
    report = verify_target(Target(path=station.path), CODECS, None)
    assert [one.code for one in report.findings] == ["person_changed"]


def test_everybody_is_read_in_parts_and_nobody_twice(station: Station) -> None:
    everybody = [Person(PersonId(f"id {one:03}"), f"Name {one}") for one in range(25)]
    station.parts.people.add(everybody, MANAGER.id)
    last, read = None, list[Person]()
    while some := station.parts.people.some(last, 10):
        read += some
        last = some[-1].id
    assert read == everybody


def test_the_entries_of_somebody_are_told_but_not_those_that_were_undone(station: Station) -> None:
    announce(station)
    station.do(Register(EVENT, ADA))
    undone = station.do(Register(EVENT, person(2)))
    station.run(station.undoing.undo(MANAGER, undone.act.action, TROUBLE))
    assert station.parts.people.played(ADA) == [PastEntry(EVENT, "Small", 1, 3350, 0)]
    assert station.parts.people.played(person(2)) == []


def test_the_newest_sales_are_told_and_which_of_them_are_void(station: Station) -> None:
    announce(station)
    book = SoldBook(station.desk, EVENT)
    assert book.newest(5) == []
    for number in (1, 2, 3):
        last = station.do(Register(EVENT, person(number)))
    assert [(one.sale.entry, one.void) for one in book.newest(2)] == [(3, False), (2, False)]
    station.run(station.undoing.undo(MANAGER, last.act.action, TROUBLE))
    station.do(Register(EVENT, person(4)))
    newest = [(one.sale.entry, one.void) for one in book.newest(3)]
    assert newest == [(4, False), (3, True), (2, False)]
    found = book.sold(3)
    assert found is not None
    assert found.action == last.act.action
    assert book.sold(9) is None
