"""The acts on the queue of a full event; the selected one is a ticket."""

from collections.abc import Callable
from dataclasses import dataclass, replace
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
from tdapp.ui.asking.before import EventAt, Ready, asked_before, once_confirmed
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow, at_once
from tdapp.ui.asking.questions import read
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying, voice
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
            raise Refusal("no_alternate_chosen")
        return self.ticket


class QueueActs(Acts[InQueue]):
    """Join, call, seat, pass over and refund; `why_not_join` and `join` are the name field's."""

    def __init__(
        self,
        view: EventInView,
        asking: Asking,
        till: Till,
        why_not_join: Callable[[], Refusal | None],
        join: Callable[[], None],
    ) -> None:
        super().__init__(view, asking, lambda: InQueue(view.the_id(), self.ticket), view)
        self._view = view
        self._till = till
        self._why_not_join = why_not_join
        self.ticket: int | None = None
        self.join, self.call_next, *self.of_ticket = self._acts(
            (say("Add alternate"), "Ctrl+J", self._may_join, lambda _: at_once(join)),
            (say("Call next"), "Ctrl+L", lambda on: CallAlternate(on.event)),
            (say("Seat alternate…"), "Shift+S", self._drawn),
            (say("Pass over…"), "Shift+X", self._declined),
            (say("Refund ticket…"), "Shift+M", self._refunded),
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

    def _drawn(self, on: InQueue) -> Call:
        return SeatAlternate(on.event, on.the_ticket(), None)

    def _declined(self, on: InQueue) -> Call:
        """Passed over, whether the time is up or it is declined."""
        return PassOver(on.event, on.the_ticket(), declined=True)

    def _refunded(self, on: InQueue) -> Call:
        one = self._one(on)
        payment = Payment(one.tender, self._till.session, one.also)
        return RefundAlternate(on.event, one.ticket, payment)


def _holder(ticket: int, at: EventAt) -> str:
    return at.names.name(at.state.alternates.by_ticket[ticket].person)


@asked_before(SeatAlternate)
def before_seating(call: SeatAlternate, at: EventAt) -> Flow[Ready]:
    """Which seat, where one is free."""
    free = [str(one) for one in islice(at.state.seating.free(), MOST_SEATS)]
    if not free:
        return Ready(call)
    drawn = say("drawn")
    seat = yield from read(
        say("Which seat does {name} get?", name=_holder(call.ticket, at)),
        say("Table and seat"),
        lambda typed: None if typed == drawn else read_seat(typed),
        drawn,
        *free,
        yes=say("Seat"),
    )
    return Ready(replace(call, seat=seat))


@asked_before(PassOver)
def before_passing_over(call: PassOver, at: EventAt) -> Flow[Ready]:
    """A yes only where there is time left and a place to come to."""
    state = at.state
    queue = state.alternates
    left_us = queue.left_us(call.ticket, at.view.now) if call.ticket in queue.called else 0
    if not left_us or call.ticket in without_a_place(state):
        return Ready(replace(call, declined=False))
    text = say(
        "{name} has {minutes} min left to appear. Pass over as declined?",
        name=_holder(call.ticket, at),
        minutes=-(-left_us // MINUTE_US),
    )
    return (yield from once_confirmed(call, at, text, say("Pass over")))


@asked_before(RefundAlternate)
def before_refund(call: RefundAlternate, at: EventAt) -> Flow[Ready]:
    """A yes, with the sum."""
    text = say(
        "Refund {amount} to {name} for ticket {number}?",
        amount=voice().money(at.state.alternates.by_ticket[call.ticket].cents),
        name=_holder(call.ticket, at),
        number=call.ticket,
    )
    return once_confirmed(call, at, text, say("Refund"))
