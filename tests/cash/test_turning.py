"""A table changes use by one checked act, from an event to cash games and back."""

import pytest

from tdapp.calls.across.tables import OpenTable
from tdapp.calls.across.uses import TurnToCash, TurnToEvent
from tdapp.calls.tournament.event import Announce
from tdapp.cash.facts.games import UseCheck, UseTurned
from tdapp.cash.games.opening import CHECKED
from tdapp.cash.room import KIND
from tdapp.core.ids import StreamRef
from tests.cash.floor import refused
from tests.cash.room import ROOM, CashRoom, sign
from tests.desk.evening import EVENT
from tests.desk.station import Station
from tests.rules.houses import held_under
from tests.rules_doc import rule


@rule("STAR", "28.5.1")
@rule("CROWN", "15.2.4")
@pytest.mark.parametrize("house", ["star", "crown"])
def test_a_table_turns_to_cash_and_back_only_when_all_is_checked(
    station: Station, house: str
) -> None:
    """The designation is taken back, chips, tray, deck and sign are looked at, in one act."""
    room = CashRoom(station, house)
    station.do(Announce(EVENT, held_under(house.upper())))
    station.do(OpenTable(EVENT, station.house_id, 2))
    to_cash = (EVENT, station.house_id, ROOM, room.rules, 2)
    registry = station.desk.state(station.house_id).registry
    assert registry.table(2).used_by == EVENT
    with refused("not_all_checked"):
        station.do(TurnToCash(*to_cash, frozenset({UseCheck.DECK}), sign()))
    station.do(TurnToCash(*to_cash, frozenset(CHECKED[True]), sign()))
    assert station.desk.state(station.house_id).registry.table(2).used_by == ROOM
    assert 2 not in station.event(EVENT).seating.tables
    assert 2 in room.state.games.by_table

    sitting = room.sit(1, 2, 1)
    back = TurnToEvent(*to_cash, frozenset(CHECKED[False]))
    with refused("closing_needs"):
        station.do(back)
    room.leave(sitting, 20_000)
    with refused("not_all_checked"):
        station.do(TurnToEvent(*to_cash, frozenset(CHECKED[True])))
    station.do(back)
    assert 2 in station.event(EVENT).seating.tables
    assert not room.state.games.by_table
    past = station.desk.stream(StreamRef(ROOM, KIND)).timeline.past
    assert past[-1].event == UseTurned(2, to_cash=False, checked=CHECKED[False])
    station.undo()
    assert 2 in room.state.games.by_table
