"""Freeing a table and locking a seat of an event, where exits are pending and players called."""

from collections.abc import Collection

from tdapp.core.event import Event
from tdapp.table.geometry.seats import Seat
from tdapp.table.seating import marking
from tdapp.tournament.guards.paid_places import must_keep_paid_places
from tdapp.tournament.guards.pending_exits import freed
from tdapp.tournament.guards.room_left import must_keep_called_seats
from tdapp.tournament.tournament import Tournament


def free_table(tournament: Tournament, table: int, still_in: Collection[int] = ()) -> list[Event]:
    """End the hold of a table: its pending exits stand, but for those who are `still_in`.

    Refuses ``table_not_on_hold``, ``exit_not_pending``, ``prize_paid``.
    """
    events = [*marking.free_table(tournament, table), *freed(tournament, table, still_in)]
    must_keep_paid_places(tournament, events)
    return events


def lock_seat(tournament: Tournament, seat: Seat) -> list[Event]:
    """Keep an empty seat from being given; refuses as `marking.lock_seat` does.

    Also ``called_to_those_seats``, where somebody was called to the last one.
    """
    locked = marking.lock_seat(tournament, seat)
    must_keep_called_seats(tournament, locked)
    return locked
