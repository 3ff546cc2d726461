"""Papers are numbered without gaps, kept without names, void when they are wrong, and come back."""

from dataclasses import replace

import pytest
from msgspec import json

from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.history import history
from tdapp.calls.tournament.history_subject import HistoryKind, Subject
from tdapp.calls.tournament.papers import IssuePaper, ReprintPaper, SpoilPaper, as_issued
from tdapp.calls.tournament.recorded_times import recorded_times
from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import StreamRef
from tdapp.core.long_work import finished
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.house.papers.issued import PaperIssued, PaperReprinted, PaperSpoiled
from tdapp.house.papers.issuing import PaperLine, issued, issued_with, lines_of
from tdapp.house.papers.kinds import OF_ROOM, Letterhead, PaperKind
from tdapp.papers.paginate import paginate
from tdapp.papers.sheet import Reprint
from tdapp.sheets.tournament.catalogue import sheets_for
from tdapp.sheets.tournament.event_sheets import EventPapers, dated_facts
from tdapp.tournament.papers.contents import whose
from tdapp.tournament.papers.issuing import is_right, out_already
from tdapp.tournament.room import KIND
from tests.desk.evening import EVENT, announce, install, person
from tests.desk.station import Station

HOUR_US = 3_600_000_000


def begun(station: Station) -> None:
    """Five players at two tables."""
    install(station, (1, 2))
    announce(station, sold=5, tables=(1, 2))


def papers(station: Station, number: int | None = None) -> EventPapers:
    return EventPapers(station.event(EVENT), Letterhead("STAR"), "7K4M-2Q9D", "now", str, number)


def said(number: int, station: Station) -> list[PaperLine]:
    return list(lines_of(issued(station.event(EVENT).papers, number)))


def test_papers_are_counted_without_gaps_and_hold_no_name(station: Station) -> None:
    begun(station)
    seats = station.event(EVENT).seating.seat_of
    station.do(IssuePaper(EVENT, PaperKind.SEAT_CARDS, (1, 2)))
    station.do(IssuePaper(EVENT, PaperKind.RECEIPTS, (3,)))
    station.do(IssuePaper(EVENT, PaperKind.FLOOR_SHEET))
    state = station.event(EVENT)
    assert sorted(state.papers.by_number) == [1, 2, 3]
    assert said(1, station) == [
        PaperLine(entry, seats[entry].table * 100 + seats[entry].seat, 3350) for entry in (1, 2)
    ]
    assert said(2, station) == [PaperLine(3, 3, 3350)]
    assert said(3, station) == []
    stored = [json.encode(paper) for paper in state.papers.by_number.values()]
    assert not any(b"person" in one for one in stored)
    with pytest.raises(Refusal) as refused:
        issued(state.papers, 4)
    assert refused.value == Refusal("no_such_paper", number=4)


@pytest.mark.parametrize(
    ("kind", "about", "code"),
    [
        (PaperKind.SEAT_CARDS, (), "paper_of_nobody"),
        (PaperKind.SEAT_CARDS, (99,), "no_such_entry"),
        (PaperKind.RECEIPTS, (), "paper_of_nobody"),
        (PaperKind.PRIZE_SLIPS, (1,), "nothing_won"),
        (PaperKind.MOVE_SLIPS, (1,), "no_move_under_way"),
        (PaperKind.MOVE_SLIPS, (), "no_move_under_way"),
        (PaperKind.PAYOUT_SHEET, (), "prizes_not_posted"),
        (PaperKind.RESULTS, (), "nobody_out"),
    ],
)
def test_what_is_no_paper_yet_is_refused_and_takes_no_number(
    station: Station, kind: PaperKind, about: tuple[int, ...], code: str
) -> None:
    begun(station)
    with pytest.raises(Refusal, match=code):
        station.do(IssuePaper(EVENT, kind, about))
    assert station.event(EVENT).papers.last == 0


def test_an_undo_makes_what_it_changes_void_and_leaves_the_number_used(station: Station) -> None:
    begun(station)
    station.do(Register(EVENT, person(6)))
    station.do(IssuePaper(EVENT, PaperKind.RECEIPTS, (6,)))
    state = station.event(EVENT)
    assert is_right(state, issued(state.papers, 1))
    plan = station.run(station.undoing.plan(station.undoing.last_of(DIRECTOR)))
    assert plan.papers == ("receipt 6", "entry 6", "paper 1")
    station.undo(with_=Circumstances(reason="typed twice"))
    state = station.event(EVENT)
    assert 6 not in state.entries.by_number, "the sale went, not the printing"
    assert state.papers.last == 1
    assert not is_right(state, issued(state.papers, 1))


def test_a_seat_card_is_void_in_another_seat_and_after_an_exit(station: Station) -> None:
    begun(station)
    station.do(IssuePaper(EVENT, PaperKind.SEAT_CARD, (1,)))
    state = station.event(EVENT)
    assert issued_with(state.papers, PaperKind.SEAT_CARD, 1).number == 1
    with pytest.raises(Refusal, match="no_such_paper"):
        issued_with(state.papers, PaperKind.RECEIPTS, 1)
    station.do(Bust(EVENT, 1, declined=True))
    state = station.event(EVENT)
    assert not is_right(state, issued(state.papers, 1))


def test_a_reprint_says_what_the_paper_said_with_the_names_of_today_and_is_a_copy(
    station: Station,
) -> None:
    begun(station)
    station.do(IssuePaper(EVENT, PaperKind.SEATING_BY_NAME))
    before = papers(station, 1).seating_by_name()
    station.do(Bust(EVENT, 1, declined=True))
    station.undo(with_=Circumstances(reason="wrong player"))
    station.do(Bust(EVENT, 2, declined=True))
    timeline = station.desk.stream(StreamRef(EVENT, KIND)).timeline
    then = finished(as_issued(timeline, 1))
    assert len(then.seating.seat_of) == 5
    again = EventPapers(
        then, Letterhead("STAR"), "7K4M-2Q9D", "now", lambda _: "", 1, Reprint("later", "Ann")
    )
    sheet = again.seating_by_name()
    assert sheet.imprint.document == before.imprint.document == "7K4M-2Q9D-N1"
    assert sheet.imprint.copy
    assert {row.cells[0].text for row in sheet.rows} == {"(name erased)"}
    assert sorted(row.cells[2].text for row in sheet.rows) == sorted(
        row.cells[2].text for row in before.rows
    )
    with pytest.raises(Refusal, match="no_such_paper"):
        finished(as_issued(timeline, 9))


def test_a_receipt_comes_out_once_and_then_as_a_copy_and_what_failed_is_void(
    station: Station,
) -> None:
    begun(station)
    kind = PaperKind.RECEIPTS
    station.do(IssuePaper(EVENT, kind, (1, 2)))
    assert out_already(station.event(EVENT), kind, (1, 2, 3)) == {1: 1, 2: 1}
    assert not out_already(station.event(EVENT), PaperKind.SEAT_CARD, (1,))
    station.do(ReprintPaper(EVENT, 1, (2,)))
    station.do(SpoilPaper(EVENT, 1, copy=True))
    assert is_right(station.event(EVENT), issued(station.event(EVENT).papers, 1))
    for number, about in ((1, (3,)), (2, ())):
        with pytest.raises(Refusal, match="no_such_paper"):
            station.do(ReprintPaper(EVENT, number, about))
    steps = finished(
        history(
            Subject(HistoryKind.ENTRY, EVENT, 2),
            station.desk.stream(StreamRef(EVENT, KIND)).timeline,
        )
    )
    facts = [type(fact) for step in steps for fact in step.facts]
    assert facts[-3:] == [PaperIssued, PaperReprinted, PaperSpoiled]

    station.do(SpoilPaper(EVENT, 1))
    state = station.event(EVENT)
    assert not out_already(state, kind, (1, 2))
    assert not is_right(state, issued(state.papers, 1))
    for again in (ReprintPaper(EVENT, 1), SpoilPaper(EVENT, 1)):
        with pytest.raises(Refusal, match="paper_spoiled"):
            station.do(again)
    with pytest.raises(Refusal, match="no_such_paper"):
        issued_with(state.papers, kind, 1)
    station.do(IssuePaper(EVENT, kind, (1,)))
    assert out_already(station.event(EVENT), kind, (1, 2)) == {1: 2}


def test_every_kind_that_is_made_of_the_event_is_laid_out(station: Station) -> None:
    begun(station)
    station.do(Bust(EVENT, 5, declined=True))
    made, now = papers(station), station.time.now()
    laid = []
    for kind in PaperKind:
        try:
            sheets = sheets_for(made, kind, whose(made.event, kind), now)
        except Refusal:
            continue
        laid.append(kind)
        for sheet in sheets:
            assert paginate(sheet, lambda text, style: len(text) * style.size * 0.55)
    missing = {
        PaperKind.MOVE_SLIPS,
        PaperKind.PAYOUT_SHEET,
        PaperKind.PRIZE_SLIPS,
        PaperKind.BOUNTY_SLIPS,
        PaperKind.DEAL_SHEET,
        PaperKind.BRACKET,
        PaperKind.MATCH_SLIPS,
        PaperKind.BAG_SLIPS,
        PaperKind.COLOUR_UP,
        PaperKind.CONDITIONS,
        PaperKind.ENVELOPES,
        PaperKind.REFUNDS,
        PaperKind.BONUS_SLIPS,
    }
    made_elsewhere = {
        PaperKind.RULINGS,
        PaperKind.PENALTIES,
        PaperKind.HISTORY,
        PaperKind.ONE_HISTORY,
        PaperKind.LEAGUE_TABLE,
        PaperKind.CASHIER_SHEET,
        PaperKind.ENTRY_TICKET,
        *OF_ROOM,
    }
    assert set(PaperKind) - set(laid) == missing | made_elsewhere
    assert len({kind.letter for kind in PaperKind}) == len(PaperKind)


def test_receipt_and_payout_sheet_bear_the_time_of_the_sale_and_of_the_posting(
    station: Station,
) -> None:
    """However long afterwards they are printed, and again."""
    begun(station)
    sold_us = station.time.utc_us
    station.time.pass_us(HOUR_US)
    station.do(Register(EVENT, person(6)))
    made = papers(station)
    facts = dated_facts(made.event, PaperKind.RECEIPTS, ())
    past = station.desk.stream(StreamRef(EVENT, KIND)).timeline.past
    times = recorded_times(station.desk.journal, EVENT, past, facts)
    made = replace(made, recorded=lambda fact: str(times.of(fact)))
    early, late = (int(sheet.imprint.posted) for sheet in made.receipts((1, 6)))
    assert early <= sold_us < sold_us + HOUR_US <= late
