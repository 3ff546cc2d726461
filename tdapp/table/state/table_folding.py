"""The fold of tables: opened, closed, on hold, with locked seats, in their breaking order."""

from msgspec.structs import replace

from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.table.facts.tables import (
    BreakingOrderSet,
    OpeningOrderSet,
    SeatLocked,
    SeatUnlocked,
    TableClosed,
    TableFreed,
    TableHeld,
    TableOpened,
)
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table_counts import TableCount
from tdapp.table.state.placing import counted, must_be_open, reckoned
from tdapp.table.state.seating import Seating


def _opened(seating: Seating, event: TableOpened) -> Seating:
    if seating.tables.get(event.number) is not None:
        raise Contradiction("table_open", table=event.number)
    return replace(
        seating,
        tables=seating.tables.set(event.number, event.seats),
        capacity=seating.capacity + event.seats,
        counts=seating.counts.put(event.number, TableCount(0, event.seats)),
        orders=seating.orders.opened(event.number),
    )


def _closed(seating: Seating, event: TableClosed) -> Seating:
    _must_be_used(seating, event.number)
    sitting = seating.at_table(event.number)
    if sitting:
        seat = str(seating.seat_of[sitting[0]])
        raise Contradiction("seat_taken", seat=seat, entry=sitting[0])
    if seating.expected_at(event.number):
        raise Contradiction("players_expected", table=event.number)
    seats = seating.tables[event.number]
    seating = replace(
        seating,
        tables=seating.tables.delete(event.number),
        capacity=seating.capacity - seats,
        counts=seating.counts.without(event.number),
        orders=seating.orders.closed(event.number),
    )
    return _without_marks(seating, event.number, seats)


def _without_marks(seating: Seating, table: int, seats: int) -> Seating:
    """Nothing said of the table holds any more."""
    if table in seating.breaking:
        seating = replace(seating, breaking=seating.breaking.delete(table))
    if table in seating.emptied:
        seating = replace(seating, emptied=seating.emptied.delete(table))
    if table in seating.held:
        seating = replace(seating, held=seating.held.delete(table))
    for seat in (Seat(table, number) for number in range(1, seats + 1)):
        if seat in seating.locked:
            locked, capacity = seating.locked.delete(seat), seating.capacity + 1
            seating = replace(seating, locked=locked, capacity=capacity)
    return seating


def _held(seating: Seating, event: TableHeld) -> Seating:
    _must_be_used(seating, event.table)
    if event.table in seating.held:
        raise Contradiction("table_on_hold", table=event.table)
    held = seating.held.set(event.table, True)
    return reckoned(replace(seating, held=held), event.table)


def _freed(seating: Seating, event: TableFreed) -> Seating:
    if event.table not in seating.held:
        raise Contradiction("table_not_on_hold", table=event.table)
    held = seating.held.delete(event.table)
    return reckoned(replace(seating, held=held), event.table)


def _locked(seating: Seating, event: SeatLocked) -> Seating:
    must_be_open(seating, event.seat)
    locked = seating.locked.set(event.seat, True)
    seating = replace(seating, locked=locked, capacity=seating.capacity - 1)
    return counted(seating, event.seat.table, seats=-1)


def _unlocked(seating: Seating, event: SeatUnlocked) -> Seating:
    if event.seat not in seating.locked:
        raise Contradiction("seat_not_locked", seat=str(event.seat))
    locked = seating.locked.delete(event.seat)
    seating = replace(seating, locked=locked, capacity=seating.capacity + 1)
    return counted(seating, event.seat.table, seats=1)


def _order_set(seating: Seating, event: BreakingOrderSet) -> Seating:
    try:
        orders = seating.orders.posted(event.tables)
    except Refusal as wrong:
        raise Contradiction("wrong_breaking_order", **wrong.details) from wrong
    return replace(seating, orders=orders)


def _opening_set(seating: Seating, event: OpeningOrderSet) -> Seating:
    try:
        orders = seating.orders.planned(event.tables)
    except Refusal as wrong:
        raise Contradiction("wrong_opening_order", **wrong.details) from wrong
    return replace(seating, orders=orders)


def _must_be_used(seating: Seating, table: int) -> None:
    if seating.tables.get(table) is None:
        raise Contradiction("table_not_used", table=table)


OF_TABLES: Handlers = {
    TableOpened: _opened,
    TableClosed: _closed,
    TableHeld: _held,
    TableFreed: _freed,
    SeatLocked: _locked,
    SeatUnlocked: _unlocked,
    BreakingOrderSet: _order_set,
    OpeningOrderSet: _opening_set,
}
