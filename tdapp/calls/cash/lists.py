"""Acts on the waiting lists of cash games."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from tdapp.calls.cash.room import CashCall
from tdapp.cash.facts.waiting import ListPriority
from tdapp.cash.table_sign import CashGame
from tdapp.cash.waiting import listing, offering
from tdapp.core.ids import PersonId
from tdapp.desk.call import CallRow, Groups, IdsOf, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.rules.office import Decision
from tdapp.table.geometry.seats import Seat
from tdapp.voice.texts import text


@dataclass(frozen=True)
class JoinList(CashCall):
    """Take somebody on the list of a game; who calls by telephone is expected within minutes."""

    row: ClassVar[CallRow] = CallRow(
        label="join_list", permission=Permission.SEAT, done=text("done", "{who} added to the list")
    )

    person: PersonId
    game: CashGame
    expected_minutes: int | None = None
    priority: ListPriority = ListPriority.ORDINARY

    def persons(self, _: States) -> tuple[PersonId, ...]:
        """Who wants to play."""
        return (self.person,)

    def of_one(self, states: States, ids: IdsOf) -> Self:
        """Who waits or plays already does so again under the same id."""
        return replace(self, person=known_here(self, states, ids(self.person)))

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `listing.join_list`."""
        joined = listing.join_list(
            self.cash(states),
            self.person,
            self.game,
            moment.now,
            expected_minutes=self.expected_minutes,
            priority=self.priority,
            at=moment.typed,
        )
        return {self.room: joined}


def known_here(call: CashCall, states: States, ids: tuple[PersonId, ...]) -> PersonId:
    """Under which of somebody's ids he plays or waits; the kept one where he does neither."""
    cash = call.cash(states)
    playing, waiting = cash.sittings.playing, cash.lists.tickets_of
    return next((one for one in ids if one in playing or one in waiting), ids[0])


@dataclass(frozen=True)
class TicketCall(CashCall):
    """An act on somebody who waits."""

    ticket: int


@dataclass(frozen=True)
class SeeListed(TicketCall):
    """Note that who called by telephone has come."""

    row: ClassVar[CallRow] = CallRow(
        label="see_listed", permission=Permission.SEAT, done=text("done", "Noted as in the room")
    )

    def decide(self, states: States, _: Moment) -> Groups:
        """See `listing.see_listed`."""
        return {self.room: listing.see_listed(self.cash(states), self.ticket)}


@dataclass(frozen=True)
class LeaveList(TicketCall):
    """Take somebody off a list."""

    row: ClassVar[CallRow] = CallRow(
        label="leave_list", permission=Permission.SEAT, done=text("done", "Off the list")
    )

    def decide(self, states: States, _: Moment) -> Groups:
        """See `listing.leave_list`."""
        return {self.room: listing.leave_list(self.cash(states), self.ticket)}


@dataclass(frozen=True)
class OfferSeat(TicketCall):
    """Keep a seat for who is next on its list; for somebody else with a reason."""

    row: ClassVar[CallRow] = CallRow(
        label="offer_seat",
        permission=Permission.SEAT,
        done=text("done", "Seat offered"),
        decision=Decision.OFFER_SEAT,
    )

    seat: Seat
    minutes: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `offering.offer_seat`."""
        offered = offering.offer_seat(
            self.cash(states),
            self.ticket,
            self.seat,
            self.minutes,
            moment.now,
            out_of_turn=moment.reason_given,
        )
        return {self.room: offered}


@dataclass(frozen=True)
class LetLapse(TicketCall):
    """Take an offer back that was declined or not taken in time."""

    row: ClassVar[CallRow] = CallRow(
        label="let_lapse", permission=Permission.SEAT, done=text("done", "Offer taken back")
    )

    most_passes: int | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `offering.let_lapse`."""
        lapsed = offering.let_lapse(self.cash(states), self.ticket, most_passes=self.most_passes)
        return {self.room: lapsed}
