"""The fold of moves: ordered, made or called back, swapped, a table at a time, the whole field."""

from msgspec.structs import replace

from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction
from tdapp.table.facts.moves import (
    FieldRedrawn,
    MoveArrived,
    MoveOrdered,
    MoveRecalled,
    SeatsSwapped,
    TableBroken,
)
from tdapp.table.geometry.seats import Seat
from tdapp.table.state.placing import (
    all_placed,
    closed,
    left_empty,
    must_be_open,
    must_not_be_held,
    must_sit,
    ordered,
    reckoned,
    sat,
    settled,
    vacated,
)
from tdapp.table.state.seating import Seating


def _ordered(seating: Seating, event: MoveOrdered) -> Seating:
    if event.entry is not None:
        seat = None if event.from_seat is None else Seat(event.from_table, event.from_seat)
        must_sit(seating, event.entry, seat)
        if event.entry in seating.slip_of:
            raise Contradiction("moves_already", entry=event.entry)
    if event.slip in seating.moves:
        raise Contradiction("slip_given", slip=event.slip)
    for table in (event.from_table, event.to_table):
        if seating.tables.get(table) is None:
            raise Contradiction("table_not_used", table=table)
    must_not_be_held(seating, event.from_table, event.to_table)
    if event.to_seat is not None:
        must_be_open(seating, Seat(event.to_table, event.to_seat))
    last = max(seating.last_slip, event.slip)
    stays = event.from_table == event.to_table
    source = seating.last_source if stays else event.from_table
    return replace(ordered(seating, event), last_source=source, last_slip=last)


def _arrived(seating: Seating, event: MoveArrived) -> Seating:
    """The order may be undone by now: who arrived stays where he is."""
    must_sit(seating, event.entry, event.left)
    must_not_be_held(seating, event.left.table, event.seat.table)
    seating = vacated(closed(seating, event.slip), event.entry, event.left)
    times = seating.moved.get(event.entry, 0) + (event.left.table != event.seat.table)
    seating = sat(seating, event.entry, event.seat)
    if times:
        seating = replace(seating, moved=seating.moved.set(event.entry, times))
    return settled(seating, event.left.table)


def recalled(seating: Seating, event: MoveRecalled) -> Seating:
    """With a move called back, if it was not made."""
    move = seating.moves.get(event.slip)
    return seating if move is None else settled(closed(seating, event.slip), move.from_table)


def _swapped(seating: Seating, event: SeatsSwapped) -> Seating:
    must_sit(seating, event.one, event.one_left)
    must_sit(seating, event.other, event.other_left)
    must_not_be_held(seating, event.one_left.table, event.other_left.table)
    seating = vacated(seating, event.one, event.one_left)
    seating = vacated(seating, event.other, event.other_left)
    return sat(sat(seating, event.one, event.other_left), event.other, event.one_left)


def _broken(seating: Seating, event: TableBroken) -> Seating:
    if seating.tables.get(event.table) is None:
        raise Contradiction("table_not_used", table=event.table)
    must_not_be_held(seating, event.table)
    breaking = seating.breaking.set(event.table, True)
    return reckoned(replace(seating, breaking=breaking), event.table)


def _redrawn(seating: Seating, event: FieldRedrawn) -> Seating:
    left = set()
    for place in event.places:
        seat = seating.seat_of.get(place.entry)
        if seat is not None:
            must_not_be_held(seating, seat.table)
            seating = vacated(seating, place.entry, seat)
            seating = replace(seating, unseated=seating.unseated.set(place.entry, True))
            left.add(seat.table)
    seating = all_placed(seating, event.places)
    for table in sorted(left):
        seating = left_empty(seating, table)
    return seating


OF_MOVES: Handlers = {
    MoveOrdered: _ordered,
    MoveArrived: _arrived,
    MoveRecalled: recalled,
    SeatsSwapped: _swapped,
    TableBroken: _broken,
    FieldRedrawn: _redrawn,
}
