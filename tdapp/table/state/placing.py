"""Sitting down, getting up, and keeping a seat for a mover: the steps of the seating's fold."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from tdapp.core.refusal import Contradiction
from tdapp.table.facts.moves import MoveOrdered
from tdapp.table.facts.tables import DrawnSeat
from tdapp.table.geometry.seats import Seat
from tdapp.table.state.seating import Seating


def counted(seating: Seating, table: int, players: int = 0, seats: int = 0) -> Seating:
    """With so many players and seats more at a table.

    Where the last one due to leave it is gone, an order that names nobody is off.
    """
    count = seating.counts.counts.get(table)
    if count is None:
        return seating
    if count.players + players < 0:
        return counted(closed(seating, _due_from(seating, table)), table, players, seats)
    return replace(seating, counts=seating.counts.put(table, count.plus(players, seats)))


def reckoned(seating: Seating, table: int) -> Seating:
    """With a table left out of all draws and suggestions, or not, as its marks say."""
    count = seating.counts.counts.get(table)
    off = table in seating.held or table in seating.breaking or table in seating.emptied
    if count is None or count.on_hold == off:
        return seating
    return replace(seating, counts=seating.counts.put(table, replace(count, on_hold=off)))


def settled(seating: Seating, table: int) -> Seating:
    """With a table that breaks no longer breaking once nobody is to leave it any more.

    If nobody sits there it is empty and waits to be closed.
    """
    if table not in seating.breaking:
        return seating
    sitting = seating.at_table(table)
    if any(entry in seating.slip_of for entry in sitting):
        return seating
    seating = replace(seating, breaking=seating.breaking.delete(table))
    return reckoned(seating if sitting else left_empty(seating, table), table)


def left_empty(seating: Seating, table: int) -> Seating:
    """With a table that was left by all, to be closed; as it is if somebody is on the way there."""
    if seating.expected_at(table):
        return seating
    return reckoned(replace(seating, emptied=seating.emptied.set(table, True)), table)


def all_placed(seating: Seating, places: Sequence[DrawnSeat]) -> Seating:
    """With all these in their seats; raises `Contradiction`."""
    for place in places:
        must_be_in_play(seating, place.entry)
        seating = sat(seating, place.entry, place.seat, players=0)
    for table, players in Counter(place.seat.table for place in places).items():
        seating = counted(seating, table, players)
    return seating


def sat(seating: Seating, entry: int, seat: Seat, players: int = 1) -> Seating:
    """With an entry in a seat, counted there as so many `players`; raises `Contradiction`."""
    must_be_open(seating, seat)
    if entry in seating.seat_of:
        raise Contradiction("already_seated", entry=entry)
    table, _ = seat
    if table in seating.emptied:
        seating = in_use_again(seating, table)
    counts, unseated = seating.counts, seating.unseated
    return replace(
        seating,
        seat_of=seating.seat_of.set(entry, seat),
        entry_at=seating.entry_at.set(seat, entry),
        unseated=unseated.delete(entry) if entry in unseated else unseated,
        counts=counts.came(table, players) if players else counts,
    )


def in_use_again(seating: Seating, table: int) -> Seating:
    """With a table that waited to be closed in use again."""
    if table not in seating.emptied:
        return seating
    return reckoned(replace(seating, emptied=seating.emptied.delete(table)), table)


def vacated(seating: Seating, entry: int, seat: Seat, players: int = 1) -> Seating:
    """With a seat empty, counted as so many `players` fewer; a move of its entry is off."""
    if entry in seating.slip_of:
        seating = closed(seating, seating.slip_of[entry])
    table, _ = seat
    if not seating.counts.counts[table].players:
        seating = closed(seating, _due_from(seating, table))
    return replace(
        seating,
        seat_of=seating.seat_of.delete(entry),
        entry_at=seating.entry_at.delete(seat),
        counts=seating.counts.came(table, -players) if players else seating.counts,
    )


def must_be_in_play(seating: Seating, entry: int) -> None:
    """Raise `Contradiction` unless an entry has a seat or waits for one."""
    if entry not in seating.unseated and entry not in seating.seat_of:
        raise Contradiction("not_in_play", entry=entry)


def must_sit(seating: Seating, entry: int, seat: Seat | None) -> None:
    """Raise `Contradiction` unless an entry sits there."""
    if seating.seat_of.get(entry) != seat:
        raise Contradiction("not_in_that_seat", entry=entry, seat=str(seat))


def ordered(seating: Seating, move: MoveOrdered) -> Seating:
    """With a move under way: the old seat is counted no more, the new one is."""
    seating = in_use_again(seating, move.to_table)
    seating = counted(seating, move.from_table, -1, -1)
    seating = counted(seating, move.to_table, 1)
    if move.to_seat is not None:
        kept = seating.reserved.set(Seat(move.to_table, move.to_seat), move.slip)
        seating = replace(seating, reserved=kept)
    if move.entry is not None:
        seating = replace(seating, slip_of=seating.slip_of.set(move.entry, move.slip))
    return replace(seating, moves=seating.moves.set(move.slip, move))


def closed(seating: Seating, slip: int) -> Seating:
    """With a move under way no more, made or not; as it is if there is none on that slip."""
    move = seating.moves.get(slip)
    if move is None:
        return seating
    seating = replace(seating, moves=seating.moves.delete(slip))
    seating = counted(seating, move.from_table, 1, 1)
    seating = counted(seating, move.to_table, -1)
    seat = None if move.to_seat is None else Seat(move.to_table, move.to_seat)
    if seat is not None and seat in seating.reserved:
        seating = replace(seating, reserved=seating.reserved.delete(seat))
    if move.entry is not None and move.entry in seating.slip_of:
        seating = replace(seating, slip_of=seating.slip_of.delete(move.entry))
    return seating


def _due_from(seating: Seating, table: int) -> int:
    """The newest order for somebody of a table whom it does not name; raises `Contradiction`."""
    orders = seating.moves.items()
    slips = [slip for slip, one in orders if one.from_table == table and one.entry is None]
    if not slips:
        raise Contradiction("table_not_used", table=table)
    return max(slips)


def must_be_open(seating: Seating, seat: Seat) -> None:
    """Raise `Contradiction` where there is no such seat, or it is taken, kept or locked."""
    table, number = seat
    if seat in seating.entry_at:
        raise Contradiction("seat_taken", seat=str(seat), entry=seating.entry_at[seat])
    if not 1 <= number <= seating.tables.get(table, 0):
        raise Contradiction("no_such_seat", seat=str(seat))
    if seat in seating.reserved:
        raise Contradiction("seat_kept", seat=str(seat), slip=seating.reserved[seat])
    if seat in seating.locked:
        raise Contradiction("seat_locked", seat=str(seat))


def must_not_be_held(seating: Seating, *tables: int) -> None:
    """Raise `Contradiction` where one of these tables is on hold."""
    for table in tables:
        if table in seating.held:
            raise Contradiction("table_on_hold", table=table)
