"""Ordering moves in an event, where seats may be fixed and alternates wait for those freed."""

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.table.geometry.seats import Seat
from tdapp.table.seating import moving
from tdapp.tournament.guards.fixed_seats import must_be_free_to_move
from tdapp.tournament.tables.suggesting import moves_due, suggestions
from tdapp.tournament.tournament import Tournament


def order_move(tournament: Tournament, table: int) -> list[Event]:
    """Order the move that is suggested from a table.

    Refuses ``seats_are_fixed``, ``alternates_wait`` and ``nothing_suggested``.
    """
    must_be_free_to_move(tournament)
    if tournament.alternates_waiting:
        raise Refusal("alternates_wait")
    due = suggestions(tournament).balancing
    move = next((one for one in due.moves if one.from_table == table), None) if due else None
    if move is None:
        raise Refusal("nothing_suggested", table=table)
    return moving.order_move(tournament, move)


def overrule_move(tournament: Tournament, entry: int, to: Seat) -> list[Event]:
    """Order another move than is suggested; both are recorded.

    Refuses ``seats_are_fixed`` and as `moving.overrule_move` does.
    """
    must_be_free_to_move(tournament)
    waiting = tournament.alternates_waiting
    due = () if waiting else moves_due(tournament).moves
    return moving.overrule_move(tournament, entry, to, due)
