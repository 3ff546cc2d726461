"""The map of the floor in the window: walked by keys, a player dragged, tables put in place."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.seats import TellButton
from tdapp.core.settings import TextSize
from tdapp.house.house import House
from tdapp.house.house_events import TableState
from tdapp.shown.cells import Shape
from tdapp.shown.floor_tasks import FloorTaskKind
from tdapp.table.facts.moves import MoveCause
from tdapp.table.geometry.seats import Seat
from tdapp.ui.floor.floor_views import LISTS, MAP, RULINGS
from tdapp.ui.floor.map.detail import Detail
from tdapp.ui.floor.map.floor_map import FloorMap
from tdapp.ui.floor.map.move_item import MoveLabel
from tdapp.ui.floor.map.plan import frames
from tdapp.ui.floor.map.ring import DOT
from tdapp.ui.floor.map.seat_item import SeatItem
from tdapp.ui.floor.map.table_item import TableItem
from tdapp.ui.floor.map.values import MapMove, MapSeat, SeatLook, TableLook, TablePill, said_of
from tdapp.ui.floor.map.zone_item import ZoneItem
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.text_size import hold_text_size
from tdapp.ui.look.theme import ThemeName, read_theme
from tests.tournament.tables.moving import room as tables_of
from tests.ui.at_the_map import marked, on_the_map, press, seat_on
from tests.ui.by_hand import NAMES, recorded
from tests.ui.on_floor import answer, at_small_size, do, empty_table, taken
from tests.ui.on_map import Telling
from tests.ui.window_room import WindowRoom

CROWD = [f"Player {number}" for number in range(1, 19)]
ALT = Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton


def test_the_map_is_walked_by_keys_and_two_of_them_put_a_player_out(room: WindowRoom) -> None:
    floor = on_the_map(room)
    room.play()
    press(room, Qt.Key.Key_Right)
    assert marked(floor) == 2
    assert floor.map_view.side.facts.startswith("Table 2\n6 of 9, not all marked as here")
    seat = taken(room, 2, 3)
    entry = room.state.seating.entry_at[seat]
    press(room, Qt.Key(Qt.Key.Key_0.value + seat.seat))
    assert marked(floor) == seat
    press(room, Qt.Key.Key_Left)
    assert marked(floor) not in (2, seat)
    press(room, Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    assert isinstance(room.floor.choice.table, int)
    assert room.floor.choice.seat is None
    floor.map_view.map.chosen.emit(2)
    press(room, Qt.Key(Qt.Key.Key_0.value + seat.seat))

    other = room.state.seating.entry_at[taken(room, 1)]
    room.entries.acts.select(other)
    press(room, Qt.Key.Key_B)
    assert set(recorded(room).exits.out_of_chips) | set(recorded(room).exits.by_entry) == {entry}
    if entry in room.state.exits.out_of_chips:
        assert seat_on(floor, seat).look is SeatLook.WAITS
        room.wait_a_second()
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
    assert "Who else busted in the same hand as" in room.console.asked.text
    answer(room, str(other))
    answer(room)
    assert set(recorded(room).exits.out_of_chips) == {one, other}
    press(room, Qt.Key.Key_X)
    assert "Who really busted, if not" in room.console.asked.text
    assert not room.entries.asked.text


def test_the_next_matter_and_enter_order_a_move_and_note_its_arrival(room: WindowRoom) -> None:
    floor = on_the_map(room, CROWD)
    empty_table(room, 2, 5)
    event = room.console.view.id
    assert event is not None
    for table in (1, 2):
        room.console.asking.act(TellButton(event, table, 4, 5, 6))
    room.settle()
    needs = floor.map_view.needs
    lines = needs.list.table
    assert needs.title == f"Needs you now  {len(lines.rows)}"
    assert [lines.rows[0].cells[2].text, lines.rows[1].cells[2].text] == [
        "Order move", "Order move"
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
    while room.floor.choice.due is None or (
        room.floor.choice.due.kind is not FloorTaskKind.UNDER_WAY
    ):
        press(room, Qt.Key.Key_N)
    press(room, Qt.Key.Key_Return)
    assert not recorded(room).seating.moves
    assert not [one for one in floor.map_view.map.moves.values() if one.value.ordered]


def test_the_veil_covers_the_head_and_leaves_the_table_in_question_and_the_side(
    room: WindowRoom,
) -> None:
    floor, console = on_the_map(room), room.console
    floor.map_view.map.zoom(0.3)
    console.command.door.trigger()
    QTest.keyClicks(console.command.card.line, "2-3 bust")
    room.settle()
    bar, card = console.command.geometry(), console.command.card.geometry()
    part = floor.map_view.under_head
    whole = QRect(part.mapTo(console, QPoint()), part.size())
    assert bar in (whole, whole.adjusted(0, 0, 1, 0))
    table = floor.box_of(2).translated(floor.mapTo(console, QPoint()))
    assert bar.contains(table.center())
    assert not card.translated(bar.topLeft()).intersects(table)
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
    assert room.is_refused("not_two_numbers")
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


def covers_a_seat(map_: FloorMap, label: MoveLabel) -> bool:
    """Whether a label lies on the card or the mark of a seat."""
    scale = map_.scale_now
    box = label.boundingRect().translated(label.pos() * scale)
    there = QTransform.fromScale(1 / scale, 1 / scale).mapRect(box)
    return any(isinstance(one, SeatItem) for one in map_.scene().items(there))


@pytest.mark.parametrize("text", [100, 150, 200])
def test_a_pill_lies_on_no_seat_and_the_name_of_a_frame_on_no_pill(
    qtbot: QtBot, text: TextSize
) -> None:
    hold_text_size(text)
    plan = Telling(tables_of(*[9] * 12)).plan()
    pill = TablePill("next to break, in 3 min", Shape.WAITING)
    tables = tuple(replace(one, pill=pill) for one in plan.tables)
    places = {one.number: one.spot for one in tables}
    zones = frames(places, dict.fromkeys((1, 2, 7, 8, 9, 12), "15 Mega Satellite on Saturday"))
    map_ = FloorMap("Map", read_theme(ThemeName.DARK))
    qtbot.addWidget(map_)
    map_.resize(1100, 540)
    map_.show_plan(replace(plan, tables=tables, zones=tuple(zones)))
    for wanted in (0.75, 1.0, 1.5):
        map_.zoom(wanted * text / 100 / map_.scale_now)
        scale, scene = map_.scale_now, map_.scene()
        assert map_.detail is Detail.ROOM
        items = [one for one in scene.items() if isinstance(one, TableItem)]
        pills = [box for one in items if (box := one.pill_box(scale)) is not None]
        named = [one for one in scene.items() if isinstance(one, ZoneItem)]
        names = [box for one in named if (box := one.make_room(scale, pills)) is not None]
        assert (len(pills), len(names)) == (12, len(zones))
        assert not [name for name in names if any(name.intersects(box) for box in pills)]
        half = DOT * text / 100
        dots = [one.scenePos() * scale for one in scene.items() if isinstance(one, SeatItem)]
        seats = [QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half) for at in dots]
        assert not [box for box in pills if any(box.intersects(seat) for seat in seats)]


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
    assert sum(covers_a_seat(map_, one.label) for one in map_.moves.values()) <= 1
    in_front = {key: move.in_front for key, move in map_.moves.items()}
    assert [key for key, front in in_front.items() if front] == [("move", 1)]
    map_.point_out(("move", 8))
    highest = max(map_.moves.values(), key=lambda one: one.zValue())
    assert (highest.value.key, highest.label.loud) == (("move", 8), True)
    assert sum(one.label.loud for one in map_.moves.values()) == 1


def test_an_event_without_a_table_has_a_map_of_the_room_too(room: WindowRoom) -> None:
    room.begin_event()
    room.key(Qt.Key.Key_F4)
    floor = room.console.pages.floor
    press(room, Qt.Key.Key_Right, Qt.Key.Key_1, Qt.Key.Key_Return, Qt.Key.Key_N)
    assert not floor.map_view.map.tables
    side = floor.map_view.side
    assert side.facts.splitlines()[0] == "No table selected"
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


def test_a_small_window_offers_the_rebuy_of_who_is_out_of_chips(room: WindowRoom) -> None:
    floor = on_the_map(room)
    at_small_size(room)
    seat = next(iter(room.state.seating.entry_at))

    def offered() -> set[str]:
        shown = floor.map_view.sheet.findChildren(ActButton)
        return {one.act.text() for one in shown if not one.isHidden()}

    floor.map_view.spotted.emit(seat)
    assert "Re-buy" not in offered()
    entry = room.state.seating.entry_at[seat]
    room.wait_for(room.console.asking.perform(Bust(room.console.view.the_id(), entry)))
    room.settle()
    floor.map_view.spotted.emit(seat)
    assert {"Re-buy", "Bust, no re-buy"} <= offered()
