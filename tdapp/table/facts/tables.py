"""The facts of tables and their seats."""

import msgspec

from tdapp.core.event import AboutEntry, ActKind, Event, Touched
from tdapp.table.geometry.seats import Seat


class TableHeld(Event, frozen=True):
    """A dispute holds a table: nobody moves from or to it, it is not broken, exits are pending."""

    act_kind = ActKind.SEATS

    table: int


class TableFreed(Event, frozen=True):
    """The dispute at a table is over."""

    act_kind = ActKind.SEATS

    table: int


class SeatLocked(Event, frozen=True):
    """Nobody is to get this empty seat."""

    act_kind = ActKind.SEATS

    seat: Seat


class SeatUnlocked(Event, frozen=True):
    """A locked seat may be given again."""

    act_kind = ActKind.SEATS

    seat: Seat


class BreakingOrderSet(Event, frozen=True):
    """All tables in use break in this order, all of them named once."""

    act_kind = ActKind.SEATS

    tables: tuple[int, ...]


class OpeningOrderSet(Event, frozen=True):
    """The next tables to open, in this order."""

    act_kind = ActKind.SEATS

    tables: tuple[int, ...]


class ButtonTold(Event, frozen=True):
    """Where button and blinds stand in the hand just dealt at a table, as far as it was told.

    A seat may be empty: then it is the place of a dead button or small blind.
    """

    act_kind = ActKind.SEATS

    table: int
    button: int | None = None
    small_blind: int | None = None
    big_blind: int | None = None


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
    """An entry took a certain seat, by the card or ballot that was `drawn` for it, or another way.

    Where nothing was drawn, the reason stands in the act.
    """

    v = 2
    act_kind = ActKind.SEATS

    entry: int
    seat: Seat
    drawn: str | None = None
