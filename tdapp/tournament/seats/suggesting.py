"""What the floor should do next: who moves where, which table breaks, where play halts."""

import msgspec

from tdapp.floor.balancing import Balancing, Procedure, balance
from tdapp.floor.breaking import next_break
from tdapp.floor.button import TableAtRest
from tdapp.floor.halting import Halt, halts
from tdapp.floor.seats import Seat
from tdapp.floor.tolerance import BalancingSettings
from tdapp.tournament.seats.buttons import Told
from tdapp.tournament.tournament import Tournament


class FloorSettings(msgspec.Struct, frozen=True):
    """How an event keeps its tables even, and how full they may become when one breaks.

    `load` is the ideal number of players at a table, None for all its seats.
    """

    balancing: BalancingSettings = BalancingSettings()
    load: int | None = None


ORDINARY = FloorSettings()


class Suggestions(msgspec.Struct, frozen=True):
    """A table to break, or else moves that make the tables even; and where play should halt.

    Nothing is suggested while `alternates` wait: freed seats are theirs.
    """

    breaks: int | None = None
    balancing: Balancing | None = None
    halts: tuple[Halt, ...] = ()
    alternates: bool = False


def suggestions(tournament: Tournament, settings: FloorSettings = ORDINARY) -> Suggestions:
    """What should be done now, with the moves under way counted as made.

    It looks into the tables that it names and no others.
    """
    if tournament.alternates_waiting:
        return Suggestions(alternates=True)
    counts = tournament.seating.counts
    breaks = table_to_break(tournament, settings)
    alarms = halts(counts, lambda table: at_rest(tournament, table), settings.balancing.halt_at)
    if breaks is not None:
        return Suggestions(breaks, halts=alarms)
    return Suggestions(balancing=moves_due(tournament, settings), halts=alarms)


def moves_due(tournament: Tournament, settings: FloorSettings = ORDINARY) -> Balancing:
    """The moves that bring the tables within tolerance."""
    seating = tournament.seating
    return balance(
        seating.counts,
        lambda table: at_rest(tournament, table),
        Procedure(seating.orders.breaking, seating.last_source),
        settings.balancing,
    )


def table_to_break(tournament: Tournament, settings: FloorSettings = ORDINARY) -> int | None:
    """The next table in the breaking order, if its players fit into the others."""
    seating = tournament.seating
    fixed = (seating.seat_of.get(entry) for entry in tournament.attendance.fixed)
    spared = {seat.table for seat in fixed if seat is not None}
    return next_break(seating.counts, seating.orders.breaking, settings.load, spared)


def at_rest(tournament: Tournament, table: int) -> TableAtRest:
    """What is known of a table between two hands, as it is once all moves under way are made.

    A seat that its player is about to leave is given to nobody yet.
    """
    seating = tournament.seating
    told = tournament.buttons.by_table.get(table, Told())
    entries = {
        number: seating.entry_at.get(Seat(table, number))
        for number in range(1, seating.tables[table] + 1)
    }
    leaving = {number for number, entry in entries.items() if entry in seating.slip_of}
    locked = {number for number in entries if Seat(table, number) in seating.locked}
    kept = {number for number in entries if Seat(table, number) in seating.reserved}
    here = {n: entry for n, entry in entries.items() if entry is not None and n not in leaving}
    return TableAtRest(
        len(entries),
        frozenset(here.keys() | kept),
        told.position,
        newcomers=(told.newcomers & here.keys()) | kept,
        locked=frozenset(locked | leaving),
        fixed=frozenset(n for n, entry in here.items() if entry in tournament.attendance.fixed),
        moved=frozenset(n for n, entry in here.items() if entry in seating.moved) | kept,
    )
