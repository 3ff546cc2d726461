"""A clock that ran while the program was away: it is held, and then the time counts or not."""

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.tournament.clock.timing import must_be_a_time
from tdapp.tournament.clock.windows import must_be_undecided
from tdapp.tournament.facts.clock import ClockHeld, ClockSet, ClockStarted
from tdapp.tournament.state.clock import Away, Clock, ClockPosition, position
from tdapp.tournament.tournament import Tournament


def hold_clock(tournament: Tournament, seen: Instant, now: Instant) -> list[Event]:
    """Let a running clock stand where it stood when the program was last `seen`.

    Refuses ``clock_paused``. What was recorded later than that was seen too. How long it had run
    is exact where the clock was started and seen within one boot; how long nobody was there is not
    known where the computer came up by an earlier wall time than it was last seen at.
    """
    clock = tournament.clock
    if clock.anchor is None:
        raise Refusal("clock_paused")
    ran_us = seen.since(clock.anchor)
    if now.boot == clock.anchor.boot:
        ran_us = min(ran_us, now.since(clock.anchor))
    last = seen if ran_us else clock.anchor
    known = now.boot == last.boot or now.utc_us >= last.utc_us
    here = _after(tournament, ran_us, now)
    return [ClockHeld(here.index, here.remaining_us, now, now.since(last), known)]


def count_time_away(
    tournament: Tournament, now: Instant, told_us: int | None = None
) -> list[Event]:
    """Let the clock run as if it had never been held; `told_us` says how long nobody was there.

    Refuses ``nobody_was_away``, ``time_away_unknown`` and, beyond a day, ``time_out_of_range``.
    """
    here = with_time_away(tournament, now, told_us)
    return [ClockStarted(here.index, here.remaining_us, now)]


def leave_time_out(tournament: Tournament, now: Instant) -> list[Event]:
    """Let the clock stand where it was held until it is started; refuses ``nobody_was_away``."""
    _away(tournament)
    here = position(tournament.conditions, tournament.clock, now)
    index, left_us = here.index, here.remaining_us
    return [ClockSet(index, left_us, now, index, left_us, running=False)]


def with_time_away(
    tournament: Tournament, now: Instant, told_us: int | None = None
) -> ClockPosition:
    """Where the clock would stand had it not been held; refuses as `count_time_away`."""
    must_be_undecided(tournament, now)
    away = _away(tournament)
    if told_us is None and not away.known:
        raise Refusal("time_away_unknown")
    span_us = away.span_us if told_us is None else told_us
    if told_us:
        must_be_a_time(told_us)
    return _after(tournament, span_us + now.since(away.back), now)


def _away(tournament: Tournament) -> Away:
    if tournament.clock.away is None:
        raise Refusal("nobody_was_away")
    return tournament.clock.away


def _after(tournament: Tournament, span_us: int, now: Instant) -> ClockPosition:
    """Where the clock stands so long after what it holds."""
    clock = tournament.clock
    left_us = clock.remaining_us or 0
    return position(tournament.conditions, Clock(clock.index, left_us - span_us), now)
