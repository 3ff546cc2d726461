"""Common late corrections, each an act of its own that needs no undo of what came after."""

from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.floor.seats import Seat
from tdapp.tournament.exits.eliminating import must_be_playing, must_leave_one, seat_of
from tdapp.tournament.exits.events import (
    EntryBusted,
    EntryReinstated,
    ExitPassedOn,
    ExitsReordered,
    OutOfChips,
)
from tdapp.tournament.exits.order import reordered
from tdapp.tournament.exits.pending import held_back, must_not_be_pending
from tdapp.tournament.prizes.guarding import must_keep_paid_places
from tdapp.tournament.seats.events import SeatGiven
from tdapp.tournament.tournament import Tournament


def reinstate(tournament: Tournament, entry: int, seat: Seat | None = None) -> list[Event]:
    """Put an entry back, into the seat it left or into another free one.

    Who only waits to buy again has chips after all, and keeps the seat.
    Refuses ``not_out``, ``seat_taken``, ``no_such_seat``, ``already_entered``, ``prize_paid``.
    """
    tournament.entry(entry)
    if entry in tournament.exits.out_of_chips:
        return [EntryReinstated(entry)]
    out = tournament.exits.by_entry.get(entry)
    if out is None:
        raise Refusal("not_out", entry=entry)
    _must_not_play_on(tournament, entry)
    events: list[Event] = [EntryReinstated(entry)]
    wanted = seat or out.seat
    if wanted is not None:
        must_be_free(tournament, wanted)
        events.append(SeatGiven(entry, wanted))
    must_keep_paid_places(tournament, events)
    return events


def insert_exit(
    tournament: Tournament, entry: int, before: int, happened_us: int | None = None
) -> list[Event]:
    """Record an exit that was forgotten: just before entry `before` lost its chips or left.

    Refuses ``already_out``, ``not_seated``, ``not_out``, ``last_one_left``, ``prize_paid``.
    """
    tournament.entry(entry)
    exits = tournament.exits
    if entry in exits.by_entry:
        raise Refusal("already_out", entry=entry)
    if before == entry or before not in exits.position_of:
        raise Refusal("not_out", entry=before)
    must_not_be_pending(tournament, entry)
    seat = seat_of(tournament, entry)
    must_leave_one(tournament, entry)
    first = next(one for one in exits.group(before) if one != entry)
    next_ = exits.lost(first)
    when = happened_us if happened_us is not None else next_.happened_us
    out = EntryBusted(entry, seat, next_.level, first, happened_us=when)
    events: list[Event] = [*held_back(tournament, [out])]
    must_keep_paid_places(tournament, events)
    return events


def reorder(tournament: Tournament, groups: tuple[tuple[int, ...], ...]) -> list[Event]:
    """Put exits into another order among themselves, worst place first; a group shares a place.

    Who waits to buy again may be among them. Refuses ``not_out``, ``nobody_named``,
    ``splits_a_tie``, ``prize_paid``.
    """
    named = [entry for group in groups for entry in group]
    if len(named) < 2 or len(set(named)) != len(named):  # noqa: PLR2004
        raise Refusal("nobody_named")
    for entry in named:
        if entry not in tournament.exits.position_of:
            raise Refusal("not_out", entry=entry)
        if set(tournament.exits.group(entry)) - set(named):
            raise Refusal("splits_a_tie", entry=entry)
    tied = tuple(entry for group in groups for entry in group[1:])
    _must_stand_together(tournament, groups, tied)
    events: list[Event] = [ExitsReordered(tuple(named), tied)]
    must_keep_paid_places(tournament, events)
    return events


def pass_on(
    tournament: Tournament, wrong: int, right: int, back: Seat | None = None
) -> list[Event]:
    """The wrong player was taken out: the exit passes to `right`, and `wrong` sits down again.

    He gets his own seat, or `back` where that is taken. Refuses ``not_out``, ``already_out``,
    ``not_seated``, ``table_on_hold``, ``seat_taken``, ``no_such_seat``, ``already_entered``,
    ``prize_paid``.
    """
    tournament.entry(right)
    if wrong in tournament.exits.out_of_chips:
        return _pass_wait_on(tournament, tournament.exits.out_of_chips[wrong], right)
    out = tournament.exits.by_entry.get(wrong)
    if out is None:
        raise Refusal("not_out", entry=wrong)
    if right in tournament.exits.by_entry:
        raise Refusal("already_out", entry=right)
    seat = seat_of(tournament, right)
    if seat.table in tournament.seating.held:
        raise Refusal("table_on_hold", table=seat.table)
    _must_not_play_on(tournament, wrong)
    wanted = back or out.seat
    if wanted is None:
        raise Refusal("not_seated", entry=wrong)
    if wanted != seat:
        must_be_free(tournament, wanted)
    events: list[Event] = [ExitPassedOn(wrong, right, seat, wanted)]
    must_keep_paid_places(tournament, events)
    return events


def _pass_wait_on(tournament: Tournament, wrong: OutOfChips, right: int) -> list[Event]:
    """Not `wrong` lost the last chips but `right`, who stands where he stood."""
    must_be_playing(tournament, right)
    exits = tournament.exits
    if right in exits.out_of_chips:
        raise Refusal("may_buy_again", entry=right)
    told = wrong.told and replace(wrong.told, entry=right, table=seat_of(tournament, right).table)
    next_ = exits.at.get(exits.position_of[wrong.entry] + 1)
    level = replace(wrong, entry=right, before=next_, tied=True, told=told)
    return [level, EntryReinstated(wrong.entry)]


def _must_not_play_on(tournament: Tournament, entry: int) -> None:
    """Refuse ``already_entered`` where its person entered again and is in play."""
    last = tournament.entries.by_person[tournament.entry(entry).person][-1]
    if last not in tournament.exits.by_entry:
        raise Refusal("already_entered", entry=last)


def _must_stand_together(
    tournament: Tournament, groups: tuple[tuple[int, ...], ...], tied: tuple[int, ...]
) -> None:
    """Who shares a place has to stand next to the others in the order."""
    entries = tuple(entry for group in groups for entry in group)
    try:
        reordered(tournament.exits, entries, tied)
    except Contradiction as clash:
        raise Refusal("not_together", entry=clash.details["entry"]) from clash


def must_be_free(tournament: Tournament, seat: Seat) -> None:
    """Refuse ``seat_taken``, ``no_such_seat``, ``seat_kept`` for a mover and ``seat_locked``."""
    seating = tournament.seating
    if seat in seating.entry_at:
        raise Refusal("seat_taken", seat=str(seat), entry=seating.entry_at[seat])
    if not 1 <= seat.seat <= seating.tables.get(seat.table, 0):
        raise Refusal("no_such_seat", seat=str(seat))
    if seat in seating.reserved:
        raise Refusal("seat_kept", seat=str(seat), slip=seating.reserved[seat])
    if seat in seating.locked:
        raise Refusal("seat_locked", seat=str(seat))
