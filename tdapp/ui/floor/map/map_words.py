"""From the room and its events to what the map shows; what did not change is told as before."""

from collections.abc import Iterator, Mapping, Sequence

from tdapp.core.ids import StreamId
from tdapp.house.house_events import PhysicalTable, TableState
from tdapp.shown.floor_tasks import FloorTask, FloorTaskKind
from tdapp.table.geometry.seats import Seat
from tdapp.ui.floor.map.map_seats import SeatContext, SeatTeller, surname
from tdapp.ui.floor.map.plan import PlanBox, TablePoint, frames, room_of, spots
from tdapp.ui.floor.map.room import MapSource, told_of
from tdapp.ui.floor.map.table_standing import (
    MINUTE_US,
    age_of,
    counting,
    counts_of,
    in_hand,
    marked_to_break,
    standing,
)
from tdapp.ui.floor.map.values import MapMove, MapPlan, MapTable, TableLook
from tdapp.ui.look.spoken import voice


class MapTeller:
    """Tells one map again and again."""

    def __init__(self) -> None:
        self._of: dict[StreamId | None, SeatTeller] = {}
        self._known: dict[int, tuple[tuple[object, ...], MapTable]] = {}
        self._room: Mapping[int, PhysicalTable] | None = None
        self._places: dict[int, TablePoint] = {}
        self._box = PlanBox(0, 0, 1, 1)
        self._aspect: float | None = None
        self._zoned: tuple[object, tuple[tuple[str, PlanBox], ...]] = (None, ())

    def plan(self, room: MapSource, aspect: float | None = None) -> MapPlan:
        """Every table of the room, the moves of the event in view, frames round other events'.

        Where no table was placed, they fill a view of this `aspect`.
        """
        if room.tables is not self._room or aspect != self._aspect:
            self._room, self._aspect = room.tables, aspect
            places = spots(room.tables, aspect)
            self._box = room_of(places.values(), aspect)
            if places != self._places:
                self._places, self._zoned = places, (None, ())
        told = told_of(room)
        self._seats(room.event).begin(told, room.names)
        due: dict[int | None, list[FloorTask]] = {}
        for line in room.due:
            due.setdefault(line.table, []).append(line)
        breaks = marked_to_break(room)
        tables = tuple(
            self._table(room, told, number, due.get(number, ()), breaks=number == breaks)
            for number in self._places
        )
        return MapPlan(self._box, tables, tuple(map_moves(room)), self._zones(room))

    def _seats(self, event: StreamId | None) -> SeatTeller:
        return self._of.setdefault(event, SeatTeller())

    def _table(
        self,
        room: MapSource,
        told: SeatContext,
        number: int,
        due: Sequence[FloorTask],
        *,
        breaks: bool,
    ) -> MapTable:
        table, spot = room.tables[number], self._places[number]
        if table.used_by is not None and table.used_by != room.event:
            return self._foreign(room, table, table.used_by, spot)
        if number not in room.state.seating.tables:
            return _unused(table, spot)
        seats = self._seats(room.event).seats(told, number)
        known = (
            seats, spot, tuple(due), breaks, number in room.state.seating.held,
            room.book.held.get(number), number in room.state.seating.breaking,
            in_hand(room, number), counting(room, number), number in room.state.matches.backs,
            room.now.utc_us // MINUTE_US if seats and (due or len(room.state.chips.stacks)) else 0,
        )  # fmt: skip
        before = self._known.get(number)
        if before is not None and before[0] == known:
            return before[1]
        count, brief = counts_of(seats)
        look, pill = standing(room, number, seats, due)
        brief = brief if pill is None else pill.brief or pill.text
        age = age_of(room, seats)
        divided = number in room.state.matches.backs
        made = MapTable(number, spot, look, count, brief, seats, pill, age, divided=divided)
        self._known[number] = (known, made)
        return made

    def _foreign(
        self, room: MapSource, table: PhysicalTable, event: StreamId, spot: TablePoint
    ) -> MapTable:
        other = room.others(event)
        if other is None:
            return MapTable(table.number, spot, TableLook.CALM, "", "", mine=False)
        told = SeatContext(other, room.name_of, 0, frozenset(), {}, frozenset())
        self._seats(event).begin(told, room.names)
        seats = self._seats(event).seats(told, table.number)
        return MapTable(table.number, spot, TableLook.CALM, *counts_of(seats), seats, mine=False)

    def _zones(self, room: MapSource) -> tuple[tuple[str, PlanBox], ...]:
        titles = _other_titles(room)
        key = (self._room, titles)
        if self._zoned[0] is None or self._zoned[0] != key:
            self._zoned = (key, tuple(frames(self._places, titles)))
        return self._zoned[1]


def _unused(table: PhysicalTable, spot: TablePoint) -> MapTable:
    if table.state is TableState.OUT_OF_SERVICE:
        shut = voice().text("map", "out of service")
        return MapTable(table.number, spot, TableLook.SHUT, shut, voice().text("map", "closed"))
    free = voice().text("map", "free")
    return MapTable(table.number, spot, TableLook.FREE, free, free, mine=False)


def _other_titles(room: MapSource) -> dict[int, str]:
    titles = {}
    for number, table in room.tables.items():
        if table.used_by is None or table.used_by == room.event:
            continue
        other = room.others(table.used_by)
        if other is None:
            titles[number] = voice().text("map", "Used by another game")
        elif other.programme.conditions is not None:
            titles[number] = other.conditions.title
    return titles


def map_moves(room: MapSource) -> Iterator[MapMove]:
    """The suggested ones that may be ordered now, and all that are under way."""
    for line in room.due:
        if line.to is None or line.table is None or line.after:
            continue
        to_table, to_seat = line.to
        seat = None if line.seat is None else line.seat.seat
        ordered = line.kind is FloorTaskKind.UNDER_WAY
        label = _label(room, line)
        yield MapMove(line.key, line.table, seat, to_table, to_seat, label, ordered)


def _label(room: MapSource, line: FloorTask) -> str:
    text = voice().text
    to_table, to_seat = line.to or (0, None)
    entry = None if line.seat is None else room.state.seating.entry_at.get(line.seat)
    where = str(to_table) if to_seat is None else str(Seat(to_table, to_seat))
    if entry is None or line.seat is None:
        said = text("map", "big blind of {table} → {where}")
        asked = said.format(table=line.table, where=where)
    else:
        name = surname(room.name_of(room.state.entry(entry).person))
        asked = text("map", "{name} {seat} → {where}", name=name, seat=line.seat, where=where)
    since = None if line.slip is None else room.book.ordered.get(line.slip)
    return asked if since is None else f"{asked}  {voice().age(room.now.utc_us - since)}"
