"""Acts with money on the whole event: readmission, the cashier session, cancellation."""

from PySide6.QtCore import QObject

from tdapp.calls.across.ending import CancelEvent
from tdapp.calls.house.cage import OpenSession
from tdapp.calls.tournament.alternates import RefundQueue
from tdapp.calls.tournament.refunds import Readmit
from tdapp.core.ids import StreamId
from tdapp.core.names_alike import folded
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.said import SumStatement
from tdapp.house.cage_events import CashierSession
from tdapp.house.house import House
from tdapp.tournament.plan.offers import total_of
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.number_question import ask_number
from tdapp.ui.asking.question import Question
from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.parts import Parts
from tdapp.ui.sales.event_money_acts import OnEvent
from tdapp.ui.sales.table_add_ons import TableAddOns
from tdapp.ui.sales.till import Till

NEWEST = 3


class MoneyActs(OnEvent):
    """With the till's tender and the add-ons of a table, all that the menus hold of money."""

    def __init__(self, parts: Parts, view: EventInView, till: Till, parent: QObject) -> None:
        text = voice().text
        super().__init__(view, till, parent)
        self._parts = parts
        self._add_ons = TableAddOns(view, till, self)
        for asks in (till.asks, self._add_ons.asks):
            asks.connect(self.asks)
        self.readmit = WindowAct(
            lambda: text("money acts", "Readmit a refunded entry…"),
            "Shift+F2, R",
            lambda: self._why(self._last_refunded),
            self._ask_refunded,
            self,
        )
        self.refund_queue = WindowAct(
            lambda: text("money acts", "Refund alternates…"),
            "Shift+F2, Q",
            lambda: self._why(self._queue_back),
            self._ask_queue_back,
            self,
        )
        self.session = WindowAct(
            lambda: text("money acts", "Cashier session…"),
            "Ctrl+Shift+C",
            always,
            self._ask_session,
            self,
        )
        self.cancel = WindowAct(
            lambda: text("money acts", "Cancel event…"),
            "Shift+F2, C",
            lambda: self._why(self._cancellation),
            self._ask_why_cancel,
            self,
        )

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, the payment method first."""
        return (*self.at_the_desk, self.cancel)

    @property
    def at_the_desk(self) -> tuple[WindowAct, ...]:
        """All but the cancellation."""
        money_back = (self.readmit, self.refund_queue)
        return (self._till.turn, self._till.split, self.session, self._add_ons.sell, *money_back)

    def _last_refunded(self, event: StreamId) -> Call:
        gone = self._view.state.entries.refunded
        if not gone:
            raise Refusal("nobody_refunded")
        return Readmit(event, max(gone), self._till.payment)

    def _ask_refunded(self) -> None:
        newest = sorted(self._view.state.entries.refunded, reverse=True)[:NEWEST]
        text = voice().text(
            "money acts", "Which refunded entry is readmitted? It is paid for again."
        )
        ask_number(
            self.asks.emit,
            text,
            voice().text("money acts", "Next"),
            voice().text("money acts", "Entry number"),
            tuple(map(str, newest)),
            self._ask_why_back,
        )

    def _ask_why_back(self, entry: int) -> None:
        def readmit(event: StreamId) -> Call:
            return Readmit(event, entry, self._till.payment)

        why_not = self._why(readmit)
        if why_not:
            self.readmit.tried.emit(why_not)
            return
        paid = self._view.said(SumStatement, lambda state, _: _refunded(state, entry))
        text = voice().text("money acts", "Why readmit entry {number}? {amount} is paid again.")
        said = text.format(number=entry, amount=voice().money(paid[0].value))
        self._ask_reason(said, voice().text("money acts", "Readmit"), readmit, paid)

    def _queue_back(self, event: StreamId) -> Call:
        return RefundQueue(event, self._till.session)

    def _ask_queue_back(self) -> None:
        queue = self._view.state.alternates
        held = self._view.said(SumStatement, lambda state, _: state.alternates.held)
        text = voice().text(
            "money acts", "Refund {amount} to alternates never seated (tickets: {tickets})?"
        )
        said = text.format(
            amount=voice().money(queue.held), tickets=voice().count(len(queue.by_ticket))
        )

        def go_on(_: str) -> None:
            if self._view.id is not None:
                self._till.settle(self._queue_back(self._view.id), Circumstances(said=held))

        self.asks.emit(Question(said, voice().text("money acts", "Refund"), go_on))

    def _ask_session(self) -> None:
        none, now = voice().text("money acts", "none"), self._till.session
        names = [one.id for one in self._open_sessions() if one.id != now]
        choices = (*((now, none) if now else ()), *names)

        def go_on(answer: str) -> None:
            if answer in choices:
                self._till.open_session(None if answer == none else answer)
            else:
                opened = OpenSession(self._parts.day.stream, answer)
                self._till.begin(opened, lambda: self._open_sessions()[-1].id)

        text = voice().text("money acts", "Which cashier session should sales and refunds go to?")
        self.asks.emit(
            Question(
                text,
                voice().text("money acts", "Use session"),
                go_on,
                voice().text("money acts", "Session"),
                choices,
            )
        )

    def _open_sessions(self) -> list[CashierSession]:
        """Those that money can be counted in, the newest last."""
        house: House = self._parts.desk.state(self._parts.day.stream)
        return [one for one in house.cage.listed() if one.closed_us is None]

    def _cancellation(self, event: StreamId) -> Call:
        return CancelEvent(event, self._parts.day.stream, self._till.session)

    def _ask_why_cancel(self) -> None:
        state = self._view.state
        entries, tickets = state.entries, state.alternates
        all_said = self._view.said(SumStatement, lambda state, _: _all_back(state))
        back = sum(one.value for one in all_said)
        amount, go_on, cancel = (
            voice().money(back),
            voice().text("money acts", "Next"),
            voice().text("money acts", "Cancel the event"),
        )
        text = voice().text(
            "money acts",
            "Why cancel {title}? {amount} is refunded for {entries} entries and {tickets} "
            "alternates. Minimum entries: {least}.",
        )
        said = text.format(
            title=state.conditions.title,
            amount=amount,
            entries=voice().count(entries.count),
            tickets=voice().count(len(tickets.by_ticket)),
            least=voice().count(state.conditions.min_entries),
        )

        def why(reason: str) -> None:
            with_ = Circumstances(reason=reason, said=all_said)
            if back:
                self._ask_name(state.conditions.title, amount, with_)
            else:
                self._cancel(with_)

        hint = voice().text("money acts", "Reason, for the record")
        self.asks.emit(Question(said, go_on if back else cancel, why, hint))

    def _ask_name(self, title: str, amount: str, with_: Circumstances) -> None:
        """Money of many goes back: a name that is typed is no slip of the hand."""

        def typed(name: str) -> None:
            if folded(name) == folded(title):
                self._cancel(with_)
            else:
                self.cancel.tried.emit(
                    voice().text("money acts", "Not cancelled. The name does not match.")
                )
                self.asks.emit(question)

        text = voice().text("money acts", "Type {title} to cancel the event and refund {amount}.")
        said = text.format(title=title, amount=amount)
        question = Question(
            said,
            voice().text("money acts", "Cancel the event"),
            typed,
            voice().text("money acts", "Name of the event"),
        )
        self.asks.emit(question)

    def _cancel(self, with_: Circumstances) -> None:
        if self._view.id is not None:
            self._till.settle(self._cancellation(self._view.id), with_)


def _refunded(state: Tournament, entry: int) -> int:
    """The cents that went back for an entry; 0 where it is in the field."""
    gone = state.entries.refunded.get(entry)
    return 0 if gone is None else total_of(gone.parts)


def _all_back(state: Tournament) -> int:
    """The cents that go back when an event is cancelled."""
    owed = sum(sale.total for sale in state.entries.owed.values())
    return state.entries.total - owed + state.alternates.held
