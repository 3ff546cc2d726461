"""The acts on the queue of a full event; the selected one is a ticket."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice

from tdapp.calls.tournament.alternates import (
    CallAlternate,
    PassOver,
    RefundAlternate,
    SeatAlternate,
)
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.shown.reading import read_seat
from tdapp.till.payment import Payment
from tdapp.tournament.sales.alternates import without_a_place
from tdapp.tournament.state.alternates import Alternate
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow, at_once
from tdapp.ui.asking.questions import confirm, read
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.sales.till import Till

say = saying("queue acts")

MOST_SEATS = 3
MINUTE_US = 60_000_000


@dataclass(frozen=True, slots=True)
class InQueue:
    """A ticket in the queue of an event, where one is selected."""

    event: StreamId
    ticket: int | None

    def the_ticket(self) -> int:
        """The ticket; refuses ``no_ticket_chosen``."""
        if self.ticket is None:
            raise Refusal("no_ticket_chosen")
        return self.ticket


class QueueActs(Acts[InQueue]):
    """Join, call, seat, pass over and refund; `why_not_join` and `join` are the name field's."""

    def __init__(
        self,
        view: EventInView,
        asking: Asking,
        names: NameBook,
        till: Till,
        why_not_join: Callable[[], Refusal | None],
        join: Callable[[], None],
    ) -> None:
        super().__init__(view, asking, lambda: InQueue(view.the_id(), self.ticket), view)
        self._view = view
        self._names = names
        self._till = till
        self._why_not_join = why_not_join
        self.ticket: int | None = None
        self.join, self.call_next, *self.of_ticket = self._acts(
            (say("Add alternate"), "Ctrl+J", self._may_join, lambda _: at_once(join)),
            (say("Call next"), "Ctrl+L", next_one),
            (say("Seat alternate…"), "Shift+S", drawn_seat, self._seat),
            (say("Pass over…"), "Shift+X", declined, self._pass_over),
            (say("Refund ticket…"), "Shift+M", self._refunded, self._refund),
        )

    @property
    def of_queue(self) -> tuple[WindowAct, ...]:
        """Those on the queue as a whole."""
        return (self.join, self.call_next)

    def select(self, ticket: int | None) -> None:
        """Act on this ticket from now on."""
        self.ticket = ticket
        self.refresh()

    def _may_join(self, _: InQueue) -> None:
        refusal = self._why_not_join()
        if refusal is not None:
            raise refusal

    def _one(self, on: InQueue) -> Alternate:
        ticket = on.the_ticket()
        found = self._view.state.alternates.by_ticket.get(ticket)
        if found is None:
            raise Refusal("no_such_ticket", ticket=ticket)
        return found

    def _holder(self, on: InQueue) -> str:
        return self._names.name(self._one(on).person)

    def _seat(self, on: InQueue) -> Flow[None]:
        """Ask for the seat, where one is free."""
        free = [str(one) for one in islice(self._view.state.seating.free(), MOST_SEATS)]
        seat = None
        if free:
            drawn = say("drawn")
            seat = yield from read(
                say("Which seat does {name} get?", name=self._holder(on)),
                say("Table and seat"),
                lambda typed: None if typed == drawn else read_seat(typed),
                drawn,
                *free,
                yes=say("Seat"),
            )
        yield from self._do(SeatAlternate(on.event, on.the_ticket(), seat))

    def _pass_over(self, on: InQueue) -> Flow[None]:
        """Ask only where there is time left and a place to come to."""
        ticket, state = on.the_ticket(), self._view.state
        left_us = state.alternates.called.get(ticket, 0) - self._view.now.utc_us
        if left_us <= 0 or ticket in without_a_place(state):
            yield from self._do(PassOver(on.event, ticket))
            return
        text = say(
            "{name} has {minutes} min left to appear. Pass over as declined?",
            name=self._holder(on),
            minutes=-(-left_us // MINUTE_US),
        )
        yield from confirm(text, say("Pass over"))
        yield from self._do(declined(on))

    def _refunded(self, on: InQueue) -> Call:
        one = self._one(on)
        payment = Payment(one.tender, self._till.session, one.also)
        return RefundAlternate(on.event, one.ticket, payment)

    def _refund(self, on: InQueue) -> Flow[None]:
        one = self._one(on)
        text = say(
            "Refund {amount} to {name} for ticket {number}?",
            amount=voice().money(one.cents),
            name=self._holder(on),
            number=one.ticket,
        )
        yield from confirm(text, say("Refund"))
        yield from self._do(self._refunded(on))


def next_one(on: InQueue) -> Call:
    """Call the next alternate."""
    return CallAlternate(on.event)


def drawn_seat(on: InQueue) -> Call:
    """A seat is drawn, to see whether one can be had."""
    return SeatAlternate(on.event, on.the_ticket(), None)


def declined(on: InQueue) -> Call:
    """Passed over, whether the time is up or it is declined."""
    return PassOver(on.event, on.the_ticket(), declined=True)
