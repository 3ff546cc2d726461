"""The map of a large room, measured: what it costs to paint all that is in sight while it moves."""

import statistics
from collections.abc import Callable

from tdapp.house.house_events import PhysicalTable
from tdapp.shown.cells import Shape
from tdapp.ui.floor.map.floor_map import FloorMap
from tdapp.ui.floor.map.plan import room_of, spots
from tdapp.ui.floor.map.values import MapPlan, MapSeat, MapTable, SeatLook, TableLook, TablePill
from tdapp.ui.look.theme import ThemeName, read_theme
from tdapp.ui.measured.loop_watch import idle, work_of

TABLES, SEATS, AWAY_AT_EACH = 250, 9, 5
SIZE = (1464, 717)
"""Pixels of the map in a window of 1920 by 1080."""
MIDDLE = 0.75
"""Just near enough that every seat is a dot: most is in sight that can be."""
FRAMES, STEP = 9, (-24, -8)


async def pan_in_a_large_room(busy: Callable[[], bool]) -> float:
    """The median frame of a pan at middle zoom where nothing that was painted is used again."""
    map_ = FloorMap("", read_theme(ThemeName.DARK))
    map_.resize(*SIZE)
    map_.show()
    map_.show_plan(large_room())
    map_.zoom(MIDDLE / map_.scale_now)
    spent = []

    def pan() -> None:
        map_.pan(*STEP)
        map_.viewport().update()

    for _ in range(FRAMES):
        await idle(busy)
        spent.append(await work_of(pan, busy))
    map_.close()
    map_.deleteLater()
    return statistics.median(spent)


def large_room() -> MapPlan:
    """Every seat taken; at each fifth table somebody is away, and it says so."""
    places = spots({one: PhysicalTable(one, SEATS, 0, 0) for one in range(1, TABLES + 1)})
    count, brief = f"{SEATS} of {SEATS}", f"{SEATS}/{SEATS}"
    away = TablePill("seat 1 away", Shape.AWAY, brief="1 away")
    tables = []
    for number, spot in places.items():
        pill = None if number % AWAY_AT_EACH else away
        first = MapSeat(1, SeatLook.SEATED if pill is None else SeatLook.AWAY, 1, "Ana Ek")
        others = (MapSeat(seat, SeatLook.SEATED, seat, "Ana Ek") for seat in range(2, SEATS + 1))
        seats = (first, *others)
        tables.append(MapTable(number, spot, TableLook.CALM, count, brief, seats, pill))
    return MapPlan(room_of(places.values()), tuple(tables))
