"""The facts of tables and seats."""

import msgspec

from tdapp.core.event import Event
from tdapp.table.geometry.seats import Seat


class TableOpened(Event, frozen=True):
    """A table of the room is in use under its own number."""

    number: int
    seats: int


class TableClosed(Event, frozen=True):
    """A table that nobody sat at is in use no longer."""

    number: int


class Place(msgspec.Struct, frozen=True, array_like=True):
    """An entry and the seat drawn for it."""

    entry: int
    seat: Seat


class SeatsDrawn(Event, frozen=True):
    """A draw: its seed, and the places it gave. It can be drawn again before anybody's eyes."""

    seed: str
    places: tuple[Place, ...]


class SeatGiven(Event, frozen=True):
    """An entry took a certain seat, without a draw."""

    entry: int
    seat: Seat
