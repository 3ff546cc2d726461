"""A name is not erased while something that is on still needs it: play, a debt, a prize."""

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import Finish
from tdapp.calls.house.kept_prizes import ClaimPrize
from tdapp.calls.tournament.alternates import JoinAlternates, RefundAlternate
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes, SetUnclaimed
from tdapp.calls.tournament.sales import PayDebt, Rebuy
from tdapp.core.ids import PersonId
from tdapp.core.ports.people import Person
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.house.house_events import PersonErased
from tdapp.till.payment import Payment, Tender
from tdapp.tournament.plan.terms import AlternateTerms
from tests.desk.evening import EVENT, SMALL, announce, bust, install, person, under_way
from tests.desk.kept_out import MANAGER
from tests.desk.station import Station

BOTH = Circumstances(approver=DIRECTOR, reason="asked to be erased")
WHY = Circumstances(reason="did not come to the cage")


@pytest.fixture
def room(station: Station) -> Station:
    """A room whose six players are known by name."""
    known = [Person(person(number), f"Name {number}") for number in range(1, 7)]
    station.parts.people.add(known, DIRECTOR.id)
    return station


def erase(room: Station, who: PersonId) -> None:
    room.run(room.parts.erasing.erase(MANAGER, room.house_id, who, BOTH))


def must_be_kept(room: Station, who: PersonId, **why: object) -> None:
    """The name is not erased, for this code and these details, and no fact says so."""
    with pytest.raises(Refusal) as refused:
        erase(room, who)
    assert refused.value == Refusal(str(why.pop("code")), **why)
    assert room.parts.people.names([who]) != {}
    if room.house_id in room.streams():
        facts = [one.event for one in room.recorded(room.house_id)]
        assert PersonErased(who) not in facts


def must_go(room: Station, who: PersonId) -> None:
    erase(room, who)
    assert room.parts.people.names([who]) == {}


def test_who_plays_is_known_by_name_and_who_is_out_of_the_money_need_not_be(room: Station) -> None:
    under_way(room)
    must_be_kept(room, person(5), code="person_in_play", event="Small", entry=5)
    room.do(Bust(EVENT, 5))
    must_be_kept(room, person(5), code="person_in_play", event="Small", entry=5)
    bust(room, 5)
    must_go(room, person(5))
    must_go(room, person(6))


def test_a_prize_is_waited_for_posted_or_not_until_it_is_paid(room: Station) -> None:
    under_way(room)
    bust(room, 5, 4, 3)
    must_be_kept(room, person(3), code="person_has_prize", event="Small", place=3)
    room.do(PostPrizes(EVENT))
    must_be_kept(room, person(3), code="person_has_prize", event="Small", place=3)
    must_go(room, person(4))
    room.do(PayPrize(EVENT, 3))
    must_go(room, person(3))


def test_a_prize_that_the_house_keeps_stays_claimable(room: Station) -> None:
    under_way(room)
    room.do(PostPrizes(EVENT))
    bust(room, 5, 4, 3, 2)
    room.do(SetUnclaimed(EVENT, 2), WHY)
    must_be_kept(room, person(2), code="person_has_prize", event="Small", place=2)
    room.do_all([PayPrize(EVENT, 3), PayPrize(EVENT, 1)])
    room.do(Finish(EVENT, room.house_id))
    room.run(room.parts.day.end(DIRECTOR))
    must_be_kept(room, person(2), code="person_has_prize", event="Small", place=2)
    room.do(ClaimPrize(room.house_id, EVENT, 2))
    must_go(room, person(2))


def test_who_owes_is_erased_when_the_money_came(room: Station) -> None:
    under_way(room)
    room.do(Rebuy(EVENT, 5, payment=Payment(Tender.OWED)))
    (receipt,) = room.event(EVENT).entries.owed
    bust(room, 5)
    must_be_kept(room, person(5), code="person_owes", event="Small", receipt=receipt)
    room.do(PayDebt(EVENT, receipt))
    must_go(room, person(5))


def test_who_waits_for_a_place_is_erased_when_the_ticket_is_given_back(room: Station) -> None:
    install(room, (1,))
    announce(room, replace(SMALL, max_entries=2, alternates=AlternateTerms()), sold=2)
    room.do(JoinAlternates(EVENT, person(3)))
    must_be_kept(room, person(3), code="person_waits", event="Small", ticket=1)
    room.do(RefundAlternate(EVENT, 1))
    must_go(room, person(3))
