"""The register of tickets: given out, handed in, returned, void and lapsed, from day to day."""

from collections.abc import Iterator
from enum import Enum
from typing import Annotated

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.event import ActKind, Event, MoneyLine, Touched, Undone
from tdapp.core.fold import Handlers
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.house.kept_events import IN_KIND

TICKETS = "tickets"
"""The ledger's name of what is owed on tickets that are out."""
TICKET = "ticket"
"""The ledger's name of tickets that were handed in."""
GIVEN = "house_added"
"""The ledger's name of what the house gives of its own."""
LAPSED = "tickets_lapsed"
"""The ledger's name of what tickets were worth that nobody used in time."""

Worth = Annotated[int, msgspec.Meta(gt=0, le=10**12)]
Printed = Annotated[str, msgspec.Meta(max_length=120, pattern="^[^\\x00-\\x1f]+\\Z")]


class TicketPrize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The prize that a ticket was given for: the event, what it is called, and who won it."""

    event: StreamId
    title: str
    entry: int
    place: int


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ticket worth `cents` towards the price of an entry, as it is printed.

    It is good for one `event`, or for any where there is none, `until_us` (UTC) where it lapses.
    One that is no `prize` was given by the house.
    """

    number: int
    person: PersonId
    cents: Worth
    item: Printed
    event: StreamId | None = None
    until_us: int | None = None
    prize: TicketPrize | None = None


class TicketEnd(Enum):
    """How a ticket ended that nobody used."""

    VOID = "void"
    LAPSED = "lapsed"
    TAKEN_BACK = "taken_back"


class TicketUse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The entry that a ticket paid for."""

    event: StreamId
    entry: int


class TicketStub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ticket and what became of it: `used` for an entry, `ended`, or still out."""

    ticket: Ticket
    used: TicketUse | None = None
    ended: TicketEnd | None = None

    @property
    def is_out(self) -> bool:
        """Whether it can still be used, but for its last day."""
        return self.used is None and self.ended is None


class TicketFact(Event, frozen=True):
    """Base of what happens to one ticket."""

    binding = True
    act_kind = ActKind.PRIZES

    ticket: Ticket

    def touches(self) -> Touched:
        """Whose ticket it is."""
        return Touched(persons=(self.ticket.person,))

    def signed_cents(self) -> int:
        """Nothing but what the house gives: a prize is signed for where it is handed over."""
        return 0

    def _moved(self, debit: str, credit: str) -> tuple[MoneyLine, ...]:
        cents = self.ticket.cents
        return MoneyLine(debit, cents), MoneyLine(credit, -cents)

    @property
    def _given_by(self) -> str:
        return GIVEN if self.ticket.prize is None else IN_KIND


class TicketIssued(TicketFact, frozen=True):
    """A ticket was given out, as a prize or by the house."""

    def lines(self) -> tuple[MoneyLine, ...]:
        """From what the prize was worth, or the house, to what is owed on tickets."""
        return self._moved(self._given_by, TICKETS)

    def signed_cents(self) -> int:
        """What the house gives."""
        return self.ticket.cents if self.ticket.prize is None else 0

    def papers(self) -> tuple[str, ...]:
        """The ticket."""
        return (f"ticket {self.ticket.number}",)


class TicketUsed(TicketFact, frozen=True):
    """A ticket was handed in for an entry."""

    use: TicketUse

    def lines(self) -> tuple[MoneyLine, ...]:
        """What is owed no more was handed in as a ticket."""
        return self._moved(TICKETS, TICKET)


class TicketReturned(TicketFact, frozen=True):
    """The entry that a ticket paid for was refunded in it: the ticket is out again."""

    def lines(self) -> tuple[MoneyLine, ...]:
        """What went back as a ticket is owed again."""
        return self._moved(TICKET, TICKETS)


class TicketEnded(TicketFact, frozen=True):
    """A ticket that is out is good for nothing any more."""

    how: TicketEnd

    def lines(self) -> tuple[MoneyLine, ...]:
        """Back to where it came from; what nobody used in time stands by itself."""
        return self._moved(TICKETS, LAPSED if self.how is TicketEnd.LAPSED else self._given_by)


class TicketsCarriedOver(Event, frozen=True):
    """The opening of a gaming day with the tickets that are out and those that went last."""

    fixed = "is_carry_over"
    act_kind = ActKind.PRIZES

    last: int
    stubs: tuple[TicketStub, ...] = ()


KEPT = 200
"""The number of newest tickets that are carried from day to day when they are out no more."""


class Tickets(msgspec.Struct, frozen=True):
    """Every ticket by number with what became of it, and the last number that was given."""

    by_number: Map[int, TicketStub] = Map()
    last: int = 0

    def of(self, number: int) -> TicketStub:
        """One of them; refuses ``no_such_ticket_out``."""
        found = self.by_number.get(number)
        if found is None:
            raise Refusal("no_such_ticket_out", number=number)
        return found

    def newest_first(self) -> Iterator[TicketStub]:
        """All of them."""
        for number in sorted(self.by_number, reverse=True):
            yield self.by_number[number]

    def out_for(self, persons: tuple[PersonId, ...]) -> list[Ticket]:
        """The tickets that somebody holds, whatever ids he goes by, the oldest first."""
        mine = (one for one in self.by_number.values() if one.ticket.person in persons)
        return sorted((one.ticket for one in mine if one.is_out), key=lambda one: one.number)

    def for_prize(self, event: StreamId, entry: int) -> TicketStub | None:
        """The ticket that stands for the prize of an entry, unless it was taken back."""
        for one in self.newest_first():
            won = one.ticket.prize
            if won is not None and (won.event, won.entry) == (event, entry):
                return None if one.ended is TicketEnd.TAKEN_BACK else one
        return None


def issue_ticket(tickets: Tickets, ticket: Ticket, now_us: int) -> TicketIssued:
    """Give a ticket out under the next number.

    Refuses ``ticket_without_worth`` and ``ticket_lapses_before``.
    """
    if ticket.cents <= 0:
        raise Refusal("ticket_without_worth")
    if ticket.until_us is not None and ticket.until_us <= now_us:
        raise Refusal("ticket_lapses_before")
    return TicketIssued(replace(ticket, number=tickets.last + 1))


def use_ticket(
    tickets: Tickets, number: int, use: TicketUse, price: int, now_us: int
) -> TicketUsed:
    """Hand a ticket in for an entry that costs `price` cents.

    Refuses ``no_such_ticket_out``, ``ticket_used``, ``ticket_over``, ``ticket_lapsed``,
    ``ticket_not_good_here`` and ``ticket_worth_more`` than the entry costs.
    """
    ticket = must_be_out(tickets, number)
    if ticket.until_us is not None and now_us > ticket.until_us:
        raise Refusal("ticket_lapsed", number=number)
    if ticket.event not in (None, use.event):
        raise Refusal("ticket_not_good_here", number=number, item=ticket.item)
    if ticket.cents > price:
        raise Refusal("ticket_worth_more", number=number, cents=ticket.cents, price=price)
    return TicketUsed(ticket, use)


def return_ticket(tickets: Tickets, number: int, use: TicketUse) -> TicketReturned:
    """Give a ticket back whose entry was refunded in it.

    Refuses ``no_such_ticket_out`` and ``ticket_not_used_there``.
    """
    stub = tickets.of(number)
    if stub.used != use:
        raise Refusal("ticket_not_used_there", number=number)
    return TicketReturned(stub.ticket)


def end_ticket(tickets: Tickets, number: int) -> TicketEnded:
    """Make a ticket void that the house gave; one that was won goes back with its prize.

    Refuses ``no_such_ticket_out``, ``ticket_used``, ``ticket_over`` and ``ticket_is_prize``.
    """
    ticket = must_be_out(tickets, number)
    if ticket.prize is not None:
        raise Refusal("ticket_is_prize", number=number, title=ticket.prize.title)
    return TicketEnded(ticket, TicketEnd.VOID)


def take_ticket_back(tickets: Tickets, event: StreamId, entry: int) -> TicketEnded:
    """Take the ticket back that stands for a prize; refuses as `must_be_out` does."""
    stub = tickets.for_prize(event, entry)
    if stub is None:
        raise Refusal("no_seat_given", entry=entry)
    return TicketEnded(must_be_out(tickets, stub.ticket.number), TicketEnd.TAKEN_BACK)


def lapse(tickets: Tickets, now_us: int) -> list[Event]:
    """Write off every ticket whose last day is over; refuses ``no_ticket_lapsed``."""
    out = [one.ticket for one in tickets.by_number.values() if one.is_out]
    over = [one for one in out if one.until_us is not None and now_us > one.until_us]
    if not over:
        raise Refusal("no_ticket_lapsed")
    return [TicketEnded(one, TicketEnd.LAPSED) for one in sorted(over, key=lambda one: one.number)]


def must_be_out(tickets: Tickets, number: int) -> Ticket:
    """A ticket that can be used or ended.

    Refuses ``no_such_ticket_out``, ``ticket_used`` and ``ticket_over``.
    """
    stub = tickets.of(number)
    if stub.used is not None:
        raise Refusal("ticket_used", number=number, entry=stub.used.entry)
    if stub.ended is not None:
        raise Refusal("ticket_over", number=number)
    return stub.ticket


def must_hold_no_ticket(tickets: Tickets, person: PersonId) -> None:
    """Refuse ``person_has_ticket`` while a ticket of the person is out."""
    for ticket in tickets.out_for((person,)):
        raise Refusal("person_has_ticket", number=ticket.number)


def carried_over(tickets: Tickets) -> list[Event]:
    """What the next gaming day begins with; nothing where there never was a ticket."""
    if not tickets.last:
        return []
    gone = [one for one in tickets.newest_first() if not one.is_out][:KEPT]
    out = [one for one in tickets.newest_first() if one.is_out]
    kept = sorted((*out, *gone), key=lambda one: one.ticket.number)
    return [TicketsCarriedOver(tickets.last, tuple(kept))]


def _issued(tickets: Tickets, event: TicketIssued) -> Tickets:
    number = event.ticket.number
    if number in tickets.by_number:
        raise Contradiction("ticket_exists", ticket=number)
    by_number = tickets.by_number.set(number, TicketStub(event.ticket))
    return Tickets(by_number, max(tickets.last, number))


def _used(tickets: Tickets, event: TicketUsed) -> Tickets:
    return _with(tickets, replace(_out(tickets, event), used=event.use))


def _returned(tickets: Tickets, event: TicketReturned) -> Tickets:
    stub = tickets.by_number.get(event.ticket.number)
    if stub is None or stub.used is None:
        raise Contradiction("ticket_not_used", ticket=event.ticket.number)
    return _with(tickets, replace(stub, used=None))


def _ended(tickets: Tickets, event: TicketEnded) -> Tickets:
    return _with(tickets, replace(_out(tickets, event), ended=event.how))


def _out(tickets: Tickets, event: TicketFact) -> TicketStub:
    stub = tickets.by_number.get(event.ticket.number)
    if stub is None or not stub.is_out:
        raise Contradiction("ticket_not_out", ticket=event.ticket.number)
    return stub


def _with(tickets: Tickets, stub: TicketStub) -> Tickets:
    return replace(tickets, by_number=tickets.by_number.set(stub.ticket.number, stub))


def _numbers_used(tickets: Tickets, event: Undone) -> Tickets:
    """The number of a ticket that was undone is never given again."""
    used = (paper.split() for paper in event.named)
    numbers = [int(number) for kind, number in used if kind == "ticket"]
    return replace(tickets, last=max([tickets.last, *numbers]))


def _carried(_: Tickets, event: TicketsCarriedOver) -> Tickets:
    return Tickets(Map({one.ticket.number: one for one in event.stubs}), event.last)


TICKETS_FOLD: Handlers = {
    TicketIssued: _issued,
    TicketUsed: _used,
    TicketReturned: _returned,
    TicketEnded: _ended,
    TicketsCarriedOver: _carried,
    Undone: _numbers_used,
}
