"""Papers that no open event can number are numbered by the house, over all its days."""

import pytest
from msgspec import json

from tdapp.calls.house.cage import OpenSession
from tdapp.calls.house.papers import NOTHING, IssueHousePaper, ReprintHousePaper, SpoilHousePaper
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import DIRECTOR
from tdapp.house.papers.house_papers import HousePapers
from tdapp.house.papers.issuing import Contents, PaperLine
from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.document_id import HOUSE_NUMBER, document_id, event_number, read_paper_code
from tests.desk.evening import EVENT
from tests.desk.station import Station


def papers(station: Station) -> HousePapers:
    found: HousePapers = station.desk.state(station.parts.day.stream).papers
    return found


def issue(
    station: Station,
    kind: PaperKind,
    of: StreamId | None = None,
    session: str = "",
    said: Contents = NOTHING,
) -> IssueHousePaper:
    return IssueHousePaper(station.parts.day.stream, kind, of, session, said)


def test_they_are_counted_without_gaps_and_hold_no_name(station: Station) -> None:
    station.do(OpenSession(station.parts.day.stream, "cage 1"))
    said = Contents(2, (PaperLine(7, 1, 5_000),))
    station.do(issue(station, PaperKind.CASHIER_SHEET, session="cage 1/1"))
    station.do(issue(station, PaperKind.PAYOUT_SHEET, EVENT, said=said))
    sheet, payouts = (papers(station).paper(number) for number in (1, 2))
    assert (sheet.kind, sheet.session, sheet.of) == ("cashier_sheet", "cage 1/1", None)
    assert (payouts.version, payouts.ids, payouts.cents) == (2, (7,), (5_000,))
    assert papers(station).about(EVENT) == [payouts]
    assert b"person" not in json.encode(papers(station).paper(2))
    with pytest.raises(Refusal, match="no_such_session"):
        station.do(issue(station, PaperKind.CASHIER_SHEET, session="cage 9/9"))
    with pytest.raises(Refusal, match="no_such_paper"):
        papers(station).paper(3)


def test_the_next_day_goes_on_with_the_numbers_and_knows_the_papers(station: Station) -> None:
    station.do(issue(station, PaperKind.RESULTS, EVENT))
    station.run(station.parts.day.end(DIRECTOR))
    assert papers(station).paper(1).kind == "results"
    station.do(issue(station, PaperKind.RESULTS, EVENT))
    assert sorted(papers(station).by_number) == [1, 2]


def test_a_copy_is_noted_by_the_house_and_what_never_came_out_is_no_paper(
    station: Station,
) -> None:
    house = station.parts.day.stream
    station.do(issue(station, PaperKind.RESULTS, EVENT))
    for call in (
        ReprintHousePaper(house, 1),
        ReprintHousePaper(house, 9, EVENT),
        SpoilHousePaper(house, 1, copy=True),
        SpoilHousePaper(house, 9, EVENT),
        SpoilHousePaper(house, 1),
    ):
        station.do(call)
    assert not papers(station).about(EVENT)
    for gone in (ReprintHousePaper(house, 1), SpoilHousePaper(house, 1)):
        with pytest.raises(Refusal, match="no_such_paper"):
            station.do(gone)
    station.do(issue(station, PaperKind.RESULTS, EVENT))
    assert papers(station).last == 2


def test_their_codes_are_read_back_and_are_those_of_no_event() -> None:
    ref = read_paper_code(f"{document_id(HOUSE_NUMBER, PaperKind.CASHIER_SHEET, 12)}/1/1")
    assert (ref.event, ref.kind, ref.number) == (HOUSE_NUMBER, PaperKind.CASHIER_SHEET, 12)
    assert event_number(EVENT) != HOUSE_NUMBER
