"""Keeps in sight for a while what the clocks ran over, of the event in view and of the others."""

from collections.abc import Callable, Sequence

from tdapp.calls.tournament.clockwork import Clockwork
from tdapp.core.ids import StreamId
from tdapp.core.instant import Instant
from tdapp.desk.desk import Desk
from tdapp.tournament.clock.crossings import Crossing
from tdapp.tournament.tournament import Tournament
from tdapp.ui.clock.crossing_words import crossing_words

SHOWN_US = 30_000_000

Lines = tuple[str, str]


class Warnings:
    """Hears the clockwork; `leave` ends it."""

    def __init__(self, clockwork: Clockwork, desk: Desk) -> None:
        self._desk = desk
        self._told: dict[StreamId, tuple[Instant, Lines]] = {}
        self.leave: Callable[[], None] = clockwork.heed(self._hear)

    def lines(self, event: StreamId | None, now: Instant) -> Lines | None:
        """The newest warning of this event, else the newest of another one under its title."""
        told = {one: lines for one, (at, lines) in self._told.items() if now.since(at) < SHOWN_US}
        if not told or event in told:
            return told.get(event) if event is not None else None
        other = next(reversed(told))
        upper, lower = told[other]
        return f"{self._state(other).conditions.title}: {upper}", lower

    def _hear(self, event: StreamId, crossed: Sequence[Crossing]) -> None:
        self._told.pop(event, None)
        lines = crossing_words(self._state(event).conditions, crossed)
        self._told[event] = self._desk.time.now(), lines

    def _state(self, event: StreamId) -> Tournament:
        found: Tournament = self._desk.state(event)
        return found
