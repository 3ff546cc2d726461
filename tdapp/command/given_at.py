"""Where a command is given: the desk, who works there, and the event in view at that moment."""

from dataclasses import dataclass
from typing import cast

from tdapp.calls.tournament.event import addresses
from tdapp.core.ids import StreamId
from tdapp.core.instant import Instant
from tdapp.desk.desk import Desk
from tdapp.desk.permissions import Actor
from tdapp.house.house import House
from tdapp.shown.event_titles import EventNumbers
from tdapp.till.payment import Payment
from tdapp.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class GivenAt:
    """What a command is read and decided by; nothing of a window.

    `in_view` is the event that is meant where the line names none, `payment` how chips are paid
    for while nothing else is said; clocks show the time of the `zone`.
    """

    desk: Desk
    actor: Actor
    house: StreamId
    in_view: StreamId | None
    payment: Payment
    now: Instant
    zone: str

    @property
    def numbers(self) -> EventNumbers:
        """The events by their numbers."""
        return EventNumbers(self.desk)

    @property
    def announced(self) -> list[StreamId]:
        """Every announced event, the oldest first."""
        found = addresses(self.desk)
        return [one for one in found if self.event(one).programme.conditions is not None]

    def event(self, event: StreamId) -> Tournament:
        """An event as it stands."""
        return cast("Tournament", self.desk.state(event))

    @property
    def room(self) -> House:
        """The house as it stands."""
        return cast("House", self.desk.state(self.house))
