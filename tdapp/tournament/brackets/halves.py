"""Where a pairing is played: a whole table, or one side of a divider (STAR 28.5.3, 28.6.2)."""

from typing import NamedTuple

from tdapp.table.geometry.seats import Seat

WHOLE, A, B = 0, 1, 2
SIDES = ("", "a", "b")
"""How the halves of a table are called after its number."""
PLAYERS = 2


class TableHalf(NamedTuple):
    """A table, or a side of its divider; written ``12``, ``12a`` or ``12b``."""

    table: int
    half: int = WHOLE

    def __str__(self) -> str:
        return f"{self.table}{SIDES[self.half]}"

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two seats of the pairing."""
        first = PLAYERS * max(self.half - 1, 0) + 1
        return Seat(self.table, first), Seat(self.table, first + 1)


def halves_of(table: int, *, divided: bool) -> tuple[TableHalf, ...]:
    """Where pairings can be played at a table."""
    if not divided:
        return (TableHalf(table),)
    return TableHalf(table, A), TableHalf(table, B)


def half_of(seat: Seat, *, divided: bool) -> TableHalf | None:
    """The half that a seat belongs to; None for a seat that no pairing plays in."""
    found = halves_of(seat.table, divided=divided)
    return next((half for half in found if seat in half.seats), None)
