"""The list of purchases adds up to the money, whatever is sold, queued, given back and undone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tdapp.calls.across.tables import OpenTable
from tdapp.calls.tournament.alternates import (
    CallAlternate,
    JoinAlternates,
    RefundAlternate,
    RefundQueue,
    SeatAlternate,
)
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.refunds import PassEntryOn, Readmit, Refund, VoidEntry
from tdapp.calls.tournament.sales import ForfeitAndReenter, PayDebt, Rebuy, SellTableAddOns
from tdapp.desk.desk import Circumstances
from tdapp.till.payment import FEE, OWED, POOL, Payment, Tender
from tdapp.tournament.facts.refunds import Occasion, Substitution
from tdapp.tournament.plan.terms import AlternateTerms, RefundTerms
from tests.desk.evening import EVENT, SMALL, announce, bust, install, person
from tests.desk.station import Station
from tests.tournament.sales.offers import offer

WHY = Circumstances(reason="as it was")
CARD = Payment(Tender.CARD, "cage 1/1")
RICH = replace(
    SMALL,
    max_entries=20,
    addon=offer(1_000, 0, 300, until=2, most=1),
    reentry=offer(3_000, 50, 500, until=2),
    refunds=RefundTerms(withdrawal=(POOL, FEE)),
    alternates=AlternateTerms(),
    substitutes=True,
)


@pytest.fixture
def station(tmp_path: Path) -> Iterator[Station]:
    """A workstation on a new record."""
    opened = Station(tmp_path / "room.tdapp")
    opened.session("cage 1")
    yield opened
    opened.close()


def listed(station: Station) -> int:
    """The cents of all purchases that stand."""
    asked = "SELECT coalesce(sum(cents), 0) FROM rd_purchase WHERE stream_id=? AND voided=0"
    found: int = station.ask(lambda db: db.rows(asked, (EVENT,)))[0][0]
    return found


def adds_up(station: Station) -> None:
    state = station.event(EVENT)
    assert listed(station) == state.entries.total + state.alternates.held


def test_the_list_of_purchases_is_all_the_money_of_players(station: Station) -> None:
    install(station, (1, 2))
    announce(station, RICH, sold=4, tables=(1,))
    station.do(Rebuy(EVENT, 1, 0, 1, OWED))
    station.do(SellTableAddOns(EVENT, 1, (), CARD))
    adds_up(station)
    for number in (21, 22, 23):
        station.do(JoinAlternates(EVENT, person(number), CARD))
    adds_up(station)
    station.do(Refund(EVENT, 2, Occasion.WITHDRAWAL, CARD), WHY)
    station.do(CallAlternate(EVENT))
    station.do(SeatAlternate(EVENT, 1))
    station.do(RefundAlternate(EVENT, 2))
    adds_up(station)
    station.do(PayDebt(EVENT, 5, CARD))
    station.do(PassEntryOn(EVENT, 5, person(30), Substitution.MISKEYED), WHY)
    station.do(VoidEntry(EVENT, 5), WHY)
    adds_up(station)
    station.undo(with_=WHY)
    adds_up(station)
    station.do(RefundAlternate(EVENT, 3))
    station.do(ForfeitAndReenter(EVENT, 3, 400, CARD))
    adds_up(station)
    station.do(OpenTable(EVENT, station.house_id, 2))
    station.do(Readmit(EVENT, 2), WHY)
    adds_up(station)
    assert listed(station) == station.event(EVENT).entries.total > 0


def test_the_list_says_whose_an_entry_is_in_the_end(station: Station) -> None:
    announce(station, RICH, sold=1)
    station.do(PassEntryOn(EVENT, 1, person(30), Substitution.MISKEYED), WHY)
    asked = "SELECT person_id FROM rd_purchase WHERE stream_id=? AND entry=1 ORDER BY seq DESC"
    whose = station.ask(lambda db: db.rows(asked, (EVENT,)))
    assert [row[0] for row in whose] == [person(30), person(1)]


def test_a_refunded_queue_leaves_nothing_held(station: Station) -> None:
    install(station, (1,))
    announce(station, RICH, sold=4, tables=(1,))
    for number in (21, 22):
        station.do(JoinAlternates(EVENT, person(number), CARD))
    bust(station, 1)
    station.do(PostPrizes(EVENT))
    station.do(RefundQueue(EVENT, "cage 1/1"))
    adds_up(station)
    assert station.event(EVENT).alternates.held == 0
