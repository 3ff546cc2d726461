"""Who is typed in at the desk: into the field, or into the queue where it is full."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from tdapp.calls.tournament.alternates import JoinAlternates
from tdapp.calls.tournament.event import WANTED_OF_ENTRANTS
from tdapp.calls.tournament.refunds import PassEntryOn
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.teams import NamePartner
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.before import REASON_ASKED_LATER, EventAt, Ready, asked_before
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.question import Question
from tdapp.ui.asking.questions import confirm, reason
from tdapp.ui.look.spoken import voice
from tdapp.ui.sales.same_name_check import WhoIsIt
from tdapp.ui.sales.till import Till

T = TypeVar("T")
NEWCOMER = PersonId("newcomer")
CallFor = Callable[[StreamId, PersonId], Call]
Put = Callable[[Question], None]
CallOf = Callable[[PersonId], Call]


def wanted_words(refusal: Refusal) -> str:
    """The question whether an entrant did what the conditions want first."""
    rule = refusal.details["rule"]
    if refusal.code == "not_a_member":
        return voice().text(
            "entering", "Have you seen the member's card ({rule})? Then sell the entry.", rule=rule
        )
    return voice().text(
        "entering", "Has the player signed the conditions ({rule})? Then sell the entry.", rule=rule
    )


@asked_before(Register, JoinAlternates, PassEntryOn, NamePartner)
def before_entering(
    call: Register | JoinAlternates | PassEntryOn | NamePartner, at: EventAt
) -> Flow[Ready]:
    """A yes where the conditions want something of each entrant first."""
    refusal = at.why_not(call, REASON_ASKED_LATER)
    if refusal is None or refusal.code not in WANTED_OF_ENTRANTS:
        return Ready(call)
    yes = voice().text("entering", "Yes")
    yield from confirm(wanted_words(refusal), yes)
    return Ready(replace(call, agreed=True))


class Entering(QObject):
    """`kept` gives a name back that was refused, `entered` tells whose entry or ticket is new.

    One name is asked about at a time: who it is, or why a barred person is let in. Another that
    needs a question meanwhile is refused in words.
    """

    kept = Signal(str)
    entered = Signal(str)

    def __init__(
        self, view: EventInView, asking: Asking, till: Till, who: WhoIsIt, put: Put
    ) -> None:
        super().__init__(view)
        self._view = view
        self._asking = asking
        self._till = till
        self._who = who
        self._put = put
        self._asked: Question | None = None

    @property
    def is_asking(self) -> bool:
        """Whether a question about a name stands in the window."""
        return self._asked is not None

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
            return
        come_in = partial(self._come_in, name, partial(call, event), event)
        self._asking.follow(come_in, self._ask, self._asking.refused.emit)

    def _ask(self, question: Question) -> None:
        """Put a question, and know until it is answered or taken away that it stands."""

        def answer(typed: str) -> None:
            self._asked = None
            question.go_on(typed)

        def over() -> None:
            self._asked = None
            question.over()

        self._asked = question
        self._put(replace(question, go_on=answer, over=over))

    def _must_be_free(self, name: str) -> None:
        """Refuse ``another_name_asked`` while another name is being asked about."""
        if self._asked is not None:
            self.kept.emit(name)
            raise Refusal("another_name_asked", name=name)

    def _come_in(self, name: str, call: CallOf, event: StreamId) -> Flow[None]:
        """Nobody is asked who it is, nor put into the registry, while nobody can come in."""
        keep = partial(self._or_keep, name)
        yield from result(lambda: keep(self._must_be_open(call)))
        known = yield from self._who.called(name)
        if known:
            self._must_be_free(name)
        person = yield from self._who.one_of(name, known)
        if person is None:
            person = yield from result(lambda: keep(self._who.enter(name)), once=True)
        sale = call(person)
        if isinstance(sale, Register | JoinAlternates):
            sale = (yield from before_entering(sale, self._asking.at(event))).call
        yield from self._sell(name, sale)
        if event == self._view.id:
            self.entered.emit(person)

    def _sell(self, name: str, call: Call) -> Flow[None]:
        """Sell it; why somebody barred is let in is asked before."""
        keep = partial(self._or_keep, name)
        barred = yield from result(lambda: keep(self._sold(call)), once=True)
        if barred is None:
            return
        self._must_be_free(name)
        yield barred
        text = voice().text("entering", "{name} is barred. Why admit them to this event?")
        why = yield from reason(text.format(name=name), voice().text("entering", "Admit"))
        with_ = Circumstances(reason=why)
        yield from result(lambda: keep(self._asking.perform(call, with_, may_ask=False)), once=True)

    async def _or_keep(self, name: str, work: Awaitable[T]) -> T:
        """Give the name back where it is not done."""
        try:
            return await work
        except BaseException:
            self.kept.emit(name)
            raise

    async def _must_be_open(self, call: CallOf) -> None:
        refusal = self._refusal(call(NEWCOMER))
        if refusal is not None and refusal.code not in WANTED_OF_ENTRANTS:
            raise refusal
        self._asking.with_slip()

    async def _sold(self, call: Call) -> Refusal | None:
        """Do it; gives the refusal of somebody who is barred."""
        try:
            await self._asking.perform(call, may_ask=False)
        except Refusal as refusal:
            if refusal.code != "barred":
                raise
            return refusal
        return None

    def _refusal(self, call: Call) -> Refusal | None:
        refusal = self._view.why_not(call)
        return None if refusal and refusal.code == "unknown_person" else refusal
