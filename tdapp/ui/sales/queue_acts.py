"""The acts on the queue of a full event; the selected one is a ticket."""

from collections.abc import Callable
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
from tdapp.table.geometry.seats import Seat
from tdapp.till.payment import Payment
from tdapp.tournament.sales.alternates import without_a_place
from tdapp.tournament.state.alternates import Alternate
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.question import Question
from tdapp.ui.entries.on_entry import OnEntry
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.sales.till import Till
from tdapp.words.sentence import sentence

MOST_SEATS = 3
MINUTE_US = 60_000_000


class QueueActs(OnEntry):
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
        text = voice().text
        super().__init__(view, asking, names)
        self._till = till
        self._why_not_join = why_not_join
        self.join = WindowAct(
            lambda: text("queue acts", "Add alternate"), "Ctrl+J", self._why_no_join, join, self
        )
        self.call_next = WindowAct(
            lambda: text("queue acts", "Call next"),
            "Ctrl+L",
            self._why_no_call,
            self._call_next,
            self,
        )
        self.seat = self._act(
            lambda: text("queue acts", "Seat alternate…"), "Shift+S", self._seat, self._ask_seat
        )
        self.pass_over = self._act(
            lambda: text("queue acts", "Pass over…"),
            "Shift+X",
            self._pass,
            self._ask_whether_declined,
        )
        self.refund = self._act(
            lambda: text("queue acts", "Refund ticket…"), "Shift+M", self._refund, self._ask_refund
        )

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (*self.of_queue, *self.of_ticket)

    @property
    def of_queue(self) -> tuple[WindowAct, ...]:
        """Those on the queue as a whole."""
        return (self.join, self.call_next)

    @property
    def of_ticket(self) -> tuple[WindowAct, ...]:
        """Those on the selected ticket."""
        return (self.seat, self.pass_over, self.refund)

    def _why(self, call: Callable[[StreamId, int], Call]) -> str:
        if self.entry is None:
            return voice().text("queue acts", "No alternate is selected. Select one in the list.")
        return super()._why(call)

    def _why_no_join(self) -> str:
        refusal = self._why_not_join()
        return sentence(refusal, voice()) if refusal else ""

    def _why_no_call(self) -> str:
        event = self._view.id
        refusal = Refusal("no_such_event")
        found = self._view.why_not(CallAlternate(event)) if event is not None else refusal
        return sentence(found, voice()) if found else ""

    def _call_next(self) -> None:
        if self._view.id is not None:
            self._asking.act(CallAlternate(self._view.id))

    def _one(self) -> Alternate:
        found = self._view.state.alternates.by_ticket.get(self.entry or 0)
        if found is None:
            raise Refusal("no_such_ticket", ticket=self.entry)
        return found

    def _holder(self) -> str:
        return self._names.name(self._one().person)

    def _seat(self, event: StreamId, ticket: int, seat: Seat | None = None) -> Call:
        return SeatAlternate(event, ticket, seat)

    def _ask_seat(self) -> None:
        ticket, free = self.entry, list(islice(self._view.state.seating.free(), MOST_SEATS))
        if not free:
            self._ask(self._seat, ticket)
            return
        drawn = voice().text("queue acts", "drawn")
        seats = {str(seat): seat for seat in free}

        def go_on(answer: str) -> None:
            chosen = seats.get(answer) or read_seat(answer)
            if chosen is None and answer != drawn:
                self._put(question)
                return
            self._ask(lambda event, number: self._seat(event, number, chosen), ticket)

        text = voice().text("queue acts", "Which seat does {name} get?", name=self._holder())
        choices = (drawn, *seats)
        question = Question(
            text,
            voice().text("queue acts", "Seat"),
            go_on,
            voice().text("queue acts", "Table and seat"),
            choices,
        )
        self._put(question)

    def _pass(self, event: StreamId, ticket: int) -> Call:
        """What the button asks for: passed over, whether the time is up or it is declined."""
        return PassOver(event, ticket, declined=True)

    def _ask_whether_declined(self) -> None:
        ticket, queue = self.entry or 0, self._view.state.alternates
        left_us = queue.called.get(ticket, 0) - self._view.now.utc_us
        if left_us <= 0 or ticket in without_a_place(self._view.state):
            self._ask(PassOver, ticket)
            return
        text = voice().text(
            "queue acts", "{name} has {minutes} min left to appear. Pass over as declined?"
        )
        said = text.format(name=self._holder(), minutes=-(-left_us // MINUTE_US))
        yes = voice().text("queue acts", "Pass over")
        self._put(Question(said, yes, lambda _: self._ask(self._pass, ticket)))

    def _refund(self, event: StreamId, ticket: int) -> Call:
        one = self._one()
        return RefundAlternate(event, ticket, Payment(one.tender, self._till.session, one.also))

    def _ask_refund(self) -> None:
        ticket, one = self.entry, self._one()
        text = voice().text("queue acts", "Refund {amount} to {name} for ticket {number}?")
        said = text.format(amount=voice().money(one.cents), name=self._holder(), number=one.ticket)
        yes = voice().text("queue acts", "Refund")
        self._put(Question(said, yes, lambda _: self._ask(self._refund, ticket)))


def read_seat(text: str) -> Seat | None:
    """A seat as it is written, ``12-4``; None where it is none."""
    table, _, seat = text.strip().partition("-")
    if table.isdecimal() and seat.isdecimal():
        return Seat(int(table), int(seat))
    return None
