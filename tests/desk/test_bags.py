"""Stacks in bags at the end of a stage: counted, numbered, and played on with."""

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import EndStage
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.tournament.chips import ColourUp
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.calls.tournament.stages import BagStack, BringForward, CloseStage
from tdapp.core.ids import StaffId, StreamId, in_part
from tdapp.core.refusal import Refusal
from tdapp.table.facts.chips import Lot
from tdapp.tournament.plan.terms import ChipPlan
from tdapp.tournament.stages.bagging import likeliest_miscount
from tests.desk.evening import EVENT, announce, person
from tests.desk.flights import DAY_2, FLIGHTS, A, B, play, seen, to_the_second_day, with_flights
from tests.desk.second_thoughts import WHY
from tests.desk.station import Station


@pytest.fixture
def station(station: Station) -> Station:
    """With two flights and a second day announced, and four tables in the room."""
    return with_flights(station)


def test_no_bag_holds_chips_that_left_play_or_are_none_of_the_event(station: Station) -> None:
    event = StreamId("chips")
    flight = in_part(event, 1)
    plan = ChipPlan(denominations=(25, 100, 500))
    announce(station, replace(FLIGHTS, title="Chips", chips=plan), event=event)
    play(station, flight, range(21, 24), 1)
    station.do(ColourUp(flight, 25, 40, (Lot(500, 2),)))
    station.do(CloseStage(flight))
    station.do(Bust(flight, 1, declined=True))
    for lot, code in ((Lot(25, 20), "chip_has_left"), (Lot(250, 2), "no_such_chip")):
        with pytest.raises(Refusal, match=code):
            station.do(BagStack(flight, 2, 500, lots=(lot,)))
    station.do(BagStack(flight, 2, 500, lots=(Lot(500, 1),)))


def test_a_stage_ends_once_all_bags_are_in_and_add_up(station: Station) -> None:
    play(station, A, range(1, 4), 1)
    station.do(CloseStage(A))
    with pytest.raises(Refusal, match="still_being_played"):
        station.do(BagStack(A, 2, 900))
    station.do(Bust(A, 1, declined=True))
    station.do(BagStack(A, 2, 900))
    with pytest.raises(Refusal, match="bags_missing"):
        station.do(EndStage(A, station.house_id))
    station.do(BagStack(A, 3, 500))
    with pytest.raises(Refusal, match="bags_do_not_add_up"):
        station.do(EndStage(A, station.house_id))
    station.do(BagStack(A, 3, 600))
    with pytest.raises(Refusal, match="stages_still_on"):
        station.do(BringForward(DAY_2))
    station.do(EndStage(A, station.house_id))
    assert station.house.registry.table(1).used_by is None


def test_who_bagged_without_a_seat_is_drawn_none(station: Station) -> None:
    station.do(Register(A, person(1)))
    station.do(StartClock(A))
    station.do(CloseStage(A))
    station.do(BagStack(A, 1, 500))
    station.do(OpenTable(A, station.house_id, 1))
    with pytest.raises(Refusal, match="nobody_to_seat"):
        station.do(DrawSeats(A))


def test_a_bag_that_is_played_on_with_stays_as_it_was_counted(station: Station) -> None:
    play(station, A, range(1, 4), 1)
    station.do(CloseStage(A))
    station.do(Bust(A, 1, declined=True))
    counts = ((2, 500), (2, 900), (3, 600))
    counted = [station.do(BagStack(A, entry, chips)).act.action for entry, chips in counts]
    station.do(EndStage(A, station.house_id))
    play(station, B, range(4, 8), 2)
    station.do(CloseStage(B))
    station.do_all([Bust(B, 4, declined=True), Bust(B, 5, declined=True)])
    station.do_all([BagStack(B, 6, 1_200), BagStack(B, 7, 800)])
    station.do(EndStage(B, station.house_id))
    station.do(BringForward(DAY_2))
    with pytest.raises(Refusal, match="undo_blocked"):
        station.undo(counted[1], WHY)


def test_bags_are_numbered_through_all_flights(station: Station) -> None:
    to_the_second_day(station)
    stages = seen(station, EVENT).stages.by_number
    bags = [bag.bag for one in (1, 2) for bag in stages[one].progress.bags.values()]
    assert bags == [1, 2, 3, 4]


def test_the_likeliest_miscount_is_the_bag_that_one_person_counted(station: Station) -> None:
    play(station, A, range(1, 4), 1)
    station.do(CloseStage(A))
    station.do(Bust(A, 1, declined=True))
    two = (StaffId("ito"), StaffId("reyes"))
    station.do(BagStack(A, 2, 900, two))
    assert likeliest_miscount(seen(station, A)) is None
    station.do(BagStack(A, 3, 500))
    assert likeliest_miscount(seen(station, A)) == 3
    station.do(BagStack(A, 3, 600))
    assert likeliest_miscount(seen(station, A)) is None
