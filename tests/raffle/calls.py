"""What can be asked for in a raffle: each call decides its facts, or refuses."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.counted import Paying
from tdapp.core.draw import drawn
from tdapp.core.ids import PersonId, StreamId, StreamRef
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house.cage import left_by_event
from tdapp.house.house import KIND as HOUSE
from tdapp.rules.office import Decision
from tdapp.table.geometry.seats import Seat, draw_seats
from tdapp.till.payment import CASH, Payment
from tdapp.voice.texts import Text
from tests.raffle.facts import (
    PrizeHanded,
    RaffleAnnounced,
    RaffleEnded,
    Rules,
    TicketSeated,
    TicketSold,
    WinnerDrawn,
    WinnersPrinted,
)
from tests.raffle.raffle import Raffle
from tests.raffle.room import KIND


@dataclass(frozen=True)
class RaffleCall(Call):
    """An act on one raffle."""

    raffle: StreamId

    def streams(self) -> tuple[StreamRef, ...]:
        """The raffle."""
        return (StreamRef(self.raffle, KIND),)

    def _state(self, states: States) -> Raffle:
        found: Raffle = states[self.raffle]
        return found


@dataclass(frozen=True)
class AnnounceRaffle(RaffleCall):
    """Begin a raffle with its rules."""

    row: ClassVar[CallRow] = CallRow(
        label="announce",
        permission=Permission.ANNOUNCE,
        done=Text("done", "Raffle announced"),
    )

    rules: Rules

    def decide(self, states: States, _: Moment) -> Groups:
        """Refuses ``event_exists``."""
        if self._state(states).programme.rules is not None:
            raise Refusal("event_exists", title=self.rules.title)
        return {self.raffle: [RaffleAnnounced(self.rules)]}


@dataclass(frozen=True)
class SellTicket(Paying, RaffleCall):
    """Sell the next ticket; whoever buys it meets the door."""

    row: ClassVar[CallRow] = CallRow(
        label="register",
        permission=Permission.SELL,
        done=Text("done", "{who} bought a ticket"),
    )

    person: PersonId
    payment: Payment = CASH

    def persons(self, _: States) -> tuple[PersonId, ...]:
        """The buyer."""
        return (self.person,)

    def decide(self, states: States, _: Moment) -> Groups:
        """Refuses ``event_full`` when every seat has its ticket."""
        state = self._state(states)
        rules, sold = state.rules, len(state.tickets.person_of)
        if sold == sum(rules.seats):
            raise Refusal("event_full", most=sold)
        tender, session = self.payment.tender.value, self.payment.session
        return {self.raffle: [TicketSold(sold + 1, self.person, rules.price, tender, session)]}


@dataclass(frozen=True)
class SeatTicket(RaffleCall):
    """Draw a seat for whoever holds a ticket, so that the tables fill up evenly."""

    row: ClassVar[CallRow] = CallRow(
        label="give_seat",
        permission=Permission.SEAT,
        done=Text("done", "{who} seated"),
        decision=Decision.GIVE_SEAT,
    )

    entry: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """The draw is the tables' own; its seed is not kept."""
        state = self._state(states)
        taken = set(state.tickets.seat_of.values())
        sizes = enumerate(state.rules.seats, 1)
        seats = [Seat(table, seat) for table, size in sizes for seat in range(1, size + 1)]
        seated = {table: sum(one.table == table for one in taken) for table, _ in seats}
        free = [one for one in seats if one not in taken]
        (seat,) = draw_seats(free, seated, 1, moment.seed)
        return {self.raffle: [TicketSeated(self.entry, seat)]}


@dataclass(frozen=True)
class DrawWinner(RaffleCall):
    """Draw the ticket that wins the next prize."""

    row: ClassVar[CallRow] = CallRow(
        label="draw_winner",
        permission=Permission.POST_PRIZES,
        done=Text("done", "Winner drawn"),
    )

    def decide(self, states: States, moment: Moment) -> Groups:
        """Refuses ``nothing_won`` with no prize or no ticket left."""
        state = self._state(states)
        tickets, prizes = state.tickets, state.rules.prizes
        left = [one for one in sorted(tickets.person_of) if one not in tickets.winners]
        if not left or len(tickets.winners) == len(prizes):
            raise Refusal("nothing_won")
        entry, place = left[drawn(len(left), moment.seed)], len(tickets.winners) + 1
        return {self.raffle: [WinnerDrawn(place, entry, moment.seed)]}


@dataclass(frozen=True)
class HandPrize(Paying, RaffleCall):
    """Hand a prize to its winner, who meets the door again."""

    row: ClassVar[CallRow] = CallRow(
        label="pay_prize",
        permission=Permission.PAY,
        done=Text("done", "Prize paid to {who}"),
    )

    place: int
    payment: Payment = CASH

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """The winner."""
        state = self._state(states)
        return (state.tickets.person_of[state.tickets.winners[self.place - 1]],)

    def decide(self, states: States, _: Moment) -> Groups:
        """Refuses ``prize_paid``."""
        state = self._state(states)
        entry = state.tickets.winners[self.place - 1]
        if entry in state.tickets.paid:
            raise Refusal("prize_paid", place=self.place, entry=entry)
        cents, tender = state.rules.prizes[self.place - 1], self.payment.tender.value
        return {self.raffle: [PrizeHanded(entry, cents, tender, self.payment.session)]}


@dataclass(frozen=True)
class PrintWinners(RaffleCall):
    """Number the list of winners that is printed."""

    row: ClassVar[CallRow] = CallRow(
        label="issue_paper",
        permission=Permission.PRINT,
        done=Text("done", "Paper {number} issued"),
    )

    def decide(self, states: States, _: Moment) -> Groups:
        """The list as it stands."""
        state = self._state(states)
        return {self.raffle: [WinnersPrinted(len(state.papers.printed) + 1, state.tickets.winners)]}


@dataclass(frozen=True)
class EndRaffle(RaffleCall):
    """End a raffle; the house keeps what the cashiers took for it. It writes to both or to none."""

    row: ClassVar[CallRow] = CallRow(
        label="finish",
        permission=Permission.ANNOUNCE,
        done=Text("done", "Raffle ended"),
        decision=Decision.AWARD_PLACES,
    )

    house: StreamId

    def streams(self) -> tuple[StreamRef, ...]:
        """The raffle and the house."""
        return (*super().streams(), StreamRef(self.house, HOUSE))

    def decide(self, states: States, _: Moment) -> Groups:
        """Refuses ``prizes_owed``."""
        state = self._state(states)
        if len(state.tickets.paid) < len(state.rules.prizes):
            raise Refusal("prizes_owed")
        taken = left_by_event(self.raffle, state.takings)
        return {self.raffle: [RaffleEnded()], **({self.house: taken} if taken else {})}
