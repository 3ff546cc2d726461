"""A request that comes a second time is answered as the first time, whatever has changed since."""

from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import ActionId
from tdapp.desk.desk import Circumstances
from tests.desk import laws
from tests.desk.evening import EVENT, announce, person
from tests.desk.kept_out import exclude
from tests.desk.station import Station


def test_a_sale_sent_again_is_the_same_sale_although_its_buyer_was_excluded_since(
    station: Station,
) -> None:
    announce(station)
    sale, once = Register(EVENT, person(1)), Circumstances(action=ActionId("till 2, no. 7"))
    sold = station.do(sale, once)
    exclude(station, person(1))
    before = laws.heads(station)
    again = station.do(sale, once)
    station.settle()

    assert again.receipt is not None
    assert again.receipt.repeated
    assert again.act == sold.act
    assert station.event(EVENT).entries.count == 1
    assert laws.heads(station) == before


def test_an_act_of_a_slip_sent_again_is_the_same_although_the_clock_was_set_back(
    station: Station,
) -> None:
    announce(station)
    now_us = station.time.utc_us
    sale = Register(EVENT, person(1))
    once = Circumstances(action=ActionId("slip 8"), happened_us=now_us, paper="8")
    station.do(sale, once)
    station.time.utc_us -= 300_000_000
    again = station.do(sale, once)
    assert again.receipt is not None
    assert again.receipt.repeated
