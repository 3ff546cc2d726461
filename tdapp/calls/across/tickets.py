"""Acts on tickets and the events in which they are won and used: on all streams, or on none."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import ClassVar, Self

from tdapp.calls.across.tables import WithTables
from tdapp.calls.counted import InSession, Paying
from tdapp.core.event import Event
from tdapp.core.ids import PersonId, StreamId, StreamRef
from tdapp.core.instant import DAY_US
from tdapp.core.refusal import Refusal
from tdapp.desk.call import AskedWhy, CallRow, Groups, IdsOf, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house import tickets
from tdapp.house.tickets import (
    Ticket,
    TicketIssued,
    TicketPrize,
    TicketUse,
    TicketUsed,
)
from tdapp.till.payment import CASH, Payment, Tender
from tdapp.tournament.facts.prizes import SeatAwarded
from tdapp.tournament.facts.sales import TicketTaken
from tdapp.tournament.matches.entering import in_place_of_byes
from tdapp.tournament.payouts import paying, seat_prizes
from tdapp.tournament.plan.prize_plan import WonTwice
from tdapp.tournament.room import KIND
from tdapp.tournament.sales.passing_on import known_as
from tdapp.tournament.tournament import Tournament
from tdapp.voice.texts import text

NOBODY = PersonId("")


class SeatAs(Enum):
    """What a seat that was won becomes: an entry at once, a ticket, or money."""

    ENTRY = "entry"
    TICKET = "ticket"
    CASH = "cash"


@dataclass(frozen=True)
class AwardSeat(Paying, WithTables):
    """Give a seat that was won in this event: an entry in the event `into`, a ticket, or its money.

    Money goes only to who holds a seat there already. `payment` is for the cash beside the seat.
    """

    row: ClassVar[CallRow] = CallRow(
        label="award_seat",
        permission=Permission.PAY,
        done=text("done", "Seat given to {who}"),
        refusals=frozenset({"no_event_for_seat", "winner_disqualified"}),
    )

    entry: int
    into: StreamId | None = None
    what: SeatAs = SeatAs.ENTRY
    payment: Payment = CASH
    though_disqualified: bool = False
    person: PersonId = NOBODY

    def streams(self) -> tuple[StreamRef, ...]:
        """The event, the house, and the event that the seat is in."""
        other = self.into is not None and self.into != self.event
        into = (StreamRef(self.into, KIND),) if other and self.into else ()
        return (*super().streams(), *into)

    def of_one(self, states: States, ids: IdsOf) -> Self:
        """The winner under the id that the other event knows."""
        found = states[self.event].entries.by_number.get(self.entry)
        if found is None or self.into is None:
            return self
        return replace(self, person=known_as(states[self.into], ids(found.person)))

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """The winner."""
        found = states[self.event].entries.by_number.get(self.entry)
        return () if found is None else (found.person,)

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `seat_prizes`; the ticket is given out, and handed in at once for an entry."""
        state, money = states[self.event], self.what is SeatAs.CASH
        seat_prizes.seat_won(state, self.entry)
        if self.into in (None, self.event) and self.what is not SeatAs.TICKET:
            raise Refusal("no_event_for_seat", entry=self.entry)
        self._must_be_as_published(states)
        though = self.though_disqualified
        given = seat_prizes.give_seat(
            state, self.entry, self.payment, in_money=money, though_disqualified=though
        )
        if money:
            return {self.event: given}
        issued = self._issued(states, moment)
        if self.into is None or self.what is SeatAs.TICKET:
            awarded = SeatAwarded(self.entry, issued.ticket.number)
            return {self.event: [*given, awarded], self.house: [issued]}
        return self._entered(states, moment, given, issued)

    def _issued(self, states: States, moment: Moment) -> TicketIssued:
        state: Tournament = states[self.event]
        place, share = seat_prizes.seat_won(state, self.entry)
        won = TicketPrize(self.event, state.conditions.title, self.entry, place)
        person, item = state.entry(self.entry).person, share.item or ""
        now_us, seats = moment.now.utc_us, state.conditions.prizes.seats
        days = None if seats is None else seats.good_for_days
        until_us = None if days is None else now_us + days * DAY_US
        ticket = Ticket(0, person, share.value, item, until_us=until_us, prize=won)
        return tickets.issue_ticket(states[self.house].tickets, ticket, now_us)

    def _entered(
        self, states: States, moment: Moment, given: list[Event], issued: TicketIssued
    ) -> Groups:
        into, ticket = self.into or self.event, issued.ticket
        other: Tournament = states[into]
        price = seat_prizes.price_for(other, self.person)
        if price != ticket.cents:
            raise Refusal("seat_costs_otherwise", worth=ticket.cents, price=price)
        sold = seat_prizes.enter_by_ticket(other, self.person, taken_as(ticket), moment.now)
        there = other.entries.last_entry + 1
        used = TicketUsed(ticket, TicketUse(into, there))
        return {
            self.event: [*given, SeatAwarded(self.entry, ticket.number, into, there)],
            self.house: [issued, used],
            into: in_place_of_byes(other, sold, moment.seed),
        }

    def _must_be_as_published(self, states: States) -> None:
        """Refuse ``seat_is_the_first`` in cash for who has neither an entry nor a ticket for one.

        And ``seat_is_cash`` for a ticket, where who has one is to get its worth.
        """
        plan = states[self.event].conditions.prizes.seats
        in_cash = self.what is SeatAs.TICKET and plan and plan.won_twice is WonTwice.CASH
        if self.what is not SeatAs.CASH and not (in_cash and self.into):
            return
        entered = self.into is not None and states[self.into].entries.by_person.get(self.person)
        _, share = seat_prizes.seat_won(states[self.event], self.entry)
        held = states[self.house].tickets.out_for((self.person,))
        seats = [one for one in held if one.event in (None, self.into) and one.cents >= share.value]
        if in_cash and (entered or seats):
            raise Refusal("seat_is_cash", entry=self.entry)
        if not in_cash and not (entered or seats):
            raise Refusal("seat_is_the_first", entry=self.entry)


@dataclass(frozen=True)
class TakeSeatBack(InSession, WithTables):
    """Take a seat back that was given as a ticket nobody has used: the prize is owed again."""

    row: ClassVar[CallRow] = CallRow(
        label="take_seat_back",
        permission=Permission.POST_PRIZES,
        done=text("done", "Seat of {who} taken back"),
        reason=AskedWhy.ALWAYS,
    )

    entry: int
    session: str | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `paying.prize_back` and `tickets.take_ticket_back`."""
        back = paying.prize_back(states[self.event], self.entry, self.session)
        ended = tickets.take_ticket_back(states[self.house].tickets, self.event, self.entry)
        return {self.event: back, self.house: [ended]}


@dataclass(frozen=True)
class EnterByTicket(Paying, WithTables):
    """Enter the holder of a ticket, who pays by `payment` what it is short of the price."""

    row: ClassVar[CallRow] = CallRow(
        label="enter_by_ticket",
        permission=Permission.SELL,
        done=text("done", "Entry sold for a ticket"),
        by_till=True,
    )

    number: int
    payment: Payment = CASH
    person: PersonId = NOBODY

    def of_one(self, states: States, ids: IdsOf) -> Self:
        """The holder under the id that the event knows."""
        stub = states[self.house].tickets.by_number.get(self.number)
        if stub is None:
            return self
        return replace(self, person=known_as(states[self.event], ids(stub.ticket.person)))

    def persons(self, _: States) -> tuple[PersonId, ...]:
        """Who enters."""
        return (self.person,) if self.person else ()

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `seat_prizes.enter_by_ticket` and `tickets.use_ticket`."""
        state: Tournament = states[self.event]
        register, now_us = states[self.house].tickets, moment.happened_us or moment.now.utc_us
        ticket = tickets.must_be_out(register, self.number)
        price = seat_prizes.price_for(state, self.person)
        use = TicketUse(self.event, state.entries.last_entry + 1)
        used = tickets.use_ticket(register, self.number, use, price, now_us)
        taken, when = taken_as(ticket), moment.happened_us
        sold = seat_prizes.enter_by_ticket(
            state, self.person, taken, moment.now, self.payment, when
        )
        return {self.event: in_place_of_byes(state, sold, moment.seed), self.house: [used]}


@dataclass(frozen=True)
class ReturnTicket(WithTables):
    """Give a ticket out again whose entry left the field with its money back in the ticket."""

    row: ClassVar[CallRow] = CallRow(
        label="return_ticket",
        permission=Permission.SELL,
        done=text("done", "Ticket {number} returned to its holder"),
    )

    number: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `tickets.return_ticket`; refuses ``ticket_entry_stands``."""
        stub = states[self.house].tickets.of(self.number)
        entry = 0 if stub.used is None else stub.used.entry
        use = TicketUse(self.event, entry)
        back = tickets.return_ticket(states[self.house].tickets, self.number, use)
        gone = states[self.event].entries.refunded.get(entry)
        kept = () if gone is None else gone.entry.paid_in
        if gone is None or any(one.tender is Tender.TICKET for one in kept):
            raise Refusal("ticket_entry_stands", number=self.number, entry=entry)
        return {self.house: [back]}


def taken_as(ticket: Ticket) -> TicketTaken:
    """What the event says of an entry that a ticket pays for; the entry is not known yet."""
    won = ticket.prize
    title, place = ("", 0) if won is None else (won.title, won.place)
    return TicketTaken(0, ticket.number, ticket.cents, title, place)
