"""Mystery bounties that begin with a stage: knock-outs before it draw nothing, later ones do."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import EndStage
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.tournament.bounties import TellTakers
from tdapp.calls.tournament.envelopes import DrawEnvelope, FillEnvelopes
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.calls.tournament.stages import BagStack, BringForward, CloseStage
from tdapp.core.ids import StreamId, in_part
from tdapp.core.refusal import Refusal
from tdapp.till.payment import BOUNTY
from tdapp.tournament.payouts.envelopes import total
from tdapp.tournament.plan.offers import PricePart
from tdapp.tournament.plan.prize_plan import Mystery
from tdapp.tournament.plan.stage_plan import StagePlan
from tests.desk.evening import EVENT, SMALL, announce, install, person
from tests.desk.station import Station
from tests.tournament.payouts.prize_bands import bands

HEAD, ENTRIES, GO_ON = 10_00, 5, 3
STAGES = (StagePlan("1A", to="Day 2", go_on=GO_ON), StagePlan("Day 2", from_level=2))
BAGS = {1: 1_000, 2: 1_000, 3: 500}
FLIGHT, DAY_2 = in_part(EVENT, 1), in_part(EVENT, 2)
PRICE = (PricePart("pool", 33_33), PricePart(BOUNTY, HEAD), PricePart("fee", 17))
CONDITIONS = replace(
    SMALL,
    rebuy=None,
    seats_per_table=ENTRIES,
    stages=STAGES,
    entry=replace(SMALL.entry, parts=PRICE),
    prizes=replace(bands((1, (50, 30, 20))), mystery=Mystery(from_stage=2)),
)


@pytest.fixture
def station(tmp_path: Path) -> Iterator[Station]:
    """The first day is over: five entered, three go on, the prizes are posted."""
    opened = Station(tmp_path / "room.tdapp")
    install(opened, (1, 2), seats=ENTRIES)
    announce(opened, CONDITIONS)
    opened.do_all([Register(FLIGHT, person(one)) for one in range(1, ENTRIES + 1)])
    seated(opened, FLIGHT)
    opened.do(CloseStage(FLIGHT))
    opened.do(Bust(FLIGHT, 5, declined=True))
    opened.do(Bust(FLIGHT, 4, declined=True))
    opened.do_all([BagStack(FLIGHT, entry, chips) for entry, chips in BAGS.items()])
    opened.do(EndStage(FLIGHT, opened.house_id))
    opened.do(PostPrizes(EVENT))
    yield opened
    opened.close()


def seated(station: Station, stage: StreamId) -> None:
    """Draw the seats of a stage at its table, and start its clock."""
    station.do_all([OpenTable(stage, station.house_id, 1), DrawSeats(stage), StartClock(stage)])


def test_before_the_stage_no_envelope_is_filled_and_no_knock_out_draws(station: Station) -> None:
    for call, code in (
        (FillEnvelopes(EVENT), "envelopes_too_early"),
        (DrawEnvelope(EVENT, 4), "no_envelopes"),
    ):
        with pytest.raises(Refusal, match=code):
            station.do(call)
    assert not station.event(EVENT).bounties.untold()
    assert not station.event(EVENT).bounties.undrawn()


def test_from_the_stage_on_each_knock_out_draws_and_all_draws_are_the_pool(
    station: Station,
) -> None:
    station.do(BringForward(DAY_2))
    with pytest.raises(Refusal, match="envelopes_too_early"):
        station.do(FillEnvelopes(EVENT))
    seated(station, DAY_2)
    station.do(FillEnvelopes(EVENT))
    assert total(station.event(EVENT).bounties.envelopes or ()) == ENTRIES * HEAD
    for entry in (5, 4):
        with pytest.raises(Refusal, match="no_bounty"):
            station.do(DrawEnvelope(EVENT, entry))
    for entry in (3, 2):
        station.do(Bust(DAY_2, entry, declined=True))
        station.do(TellTakers(EVENT, entry, (1,)))
        station.do(DrawEnvelope(EVENT, entry))
    station.do(DrawEnvelope(EVENT, 1))
    drawn = station.event(EVENT).bounties.drawn
    assert sorted(drawn) == [1, 2, 3]
    assert sum(drawn.values()) == ENTRIES * HEAD
