"""What two people sign for: asked for last, and of somebody else with a role that counts."""

import msgspec
import pytest

from tdapp.calls.across.ending import CancelEvent
from tdapp.calls.house.cage import CloseSession, CountSession, MoveFloat, OpenSession, SetCageTerms
from tdapp.calls.house.people import BarPerson
from tdapp.calls.house.room import ErasePerson
from tdapp.calls.house.staff import HandOverDuty, TakeDuty
from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.calls.tournament.prizes import ChangePrizes, PayPrize, PostPrizes, ReversePrize
from tdapp.calls.tournament.refunds import PassEntryOn, VoidInPlay
from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import StaffId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import Actor, Role, Staffing, StaffOnDuty
from tdapp.house.cage_events import Amount, CageTerms, TenderCount
from tdapp.tournament.plan.prize_plan import PrizeInKind
from tests.desk.evening import EVENT, SMALL, announce, answering, bust, install, of_house, person
from tests.desk.second_thoughts import HEAD, MANAGER, refusal_of
from tests.desk.staffed import colleagues
from tests.desk.station import Station
from tests.rules.houses import BOOKS

CAGE = Actor(StaffId("cage"), frozenset({Role.CAGE}))
DEALER = Actor(StaffId("dealer"), frozenset({Role.DEALER}))
WHY = "as it was"
PLAIN = Circumstances(reason=WHY)
TERMS = CageTerms(by_two_from=2_000, off_by_two=500, posted_by_two=True)
OTHER = StreamId("other")
FLOAT = (Amount("cash", 50_000),)
WHO = "cage (Cy), floor_supervisor, tournament_director (Di), gaming_manager"


@pytest.fixture
def desk(station: Station) -> Station:
    """A house with terms on what two people sign for, and an event with two prizes to pay."""
    install(station, (1, 2))
    announce(station, sold=3, tables=(1,))
    station.do(PostPrizes(EVENT))
    bust(station, 3, 2)
    station.do(SetCageTerms(station.house_id, TERMS), PLAIN)
    at_work = (StaffOnDuty(CAGE, "Cy"), StaffOnDuty(HEAD, "Di"))
    station.desk.staffing = lambda: Staffing(True, at_work)
    return station


def wants(desk: Station, call: Call, *, by: Actor, second: Actor, who: str = WHO) -> None:
    """An act is not refused beforehand, wants one more signature, and takes this one."""
    assert desk.desk.why_not(by, call, PLAIN) is None
    refusal = refusal_of(lambda: desk.do(call, PLAIN, by))
    assert refusal.code == "second_person_needed"
    assert refusal.details["who"] == who
    for nobody in (by, DEALER):
        wrong = desk.desk.why_not(by, call, Circumstances(reason=WHY, approver=nobody))
        assert wrong is not None
        assert wrong.code == refusal.code
    done = desk.do(call, Circumstances(reason=WHY, approver=second), by)
    assert (done.act.actor, done.act.approver) == (by.id, second.id)


def test_much_money_is_paid_and_taken_back_by_two(desk: Station) -> None:
    mine = WHO.replace("cage (Cy)", "cage")
    wants(desk, PayPrize(EVENT, 1), by=CAGE, second=HEAD, who=mine)
    back = WHO.replace("tournament_director (Di)", "tournament_director")
    wants(desk, ReversePrize(EVENT, 1), by=HEAD, second=CAGE, who=back)


def test_what_a_prize_in_kind_is_worth_counts_with_its_money(station: Station) -> None:
    watch = msgspec.structs.replace(SMALL.prizes, in_kind=(PrizeInKind(2, "a watch", 1_000),))
    install(station, (1, 2))
    announce(station, msgspec.structs.replace(SMALL, prizes=watch), sold=3, tables=(1,))
    station.do(PostPrizes(EVENT))
    bust(station, 3, 2)
    cash = station.event(EVENT).prizes.posted[1]
    assert cash
    worth = cash + 1_000
    by_two = CageTerms(by_two_from=worth)
    details = CageTerms(details_from=worth, details=("document",))
    station.desk.staffing = lambda: Staffing(
        True, (StaffOnDuty(CAGE, "Cy"), StaffOnDuty(HEAD, "Di"))
    )
    for terms, code in ((by_two, "second_person_needed"), (details, "details_needed")):
        station.do(SetCageTerms(station.house_id, terms), PLAIN, MANAGER)
        assert refusal_of(lambda: station.do(PayPrize(EVENT, 2), PLAIN, CAGE)).code == code
    above = msgspec.structs.replace(details, details_from=worth + 1)
    station.do(SetCageTerms(station.house_id, above), PLAIN, MANAGER)
    station.do(PayPrize(EVENT, 2), PLAIN, CAGE)


def test_an_event_whose_money_goes_back_is_cancelled_by_two(station: Station) -> None:
    announce(station)
    for number in (1, 2):
        station.do(Register(EVENT, person(number)))
    station.do(SetCageTerms(station.house_id, TERMS), PLAIN)
    station.desk.staffing = lambda: Staffing(
        True, (StaffOnDuty(CAGE, "Cy"), StaffOnDuty(HEAD, "Di"))
    )
    who = WHO.replace("tournament_director (Di)", "tournament_director")
    wants(station, CancelEvent(EVENT, station.house_id), by=HEAD, second=MANAGER, who=who)


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("reached", [StartClock, PostPrizes])
def test_an_event_under_way_is_cancelled_by_two_whatever_the_houses_terms(
    station: Station, house: str, reached: type[StartClock | PostPrizes]
) -> None:
    install(station, (1, 2))
    announce(station, of_house(house), sold=3, tables=(1, 2))
    announce(station, of_house(house), event=OTHER)
    station.do(Register(OTHER, person(4)))
    station.desk.staffing = lambda: Staffing(True, (StaffOnDuty(MANAGER, "Mo"),))
    station.do(CancelEvent(OTHER, station.house_id), PLAIN, MANAGER)
    cancel = CancelEvent(EVENT, station.house_id)
    station.do(reached(EVENT), PLAIN, MANAGER)
    refusal = refusal_of(lambda: station.do(cancel, PLAIN, MANAGER))
    assert refusal.code == "second_person_needed"
    station.do(cancel, Circumstances(reason=WHY, approver=HEAD), MANAGER)
    assert station.event(EVENT).programme.cancelled


def test_a_posted_list_is_changed_by_two_of_those_who_post_it(desk: Station) -> None:
    first, *others, last = desk.event(EVENT).prizes.posted
    changed = ChangePrizes(EVENT, (first - 100, *others, last + 100))
    who = "tournament_director, gaming_manager"
    wants(desk, changed, by=HEAD, second=MANAGER, who=who)
    alone = refusal_of(lambda: desk.undo(with_=PLAIN, actor=HEAD))
    assert (alone.code, alone.details["act"]) == ("second_person_needed", "undo")
    desk.undo(with_=Circumstances(reason=WHY, approver=MANAGER), actor=HEAD)
    assert desk.event(EVENT).prizes.posted == (first, *others, last)


def test_a_sale_is_undone_by_two_where_its_money_goes_back(station: Station) -> None:
    announce(station)
    station.do(SetCageTerms(station.house_id, TERMS), PLAIN)
    station.desk.staffing = lambda: Staffing(True, (StaffOnDuty(CAGE, "Cy"),))
    station.do(Register(EVENT, person(1)), actor=CAGE)
    assert refusal_of(lambda: station.undo(with_=PLAIN, actor=CAGE)).code == "second_person_needed"
    station.undo(with_=Circumstances(reason=WHY, approver=HEAD), actor=CAGE)
    station.redo(with_=PLAIN, actor=CAGE)


def test_a_float_is_filled_and_a_drawer_that_is_off_is_closed_by_two(desk: Station) -> None:
    house = desk.house_id
    mine = WHO.replace("cage (Cy)", "cage")
    wants(desk, OpenSession(house, "cage 1", FLOAT), by=CAGE, second=HEAD, who=mine)
    name = f"cage 1/{desk.house.cage.last}"
    wants(desk, MoveFloat(house, name, answering(EVENT), 2_000), by=CAGE, second=HEAD, who=mine)
    desk.do(MoveFloat(house, name, answering(EVENT), 1_999), PLAIN, CAGE)

    def count(cents: int) -> None:
        told = (TenderCount("cash", cents),)
        desk.do(CountSession(house, name, answering(EVENT), told), PLAIN, CAGE)

    right = 50_000 + 2_000 + 1_999
    count(right - 500)
    close = CloseSession(house, name, answering(EVENT))
    assert refusal_of(lambda: desk.do(close, PLAIN, CAGE)).code == "second_person_needed"
    count(right + 499)
    desk.do(close, PLAIN, CAGE)


def test_as_long_as_nobody_is_enrolled_nobody_else_can_sign(desk: Station) -> None:
    desk.desk.staffing = Staffing
    desk.do(PayPrize(EVENT, 1))


@pytest.mark.parametrize("terms", [CageTerms(by_two_from=0), CageTerms(off_by_two=-1)])
def test_a_threshold_is_above_nothing(terms: CageTerms, station: Station) -> None:
    refusal = refusal_of(lambda: station.do(SetCageTerms(station.house_id, terms), PLAIN))
    assert refusal.code == "not_a_threshold"


def test_whatever_stands_against_it_is_said_before_anybody_signs(station: Station) -> None:
    ben, cyd = colleagues(station)
    ada, desk = station.parts.session.actor, station.desk
    manager = station.parts.signing_in.roster.actor(ben)
    assert manager is not None
    station.do(Announce(EVENT, SMALL), actor=ada)
    station.do(Register(EVENT, person(1)), actor=ada)

    def code(call: Call, actor: Actor, reason: str | None = WHY) -> str:
        return refusal_of(lambda: station.do(call, Circumstances(reason=reason), actor)).code

    needed = ErasePerson(station.house_id, person(1), answering(EVENT))
    assert code(needed, manager) == "person_in_play"
    assert code(needed, manager, None) == "reason_needed"
    station.do(BarPerson(station.house_id, person(9)), PLAIN, ada)
    barred = ErasePerson(station.house_id, person(9), answering(EVENT))
    assert code(barred, manager) == "still_restricted"
    assert code(HandOverDuty(station.house_id, ben), ada) == "nobody_on_duty"
    station.do(TakeDuty(station.house_id), actor=ada)
    assert code(HandOverDuty(station.house_id, cyd), ada) == "not_a_head"
    assert code(HandOverDuty(station.house_id, ben), ada) == "second_person_needed"
    assert desk.why_not(ada, needed) == Refusal(
        "not_permitted", permission="erase", who="gaming_manager"
    )


@pytest.mark.parametrize(
    ("call", "second"),
    [(PassEntryOn(EVENT, 2, person(9)), CAGE), (VoidInPlay(EVENT, 2, 500), CAGE)],
    ids=["a wrong name", "a double buy-in"],
)
def test_an_entry_in_play_is_put_right_by_two_and_comes_back_by_undo(
    call: Call, second: Actor, station: Station
) -> None:
    install(station, (1,))
    announce(station, sold=4, tables=(1,))
    station.do(StartClock(EVENT))
    station.desk.staffing = lambda: Staffing(
        True, (StaffOnDuty(CAGE, "Cy"), StaffOnDuty(HEAD, "Di"))
    )
    before = station.event(EVENT)
    who = WHO.replace("tournament_director (Di)", "tournament_director")
    wants(station, call, by=HEAD, second=second, who=who)
    assert station.event(EVENT).entries.by_number != before.entries.by_number

    signed = Circumstances(reason=WHY, approver=second)
    station.undo(with_=signed, actor=HEAD)
    after = station.event(EVENT)
    assert after.entries.by_number == before.entries.by_number
    assert after.entries.taken == before.entries.taken
    assert (after.seating, after.chips_in_play) == (before.seating, before.chips_in_play)
    station.restart()
    assert station.event(EVENT) == after
