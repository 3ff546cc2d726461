"""What the floor should do next: redraw, break, move, halt play, close a table."""

from itertools import chain, islice

import msgspec
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.rules.permits import why_seats_are_fixed
from tdapp.table.floor import table_at
from tdapp.table.geometry.balancing import Balancing, Company, Halt, Procedure, balance, halts
from tdapp.table.geometry.breaking import next_break
from tdapp.table.geometry.redraw import redraw_due
from tdapp.table.geometry.seats import Seat
from tdapp.table.seating.apart import kept_apart, pairs_together
from tdapp.tournament.clock.windows import may_still_enter
from tdapp.tournament.guards.room_left import places_to_give
from tdapp.tournament.tournament import Tournament


class Suggestions(msgspec.Struct, frozen=True):
    """What should be done at the tables now: a redraw, or a table to break, or moves.

    - `redraw`: the tables over which the whole field should be drawn anew; none unless it is due.
    - `opens`: the table to open because more are in play than have seats.
    - `halts`: where play should halt.
    - `empty`: tables that all have left, to be closed.
    - `together`: pairs to be kept apart who are at one table.

    Nothing is moved while `alternates` wait: freed seats are theirs, and `offer` is the ticket to
    call to one; where `seats_fixed` holds nobody is moved at all, nor before play has begun.
    """

    redraw: tuple[int, ...] = ()
    breaks: int | None = None
    balancing: Balancing | None = None
    opens: int | None = None
    halts: tuple[Halt, ...] = ()
    empty: tuple[int, ...] = ()
    together: tuple[tuple[int, int], ...] = ()
    alternates: bool = False
    offer: int | None = None
    seats_fixed: bool = False


def suggestions(tournament: Tournament) -> Suggestions:
    """What should be done now, with the moves under way counted as made.

    Nobody moves once play is over, nor from one stage of an event to another, nor where each table
    is played out by itself. It looks into the tables that it names and no others.
    """
    if tournament.stages.plans and not tournament.stage:
        return Suggestions()
    found = Suggestions(
        empty=_left_by_all(tournament),
        together=pairs_together(tournament),
        alternates=tournament.alternates_waiting,
        offer=_ticket_to_call(tournament),
        opens=_table_to_open(tournament),
        seats_fixed=why_nobody_moves(tournament) is not None,
    )
    stays = found.seats_fixed or tournament.stages.each_table
    if stays or not play_has_begun(tournament) or tournament.is_decided:
        return found
    found = replace(found, halts=_alarms(tournament))
    if found.alternates:
        return found
    found = replace(found, redraw=redraw_over(tournament))
    if found.redraw:
        return found
    breaks = table_to_break(tournament)
    if breaks is not None:
        return replace(found, breaks=breaks)
    return replace(found, balancing=moves_due(tournament))


def timely_suggestions(tournament: Tournament) -> Suggestions:
    """The same as a director would do it: moves in place of a break that is not due yet."""
    found = suggestions(tournament)
    if found.breaks is None or break_due(tournament) is not None:
        return found
    return replace(found, breaks=None, balancing=moves_due(tournament))


def _left_by_all(tournament: Tournament) -> tuple[int, ...]:
    """Tables that were broken, and those that exits alone have emptied once nobody can enter.

    In a bracket they are empty between pairings too.
    """
    seating = tournament.seating
    if tournament.conditions.bracket is not None and not tournament.is_decided:
        return ()
    no_more = tournament.entries.closed and not tournament.alternates_waiting
    by_exits = seating.counts.with_players(0) if no_more else ()
    tables = {*seating.emptied, *chain(*by_exits)}
    return tuple(sorted(table for table in tables if not seating.expected_at(table)))


def play_has_begun(tournament: Tournament) -> bool:
    """Whether a clock that was perhaps forgotten has run, or somebody lost his chips or left."""
    return tournament.clock.started or len(tournament.exits.at) > 0


def _alarms(tournament: Tournament) -> tuple[Halt, ...]:
    halt_at = tournament.conditions.floor.balancing.halt_at
    return halts(tournament.seating.counts, lambda table: table_at(tournament, table), halt_at)


def _ticket_to_call(tournament: Tournament) -> int | None:
    """The alternate who is next, if there is a place for him."""
    first = tournament.alternates.first
    return first if tournament.alternates_waiting and places_to_give(tournament) > 0 else None


def _table_to_open(tournament: Tournament) -> int | None:
    """The next of the posted list, if the open tables do not seat all who are in play."""
    seating = tournament.seating
    in_pairs = tournament.conditions.bracket is not None
    short = seating.capacity < tournament.left and not in_pairs
    return seating.orders.coming[0] if short and seating.orders.coming else None


def moves_due(tournament: Tournament) -> Balancing:
    """The moves that bring the tables within tolerance; none where seats are fixed.

    Where one of several would do, it is one that keeps apart who is to be kept apart.
    """
    if why_nobody_moves(tournament) is not None:
        return Balancing((), 0, 0)
    seating = tournament.seating
    return balance(
        seating.counts,
        lambda table: table_at(tournament, table),
        Procedure(seating.orders.breaking, seating.last_source),
        tournament.conditions.floor.balancing,
        tournament.button_play,
        Company(
            lambda table, seat: seating.entry_at.get(Seat(table, seat)), kept_apart(tournament)
        ),
    )


def table_to_break(tournament: Tournament) -> int | None:
    """The next table in the breaking order, if its players fit into the others and may move."""
    return _next_break(tournament, spare=0)


def break_due(tournament: Tournament) -> int | None:
    """The table to break now.

    While more may enter, as many seats as at a table must stay free: a table that was just broken
    would have to open again for the next few who come.
    """
    spare = tournament.conditions.most_seats if may_still_enter(tournament) else 0
    return _next_break(tournament, spare)


def _next_break(tournament: Tournament, spare: int) -> int | None:
    if why_nobody_moves(tournament) is not None:
        return None
    seating = tournament.seating
    fixed = (seating.seat_of.get(entry) for entry in tournament.attendance.fixed)
    spared = {seat.table for seat in fixed if seat is not None}
    load = tournament.conditions.floor.load
    return next_break(seating.counts, seating.orders.breaking, load, spared, spare)


def redraw_over(tournament: Tournament) -> tuple[int, ...]:
    """The tables over which the field should be drawn anew, the last to break; none unless due.

    It is due only in a closed field, and not where seats are fixed.
    """
    conditions, seating = tournament.conditions, tournament.seating
    if not conditions.floor.redraws or not tournament.entries.closed:
        return ()
    if why_nobody_moves(tournament) is not None:
        return ()
    settings = conditions.floor.redrawing(conditions.most_seats)
    field, left = tournament.entries.count, tournament.left
    number = redraw_due(settings, field, left, seating.counts.in_use)
    if number is None:
        return ()
    used = (table for table in reversed(seating.orders.breaking) if seating.expected_at(table))
    tables = tuple(islice(used, number))
    return tables if sum(seating.tables[table] for table in tables) >= left else ()


def why_nobody_moves(tournament: Tournament) -> Refusal | None:
    """``seats_are_fixed`` with the rule, unless the conditions say otherwise; None if they move.

    In a bracket ``seats_by_pairing``: a match in play is never broken.
    """
    conditions = tournament.conditions
    if conditions.bracket is not None:
        return Refusal("seats_by_pairing")
    said = conditions.attendance.seats_fixed
    return why_seats_are_fixed(conditions.rules, by_conditions=said)


def must_not_sit_in_pairs(tournament: Tournament) -> None:
    """Refuse ``seats_by_pairing``: in a bracket the call of a pairing gives the seats."""
    if tournament.conditions.bracket is not None:
        raise Refusal("seats_by_pairing")


def must_be_free_to_move(tournament: Tournament) -> None:
    """Refuse ``seats_are_fixed``."""
    fixed = why_nobody_moves(tournament)
    if fixed is not None:
        raise fixed


def must_be_free_to_redraw(tournament: Tournament) -> None:
    """Refuse ``seats_are_fixed`` once the clock ran; before, a draw is the ballot held again."""
    if tournament.clock.started or tournament.conditions.bracket is not None:
        must_be_free_to_move(tournament)
