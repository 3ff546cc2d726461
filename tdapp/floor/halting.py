"""Where play must halt because a table has become too short."""

from collections.abc import Mapping

import msgspec

from tdapp.floor.balancing import Look
from tdapp.floor.button import TableAtRest, settled
from tdapp.floor.seats import Count


class Halt(msgspec.Struct, frozen=True):
    """Play should halt at this table, which is `short` of the fullest.

    `by_counts` says that the button is not known, so that the blinds may not be affected yet.
    """

    table: int
    short: int
    by_counts: bool


def halts(counts: Mapping[int, Count], look: Look, short_by: int | None) -> tuple[Halt, ...]:
    """Tables where play should halt: `short_by` or more below the fullest, and the blinds feel it.

    Where the button is unknown the alarm goes by counts and says so.
    """
    playing = {table: count.players for table, count in counts.items() if count.players}
    if short_by is None or not playing:
        return ()
    fullest = max(playing.values())
    limit = fullest - short_by
    found = []
    for table in sorted(table for table, players in playing.items() if players <= limit):
        affected = blinds_affected(look(table))
        if affected is not False:
            found.append(Halt(table, fullest - playing[table], by_counts=affected is None))
    return tuple(found)


def blinds_affected(table: TableAtRest) -> bool | None:
    """Whether an empty seat touches the coming blinds; None where the button is unknown.

    So it is when the last big blind's seat is empty (the small blind would be dead), or the seat
    after it is (the big blind would pass it): a reading of "the big blind seat is empty".
    """
    big_blind = settled(table).big_blind
    if big_blind is None:
        return None
    following = big_blind % table.seats + 1
    return not {big_blind, following} <= table.occupied
