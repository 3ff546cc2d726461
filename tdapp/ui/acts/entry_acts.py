"""The acts on the entry that is selected."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tdapp.core.ids import StreamId
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.tournament_calls import Bust, PayPrize, Rebuy, Reinstate
from tdapp.floor.seats import Seat
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.question import Question
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.look.figures import VOICE, money, ordinal
from tdapp.ui.name_book import NameBook
from tdapp.ui.sentences import sentence

CallFor = Callable[[StreamId, int], Call]
ANY_REASON = Circumstances(reason="-")
"""What is asked for in writing only when an act is tried."""


class EntryActs(QObject):
    """Bust, re-buy, reinstate and pay. `asks` carries a `Question` to be put in its place."""

    asks = Signal(object)

    def __init__(self, view: EventInView, asking: Asking, names: NameBook) -> None:
        super().__init__(view)
        self._view = view
        self._asking = asking
        self._names = names
        self.entry: int | None = None
        self.bust = self._act(self.tr("Bust"), "B", Bust, self._do(Bust))
        self.rebuy = self._act(self.tr("Re-buy"), "R", Rebuy, self._do(Rebuy))
        self.reinstate = self._act(self.tr("Reinstate…"), "I", self._back, self._ask_reason)
        self.pay_prize = self._act(self.tr("Pay prize…"), "P", self._pay, self._ask_to_pay)
        for act in self.all:
            act.only_in_list()

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        return (self.bust, self.rebuy, self.reinstate, self.pay_prize)

    def select(self, entry: int | None) -> None:
        """Act on this entry from now on."""
        self.entry = entry
        self.refresh()

    def refresh(self) -> None:
        """Ask each again whether it can be done."""
        for act in self.all:
            act.refresh()

    def _act(self, words: str, key: str, call: CallFor, do: Callable[[], None]) -> Act:
        return Act(lambda: words, key, lambda: self._why(call), do, self)

    def _why(self, call: CallFor) -> str:
        if self._view.id is None or self.entry is None:
            return self.tr("Nobody is selected; choose an entry in the list.")
        refusal = self._view.why_not(call(self._view.id, self.entry), ANY_REASON)
        return sentence(refusal, VOICE) if refusal else ""

    def _do(self, call: CallFor) -> Callable[[], None]:
        return lambda: self._ask(call, self.entry)

    def _ask(self, call: CallFor, entry: int | None, reason: str | None = None) -> None:
        if self._view.id is not None and entry is not None:
            self._asking.act(call(self._view.id, entry), Circumstances(reason=reason))

    def _ask_reason(self) -> None:
        entry = self.entry
        text = self.tr("Why is {name} put back into play, at {seat}?").format(
            name=self._name(), seat=self._seat_back(entry or 0)
        )
        hint = self.tr("Reason, for the record")

        def go_on(reason: str) -> None:
            self._ask(self._back, entry, reason)

        self.asks.emit(Question(text, self.tr("Reinstate"), go_on, hint))

    def _back(self, event: StreamId, entry: int) -> Call:
        return Reinstate(event, entry, self._seat_back(entry))

    def _seat_back(self, entry: int) -> Seat | None:
        """The seat that was left, or the first free one if somebody sits there by now."""
        seating, out = self._view.state.seating, self._view.state.exits.by_entry.get(entry)
        if out is None or out.seat not in seating.entry_at:
            return out.seat if out else None
        return next(seating.free(), out.seat)

    def _pay(self, event: StreamId, entry: int) -> Call:
        return PayPrize(event, self._view.state.places().get(entry, 1))

    def _ask_to_pay(self) -> None:
        entry, state = self.entry, self._view.state
        place = state.places()[entry or 0]
        text = self.tr("Hand over {amount} to {name} for {place} place?").format(
            amount=money(state.prizes.posted[place - 1]), name=self._name(), place=ordinal(place)
        )

        def go_on(_: str) -> None:
            self._ask(self._pay, entry)

        self.asks.emit(Question(text, self.tr("Handed over"), go_on))

    def _name(self) -> str:
        return self._names.name(self._view.state.entry(self.entry or 0).person)
