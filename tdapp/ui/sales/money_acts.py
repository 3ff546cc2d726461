"""Acts with money on the whole event: readmission, alternates' refunds, cancellation and back."""

from collections.abc import Awaitable
from dataclasses import replace

from PySide6.QtCore import QObject

from tdapp.calls.across.ending import CancelEvent, CancelWithRefunds
from tdapp.calls.tournament.alternates import RefundQueue
from tdapp.calls.tournament.refunds import Readmit
from tdapp.core.ids import StreamId, StreamRef
from tdapp.core.names import folded
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.circumstances import Circumstances, CompletedAct
from tdapp.desk.permissions import Permission
from tdapp.till.payment import BOUNTY
from tdapp.tournament.plan.offers import total_of
from tdapp.tournament.room import KIND
from tdapp.tournament.sales.cancelling import pool_shares, shares_the_pool
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.before import EventAt, Ready, asked_before, once_confirmed
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.questions import number, reason, words
from tdapp.ui.asking.signed import must_be_permitted
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts
from tdapp.ui.sales.sale_acts import TableAddOns
from tdapp.ui.sales.till import Till, TillActs

say = saying("money acts")
NEWEST = 3
MOST_LISTED = 12


class MoneyActs(Acts[StreamId]):
    """With how sales are `paying` and the add-ons of a table, all that the menus hold of money."""

    def __init__(
        self,
        parts: Parts,
        view: EventInView,
        asking: Asking,
        names: NameBook,
        till: Till,
        parent: QObject,
    ) -> None:
        super().__init__(view, asking, view.the_id, parent)
        self._parts = parts
        self._view, self._names, self._till = view, names, till
        self.paying = TillActs(parts, asking, till, self)
        self._add_ons = TableAddOns(view, asking, till, self)
        self._include(self.paying, self._add_ons)
        back, refund = self._last_refunded, say("Refund alternates…")
        again = say("Take back cancellation…")
        chosen = say("Cancel with chosen refunds…")
        self.readmit, self.refund_queue, self.cancel, self.choose, self.take_back = self._acts(
            (say("Readmit a refunded entry…"), "Shift+F2, R", back, self._readmit),
            (refund, "Shift+F2, Q", self._queue_back),
            (say("Cancel event…"), "Shift+F2, C", self._cancellation, self._cancel),
            (chosen, "Shift+F2, 1", self._choosing, self._cancel_choosing),
            (again, "Shift+F2, K", self._must_be_cancelled, self._take_back),
        )

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, the payment method first."""
        return (*self.at_the_desk, *self.ending)

    @property
    def ending(self) -> tuple[WindowAct, ...]:
        """The cancellation, also with chosen refunds, and taking it back."""
        return (self.cancel, self.choose, self.take_back)

    @property
    def at_the_desk(self) -> tuple[WindowAct, ...]:
        """All but the cancellation and taking it back."""
        return (*self.paying.all, *self._add_ons.all, self.readmit, self.refund_queue)

    def _last_refunded(self, event: StreamId) -> Call:
        gone = self._view.state.entries.refunded
        if not gone:
            raise Refusal("nobody_refunded")
        return Readmit(event, max(gone), self._till.payment)

    def _readmit(self, event: StreamId) -> Flow[None]:
        """Ask which entry is paid for again, and why."""
        newest = sorted(self._view.state.entries.refunded, reverse=True)[:NEWEST]
        asked = say("Which refunded entry is readmitted? It is paid for again.")
        entry = yield from number(asked, say("Entry number"), *map(str, newest))
        self._must_be_possible(Readmit(event, entry, self._till.payment))
        amount, paid = self._view.sum_said(lambda state, _: _refunded(state, entry))
        asked = say("Why readmit entry {number}? {amount} is paid again.")
        asked = asked.format(number=entry, amount=amount)
        why = yield from reason(asked, say("Readmit"))
        call = Readmit(event, entry, self._till.payment)
        yield from self._do(call, why, said=paid)

    def _queue_back(self, event: StreamId) -> Call:
        return RefundQueue(event, self._till.session)

    def _cancellation(self, event: StreamId) -> Call:
        return CancelEvent(event, self._parts.day.stream, self._till.session)

    def _cancel(self, event: StreamId) -> Flow[None]:
        """Ask why, and for the name where money of many goes back: that is no slip of the hand."""
        title = self._view.state.conditions.title
        amount, back = self._view.sum_said(lambda state, _: _all_back(state))
        cancel, refunds = say("Cancel the event"), bool(back[0].value)
        call, words_of = self._cancellation(event), cancel_words(self._view.state, amount)
        asked = f"{self._asking.at(event).follows(call)} {words_of}".strip()
        why = yield from reason(asked, say("Next") if refunds else cancel)
        if refunds:
            yield from self._by_name(title, amount)
        yield from self._do(self._cancellation(event), why, said=back, told=True)

    def _by_name(self, title: str, amount: str) -> Flow[None]:
        """Ask for the name of the event until it is right."""
        asked = say("Type {title} to cancel the event and refund {amount}.")
        asked, cancel = asked.format(title=title, amount=amount), say("Cancel the event")
        while folded((yield from words(asked, cancel, say("Name of the event")))) != folded(title):
            self.cancel.tried.emit(say("Not cancelled. The name does not match."))

    def _choosing(self, event: StreamId) -> CancelWithRefunds:
        return CancelWithRefunds(event, self._parts.day.stream, session=self._till.session)

    def _cancel_choosing(self, event: StreamId) -> Flow[None]:
        """Ask who is refunded how much, who gets the rest, why, and for the name of the event."""
        from tdapp.ui.sales.chosen_refunds import (  # noqa: PLC0415 - seldom asked
            asked_refunds,
            asked_rest,
        )

        state, title = self._view.state, self._view.state.conditions.title
        refunds = yield from asked_refunds(state)
        call = replace(self._choosing(event), refunds=refunds)
        self._must_be_possible(call)
        call = replace(call, rest=(yield from asked_rest(state, refunds)))
        amount = voice().money(sum(cents for _, cents in refunds))
        count = say.plural("1 entry", "{n} entries", len(refunds))
        asked = say("Why cancel {title} and refund {amount} to {count}? Prizes paid stay paid.")
        asked = asked.format(title=title, amount=amount, count=count)
        why = yield from reason(asked, say("Next"))
        yield from self._by_name(title, amount)
        yield from self._do(call, why, told=True)

    def _must_be_cancelled(self, event: StreamId) -> None:
        must_be_permitted(self._parts, Permission.ANNOUNCE)
        self._parts.undoing.must_have_ended(StreamRef(event, KIND))

    def _take_back(self, event: StreamId) -> Flow[None]:
        """Ask why a cancellation is taken back, if it can be."""
        ref = StreamRef(event, KIND)
        planned = yield from result(lambda: self._parts.undoing.plan_of_end(ref), quiet=True)
        asked = say(
            "Why take back the cancellation of {title}? Only if no refund was handed out: "
            "{amount} is booked in again. The clock stays paused.",
            title=self._view.title(event),
            amount=voice().money(planned.back_in),
        )
        why = yield from reason(asked, say("Take it back"), say("cancelled by mistake"))
        yield from result(lambda: self._go_on_with(ref, Circumstances(reason=why)), once=True)

    def _go_on_with(self, event: StreamRef, with_: Circumstances) -> Awaitable[CompletedAct]:
        undoing = self._parts.undoing
        return undoing.take_back_end(self._parts.actor, event, self._asking.with_slip(with_))


def cancel_words(state: Tournament, amount: str) -> str:
    """Ask why an event is cancelled, with the money that goes back and for how many."""
    entries = say.plural("1 entry", "{n} entries", state.entries.count)
    waiting = len(state.alternates.by_ticket)
    alternates = say.plural("1 alternate", "{n} alternates", waiting)
    if shares_the_pool(state):
        return _sharing_words(state, amount)
    return say(
        "Why cancel {title}? {amount} is refunded for {entries} and {alternates}. "
        "Minimum entries: {least}.",
        title=state.conditions.title,
        amount=amount,
        entries=entries,
        alternates=alternates,
        least=voice().count(state.conditions.min_entries),
    )


def _sharing_words(state: Tournament, amount: str) -> str:
    """Ask why, with who gets what of the pool, the largest share first."""
    shares = pool_shares(state)
    one = say("entry {number}: {amount}")
    listed = [
        one.format(number=entry, amount=voice().money(cents))
        for entry, cents in list(shares.items())[:MOST_LISTED]
    ]
    more = len(shares) - len(listed)
    if more:
        listed.append(say("{n} more", n=voice().count(more)))
    asked = say(
        "Why cancel {title}? {amount} goes back in all. Of the pool, shared by the players still "
        "in: {shares}."
    )
    return asked.format(title=state.conditions.title, amount=amount, shares=", ".join(listed))


def _refunded(state: Tournament, entry: int) -> int:
    """The cents that went back for an entry; 0 where it is in the field."""
    gone = state.entries.refunded.get(entry)
    return 0 if gone is None else total_of(gone.parts)


def _all_back(state: Tournament) -> int:
    """The cents that go back when an event is cancelled."""
    if shares_the_pool(state):
        pool, taken = state.entries.pool + state.entries.added, state.entries.taken
        apart = (BOUNTY, *(one.name for one in state.conditions.prizes.pools))
        return pool + sum(taken.get(name, 0) for name in apart) + state.alternates.held
    owed = sum(sale.owed for sale in state.entries.owed.values())
    return state.entries.total - owed + state.alternates.held


@asked_before(RefundQueue)
def before_refund(call: RefundQueue, at: EventAt) -> Flow[Ready]:
    """A yes, with the sum and for how many."""
    queue = at.state.alternates
    amount, held = at.sum_said(lambda state, _: state.alternates.held)
    tickets = voice().count(len(queue.by_ticket))
    text = say("Refund {amount} to alternates never seated (tickets: {tickets})?")
    text = text.format(amount=amount, tickets=tickets)
    return once_confirmed(call, at, text, say("Refund"), held)
