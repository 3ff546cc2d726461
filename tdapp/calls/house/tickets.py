"""Acts on the house's register of tickets."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.house.room import HouseCall
from tdapp.core.ids import PersonId, StreamId
from tdapp.desk.call import AskedWhy, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house import tickets
from tdapp.house.tickets import Ticket
from tdapp.voice.texts import text


@dataclass(frozen=True)
class IssueTicket(HouseCall):
    """Give somebody a ticket worth `cents`, good for one event or any, until `until_us` (UTC)."""

    row: ClassVar[CallRow] = CallRow(
        label="issue_ticket",
        permission=Permission.POST_PRIZES,
        done=text("done", "Entry ticket issued"),
        reason=AskedWhy.ALWAYS,
    )

    person: PersonId
    cents: int
    item: str
    good_for: StreamId | None = None
    until_us: int | None = None

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `tickets.issue_ticket`."""
        given = Ticket(0, self.person, self.cents, self.item, self.good_for, self.until_us)
        register, now_us = states[self.house].tickets, moment.now.utc_us
        return {self.house: [tickets.issue_ticket(register, given, now_us)]}


@dataclass(frozen=True)
class VoidTicket(HouseCall):
    """Make a ticket void that the house gave."""

    row: ClassVar[CallRow] = CallRow(
        label="void_ticket",
        permission=Permission.POST_PRIZES,
        done=text("done", "Entry ticket {number} made void"),
        reason=AskedWhy.ALWAYS,
    )

    number: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `tickets.end_ticket`."""
        return {self.house: [tickets.end_ticket(states[self.house].tickets, self.number)]}


@dataclass(frozen=True)
class LapseTickets(HouseCall):
    """Write off every ticket whose last day is over."""

    row: ClassVar[CallRow] = CallRow(
        label="lapse_tickets",
        permission=Permission.POST_PRIZES,
        done=text("done", "Expired entry tickets written off"),
        reason=AskedWhy.ALWAYS,
    )

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `tickets.lapse`."""
        return {self.house: tickets.lapse(states[self.house].tickets, moment.now.utc_us)}
