"""Money given back at the desk: recorded, printed in the lists, and outside undo."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import CancelEvent
from tdapp.calls.tournament.alternates import CallAlternate, JoinAlternates, PassOver, SeatAlternate
from tdapp.calls.tournament.event import Announce, also_in
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.refunds import GiveBackParts, PassEntryOn, Readmit, Refund, VoidEntry
from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import StreamId
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.till.payment import FEE, POOL
from tdapp.tournament.facts.refunds import Occasion
from tdapp.tournament.plan.terms import AlternateTerms, RefundTerms
from tests.desk.evening import EVENT, SMALL, announce, bust, install, person
from tests.desk.station import Station

WHY = Circumstances(reason="he was called away")
KIND = replace(SMALL, refunds=RefundTerms(withdrawal=(POOL, FEE)))
QUEUED = replace(SMALL, max_entries=12, alternates=AlternateTerms())
SUMS = "SELECT account, sum(cents) FROM ledger_line WHERE stream_id=? GROUP BY account"
BOUGHT = "SELECT kind, receipt, cents FROM rd_purchase WHERE stream_id=? AND voided=0 ORDER BY seq"


@pytest.fixture
def station(tmp_path: Path) -> Iterator[Station]:
    """A workstation on a new record."""
    opened = Station(tmp_path / "room.tdapp")
    yield opened
    opened.close()


def booked(station: Station) -> dict[str, int]:
    """Cents by account."""
    return dict(station.ask(lambda db: db.rows(SUMS, (EVENT,))))


def test_a_refund_is_recorded_and_cannot_be_undone(station: Station) -> None:
    install(station, (1, 2))
    announce(station, KIND, sold=3, tables=(1, 2))
    bust(station, 1)
    done = station.do(Refund(EVENT, 2, Occasion.WITHDRAWAL), WHY)

    assert station.event(EVENT).places() == {1: 2}
    assert booked(station) == {"cash": 6_700, "prize_pool": -6_666, "house_fee": -34}
    with pytest.raises(Refusal, match="is_paid_out"):
        station.undo(done.act.action, WHY)
    station.do(Readmit(EVENT, 2), WHY)
    assert station.event(EVENT).places() == {1: 3}
    before = station.event(EVENT)
    station.restart()
    assert station.event(EVENT) == before


def test_the_lists_show_the_refund_by_its_slip(station: Station) -> None:
    announce(station, KIND, sold=1)
    station.do(GiveBackParts(EVENT, 1, (FEE,), Occasion.NO_SHOW, approved=True), WHY)
    station.do(Refund(EVENT, 1, Occasion.WITHDRAWAL), WHY)

    rows = [tuple(row) for row in station.ask(lambda db: db.rows(BOUGHT, (EVENT,)))]
    assert rows == [("entry", 1, 3_350), ("part refund", 1, -17), ("refund", 2, -3_333)]
    assert set(booked(station).values()) == {0}


def test_a_void_entry_can_come_back_by_undo(station: Station) -> None:
    announce(station, sold=2)
    before = station.event(EVENT)
    station.do(VoidEntry(EVENT, 2), WHY)
    assert station.event(EVENT).entries.count == 1
    station.undo(None, WHY)

    after = station.event(EVENT)
    assert after.entries.by_number == before.entries.by_number
    assert after.entries.taken == before.entries.taken
    assert after.entries.last_refund == 1


def test_an_entry_sold_before_a_refund_cannot_be_undone_under_it(station: Station) -> None:
    announce(station, KIND)
    sold = station.do(Register(EVENT, person(1)))
    station.do(Refund(EVENT, 1, Occasion.WITHDRAWAL), WHY)
    with pytest.raises(Refusal) as refused:
        station.undo(sold.act.action, WHY)
    assert refused.value.code == "undo_blocked"
    assert refused.value.details["fact"] == "no_such_entry"


def test_giving_back_needs_a_reason(station: Station) -> None:
    announce(station, KIND, sold=1)
    call = Refund(EVENT, 1, Occasion.WITHDRAWAL)
    assert station.desk.why_not(DIRECTOR, call) == Refusal("reason_needed", act="refund")


def test_a_cancelled_event_frees_its_tables_and_is_over(station: Station) -> None:
    install(station, (1, 2))
    announce(station, sold=5, tables=(1, 2))
    bust(station, 4)
    station.do(CancelEvent(EVENT, station.house_id), WHY)

    assert set(booked(station).values()) == {0}
    assert station.event(EVENT).programme.cancelled
    assert [table.used_by for table in station.house.registry.tables.values()] == [None, None]
    assert station.desk.why_not(DIRECTOR, Register(EVENT, person(9))) == (
        Refusal("stream_ended", stream=EVENT)
    )
    station.restart()
    assert EVENT not in station.desk.streams("tournament")
    states = station.ask(
        lambda db: db.rows("SELECT state FROM rd_event WHERE stream_id=? ORDER BY seq", (EVENT,))
    )
    assert [state for (state,) in states] == ["announced", "cancelled"]


def test_the_queue_runs_at_the_desk_and_through_a_restart(station: Station) -> None:
    install(station, (1,))
    announce(station, QUEUED, sold=4, tables=(1,))
    for number in (5, 6):
        station.do(JoinAlternates(EVENT, person(number)))
    assert booked(station)["alternates"] == -6_700
    bust(station, 2)
    station.do(CallAlternate(EVENT))
    station.time.pass_us(10 * MINUTE_US)
    station.do(PassOver(EVENT, 1))
    station.do(SeatAlternate(EVENT, 2))
    before = station.event(EVENT)
    station.restart()

    assert station.event(EVENT) == before
    assert before.entry(5).person == person(6)
    assert booked(station)["alternates"] == -3_350
    assert before.alternates_waiting
    station.undo(None, WHY)
    assert station.event(EVENT).entries.count == 4
    assert list(station.event(EVENT).alternates.called) == [2]


def test_the_house_pays_its_guarantee_when_the_prizes_are_posted(station: Station) -> None:
    announce(station, replace(SMALL, guarantee=20_000), sold=2)
    posted = station.do(PostPrizes(EVENT))
    assert booked(station)["house_added"] == 20_000 - 6_666
    assert booked(station)["prize_pool"] == -20_000
    assert sum(station.event(EVENT).prizes.posted) == 20_000

    station.undo(posted.act.action, WHY)
    assert booked(station)["house_added"] == 0
    assert station.event(EVENT).entries.added == 0


def test_a_cancelled_event_keeps_nothing_of_the_houses_money_either(station: Station) -> None:
    announce(station, replace(SMALL, guarantee=20_000, added=777), sold=2)
    station.do(PostPrizes(EVENT))
    assert booked(station)["house_added"] == 20_000 - 6_666 + 777
    station.do(CancelEvent(EVENT, station.house_id), WHY)

    assert set(booked(station).values()) == {0}
    assert station.event(EVENT).pool == station.event(EVENT).entries.added == 0


def test_somebody_live_in_two_events_is_shown(station: Station) -> None:
    side = StreamId("side")
    install(station, (1,))
    announce(station, sold=3, tables=(1,))
    station.do(Announce(side, SMALL))
    station.do(Register(side, person(1)))

    assert also_in(station.desk, person(1)) == (EVENT, side)
    assert also_in(station.desk, person(1), besides=side) == (EVENT,)
    bust(station, 1)
    assert also_in(station.desk, person(1)) == (side,)
    assert also_in(station.desk, person(9)) == ()
    station.do(PassEntryOn(side, 1, person(9)), WHY)
    assert also_in(station.desk, person(9)) == (side,)
