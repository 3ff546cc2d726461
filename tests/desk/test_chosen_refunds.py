"""An event cancelled with chosen refunds at the desk: ledger, kept prizes, sheet, and back."""

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import CancelEvent, CancelWithRefunds
from tdapp.calls.tournament.prizes import PostPrizes, SetUnclaimed
from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import Letterhead, PaperKind
from tdapp.sheets.tournament.catalogue import sheets_for
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.till.payment import FEE, POOL
from tdapp.tournament.plan.terms import RefundTerms
from tests.desk.evening import EVENT, SMALL, announce, bust, install
from tests.desk.second_thoughts import WHY
from tests.desk.station import Station

PRICE = 3_350
KIND = replace(SMALL, refunds=RefundTerms(withdrawal=(POOL, FEE)))
SUMS = "SELECT account, sum(cents) FROM ledger_line WHERE stream_id=? GROUP BY account"
CHOSEN = ((1, 4_000), (4, PRICE), (5, 1_000))


def booked(station: Station) -> dict[str, int]:
    """Cents by account."""
    return dict(station.ask(lambda db: db.rows(SUMS, (EVENT,))))


def stopped(station: Station) -> None:
    """Five of six are out of the money or paid; the third place is not collected."""
    install(station, (1, 2))
    announce(station, KIND, sold=6, tables=(1, 2))
    station.do(PostPrizes(EVENT))
    bust(station, 6, 5, 4, 3)
    station.do(SetUnclaimed(EVENT, 3), WHY)


def cancelling(station: Station, *refunds: tuple[int, int], rest: str = "") -> CancelWithRefunds:
    return CancelWithRefunds(EVENT, station.house_id, refunds, rest)


def test_the_director_says_who_is_refunded_what_and_the_rest_stays_owed(station: Station) -> None:
    stopped(station)
    with pytest.raises(Refusal, match="prize_set_aside"):
        station.do(CancelEvent(EVENT, station.house_id), WHY)
    before = booked(station)
    station.do(cancelling(station, *CHOSEN), WHY)
    after = booked(station)
    given = sum(cents for _, cents in CHOSEN)
    assert after["cash"] == before["cash"] - given
    assert sum(after.values()) == 0
    state = station.event(EVENT)
    assert {one: cents for one, (cents, _) in state.programme.refunds.items()} == dict(CHOSEN)
    assert after["prize_pool"] + after["house_fee"] == (
        before["prize_pool"] + before["house_fee"] + given
    )
    assert [one.entry for one in station.house.kept.listed()] == [3]


def test_the_rest_goes_to_whom_the_director_names(station: Station) -> None:
    stopped(station)
    station.do(cancelling(station, *CHOSEN, rest="the regulator"), WHY)
    after = booked(station)
    assert after.get("prize_pool", 0) == after.get("house_fee", 0) == 0
    assert after["rest the regulator"] < 0
    assert sum(after.values()) == 0


@pytest.mark.parametrize(
    ("refunds", "code"),
    [
        ((), "refund_of_nothing"),
        (((1, 0),), "refund_of_nothing"),
        (((99, 100),), "no_such_entry"),
        (((1, 1_000_000),), "refunds_above_money"),
    ],
)
def test_refunds_are_of_entries_and_no_more_than_there_is(
    station: Station, refunds: tuple[tuple[int, int], ...], code: str
) -> None:
    stopped(station)
    with pytest.raises(Refusal, match=code):
        station.do(cancelling(station, *refunds), WHY)


def test_the_refunds_are_listed_on_a_sheet_to_sign(station: Station) -> None:
    stopped(station)
    made = EventPapers(station.event(EVENT), Letterhead("STAR"), "T", "now", str)
    with pytest.raises(Refusal, match="no_chosen_refunds"):
        sheets_for(made, PaperKind.REFUNDS, (), station.time.now())
    station.do(cancelling(station, *CHOSEN), WHY)
    made = EventPapers(station.event(EVENT), Letterhead("STAR"), "T", "now", str)
    (sheet,) = sheets_for(made, PaperKind.REFUNDS, (), station.time.now())
    assert [(row.cells[1].text, row.cells[4].cents) for row in sheet.rows] == [
        (str(entry), cents) for entry, cents in CHOSEN
    ]


def test_a_cancellation_by_mistake_is_taken_back_with_its_refunds(station: Station) -> None:
    stopped(station)
    before, money = station.event(EVENT), booked(station)
    station.do(cancelling(station, *CHOSEN), WHY)
    station.take_back(EVENT, WHY)
    after = station.event(EVENT)
    assert (after.prizes, after.entries.taken) == (before.prizes, before.entries.taken)
    assert not after.programme.cancelled
    assert booked(station) == money
