"""The facts of tables and seats."""

import msgspec

from tdapp.core.act_kind import ActKind
from tdapp.core.event import AboutEntry, Event, Touched
from tdapp.table.geometry.seats import Seat


class TableOpened(Event, frozen=True):
    """A table of the room is in use under its own number."""

    act_kind = ActKind.SEATS

    number: int
    seats: int


class TableClosed(Event, frozen=True):
    """A table that nobody sat at is in use no longer."""

    act_kind = ActKind.SEATS

    number: int


class DrawnSeat(msgspec.Struct, frozen=True, array_like=True):
    """An entry and the seat drawn for it."""

    entry: int
    seat: Seat


class SeatsDrawn(Event, frozen=True):
    """A draw: its seed, and the places it gave. It can be drawn again before anybody's eyes."""

    act_kind = ActKind.SEATS

    seed: str
    places: tuple[DrawnSeat, ...]

    def touches(self) -> Touched:
        """Those who got a seat."""
        return Touched(tuple(place.entry for place in self.places))


class SeatGiven(AboutEntry, frozen=True):
    """An entry took a certain seat, without a draw."""

    act_kind = ActKind.SEATS

    entry: int
    seat: Seat
