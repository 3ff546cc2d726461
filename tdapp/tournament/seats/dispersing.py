"""Breaking tables, calling a break back, and drawing the whole field anew."""

from collections import Counter
from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.table.breaking import break_table as draw_to_others
from tdapp.table.redraw import redraw as draw_anew
from tdapp.table.seats import Seat
from tdapp.tournament.feature.entering import must_not_be_in_play
from tdapp.tournament.prizes.guarding import after
from tdapp.tournament.sales.room_left import must_keep_called_seats
from tdapp.tournament.seats.apart import kept_apart, seats_apart
from tdapp.tournament.seats.events import Place, TableClosed
from tdapp.tournament.seats.fixed_seats import must_be_free_to_move, must_be_free_to_redraw
from tdapp.tournament.seats.move_events import (
    FieldRedrawn,
    MoveCause,
    MoveOrdered,
    MoveRecalled,
    TableBroken,
)
from tdapp.tournament.seats.suggesting import table_to_break
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
    """Break any table: all its moves are ordered at once, and it closes when all have arrived.

    Who is on the way from it already moves as ordered; an order that names nobody is called back.
    Refuses ``seats_are_fixed``, ``hand_in_play``, ``table_not_open``, ``table_breaks``,
    ``table_on_hold``, ``player_stays``, ``on_the_way_here``, ``nobody_sits_there``,
    ``not_enough_seats``, ``called_to_those_seats``.
    """
    must_be_free_to_move(tournament)
    must_not_be_in_play(tournament, [table])
    movers = _movers(tournament, table)
    seating = tournament.seating
    off = [
        MoveRecalled(move.slip)
        for move in sorted(seating.moves.values(), key=lambda one: one.slip)
        if move.from_table == table and move.entry is None
    ]
    counts = after(tournament, off).seating.counts if off else seating.counts
    drawn = draw_to_others(table, movers, counts, seating.free_at, seed, kept_apart(tournament))
    cards = {place.player: place.seat for place in drawn.places}
    seats = seats_apart(tournament, counts.without(table), cards, seed)
    orders = [
        MoveOrdered(
            slip=seating.last_slip + number,
            entry=entry,
            from_table=table,
            from_seat=seating.seat_of[entry].seat,
            to_table=seat.table,
            to_seat=seat.seat,
            cause=MoveCause.BREAK,
        )
        for number, (entry, seat) in enumerate(seats.items(), 1)
    ]
    broken = [*off, TableBroken(table, seed, drawn.cards, drawn.players), *orders]
    must_keep_called_seats(tournament, broken)
    return broken


def recall_break(tournament: Tournament, table: int) -> list[Event]:
    """Call back all who were to leave a table and have not arrived; the others stay where they are.

    Refuses ``nobody_leaves``.
    """
    moves = tournament.seating.moves.values()
    slips = sorted(one.slip for one in moves if one.from_table == table)
    if not slips:
        raise Refusal("nobody_leaves", table=table)
    return [MoveRecalled(slip) for slip in slips]


def redraw(tournament: Tournament, tables: Sequence[int], seed: str) -> list[Event]:
    """Draw everybody in play anew over the given tables; those left by all are closed.

    Who must not be moved keeps his seat. Where seats are fixed they are drawn anew only before play
    begins. Refuses ``seats_are_fixed``, ``moves_under_way``, ``table_on_hold``, ``hand_in_play``,
    ``table_not_open``,
    ``player_stays`` (at another table), ``nobody_to_seat``, ``not_enough_seats``,
    ``called_to_those_seats``.
    """
    must_be_free_to_redraw(tournament)
    seating = tournament.seating
    if len(seating.moves):
        raise Refusal("moves_under_way", moves=len(seating.moves))
    if len(seating.held):
        raise Refusal("table_on_hold", table=min(seating.held))
    must_not_be_in_play(tournament, sorted(seating.tables))
    free = {table: _seats(tournament, table) for table in tables}
    staying = _staying(tournament, tables)
    for seat in staying.values():
        free[seat.table].remove(seat.seat)
    drawn = draw_anew(
        sorted({*seating.seat_of, *seating.unseated} - staying.keys()),
        free,
        seed,
        kept_apart(tournament),
        Counter(seat.table for seat in staying.values()),
    )
    places = tuple(Place(place.player, place.seat) for place in drawn.places)
    used = {seat.table for seat in seating.seat_of.values()} | {*tables}
    left = used - {place.seat.table for place in places} - {s.table for s in staying.values()}
    closed = [TableClosed(table) for table in sorted(left)]
    redrawn = [FieldRedrawn(seed, drawn.cards, drawn.players, places), *closed]
    must_keep_called_seats(tournament, redrawn)
    return redrawn


def _staying(tournament: Tournament, tables: Sequence[int]) -> dict[int, Seat]:
    """Who must not be moved, and where; refuses ``player_stays`` where that is not kept."""
    seat_of, staying = tournament.seating.seat_of, dict[int, Seat]()
    for entry in sorted(tournament.attendance.fixed):
        seat = seat_of.get(entry)
        if seat is not None and seat.table not in tables:
            raise Refusal("player_stays", entry=entry)
        if seat is not None:
            staying[entry] = seat
    return staying


def _movers(tournament: Tournament, table: int) -> list[int]:
    """Who has to leave a table that breaks."""
    seating = tournament.seating
    if table not in seating.tables:
        raise Refusal("table_not_open", table=table)
    if table in seating.held:
        raise Refusal("table_on_hold", table=table)
    if table in seating.breaking:
        raise Refusal("table_breaks", table=table)
    if any(move.to_table == table for move in seating.moves.values()):
        raise Refusal("on_the_way_here", table=table)
    movers = [entry for entry in seating.at_table(table) if entry not in seating.slip_of]
    if not movers:
        raise Refusal("nobody_sits_there", table=table)
    for entry in movers:
        if entry in tournament.attendance.fixed:
            raise Refusal("player_stays", entry=entry)
    return movers


def _seats(tournament: Tournament, table: int) -> list[int]:
    seating = tournament.seating
    if table not in seating.tables:
        raise Refusal("table_not_open", table=table)
    seats = range(1, seating.tables[table] + 1)
    return [number for number in seats if Seat(table, number) not in seating.locked]
