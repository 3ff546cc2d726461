"""Money paid inside a flight: at once, out of the one pool, to the cent."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import EndStage, Finish
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.tournament.bounties import PayBounty, ReverseBounty
from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.papers import IssuePaper
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.calls.tournament.stages import BagStack, BringForward, CloseStage
from tdapp.core.ids import StreamId, in_part
from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import Letterhead, PaperKind
from tdapp.screens.prize_facts import prize_facts
from tdapp.screens.shown_names import ShownNames
from tdapp.sheets.tournament.catalogue import sheets_for
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.till.payment import POOL
from tdapp.tournament.papers.issuing import is_right
from tdapp.tournament.payouts.bounties import won_apart
from tdapp.tournament.plan.offers import PricePart
from tdapp.tournament.plan.stage_plan import StagePlan, stage_faults
from tdapp.tournament.prizes import unpaid
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import ENGLISH
from tests.desk.evening import EVENT, SMALL, install, person
from tests.desk.laws import check
from tests.desk.second_thoughts import WHY
from tests.desk.station import Station
from tests.rules_doc import rule
from tests.screens.any_letters import AnyLetters

EACH = 5_001
STAGES = (
    StagePlan("1A", to="Day 2", go_on=2, pays=EACH, paid_places=1),
    StagePlan("1B", to="Day 2", go_on=2, pays=EACH, paid_percent=500_000),
    StagePlan("Day 2", from_level=2),
)
FLIGHTS = replace(SMALL, max_entries=12, rebuy=None, stages=STAGES)
A, B, DAY_2 = (in_part(EVENT, number) for number in (1, 2, 3))


@pytest.fixture
def station(tmp_path: Path) -> Iterator[Station]:
    opened = Station(tmp_path / "room.tdapp")
    install(opened, (1, 2))
    opened.do(Announce(EVENT, FLIGHTS))
    yield opened
    opened.close()


def state(station: Station) -> Tournament:
    found: Tournament = station.desk.state(EVENT)
    return found


def play(station: Station, flight: StreamId, people: list[int], table: int) -> None:
    station.do_all([Register(flight, person(one)) for one in people])
    station.do(OpenTable(flight, station.house_id, table))
    station.do(DrawSeats(flight))
    station.do(StartClock(flight))
    station.do(CloseStage(flight))


def won(station: Station) -> dict[int, int]:
    return {
        entry: sum(one.cents for one in parts) for entry, parts in won_apart(state(station)).items()
    }


def bagged(station: Station, flight: StreamId, *entries: int) -> None:
    chips = station.desk.state(flight).chips_in_play // len(entries)
    station.do_all([BagStack(flight, entry, chips) for entry in entries])
    station.do(EndStage(flight, station.house_id))


def paid_and_paid_again(station: Station, entry: int, *, nothing_to: int) -> None:
    """The payment is reversed once; another one who is out has nothing to come."""
    station.do(PayBounty(EVENT, entry))
    station.do(ReverseBounty(EVENT, entry), WHY)
    assert state(station).bounties.pools_paid(entry) == ()
    station.do(PayBounty(EVENT, entry))
    with pytest.raises(Refusal, match="no_bounty_owed"):
        station.do(PayBounty(EVENT, nothing_to))


def played_out(station: Station) -> None:
    """The second day ends, and every prize is paid."""
    station.do(BringForward(DAY_2))
    station.do(OpenTable(DAY_2, station.house_id, 1))
    station.do(DrawSeats(DAY_2))
    station.do(StartClock(DAY_2))
    station.do_all([Bust(DAY_2, one, declined=True) for one in (3, 7, 4)])
    for place, entry, _ in reversed(list(unpaid(state(station)))):
        station.do(PayPrize(EVENT, place, entry))
    station.do(Finish(EVENT, station.house_id))


@rule("STAR", "28.3.2")
def test_flights_and_final_pay_the_whole_pool_to_the_cent(station: Station) -> None:
    """All buy-ins are distributed to the winners: what a flight pays, the final does not."""
    play(station, A, [1, 2, 3, 4], 1)
    station.do(Bust(A, 1, declined=True))
    assert won(station) == {}
    station.do(Bust(A, 2, declined=True))
    assert won(station) == {2: EACH}
    paid_and_paid_again(station, 2, nothing_to=1)
    bagged(station, A, 3, 4)

    play(station, B, [2, 6, 7, 8], 2)
    station.do_all([Bust(B, one, declined=True) for one in (6, 5)])
    assert won(station) == {2: EACH, 6: EACH, 5: EACH}
    station.do_all([PayBounty(EVENT, one) for one in (5, 6)])
    bagged(station, B, 7, 8)

    station.do(PostPrizes(EVENT))
    collected = state(station).entries.pool
    assert state(station).pool == collected - 3 * EACH
    assert state(station).prizes.total == state(station).pool
    played_out(station)
    ended = state(station)
    inside = [one for entry in ended.bounties.paid for one in ended.bounties.pools_paid(entry)]
    assert inside == [PricePart(POOL, EACH)] * 3
    assert ended.prizes.paid_cents + 3 * EACH == collected
    check(station)


@pytest.mark.parametrize("kind", [PaperKind.PROVISIONAL_PAYOUTS, PaperKind.PAYOUT_SHEET])
def test_a_sheet_that_says_who_was_paid_is_void_once_a_payment_is_undone(
    station: Station, kind: PaperKind
) -> None:
    """In a flight; a payment that comes after the sheet leaves it as it is."""
    play(station, A, [1, 2, 3, 4], 1)
    station.do_all([Bust(A, one, declined=True) for one in (1, 2)])
    bagged(station, A, 3, 4)
    play(station, B, [5, 6, 7, 8], 2)
    station.do_all([Bust(B, one, declined=True) for one in (6, 5)])
    bagged(station, B, 7, 8)
    if kind is PaperKind.PAYOUT_SHEET:
        station.do(PostPrizes(EVENT))
    station.do(PayBounty(EVENT, 5))
    station.do(IssuePaper(EVENT, kind))
    station.do(PayBounty(EVENT, 2))
    sheet = state(station).papers.by_number[1]
    assert is_right(state(station), sheet)
    station.do(ReverseBounty(EVENT, 5), WHY)
    assert not is_right(state(station), sheet)


@pytest.mark.parametrize(
    "stage",
    [
        replace(STAGES[0], paid_places=None),
        replace(STAGES[0], pays=0),
        replace(STAGES[0], paid_percent=10_000),
        replace(STAGES[0], go_on=None, until_level=2),
    ],
)
def test_what_a_flight_pays_is_said_as_a_whole(stage: StagePlan) -> None:
    faults = stage_faults((stage, STAGES[2]), SMALL.levels, None)
    assert "stages[0].pays" in [where for _, where in faults]
    assert not list(stage_faults(STAGES, SMALL.levels, None))


@pytest.mark.parametrize("entries", range(7))
@pytest.mark.parametrize("stage", STAGES)
def test_no_more_are_paid_in_a_flight_than_do_not_go_on(stage: StagePlan, entries: int) -> None:
    behind = max(0, entries - (stage.go_on or entries))
    assert 0 <= stage.paid_inside(entries) <= behind


def test_who_was_paid_in_which_flight_stands_on_paper_and_on_the_screen(station: Station) -> None:
    play(station, A, [1, 2, 3, 4], 1)
    station.do_all([Bust(A, one, declined=True) for one in (1, 2)])
    station.do(PayBounty(EVENT, 2))
    bagged(station, A, 3, 4)
    play(station, B, [5, 6, 7, 8], 2)
    station.do_all([Bust(B, one, declined=True) for one in (6, 5)])
    made = EventPapers(state(station), Letterhead("STAR"), "T", "now", str)
    for kind in (PaperKind.PROVISIONAL_PAYOUTS, PaperKind.PAYOUT_SHEET):
        if kind is PaperKind.PAYOUT_SHEET:
            bagged(station, B, 7, 8)
            station.do(PostPrizes(EVENT))
        made = EventPapers(state(station), Letterhead("STAR"), "T", "now", str)
        _, listed = sheets_for(made, kind, (), station.time.now())
        lines = [[cell.text for cell in row.cells[:3]] for row in listed.rows]
        assert lines == [
            ["1A", "2", "person 2"],
            ["1B", "5", "person 5"],
            ["1B", "6", "person 6"],
        ]
        assert [row.cells[3].cents for row in listed.rows] == [EACH] * 3
        assert [bool(row.cells[4].text) for row in listed.rows] == [True, False, False]
    (slip,) = sheets_for(made, PaperKind.BOUNTY_SLIPS, (2,), station.time.now())
    assert [row.cells[0].text for row in slip.rows] == ["Paid in 1A"]
    shown = prize_facts(state(station), ShownNames(lambda _: None, ENGLISH, AnyLetters()), None)
    assert [(one.places, one.prize, one.note) for one in shown.bands[-2:]] == [
        ("1A", "$50.01", ""),
        ("1B", "2 \N{MULTIPLICATION SIGN} $50.01", ""),
    ]
