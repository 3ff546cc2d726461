"""What the desk does with the person, the purchase and the money that were chosen."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.ids import StreamId
from tdapp.core.ports.people import Person
from tdapp.desk.call import Call
from tdapp.desk.desk import CompletedAct
from tdapp.tournament.sales.passing_on import known_as
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.question import Question
from tdapp.ui.asking.questions import confirm, number
from tdapp.ui.desk.purchases import Purchase, PurchaseChoice
from tdapp.ui.look.spoken import voice
from tdapp.ui.workplace.workplace import Workplace

NEW_ENTRY = frozenset({PurchaseChoice.ENTRY, PurchaseChoice.FEE, PurchaseChoice.AGAIN})


class Selling(QObject):
    """One sale at a time; a second Enter while one is under way sells nothing.

    Where chips are to be counted first the question is `put`. `sold` carries the `Person` whose
    sale is done, `entered` event and number of an entry that is new.
    """

    sold = Signal(object)
    entered = Signal(str, int)

    def __init__(self, work: Workplace, put: Callable[[Question], None], parent: QObject) -> None:
        super().__init__(parent)
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
        if purchase.asks_stack or purchase.signs:
            asking, ask = self._work.asking, self._count_first
            first = partial(self._sign_first if purchase.signs else ask, person, purchase)
            asking.follow(first, self._put, asking.refused.emit)
        else:
            self._start(person, purchase, 0)

    def try_to_enter(self, person: Person) -> None:
        """Have the desk refuse somebody who may not play, so that the try is recorded."""
        event = self._work.view.id
        if event is None:
            return
        call = Register(event, person.id, self._work.acts.till.payment)
        self._work.asking.start(lambda: self._perform(call))

    def _sign_first(self, person: Person, purchase: Purchase) -> Flow[None]:
        """What the conditions want of an entrant was done, says who sells."""
        yield from confirm(purchase.signs, voice().text("selling", "Sell"))
        self._start(person, purchase, 0)

    def _count_first(self, person: Person, purchase: Purchase) -> Flow[None]:
        text = voice().text("selling", "How many chips does {name} have left?", name=person.name)
        yes, chips = voice().text("selling", "Sell"), voice().text("selling", "Chips")
        stack = yield from number(text, chips, "0", yes=yes)
        self._start(person, purchase, stack)

    def _start(self, person: Person, purchase: Purchase, stack: int) -> None:
        event = self._work.view.id
        if event is not None:
            self._busy = True
            self._work.asking.start(lambda: self._sell(event, person, purchase, stack))

    async def _sell(self, event: StreamId, person: Person, purchase: Purchase, stack: int) -> None:
        till = self._work.acts.till
        self._work.names.know([person])
        try:
            await self._perform(purchase.call(till.payment, stack))
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
