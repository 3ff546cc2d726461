"""The papers of prizes: slips before and after the payment, kinds, and who may not win."""

import pytest
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.house.kept_events import Ineligible
from tdapp.house.papers.issued import PaperIssued
from tdapp.house.papers.kinds import Letterhead, PaperKind
from tdapp.papers.sheet import NO_AMOUNT, Sheet, SheetFact
from tdapp.rules.money_rules import Heir
from tdapp.sheets.tournament.catalogue import sheets_for
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.tournament.exits.correcting import insert_exit
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.facts.exits import ExitsReordered
from tdapp.tournament.papers.contents import whose
from tdapp.tournament.papers.issuing import is_right, issue_paper
from tdapp.tournament.payouts.bounties import pay_bounty, reverse_bounty
from tdapp.tournament.payouts.inheriting import deny_prize
from tdapp.tournament.payouts.paying import pay_prize, reverse_prize, set_unclaimed
from tdapp.tournament.payouts.posting import post_prizes
from tdapp.tournament.payouts.slips import with_slips
from tdapp.tournament.plan.prize_plan import PrizeInKind, PrizePlan
from tests.papers.event_papers import papers, texts
from tests.tournament.evening import SMALL, Evening, seated
from tests.tournament.payouts.bounty_hunt import HUNT, out
from tests.tournament.payouts.prize_bands import bands

WITH_TICKET = replace(bands((1, (60, 40))), in_kind=(PrizeInKind(3, "Ticket", 5_000),))


def won(plan: PrizePlan = SMALL.prizes, down_to: int = 1) -> Evening:
    """Six entries for 600 dollars, those above `down_to` out in the order 6, 5, 4, 3, 2."""
    evening = seated(6, replace(SMALL, prizes=plan))
    evening.tell(with_slips(evening.state, post_prizes(evening.state)))
    for entry in range(6, down_to, -1):
        out = bust(evening.state, entry, evening.now, declined=True)
        evening.tell(with_slips(evening.state, out))
    return evening


def said(sheet: Sheet) -> dict[str, str]:
    """The facts of a slip."""
    return {fact.label: fact.value for fact in sheet.facts}


def test_there_is_a_slip_for_each_prize_that_is_owed_and_it_stays_when_paid() -> None:
    evening = won()
    assert [one.imprint.document for one in papers(evening).slips()] == [
        "TEST-S3", "TEST-S2", "TEST-S1",
    ]  # fmt: skip
    evening.tell(pay_prize(evening.state, 2))
    first, second, _ = papers(evening).slips()
    assert "Paid" in said(second)
    assert "Paid" not in said(first)
    evening.tell(reverse_prize(evening.state, 2))
    assert [one.imprint.document for one in papers(evening).slips()] == ["TEST-S3", "TEST-S1"]
    with pytest.raises(Refusal) as refused:
        papers(evening).slip(2)
    assert refused.value == Refusal("nothing_won", entry=2)


def test_what_is_in_kind_stands_on_slip_payout_sheet_and_results() -> None:
    evening = won(WITH_TICKET)
    made = papers(evening)
    assert [row[0] for row in texts(made.slip(3))] == ["Ticket"]
    payouts, results = made.payouts(), made.results()
    assert payouts.notes == ()
    assert sum(total or 0 for total in payouts.totals) // 2 == evening.state.pool
    assert results is not None
    assert [cell.note for row in results.rows for cell in row.cells if cell.note] == ["Ticket"]
    assert [row[3] for row in texts(results)][2] == "50.00"
    assert sum(total or 0 for total in results.totals) == evening.state.pool


def test_a_prize_in_kind_with_a_long_name_is_told_in_full() -> None:
    """Below the winner's name there is room for its beginning alone."""
    name = "Seat in the Main Event in Melbourne, flight and four nights"
    plan = replace(bands((1, (60, 40))), in_kind=(PrizeInKind(1, name, 5_000),))
    note = papers(won(plan)).payouts().notes[0]
    assert (note.label, note.value) == ("Non-cash prizes.", f"1st: {name}")


def test_a_trophy_without_a_value_stands_on_the_slip_and_needs_no_column_of_its_own() -> None:
    trophy = replace(bands((1, (60, 40))), in_kind=(PrizeInKind(1, "Trophy", 0),))
    made = papers(won(trophy))
    rows = [row[:2] for row in texts(made.slip(1))]
    assert rows == [["Cash", "360.00"], ["Trophy", NO_AMOUNT]]
    assert "Non-cash" not in [column.title for column in made.payouts().columns]
    assert made.payouts().rows[0].cells[1].note == "Trophy"


def test_a_provisional_sheet_names_the_kinds_too_and_makes_up_the_pool() -> None:
    sheet = papers(seated(6, replace(SMALL, prizes=WITH_TICKET))).provisional_payouts()
    assert len(sheet.notes) == 1
    assert [cell.note for row in sheet.rows for cell in row.cells if cell.note] == ["Ticket"]


def test_who_may_not_win_keeps_the_place_and_another_stands_for_the_prize() -> None:
    evening = won()
    denied = deny_prize(evening.state, 2, Ineligible.OTHER, Heir.NEXT_ELIGIBLE)
    evening.tell(with_slips(evening.state, denied))
    made = papers(evening)
    assert [(row[0], row[2]) for row in texts(made.payouts())] == [
        ("1", "1"), ("2", "3"), ("3", "4"),
    ]  # fmt: skip
    results = made.results()
    assert results is not None
    assert [(row[0], row[2], row[3]) for row in texts(results)][:3] == [
        ("1", "1", "300.00"), ("2", "2", NO_AMOUNT), ("3", "3", "180.00"),
    ]  # fmt: skip


def test_a_payout_sheet_says_what_is_unclaimed_and_has_the_money_of_the_house() -> None:
    evening = seated(6, replace(SMALL, guarantee=70_000))
    evening.close()
    evening.bust(6, 5, 4, 3, 2)
    evening.tell(set_unclaimed(evening.state, 2))
    sheet = papers(evening).payouts()
    assert sheet.notes == ()
    assert "unclaimed" in [cell.more for row in sheet.rows for cell in row.cells]


def test_those_who_share_places_stand_by_name_on_payout_sheet_and_results() -> None:
    evening = won(down_to=2)
    evening.tell(with_slips(evening.state, [ExitsReordered((5, 4, 3), (4, 3))]))
    made = EventPapers(
        evening.state, Letterhead("STAR"), "T", "now", lambda who: f"{'cab'[int(who[-1]) % 3]}"
    )
    results = made.results()
    assert results is not None
    for sheet in (made.payouts(), results):
        tied = [row for row in texts(sheet) if row[0] == "3"]
        assert [(row[1], row[2]) for row in tied] == [("a", "4"), ("b", "5"), ("c", "3")]


def test_a_corrected_sheet_names_its_version_and_marks_what_changed_before_and_after() -> None:
    evening = won(down_to=2)
    assert (papers(evening).payouts().imprint.version, papers(evening).payouts().notes) == (1, ())
    evening.tell(with_slips(evening.state, insert_exit(evening.state, 2, 3)))
    sheet = papers(evening).payouts()

    assert (sheet.imprint.version, sheet.imprint.replaces) == (2, 1)
    assert sheet.notes == (SheetFact("Corrected.", "Places changed since version 1: 2, 3."),)
    assert [(row.changed, row.cells[1].note) for row in sheet.rows] == [
        (False, ""),
        (True, "Version 1: place 3, 120.00"),
        (True, "Version 1: Name of person 3, 120.00"),
    ]


def test_a_bounty_slip_says_what_was_handed_over_and_is_void_when_that_came_back() -> None:
    evening = seated(3, HUNT)
    out(evening, 3, 1)
    made, kind = papers(evening), PaperKind.BOUNTY_SLIPS
    assert whose(evening.state, kind) == ()
    with pytest.raises(Refusal, match="no_bounty_paid"):
        sheets_for(made, kind, (1,), evening.now)
    evening.tell(pay_bounty(evening.state, 1))
    (issue,) = evening.tell(issue_paper(evening.state, kind, whose(evening.state, kind)))
    assert isinstance(issue, PaperIssued)
    (slip,) = sheets_for(papers(evening), kind, (1,), evening.now)
    assert slip.imprint.document == "TEST-U1"
    assert slip.hero is not None
    assert (slip.hero.value, texts(slip)) == ("25.01", [["Bounties taken", "25.01"]])
    assert is_right(evening.state, issue)
    evening.tell(reverse_bounty(evening.state, 1))
    assert not is_right(evening.state, issue)
