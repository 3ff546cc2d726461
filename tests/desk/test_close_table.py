"""A table goes back to the room before the event ends, on both sides or on neither."""

import pytest

from tdapp.calls.across.tables import CloseTable, OpenTable
from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.house.house_events import TableReleased
from tdapp.table.facts.tables import TableClosed
from tests.desk import laws
from tests.desk.evening import EVENT, announce, bust, install, person
from tests.desk.second_thoughts import WHY, action_of, refusal_of
from tests.desk.station import Station

SIDE = StreamId("side")


@pytest.fixture
def room(station: Station) -> Station:
    """Four at table 1, table 2 open and empty; a side event without tables."""
    install(station, (1, 2))
    announce(station, sold=4, tables=(1,))
    station.do(OpenTable(EVENT, station.house_id, 2))
    announce(station, event=SIDE)
    return station


def close(station: Station, number: int, event: StreamId = EVENT) -> CloseTable:
    return CloseTable(event, station.house_id, number)


def test_a_closed_table_is_free_for_another_event_at_once(room: Station) -> None:
    done = room.do(close(room, 2))
    assert done.receipt is not None
    assert set(done.receipt.spans) == {EVENT, room.house_id}
    assert room.recorded(EVENT)[-1].event == TableClosed(2)
    assert room.recorded(room.house_id)[-1].event == TableReleased(2, EVENT)

    room.do(OpenTable(SIDE, room.house_id, 2))
    assert (set(room.event(EVENT).seating.tables), set(room.event(SIDE).seating.tables)) == (
        {1},
        {2},
    )
    laws.check(room)


def test_a_refused_closing_changes_neither_side(room: Station) -> None:
    before = laws.heads(room)
    taken = refusal_of(lambda: room.do(close(room, 1)))
    assert taken == Refusal("table_not_empty", table=1, entries="1, 2, 3, 4")
    assert refusal_of(lambda: room.do(close(room, 2, SIDE))).code == "table_not_open"
    assert refusal_of(lambda: room.do(close(room, 7))).code == "table_not_open"
    assert laws.heads(room) == before


def test_closing_is_taken_back_whole(room: Station) -> None:
    before = laws.loaded(room)
    room.do(close(room, 2))
    room.undo()
    assert laws.loaded(room) == before
    room.redo()
    assert 2 not in room.event(EVENT).seating.tables
    laws.check(room)
    room.restart()
    assert room.house.registry.table(2).used_by is None


def test_a_table_that_was_given_away_meanwhile_does_not_come_back(room: Station) -> None:
    room.do(close(room, 2))
    closed = action_of(room, "close_table")
    room.do(OpenTable(SIDE, room.house_id, 2))

    refusal = refusal_of(lambda: room.undo(closed, WHY))
    assert (refusal.code, refusal.details["fact"]) == ("undo_blocked", "table_not_free")
    assert refusal.details["act"] == action_of(room, "open_table")
    assert set(room.event(SIDE).seating.tables) == {2}
    laws.check(room)


def test_a_table_that_serves_the_event_again_was_closed_for_good(room: Station) -> None:
    room.do(close(room, 2))
    closed = action_of(room, "close_table")
    room.do(OpenTable(EVENT, room.house_id, 2))

    assert refusal_of(lambda: room.undo(closed, WHY)).code == "undo_blocked"


def test_an_exit_before_the_closing_is_not_taken_back_without_the_table(room: Station) -> None:
    bust(room, 1, 2, 3)
    last = action_of(room, "bust")
    room.do(Register(EVENT, person(5)))
    seat = room.event(EVENT).seating.seat_of[4]
    assert seat.table == 1
    bust(room, 4)
    room.do(close(room, 1))

    refusal = refusal_of(lambda: room.undo(last, WHY))
    assert (refusal.code, refusal.details["fact"]) == ("undo_blocked", "seat_taken")
    laws.check(room)


def test_an_opening_is_not_taken_back_after_the_closing(room: Station) -> None:
    opened = action_of(room, "open_table")
    room.do(close(room, 2))

    refusal = refusal_of(lambda: room.undo(opened, WHY))
    assert (refusal.code, refusal.details["fact"]) == ("undo_blocked", "table_not_used")


def test_the_same_request_again_closes_once(room: Station) -> None:
    with_ = Circumstances(action=room.do(close(room, 2)).act.action)
    again = room.do(close(room, 2), with_)

    assert again.receipt is not None
    assert again.receipt.repeated
    laws.check(room)
