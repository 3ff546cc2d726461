"""Whether a table is in use, and whether somebody may get a certain seat at it."""

from tdapp.core.refusal import Refusal
from tdapp.table.floor import Floor
from tdapp.table.geometry.seats import Seat


def must_be_free(floor: Floor, seat: Seat) -> None:
    """Refuse ``seat_taken``, ``no_such_seat``, ``seat_kept`` for a mover and ``seat_locked``."""
    seating = floor.seating
    if seat in seating.entry_at:
        raise Refusal("seat_taken", seat=str(seat), entry=seating.entry_at[seat])
    if not 1 <= seat.seat <= seating.tables.get(seat.table, 0):
        raise Refusal("no_such_seat", seat=str(seat))
    if seat in seating.reserved:
        raise Refusal("seat_kept", seat=str(seat), slip=seating.reserved[seat])
    if seat in seating.locked:
        raise Refusal("seat_locked", seat=str(seat))


def must_not_be_held(floor: Floor, table: int) -> None:
    """Refuse ``table_on_hold``."""
    if table in floor.seating.held:
        raise Refusal("table_on_hold", table=table)


def must_not_break(floor: Floor, table: int) -> None:
    """Refuse ``table_breaks``."""
    if table in floor.seating.breaking:
        raise Refusal("table_breaks", table=table)


def must_be_open(floor: Floor, table: int) -> None:
    """Refuse ``table_not_open``."""
    if table not in floor.seating.tables:
        raise Refusal("table_not_open", table=table)
