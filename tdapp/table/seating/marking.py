"""What the floor says of tables and players: in use, on hold, here, away, to be left alone."""

from collections.abc import Collection

import msgspec

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.table.facts.players import (
    PairParted,
    PlayerAway,
    PlayerBack,
    PlayerFixed,
    TableAllHere,
)
from tdapp.table.facts.tables import (
    BreakingOrderSet,
    ButtonTold,
    OpeningOrderSet,
    SeatLocked,
    SeatUnlocked,
    TableClosed,
    TableFreed,
    TableHeld,
    TableOpened,
)
from tdapp.table.floor import Floor
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.guards import must_be_free, must_be_open, seat_of
from tdapp.table.state.attendance import SeatState, pair


def hold_table(floor: Floor, table: int) -> list[Event]:
    """Put a table on hold for a dispute; refuses ``table_not_open`` and ``table_on_hold``."""
    must_be_open(floor, table)
    if table in floor.seating.held:
        raise Refusal("table_on_hold", table=table)
    return [TableHeld(table)]


def free_table(floor: Floor, table: int) -> list[Event]:
    """End the hold of a table; refuses ``table_not_on_hold``."""
    if table not in floor.seating.held:
        raise Refusal("table_not_on_hold", table=table)
    return [TableFreed(table)]


def lock_seat(floor: Floor, seat: Seat) -> list[Event]:
    """Keep an empty seat from being given; refuses as `must_be_free` does."""
    must_be_free(floor, seat)
    return [SeatLocked(seat)]


def unlock_seat(floor: Floor, seat: Seat) -> list[Event]:
    """Let a locked seat be given again; refuses ``seat_not_locked``."""
    if seat not in floor.seating.locked:
        raise Refusal("seat_not_locked", seat=str(seat))
    return [SeatUnlocked(seat)]


def set_breaking_order(floor: Floor, tables: tuple[int, ...]) -> list[Event]:
    """Post another breaking order; refuses ``wrong_breaking_order``."""
    floor.seating.orders.posted(tables)
    return [BreakingOrderSet(tables)]


def set_opening_order(floor: Floor, tables: tuple[int, ...]) -> list[Event]:
    """List the tables to open next; refuses ``wrong_opening_order``."""
    floor.seating.orders.planned(tables)
    return [OpeningOrderSet(tables)]


def tell_button(floor: Floor, table: int, places: ButtonPosition) -> list[Event]:
    """Note where button and blinds stand.

    Refuses ``table_not_open``, ``no_such_seat``, ``button_not_told`` where nothing is told, and
    ``button_out_of_order``.
    """
    must_be_open(floor, table)
    told = (places.button, places.small_blind, places.big_blind)
    if told == (None, None, None):
        raise Refusal("button_not_told", table=table)
    for number in told:
        if number is not None and not 1 <= number <= floor.seating.tables[table]:
            raise Refusal("no_such_seat", seat=str(Seat(table, number)))
    if not places.in_order:
        raise Refusal("button_out_of_order", table=table)
    return [ButtonTold(table, *told)]


def all_here(floor: Floor, table: int, away: Collection[int], now_us: int) -> list[Event]:
    """Note that all sit at a table but those in the seats `away`.

    Refuses ``table_not_open`` and ``nobody_in_seat``.
    """
    must_be_open(floor, table)
    seating, known = floor.seating, floor.attendance
    missing = set()
    for number in sorted(set(away)):
        entry = seating.entry_at.get(Seat(table, number))
        if entry is None:
            raise Refusal("nobody_in_seat", seat=str(Seat(table, number)))
        missing.add(entry)
    here = tuple(entry for entry in seating.at_table(table) if entry not in missing)
    gone = [PlayerAway(entry, now_us) for entry in sorted(missing) if entry not in known.away]
    return [TableAllHere(table, here), *gone]


def away(floor: Floor, entry: int, since_us: int) -> list[Event]:
    """Note that a player is not at his seat; refuses ``not_seated`` and ``away_already``."""
    _must_sit(floor, entry)
    if entry in floor.attendance.away:
        raise Refusal("away_already", entry=entry)
    return [PlayerAway(entry, since_us)]


def back(floor: Floor, entry: int) -> list[Event]:
    """Note that a player has come to his seat; refuses ``not_seated`` and ``here_already``."""
    _must_sit(floor, entry)
    if floor.attendance.state_of(entry) is SeatState.TAKEN:
        raise Refusal("here_already", entry=entry)
    return [PlayerBack(entry)]


def fix(floor: Floor, entry: int, *, stays: bool) -> list[Event]:
    """Let a player not be moved, or be moved again; refuses ``stays_already``, ``may_move``."""
    floor.must_know(entry)
    if stays == (entry in floor.attendance.fixed):
        if stays:
            raise Refusal("stays_already", entry=entry)
        raise Refusal("may_move", entry=entry)
    return [PlayerFixed(entry, stays)]


def part(floor: Floor, one: int, other: int, *, apart: bool) -> list[Event]:
    """Keep two from one table in coming draws, or no longer.

    Refuses ``same_entry``, ``kept_apart``, ``not_kept_apart``.
    """
    for entry in (one, other):
        floor.must_know(entry)
    if one == other:
        raise Refusal("same_entry", entry=one)
    both = pair(one, other)
    if apart == (both in floor.attendance.apart):
        if apart:
            raise Refusal("kept_apart", one=both[0], other=both[1])
        raise Refusal("not_kept_apart", one=both[0], other=both[1])
    return [PairParted(*both, apart)]


def _must_sit(floor: Floor, entry: int) -> None:
    floor.must_know(entry)
    seat_of(floor, entry)


class Absence(msgspec.Struct, frozen=True):
    """Who is away from which seat since when (UTC), and the chips posted meanwhile or before."""

    entry: int
    seat: Seat
    since_us: int
    posted: int


def who_is_away(floor: Floor) -> list[Absence]:
    """All who are noted as away, longest first; it looks at these and no others."""
    known, seat_of = floor.attendance, floor.seating.seat_of
    found = [
        Absence(entry, seat_of[entry], since_us, known.posted.get(entry, 0))
        for entry, since_us in known.away.items()
        if entry in seat_of
    ]
    return sorted(found, key=lambda one: (one.since_us, one.seat))


def open_table(floor: Floor, number: int, seats: int) -> list[Event]:
    """Use a table of so many seats; refuses ``table_open``."""
    if number in floor.seating.tables:
        raise Refusal("table_open", table=number)
    return [TableOpened(number, seats)]


def close_table(floor: Floor, number: int) -> list[Event]:
    """Use a table no longer.

    Refuses ``table_not_open``, ``table_not_empty``, ``players_expected``.
    """
    must_be_open(floor, number)
    sitting = floor.seating.at_table(number)
    if sitting:
        raise Refusal("table_not_empty", table=number, entries=", ".join(map(str, sorted(sitting))))
    if floor.seating.expected_at(number):
        raise Refusal("players_expected", table=number)
    return [TableClosed(number)]
