"""What stands in the way of an act at a table: seats taken, players gone, a hand in play."""

from collections.abc import Iterable

from tdapp.core.refusal import Refusal
from tdapp.table.floor import Floor
from tdapp.table.geometry.seats import Seat
from tdapp.table.state.hands import HandInPlay


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


def must_be_a_chip(floor: Floor, denomination: int) -> None:
    """Refuse ``no_such_chip`` for what is not played with, where that is told."""
    listed = floor.denominations
    if listed and denomination not in listed:
        raise Refusal("no_such_chip", chip=denomination, chips=", ".join(map(str, listed)))


def must_not_have_left(floor: Floor, chip: int, table: int | None = None) -> None:
    """Refuse ``chip_has_left`` for a chip that was coloured up everywhere, or at this table."""
    off = floor.chips.off.get(chip)
    if chip in floor.chips.gone or (off is not None and table in off):
        raise Refusal("chip_has_left", chip=chip)


def must_be_in_play(floor: Floor, entry: int) -> None:
    """Refuse who was never here, and ``already_out``."""
    floor.must_know(entry)
    if not floor.is_in_play(entry):
        raise Refusal("already_out", entry=entry)


def seat_of(floor: Floor, entry: int) -> Seat:
    """Where somebody sits; refuses ``not_seated``."""
    seat = floor.seating.seat_of.get(entry)
    if seat is None:
        raise Refusal("not_seated", entry=entry)
    return seat


def plays(floor: Floor, seat: Seat) -> bool:
    """Whether somebody sits there who has chips."""
    entry = floor.seating.entry_at.get(seat)
    return entry is not None and floor.has_chips(entry)


def hand_at(floor: Floor, table: int) -> HandInPlay:
    """The hand that is followed at a table; refuses ``no_hand_in_play``."""
    hand = floor.feature.by_table.get(table)
    if hand is None:
        raise Refusal("no_hand_in_play", table=table)
    return hand


def must_not_be_in_play(floor: Floor, tables: Iterable[int]) -> None:
    """Refuses with ``hand_in_play`` while a hand of one of these tables is followed."""
    for table in tables:
        if table in floor.feature.by_table:
            raise Refusal("hand_in_play", table=table)


def must_not_be_dealt_in(floor: Floor, *entries: int) -> None:
    """Refuses with ``hand_in_play`` what would take players out of a hand that is followed."""
    for entry in entries:
        hand = hand_of(floor, entry)
        if hand is not None:
            raise Refusal("hand_in_play", table=hand.table)


def hand_of(floor: Floor, entry: int) -> HandInPlay | None:
    """The hand that is followed where an entry sits, if it is dealt in."""
    seat = floor.seating.seat_of.get(entry)
    hand = None if seat is None else floor.feature.by_table.get(seat.table)
    return hand if hand is not None and entry in hand.entries else None
