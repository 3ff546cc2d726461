"""Who sits where and who is on the way: the state of tables and seats."""

from collections.abc import Iterator

import msgspec
from immutables import Map

from tdapp.table.facts.moves import MoveOrdered
from tdapp.table.geometry.breaking import TableOrders
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table_counts import TableCounts


class Seating(msgspec.Struct, frozen=True):
    """Tables in use with their number of seats, and the two ways to look up a seat.

    - `capacity`: the seats of all its tables together, without locked ones.
    - `unseated`: the entries in play that have no seat.
    - `counts`: tables in numbers, as they are once all moves under way are made: a seat that a
      mover has not left yet counts neither as taken nor as free.
    - `locked`: empty seats that nobody may get; `reserved`: seats kept for a slip's mover.
    - `moves`: orders under way by slip; `slip_of`: the slip of an entry that is to move.
    - `breaking`: tables being broken, as long as somebody is still to leave. `emptied`: tables that
      all have left, to be closed. `held`: tables on hold.
    - `orders`: in which tables open and break; `last_source`: the table that gave last.
    - `moved`: how often an entry was moved. `last_slip`: the highest number given to a slip.
    """

    tables: Map[int, int] = Map()
    seat_of: Map[int, Seat] = Map()
    entry_at: Map[Seat, int] = Map()
    capacity: int = 0
    unseated: Map[int, bool] = Map()
    counts: TableCounts = TableCounts()
    locked: Map[Seat, bool] = Map()
    reserved: Map[Seat, int] = Map()
    moves: Map[int, MoveOrdered] = Map()
    slip_of: Map[int, int] = Map()
    breaking: Map[int, bool] = Map()
    emptied: Map[int, bool] = Map()
    held: Map[int, bool] = Map()
    orders: TableOrders = TableOrders()
    last_source: int | None = None
    moved: Map[int, int] = Map()
    last_slip: int = 0

    def free(self) -> Iterator[Seat]:
        """Every seat that somebody may get, by table and seat."""
        for table in sorted(self.tables):
            for number in self.free_at(table):
                yield Seat(table, number)

    def free_at(self, table: int) -> list[int]:
        """The seats of a table that somebody may get."""
        return [
            number
            for number in range(1, self.tables.get(table, 0) + 1)
            if self.is_free(Seat(table, number))
        ]

    def is_free(self, seat: Seat) -> bool:
        """Whether nobody has a seat, is on the way to it, or is kept from it."""
        taken = seat in self.entry_at or seat in self.reserved or seat in self.locked
        return not taken and 1 <= seat.seat <= self.tables.get(seat.table, 0)

    def at_table(self, number: int) -> list[int]:
        """The entries that sit at a table, by seat."""
        seats = (Seat(number, seat) for seat in range(1, self.tables.get(number, 0) + 1))
        return [self.entry_at[seat] for seat in seats if seat in self.entry_at]

    def at_tables(self) -> dict[int, int]:
        """How many sit at each table."""
        counts = dict.fromkeys(self.tables, 0)
        for seat in self.entry_at:
            counts[seat.table] += 1
        return counts

    def expected_at(self, table: int) -> bool:
        """Whether somebody sits at a table or is on the way to it."""
        count = self.counts.counts.get(table)
        return bool(self.at_table(table)) or (count is not None and count.players > 0)
