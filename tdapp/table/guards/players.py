"""Whether somebody is in play, sits somewhere, has chips."""

from tdapp.core.refusal import Refusal
from tdapp.table.floor import Floor
from tdapp.table.geometry.seats import Seat


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
