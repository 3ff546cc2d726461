"""What an event adds to the acts at its tables: fixed seats, alternates, exits pending."""

from collections.abc import Collection, Sequence

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.table.geometry.seats import Seat
from tdapp.table.seating import dispersing, drawing, marking, moving
from tdapp.tournament.guards.paid_places import must_keep_paid_places
from tdapp.tournament.guards.pending_exits import freed
from tdapp.tournament.guards.room_left import must_keep_called_seats, must_not_play_alone
from tdapp.tournament.tables.suggesting import (
    moves_due,
    must_be_free_to_move,
    must_be_free_to_redraw,
    must_not_sit_in_pairs,
    play_has_begun,
    suggestions,
    table_to_break,
    why_nobody_moves,
)
from tdapp.tournament.tournament import Tournament


def draw_seats(tournament: Tournament, seed: str) -> list[Event]:
    """Draw seats as `drawing.draw` does.

    Refuses ``seats_by_pairing`` and ``team_of_one`` too.
    """
    must_not_sit_in_pairs(tournament)
    must_not_play_alone(tournament, sorted(tournament.seating.unseated))
    return drawing.draw(tournament, seed)


def give_seat(tournament: Tournament, entry: int, seat: Seat, drawn: str) -> list[Event]:
    """Give a seat as `drawing.give_seat` does.

    Refuses ``seats_by_pairing`` and ``team_of_one`` too.
    """
    must_not_sit_in_pairs(tournament)
    must_not_play_alone(tournament, [entry])
    return drawing.give_seat(tournament, entry, seat, drawn)


def break_table(tournament: Tournament, table: int, seed: str) -> list[Event]:
    """Break the table that is next in the breaking order, its players drawn to the others.

    Refuses ``alternates_first``, ``not_next_to_break``, and what `break_out_of_turn` refuses.
    """
    must_be_free_to_move(tournament)
    if tournament.alternates_waiting:
        raise Refusal("alternates_first")
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


def order_move(tournament: Tournament, table: int) -> list[Event]:
    """Order the move that is suggested from a table.

    Refuses ``seats_are_fixed``, ``alternates_first`` and ``nothing_suggested``.
    """
    must_be_free_to_move(tournament)
    if tournament.alternates_waiting:
        raise Refusal("alternates_first")
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


def swap(tournament: Tournament, one: int, other: int) -> list[Event]:
    """Swap seats as `moving.swap` does; ``seats_by_pairing`` but for the two of a pairing."""
    swapped = moving.swap(tournament, one, other)
    called, bracket = tournament.matches.called, tournament.matches.bracket
    if not any({one, other} == {*bracket.sides(pairing)} for pairing in called):
        must_not_sit_in_pairs(tournament)
    return swapped


def swap_wants_reason(tournament: Tournament, one: int, other: int) -> bool:
    """Whether it must be said why two swap seats in play.

    Over tables always, for chips go with them; at one table where seats are fixed.
    """
    seat_of = tournament.seating.seat_of
    far = seat_of[one].table != seat_of[other].table
    fixed = why_nobody_moves(tournament) is not None
    return play_has_begun(tournament) and (far or fixed)


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
