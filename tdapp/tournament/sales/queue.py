"""The queue of those for whom there was no place: the fold of who joined, was called and came."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.event import Undone
from tdapp.core.fold import Handlers
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Contradiction
from tdapp.till.payment import Given, Tender
from tdapp.tournament.plan.offers import Part, total_of
from tdapp.tournament.sales.alternate_events import (
    AlternateCalled,
    AlternateCallWithdrawn,
    AlternateJoined,
    AlternatePassedOver,
    AlternateRefunded,
    AlternateSeated,
)


class Alternate(msgspec.Struct, frozen=True):
    """Somebody with a ticket: what was paid, by what, and how often a call was missed."""

    ticket: int
    person: PersonId
    parts: tuple[Part, ...]
    chips: int
    tender: Tender
    session: str | None
    again: bool
    missed: int = 0
    also: tuple[Given, ...] = ()

    @property
    def cents(self) -> int:
        """What is held of theirs."""
        return total_of(self.parts)


class Alternates(msgspec.Struct, frozen=True):
    """All who hold a ticket: in the queue, called (until when, UTC), or out of it.

    `at` has the tickets of the queue by position, with gaps; the first stands at `head`, the next
    one to join at `end`. `held` is the money of all of them, in cents.
    """

    by_ticket: Map[int, Alternate] = Map()
    by_person: Map[PersonId, int] = Map()
    at: Map[int, int] = Map()
    position_of: Map[int, int] = Map()
    called: Map[int, int] = Map()
    head: int = 0
    end: int = 0
    held: int = 0
    last_ticket: int = 0

    @property
    def first(self) -> int | None:
        """The ticket that is called next."""
        return self.at.get(self.head)

    @property
    def waiting(self) -> int:
        """How many are in the queue or called."""
        return len(self.at) + len(self.called)

    def in_order(self) -> list[int]:
        """The tickets of the queue, first to last."""
        return [ticket for _, ticket in sorted(self.at.items())]


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
    return _at_the_end(queue, one.ticket)


def _called(queue: Alternates, event: AlternateCalled) -> Alternates:
    if queue.first != event.ticket:
        raise Contradiction("not_next", ticket=event.ticket)
    queue = _out_of_line(queue, event.ticket)
    return replace(queue, called=queue.called.set(event.ticket, event.until_us))


def _passed_over(queue: Alternates, event: AlternatePassedOver) -> Alternates:
    one = _answering(queue, event.ticket)
    missed = replace(one, missed=one.missed + 1)
    queue = replace(
        queue,
        by_ticket=queue.by_ticket.set(one.ticket, missed),
        called=queue.called.delete(one.ticket),
    )
    return queue if event.out else _at_the_end(queue, one.ticket)


def _withdrawn(queue: Alternates, event: AlternateCallWithdrawn) -> Alternates:
    one, head = _answering(queue, event.ticket), queue.head - 1
    return replace(
        queue,
        at=queue.at.set(head, one.ticket),
        position_of=queue.position_of.set(one.ticket, head),
        head=head,
        called=queue.called.delete(one.ticket),
    )


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
    if one.ticket in queue.position_of:
        queue = _out_of_line(queue, one.ticket)
    called = queue.called
    return replace(
        queue,
        by_ticket=queue.by_ticket.delete(one.ticket),
        by_person=queue.by_person.delete(one.person),
        called=called.delete(one.ticket) if one.ticket in called else called,
        held=queue.held - one.cents,
    )


def _answering(queue: Alternates, ticket: int) -> Alternate:
    if queue.called.get(ticket) is None:
        raise Contradiction("not_called", ticket=ticket)
    return queue.by_ticket[ticket]


def _at_the_end(queue: Alternates, ticket: int) -> Alternates:
    return replace(
        queue,
        at=queue.at.set(queue.end, ticket),
        position_of=queue.position_of.set(ticket, queue.end),
        end=queue.end + 1,
    )


def _out_of_line(queue: Alternates, ticket: int) -> Alternates:
    at, head = queue.at.delete(queue.position_of[ticket]), queue.head
    while head < queue.end and at.get(head) is None:
        head += 1
    return replace(queue, at=at, position_of=queue.position_of.delete(ticket), head=head)


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
