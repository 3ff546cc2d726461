"""Leaving an event otherwise than by losing the last chips."""

from collections.abc import Sequence

from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.free_text import LABEL, must_be_plain
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.permits import why_not_disqualified
from tdapp.rules.presence_rules import Offence
from tdapp.table.guards import must_not_be_dealt_in
from tdapp.table.hands.entering import dead_at_once
from tdapp.tournament.clock.then import moment_of, then
from tdapp.tournament.exits.eliminating import (
    must_be_sold_by,
    must_leave_one,
    must_not_be_over,
    next_after,
)
from tdapp.tournament.facts.exits import Departure, EntryLeft, ExitPending
from tdapp.tournament.guards.pending_exits import held_back, must_not_be_pending
from tdapp.tournament.state.clock import level_number
from tdapp.tournament.tournament import Tournament

BY_STAGE = frozenset({Departure.NOT_THROUGH, Departure.RETIRED})
"""How nobody leaves but by the end of a stage."""


def leave(
    tournament: Tournament,
    entry: int,
    departure: Departure,
    chips: int,
    now: Instant,
    happened_us: int | None = None,
    *,
    offence: Offence | None = None,
) -> list[Event]:
    """Let an entry leave without a refund; it takes a place and its `chips` go out of play.

    Who waits to buy again leaves as of when the chips were lost. Disqualification: STAR 28.7.4,
    28.7.5, 28.9.4, TAS C20.19, ADELAIDE 111(d), for an `offence` of the rulebook or another reason;
    the hand of who is dealt in is dead. Others are refused ``hand_in_play`` then. Refuses
    ``already_out``, ``exit_pending``, ``seat_was_taken`` (by a no-show), ``not_a_stack``,
    ``last_one_left``, ``play_is_over``, ``out_by_stage`` and, as `permits.why_not_disqualified`,
    the offence.
    """
    _must_be_ruled(tournament, departure, offence)
    _must_be_able_to_leave(tournament, entry, departure, now)
    if not 0 <= chips <= tournament.chips_in_play:
        raise Refusal("not_a_stack", stack=chips)
    must_leave_one(tournament, entry)
    must_be_sold_by(tournament, happened_us, now, entry)
    left = _left(tournament, entry, (departure, chips, offence), now, happened_us)
    dead = dead_at_once(tournament, entry) if departure is Departure.DISQUALIFIED else []
    if tournament.matches.drawn:
        from tdapp.tournament.matches.playing import left_the_bracket

        return [*dead, *left_the_bracket(tournament, left, now)]
    return [*dead, *held_back(tournament, [left])]


def _left(
    tournament: Tournament,
    entry: int,
    how: tuple[Departure, int, Offence | None],
    now: Instant,
    happened_us: int | None,
) -> EntryLeft:
    """The exit of who leaves now, or of who waits to buy again as of when the chips were lost."""
    departure, chips, offence = how
    seat = tournament.seating.seat_of.get(entry)
    waiting = tournament.exits.out_of_chips.get(entry)
    if waiting is not None:
        told = (waiting.happened_us, None, True, offence, waiting.hand, waiting.lost_at)
        return EntryLeft(entry, seat, waiting.level, departure, chips, *told)
    level = level_number(then(tournament, happened_us, now), now)
    at = moment_of(happened_us, now)
    before = next_after(tournament, at) if happened_us else None
    return EntryLeft(
        entry, seat, level, departure, chips, at.utc_us, before, False, offence, None, at
    )


def in_hand(left: Sequence[Event], hand: str | None) -> list[Event]:
    """What `leave` decided, in a hand where one is named and none was known."""
    must_be_plain(hand or "", LABEL)
    return [
        replace(one, hand=one.hand or hand) if isinstance(one, EntryLeft | ExitPending) else one
        for one in left
    ]


def _must_be_able_to_leave(
    tournament: Tournament, entry: int, departure: Departure, now: Instant
) -> None:
    tournament.entry(entry)
    if entry in tournament.exits.by_entry:
        raise Refusal("already_out", entry=entry)
    must_not_be_over(tournament, now)
    must_not_be_pending(tournament, entry)
    if departure is Departure.NO_SHOW and entry in tournament.attendance.taken:
        raise Refusal("seat_was_taken", entry=entry)
    if departure is not Departure.DISQUALIFIED:
        must_not_be_dealt_in(tournament, entry)


def _must_be_ruled(tournament: Tournament, departure: Departure, offence: Offence | None) -> None:
    if departure in BY_STAGE:
        raise Refusal("out_by_stage")
    if offence is None:
        return
    if departure is not Departure.DISQUALIFIED:
        raise Refusal("offence_disqualifies")
    refusal = why_not_disqualified(tournament.conditions.rules, offence)
    if refusal is not None:
        raise refusal
