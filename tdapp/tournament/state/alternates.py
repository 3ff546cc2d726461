"""The queue of those for whom there was no place: the fold of who joined, was called and came."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.event import Undone
from tdapp.core.fold import Handlers
from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Contradiction
from tdapp.table.state.waiting_line import (
    WaitingLine,
    at_the_end,
    away_from_line,
    called_up,
    first_again,
)
from tdapp.till.payment import Tender, TenderAmount
from tdapp.tournament.facts.alternates import (
    AlternateCalled,
    AlternateCallWithdrawn,
    AlternateJoined,
    AlternatePassedOver,
    AlternateRefunded,
    AlternateSeated,
)
from tdapp.tournament.plan.offers import PricePart, total_of


class Alternate(msgspec.Struct, frozen=True):
    """An alternate with a ticket: what was paid, how, and how many calls were missed.

    `call` counts the calls of the event, up to the last to this one.
    """

    ticket: int
    person: PersonId
    parts: tuple[PricePart, ...]
    chips: int
    tender: Tender
    session: str | None
    again: bool
    missed: int = 0
    also: tuple[TenderAmount, ...] = ()
    called_at: Instant | None = None
    call: int = 0

    @property
    def cents(self) -> int:
        """What is held of theirs."""
        return total_of(self.parts)


class Alternates(WaitingLine, frozen=True):
    """All who hold a ticket: in the line, called (until when, UTC), or out of it.

    `held` is the money of all of them, in cents.
    """

    by_ticket: Map[int, Alternate] = Map()
    by_person: Map[PersonId, int] = Map()
    held: int = 0
    last_ticket: int = 0
    calls: int = 0

    def as_called(self) -> list[int]:
        """The tickets that are called, the longest ago first, whatever the wall clock showed."""
        return sorted(self.called, key=lambda ticket: self.by_ticket[ticket].call)

    def left_us(self, ticket: int, now: Instant) -> int:
        """How long who was called may still appear, by the computer's clock; 0 once it is over."""
        until_us, at = self.called[ticket], self.by_ticket[ticket].called_at
        if at is None:
            return max(0, until_us - now.utc_us)
        return max(0, until_us - at.utc_us - now.since(at))


def _joined(queue: Alternates, event: AlternateJoined) -> Alternates:
    if queue.by_ticket.get(event.ticket) is not None:
        raise Contradiction("ticket_exists", ticket=event.ticket)
    if queue.by_person.get(event.person) is not None:
        raise Contradiction("already_waiting", ticket=queue.by_person[event.person])
    one = Alternate(
        event.ticket,
        event.person,
        event.parts,
        event.chips,
        event.tender,
        event.session,
        event.again,
        also=event.also,
    )
    queue = replace(
        queue,
        by_ticket=queue.by_ticket.set(one.ticket, one),
        by_person=queue.by_person.set(one.person, one.ticket),
        held=queue.held + one.cents,
        last_ticket=max(queue.last_ticket, one.ticket),
    )
    return at_the_end(queue, one.ticket)


def _called(queue: Alternates, event: AlternateCalled) -> Alternates:
    if queue.first != event.ticket:
        raise Contradiction("not_next", ticket=event.ticket)
    calls = queue.calls + 1
    one = replace(queue.by_ticket[event.ticket], called_at=event.called_at, call=calls)
    queue = replace(queue, by_ticket=queue.by_ticket.set(one.ticket, one), calls=calls)
    return called_up(queue, one.ticket, event.until_us)


def _passed_over(queue: Alternates, event: AlternatePassedOver) -> Alternates:
    one = _answering(queue, event.ticket)
    missed = replace(one, missed=one.missed + 1)
    queue = away_from_line(queue, one.ticket)
    queue = replace(queue, by_ticket=queue.by_ticket.set(one.ticket, missed))
    return queue if event.out else at_the_end(queue, one.ticket)


def _withdrawn(queue: Alternates, event: AlternateCallWithdrawn) -> Alternates:
    _answering(queue, event.ticket)
    return first_again(queue, event.ticket)


def _seated(queue: Alternates, event: AlternateSeated) -> Alternates:
    one = _answering(queue, event.ticket)
    if (one.person, one.parts) != (event.person, event.parts):
        raise Contradiction("not_their_ticket", ticket=event.ticket)
    return _gone(queue, one)


def _refunded(queue: Alternates, event: AlternateRefunded) -> Alternates:
    one = queue.by_ticket.get(event.ticket)
    if one is None or one.cents != event.cents:
        raise Contradiction("no_such_ticket", ticket=event.ticket)
    return _gone(queue, one)


def _gone(queue: Alternates, one: Alternate) -> Alternates:
    queue = away_from_line(queue, one.ticket)
    return replace(
        queue,
        by_ticket=queue.by_ticket.delete(one.ticket),
        by_person=queue.by_person.delete(one.person),
        held=queue.held - one.cents,
    )


def _answering(queue: Alternates, ticket: int) -> Alternate:
    if queue.called.get(ticket) is None:
        raise Contradiction("not_called", ticket=ticket)
    return queue.by_ticket[ticket]


def _numbers_used(queue: Alternates, event: Undone) -> Alternates:
    last = queue.last_ticket
    for paper in event.named:
        kind, number = paper.split()
        last = max(last, int(number)) if kind == "ticket" else last
    return replace(queue, last_ticket=last)


QUEUE_FOLD: Handlers = {
    AlternateJoined: _joined,
    AlternateCalled: _called,
    AlternateCallWithdrawn: _withdrawn,
    AlternatePassedOver: _passed_over,
    AlternateSeated: _seated,
    AlternateRefunded: _refunded,
    Undone: _numbers_used,
}
