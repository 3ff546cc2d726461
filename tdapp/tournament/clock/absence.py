"""A clock that ran while the program was away: it is held, and then the time counts or not."""

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.tournament.facts.clock import ClockHeld, ClockSet, ClockStarted
from tdapp.tournament.state.clock import Away, Clock, ClockPosition, position
from tdapp.tournament.tournament import Tournament


def hold_clock(tournament: Tournament, seen: Instant, now: Instant) -> list[Event]:
    """Let a running clock stand where it stood when the program was last `seen`.

    Refuses ``clock_paused``. What was recorded later than that was seen too.
    """
    clock = tournament.clock
    if clock.anchor is None:
        raise Refusal("clock_paused")
    ran_us = now.since(clock.anchor)
    away_us = min(now.since(seen), ran_us)
    here = _after(tournament, ran_us - away_us, now)
    return [ClockHeld(here.index, here.remaining_us, now, away_us)]


def count_time_away(tournament: Tournament, now: Instant) -> list[Event]:
    """Let the clock run as if it had never been held; refuses ``nobody_was_away``."""
    here = with_time_away(tournament, now)
    return [ClockStarted(here.index, here.remaining_us, now)]


def leave_time_out(tournament: Tournament, now: Instant) -> list[Event]:
    """Let the clock stand where it was held until it is started; refuses ``nobody_was_away``."""
    _away(tournament)
    here = position(tournament.conditions, tournament.clock, now)
    index, left_us = here.index, here.remaining_us
    return [ClockSet(index, left_us, now, index, left_us, running=False)]


def with_time_away(tournament: Tournament, now: Instant) -> ClockPosition:
    """Where the clock would stand had it not been held; refuses ``nobody_was_away``."""
    away = _away(tournament)
    return _after(tournament, away.span_us + now.since(away.back), now)


def _away(tournament: Tournament) -> Away:
    if tournament.clock.away is None:
        raise Refusal("nobody_was_away")
    return tournament.clock.away


def _after(tournament: Tournament, span_us: int, now: Instant) -> ClockPosition:
    """Where the clock stands so long after what it holds."""
    clock = tournament.clock
    left_us = clock.remaining_us or 0
    return position(tournament.conditions, Clock(clock.index, left_us - span_us), now)
