"""Remembers where each clock was last seen, so that what it ran over since is told once."""

from dataclasses import dataclass

from tdapp.core.ids import StreamId
from tdapp.core.instant import Instant
from tdapp.tournament.clock.crossings import Crossing, between
from tdapp.tournament.clock.windows import played_us
from tdapp.tournament.state.clock import Clock, ClockPosition, position
from tdapp.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Look:
    """A clock as it was seen, and where it stood."""

    clock: Clock
    here: ClockPosition
    now: Instant


class ClockWatch:
    """A first look tells nothing: what was run over before it is past."""

    def __init__(self) -> None:
        self._last: dict[StreamId, Look] = {}

    def look(self, event: StreamId, state: Tournament, now: Instant) -> tuple[Crossing, ...]:
        """The levels and breaks passed since the last look at an announced event's clock."""
        look = Look(state.clock, position(state.conditions, state.clock, now), now)
        before, self._last[event] = self._last.get(event), look
        if before is None or state.programme.over:
            return ()
        there = _seen_from(before, look, state)
        return () if there is None else between(state, there, look.here)


def _seen_from(before: Look, look: Look, state: Tournament) -> ClockPosition | None:
    """Where the clock began to run to where it is; None if it did not run there."""
    clock, conditions = look.clock, state.conditions
    if clock.anchor is not None and clock.anchor != before.clock.anchor:
        return ClockPosition(clock.index, clock.remaining_us or 0)
    ran_us = played_us(conditions, look.here) - played_us(conditions, before.here)
    could_run = before.clock.running and 0 < ran_us <= look.now.since(before.now)
    return before.here if could_run else None
