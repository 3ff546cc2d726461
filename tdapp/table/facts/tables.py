"""The facts of tables: on hold, locked seats, the order in which they break, the button."""

from tdapp.core.act_kind import ActKind
from tdapp.core.event import Event
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
