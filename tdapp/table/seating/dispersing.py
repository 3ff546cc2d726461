"""Breaking tables, calling a break back, and drawing the whole field anew."""

from collections import Counter
from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.table.facts.moves import (
    FieldRedrawn,
    MoveCause,
    MoveOrdered,
    MoveRecalled,
    TableBroken,
)
from tdapp.table.facts.tables import DrawnSeat, TableClosed
from tdapp.table.floor import Floor
from tdapp.table.geometry.breaking import break_table as draw_to_others
from tdapp.table.geometry.redraw import redraw as draw_anew
from tdapp.table.geometry.seats import Seat
from tdapp.table.guards import must_be_open, must_not_be_in_play
from tdapp.table.seating.apart import kept_apart, seats_apart
from tdapp.table.state.move_folding import recalled
from tdapp.table.state.seating import Seating


def break_table(floor: Floor, table: int, seed: str) -> list[Event]:
    """Break a table: all its moves are ordered at once, and it closes when all have arrived.

    Who is on the way from it already moves as ordered; an order that names nobody is called back.
    Refuses ``hand_in_play``, ``table_not_open``, ``table_breaks``, ``table_on_hold``,
    ``player_stays``, ``on_the_way_here``, ``nobody_sits_there``, ``not_enough_seats``.
    """
    must_not_be_in_play(floor, [table])
    movers = _movers(floor, table)
    seating = floor.seating
    off = [
        MoveRecalled(move.slip)
        for move in sorted(seating.moves.values(), key=lambda one: one.slip)
        if move.from_table == table and move.entry is None
    ]
    then = _without_orders(seating, off)
    counts = then.counts
    drawn = draw_to_others(table, movers, counts, then.free_at, seed, kept_apart(floor))
    cards = {place.player: place.seat for place in drawn.places}
    seats = seats_apart(floor, counts.without(table), then.free_at, cards, seed)
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
    return [*off, TableBroken(table, seed, drawn.cards, drawn.players), *orders]


def _without_orders(seating: Seating, off: Sequence[MoveRecalled]) -> Seating:
    """The seating with these moves called back."""
    for one in off:
        seating = recalled(seating, one)
    return seating


def recall_break(floor: Floor, table: int) -> list[Event]:
    """Call back all who were to leave a table and have not arrived; the others stay where they are.

    Refuses ``nobody_leaves``.
    """
    moves = floor.seating.moves.values()
    slips = sorted(one.slip for one in moves if one.from_table == table)
    if not slips:
        raise Refusal("nobody_leaves", table=table)
    return [MoveRecalled(slip) for slip in slips]


def redraw(floor: Floor, tables: Sequence[int], seed: str) -> list[Event]:
    """Draw everybody in play anew over the given tables; those left by all are closed.

    Who must not be moved keeps his seat. Refuses ``moves_under_way``, ``table_on_hold``,
    ``hand_in_play``, ``table_not_open``, ``player_stays`` (at another table), ``nobody_to_seat``,
    ``not_enough_seats``.
    """
    seating = floor.seating
    if len(seating.moves):
        raise Refusal("moves_under_way", moves=len(seating.moves))
    if len(seating.held):
        raise Refusal("table_on_hold", table=min(seating.held))
    must_not_be_in_play(floor, sorted(seating.tables))
    free = {table: _seats(floor, table) for table in tables}
    staying = _staying(floor, tables)
    for seat in staying.values():
        free[seat.table].remove(seat.seat)
    drawn = draw_anew(
        sorted({*seating.seat_of, *seating.unseated} - staying.keys()),
        free,
        seed,
        kept_apart(floor),
        Counter(seat.table for seat in staying.values()),
    )
    places = tuple(DrawnSeat(place.player, place.seat) for place in drawn.places)
    used = {seat.table for seat in seating.seat_of.values()} | {*tables}
    left = used - {place.seat.table for place in places} - {s.table for s in staying.values()}
    closed = [TableClosed(table) for table in sorted(left)]
    return [FieldRedrawn(seed, drawn.cards, drawn.players, places), *closed]


def _staying(floor: Floor, tables: Sequence[int]) -> dict[int, Seat]:
    """Who must not be moved, and where; refuses ``player_stays`` where that is not kept."""
    seat_of, staying = floor.seating.seat_of, dict[int, Seat]()
    for entry in sorted(floor.attendance.fixed):
        seat = seat_of.get(entry)
        if seat is not None and seat.table not in tables:
            raise Refusal("player_stays", entry=entry)
        if seat is not None:
            staying[entry] = seat
    return staying


def _movers(floor: Floor, table: int) -> list[int]:
    """Who has to leave a table that breaks."""
    seating = floor.seating
    must_be_open(floor, table)
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
        if entry in floor.attendance.fixed:
            raise Refusal("player_stays", entry=entry)
    return movers


def _seats(floor: Floor, table: int) -> list[int]:
    seating = floor.seating
    must_be_open(floor, table)
    seats = range(1, seating.tables[table] + 1)
    return [number for number in seats if Seat(table, number) not in seating.locked]
