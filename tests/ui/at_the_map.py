"""The map of a floor by hand: what keys and the mouse do on it."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdapp.table.geometry.seats import Seat
from tdapp.ui.floor.floor_views import MAP
from tdapp.ui.floor.map.values import MapSeat, Spotted
from tdapp.ui.pages.floor_page import FloorPage
from tests.ui.by_hand import NAMES, begin
from tests.ui.window_room import WindowRoom

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
