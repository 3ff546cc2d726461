"""Who is typed in at the desk: into the field, or into the queue where it is full."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from tdapp.calls.tournament.alternates import JoinAlternates
from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN, Circumstances
from tdapp.till.payment import Tender
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.question import Question
from tdapp.ui.asking.under_way import is_past
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.sales.same_name_check import WhoIsIt
from tdapp.ui.sales.till import Till

NEWCOMER = PersonId("newcomer")
CallFor = Callable[[StreamId, PersonId], Call]
CallOf = Callable[[PersonId], Call]


class Entering(QObject):
    """`kept` gives a name back that was refused, `entered` tells whose entry or ticket is new.

    `asks` carries a `Question`; it is also asked why a barred person is let in.
    """

    asks = Signal(object)
    kept = Signal(str)
    entered = Signal(str)

    def __init__(
        self, view: EventInView, asking: Asking, names: NameBook, till: Till, who: WhoIsIt
    ) -> None:
        super().__init__(view)
        self._view = view
        self._asking = asking
        self._names = names
        self._till = till
        self._who = who

    def register(self, name: str) -> None:
        """Sell an entry to somebody of this name."""
        self._let_in(name, lambda event, person: Register(event, person, self._till.payment))

    def join(self, name: str) -> None:
        """Take somebody of this name into the queue."""
        self._let_in(name, lambda event, person: JoinAlternates(event, person, self._till.payment))

    def why_not_join(self) -> Refusal | None:
        """What stands against anybody's joining the queue."""
        event = self._view.id
        if event is None:
            return Refusal("no_such_event")
        return self._refusal(JoinAlternates(event, NEWCOMER, self._till.payment))

    def _let_in(self, name: str, call: CallFor) -> None:
        event = self._view.id
        if event is None:
            self.kept.emit(name)
            self._asking.refuse(Refusal("no_such_event"))
        else:
            self._asking.start(lambda: self._seek(name, partial(call, event)))

    async def _seek(self, name: str, call: CallOf) -> None:
        """Nobody is asked who it is, nor put into the registry, while nobody can come in."""
        try:
            refusal = self._refusal(call(NEWCOMER))
            if refusal is not None:
                raise refusal
            self._asking.with_slip()
            await self._who.find(name, lambda person: self._sell(name, person, call))
        except BaseException:
            self.kept.emit(name)
            raise

    def _refusal(self, call: Call) -> Refusal | None:
        refusal = self._view.why_not(call)
        return None if refusal and refusal.code == "unknown_person" else refusal

    async def _sell(
        self, name: str, person: PersonId, call: CallOf, with_: Circumstances = PLAIN
    ) -> None:
        try:
            await self._asking.perform(call(person), with_, may_ask=False)
        except Refusal as refusal:
            if refusal.code == "barred" and with_ is PLAIN:
                self._ask_to_admit(name, person, call)
            else:
                self.kept.emit(name)
            raise
        except BaseException:
            self.kept.emit(name)
            raise
        self._till.take(Tender.CASH)
        if not is_past():
            self.entered.emit(person)

    def _ask_to_admit(self, name: str, person: PersonId, call: CallOf) -> None:
        def go_on(reason: str) -> None:
            with_ = Circumstances(reason=reason)
            self._asking.start(lambda: self._sell(name, person, call, with_))

        text = voice().text("entering", "{name} is barred. Why admit them to this event?")
        hint = voice().text("entering", "Reason, for the record")
        self.asks.emit(
            Question(text.format(name=name), voice().text("entering", "Admit"), go_on, hint)
        )
