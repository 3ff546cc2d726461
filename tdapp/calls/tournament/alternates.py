"""Acts on the queue of a full event, as the windows, the command line and the tests name them."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.counted import InSession, Paying
from tdapp.calls.tournament.event import WANTED_OF_ENTRANTS, AdmissionCall, TournamentCall
from tdapp.core.ids import PersonId
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.rules.office import Decision
from tdapp.table.geometry.seats import Seat
from tdapp.till.payment import CASH, Payment
from tdapp.tournament.clock.then import then
from tdapp.tournament.sales import alternates, cancelling
from tdapp.voice.texts import text


@dataclass(frozen=True)
class JoinAlternates(Paying, AdmissionCall):
    """Take a person into the queue, and the price of an entry into keeping."""

    row: ClassVar[CallRow] = CallRow(
        label="join_alternates",
        permission=Permission.SELL,
        done=text("done", "Added as an alternate"),
        refusals=WANTED_OF_ENTRANTS,
        by_till=True,
    )

    payment: Payment = CASH
    agreed: bool = False

    def persons(self, _: States) -> tuple[PersonId, ...]:
        """Who joins."""
        return (self.person,)

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `alternates.join_alternates`."""
        state = then(states[self.event], moment.happened_us, moment.now)
        joined = alternates.join_alternates(
            state, self.person, moment.now, self.payment, agreed=self.agreed
        )
        return {self.event: joined}


@dataclass(frozen=True)
class CallAlternate(TournamentCall):
    """Call the first of the queue to a free place."""

    row: ClassVar[CallRow] = CallRow(
        label="call_alternate",
        permission=Permission.SEAT,
        done=text("done", "Next alternate called"),
        decision=Decision.OFFER_SEAT,
    )

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `alternates.call_alternate`."""
        return {self.event: alternates.call_alternate(states[self.event], moment.now)}


@dataclass(frozen=True)
class SeatAlternate(TournamentCall):
    """Let in who was called and came; without a seat one is drawn."""

    row: ClassVar[CallRow] = CallRow(
        label="seat_alternate",
        permission=Permission.SEAT,
        done=text("done", "{who} seated from the alternates list"),
        decision=Decision.OFFER_SEAT,
    )

    ticket: int
    seat: Seat | None = None

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """The owner of the ticket."""
        one = states[self.event].alternates.by_ticket.get(self.ticket)
        return () if one is None else (one.person,)

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `alternates.seat_alternate`; the seed is recorded with a seat that is drawn."""
        seated = alternates.seat_alternate(
            states[self.event],
            self.ticket,
            self.seat,
            seed=moment.seed,
            at=moment.at,
        )
        return {self.event: seated}


@dataclass(frozen=True)
class PassOver(TournamentCall):
    """Go on to the next of the queue, because who was called did not come or has declined."""

    row: ClassVar[CallRow] = CallRow(
        label="pass_over", permission=Permission.SEAT, done=text("done", "Alternate passed over")
    )

    ticket: int
    declined: bool = False

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `alternates.pass_over`."""
        passed = alternates.pass_over(
            states[self.event], self.ticket, moment.now, declined=self.declined
        )
        return {self.event: passed}


@dataclass(frozen=True)
class RefundAlternate(Paying, TournamentCall):
    """Refund an alternate who was never seated, by the same method unless another is given."""

    row: ClassVar[CallRow] = CallRow(
        label="refund_alternate",
        permission=Permission.PAY,
        done=text("done", "Alternate's ticket refunded"),
    )

    ticket: int
    payment: Payment | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `alternates.refund_alternate`."""
        state = states[self.event]
        return {self.event: alternates.refund_alternate(state, self.ticket, self.payment)}


@dataclass(frozen=True)
class RefundQueue(InSession, TournamentCall):
    """Give everybody who was never seated the money back in one act, as it came."""

    row: ClassVar[CallRow] = CallRow(
        label="refund_queue",
        permission=Permission.PAY,
        done=text("done", "All alternates refunded"),
        by_till=True,
    )

    session: str | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `cancelling.refund_queue`."""
        return {self.event: cancelling.refund_queue(states[self.event], self.session)}
