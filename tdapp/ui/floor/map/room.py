"""What the map of a room is told from, and what of it is the same for every seat."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from tdapp.core.ids import StreamId
from tdapp.core.instant import Instant
from tdapp.house.house_events import PhysicalTable
from tdapp.screens.table_clock import TableClock
from tdapp.shown.entry_facts import NameOf
from tdapp.shown.floor_tasks import FloorTask, FloorTaskKind
from tdapp.shown.penalty_words import sits_out
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.state.clock import position
from tdapp.tournament.tournament import Tournament
from tdapp.ui.floor.floor_book import FloorBook
from tdapp.ui.floor.map.map_seats import SeatContext, surname
from tdapp.ui.look.spoken import voice

JUST_OUT_US = 180_000_000
"""A seat is shown as just left for three minutes."""
NEWEST = 9
"""So many exits are looked at for it."""


@dataclass(frozen=True, slots=True)
class MapSource:
    """What the map is made of: the tables of the room, and the event in view with what is due.

    `others` gives another event that uses a table, by its stream; `names` is another number
    whenever `name_of` may say something else. `clocks` are those that run for one act, by table.
    """

    tables: Mapping[int, PhysicalTable]
    event: StreamId | None
    state: Tournament
    due: Sequence[FloorTask]
    book: FloorBook
    now: Instant
    name_of: NameOf
    others: Callable[[StreamId], Tournament | None]
    names: int
    clocks: Mapping[int, TableClock] = field(default_factory=dict)


def told_of(room: MapSource) -> SeatContext:
    """What is the same for every seat of the event in view."""
    wanted: dict[Seat, str] = {}
    goes = set()
    for line in room.due:
        if line.kind is not FloorTaskKind.MOVE or line.after:
            continue
        if line.seat is not None:
            goes.add(line.seat)
        if line.to is not None and line.to[1] is not None:
            wanted[Seat(line.to[0], line.to[1])] = _mover(room, line)
    big, out = _big_blind(room), _just_out(room)
    serving = sits_out(voice(), room.state, room.now)
    return SeatContext(room.state, room.name_of, big, out, wanted, goes, serving)


def _mover(room: MapSource, line: FloorTask) -> str:
    """Who moves, as short as it can be said."""
    entry = None if line.seat is None else room.state.seating.entry_at.get(line.seat)
    if entry is None:
        return voice().text("map", "table {table}", table=line.table)
    return surname(room.name_of(room.state.entry(entry).person))


def _big_blind(room: MapSource) -> int:
    conditions = room.state.programme.conditions
    if conditions is None:
        return 0
    level = conditions.level(position(conditions, room.state.clock, room.now).index)
    return level.big


def _just_out(room: MapSource) -> frozenset[Seat]:
    exits, found = room.state.exits, set()
    for place in range(len(exits.at) - 1, max(-1, len(exits.at) - 1 - NEWEST), -1):
        out = exits.by_entry.get(exits.at[place])
        when = None if out is None else out.happened_us
        if out is None or out.seat is None or when is None:
            continue
        if room.now.utc_us - when < JUST_OUT_US:
            found.add(out.seat)
    return frozenset(found)
