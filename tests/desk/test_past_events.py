"""What is said of an event that is over, without folding it, is what its fold says."""

from datetime import date

import msgspec
import pytest

from tdapp.calls.across.ending import CancelEvent, Finish
from tdapp.calls.tournament.event import MoveStart, StartClock
from tdapp.calls.tournament.past_events import PastEvent, past_events
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes
from tdapp.calls.tournament.refunds import VoidEntry
from tdapp.calls.tournament.sales import Rebuy
from tdapp.core.ids import StreamId, StreamRef
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.tournament.plan.planned_start import PlannedStart
from tdapp.tournament.room import KIND
from tdapp.tournament.tournament import Tournament
from tests.desk.evening import EVENT, SMALL, announce, bust, of_house, under_way
from tests.desk.station import Station
from tests.rules.houses import BOOKS

WHY = Circumstances(reason="as the players wished")
PLANNED = PlannedStart(date(2026, 10, 3), "19:30", "Australia/Sydney")
OTHER = StreamId("other")


def played(station: Station) -> Tournament:
    """An event with a re-buy, an undone bust and a refund, played to its end."""
    under_way(station, sold=5)
    station.do(VoidEntry(EVENT, 5), WHY)
    station.do(StartClock(EVENT))
    station.do(Rebuy(EVENT, 4, 0))
    bust(station, 1, 2, 3)
    station.do(PostPrizes(EVENT))
    for place in range(len(station.event(EVENT).prizes.posted), 0, -1):
        station.do(PayPrize(EVENT, place))
    state = station.event(EVENT)
    station.do(Finish(EVENT, station.house_id))
    return state


def told(station: Station) -> dict[StreamId, PastEvent]:
    return {one.event: one for one in past_events(station.desk.journal.pages)}


def test_entries_pool_and_winners_of_a_past_event_are_those_of_its_fold(station: Station) -> None:
    state = played(station)
    planned = msgspec.structs.replace(SMALL, title="Other", start=PLANNED)
    announce(station, planned, event=OTHER, sold=2)
    assert set(told(station)) == {EVENT}
    station.do(CancelEvent(OTHER, station.house_id), WHY)
    station.restart()
    past = told(station)
    assert list(past) == [EVENT, OTHER]
    main = past[EVENT]
    assert (main.title, main.cancelled, main.start) == ("Small", False, None)
    assert (main.entries, main.pool) == (state.entries.count, state.pool)
    assert main.winners == len(state.prizes.posted)
    assert (past[OTHER].title, past[OTHER].cancelled, past[OTHER].start) == ("Other", True, PLANNED)
    assert past[OTHER].pool == 0


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("second", ["kept", "undone", "redone"])
def test_a_past_event_was_planned_for_when_it_was_moved_to(
    station: Station, house: str, second: str
) -> None:
    announce(station, msgspec.structs.replace(of_house(house), start=PLANNED), sold=2)
    moved = [PlannedStart(date(2026, 10, day), "20:15", PLANNED.zone) for day in (4, 5)]
    for start in moved:
        station.do(MoveStart(EVENT, start), WHY)
    if second != "kept":
        station.undo(None, WHY)
    if second == "redone":
        station.redo(None, WHY)
    expected = moved[second != "undone"]
    assert station.event(EVENT).conditions.start == expected
    station.do(CancelEvent(EVENT, station.house_id), WHY)
    station.restart()
    assert told(station)[EVENT].start == expected


def test_a_past_event_is_looked_up_and_takes_no_act(station: Station) -> None:
    state = played(station)
    station.restart()
    assert EVENT not in station.desk.streams(KIND)
    station.run(station.desk.look_up(StreamRef(EVENT, KIND)))
    again = station.event(EVENT)
    assert (again.entries, again.exits, again.prizes) == (state.entries, state.exits, state.prizes)
    assert again.programme.over
    with pytest.raises(Refusal) as refused:
        station.do(StartClock(EVENT))
    assert refused.value.code == "stream_ended"
