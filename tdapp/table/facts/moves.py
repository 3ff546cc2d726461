"""The facts of players on their way from one seat to another."""

from enum import Enum

import msgspec

from tdapp.core.event import AboutEntry, ActKind, Event, Touched
from tdapp.table.facts.tables import DrawnSeat
from tdapp.table.geometry.seats import Seat


class MoveCause(Enum):
    """Why somebody moves: to keep tables even, off a broken table, or as the director says."""

    BALANCE = "balance"
    BREAK = "break"
    OVERRULED = "overruled"


class SuggestedMove(msgspec.Struct, frozen=True):
    """The move that was suggested; a seat of None is "next big blind of", "worst seat of"."""

    from_table: int
    from_seat: int | None
    to_table: int
    to_seat: int | None


class MoveOrdered(Event, frozen=True, kw_only=True):
    """A move was ordered on a numbered slip; its seat at the new table is kept meanwhile.

    `entry` and `from_seat` are None where the table says itself who is due the big blind, `to_seat`
    where it says which seat is the worst. `suggested` stands beside what was ordered.
    """

    act_kind = ActKind.SEATS

    slip: int
    entry: int | None
    from_table: int
    from_seat: int | None
    to_table: int
    to_seat: int | None
    cause: MoveCause
    suggested: SuggestedMove | None = None

    def papers(self) -> tuple[str, ...]:
        """Its slip."""
        return (f"move {self.slip}",)

    def orders(self) -> tuple[str, ...]:
        """The same slip."""
        return self.papers()

    def touches(self) -> Touched:
        """The player who moves, where that is known already."""
        return Touched(() if self.entry is None else (self.entry,))


class MoveArrived(AboutEntry, frozen=True):
    """An entry sits in its new seat, or staff `carried` its chips there in its absence.

    It `waits` where the button has still to pass that seat.
    """

    act_kind = ActKind.SEATS

    slip: int
    entry: int
    left: Seat
    seat: Seat
    carried: bool = False
    waits: bool = False

    def carries_out(self) -> tuple[str, ...]:
        """The slip of the order."""
        return (f"move {self.slip}",)


class MoveRecalled(Event, frozen=True):
    """A move that was ordered is not made."""

    act_kind = ActKind.SEATS

    slip: int


class SeatsSwapped(Event, frozen=True):
    """Two entries, found in each other's seats, are where they belong, each with its chips."""

    act_kind = ActKind.SEATS

    one: int
    one_left: Seat
    other: int
    other_left: Seat

    def touches(self) -> Touched:
        """Both players."""
        return Touched((self.one, self.other))


class TableBroken(Event, frozen=True):
    """A table is broken: the seed, the seat cards and the players as they were drawn.

    The moves follow as facts of their own; the table is closed once nobody sits there.
    """

    act_kind = ActKind.SEATS

    table: int
    seed: str
    cards: tuple[Seat, ...]
    players: tuple[int, ...]

    def touches(self) -> Touched:
        """Those who sat there."""
        return Touched(self.players)


class FieldRedrawn(Event, frozen=True):
    """Everybody in play got another seat: the seed, both lists as drawn, and the places."""

    act_kind = ActKind.SEATS

    seed: str
    cards: tuple[Seat, ...]
    players: tuple[int, ...]
    places: tuple[DrawnSeat, ...]

    def touches(self) -> Touched:
        """Everybody in play."""
        return Touched(self.players)
