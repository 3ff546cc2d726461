"""Breaking tables, calling a break back, and drawing the whole field anew."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.floor.breaking import break_table as draw_to_others
from tdapp.floor.redraw import redraw as draw_anew
from tdapp.floor.seats import Seat
from tdapp.floor.two_step import Apart
from tdapp.tournament.seats.events import Place
from tdapp.tournament.seats.move_events import (
    FieldRedrawn,
    MoveCause,
    MoveOrdered,
    MoveRecalled,
    TableBroken,
)
from tdapp.tournament.seats.suggesting import ORDINARY, FloorSettings, table_to_break
from tdapp.tournament.tournament import Tournament


def break_table(
    tournament: Tournament, table: int, seed: str, settings: FloorSettings = ORDINARY
) -> list[Event]:
    """Break the table that is next in the breaking order, its players drawn to the others.

    Refuses ``alternates_wait``, ``not_next_to_break``, and what `break_out_of_turn` refuses.
    """
    if tournament.alternates_waiting:
        raise Refusal("alternates_wait")
    if table_to_break(tournament, settings) != table:
        raise Refusal("not_next_to_break", table=table)
    return break_out_of_turn(tournament, table, seed)


def break_out_of_turn(tournament: Tournament, table: int, seed: str) -> list[Event]:
    """Break any table: all its moves are ordered at once, and it closes when all have arrived.

    Who is on the way from it already moves as ordered. Refuses ``table_not_open``,
    ``table_breaks``, ``table_on_hold``, ``player_stays``, ``on_the_way_here``,
    ``nobody_sits_there``, ``not_enough_seats``.
    """
    movers = _movers(tournament, table)
    seating = tournament.seating
    drawn = draw_to_others(table, movers, seating.counts, seating.free_at, seed, _apart(tournament))
    orders = [
        MoveOrdered(
            slip=seating.last_slip + number,
            entry=place.player,
            from_table=table,
            from_seat=seating.seat_of[place.player].seat,
            to_table=place.seat.table,
            to_seat=place.seat.seat,
            cause=MoveCause.BREAK,
        )
        for number, place in enumerate(drawn.places, 1)
    ]
    return [TableBroken(table, seed, drawn.cards, drawn.players), *orders]


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
    """Draw everybody in play anew over the given tables; the others stay open and empty.

    Refuses ``moves_under_way``, ``table_on_hold``, ``table_not_open``, ``nobody_to_seat``,
    ``not_enough_seats``.
    """
    seating = tournament.seating
    if len(seating.moves):
        raise Refusal("moves_under_way", moves=len(seating.moves))
    if len(seating.held):
        raise Refusal("table_on_hold", table=min(seating.held))
    drawn = draw_anew(
        sorted((*seating.seat_of, *seating.unseated)),
        {table: _seats(tournament, table) for table in tables},
        seed,
        Apart(tuple(tournament.attendance.apart)),
    )
    places = tuple(Place(place.player, place.seat) for place in drawn.places)
    return [FieldRedrawn(seed, drawn.cards, drawn.players, places)]


def _movers(tournament: Tournament, table: int) -> list[int]:
    """Who has to leave a table that breaks."""
    seating = tournament.seating
    if table not in seating.tables:
        raise Refusal("table_not_open", table=table)
    if any(move.to_table == table for move in seating.moves.values()):
        raise Refusal("on_the_way_here", table=table)
    movers = [entry for entry in seating.at_table(table) if entry not in seating.slip_of]
    if not movers and table in seating.breaking:
        raise Refusal("table_breaks", table=table)
    if not movers:
        raise Refusal("nobody_sits_there", table=table)
    for entry in movers:
        if entry in tournament.attendance.fixed:
            raise Refusal("player_stays", entry=entry)
    return movers


def _apart(tournament: Tournament) -> Apart:
    def table_of(entry: int) -> int | None:
        seat = tournament.seating.seat_of.get(entry)
        return None if seat is None else seat.table

    return Apart(tuple(tournament.attendance.apart), table_of)


def _seats(tournament: Tournament, table: int) -> list[int]:
    seating = tournament.seating
    if table not in seating.tables:
        raise Refusal("table_not_open", table=table)
    seats = range(1, seating.tables[table] + 1)
    return [number for number in seats if Seat(table, number) not in seating.locked]
