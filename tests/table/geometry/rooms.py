"""Rooms of tables for the tests of balancing and breaking."""

from collections.abc import Callable, Mapping

import msgspec

from tdapp.table.geometry.table import ButtonPosition, Table
from tdapp.table.geometry.table_counts import TableCount

DEALT = ButtonPosition(9, 1, 2)
UNKNOWN = ButtonPosition()


def counted(*players: int, seats: int = 9, hold: tuple[int, ...] = ()) -> dict[int, TableCount]:
    """Tables 1, 2, ... with so many players."""
    return {
        number: TableCount(sitting, seats, number in hold)
        for number, sitting in enumerate(players, 1)
    }


def lowest_taken(
    counts: Mapping[int, TableCount], last: ButtonPosition = DEALT
) -> dict[int, Table]:
    """The tables as they rest, the players in the lowest seats."""
    return {
        number: Table(count.seats, frozenset(range(1, count.players + 1)), last)
        for number, count in counts.items()
    }


def free_in(tables: Mapping[int, Table]) -> Callable[[int], frozenset[int]]:
    """Asks a room for the free seats of a table."""
    return lambda number: tables[number].free()


def rests(*occupied: int, last: ButtonPosition = DEALT, **sets: frozenset[int]) -> Table:
    """A nine-seat table with these players, dealt last as `last`."""
    return msgspec.structs.replace(Table(9, frozenset(occupied), last), **sets)
