"""Breaking tables of an event and drawing its field anew, called alternates keeping their seats."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.table.seating import dispersing
from tdapp.tournament.guards.fixed_seats import must_be_free_to_move, must_be_free_to_redraw
from tdapp.tournament.guards.room_left import must_keep_called_seats
from tdapp.tournament.tables.suggesting import table_to_break
from tdapp.tournament.tournament import Tournament


def break_table(tournament: Tournament, table: int, seed: str) -> list[Event]:
    """Break the table that is next in the breaking order, its players drawn to the others.

    Refuses ``alternates_wait``, ``not_next_to_break``, and what `break_out_of_turn` refuses.
    """
    must_be_free_to_move(tournament)
    if tournament.alternates_waiting:
        raise Refusal("alternates_wait")
    if table_to_break(tournament) != table:
        raise Refusal("not_next_to_break", table=table)
    return break_out_of_turn(tournament, table, seed)


def break_out_of_turn(tournament: Tournament, table: int, seed: str) -> list[Event]:
    """Break any table, as `dispersing.break_table` does.

    Refuses ``seats_are_fixed`` and ``called_to_those_seats`` too.
    """
    must_be_free_to_move(tournament)
    broken = dispersing.break_table(tournament, table, seed)
    must_keep_called_seats(tournament, broken)
    return broken


def redraw(tournament: Tournament, tables: Sequence[int], seed: str) -> list[Event]:
    """Draw everybody in play anew over the given tables, as `dispersing.redraw` does.

    Where seats are fixed they are drawn anew only before play begins. Refuses ``seats_are_fixed``
    and ``called_to_those_seats`` too.
    """
    must_be_free_to_redraw(tournament)
    redrawn = dispersing.redraw(tournament, tables, seed)
    must_keep_called_seats(tournament, redrawn)
    return redrawn
