"""Where play must halt because a table has become too short."""

import msgspec

from tdapp.table.geometry.balancing import Look
from tdapp.table.geometry.button import settled
from tdapp.table.geometry.table import Table
from tdapp.table.geometry.table_counts import TableCounts


class Halt(msgspec.Struct, frozen=True):
    """Play should halt at this table, which is so many players `short` of the fullest.

    `by_counts` says that the button is not known, so that the blinds may not be affected yet.
    """

    table: int
    short: int
    by_counts: bool


def halts(tables: TableCounts, look: Look, short_by: int | None) -> tuple[Halt, ...]:
    """Tables where play should halt: `short_by` or more below the fullest, their blinds affected.

    `short_by` None is never. Where the button is unknown the alarm goes by counts and says so.
    """
    if short_by is None:
        return ()
    fullest = tables.fullest(with_held=True)
    found = []
    for players in range(1, fullest - short_by + 1):
        rows = (rows[players : players + 1] for rows in (tables.open, tables.full, tables.held))
        for table in sorted(table for kind in rows for row in kind for table in row):
            affected = blinds_affected(look(table))
            if affected is not False:
                found.append(Halt(table, fullest - players, by_counts=affected is None))
    return tuple(found)


def blinds_affected(table: Table) -> bool | None:
    """Whether an empty seat touches the coming blinds; None where the button is unknown.

    So it is when the last big blind's seat is empty (the small blind would be dead), or the seat
    after it is (the big blind would pass it): a reading of "the big blind seat is empty".
    """
    big_blind = settled(table).big_blind
    if big_blind is None:
        return None
    following = big_blind % table.seats + 1
    return not {big_blind, following} <= table.occupied
