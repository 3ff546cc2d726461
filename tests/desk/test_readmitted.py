"""Who was refunded and came back has paid with what the coming back was paid with."""

from msgspec.structs import replace

from tdapp.calls.tournament.refunds import CancelEvent, Readmit, Refund
from tdapp.calls.tournament.sales import SellAddOns
from tdapp.desk.desk import Circumstances
from tdapp.till.payment import Payment, Tender
from tdapp.tournament.facts.refunds import Occasion
from tests.desk import laws
from tests.desk.evening import EVENT, announce
from tests.desk.laws_of_money import MONEY
from tests.desk.programmes import STAR
from tests.desk.station import Station
from tests.tournament.sales.offers import offer

WHY = Circumstances(reason="changed their mind")
ON_SALE = replace(STAR, addon=offer(2500, 0, 700, until=9, most=1))


def test_a_debt_that_was_struck_and_paid_goes_back_as_money(station: Station) -> None:
    announce(station, ON_SALE, sold=3)
    station.do(SellAddOns(EVENT, (1,), Payment(Tender.OWED)))
    station.do(Refund(EVENT, 1, Occasion.WITHDRAWAL, approved=True), WHY)
    till = station.session("till")
    station.do(Readmit(EVENT, 1, Payment(Tender.CARD, till)), WHY)
    laws.check(station)
    station.do(CancelEvent(EVENT, station.house_id), WHY)
    laws.check(station)

    books = station.ask(lambda db: db.rows(MONEY, (EVENT,)))
    assert {account: cents for account, cents in books if cents} == {}
