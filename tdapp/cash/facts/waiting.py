"""The facts of the waiting lists: who joined, who was offered a seat, and who left."""

from enum import Enum

from tdapp.cash.table_sign import CashGame
from tdapp.core.event import ActKind, Event, Touched
from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.table.geometry.seats import Seat


class ListPriority(Enum):
    """Before whom a player waits: who comes first waits before all of the next."""

    FIRST = "first"
    ORDINARY = "ordinary"


class ListJoined(Event, frozen=True):
    """A person waits for a game with this ticket, in the order of `since_us` (UTC).

    Who called by telephone is only expected, until `expected_us` (UTC).
    """

    act_kind = ActKind.SEATS

    ticket: int
    person: PersonId
    game: CashGame
    since_us: int
    expected_us: int | None = None
    priority: ListPriority = ListPriority.ORDINARY

    def touches(self) -> Touched:
        """Who waits."""
        return Touched(persons=(self.person,))

    def papers(self) -> tuple[str, ...]:
        """The slip of the list."""
        return (f"list {self.ticket}",)


class OfTicket(Event, frozen=True):
    """Base of a fact about somebody who waits."""

    act_kind = ActKind.SEATS

    ticket: int


class ListedSeen(OfTicket, frozen=True):
    """Who had called by telephone is in the room."""


class SeatOffered(OfTicket, frozen=True):
    """A seat is kept for who waits, until `until_us` (UTC), counted from `at`."""

    seat: Seat
    at: Instant
    until_us: int


class OfferLapsed(OfTicket, frozen=True):
    """Who was offered a seat does not take it: he `keeps` his place on the list, or loses it."""

    keeps: bool


class ListLeft(OfTicket, frozen=True):
    """Somebody waits no more without having sat down."""
