"""What must hold of tables and seats, and of moves between them."""

from collections import Counter
from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.table.facts.moves import FieldRedrawn, MoveArrived, SeatsSwapped
from tdapp.table.facts.tables import SeatGiven, SeatsDrawn
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table_counts import TableCount
from tdapp.tournament.facts.brackets import PairingCalled, PairingCalledBack, PairingDecided
from tdapp.tournament.facts.exits import EntryBusted, EntryLeft, ExitPassedOn
from tdapp.tournament.facts.refunds import TakenBack
from tdapp.tournament.facts.stages import StackBagged
from tdapp.tournament.stages.seen import bags_of
from tdapp.tournament.tables.suggesting import suggestions
from tdapp.tournament.tournament import Tournament


def nobody_sits_twice(state: Tournament) -> None:
    """An entry has one seat, a seat one entry; who is in play sits, waits for a draw, or bagged."""
    seating = state.seating
    in_bags = set(bags_of(state)) if state.stage else set()
    assert {seat: entry for entry, seat in seating.seat_of.items()} == dict(
        seating.entry_at.items()
    )
    assert len(seating.seat_of) == len(seating.entry_at)
    assert all(1 <= seat.seat <= seating.tables[seat.table] for seat in seating.entry_at)
    assert (set(seating.seat_of) | set(seating.unseated)) - in_bags == set(
        state.in_play()
    ) - in_bags
    assert not in_bags & set(seating.seat_of)
    assert not set(seating.seat_of) & set(seating.unseated)


def a_person_plays_once(state: Tournament) -> None:
    """Who entered again is out with every earlier entry; nobody waits for a place and plays."""
    entries, out = state.entries, state.exits.by_entry
    entered = [entry for theirs in entries.by_person.values() for entry in theirs]
    held = [number for number, entry in entries.by_number.items() for _ in entry.persons]
    assert sorted(entered) == sorted(held)
    for person, theirs in entries.by_person.items():
        assert all(person in entries.by_number[entry].persons for entry in theirs)
        playing = [entry for entry in theirs if entry not in out]
        assert len(playing) <= 1, (person, theirs)
        assert not playing or person not in state.alternates.by_person, (person, playing)


def players_keep_their_seats(  # noqa: C901
    what_counts: Sequence[Event], state: Tournament
) -> None:
    """Everybody sits where the newest fact about them says."""
    sits: dict[int, Seat] = {}
    for event in what_counts:
        match event:
            case SeatsDrawn() | FieldRedrawn() | PairingCalled():
                sits.update((place.entry, place.seat) for place in event.places)
            case SeatGiven():
                sits[event.entry] = event.seat
            case MoveArrived():
                assert sits[event.entry] == event.left
                sits[event.entry] = event.seat
            case SeatsSwapped():
                sits[event.one], sits[event.other] = sits[event.other], sits[event.one]
            case EntryBusted() | EntryLeft() | TakenBack() | StackBagged():
                sits.pop(event.entry, None)
            case PairingCalledBack() | PairingDecided():
                for place in event.places:
                    assert sits.pop(place.entry, None) == place.seat
                for out in event.outs if isinstance(event, PairingDecided) else ():
                    assert sits.pop(out.entry, None) == out.seat
            case ExitPassedOn():
                del sits[event.right]
                sits.update({} if event.back is None else {event.wrong: event.back})
    assert dict(state.seating.seat_of) == sits


def tables_are_counted(state: Tournament) -> None:
    """Every table's numbers are as they will be once all moves under way are made."""
    seating = state.seating
    sitting = Counter(seat.table for seat in seating.seat_of.values())
    leaving = Counter(move.from_table for move in seating.moves.values())
    coming = Counter(move.to_table for move in seating.moves.values())
    locked = Counter(seat.table for seat in seating.locked)
    assert set(seating.counts.counts) == set(seating.tables)
    for table, count in seating.counts.counts.items():
        seats = seating.tables[table] - locked[table] - leaving[table]
        players = sitting[table] - leaving[table] + coming[table]
        off = any(table in off for off in (seating.held, seating.breaking, seating.emptied))
        assert count == TableCount(players, seats, off), table
    assert seating.capacity == sum(seating.tables.values()) - len(seating.locked)
    kept = {
        Seat(move.to_table, move.to_seat): slip
        for slip, move in seating.moves.items()
        if move.to_seat is not None
    }
    assert dict(seating.reserved) == kept
    assert not kept.keys() & (set(seating.entry_at) | set(seating.locked))
    named = {move.entry: slip for slip, move in seating.moves.items() if move.entry is not None}
    assert dict(seating.slip_of) == named
    assert set(named) <= set(seating.seat_of)
    assert sorted(seating.orders.breaking) == sorted(seating.tables)


def tables_are_even_or_a_move_is_suggested(state: Tournament) -> None:
    """Within tolerance after what is suggested, unless freed seats are others' or nobody moves."""
    if state.programme.conditions is None or state.programme.winner is not None:
        return
    due = suggestions(state)
    may_come = not state.entries.closed and state.entries.count < state.conditions.max_entries
    assert due.alternates == bool(state.alternates.waiting and may_come)
    begun = state.clock.started or len(state.exits.at) > 0
    if not begun or state.is_decided:
        assert (due.balancing, due.breaks) == (None, None)
        assert not due.redraw
        return
    if due.balancing is None:
        assert due.alternates or due.seats_fixed or due.redraw or due.breaks is not None
        assert {due.breaks, *due.redraw} - {None} <= set(state.seating.tables)
        return
    players = {
        table: [count.players, count.free]
        for table, count in state.seating.counts.counts.items()
        if not count.on_hold and count.players
    }
    for move in due.balancing.moves:
        assert move.from_seat is None or _may_leave(state, Seat(move.from_table, move.from_seat))
        assert move.to_seat is None or state.seating.is_free(Seat(move.to_table, move.to_seat))
        for table, came in ((move.from_table, -1), (move.to_table, 1)):
            players[table][0] += came
            players[table][1] -= came
    fullest = max((number for number, _ in players.values()), default=0)
    emptiest = min((number for number, free in players.values() if free), default=fullest)
    assert fullest - emptiest <= due.balancing.within or due.balancing.stuck


def _may_leave(state: Tournament, seat: Seat) -> bool:
    entry = state.seating.entry_at[seat]
    if entry in state.exits.out_of_chips or entry in state.exits.pending:
        return False
    return entry not in state.attendance.fixed and entry not in state.seating.slip_of
