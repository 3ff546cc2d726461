"""Prizes at the desk: slips with the exits, payments that come back, and what the lists say."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec.structs import replace as replace_struct

from tdapp.bootstrap import ROOMS
from tdapp.calls.across.ending import Finish
from tdapp.calls.tournament.deals import AnswerDeal, PostDeal, PutDeal
from tdapp.calls.tournament.exits import InsertExit, ReorderExits
from tdapp.calls.tournament.prizes import (
    IssueSlip,
    PayPrize,
    PostPrizes,
    ReversePrize,
    SeeIdentity,
    SetUnclaimed,
)
from tdapp.core.ids import StaffId
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import Actor, Role
from tdapp.house.papers.kinds import Letterhead
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.findings import Finding
from tdapp.journal.target import Target
from tdapp.papers.sheet import Fill, Sheet, SheetFact
from tdapp.sheets.tournament.deal_sheet import deal_sheet
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.till.payment import Payment, Tender
from tdapp.tournament.facts.deals import DealAnswer
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.payouts.queue import PrizeState, prize_queue
from tdapp.tournament.payouts.slips import valid_slip
from tdapp.tournament.reckoning.deal_shares import DealMethod, DealTerms
from tests.desk.evening import EVENT, bust, under_way
from tests.desk.station import Station
from tests.journal.tampering import as_administrator

CASHIER = Actor(StaffId("cashier"), frozenset({Role.CAGE}))
WHY = Circumstances(reason="paid to the wrong player")
PAYOUTS = "SELECT entry, cents, voided FROM rd_payout WHERE stream_id=? ORDER BY seq"
BOOKED = "SELECT account, sum(cents) FROM ledger_line WHERE stream_id=? GROUP BY account"


@pytest.fixture
def station(tmp_path: Path) -> Iterator[Station]:
    """Five players at two tables, the prizes posted: 50, 30 and 20 percent of 166.65."""
    opened = Station(tmp_path / "room.tdapp")
    under_way(opened)
    opened.do(PostPrizes(EVENT))
    yield opened
    opened.close()


def slips(station: Station) -> dict[int, int]:
    """The number of the slip that each has who is owed a prize."""
    state = station.event(EVENT)
    found = {due.entry: due.slip for due in prize_queue(state) if due.entry is not None}
    return {entry: slip for entry, slip in found.items() if slip is not None}


def findings(station: Station) -> Sequence[Finding]:
    """What a check of the whole record finds."""
    codecs = {room.kind: room.codec for room in ROOMS}
    return verify_target(Target(path=station.path), codecs, None).findings


def by_cashier(station: Station, call: Call, with_: Circumstances = WHY) -> None:
    station.do(call, with_, CASHIER)


def test_a_bust_in_the_money_gives_out_the_slip_and_its_undo_makes_it_void_for_good(
    station: Station,
) -> None:
    bust(station, 5, 4)
    assert slips(station) == {}
    bust(station, 3)
    assert slips(station) == {3: 1}
    last = station.desk.log[-1].action
    assert station.run(station.undoing.plan(station.desk.log[-1])).papers == ("slip 1",)
    station.undo(last, WHY)
    assert slips(station) == {}
    bust(station, 3)
    assert slips(station) == {3: 2}


def test_the_undo_of_an_earlier_exit_leaves_no_slip_that_lies(station: Station) -> None:
    bust(station, 5, 4, 3, 2)
    assert slips(station) == {3: 1, 2: 2, 1: 3}
    second = [act for act in station.desk.log if act.label == "bust"][1]
    station.undo(second.action, WHY)
    state = station.event(EVENT)
    assert {entry: valid_slip(state, entry) for entry in (1, 2, 3)} == {1: None, 2: None, 3: None}
    station.do(IssueSlip(EVENT, 2))
    slip = valid_slip(station.event(EVENT), 2)
    assert slip is not None
    assert (slip.slip, slip.place, slip.instead_of) == (4, 3, 2)


def test_a_late_exit_gives_other_slips_in_the_same_act(station: Station) -> None:
    bust(station, 5, 4, 3)
    done = station.do(InsertExit(EVENT, 2, 3), WHY)
    assert slips(station) == {2: 2, 3: 3, 1: 4}
    station.undo(done.act.action, WHY)
    assert slips(station) == {3: 1}


def test_a_payout_sheet_follows_a_correction_its_undo_and_its_redo(station: Station) -> None:
    def sheet() -> Sheet:
        return EventPapers(station.event(EVENT), Letterhead("STAR"), "T", "now", str).payouts()

    bust(station, 5, 4, 3, 2)
    first = sheet()
    assert (first.imprint.version, first.imprint.replaces, first.notes) == (1, None, ())
    done = station.do(ReorderExits(EVENT, ((2,), (3,))), WHY).act.action
    second = sheet()
    assert (second.imprint.version, second.imprint.replaces) == (2, 1)
    assert [row.changed for row in second.rows] == [False, True, True]
    station.undo(done, WHY)
    assert sheet().notes == (SheetFact("Reversed.", "Void: slip 4, slip 5, sheet 2."),)
    assert replace(sheet(), notes=()) == first
    station.redo(done, WHY)
    station.restart()
    assert sheet() == second


def test_a_prize_goes_through_the_cage_and_comes_back_with_a_reason(station: Station) -> None:
    bust(station, 5, 4, 3, 2)
    cents = station.event(EVENT).prizes.posted[1]
    by_cashier(station, SeeIdentity(EVENT, 2, Proof.PASSPORT))
    till, other = station.session("till 1"), station.session("till 2")
    by_cashier(station, PayPrize(EVENT, 2, payment=Payment(Tender.ACCOUNT, till)))
    assert list(station.ask(lambda db: db.rows(PAYOUTS, (EVENT,)))) == [(2, cents, 0)]
    back = ReversePrize(EVENT, 2, other)
    assert station.desk.why_not(CASHIER, back, WHY) is not None
    station.do(back, WHY)
    assert list(station.ask(lambda db: db.rows(PAYOUTS, (EVENT,)))) == [(2, cents, 1)]
    assert dict(station.ask(lambda db: db.rows(BOOKED, (EVENT,))))["account"] == 0
    assert station.event(EVENT).prizes.paid_cents == 0
    by_cashier(station, PayPrize(EVENT, 2))
    rows = list(station.ask(lambda db: db.rows(PAYOUTS, (EVENT,))))
    assert rows == [(2, cents, 1), (2, cents, 0)]


def test_money_that_came_back_is_no_undo_and_is_not_undone(station: Station) -> None:
    bust(station, 5, 4, 3, 2)
    station.do(PayPrize(EVENT, 2))
    back = station.do(ReversePrize(EVENT, 2), WHY).act.action
    with pytest.raises(Refusal) as refused:
        station.undo(back, WHY)
    assert refused.value == Refusal("is_paid_out", act=back)


def test_what_was_taken_back_and_kept_is_the_same_after_a_restart_and_verifies(
    station: Station,
) -> None:
    bust(station, 5, 4, 3, 2)
    station.do(PayPrize(EVENT, 2))
    station.do(ReversePrize(EVENT, 2), WHY)
    station.do(PayPrize(EVENT, 2))
    station.do(SetUnclaimed(EVENT, 3), WHY)
    station.do(PayPrize(EVENT, 1))
    before = station.event(EVENT)
    station.restart()
    assert station.event(EVENT) == before
    states = {due.entry: due.state for due in prize_queue(before)}
    assert states == {1: PrizeState.PAID, 2: PrizeState.PAID, 3: PrizeState.UNCLAIMED}
    station.do(Finish(EVENT, station.house_id))
    assert not findings(station)


def test_a_payout_that_was_not_made_void_is_found(station: Station) -> None:
    bust(station, 5, 4, 3, 2)
    station.do(PayPrize(EVENT, 2))
    station.do(ReversePrize(EVENT, 2), WHY)
    station.shut()
    with as_administrator(station.path) as db:
        db.execute("UPDATE rd_payout SET voided=0")
    assert {one.code for one in findings(station)} == {"rows_differ"}


def test_no_yes_to_a_deal_is_taken_after_its_time_to_answer(station: Station) -> None:
    """A no is; the deal may be put again with more time. Its sheet names the time."""
    bust(station, 5, 4)
    chips = station.event(EVENT).chips_in_play
    stacks = ((1, chips - 300), (2, 200), (3, 100))
    until = station.time.now().utc_us + 5 * MINUTE_US
    terms = DealTerms(DealMethod.EVEN, until_us=until)
    station.do(PutDeal(EVENT, terms, stacks))
    station.do(AnswerDeal(EVENT, 1, DealAnswer.SIGNED))
    papers = EventPapers(station.event(EVENT), Letterhead("STAR"), "T", "now", str)
    sheet = deal_sheet(papers)
    assert "Agreed and signed by" in [fact.label for fact in sheet.facts]
    assert [(row.cells[0].text, row.cells[-1].text) for row in sheet.rows] == [
        (f"person {one}", "") for one in (1, 2, 3)
    ]
    assert sheet.columns[-1].fill is Fill.LINE
    station.time.pass_us(6 * MINUTE_US)
    for answer in (DealAnswer.AGREED, DealAnswer.SIGNED):
        with pytest.raises(Refusal) as refused:
            station.do(AnswerDeal(EVENT, 2, answer))
        assert refused.value == Refusal("deal_answer_too_late", at=until)
    station.do(AnswerDeal(EVENT, 2, DealAnswer.REFUSED))
    with pytest.raises(Refusal, match="deal_answer_too_late"):
        station.do(PutDeal(EVENT, terms, stacks))
    station.do(PutDeal(EVENT, replace_struct(terms, until_us=until + 5 * MINUTE_US), stacks))
    station.do(AnswerDeal(EVENT, 2, DealAnswer.SIGNED))


def test_a_posted_deal_is_undone_with_a_reason_and_may_be_posted_again(station: Station) -> None:
    """The record is whole after it: prizes are by place again, then by name."""
    bust(station, 5)
    bust(station, 4)
    before, chips = station.event(EVENT).prizes.posted, station.event(EVENT).chips_in_play
    stacks = ((1, chips - 300), (2, 200), (3, 100))
    terms = DealTerms(DealMethod.ICM, (1_000,), seed="any")
    station.do(PutDeal(EVENT, terms, stacks))
    for entry in (1, 2, 3):
        station.do(AnswerDeal(EVENT, entry, DealAnswer.SIGNED))
    station.do(PostDeal(EVENT))
    posted = next(act.action for act in station.desk.log if act.label == "post_deal")
    agreed = station.event(EVENT).prizes.agreed
    assert sum(agreed.values()) == sum(before) - 1_000
    with pytest.raises(Refusal):
        station.undo(posted)
    station.undo(posted, WHY)
    state = station.event(EVENT)
    assert (state.prizes.posted, state.prizes.agreed) == (before, {})
    station.do(PostDeal(EVENT))
    assert station.event(EVENT).prizes.agreed == agreed
    papers = EventPapers(station.event(EVENT), Letterhead("STAR"), "T", "now", str)
    to_sign, hung_up = deal_sheet(papers), papers.payouts()
    assert (to_sign.imprint.version, len(to_sign.rows)) == (1, 3)
    assert [row.cells[3].cents for row in to_sign.rows] == list(agreed.values())
    assert [row.cells[1].text for row in hung_up.rows] == ["by agreement"] * 3
    assert [note.label for note in hung_up.notes] == ["Corrected."]
    bust(station, 1)
    papers = EventPapers(station.event(EVENT), Letterhead("STAR"), "T", "now", str)
    assert [bool(row.cells[2].text) for row in papers.payouts().rows] == [False, False, True]
    station.do(PayPrize(EVENT, 3))
    assert not findings(station)
