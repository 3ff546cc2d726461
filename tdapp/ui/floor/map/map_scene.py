"""What lies on the map: tables with their seats, arrows, frames; it changes piece by piece."""

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsScene

from tdapp.table.geometry.seats import Seat
from tdapp.ui.floor.map.detail import Detail
from tdapp.ui.floor.map.ink import Ink
from tdapp.ui.floor.map.lanes import End, end_at
from tdapp.ui.floor.map.move_item import MoveItem
from tdapp.ui.floor.map.plan import TablePoint
from tdapp.ui.floor.map.seat_item import MapWords, SeatItem
from tdapp.ui.floor.map.table_item import TableItem
from tdapp.ui.floor.map.values import MapMove, MapPlan, Spotted
from tdapp.ui.floor.map.walking import next_in
from tdapp.ui.floor.map.zone_item import ZoneItem

BESIDE = (0.0, -0.45, 0.45)
"""By so much of its height a label gives way to seats; it still lies on its arrow."""


class MapScene(QGraphicsScene):
    """`tables` by number, `moves` by what they are; the items know how much is told of them."""

    def __init__(self, ink: Ink, parent: QObject) -> None:
        super().__init__(parent)
        self._ink = ink
        self._words = MapWords.here()
        self.tables: dict[int, TableItem] = {}
        self.moves: dict[object, MoveItem] = {}
        self._zones: list[ZoneItem] = []
        self._zones_of: tuple[object, ...] = ()
        self._moved: tuple[MapMove, ...] = ()
        self._detail = Detail.ROOM

    @property
    def detail(self) -> Detail:
        """How much is told of everything."""
        return self._detail

    def show_plan(self, plan: MapPlan) -> int:
        """Show this from now on; gives how many items had to be painted anew."""
        self._moved = plan.moves
        changed = self._show_tables(plan) + self._show_moves(plan.moves)
        if (plan.zones, plan.room) != self._zones_of:
            changed += self._show_zones(plan)
        return changed

    def look_from(self, detail: Detail) -> None:
        """Tell as much as is told at a distance."""
        if detail is not self._detail:
            self._detail = detail
            for item in self.tables.values():
                item.look_from(detail)
            self._show_moves(self._moved)

    def point_out(self, key: object) -> None:
        """Bring the arrow of a matter to the front; else the first that is suggested."""
        first = next((one.key for one in self._moved if not one.ordered), None)
        front = key if key in self.moves else first
        for one, item in self.moves.items():
            item.bring_to_front(in_front=one == front)

    def spread_labels(self, scale: float) -> None:
        """Let no label of an arrow and no name of a frame lie on another or on a table's pill.

        Where it can be at this scale, no label lies on a seat either.
        """
        taken = [box for item in self.tables.values() if (box := item.pill_box(scale)) is not None]
        names = (zone.make_room(scale, taken) for zone in self._zones)
        taken += [box for box in [*names] if box is not None]
        if self._detail is Detail.FAR:
            return
        for move in sorted(self.moves.values(), key=lambda one: not one.in_front):
            size = move.label.boundingRect()
            boxes = [(place, size.translated(place * scale)) for place in move.places]
            free = [one for one in boxes if not any(one[1].intersects(box) for box in taken)]
            beside = (_moved(one, up * size.height(), scale) for one in free for up in BESIDE)
            clear = (one for one in beside if not any(one[1].intersects(box) for box in taken))
            bare = (one for one in clear if not self._seats_under(one[1], scale))
            place, box = next(bare, (free or boxes)[0])
            move.label.setPos(place)
            taken.append(box)

    def _seats_under(self, box: QRectF, scale: float) -> bool:
        """Whether there are seats under a box in pixels."""
        there = QTransform.fromScale(1 / scale, 1 / scale).mapRect(box)
        return any(isinstance(one, SeatItem) for one in self.items(there))

    def next_from(self, mark: Spotted | None, way: tuple[int, int]) -> Spotted | None:
        """The next table in a direction, or the next seat from a seat; the first from nowhere."""
        if mark is None:
            mine = (number for number, item in self.tables.items() if item.value.mine)
            return next(mine, min(self.tables, default=None))
        if isinstance(mark, Seat):
            return self._next_seat(mark, way)
        return next_in(self._spots(), self.tables[mark].value.spot, way)

    def items_of(self, mark: Spotted | None) -> tuple[TableItem | None, SeatItem | None]:
        """The table of a mark, and the seat where it is one."""
        if mark is None:
            return None, None
        number = mark.table if isinstance(mark, Seat) else mark
        table = self.tables.get(number)
        if table is None or not isinstance(mark, Seat) or mark.seat > len(table.seats):
            return table, None
        return table, table.seats[mark.seat - 1]

    def _next_seat(self, here: Seat, way: tuple[int, int]) -> Seat | None:
        """At the same table, else at the next one the nearest."""
        item = self.tables[here.table]
        spots = _seat_spots(item)
        if here.seat not in spots:
            return None
        found = next_in(spots, spots[here.seat], way)
        if found is not None:
            return Seat(here.table, found)
        table = next_in(self._spots(), item.value.spot, way)
        if table is None or not self.tables[table].seats:
            return None
        x, y = spots[here.seat].x, spots[here.seat].y
        others = _seat_spots(self.tables[table])
        nearest = min(others, key=lambda one: abs(others[one].x - x) + abs(others[one].y - y))
        return Seat(table, nearest)

    def _spots(self) -> dict[int, TablePoint]:
        return {number: item.value.spot for number, item in self.tables.items()}

    def _show_tables(self, plan: MapPlan) -> int:
        changed = 0
        known = {table.number for table in plan.tables}
        for number in [one for one in self.tables if one not in known]:
            self.removeItem(self.tables.pop(number))
            changed += 1
        for value in plan.tables:
            item = self.tables.get(value.number)
            if item is None:
                item = self._add(TableItem(value, self._ink, self._words))
                changed += 1 + len(value.seats)
            else:
                changed += item.show_value(value)
        return changed

    def _add(self, item: TableItem) -> TableItem:
        self.addItem(item)
        self.tables[item.value.number] = item
        item.look_from(self._detail)
        return item

    def _show_moves(self, moves: tuple[MapMove, ...]) -> int:
        changed = 0
        wanted = {move.key: move for move in moves if self._reaches(move)}
        for key in [one for one in self.moves if one not in wanted]:
            gone = self.moves.pop(key)
            self.removeItem(gone)
            self.removeItem(gone.label)
            changed += 1
        for key, move in wanted.items():
            start = self._end(move.from_table, move.from_seat)
            goal = self._end(move.to_table, move.to_seat)
            item = self.moves.get(key)
            if item is None:
                self.moves[key] = MoveItem(move, start, goal, self._ink)
                self.addItem(self.moves[key])
                self.addItem(self.moves[key].label)
                changed += 1
            else:
                changed += item.show_value(move, start, goal)
            self.moves[key].label.setVisible(self._detail is not Detail.FAR)
        return changed

    def _reaches(self, move: MapMove) -> bool:
        return move.from_table in self.tables and move.to_table in self.tables

    def _end(self, table: int, seat: int | None) -> End:
        value = self.tables[table].value
        return end_at(value.spot, len(value.seats), seat, self._detail)

    def _show_zones(self, plan: MapPlan) -> int:
        for old in self._zones:
            self.removeItem(old)
        self._zones = [ZoneItem("", plan.room, self._ink)]
        self._zones += [ZoneItem(name, box, self._ink) for name, box in plan.zones]
        for zone in self._zones:
            self.addItem(zone)
        self._zones_of = (plan.zones, plan.room)
        return len(self._zones)


def _moved(place: tuple[QPointF, QRectF], down: float, scale: float) -> tuple[QPointF, QRectF]:
    """A label's place and box so many pixels further down."""
    return place[0] + QPointF(0, down / scale), place[1].translated(0, down)


def _seat_spots(item: TableItem) -> dict[int, TablePoint]:
    """Where the seats of a table stand on the plan."""
    x, y = item.value.spot.x, item.value.spot.y
    return {
        number: TablePoint(x + seat.place.dot[0], y + seat.place.dot[1])
        for number, seat in enumerate(item.seats, 1)
    }
