"""Who came to a stage by two others holds one place in it; the next in order moves up."""

from typing import Any

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import EndStage
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.stages import BagStack, BringForward, CloseStage
from tdapp.core.ids import StreamId, in_part
from tdapp.core.refusal import Refusal
from tdapp.tournament.plan.stage_plan import ChipsAfter, Several
from tests.desk.evening import announce, of_house, person
from tests.desk.flights import ADELAIDE, STAGES, play, seen, with_flights
from tests.desk.second_thoughts import WHY
from tests.desk.station import Station
from tests.rules_doc import rule

FIRST, SECOND, DAY = (in_part(ADELAIDE, number) for number in (1, 2, 3))
BY_CHIPS = {"go_on": None, "chip_leaders": 2, "until_level": 1}
STACKS = {1: 450, 2: 900, 3: 300, 4: 350}
LEVEL = {1: 350, 2: 900, 3: 400, 4: 350}


@pytest.fixture
def station(station: Station) -> Station:
    """With four tables in the room."""
    return with_flights(station)


def flights(station: Station, said: dict[str, Any], last: dict[str, Any]) -> None:
    plans = [replace(STAGES[0], name=name, **said) for name in ("1A", "1B")]
    stages = (*plans, replace(STAGES[2], **last))
    event = replace(of_house("ADELAIDE"), max_entries=12, rebuy=None, stages=stages)
    announce(station, event, event=ADELAIDE)


def end(station: Station, flight: StreamId, stacks: dict[int, int]) -> None:
    station.do_all([BagStack(flight, entry, chips) for entry, chips in stacks.items()])
    station.do(EndStage(flight, station.house_id))


def twice_through(station: Station, stacks: dict[int, int], **last: Any) -> None:
    """Person 2 goes on from both flights, better from the second one."""
    flights(station, BY_CHIPS, last)
    play(station, FIRST, range(1, 5), 1)
    station.do(CloseStage(FIRST))
    end(station, FIRST, stacks)
    station.do(Register(SECOND, person(2)))
    play(station, SECOND, range(5, 7), 2)
    station.do(CloseStage(SECOND))
    end(station, SECOND, {5: 1_000, 6: 400, 7: 100})


@rule("ADELAIDE", "91", "104")
def test_the_next_in_order_moves_up_for_who_came_by_two_sessions(station: Station) -> None:
    """Who enters several sessions holds one place; the other goes to the next in order."""
    twice_through(station, STACKS)
    assert seen(station, FIRST).in_play() == [1, 2]
    brought = station.do(BringForward(DAY)).act.action
    day, whole = seen(station, DAY), seen(station, ADELAIDE)
    assert (day.in_play(), day.chips_in_play) == ([1, 4, 5, 6], 450 + 350 + 1_000 + 400)
    assert [whole.place_of(one) for one in (3, 7, 2)] == [6, 5, 7]
    station.restart()
    assert seen(station, DAY) == day
    station.undo(brought, WHY)
    assert seen(station, FIRST).in_play() == [1, 2]


@pytest.mark.parametrize(
    "last", [{"refilled": False}, {"several": Several.JOINED}], ids=["said", "joined"]
)
def test_the_place_stays_empty_where_the_conditions_say_so(
    station: Station, last: dict[str, Any]
) -> None:
    twice_through(station, STACKS, **last)
    station.do(BringForward(DAY))
    assert seen(station, DAY).in_play() == [1, 5, 6]


@rule("ADELAIDE", "103")
def test_level_players_cut_for_the_place_that_is_free(station: Station) -> None:
    """Placings of players with chips of equal value are settled by a cut of cards."""
    twice_through(station, LEVEL)
    with pytest.raises(Refusal, match="tie_at_the_cut") as tie:
        station.do(BringForward(DAY))
    assert tie.value.details["entries"] == "1, 4"
    station.do(BringForward(DAY, (4, 1)))
    assert seen(station, DAY).in_play() == [3, 4, 5, 6]


@pytest.mark.parametrize("chips", [ChipsAfter.RETURNED, ChipsAfter.BAGGED])
def test_who_lost_all_chips_moves_up_only_where_all_begin_with_equal_ones(
    station: Station, chips: ChipsAfter
) -> None:
    flights(station, {"chips": chips}, {})
    play(station, FIRST, range(1, 5), 1)
    station.do_all([CloseStage(FIRST), Bust(FIRST, 1), Bust(FIRST, 4)])
    bagged = chips is ChipsAfter.BAGGED
    end(station, FIRST, {2: 1_200, 3: 800} if bagged else {})
    station.do(Register(SECOND, person(2)))
    play(station, SECOND, range(5, 7), 2)
    station.do_all([CloseStage(SECOND), Bust(SECOND, 7)])
    end(station, SECOND, {5: 1_300, 6: 200} if bagged else {})
    station.do(BringForward(DAY))
    kept = [3, 5, 6] if bagged else [2, 3, 6, 7]
    assert seen(station, DAY).in_play() == kept
