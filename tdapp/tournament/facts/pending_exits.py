"""The facts of exits at a table on hold: they are pending until it is freed."""

from tdapp.core.event import Event
from tdapp.rules.presence_rules import Offence
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.reckoning.ties import Out


class ExitPending(Event, frozen=True, kw_only=True):
    """An entry lost its last chips, or left, at a table on hold: it has no place until that ends.

    It keeps its seat. The fields are those of the exit that it becomes; the `chips` of a
    `departure` go out of play only then.
    """

    v = 2
    binding = True

    entry: int
    seat: Seat
    level: int
    before: int | None = None
    tied: bool = False
    hand: str | None = None
    happened_us: int | None = None
    told: Out | None = None
    departure: Departure | None = None
    chips: int = 0
    waited: bool = False
    offence: Offence | None = None


class PendingExitDropped(Event, frozen=True):
    """The dispute ended so that an entry whose exit was pending plays on."""

    binding = True

    entry: int
