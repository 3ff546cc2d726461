"""The map of the floor in the window: walked by keys, a player dragged, tables put in place."""

from dataclasses import replace
from itertools import combinations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.desk.seat_calls import TellButton
from tdapp.floor.house import House
from tdapp.floor.house_events import TableState
from tdapp.floor.seats import Seat
from tdapp.tournament.seats.move_events import MoveCause
from tdapp.ui.floor.due import Kind
from tdapp.ui.floor.floor_page import LISTS, MAP, RULINGS, FloorPage
from tdapp.ui.floor.map.detail import Detail
from tdapp.ui.floor.map.floor_map import FloorMap
from tdapp.ui.floor.map.values import MapMove, MapSeat, SeatLook, Spotted, TableLook, said_of
from tdapp.ui.look.theme import ThemeName, read_theme
from tests.desk.staffed import ADA
from tests.tournament.moving import room as tables_of
from tests.ui.by_hand import NAMES, begin, recorded
from tests.ui.on_floor import answer, at_small_size, do, empty_table, taken
from tests.ui.on_map import Telling
from tests.ui.window_room import WindowRoom

CROWD = [f"Player {number}" for number in range(1, 19)]
ALT = Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton


def on_the_map(room: WindowRoom, names: list[str] = NAMES) -> FloorPage:
    """An event with two tables and these people, the map of its floor in view."""
    begin(room, names)
    room.key(Qt.Key.Key_F4)
    floor = room.console.pages.floor
    assert floor.view_shown == MAP
    assert room.console.focusWidget() is floor.map_view.map
    return floor


def press(room: WindowRoom, *keys: Qt.Key) -> None:
    """Keys that the map gets, one after the other."""
    for key in keys:
        room.key(key, on=room.console.pages.floor.map_view.map)


def marked(floor: FloorPage) -> Spotted | None:
    """The table or seat that is marked on the map."""
    return floor.map_view.map.mark


def where(floor: FloorPage, seat: Seat) -> QPoint:
    """A seat in the viewport of the map."""
    item = floor.map_view.map.seat_item(seat)
    assert item is not None
    return floor.map_view.map.mapFromScene(item.scenePos())


def drag(floor: FloorPage, seat: Seat, to: Seat) -> None:
    """Take a player up and carry the card over another seat."""
    view, start, goal = floor.map_view.map.viewport(), where(floor, seat), where(floor, to)
    QTest.mousePress(view, LEFT, pos=start)
    for step in (start + QPoint(15, 3), (start + goal) / 2, goal):
        QTest.mouseMove(view, step)
        QApplication.processEvents()


def drop(room: WindowRoom, floor: FloorPage, at: Seat) -> None:
    """Let the card go over a seat."""
    QTest.mouseRelease(floor.map_view.map.viewport(), LEFT, pos=where(floor, at))
    room.settle()


def seat_on(floor: FloorPage, seat: Seat) -> MapSeat:
    """A seat as the map shows it."""
    item = floor.map_view.map.seat_item(seat)
    assert item is not None
    return item.value


def test_the_map_is_walked_by_keys_and_two_of_them_put_a_player_out(room: WindowRoom) -> None:
    floor = on_the_map(room)
    press(room, Qt.Key.Key_Right)
    assert marked(floor) == 2
    assert floor.map_view.side.facts.startswith("Table 2\n6 of 9")
    seat = taken(room, 2, 3)
    entry = room.state.seating.entry_at[seat]
    press(room, Qt.Key(Qt.Key.Key_0.value + seat.seat))
    assert marked(floor) == seat
    press(room, Qt.Key.Key_Left)
    assert marked(floor) not in (2, seat)
    press(room, Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    assert isinstance(room.console.page_acts.floor.choice.table, int)
    assert room.console.page_acts.floor.choice.seat is None
    floor.map_view.map.chosen.emit(2)
    press(room, Qt.Key(Qt.Key.Key_0.value + seat.seat))

    other = room.state.seating.entry_at[taken(room, 1)]
    room.console.page_acts.entries.select(other)
    press(room, Qt.Key.Key_B)
    assert set(recorded(room).exits.out_of_chips) | set(recorded(room).exits.by_entry) == {entry}
    if entry in room.state.exits.out_of_chips:
        assert seat_on(floor, seat).look is SeatLook.WAITS
        press(room, Qt.Key.Key_B)
    assert set(recorded(room).exits.by_entry) == {entry}
    assert seat_on(floor, seat).look is SeatLook.OUT
    assert floor.map_view.map.tables[2].value.count == "5 of 9"
    assert floor.map_view.side.lately.endswith(f"{seat} {NAMES[entry - 1]} out, 12th")


def test_two_of_one_hand_and_a_wrong_one_are_asked_for_under_the_map(room: WindowRoom) -> None:
    floor = on_the_map(room)
    one, other = (room.state.seating.entry_at[taken(room, 1, place)] for place in (0, 1))
    floor.map_view.map.chosen.emit(taken(room, 1))
    press(room, Qt.Key.Key_T)
    assert "in the hand of" in room.console.asked.text
    answer(room, str(other))
    answer(room)
    assert set(recorded(room).exits.out_of_chips) == {one, other}
    press(room, Qt.Key.Key_X)
    assert "in place of" in room.console.asked.text
    assert not room.console.page.inspector.asked.text


def test_the_next_matter_and_enter_order_a_move_and_note_its_arrival(room: WindowRoom) -> None:
    floor = on_the_map(room, CROWD)
    empty_table(room, 2, 5)
    event = room.console.view.id
    assert event is not None
    for table in (1, 2):
        room.console.asking.act(TellButton(event, table, 4, 5, 6))
    room.settle()
    lines = floor.map_view.needs.list.table
    assert [lines.rows[0].cells[2].text, lines.rows[1].cells[2].text] == [
        "Order the move", "Order the move"
    ]  # fmt: skip
    press(room, Qt.Key.Key_N)
    assert "Move Player" in floor.map_view.side.suggestion.text
    (arrow,) = floor.map_view.map.moves.values()
    assert not arrow.value.ordered
    press(room, Qt.Key.Key_Return)
    (move,) = recorded(room).seating.moves.values()
    assert move.cause is MoveCause.BALANCE
    arrows = [one.value for one in floor.map_view.map.moves.values() if one.value.ordered]
    assert [one.to_table for one in arrows] == [2]
    while room.console.page_acts.floor.choice.due is None or (
        room.console.page_acts.floor.choice.due.kind is not Kind.UNDER_WAY
    ):
        press(room, Qt.Key.Key_N)
    press(room, Qt.Key.Key_Return)
    assert not recorded(room).seating.moves
    assert not [one for one in floor.map_view.map.moves.values() if one.value.ordered]


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
    assert "taken" in room.console.line.notice
    assert not recorded(room).seating.moves

    drag(floor, seat, to)
    drop(room, floor, to)
    answer(room, "sits in the draught")
    (move,) = recorded(room).seating.moves.values()
    assert (move.entry, move.to_table, move.to_seat) == (entry, 2, free)
    assert move.cause is MoveCause.OVERRULED
    assert room.parts.desk.log[-1].reason == "sits in the draught"
    assert seat_on(floor, to).look is SeatLook.KEPT


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
    assert "locked" in room.console.line.notice
    floor.map_view.map.hand.arranging = True
    drag(floor, seat, to)
    drop(room, floor, to)
    spot, table = floor.map_view.map.tables[1].value.spot, floor.map_view.map.tables[1]
    assert (table.pos().x(), table.pos().y()) == (spot.x, spot.y)


def test_the_veil_covers_the_head_and_leaves_the_table_in_question_and_the_side(
    room: WindowRoom,
) -> None:
    floor, console = on_the_map(room), room.console
    floor.map_view.map.zoom(0.3)
    console.command.door.trigger()
    QTest.keyClicks(console.command.card.line, "2-3 bust")
    room.settle()
    bar = console.command.geometry()
    part = floor.map_view.under_head
    whole = QRect(part.mapTo(console, QPoint()), part.size())
    assert bar in (whole, whole.adjusted(0, 0, 1, 0))
    table = floor.box_of(2).translated(floor.mapTo(console, QPoint()))
    assert bar.contains(table.center())
    assert not console.command.card.geometry().translated(bar.topLeft()).intersects(table)
    floor.show_view(LISTS)
    assert floor.box_of(2).isEmpty()


def house(room: WindowRoom) -> House:
    """What the house knows of its tables."""
    found: House = room.parts.desk.state(room.parts.day.stream)
    return found


def test_tables_are_put_in_their_place_by_hand_and_by_keys(room: WindowRoom) -> None:
    floor = on_the_map(room)
    map_ = floor.map_view.map
    do(room, floor.room.arrange)
    view, start = map_.viewport(), map_.mapFromScene(map_.tables[2].pos())
    QTest.mousePress(view, LEFT, pos=start)
    for step in (QPoint(20, 0), QPoint(60, 40)):
        QTest.mouseMove(view, start + step)
        QApplication.processEvents()
    QTest.mouseRelease(view, LEFT, pos=start + QPoint(60, 40))
    room.settle()
    placed = house(room).registry.table(2)
    assert placed.placed
    assert not house(room).registry.table(1).placed

    room.key(Qt.Key.Key_Down, ALT, on=map_)
    press(room, Qt.Key.Key_Escape)
    assert map_.tables[2].pos().y() == map_.tables[2].value.spot.y
    room.key(Qt.Key.Key_Down, ALT, on=map_)
    press(room, Qt.Key.Key_Return)
    assert house(room).registry.table(2).y == placed.y + 40


def test_a_table_is_put_into_the_room_placed_and_taken_out_of_service(room: WindowRoom) -> None:
    floor = on_the_map(room)
    acts = floor.room
    do(room, acts.install)
    assert room.console.asked.field.text() == "3 9"
    answer(room, "7 8")
    assert house(room).registry.table(7).seats == 8
    floor.map_view.map.chosen.emit(7)
    assert floor.map_view.side.facts == "Table 7\nfree"
    do(room, acts.service)
    assert house(room).registry.table(7).state is TableState.OUT_OF_SERVICE
    do(room, acts.place)
    answer(room, "somewhere")
    assert "two numbers" in room.console.line.notice
    answer(room, "900 400")
    table = house(room).registry.table(7)
    assert (table.x, table.y, table.placed) == (900, 400, True)
    do(room, acts.service)
    do(room, acts.open_here)
    assert 7 in recorded(room).seating.tables


def test_alt_and_a_digit_turn_to_the_lists_the_rulings_and_back_with_the_same_choice(
    room: WindowRoom,
) -> None:
    floor = on_the_map(room)
    press(room, Qt.Key.Key_Right, Qt.Key.Key_2)
    room.key(Qt.Key.Key_2, ALT, on=floor.map_view.map)
    assert floor.view_shown == LISTS
    assert floor.pane.seats.key == Seat(2, 2)
    room.key(Qt.Key.Key_3, ALT, on=floor.pane.seats)
    assert floor.view_shown == RULINGS
    assert floor.rulings.isVisible()
    room.key(Qt.Key.Key_1, ALT, on=floor.rulings.pane.rulings)
    assert floor.view_shown == MAP
    assert marked(floor) == Seat(2, 2)


def test_ages_grow_with_time_and_what_is_undone_is_not_told(room: WindowRoom) -> None:
    floor = on_the_map(room)
    table = floor.map_view.map.tables[1]
    press(room, Qt.Key.Key_H)
    assert table.value.pill is not None
    assert table.value.pill.text == "hold 0 min"
    room.time.pass_us(6 * 60_000_000)
    floor.look()
    assert table.value.pill.text == "hold 6 min"
    assert floor.map_view.needs.list.table.rows[0].cells[1].text == "for 6:00"
    assert floor.map_view.side.lately.endswith(": Put on hold")
    assert "hold" in floor.map_view.side.reasons
    do(room, room.console.undoing.undo)
    assert table.value.look is TableLook.CALM
    assert floor.map_view.side.lately == ""


def test_a_seat_under_the_mouse_is_said_in_words() -> None:
    taken_seat = MapSeat(4, SeatLook.LOW, 17, "Aylin Kaya", "8,400", "7 BB")
    assert said_of(12, taken_seat) == "12-4  Aylin Kaya  8,400  7 BB"
    assert said_of(12, MapSeat(5, SeatLook.EMPTY, note="empty")) == "12-5  empty"


def test_labels_of_several_moves_lie_on_no_other_and_the_one_in_hand_is_in_front(
    qtbot: QtBot,
) -> None:
    plan = Telling(tables_of(*[9] * 12)).plan()
    moves = tuple(
        MapMove(("move", seat), 1, seat, 7, None, f"Longname 1-{seat} → 7", ordered=seat == 3)
        for seat in (1, 2, 3, 8, 9)
    )
    map_ = FloorMap("Map", read_theme(ThemeName.DARK))
    qtbot.addWidget(map_)
    map_.resize(1100, 540)
    map_.show_plan(replace(plan, moves=moves))
    for factor in (1.0, 1.4, 1.4):
        map_.zoom(factor)
        scale = map_.scale_now
        labels = [move.label for move in map_.moves.values()]
        boxes = [one.boundingRect().translated(one.pos() * scale) for one in labels]
        crossing = [(one, two) for one, two in combinations(boxes, 2) if one.intersects(two)]
        assert map_.detail is not Detail.FAR
        assert not crossing
    in_front = {key: move.in_front for key, move in map_.moves.items()}
    assert [key for key, front in in_front.items() if front] == [("move", 1)]
    map_.point_out(("move", 8))
    highest = max(map_.moves.values(), key=lambda one: one.zValue())
    assert (highest.value.key, highest.label.loud) == (("move", 8), True)
    assert sum(one.label.loud for one in map_.moves.values()) == 1


def test_an_event_without_a_table_has_a_map_of_the_room_too(room: WindowRoom) -> None:
    room.press("New event")
    room.key(Qt.Key.Key_F4)
    floor = room.console.pages.floor
    press(room, Qt.Key.Key_Right, Qt.Key.Key_1, Qt.Key.Key_Return, Qt.Key.Key_N)
    assert not floor.map_view.map.tables
    side = floor.map_view.side
    assert side.facts.splitlines()[0] == "No table chosen"
    assert (side.reasons, side.lately) == ("", "")
    do(room, floor.room.install)
    answer(room)
    press(room, Qt.Key.Key_Right)
    assert floor.map_view.side.facts == "Table 1\nfree"


def test_a_small_window_has_a_sheet_of_two_lines_and_i_opens_the_whole_table(
    room: WindowRoom,
) -> None:
    floor = on_the_map(room)
    view = floor.map_view
    assert view.side.isVisible()
    assert not view.sheet.isVisible()
    at_small_size(room)
    assert not view.side.isVisible()
    assert view.sheet.text.startswith("Table 1\n6 of 9")
    assert floor.inspector_width == 0
    press(room, Qt.Key.Key_I)
    assert view.side.isVisible()
    press(room, Qt.Key.Key_I)
    assert not view.side.isVisible()
    assert view.map.viewport().height() > 280
