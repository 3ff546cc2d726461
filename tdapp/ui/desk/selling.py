"""What the desk does with the person, the purchase and the money that were chosen."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal

from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.ids import StreamId
from tdapp.core.ports.people import Person
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN, CompletedAct
from tdapp.house.house import House
from tdapp.house.tickets import Ticket
from tdapp.till.payment import Tender
from tdapp.tournament.sales.passing_on import known_as
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.question import Question
from tdapp.ui.asking.questions import confirm, number, one_of
from tdapp.ui.desk.purchases import Purchase, PurchaseChoice
from tdapp.ui.desk.quick_add import OnLoop
from tdapp.ui.look.spoken import voice
from tdapp.ui.workplace.workplace import Workplace

NEW_ENTRY = frozenset({PurchaseChoice.ENTRY, PurchaseChoice.FEE, PurchaseChoice.AGAIN})

WHOLE = NEW_ENTRY - {PurchaseChoice.FEE}
"""What a ticket of the house pays for."""


class Selling(QObject):
    """One sale at a time; a second Enter while one is under way sells nothing.

    What is asked first is `put`: chips to be counted, or which ticket is handed in. `sold` carries
    the `Person` whose sale is done, `entered` event and number of an entry that is new.
    """

    sold = Signal(object)
    entered = Signal(str, int)

    def __init__(
        self,
        work: Workplace,
        put: Callable[[Question], None],
        begin: Callable[[OnLoop], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._begin = begin
        self._work = work
        self._put = put
        self._busy = False

    @property
    def busy(self) -> bool:
        """Whether a sale is under way."""
        return self._busy

    def sell(self, person: Person, purchase: Purchase) -> None:
        """Sell it, as the till says that it is paid."""
        if self._busy:
            return
        held = self._tickets_for(person, purchase)
        if purchase.asks_stack or purchase.signs or held:
            asking = self._work.asking
            first = partial(self._first_asked, person, purchase, held)
            asking.follow(first, self._put, asking.refused.emit)
        else:
            self._start(person, purchase, purchase.call(self._work.acts.till.payment, 0))

    def try_to_enter(self, person: Person) -> None:
        """Have the desk refuse somebody who may not play, so that the try is recorded."""
        event = self._work.view.id
        if event is None:
            return
        call = Register(event, person.id, self._work.acts.till.payment)
        self._work.asking.start(lambda: self._perform(call))

    def _tickets_for(self, person: Person, purchase: Purchase) -> dict[Ticket, Call]:
        """What the person holds of the house's tickets that an entry by ticket can be paid with."""
        view, parts, payment = self._work.view, self._work.parts, self._work.acts.till.payment
        if payment.tender is not Tender.TICKET or view.id is None or purchase.kind not in WHOLE:
            return {}
        from tdapp.calls.across.tickets import EnterByTicket

        house: House = parts.desk.state(parts.day.stream)
        held = house.tickets.out_for(person.ids)
        calls = {one: EnterByTicket(view.id, parts.day.stream, one.number) for one in held}
        return {one: call for one, call in calls.items() if view.why_not(call, PLAIN) is None}

    def _first_asked(
        self, person: Person, purchase: Purchase, held: Mapping[Ticket, Call]
    ) -> Flow[None]:
        """Whether what the conditions want was done, how many chips are left, and which ticket."""
        stack = 0
        if purchase.signs:
            yield from confirm(purchase.signs, voice().text("selling", "Sell"))
        elif purchase.asks_stack:
            text = voice().text("selling", "How many chips does {name} have left?")
            yes, chips = voice().text("selling", "Sell"), voice().text("selling", "Chips")
            stack = yield from number(text.format(name=person.name), chips, "0", yes=yes)
        call = purchase.call(self._work.acts.till.payment, stack)
        if held:
            rest = voice().text("selling", "{number}: {item}, {amount}; {rest} to pay in cash")
            listed = {
                rest.format(
                    number=one.number,
                    item=one.item,
                    amount=voice().money(one.cents),
                    rest=voice().money(purchase.price - one.cents),
                ): by_ticket
                for one, by_ticket in held.items()
            }
            asked = voice().text("selling", "Which ticket does {name} hand in?", name=person.name)
            other = voice().text("selling", "Another ticket")
            call = yield from one_of(asked, {**listed, other: call})
        self._start(person, purchase, call)

    def _start(self, person: Person, purchase: Purchase, call: Call) -> None:
        event = self._work.view.id
        if event is not None:
            self._busy = True
            self._begin(lambda: self._sell(event, person, purchase, call))

    async def _sell(self, event: StreamId, person: Person, purchase: Purchase, call: Call) -> None:
        self._work.names.know([person])
        try:
            await self._perform(call)
            await self._draw_seat(event)
        finally:
            self._busy = False
        self.sold.emit(person)
        state = self._work.view.state_of(event)
        numbers = state.entries.by_person.get(known_as(state, person.ids), ())
        if purchase.kind in NEW_ENTRY and numbers:
            self.entered.emit(event, numbers[-1])

    async def _draw_seat(self, event: StreamId) -> None:
        """Where the field sits already, who came just now is given a seat at once.

        While others wait for theirs the draw is the director's, and nobody is drawn for; neither
        where the rulebook wants somebody to sign for it.
        """
        if self._draws_now(event):
            await self._perform(DrawSeats(event))

    def _draws_now(self, event: StreamId) -> bool:
        state = self._work.view.state_of(event)
        sitting = len(state.seating.seat_of)
        alone = bool(sitting) and state.left - sitting == 1
        parts = self._work.parts
        return alone and parts.desk.can(parts.actor, DrawSeats(event))

    async def _perform(self, call: Call) -> CompletedAct:
        return await self._work.asking.perform(call, may_ask=False)
