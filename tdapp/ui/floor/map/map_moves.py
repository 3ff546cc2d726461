"""The arrows of the map: moves that are suggested, and those on the way."""

from collections.abc import Iterator

from tdapp.shown.floor_tasks import FloorTask, FloorTaskKind
from tdapp.table.geometry.seats import Seat
from tdapp.ui.floor.map.map_seats import surname
from tdapp.ui.floor.map.room import MapSource
from tdapp.ui.floor.map.values import MapMove
from tdapp.ui.look.spoken import voice


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
