"""Who is turned away at the desk, who may overrule that, and that every try is kept."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tdapp.calls.tournament.alternates import JoinAlternates
from tdapp.calls.tournament.event import Announce
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes
from tdapp.calls.tournament.refunds import PassEntryOn
from tdapp.calls.tournament.sales import Rebuy, Register, SellAddOns, SellTableAddOns
from tdapp.core.ports.people import Person
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR, Permission
from tdapp.house.house_events import PersonRefused
from tdapp.tournament.plan.terms import AlternateTerms
from tests.desk.evening import EVENT, SMALL, announce, bust, install, person
from tests.desk.kept_out import CASHIER, MANAGER, bar, born, exclude
from tests.desk.known_calls import known_calls
from tests.desk.station import Station

SELL, PAY = Permission.SELL, Permission.PAY
WHY = Circumstances(reason="the manager lifted it on the telephone")


@pytest.fixture
def station(tmp_path: Path) -> Iterator[Station]:
    """A workstation on a new record."""
    opened = Station(tmp_path / "room.tdapp")
    yield opened
    opened.close()


def refused(station: Station, call: Call, **also: object) -> list[PersonRefused]:
    """What the house keeps of a try that is turned away."""
    with pytest.raises(Refusal):
        station.do(call, **also)  # type: ignore[arg-type]
    station.settle()
    events = [one.event for one in station.recorded(station.house_id)]
    return [event for event in events if isinstance(event, PersonRefused)]


def test_who_excluded_himself_is_turned_away_whoever_asks_and_why(station: Station) -> None:
    announce(station)
    exclude(station, person(1))
    call = Register(EVENT, person(1))
    gone = Refusal("self_excluded", person=person(1), since_us=1)
    assert station.desk.why_not(DIRECTOR, call, WHY) == gone
    assert refused(station, call, with_=WHY) == [
        PersonRefused(DIRECTOR.id, "register", person(1), "self_excluded")
    ]
    assert station.event(EVENT).entries.count == 0


def test_who_is_under_age_is_turned_away_whoever_asks_and_why(station: Station) -> None:
    announce(station)
    born(station, person(1), "2020-01-01")
    found = refused(station, Register(EVENT, person(1)), with_=WHY)
    assert [one.why for one in found] == ["under_age"]


def test_a_barred_person_is_let_in_by_the_director_with_a_reason_only(station: Station) -> None:
    announce(station)
    bar(station, person(1))
    call = Register(EVENT, person(1))
    barred = Refusal("barred", person=person(1), since_us=1)
    assert station.desk.why_not(DIRECTOR, call) == barred
    assert station.desk.why_not(CASHIER, call, WHY) == barred
    approved = Circumstances(reason=WHY.reason, approver=DIRECTOR)
    assert station.desk.why_not(CASHIER, call, approved) is None
    station.do(call, WHY)
    assert station.event(EVENT).entry(1).person == person(1)


def test_asking_beforehand_is_not_kept_as_a_try(station: Station) -> None:
    announce(station)
    bar(station, person(1))
    assert not station.desk.can(DIRECTOR, Register(EVENT, person(1)))
    station.settle()
    events = [one.event for one in station.recorded(station.house_id)]
    assert not [event for event in events if isinstance(event, PersonRefused)]


def test_the_door_is_watched_for_the_queue_and_for_substitutes(station: Station) -> None:
    station.do(Announce(EVENT, replace(SMALL, max_entries=2, alternates=AlternateTerms())))
    for number in (1, 2):
        station.do(Register(EVENT, person(number)))
    exclude(station, person(9))
    refused(station, JoinAlternates(EVENT, person(9)))
    found = refused(station, PassEntryOn(EVENT, 1, person(9)), with_=WHY)
    assert [(one.label, one.person) for one in found] == [
        ("join_alternates", person(9)),
        ("pass_entry_on", person(9)),
    ]


def test_a_winner_is_looked_at_again_before_he_is_paid(station: Station) -> None:
    install(station, (1,))
    announce(station, sold=3, tables=(1,))
    station.do(PostPrizes(EVENT))
    bust(station, 1, 2)
    exclude(station, person(3))
    found = refused(station, PayPrize(EVENT, 1), with_=WHY)
    assert [(one.label, one.why) for one in found] == [("pay_prize", "self_excluded")]
    station.do(PayPrize(EVENT, 2))


def test_an_erased_person_is_not_let_in_again(station: Station) -> None:
    announce(station)
    station.parts.people.add([Person(person(1), "Ada")], DIRECTOR.id)
    with_ = Circumstances(approver=DIRECTOR, reason="she asked us to")
    station.run(station.parts.erasing.erase(MANAGER, station.house_id, person(1), with_))
    assert station.desk.why_not(DIRECTOR, Register(EVENT, person(1))) == (
        Refusal("unknown_person", person=person(1))
    )


def test_a_house_may_let_in_only_whom_it_knows(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("only_known_persons = true\n")
    station = Station(tmp_path / "room.tdapp")
    station.do(Announce(EVENT, SMALL))
    assert station.desk.why_not(DIRECTOR, Register(EVENT, person(1))) == (
        Refusal("unknown_person", person=person(1))
    )
    station.parts.people.add([Person(person(1), "Ada")], DIRECTOR.id)
    station.do(Register(EVENT, person(1)))
    station.close()


@pytest.mark.parametrize(
    "call",
    [
        Rebuy(EVENT, 1),
        SellAddOns(EVENT, (2, 1)),
        SellTableAddOns(EVENT, 1),
    ],
)
def test_who_excluded_himself_during_the_night_buys_nothing_more(
    call: Call, station: Station
) -> None:
    install(station, (1,))
    announce(station, sold=3, tables=(1,))
    before = station.event(EVENT)
    exclude(station, person(1))

    assert [one.person for one in refused(station, call, with_=WHY)] == [person(1)]
    assert station.event(EVENT) == before


def test_a_table_takes_its_add_on_without_the_seat_of_who_may_buy_nothing(
    station: Station,
) -> None:
    install(station, (1,))
    announce(station, sold=3, tables=(1,))
    exclude(station, person(1))
    seat = station.event(EVENT).seating.seat_of[1].seat
    whole, less = SellTableAddOns(EVENT, 1), SellTableAddOns(EVENT, 1, less=(seat,))

    turned_away, sold = (station.desk.why_not(DIRECTOR, call) for call in (whole, less))
    assert turned_away == Refusal("self_excluded", person=person(1), since_us=1)
    assert sold != turned_away


def test_every_act_with_money_asks_at_the_door_but_where_it_only_goes_back() -> None:
    with_money = [one for one in known_calls() if one.row.permission in {SELL, PAY}]
    assert len(with_money) > 15
    drawers = {"open_session", "move_float", "count_session", "close_session", "count_box"}
    assert {one.row.label for one in with_money if one.persons is Call.persons} - drawers == {
        "give_back_parts",
        "note_details",
        "refund",
        "refund_alternate",
        "refund_queue",
        "return_ticket",
        "see_identity",
        "set_unclaimed",
        "void_entry",
    }
