"""Leaving an event otherwise than by losing the last chips."""

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.tournament.clock.clock import level_number
from tdapp.tournament.exits.eliminating import must_leave_one, next_after
from tdapp.tournament.exits.events import Departure, EntryLeft
from tdapp.tournament.tournament import Tournament


def leave(
    tournament: Tournament,
    entry: int,
    departure: Departure,
    chips: int,
    now: Instant,
    happened_us: int | None = None,
) -> list[Event]:
    """Let an entry leave without a refund; it takes a place and its `chips` go out of play.

    Disqualification: STAR 28.7.4, 28.7.5, 28.9.4, TAS C20.19, ADELAIDE 111(d). Refuses
    ``already_out``, ``not_a_stack``, ``last_one_left``.
    """
    tournament.entry(entry)
    if entry in tournament.exits.by_entry:
        raise Refusal("already_out", entry=entry)
    if not 0 <= chips <= tournament.chips_in_play:
        raise Refusal("not_a_stack", stack=chips)
    must_leave_one(tournament, entry)
    seat = tournament.seating.seat_of.get(entry)
    level = level_number(tournament, now)
    when = happened_us or now.utc_us
    before = next_after(tournament, happened_us)
    return [EntryLeft(entry, seat, level, departure, chips, when, before)]
