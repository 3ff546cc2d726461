"""What the floor says of tables and players: on hold, locked, here, away, to be left alone."""

from collections.abc import Collection

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.table.button import Position
from tdapp.table.seats import Seat
from tdapp.tournament.exits.pending import freed
from tdapp.tournament.prizes.guarding import must_keep_paid_places
from tdapp.tournament.sales.room_left import must_keep_called_seats
from tdapp.tournament.seats.attendance import SeatState, pair
from tdapp.tournament.seats.open_seats import must_be_free
from tdapp.tournament.seats.player_events import (
    PairParted,
    PlayerAway,
    PlayerBack,
    PlayerFixed,
    TableAllHere,
)
from tdapp.tournament.seats.table_events import (
    BreakingOrderSet,
    ButtonTold,
    OpeningOrderSet,
    SeatLocked,
    SeatUnlocked,
    TableFreed,
    TableHeld,
)
from tdapp.tournament.tournament import Tournament


def hold_table(tournament: Tournament, table: int) -> list[Event]:
    """Put a table on hold for a dispute; refuses ``table_not_open`` and ``table_on_hold``."""
    must_be_open(tournament, table)
    if table in tournament.seating.held:
        raise Refusal("table_on_hold", table=table)
    return [TableHeld(table)]


def free_table(tournament: Tournament, table: int, still_in: Collection[int] = ()) -> list[Event]:
    """End the hold of a table: its pending exits stand, but for those who are `still_in`.

    Refuses ``table_not_on_hold``, ``exit_not_pending``, ``prize_paid``.
    """
    if table not in tournament.seating.held:
        raise Refusal("table_not_on_hold", table=table)
    events = [TableFreed(table), *freed(tournament, table, still_in)]
    must_keep_paid_places(tournament, events)
    return events


def lock_seat(tournament: Tournament, seat: Seat) -> list[Event]:
    """Keep an empty seat from being given; refuses as `must_be_free` does.

    Also ``called_to_those_seats``, where somebody was called to the last one.
    """
    must_be_free(tournament, seat)
    must_keep_called_seats(tournament, [SeatLocked(seat)])
    return [SeatLocked(seat)]


def unlock_seat(tournament: Tournament, seat: Seat) -> list[Event]:
    """Let a locked seat be given again; refuses ``seat_not_locked``."""
    if seat not in tournament.seating.locked:
        raise Refusal("seat_not_locked", seat=str(seat))
    return [SeatUnlocked(seat)]


def set_breaking_order(tournament: Tournament, tables: tuple[int, ...]) -> list[Event]:
    """Post another breaking order; refuses ``wrong_breaking_order``."""
    tournament.seating.orders.posted(tables)
    return [BreakingOrderSet(tables)]


def set_opening_order(tournament: Tournament, tables: tuple[int, ...]) -> list[Event]:
    """List the tables to open next; refuses ``wrong_opening_order``."""
    tournament.seating.orders.planned(tables)
    return [OpeningOrderSet(tables)]


def tell_button(tournament: Tournament, table: int, places: Position) -> list[Event]:
    """Note where button and blinds stand.

    Refuses ``table_not_open``, ``no_such_seat``, ``button_not_told`` where nothing is told, and
    ``button_out_of_order``.
    """
    must_be_open(tournament, table)
    told = (places.button, places.small_blind, places.big_blind)
    if told == (None, None, None):
        raise Refusal("button_not_told", table=table)
    for number in told:
        if number is not None and not 1 <= number <= tournament.seating.tables[table]:
            raise Refusal("no_such_seat", seat=str(Seat(table, number)))
    if not places.in_order:
        raise Refusal("button_out_of_order", table=table)
    return [ButtonTold(table, *told)]


def all_here(tournament: Tournament, table: int, away: Collection[int], now_us: int) -> list[Event]:
    """Note that all sit at a table but those in the seats `away`.

    Refuses ``table_not_open`` and ``nobody_in_seat``.
    """
    must_be_open(tournament, table)
    seating, known = tournament.seating, tournament.attendance
    missing = set()
    for number in sorted(set(away)):
        entry = seating.entry_at.get(Seat(table, number))
        if entry is None:
            raise Refusal("nobody_in_seat", seat=str(Seat(table, number)))
        missing.add(entry)
    here = tuple(entry for entry in seating.at_table(table) if entry not in missing)
    gone = [PlayerAway(entry, now_us) for entry in sorted(missing) if entry not in known.away]
    return [TableAllHere(table, here), *gone]


def away(tournament: Tournament, entry: int, since_us: int) -> list[Event]:
    """Note that a player is not at his seat; refuses ``not_seated`` and ``away_already``."""
    _must_sit(tournament, entry)
    if entry in tournament.attendance.away:
        raise Refusal("away_already", entry=entry)
    return [PlayerAway(entry, since_us)]


def back(tournament: Tournament, entry: int) -> list[Event]:
    """Note that a player has come to his seat; refuses ``not_seated`` and ``here_already``."""
    _must_sit(tournament, entry)
    if tournament.attendance.state_of(entry) is SeatState.TAKEN:
        raise Refusal("here_already", entry=entry)
    return [PlayerBack(entry)]


def fix(tournament: Tournament, entry: int, *, stays: bool) -> list[Event]:
    """Let a player not be moved, or be moved again; refuses ``stays_already``, ``may_move``."""
    tournament.entry(entry)
    if stays == (entry in tournament.attendance.fixed):
        if stays:
            raise Refusal("stays_already", entry=entry)
        raise Refusal("may_move", entry=entry)
    return [PlayerFixed(entry, stays)]


def part(tournament: Tournament, one: int, other: int, *, apart: bool) -> list[Event]:
    """Keep two from one table in coming draws, or no longer.

    Refuses ``same_entry``, ``kept_apart``, ``not_kept_apart``.
    """
    for entry in (one, other):
        tournament.entry(entry)
    if one == other:
        raise Refusal("same_entry", entry=one)
    both = pair(one, other)
    if apart == (both in tournament.attendance.apart):
        if apart:
            raise Refusal("kept_apart", one=both[0], other=both[1])
        raise Refusal("not_kept_apart", one=both[0], other=both[1])
    return [PairParted(*both, apart)]


def must_be_open(tournament: Tournament, table: int) -> None:
    """Refuse ``table_not_open``."""
    if table not in tournament.seating.tables:
        raise Refusal("table_not_open", table=table)


def _must_sit(tournament: Tournament, entry: int) -> None:
    tournament.entry(entry)
    if entry not in tournament.seating.seat_of:
        raise Refusal("not_seated", entry=entry)
