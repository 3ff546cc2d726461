"""Exits told late or out of order, put right without an undo of what came after."""

from tdapp.core.event import Event
from tdapp.core.free_text import LABEL, must_be_plain
from tdapp.core.instant import Instant
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.table.guards import seat_of
from tdapp.tournament.exits.eliminating import (
    must_be_sold_by,
    must_leave_one,
    must_not_meet_in_pairs,
)
from tdapp.tournament.facts.exits import EntryBusted, ExitsReordered
from tdapp.tournament.guards.paid_places import must_keep_paid_places
from tdapp.tournament.guards.pending_exits import held_back, must_not_be_pending
from tdapp.tournament.reckoning.exit_order import reordered
from tdapp.tournament.tournament import Tournament


def insert_exit(
    tournament: Tournament,
    entry: int,
    before: int,
    at: Instant | None = None,
    *,
    hand: str | None = None,
    now: Instant | None = None,
) -> list[Event]:
    """Record an exit that was forgotten: just before entry `before` lost its chips or left.

    It happened in `hand` and `at` a moment before `now`, where these are known.
    Refuses ``already_out``, ``not_seated``, ``not_out``, ``last_one_left``, ``prize_paid``.
    """
    tournament.entry(entry)
    must_be_plain(hand or "", LABEL)
    exits = tournament.exits
    if entry in exits.by_entry:
        raise Refusal("already_out", entry=entry)
    if before == entry or before not in exits.position_of:
        raise Refusal("not_out", entry=before)
    must_not_meet_in_pairs(tournament, entry)
    must_not_be_pending(tournament, entry)
    seat = seat_of(tournament, entry)
    must_leave_one(tournament, entry)
    must_be_sold_by(tournament, at.utc_us if at else None, now, entry)
    first = next(one for one in exits.group(before) if one != entry)
    next_ = exits.lost(first)
    when, at = (at.utc_us, at) if at is not None else (next_.happened_us, next_.lost_at)
    out = EntryBusted(entry, seat, next_.level, first, hand=hand, happened_us=when, lost_at=at)
    events: list[Event] = [*held_back(tournament, [out])]
    must_keep_paid_places(tournament, events)
    return events


def reorder(tournament: Tournament, groups: tuple[tuple[int, ...], ...]) -> list[Event]:
    """Put exits into another order among themselves, worst place first; a group shares a place.

    Who waits to buy again may be among them. Refuses ``not_out``, ``nobody_named``,
    ``splits_a_tie``, ``prize_paid``.
    """
    named = [entry for group in groups for entry in group]
    must_not_meet_in_pairs(tournament, min(named, default=0))
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


def _must_stand_together(
    tournament: Tournament, groups: tuple[tuple[int, ...], ...], tied: tuple[int, ...]
) -> None:
    """Who shares a place has to stand next to the others in the order."""
    entries = tuple(entry for group in groups for entry in group)
    try:
        reordered(tournament.exits, entries, tied)
    except Contradiction as clash:
        raise Refusal("not_together", entry=clash.details["entry"]) from clash
