"""Starting, pausing, setting and following the clock."""

from collections.abc import Sequence
from functools import reduce

from tdapp.core.event import Event
from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.tournament.clock.windows import is_decided, must_be_undecided
from tdapp.tournament.facts.clock import (
    ClockPaused,
    ClockSet,
    ClockStarted,
    ClockStopped,
    LevelBegan,
)
from tdapp.tournament.state.clock import Clock, ClockPosition, position
from tdapp.tournament.tournament import FOLDS, Tournament

LEAST_US = 1_000_000
MOST_HOURS = 24
MOST_US = MOST_HOURS * 60 * MINUTE_US
MOST_LEVELS = 1_000


def start_clock(tournament: Tournament, now: Instant) -> list[Event]:
    """Let the clock run from where it stands; refuses ``clock_running``, ``event_decided``."""
    must_be_undecided(tournament, now)
    if tournament.clock.running:
        raise Refusal("clock_running")
    here = _here(tournament, now)
    return [ClockStarted(here.index, here.remaining_us, now)]


def pause_clock(tournament: Tournament, now: Instant) -> list[Event]:
    """Stop the clock; what is left of the level is kept to the microsecond."""
    if not tournament.clock.running:
        raise Refusal("clock_paused")
    here = _here(tournament, now)
    return [ClockPaused(here.index, here.remaining_us, now)]


def stop_when_decided(
    tournament: Tournament, events: Sequence[Event], now: Instant
) -> list[ClockStopped]:
    """Stop a running clock where these facts decide the event, as it stands by then.

    Facts that do not fit are left to the desk to refuse.
    """
    if not tournament.clock.running or tournament.left > len(events) + tournament.left_at_end:
        return []
    try:
        then = reduce(FOLDS.apply, events, tournament)
    except Contradiction:
        return []
    if not then.clock.running or not is_decided(then, now):
        return []
    here = _here(then, now)
    return [ClockStopped(here.index, here.remaining_us, now)]


def set_clock(
    tournament: Tournament, index: int, remaining_us: int, now: Instant
) -> list[ClockSet]:
    """Let `remaining_us` of the level at `index` be left; a running clock runs on from there.

    Refuses ``event_decided``, ``no_level_before``, ``no_such_level`` and, beyond a day,
    ``time_out_of_range``. More than the level's length can be left: time is added to levels.
    """
    must_be_undecided(tournament, now)
    old = _here(tournament, now)
    if index < 0:
        raise Refusal("no_level_before")
    if index >= MOST_LEVELS:
        raise Refusal("no_such_level")
    must_be_a_time(remaining_us)
    running = tournament.clock.running
    return [ClockSet(index, remaining_us, now, old.index, old.remaining_us, running)]


def must_be_a_time(span_us: int) -> None:
    """Refuse ``time_out_of_range`` beyond a day, and no time at all."""
    if not 0 < span_us <= MOST_US:
        raise Refusal("time_out_of_range", hours=MOST_HOURS)


def add_time(tournament: Tournament, delta_us: int, now: Instant) -> list[ClockSet]:
    """Lengthen what is left of the level by `delta_us`, or shorten it if that is negative.

    What is taken beyond the level's end is taken from the next ones; a second always stays.
    Refuses as `set_clock`, and more than a day at once as ``time_out_of_range``.
    """
    if abs(delta_us) > MOST_US:
        raise Refusal("time_out_of_range", hours=MOST_HOURS)
    old = _here(tournament, now)
    moved = Clock(old.index, old.remaining_us + delta_us)
    here = position(tournament.conditions, moved, now)
    return set_clock(tournament, here.index, max(LEAST_US, here.remaining_us), now)


def go_to_level(tournament: Tournament, index: int, now: Instant) -> list[ClockSet]:
    """Set the clock to the beginning of the level or break at `index`; refuses as `set_clock`."""
    length_us = tournament.conditions.level(max(0, index)).length_us
    return set_clock(tournament, index, length_us, now)


def due_level(tournament: Tournament, now: Instant) -> int | None:
    """The level that was reached and is not in the record yet, by its index; None if none is."""
    programme = tournament.programme
    if programme.conditions is None or programme.over or not tournament.clock.running:
        return None
    index = _here(tournament, now).index
    return index if index > tournament.clock.begun else None


def begin_level(tournament: Tournament, index: int, now: Instant) -> list[Event]:
    """Record that a level was reached; nothing if somebody recorded it before."""
    if index > _here(tournament, now).index:
        raise Refusal("level_not_reached", level=tournament.conditions.number(index))
    return [] if index <= tournament.clock.begun else [LevelBegan(index)]


def _here(tournament: Tournament, now: Instant) -> ClockPosition:
    return position(tournament.conditions, tournament.clock, now)
