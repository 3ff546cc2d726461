"""The fee is paid and the buy-in is open: who may enter so at each house, and who is out for it."""

import pytest

from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.refunds import Refund
from tdapp.calls.tournament.sales import PayDebt, Rebuy, Register, SellAddOns
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.till.payment import CASH, POOL, Payment, Tender, TenderAmount
from tdapp.tournament.facts.refunds import EntryRefunded, Occasion
from tests.desk import laws
from tests.desk.evening import EVENT, announce, install, person
from tests.desk.station import Station
from tests.rules.houses import BOOKS, held_under, with_entry
from tests.rules_doc import rule
from tests.tournament.sales.offers import offer

OUT = {"unpaid_out": True}
SPLIT = Payment(Tender.CARD, also=(TenderAmount(Tender.CASH, 100),))


def open_entry(number: int, payment: Payment = CASH) -> Register:
    """An entry of which the fee alone is paid."""
    return Register(EVENT, person(number), payment, buy_in_open=True)


def held(station: Station, house: str, sold: int = 2) -> None:
    """An event of a house where who has not paid by the start is out, with some entries paid."""
    install(station, (1,), seats=9)
    terms = {} if house == "STAR" else OUT
    announce(station, held_under(house, attendance=terms), sold=sold)


@rule("STAR", "28.7.3")
@pytest.mark.parametrize("house", BOOKS)
def test_who_owes_the_buy_in_at_the_start_is_out_and_the_fee_is_kept(
    house: str, station: Station
) -> None:
    """Who cannot pay the buy-in before the start is eliminated, and the fee is not refunded."""
    held(station, house)
    station.do(open_entry(3))
    before = station.event(EVENT).entries
    station.tick()
    assert station.event(EVENT).entries.count == 3

    station.do(StartClock(EVENT))
    for _ in range(2):
        station.tick()

    state = station.event(EVENT)
    assert sorted(state.entries.by_number) == [1, 2]
    assert state.entries.fees == before.fees
    assert state.pool == before.pool // 3 * 2
    assert not state.entries.owed
    assert state.chips_in_play == 2 * state.conditions.entry.chips
    gone = [one.event for one in station.recorded(EVENT) if isinstance(one.event, EntryRefunded)]
    assert [(one.entry, one.why) for one in gone] == [(3, Occasion.UNPAID)]
    assert [one.tender for one in gone[0].back] == [Tender.OWED]
    assert [one.name for one in gone[0].parts] == [POOL]
    again = Refund(EVENT, 3, Occasion.UNPAID)
    why = Circumstances(reason="asks for it")
    assert station.desk.why_not(DIRECTOR, again, why) == Refusal("no_such_entry", entry=3)


@pytest.mark.parametrize("house", BOOKS)
def test_nothing_else_is_sold_to_who_owes_the_buy_in(house: str, station: Station) -> None:
    install(station, (1,), seats=9)
    sold = {"rebuy": offer(5_000, 0, 500, 2, most=1), "addon": offer(2_000, 0, 500, 2, most=1)}
    terms = {} if house == "STAR" else OUT
    announce(station, held_under(house, attendance=terms, **sold), sold=2)
    station.do(open_entry(3))
    for more in (Rebuy(EVENT, 3), SellAddOns(EVENT, (1, 3))):
        refusal = station.desk.why_not(DIRECTOR, more)
        assert refusal == Refusal("debt_first", entry=3, receipt=3)
    station.do(PayDebt(EVENT, 3))
    station.do(SellAddOns(EVENT, (1, 3)))
    station.do(StartClock(EVENT))
    station.tick()
    assert station.event(EVENT).entries.count == 3


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("payment", [CASH, SPLIT])
def test_who_pays_the_buy_in_in_time_plays(house: str, payment: Payment, station: Station) -> None:
    held(station, house)
    station.do(open_entry(3, payment))
    entries = station.event(EVENT).entries
    owed = entries.owed[3].owed
    assert owed == entries.owed[3].total - sum(one.cents for one in payment.of(entries.fees // 3))

    station.do(PayDebt(EVENT, 3, Payment(Tender.CARD)))
    station.do(StartClock(EVENT))
    station.tick()
    state = station.event(EVENT)
    assert (state.entries.count, len(state.entries.owed)) == (3, 0)
    paid = {one.tender: one.cents for one in state.entry(3).paid_in}
    assert sum(paid.values()) == state.conditions.entry.total
    assert paid == {one.tender: one.cents for one in state.entry(3).sales[0].given}
    assert paid[Tender.CARD] >= owed


@pytest.mark.parametrize("house", BOOKS)
def test_a_buy_in_stays_open_only_where_that_puts_its_player_out(
    house: str, station: Station
) -> None:
    announce(station, held_under(house), sold=1)
    refusal = station.desk.why_not(DIRECTOR, open_entry(2))
    rule = held_under(house).rules.unpaid_is_out.rule
    refused = Refusal("buy_in_not_left_open", rule=rule)
    assert refusal == (None if house == "STAR" else refused)


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("collected", [True, False])
def test_prizes_are_posted_over_no_buy_in_that_may_never_come(
    house: str, station: Station, *, collected: bool
) -> None:
    """The list would need money that goes out of the pool at the start."""
    held(station, house, sold=10)
    station.do(open_entry(11))
    post = PostPrizes(EVENT)
    assert station.desk.why_not(DIRECTOR, post) == Refusal("buy_ins_open", entry=11)
    if collected:
        station.do(PayDebt(EVENT, 11))
        paid = station.desk.log[-1].action
    else:
        station.do(StartClock(EVENT))
        station.tick()
    station.do(post)
    state = station.event(EVENT)
    assert state.entries.count == 10 + collected
    if collected:
        station.undo(paid, Circumstances(reason="paid for another"))
        station.do(StartClock(EVENT))
        station.tick()
        assert list(station.event(EVENT).entries.owed) == [11]
    assert station.event(EVENT).prizes.total == station.event(EVENT).pool
    laws.check(station)


@pytest.mark.parametrize("house", BOOKS)
def test_after_the_start_fee_and_buy_in_are_paid_at_once(house: str, station: Station) -> None:
    held(station, house)
    station.do(StartClock(EVENT))
    assert station.desk.why_not(DIRECTOR, open_entry(3)) == Refusal("buy_in_due")


def test_an_entry_without_a_fee_is_paid_at_once(station: Station) -> None:
    free = held_under("STAR", entry=with_entry(parts=[["pool", 30000]]))
    announce(station, free)
    assert station.desk.why_not(DIRECTOR, open_entry(1)) == Refusal("no_fee_to_pay")
