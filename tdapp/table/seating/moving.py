"""Ordering moves, taking note that they were made, calling them back, swapping two players."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.table.facts.moves import (
    MoveArrived,
    MoveCause,
    MoveOrdered,
    MoveRecalled,
    SeatsSwapped,
    SuggestedMove,
)
from tdapp.table.facts.tables import TableClosed
from tdapp.table.floor import Floor
from tdapp.table.geometry.balancing import Move
from tdapp.table.geometry.seats import Seat
from tdapp.table.guards import (
    must_be_free,
    must_not_be_dealt_in,
    must_not_be_held,
    must_not_break,
    seat_of,
)
from tdapp.table.seating.coming_hand import must_wait


def order_move(floor: Floor, move: Move) -> list[Event]:
    """Order a move that is suggested."""
    seating = floor.seating
    mover = (
        None if move.from_seat is None else seating.entry_at[Seat(move.from_table, move.from_seat)]
    )
    return [
        MoveOrdered(
            slip=seating.last_slip + 1,
            entry=mover,
            from_table=move.from_table,
            from_seat=move.from_seat,
            to_table=move.to_table,
            to_seat=move.to_seat,
            cause=MoveCause.BALANCE,
            suggested=_suggested(move),
        )
    ]


def overrule_move(floor: Floor, entry: int, to: Seat, due: Sequence[Move] = ()) -> list[Event]:
    """Order another move than is suggested, perhaps to another seat of the player's own table.

    What was `due` from that table is recorded with it. Refuses ``not_seated``, ``moves_already``,
    ``table_on_hold``, ``table_breaks``, ``seat_taken``, ``seat_kept``, ``seat_locked``,
    ``no_such_seat``.
    """
    seat = seat_to_leave(floor, entry)
    must_not_be_held(floor, seat.table)
    must_not_be_held(floor, to.table)
    must_not_break(floor, to.table)
    must_be_free(floor, to)
    from_here = next((one for one in due if one.from_table == seat.table), None)
    return [
        MoveOrdered(
            slip=floor.seating.last_slip + 1,
            entry=entry,
            from_table=seat.table,
            from_seat=seat.seat,
            to_table=to.table,
            to_seat=to.seat,
            cause=MoveCause.OVERRULED,
            suggested=None if from_here is None else _suggested(from_here),
        )
    ]


def arrive(
    floor: Floor, entry: int, seat: Seat | None = None, *, carried: bool = False
) -> list[Event]:
    """Take note that a mover sits in his new seat, or that staff carried the chips there.

    Who was ordered only as the next big blind is named by this; `seat` may then be any free one of
    the table that he was sent to. A broken table that is empty now is closed. Refuses
    ``not_seated``, ``hand_in_play`` of who is dealt in, ``no_such_move``, ``say_which_seat``,
    ``table_on_hold``, and what a seat is refused for.
    """
    seating = floor.seating
    left = seat_of(floor, entry)
    must_not_be_dealt_in(floor, entry)
    move = _order_of(floor, entry, left, seat)
    ordered = None if move.to_seat is None else Seat(move.to_table, move.to_seat)
    taken = seat or ordered
    if taken is None:
        raise Refusal("say_which_seat", entry=entry, table=move.to_table)
    if taken.table == left.table != move.to_table:
        raise Refusal("no_such_move", entry=entry)
    must_not_be_held(floor, left.table)
    must_not_be_held(floor, taken.table)
    if taken != ordered:
        must_be_free(floor, taken)
    waits = must_wait(floor, taken)
    events: list[Event] = [MoveArrived(move.slip, entry, left, taken, carried, waits)]
    if left.table in seating.breaking and seating.at_table(left.table) == [entry]:
        events.append(TableClosed(left.table))
    return events


def arrive_all(floor: Floor, table: int) -> list[Event]:
    """Take note that all who were ordered from a table to a seat sit there now.

    Whom a table has to name itself arrives one by one. Refuses ``nobody_on_the_way`` (table) and
    what `arrive` does.
    """
    seating = floor.seating
    ordered = sorted(seating.moves.values(), key=lambda move: move.slip)
    mine = [move for move in ordered if move.from_table == table and move.to_seat is not None]
    movers = [move.entry for move in mine if move.entry is not None]
    if not movers:
        raise Refusal("nobody_on_the_way", table=table)
    events = [arrive(floor, entry)[0] for entry in movers]
    if table in seating.breaking and set(seating.at_table(table)) == set(movers):
        events.append(TableClosed(table))
    return events


def recall(floor: Floor, slip: int) -> list[Event]:
    """Call a move back that was not made yet; refuses ``no_such_slip``."""
    if slip not in floor.seating.moves:
        raise Refusal("no_such_slip", slip=slip)
    return [MoveRecalled(slip)]


def swap(floor: Floor, one: int, other: int) -> list[Event]:
    """Put two right who were found in each other's seats, each with its chips.

    Refuses ``not_seated``, ``moves_already``, ``same_entry``, ``table_on_hold``, and
    ``hand_in_play`` of who is dealt in.
    """
    if one == other:
        raise Refusal("same_entry", entry=one)
    seats = [seat_to_leave(floor, entry) for entry in (one, other)]
    must_not_be_dealt_in(floor, one, other)
    for seat in seats:
        must_not_be_held(floor, seat.table)
    return [SeatsSwapped(one, seats[0], other, seats[1])]


def seat_to_leave(floor: Floor, entry: int) -> Seat:
    """Where an entry sits that has no move under way; refuses ``not_seated``, ``moves_already``."""
    floor.must_know(entry)
    seat = seat_of(floor, entry)
    if entry in floor.seating.slip_of:
        raise Refusal("moves_already", entry=entry, slip=floor.seating.slip_of[entry])
    return seat


def _order_of(floor: Floor, entry: int, left: Seat, seat: Seat | None) -> MoveOrdered:
    """The entry's own order, or the one for whoever was due the big blind at its table."""
    seating = floor.seating
    slip = seating.slip_of.get(entry)
    if slip is not None:
        return seating.moves[slip]
    for move in seating.moves.values():
        there = seat is None or seat.table == move.to_table
        if move.entry is None and move.from_table == left.table and there:
            return move
    raise Refusal("no_such_move", entry=entry)


def _suggested(move: Move) -> SuggestedMove:
    return SuggestedMove(move.from_table, move.from_seat, move.to_table, move.to_seat)
