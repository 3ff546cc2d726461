"""Moves and breaks by hand in the window: ordered, overruled, arrived, called back, undone."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.moves import BreakTable
from tdapp.shown.floor_tasks import FloorTaskKind
from tdapp.table.facts.moves import MoveCause
from tdapp.table.geometry.seats import Seat
from tests.ui.by_hand import CTRL, NAMES, begin, buy_in, recorded
from tests.ui.on_floor import (
    answer,
    choose_due,
    do,
    due,
    empty_table,
    on_floor,
    state_of,
    taken,
    texts,
    to_lists,
    type_line,
)
from tests.ui.window_room import WindowRoom

CROWD = [f"Player {number}" for number in range(1, 19)]


def uneven(room: WindowRoom) -> None:
    """Two tables, nine at the first and five at the second: somebody has to move, none breaks."""
    begin(room, CROWD)
    empty_table(room, 2, 5)
    to_lists(room)


def test_a_suggested_move_is_ordered_with_enter_and_the_player_is_named_when_he_arrives(
    room: WindowRoom,
) -> None:
    uneven(room)
    pane, moves = room.floor.lists, room.floor.acts.moves
    assert "Move next big blind of table 1 to worst position at table 2" in due(room)
    choose_due(room, FloorTaskKind.MOVE)
    pane.due.setFocus()
    room.key(Qt.Key.Key_Return, on=pane.due)
    assert len(recorded(room).seating.moves) == 1
    room.key(Qt.Key.Key_N, on=pane.due)
    due_now = room.floor.choice.due
    assert due_now is not None
    assert due_now.kind is FloorTaskKind.UNDER_WAY
    assert not moves.arrived.why_not
    room.key(Qt.Key.Key_A, on=pane.due)
    entry = room.state.seating.entry_at[Seat(1, 4)]
    assert "Which player at table 1 was next big blind and moves" in room.console.asked.text
    answer(room, "1-4")
    assert "Which seat at table 2" in room.console.asked.text
    answer(room)
    seat = recorded(room).seating.seat_of[entry]
    assert seat.table == 2
    assert not recorded(room).seating.moves
    assert state_of(room, seat) == "here"


def test_with_the_buttons_told_player_and_seat_are_named_and_staff_may_carry_the_chips(
    room: WindowRoom,
) -> None:
    uneven(room)
    acts = room.floor.acts
    for table, told in ((1, "4 5 6"), (2, f"{taken(room, 2).seat}")):
        type_line(room, str(table))
        do(room, acts.at_table.button)
        answer(room, told)
    assert "big blind" in state_of(room, Seat(1, 6))
    choose_due(room, FloorTaskKind.MOVE)
    assert acts.choice.seat == Seat(1, 7)
    entry = acts.choice.entry
    do(room, acts.moves.order)
    assert ", slip 1" in state_of(room, Seat(1, 7))
    choose_due(room, FloorTaskKind.UNDER_WAY)
    do(room, acts.moves.carried)
    if room.console.asked.isVisible():
        answer(room)
    assert entry is not None
    assert recorded(room).seating.seat_of[entry].table == 2
    assert entry not in recorded(room).attendance.taken


def test_a_move_not_made_is_called_back_and_the_order_is_undone_from_the_menu(
    room: WindowRoom,
) -> None:
    uneven(room)
    moves = room.floor.acts.moves
    choose_due(room, FloorTaskKind.MOVE)
    do(room, moves.order)
    choose_due(room, FloorTaskKind.UNDER_WAY)
    do(room, moves.recall)
    assert not recorded(room).seating.moves
    choose_due(room, FloorTaskKind.MOVE)
    do(room, moves.order)
    do(room, room.console.undoing.undo)
    assert not recorded(room).seating.moves


def test_a_suggestion_is_overruled_to_another_seat_with_the_reason_on_record(
    room: WindowRoom,
) -> None:
    uneven(room)
    acts, entry = room.floor.acts, room.state.seating.entry_at[Seat(1, 3)]
    type_line(room, "1-3")
    do(room, acts.seats.move)
    answer(room, "somewhere")
    assert room.is_refused("not_a_seat")
    answer(room, str(taken(room, 2)))
    assert room.is_refused("seat_taken")
    free = Seat(2, room.state.seating.free_at(2)[-1])
    assert room.console.asked.text.startswith(f"Which seat does Player {entry} move to?")
    answer(room, str(free))
    answer(room, "is in a wheelchair")
    (move,) = recorded(room).seating.moves.values()
    assert (move.entry, move.cause, move.to_seat) == (entry, MoveCause.OVERRULED, free.seat)
    assert move.suggested is not None
    assert room.parts.desk.log[-1].reason == "is in a wheelchair"
    assert state_of(room, free).startswith("kept for ")


def test_a_break_shows_all_its_moves_and_is_called_back_for_those_not_arrived(
    room: WindowRoom,
) -> None:
    on_floor(room)
    empty_table(room, 2, 3)
    to_lists(room)
    acts = room.floor.acts
    choose_due(room, FloorTaskKind.BREAK)
    do(room, acts.moves.order)
    lines = due(room)
    assert "Table 2 is breaking; still moving: 3" in lines
    listed = texts(room.floor.due, 1)
    assert listed.count("on the way, slip 1") == 1
    moves = sorted(room.state.seating.moves.values(), key=lambda move: move.slip)
    for move in moves:
        assert move.entry is not None
        said = f"{NAMES[move.entry - 1]} (2-{move.from_seat}) to 1-{move.to_seat}"
        assert said in lines
    choose_due(room, FloorTaskKind.UNDER_WAY)
    do(room, acts.moves.arrived)
    assert "Table 2 is breaking; still moving: 2" in due(room)
    choose_due(room, FloorTaskKind.BREAKING)
    do(room, acts.moves.recall)
    seating = recorded(room).seating
    assert not seating.moves
    assert len(seating.at_table(2)) == 2


def test_a_broken_table_goes_back_to_the_house_when_the_last_has_arrived(room: WindowRoom) -> None:
    on_floor(room)
    empty_table(room, 2, 2)
    to_lists(room)
    moves = room.floor.acts.moves
    choose_due(room, FloorTaskKind.BREAK)
    do(room, moves.order)
    for _ in range(2):
        choose_due(room, FloorTaskKind.UNDER_WAY)
        do(room, moves.arrived)
    assert list(recorded(room).seating.tables) == [1]
    assert room.console.acts.open_table.text() == "Open table 2"


def test_a_break_out_of_turn_asks_why_and_one_in_turn_only_whether(room: WindowRoom) -> None:
    on_floor(room)
    at_table = room.floor.acts.at_table
    empty_table(room, 1, 3)
    to_lists(room)
    type_line(room, "1")
    do(room, at_table.break_it)
    assert "out of turn" in room.console.asked.text
    answer(room)
    assert 1 in recorded(room).seating.breaking
    assert room.parts.desk.log[-1].reason == "table needed elsewhere"
    assert at_table.break_it.text() == "Cancel break"
    do(room, at_table.break_it)
    assert not recorded(room).seating.moves


def test_the_breaking_order_is_posted_and_a_wrong_one_is_told(room: WindowRoom) -> None:
    on_floor(room)
    field = room.floor.acts.field
    assert recorded(room).seating.orders.breaking == (2, 1)
    do(room, field.breaking_order)
    assert room.console.asked.field.text() == "2 1"
    answer(room, "1 3")
    assert room.notice
    do(room, field.breaking_order)
    answer(room, "1, 2")
    assert recorded(room).seating.orders.breaking == (1, 2)
    assert texts(room.floor.tables, 2) == ["first to break", ""]


def test_the_field_and_the_final_table_are_drawn_anew(room: WindowRoom) -> None:
    on_floor(room)
    field = room.floor.acts.field
    before = dict(room.state.seating.seat_of)
    do(room, field.redraw)
    assert "all 12 in play" in room.console.asked.text
    answer(room)
    assert dict(recorded(room).seating.seat_of) != before
    room.key(Qt.Key.Key_Z, CTRL)
    assert dict(recorded(room).seating.seat_of) == before
    do(room, field.final_table)
    assert not room.console.asked.isVisible()
    assert "12" in room.notice
    empty_table(room, 1, 4)
    empty_table(room, 2, 4)
    do(room, field.final_table)
    answer(room, "1 2")
    assert room.is_refused("not_one_table")
    answer(room, "2")
    seats = recorded(room).seating.seat_of.values()
    assert {seat.table for seat in seats} == {2}
    assert list(recorded(room).seating.tables) == [2]


def test_a_letter_acts_in_the_lists_of_the_floor_and_not_in_its_line(room: WindowRoom) -> None:
    on_floor(room)
    pane = room.floor.lists
    type_line(room, "2")
    assert room.console.focusWidget() is pane.seats
    QTest.keyClick(pane.seats, Qt.Key.Key_H)
    room.settle()
    assert list(recorded(room).seating.held) == [2]
    pane.line.setFocus()
    QTest.keyClick(pane.line, Qt.Key.Key_H)
    room.settle()
    assert pane.line.text() == "h"
    assert list(recorded(room).seating.held) == [2]


def test_a_table_on_hold_does_not_keep_players_of_others_from_being_moved(
    room: WindowRoom,
) -> None:
    on_floor(room)
    do(room, room.console.acts.open_table)
    acts = room.floor.acts
    type_line(room, "1")
    do(room, acts.at_table.hold)
    type_line(room, str(taken(room, 2)))
    assert not acts.seats.move.why_not


def test_of_two_moves_from_one_table_the_second_is_not_ordered_before_the_first(
    room: WindowRoom,
) -> None:
    begin(room, [f"Player {number}" for number in range(1, 19)])
    room.press("Open table 3")
    buy_in(room, [f"Player {number}" for number in range(19, 28)])
    room.press("Draw seats")
    empty_table(room, 2, 5)
    empty_table(room, 3, 6)
    to_lists(room)
    pane, moves = room.floor.lists, room.floor.acts.moves
    first, second = (row.key for row in pane.due.table.rows if row.cells[0].text.startswith("Move"))
    pane.due.choose(second)
    do(room, moves.order)
    assert room.is_refused("other_move_first")
    assert not recorded(room).seating.moves
    pane.due.choose(first)
    do(room, moves.order)
    assert len(recorded(room).seating.moves) == 1


def test_tables_open_in_the_order_that_is_posted_and_the_line_that_wants_one_opens_it(
    room: WindowRoom,
) -> None:
    begin(room, CROWD)
    house = room.parts.day.stream
    for number in (3, 4):
        room.console.asking.act(InstallTable(house, number, 9))
    room.settle()
    to_lists(room)
    acts = room.floor.acts
    do(room, acts.field.opening_order)
    assert room.console.asked.field.text() == "3 4"
    answer(room, "4 1")
    assert "Table 1 is already open or listed twice" in room.notice
    do(room, acts.field.opening_order)
    answer(room, "4 3")
    assert recorded(room).seating.orders.coming == (4, 3)
    to_lists(room)
    buy_in(room, ["Late one"])
    to_lists(room)
    assert due(room) == ["Open table 4: 19 are in play and the tables seat 18"]
    choose_due(room, FloorTaskKind.OPEN)
    room.key(Qt.Key.Key_Return, on=room.floor.due)
    assert 4 in recorded(room).seating.tables
    assert recorded(room).seating.orders.coming == (3,)
    assert due(room) == ["Draw seats: 1 player waits for a seat"]
    choose_due(room, FloorTaskKind.DRAW)
    room.key(Qt.Key.Key_Return, on=room.floor.due)
    assert not recorded(room).seating.unseated
    assert not any("Draw seats" in line for line in due(room))


def test_who_waits_with_no_table_open_is_led_to_open_tables_and_to_draw_seats(
    room: WindowRoom,
) -> None:
    room.begin_event()
    buy_in(room, NAMES)
    to_lists(room)
    for more in ("", " and the tables seat 9"):
        assert due(room) == [f"Open a table: 12 players wait for seats{more}"]
        choose_due(room, FloorTaskKind.OPEN)
        room.key(Qt.Key.Key_Return, on=room.floor.due)
        room.settle()
    choose_due(room, FloorTaskKind.DRAW)
    room.key(Qt.Key.Key_Return, on=room.floor.due)
    assert len(recorded(room).seating.seat_of) == 12


def test_enter_never_means_something_else_within_a_second(room: WindowRoom) -> None:
    begin(room, NAMES)
    room.press("Start clock")
    empty_table(room, 1, 3)
    room.key(Qt.Key.Key_F4)
    floor = room.console.pages.floor
    room.floor.choice.choose_table(2)
    floor.map_view.map.setFocus()
    for _ in range(4):
        room.key(Qt.Key.Key_Return, on=floor.map_view.map)
    moves = len(recorded(room).seating.moves)
    assert moves == 6
    assert "That now means “Arrived”" in room.notice
    room.time.pass_us(1_000_000)
    room.key(Qt.Key.Key_Return, on=floor.map_view.map)
    assert len(recorded(room).seating.moves) == moves - 1
    assert not room.notice


def test_the_next_matter_may_be_gone_on_with_at_once(room: WindowRoom) -> None:
    begin(room, NAMES)
    room.press("Start clock")
    empty_table(room, 1, 3)
    room.key(Qt.Key.Key_F4)
    floor = room.console.pages.floor
    room.floor.choice.choose_table(2)
    room.key(Qt.Key.Key_Return, on=floor.map_view.map)
    room.key(Qt.Key.Key_N, on=floor.map_view.map)
    room.key(Qt.Key.Key_Return, on=floor.map_view.map)
    assert len(recorded(room).seating.moves) == 5


@pytest.mark.parametrize("by", ["window", "command"])
def test_all_of_a_table_arrive_with_one_act_in_the_window_or_by_a_command(
    room: WindowRoom, by: str
) -> None:
    begin(room)
    event = room.console.view.id
    assert event is not None
    room.key(Qt.Key.Key_F4)
    room.wait_for(room.console.asking.perform(BreakTable(event, 2)))
    room.floor.choice.choose_table(2)
    if by == "command":
        room.key(Qt.Key.Key_K, CTRL)
        QTest.keyClicks(room.command.line, "2 all arrived")
        assert "All players moved from table 2" in room.command.reply
        room.key(Qt.Key.Key_Return, on=room.command.line)
    else:
        do(room, room.floor.acts.moves.all_arrived)
    assert len(recorded(room).seating.at_table(1)) == 6
    assert 2 not in recorded(room).seating.tables
