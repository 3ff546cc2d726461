"""What was sold from a slip while it was on sale is typed when it is over, and nothing else is."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tdapp.calls.tournament.clock import GoToLevel
from tdapp.calls.tournament.event import PauseClock, StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.refunds import Refund
from tdapp.calls.tournament.sales import ForfeitAndReenter, Rebuy, Register, SellAddOns
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.till.payment import FEE, POOL
from tdapp.tournament.facts.refunds import Occasion
from tdapp.tournament.plan.offers import Offer, PricePart, Window
from tdapp.tournament.plan.terms import RefundTerms
from tests.desk.evening import EVENT, SMALL, announce, install, person
from tests.desk.station import Station
from tests.tournament.sales.offers import offer

ADDON = Offer((PricePart(POOL, 1_000),), 300, Window(from_level=2, until_level=2), most=1)
SOLD = replace(
    SMALL,
    max_entries=20,
    addon=ADDON,
    reentry=offer(3_000, 50, 500, until=2),
    refunds=RefundTerms(withdrawal=(POOL, FEE), before_start=True),
)
"""Level 1 for 3 minutes, a break of 2, level 2 for 3; entries and re-buys until the break."""


@pytest.fixture
def station(tmp_path: Path) -> Iterator[Station]:
    """A workstation where five play and the clock runs."""
    opened = Station(tmp_path / "room.tdapp")
    install(opened, (1, 2))
    announce(opened, SOLD, sold=5, tables=(1, 2))
    opened.do(StartClock(EVENT))
    yield opened
    opened.close()


def slip(happened_us: int) -> Circumstances:
    return Circumstances(reason="kept on paper", happened_us=happened_us, paper="slip 7")


def refused(station: Station, call: Call, with_: Circumstances) -> str:
    with pytest.raises(Refusal) as found:
        station.do(call, with_)
    return found.value.code


def test_a_sale_counts_by_when_it_was_made_and_not_by_when_it_is_typed(station: Station) -> None:
    begun = station.time.utc_us
    early, late = slip(begun + 7 * MINUTE_US), slip(begun + 9 * MINUTE_US)
    station.time.pass_us(60 * MINUTE_US)
    for call in (
        Register(EVENT, person(9)),
        Rebuy(EVENT, 1),
        SellAddOns(EVENT, (2,)),
        ForfeitAndReenter(EVENT, 3, 500),
    ):
        assert refused(station, call, slip(station.time.utc_us)) == "registration_closed"
        assert refused(station, call, late) == "registration_closed"
        station.do(call, early)
    assert refused(station, SellAddOns(EVENT, (4,)), slip(begun + MINUTE_US)) == "not_on_sale_yet"

    entries = station.event(EVENT).entries
    assert (entries.count, entries.rebuys, entries.addons) == (7, 1, 1)
    assert station.event(EVENT).exits.by_entry[3].level == 2


def test_the_clock_of_that_time_counts_with_its_pauses_and_jumps(station: Station) -> None:
    station.time.pass_us(2 * MINUTE_US)
    station.do(PauseClock(EVENT))
    paused = station.time.utc_us
    station.time.pass_us(30 * MINUTE_US)
    station.do(GoToLevel(EVENT, 3))
    station.do(StartClock(EVENT))
    station.time.pass_us(MINUTE_US)

    assert refused(station, Rebuy(EVENT, 1), slip(station.time.utc_us)) == "registration_closed"
    station.do(Rebuy(EVENT, 1), slip(paused + 29 * MINUTE_US))
    station.do(Bust(EVENT, 4, declined=True), slip(paused + 20 * MINUTE_US))
    assert station.event(EVENT).exits.by_entry[4].level == 1


def test_who_withdrew_before_the_clock_ran_gets_the_money_of_that_time(station: Station) -> None:
    before = station.time.utc_us - MINUTE_US
    station.time.pass_us(MINUTE_US)
    withdrawn = Refund(EVENT, 5, Occasion.WITHDRAWAL)
    assert refused(station, withdrawn, slip(station.time.utc_us)) == "no_refund"
    station.do(withdrawn, slip(before))
    assert station.event(EVENT).entries.count == 4


@pytest.mark.parametrize("ahead_us", [MINUTE_US, 10**18, 10**30, -(10**17)])
def test_what_is_still_to_come_has_not_happened(station: Station, ahead_us: int) -> None:
    to_come = slip(station.time.utc_us + ahead_us)
    assert refused(station, Bust(EVENT, 4, declined=True), to_come) == "time_to_come"
    found = station.desk.why_not(DIRECTOR, Bust(EVENT, 4, declined=True), to_come)
    assert found is not None
    assert found.code == "time_to_come"
    station.do(Bust(EVENT, 4, declined=True))
    with pytest.raises(Refusal, match="time_to_come"):
        station.undo(with_=to_come)
    assert 4 in station.event(EVENT).exits.by_entry


@pytest.mark.parametrize("stepped", [-60, -3, 3, 60])
@pytest.mark.parametrize("played", [1, 4, 7, 10])
def test_a_step_of_the_wall_clock_rules_alike_live_and_typed(
    station: Station, stepped: int, played: int
) -> None:
    station.time.pass_us(played * MINUTE_US + MINUTE_US // 2)
    station.time.set_wall(stepped * MINUTE_US)
    now = slip(station.time.now().utc_us)
    for call in (Register(EVENT, person(9)), Rebuy(EVENT, 1), SellAddOns(EVENT, (2,))):
        live = station.desk.why_not(DIRECTOR, call)
        assert station.desk.why_not(DIRECTOR, call, with_=now) == live
    station.do(Bust(EVENT, 1, declined=True), now)
    station.do(Bust(EVENT, 2, declined=True))
    exits = station.event(EVENT).exits
    assert exits.by_entry[1].level == exits.by_entry[2].level
    assert exits.in_order() == [1, 2]


def test_what_was_typed_after_another_boot_goes_by_the_wall_clock(station: Station) -> None:
    station.time.pass_us(MINUTE_US)
    station.do(PauseClock(EVENT))
    station.time.boot, station.time.elapsed_us = "second", 4
    station.do(StartClock(EVENT))
    station.time.pass_us(5 * MINUTE_US)
    begun = station.time.utc_us - 6 * MINUTE_US
    for entry, minutes, level in ((1, 0, 1), (2, 3, 1), (3, 5, 2)):
        at = slip(begun + minutes * MINUTE_US + MINUTE_US // 2)
        station.do(Bust(EVENT, entry, declined=True), at)
        assert station.event(EVENT).exits.by_entry[entry].level == level
