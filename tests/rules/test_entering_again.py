"""Entries beyond the first price: buying back in, reserves, money that the house adds."""

from typing import Any

import pytest

from tdapp.calls.tournament.alternates import CallAlternate, JoinAlternates, SeatAlternate
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Leave
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.refunds import Refund, VoidEntry
from tdapp.calls.tournament.sales import (
    ForfeitAndReenter,
    PayDebt,
    Rebuy,
    Register,
    SellTableAddOns,
)
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.till.payment import FEE, OWED, POOL, Payment, Tender
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.refunds import Occasion
from tests.desk.evening import EVENT, announce, bust, install, person
from tests.desk.station import Station
from tests.rules.houses import held_under, with_entry, with_rebuys
from tests.rules_doc import rule

WHY = Circumstances(reason="as the rules say")
AGAIN = {"parts": [[POOL, 30_000], [FEE, 3_000]], "chips": 8_000, "window": {"until_level": 4}}
ADD_ON = {"parts": [[POOL, 10_000]], "chips": 4_000, "most": 1, "window": {"until_level": 4}}
TILL = Payment(Tender.TICKET, "cage 1/1")


def playing(station: Station, house: str, sold: int = 4, **changes: Any) -> None:
    """An event at table 1, everybody seated, its clock running, a cashier at cage 1."""
    station.session("cage 1")
    install(station, (1,), seats=9)
    announce(station, held_under(house, **changes), sold=sold, tables=(1,))
    station.do(StartClock(EVENT))


def booked(station: Station, account: str) -> int:
    """Cents of one account in the record, debit positive."""
    asked = "SELECT coalesce(sum(cents), 0) FROM ledger_line WHERE stream_id=? AND account=?"
    found: int = station.ask(lambda db: db.rows(asked, (EVENT, account)))[0][0]
    return found


@rule("STAR", "28.4.2(i)")
@rule("CROWN", "15.4.3(a)(iv)")
@rule("ADELAIDE", "89", "89j")
@pytest.mark.parametrize("house", ["STAR", "CROWN", "ADELAIDE", "OPEN"])
def test_who_is_out_buys_back_in_as_often_and_as_long_as_was_published(
    house: str, station: Station
) -> None:
    """Whether and how often an eliminated player may enter again is what was published."""
    playing(station, house, rebuy=None, reentry={**AGAIN, "most": 1})
    call = Register(EVENT, person(2), TILL)
    assert station.desk.why_not(DIRECTOR, call) == station.event(EVENT).entries.known(2).refusal
    bust(station, 2)
    station.do(call)
    state = station.event(EVENT)
    assert state.entries.by_person[person(2)] == (2, 5)
    assert 5 not in state.seating.seat_of
    assert booked(station, "ticket") == 33_000

    bust(station, 1)
    station.time.pass_us(4 * 30 * MINUTE_US)
    late = station.desk.why_not(DIRECTOR, Register(EVENT, person(1)))
    assert late == Refusal("registration_closed", until_level=4)


@rule("CROWN", "15.4.3(a)(iv)")
def test_a_stack_that_is_given_up_for_a_new_entry_leaves_play(station: Station) -> None:
    """Where players may buy back in, a stack can be given up for it; its chips leave play."""
    playing(station, "CROWN", rebuy=None, reentry=AGAIN)
    station.do(ForfeitAndReenter(EVENT, 2, 1_300, TILL))
    state = station.event(EVENT)
    assert state.exits.by_entry[2].departure is Departure.FORFEITED
    assert state.chips_in_play == 4 * 8_000 - 1_300 + 8_000
    assert (state.entries.pool, state.entries.fees) == (150_000, 15_000)


@rule("STAR", "28.4.2(l)")
@rule("CROWN", "15.4.2(d)")
@pytest.mark.parametrize("house", ["CROWN", "OPEN"])
def test_who_withdraws_in_the_published_time_is_refunded_and_the_stack_leaves_play(
    house: str, station: Station
) -> None:
    """The terms of entry say until when an entrant may withdraw without a penalty."""
    terms = {"withdrawal": [POOL, FEE], "window": {"until_level": 1}}
    playing(station, house, refunds=terms)
    station.do(Refund(EVENT, 2, Occasion.WITHDRAWAL, stack=11_000), WHY)
    assert station.event(EVENT).chips_in_play == 4 * 8_000 - 11_000
    assert booked(station, "cash") == 3 * 33_000

    station.time.pass_us(30 * MINUTE_US)
    late = station.desk.why_not(DIRECTOR, Refund(EVENT, 3, Occasion.WITHDRAWAL), WHY)
    assert late == Refusal("no_refund", entry=3, occasion="withdrawal")


@rule("TAS", "C20.8")
def test_a_reserve_takes_a_forfeited_seat_on_paying_the_fee(station: Station) -> None:
    """A seat that nobody took may be offered to a reserve, who pays; the old fee stays."""
    install(station, (1,), seats=2)
    reserve = {"appear_minutes": 5}
    station.session("cage 1")
    announce(station, held_under("TAS", alternates=reserve), sold=2, tables=(1,))
    station.do(JoinAlternates(EVENT, person(7), TILL))
    assert station.event(EVENT).entries.pool == 2 * 30_000
    no_room = station.desk.why_not(DIRECTOR, CallAlternate(EVENT))
    assert no_room == Refusal("no_place_free")

    seat = station.event(EVENT).seating.seat_of[2]
    station.do(Leave(EVENT, 2, Departure.FORFEITED, 8_000), WHY)
    station.do(CallAlternate(EVENT))
    station.do(SeatAlternate(EVENT, 1, seat))
    state = station.event(EVENT)
    assert state.seating.seat_of[3] == seat
    assert (state.entries.pool, state.alternates.held) == (3 * 30_000, 0)
    assert state.chips_in_play == 2 * 8_000


@rule("STAR", "28.1.1")
def test_a_whole_table_takes_its_add_on_in_one_act_and_once(station: Station) -> None:
    """An add-on is sold once, at its time; those of one table are one act."""
    playing(station, "STAR", addon=ADD_ON)
    sitting = {seat.seat: number for number, seat in station.event(EVENT).seating.seat_of.items()}
    without = min(sitting)
    station.do(SellTableAddOns(EVENT, 1, (without,), TILL))
    state = station.event(EVENT)
    assert [state.entry(sitting[seat]).addons for seat in sorted(sitting)] == [0, 1, 1, 1]
    assert booked(station, "ticket") == 30_000
    again = station.desk.why_not(DIRECTOR, SellTableAddOns(EVENT, 1))
    assert again is not None
    assert again.code == "addons_used_up"


@rule("STAR", "28.1.1")
def test_a_re_buy_of_twice_the_chips_may_be_owed_and_counts_at_once(station: Station) -> None:
    """A re-buy counts when its chips are on the table, also before its money has come."""
    playing(station, "STAR", rebuy=with_rebuys(at_once=2))
    station.do(Rebuy(EVENT, 1, 0, 2, OWED))
    assert station.event(EVENT).entries.pool == 4 * 30_000 + 60_000
    assert (booked(station, "owed"), booked(station, "cash")) == (60_000, 4 * 33_000)
    station.do(PayDebt(EVENT, 5, TILL))
    assert (booked(station, "owed"), booked(station, "ticket")) == (0, 60_000)


@rule("STAR", "28.3.3")
@rule("STAR", "28.3.4")
@pytest.mark.parametrize(
    ("guarantee", "added", "pool"),
    [(0, 25_000, 325_000), (400_000, 0, 400_000), (400_000, 9_000, 409_000), (90_000, 0, 300_000)],
)
def test_added_value_and_a_guarantee_come_from_the_house(
    guarantee: int, added: int, pool: int, station: Station
) -> None:
    """Added value goes on top of what is paid in; a guaranteed pool is made up by the house."""
    announce(station, held_under("STAR", guarantee=guarantee, added=added), sold=10)
    assert station.event(EVENT).pool == pool
    station.do(PostPrizes(EVENT))
    state = station.event(EVENT)
    assert sum(state.prizes.posted) == state.pool == pool
    assert booked(station, "house_added") == pool - 10 * 30_000


@rule("ADELAIDE", "1")
def test_a_free_roll_asks_nothing_and_plays_for_the_houses_money(station: Station) -> None:
    """A free-roll has no entry payment."""
    free = with_entry(parts=[[POOL, 0], [FEE, 0]])
    announce(station, held_under("ADELAIDE", entry=free, rebuy=None, added=50_000), sold=10)
    station.do(PostPrizes(EVENT))
    state = station.event(EVENT)
    assert (state.entries.total, state.pool, sum(state.prizes.posted)) == (0, 50_000, 50_000)
    assert booked(station, "cash") == 0


def test_a_mis_keyed_entry_is_void_only_until_it_is_handed_over(station: Station) -> None:
    install(station, (1,), seats=9)
    announce(station, held_under("OPEN"), sold=3, tables=(1,))
    station.do(VoidEntry(EVENT, 3), WHY)
    assert booked(station, "cash") == 2 * 33_000
    station.do(StartClock(EVENT))
    late = station.desk.why_not(DIRECTOR, VoidEntry(EVENT, 2), WHY)
    assert late == Refusal("handed_over", entry=2)
