"""A player who is dragged to a seat on the map of the floor."""

from PySide6.QtCore import Qt

from tdapp.calls.tournament.exits import Bust
from tdapp.table.facts.moves import MoveCause
from tdapp.table.geometry.seats import Seat
from tdapp.ui.floor.map.values import SeatLook
from tests.desk.staffed import ADA
from tests.ui.at_the_map import drag, drop, on_the_map, press, seat_on
from tests.ui.by_hand import recorded
from tests.ui.on_floor import answer, taken
from tests.ui.window_room import WindowRoom


def test_a_player_is_dragged_to_a_seat_and_one_line_says_whether_it_may_be(
    room: WindowRoom,
) -> None:
    floor = on_the_map(room)
    hand, seat = floor.map_view.map.hand, taken(room, 1)
    entry, free = room.state.seating.entry_at[seat], next(iter(room.state.seating.free_at(2)))
    to, full = Seat(2, free), taken(room, 2)
    drag(floor, seat, to)
    assert hand.verdict is not None
    assert "allowed, with a reason" in hand.verdict.words
    offered = {one for one in room.state.seating.free() if one.table == 2}
    items = floor.map_view.map.tables[2].seats
    assert {Seat(2, item.value.number) for item in items if item.offered} == offered
    press(room, Qt.Key.Key_Escape)
    assert not hand.busy
    assert not any(item.offered for item in items)
    drop(room, floor, to)
    assert not room.console.asked.isVisible()

    drag(floor, seat, full)
    assert hand.verdict is not None
    assert not hand.verdict.allowed
    assert "taken" in hand.verdict.why
    drop(room, floor, full)
    assert room.is_refused("seat_taken")
    assert not recorded(room).seating.moves

    drag(floor, seat, to)
    drop(room, floor, to)
    answer(room, "sits in the draught")
    (move,) = recorded(room).seating.moves.values()
    assert (move.entry, move.to_table, move.to_seat) == (entry, 2, free)
    assert move.cause is MoveCause.OVERRULED
    assert room.parts.desk.log[-1].reason == "sits in the draught"
    assert seat_on(floor, to).look is SeatLook.KEPT


def test_a_player_who_leaves_the_seat_meanwhile_is_not_in_the_hand_any_more(
    room: WindowRoom,
) -> None:
    floor = on_the_map(room)
    hand, seat = floor.map_view.map.hand, taken(room, 1)
    entry, event = room.state.seating.entry_at[seat], room.console.view.id
    assert event is not None
    to = Seat(2, next(iter(room.state.seating.free_at(2))))
    drag(floor, seat, to)
    assert hand.verdict is not None
    room.wait_for(room.console.asking.perform(Bust(event, entry, declined=True)))
    room.settle()
    assert not hand.busy
    drop(room, floor, to)
    assert not room.console.asked.isVisible()
    assert not recorded(room).seating.moves


def test_whatever_is_in_the_hand_goes_back_when_the_station_is_locked(room: WindowRoom) -> None:
    room.wait_for(room.parts.signing_in.begin_house("Ada King", ADA))
    floor = on_the_map(room)
    hand, seat = floor.map_view.map.hand, taken(room, 1)
    to = Seat(2, next(iter(room.state.seating.free_at(2))))
    drag(floor, seat, to)
    room.parts.session.lock()
    room.settle()
    assert not hand.busy
    drop(room, floor, to)
    assert not room.console.asked.isVisible()
    drag(floor, seat, to)
    assert hand.verdict is not None
    assert (hand.verdict.allowed, "locked" in hand.verdict.why) == (False, True)
    assert not any(item.offered for item in floor.map_view.map.tables[2].seats)
    drop(room, floor, to)
    assert room.is_refused("session_locked")
    floor.map_view.map.hand.arranging = True
    drag(floor, seat, to)
    drop(room, floor, to)
    spot, table = floor.map_view.map.tables[1].value.spot, floor.map_view.map.tables[1]
    assert (table.pos().x(), table.pos().y()) == (spot.x, spot.y)
