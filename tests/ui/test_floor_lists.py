"""The floor in the window: what is due, the tables, who sits where, in words and shapes."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.shown.cells import Shape
from tdapp.shown.floor_tasks import FloorTaskKind
from tdapp.table.geometry.seats import Seat
from tdapp.ui.workplace.rail import PageName
from tests.ui.by_hand import NAMES, recorded
from tests.ui.on_floor import (
    answer,
    at_small_size,
    bust_out,
    choose_due,
    choose_seat,
    do,
    due,
    empty_table,
    on_floor,
    state_of,
    taken,
    texts,
    type_line,
)
from tests.ui.window_room import WindowRoom


def test_one_key_leads_to_the_floor_and_back_and_it_says_who_sits_where(room: WindowRoom) -> None:
    on_floor(room)
    pane = room.floor.lists
    assert texts(pane.tables) == ["1", "2"]
    assert texts(pane.tables, 1) == ["6 of 9", "6 of 9"]
    type_line(room, "2")
    seated = recorded(room).seating
    entries = [seated.entry_at.get(Seat(2, number)) for number in range(1, 10)]
    assert texts(pane.seats, 1) == ["—" if one is None else str(one) for one in entries]
    assert texts(pane.seats, 2) == ["" if one is None else NAMES[one - 1] for one in entries]
    room.key(Qt.Key.Key_F3)
    assert room.console.pages.desk.isVisible()
    assert not pane.isVisible()


def test_every_mark_of_a_table_and_a_seat_is_a_word_and_a_shape_of_its_own(
    room: WindowRoom,
) -> None:
    on_floor(room)
    acts = room.floor.acts
    pane = room.floor.lists
    type_line(room, "1 all here")
    type_line(room, f"{taken(room, 1)} away")
    choose_seat(room, taken(room, 2))
    do(room, acts.seats.fix)
    choose_seat(room, next(room.state.seating.free()))
    do(room, acts.seats.lock)
    said = [row.cells[3] for row in pane.seats.table.rows]
    by_words = {cell.text.split(" since")[0]: cell.shape for cell in said}
    shapes = {
        "away": Shape.ATTENTION,
        "here": Shape.SEATED,
        "locked": Shape.STOP,
        "free": None,
    }
    assert by_words == shapes
    assert state_of(room, taken(room, 2)) == "not seen yet, stays here"
    choose_seat(room, Seat(2, 1))
    do(room, acts.at_table.hold)
    marks = [row.cells[2] for row in pane.tables.table.rows]
    assert [(cell.text, cell.shape) for cell in marks] == [
        ("1 locked", None),
        ("on hold, first to break", Shape.PAUSED),
    ]


def test_a_table_too_short_is_an_alarm_and_a_move_is_suggested(room: WindowRoom) -> None:
    on_floor(room)
    assert due(room) == []
    empty_table(room, 2, 3)
    room.key(Qt.Key.Key_F4)
    lines = due(room)
    assert lines[0] == "Halt play at table 2: 3 short of the fullest"
    assert lines[1:] == ["Break table 2: its 3 players fit at other tables"]
    rows = room.floor.due.table.rows
    assert [row.cells[0].shape for row in rows] == [Shape.STOP, Shape.BREAKS]


def test_coming_into_a_list_by_tab_chooses_nothing_and_an_arrow_does(room: WindowRoom) -> None:
    on_floor(room)
    empty_table(room, 2, 2)
    room.key(Qt.Key.Key_F4)
    type_line(room, "1")
    pane = room.floor.lists
    pane.due.setFocus()
    assert pane.due.key is None
    assert room.floor.choice.table == 1
    QTest.keyClick(pane.due, Qt.Key.Key_Down)
    choice = room.floor.choice
    assert choice.due is not None
    assert choice.due.kind is FloorTaskKind.HALT
    assert choice.table == 2


def test_tab_goes_from_the_line_through_the_three_lists(room: WindowRoom) -> None:
    on_floor(room)
    pane = room.floor.lists
    pane.line.setFocus()
    seen = []
    for _ in range(3):
        at = room.console.focusWidget()
        assert at is not None
        QTest.keyClick(at, Qt.Key.Key_Tab)
        seen.append(room.console.focusWidget())
    assert seen == [pane.due, pane.tables, pane.seats]


def test_the_chosen_line_is_let_go_when_it_is_done_so_that_no_key_acts_on_the_next(
    room: WindowRoom,
) -> None:
    on_floor(room)
    empty_table(room, 2, 2)
    room.key(Qt.Key.Key_F4)
    choose_due(room, FloorTaskKind.BREAK)
    do(room, room.floor.acts.moves.order)
    assert room.floor.choice.due is None
    moves = len(recorded(room).seating.moves)
    assert moves == 2
    do(room, room.floor.acts.moves.order)
    assert room.is_refused("no_line_chosen")
    assert len(recorded(room).seating.moves) == moves


def test_what_is_not_on_the_floor_is_said_and_stays_typed(room: WindowRoom) -> None:
    on_floor(room)
    line = room.floor.line
    for text, said in (
        ("17", "no table 17"),
        ("1-9 aweigh", "1-9 aweigh"),
        ("9" * 40, "9999"),
    ):
        line.clear()
        type_line(room, text)
        assert said in room.notice
        assert line.text() == text


def test_at_the_smallest_screen_ten_seats_and_every_act_are_in_sight(room: WindowRoom) -> None:
    on_floor(room)
    at_small_size(room)
    pane, side = room.floor.lists, room.floor.page.side
    assert pane.seats.viewport().height() >= 10 * pane.seats.rowHeight(0)
    assert side.sizeHint().height() <= side.visibleRegion().boundingRect().height()


def test_the_end_of_a_hold_asks_whose_exits_do_not_stand(room: WindowRoom) -> None:
    on_floor(room)
    one, other = room.state.seating.at_table(1)[:2]
    acts = room.floor.acts
    choose_seat(room, Seat(1, 1))
    do(room, acts.at_table.hold)
    for entry in (one, other):
        bust_out(room, entry)
    assert set(room.state.exits.pending) == {one, other}
    room.key(Qt.Key.Key_F4)
    assert texts(room.floor.due, 1)[0] == "eliminations pending: 2"
    do(room, acts.at_table.hold)
    answer(room, str(other))
    state = recorded(room)
    assert set(state.exits.by_entry) == {one}
    assert other in state.seating.seat_of


def test_on_every_page_the_rail_counts_what_is_due_on_the_floor(room: WindowRoom) -> None:
    on_floor(room)
    room.key(Qt.Key.Key_F3)
    floor = room.console.rail.stop(PageName.FLOOR)
    assert floor.accessibleDescription() == ""
    empty_table(room, 2, 3)
    assert floor.accessibleDescription() == "2 waiting"
    room.floor.choice.choose_table(1)
    do(room, room.floor.acts.at_table.hold)
    waiting = floor.accessibleDescription()
    room.key(Qt.Key.Key_F4)
    assert waiting == f"{len(due(room))} waiting"
    assert FloorTaskKind.HELD in [one.kind for one in room.floor.page.suggested.lines]


def test_after_a_question_the_focus_is_where_it_was_and_escape_leads_to_the_line(
    room: WindowRoom,
) -> None:
    on_floor(room)
    pane = room.floor.lists
    type_line(room, str(taken(room, 1)))
    QTest.keyClick(pane.seats, Qt.Key.Key_S)
    room.settle()
    answer(room, str(taken(room, 2)))
    assert room.console.focusWidget() is pane.seats
    room.key(Qt.Key.Key_Escape, on=pane.seats)
    assert room.console.focusWidget() is pane.line
