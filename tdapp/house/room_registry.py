"""The room registry: which tables stand in the room and what each is used for."""

from collections.abc import Sequence

import msgspec
from immutables import Map

from tdapp.core.event import Event
from tdapp.core.fold import Handlers
from tdapp.core.ids import StreamId, part_of
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.house.house_events import (
    HouseCarriedOver,
    PhysicalTable,
    TableDesignated,
    TableInstalled,
    TablePlaced,
    TableReleased,
    TableState,
    TableStateSet,
)

FEWEST_SEATS, MOST_SEATS = 2, 12
LONGEST_ROOM = 50_000
"""No table stands further than so many centimetres from the corner of the plan."""


class RoomRegistry(msgspec.Struct, frozen=True):
    """The physical tables by number."""

    tables: Map[int, PhysicalTable] = Map()

    def table(self, number: int) -> PhysicalTable:
        """One table; refuses ``no_such_table``."""
        found = self.tables.get(number)
        if found is None:
            raise Refusal("no_such_table", table=number)
        return found

    def free(self) -> list[PhysicalTable]:
        """Tables in service that nothing is using, in the order of their numbers."""
        return [
            table
            for _, table in sorted(self.tables.items())
            if table.used_by is None and table.state is TableState.IN_SERVICE
        ]


def install(registry: RoomRegistry, number: int, seats: int, x: int, y: int) -> list[Event]:
    """Put a table into the room, or correct its seats or place."""
    if number < 1 or not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise Refusal("bad_table", table=number, seats=seats, most=MOST_SEATS)
    standing = registry.tables.get(number)
    if standing is not None and standing.used_by is not None and standing.seats != seats:
        raise Refusal("table_in_use", table=number, used_by=standing.used_by)
    return [TableInstalled(number, seats, x, y)]


def place(registry: RoomRegistry, number: int, x: int, y: int) -> list[Event]:
    """Give a table its place on the plan of the room, in centimetres from its upper left corner.

    Refuses ``no_such_table``, ``outside_room`` and ``stands_there``.
    """
    table = registry.table(number)
    if not (0 <= x <= LONGEST_ROOM and 0 <= y <= LONGEST_ROOM):
        raise Refusal("outside_room", table=number, most=LONGEST_ROOM)
    if table.placed and (table.x, table.y) == (x, y):
        raise Refusal("stands_there", table=number)
    return [TablePlaced(number, x, y)]


def set_state(registry: RoomRegistry, number: int, state: TableState) -> list[Event]:
    """Take a table out of service or back; not while it is in use."""
    table = registry.table(number)
    if table.used_by is not None:
        raise Refusal("table_in_use", table=number, used_by=table.used_by)
    return [TableStateSet(number, state)]


def designate(registry: RoomRegistry, number: int, used_by: StreamId) -> list[Event]:
    """Give a table to one event or game, which then has it alone (STAR 28.5.2, CROWN 15.2.5)."""
    table = registry.table(number)
    if table.state is not TableState.IN_SERVICE:
        raise Refusal("table_out_of_service", table=number)
    if table.used_by is not None:
        raise Refusal("table_in_use", table=number, used_by=table.used_by)
    return [TableDesignated(number, table.seats, used_by)]


def release(registry: RoomRegistry, number: int, used_by: StreamId) -> list[Event]:
    """Free one table that an event or game has."""
    if registry.table(number).used_by != used_by:
        raise Refusal("table_not_used", table=number)
    return [TableReleased(number, used_by)]


def release_all(registry: RoomRegistry, used_by: StreamId) -> Sequence[Event]:
    """Free every table that an event or game has, or a part of it."""
    return [
        TableReleased(number, table.used_by)
        for number, table in sorted(registry.tables.items())
        if table.used_by is not None and used_by in (table.used_by, part_of(table.used_by)[0])
    ]


def _installed(registry: RoomRegistry, event: TableInstalled) -> RoomRegistry:
    table = registry.tables.get(event.number)
    if table is None:
        table = PhysicalTable(event.number, event.seats, event.x, event.y)
    elif table.used_by is not None and table.seats != event.seats:
        raise Contradiction("table_not_free", table=event.number)
    else:
        table = msgspec.structs.replace(table, seats=event.seats, x=event.x, y=event.y)
    return _with(registry, table)


def _placed(registry: RoomRegistry, event: TablePlaced) -> RoomRegistry:
    table = _known(registry, event.number)
    return _with(registry, msgspec.structs.replace(table, x=event.x, y=event.y, placed=True))


def _state_set(registry: RoomRegistry, event: TableStateSet) -> RoomRegistry:
    table = _known(registry, event.number)
    if table.used_by is not None:
        raise Contradiction("table_not_free", table=event.number)
    return _with(registry, msgspec.structs.replace(table, state=event.state))


def _designated(registry: RoomRegistry, event: TableDesignated) -> RoomRegistry:
    table = _known(registry, event.number)
    if table.used_by is not None or table.state is not TableState.IN_SERVICE:
        raise Contradiction("table_not_free", table=event.number)
    if table.seats != event.seats:
        raise Contradiction("other_seats", table=event.number, seats=event.seats)
    return _with(registry, msgspec.structs.replace(table, used_by=event.used_by))


def _released(registry: RoomRegistry, event: TableReleased) -> RoomRegistry:
    table = _known(registry, event.number)
    if table.used_by != event.used_by:
        raise Contradiction("table_not_used", table=event.number)
    return _with(registry, msgspec.structs.replace(table, used_by=None))


def _carried(_: RoomRegistry, event: HouseCarriedOver) -> RoomRegistry:
    return RoomRegistry(Map({table.number: table for table in event.tables}))


def _known(registry: RoomRegistry, number: int) -> PhysicalTable:
    table = registry.tables.get(number)
    if table is None:
        raise Contradiction("no_such_table", table=number)
    return table


def _with(registry: RoomRegistry, table: PhysicalTable) -> RoomRegistry:
    return RoomRegistry(registry.tables.set(table.number, table))


REGISTRY_FOLD: Handlers = {
    TableInstalled: _installed,
    TablePlaced: _placed,
    TableStateSet: _state_set,
    TableDesignated: _designated,
    TableReleased: _released,
    HouseCarriedOver: _carried,
}
