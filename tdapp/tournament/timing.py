"""Starting, pausing and following the clock."""

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.tournament.clock import position
from tdapp.tournament.events import ClockPaused, ClockStarted, LevelBegan
from tdapp.tournament.tournament import Tournament


def start_clock(tournament: Tournament, now: Instant) -> list[Event]:
    """Let the clock run from where it stands."""
    if tournament.clock.running:
        raise Refusal("clock_running")
    here = position(tournament.conditions, tournament.clock, now)
    return [ClockStarted(here.index, here.remaining_us, now)]


def pause_clock(tournament: Tournament, now: Instant) -> list[Event]:
    """Stop the clock; what is left of the level is kept to the microsecond."""
    if not tournament.clock.running:
        raise Refusal("clock_paused")
    here = position(tournament.conditions, tournament.clock, now)
    return [ClockPaused(here.index, here.remaining_us, now)]


def due_level(tournament: Tournament, now: Instant) -> int | None:
    """The level that was reached and is not in the record yet, by its index; None if none is."""
    programme = tournament.programme
    over = programme.conditions is None or programme.winner is not None
    if over or not tournament.clock.running:
        return None
    index = position(tournament.conditions, tournament.clock, now).index
    return index if index > tournament.clock.begun else None


def begin_level(tournament: Tournament, index: int, now: Instant) -> list[Event]:
    """Record that a level was reached; nothing if somebody recorded it before."""
    if index > position(tournament.conditions, tournament.clock, now).index:
        raise Refusal("level_not_reached", level=tournament.conditions.number(index))
    return [] if index <= tournament.clock.begun else [LevelBegan(index)]
