"""Somebody who was entered twice is one person everywhere, and two again where that was wrong."""

import asyncio
import dataclasses

import pytest
from msgspec.structs import replace

from tdapp.bootstrap import CODECS
from tdapp.calls.house.merging import MergePersons, PartPersons
from tdapp.calls.house.people import LiftBar, SetBirthDate
from tdapp.calls.house.room import ErasePerson
from tdapp.calls.tournament.event import also_in
from tdapp.calls.tournament.refunds import Readmit, Refund, VoidEntry
from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import PersonId, StaffId
from tdapp.core.ports.people import Person
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import PLAIN
from tdapp.desk.finding import PeopleAtHand
from tdapp.desk.permissions import DIRECTOR
from tdapp.house.house_events import PersonParted, PersonsMerged
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.target import Target
from tdapp.till.payment import POOL
from tdapp.tournament.facts.refunds import Occasion
from tdapp.tournament.plan.terms import RefundTerms
from tests.desk.evening import EVENT, SMALL, announce, answering, person
from tests.desk.kept_out import TROUBLE, bar, code_of, exclude
from tests.desk.playing import MANAGER
from tests.desk.second_thoughts import refusal_of
from tests.desk.station import Station

ADA, TWIN, OTHER = person(21), PersonId("twin"), person(23)
NAMES = [Person(ADA, "Ada Ek", "20021", "1960-04-01"), Person(TWIN, "Ada Eck", "20099")]


def merge(station: Station, one: PersonId = TWIN, kept: PersonId = ADA) -> MergePersons:
    ids = station.desk.persons.ids(kept)
    return MergePersons(station.house_id, one, kept, answering(EVENT), ids[1:])


def entered(station: Station) -> Station:
    station.parts.people.add(NAMES, StaffId("director"))
    announce(station)
    return station


def test_who_is_in_under_one_id_is_already_in_under_the_other(station: Station) -> None:
    entered(station).do(Register(EVENT, TWIN))
    station.do(merge(station), TROUBLE)
    assert (
        station.desk.why_not(DIRECTOR, Register(EVENT, ADA))
        == station.event(EVENT).entries.known(1).refusal
    )
    assert code_of(station, Register(EVENT, ADA), PLAIN) == "already_entered"
    assert also_in(station.desk, ADA) == (EVENT,)
    facts = [one.event for one in station.recorded(station.house_id)]
    assert PersonsMerged(TWIN, ADA) in facts
    assert [one.entry for one in station.parts.people.played(ADA)] == [1]
    names = station.parts.people.names([ADA, TWIN])
    assert (names[ADA], names[TWIN]) == ("Ada Ek", "Ada Ek")


def test_a_bar_an_exclusion_and_an_age_of_one_id_hold_for_the_other(station: Station) -> None:
    entered(station)
    bar(station, TWIN)
    assert station.desk.why_not(DIRECTOR, Register(EVENT, ADA)) is None
    station.do(merge(station), TROUBLE)
    assert code_of(station, Register(EVENT, ADA), PLAIN) == "barred"
    station.restart()
    assert code_of(station, Register(EVENT, ADA), PLAIN) == "barred"
    station.do(LiftBar(station.house_id, ADA), TROUBLE)
    assert code_of(station, LiftBar(station.house_id, ADA)) == "not_barred"
    exclude(station, ADA)
    assert code_of(station, Register(EVENT, TWIN), PLAIN) == "self_excluded"
    station.do(PartPersons(station.house_id, TWIN, ADA), TROUBLE)
    station.do(Register(EVENT, TWIN))
    assert code_of(station, Register(EVENT, ADA), PLAIN) == "self_excluded"


def test_too_young_under_one_id_is_too_young_under_both(station: Station) -> None:
    entered(station).do(SetBirthDate(station.house_id, TWIN, "2015-01-01"), TROUBLE)
    station.do(merge(station), TROUBLE)
    assert code_of(station, Register(EVENT, ADA), PLAIN) == "under_age"


def test_who_was_merged_is_found_once_by_either_card_and_parted_again(station: Station) -> None:
    entered(station).do(merge(station), TROUBLE)
    people = PeopleAtHand()
    for _ in people.take_in(station.parts.people.some(None, 100)):
        pass
    (found,) = people.of_card("20099")
    assert (found.id, found.same, found.cards) == (ADA, (TWIN,), ("20099",))
    assert people.person(TWIN) is None
    assert [one.id for one in station.parts.people.called("ada", 9)] == [ADA]
    station.do(PartPersons(station.house_id, TWIN, ADA), TROUBLE)
    assert PersonParted(TWIN, ADA) in [one.event for one in station.recorded(station.house_id)]
    assert [one.id for one in station.parts.people.called("ada", 9)] == [TWIN, ADA]
    assert station.parts.people.names([TWIN]) == {TWIN: "Ada Eck"}
    assert code_of(station, PartPersons(station.house_id, TWIN, ADA)) == "not_merged"
    assert verify_target(Target(path=station.path), CODECS, None).findings == ()


def test_two_who_are_both_in_an_event_cannot_be_one(station: Station) -> None:
    entered(station).do(Register(EVENT, TWIN))
    station.do(Register(EVENT, ADA))
    refusal = station.desk.why_not(DIRECTOR, merge(station), TROUBLE)
    assert refusal is not None
    assert (refusal.code, refusal.details["entries"]) == ("both_play", "#2, #1")


def test_what_cannot_be_one_is_refused(station: Station) -> None:
    entered(station)
    assert code_of(station, merge(station, ADA, ADA)) == "same_person"
    assert code_of(station, merge(station, OTHER)) == "no_name_known"
    assert code_of(station, merge(station), PLAIN) == "reason_needed"
    station.parts.people.add([Person(OTHER, "Ada Ex")], StaffId("director"))
    station.do(merge(station), TROUBLE)
    assert code_of(station, merge(station, TWIN, OTHER)) == "person_merged"
    assert code_of(station, merge(station, ADA, OTHER)) == "person_merged"
    station.do(merge(station, OTHER), TROUBLE)
    assert station.desk.persons.ids(OTHER) == (ADA, TWIN, OTHER)


def test_no_undo_and_no_redo_brings_the_other_id_back_into_an_event(station: Station) -> None:
    entered(station)
    sold = station.do(Register(EVENT, TWIN)).act.action
    station.undo(sold, TROUBLE)
    station.do(Register(EVENT, ADA))
    station.do(merge(station), TROUBLE)
    (entry,) = station.event(EVENT).entries.by_number
    again = refusal_of(lambda: station.redo(sold, TROUBLE))
    assert again == station.event(EVENT).entries.known(entry).refusal
    voided = station.do(VoidEntry(EVENT, entry), TROUBLE).act.action
    station.redo(sold, TROUBLE)
    back = refusal_of(lambda: station.undo(voided, TROUBLE))
    assert back.code == "already_entered"
    assert [one.person for one in station.event(EVENT).entries.by_number.values()] == [TWIN]


def test_a_refunded_entry_of_the_other_id_is_not_readmitted_beside_the_own(
    station: Station,
) -> None:
    station.parts.people.add(NAMES, StaffId("director"))
    announce(station, replace(SMALL, refunds=RefundTerms(withdrawal=(POOL,))))
    station.do(Register(EVENT, TWIN))
    station.do(Refund(EVENT, 1, Occasion.WITHDRAWAL), TROUBLE)
    station.do(Register(EVENT, ADA))
    station.do(merge(station), TROUBLE)
    readmit = Readmit(EVENT, 1)
    assert (
        station.desk.why_not(DIRECTOR, readmit, TROUBLE)
        == station.event(EVENT).entries.known(2).refusal
    )
    assert code_of(station, readmit) == "already_entered"


def test_the_desk_itself_knows_which_ids_are_of_whom(station: Station) -> None:
    station.parts.people.add([Person(OTHER, "Ada Ex")], StaffId("director"))
    entered(station).do(Register(EVENT, TWIN))
    station.do(Register(EVENT, OTHER))
    house = station.house_id
    station.do(MergePersons(house, TWIN, ADA, answering(EVENT)), TROUBLE)
    assert code_of(station, MergePersons(house, OTHER, ADA, answering(EVENT))) == "both_play"
    station.do(PartPersons(house, TWIN, OTHER), TROUBLE)
    assert [one.event for one in station.recorded(house)][-1] == PersonParted(TWIN, ADA)


def test_who_is_made_one_and_entered_at_the_same_moment_is_in_once(station: Station) -> None:
    entered(station).do(Register(EVENT, TWIN))

    async def at_once() -> list[object]:
        acts = (merge(station), Register(EVENT, ADA))
        done = (station.desk.perform(DIRECTOR, call, TROUBLE) for call in acts)
        return await asyncio.gather(*done, return_exceptions=True)

    merged, sold = station.run(at_once())
    assert not isinstance(merged, Exception)
    assert sold == station.event(EVENT).entries.known(1).refusal


BOTH = dataclasses.replace(TROUBLE, approver=DIRECTOR)


@pytest.mark.parametrize(("person", "kept"), [(TWIN, ADA), (OTHER, ADA), (ADA, TWIN), (ADA, OTHER)])
def test_desk_and_record_say_the_same_of_who_has_no_name(
    station: Station, person: PersonId, kept: PersonId
) -> None:
    entered(station).do(ErasePerson(station.house_id, ADA, events=()), BOTH, MANAGER)
    foreseen = station.desk.why_not(DIRECTOR, merge(station, person, kept), TROUBLE)
    with pytest.raises(Refusal) as refused:
        station.do(merge(station, person, kept), TROUBLE)
    assert foreseen == refused.value
