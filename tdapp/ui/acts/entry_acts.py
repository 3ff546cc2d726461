"""The acts on the entry that is selected."""

from tdapp.core.ids import StreamId
from tdapp.desk.call import Call
from tdapp.desk.exit_calls import Bust, Reinstate
from tdapp.desk.prize_calls import PayPrize
from tdapp.desk.sales_calls import Rebuy, SellAddOns
from tdapp.tournament.exits.correcting import reinstate
from tdapp.tournament.tournament import owed_to
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.consequence_words import what_changes
from tdapp.ui.acts.exit_acts import ExitActs
from tdapp.ui.acts.on_entry import OnEntry
from tdapp.ui.acts.question import Question
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.look.figures import money, ordinal
from tdapp.ui.name_book import NameBook


class EntryActs(OnEntry):
    """Bust, re-buy, add-on, reinstate and pay, and with `exits` the rarer ways out."""

    def __init__(self, view: EventInView, asking: Asking, names: NameBook) -> None:
        super().__init__(view, asking, names)
        self.bust = self._act(self._bust_words, "B", self._bust, self._do(self._bust))
        self.rebuy = self._act(lambda: self.tr("Re-buy"), "R", Rebuy, self._do(Rebuy))
        self.add_on = self._act(lambda: self.tr("Add-on"), "A", _add_on, self._do(_add_on))
        self.reinstate = self._act(
            lambda: self.tr("Reinstate…"), "I", self._back, self._ask_why_back
        )
        self.pay_prize = self._act(lambda: self.tr("Pay prize…"), "P", self._pay, self._ask_to_pay)
        self.exits = ExitActs(view, asking, names)
        self.exits.asks.connect(self.asks)

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        own = (self.bust, self.rebuy, self.add_on, self.reinstate, self.pay_prize)
        return own + self.exits.all

    def select(self, entry: int | None) -> None:
        """Act on this entry from now on."""
        self.exits.entry = entry
        super().select(entry)

    def _waits(self) -> bool:
        """Whether the selected player has no chips and may buy again."""
        return self.entry in self._view.state.exits.out_of_chips

    def _bust_words(self) -> str:
        return self.tr("Out, no re-buy") if self._waits() else self.tr("Bust")

    def _bust(self, event: StreamId, entry: int) -> Call:
        return Bust(event, entry, declined=self._waits())

    def _back(self, event: StreamId, entry: int) -> Call:
        return Reinstate(event, entry, self._seat_back(entry))

    def _ask_why_back(self) -> None:
        entry, state = self.entry or 0, self._view.state
        seat = self._seat_back(entry)
        text = self.tr("Why is {name} put back into play, at {seat}?").format(
            name=self._name(), seat=seat
        )
        changes = what_changes(state, reinstate(state, entry, seat), self._names.name, but=entry)
        self._ask_reason(f"{text} {changes}".strip(), self.tr("Reinstate"), self._back)

    def _pay(self, event: StreamId, entry: int) -> Call:
        return PayPrize(event, self._view.state.place_of(entry) or 1, entry)

    def _ask_to_pay(self) -> None:
        entry, state = self.entry, self._view.state
        place = state.place_of(entry or 0) or 1
        text = self.tr("Hand over {amount} to {name} for {place} place?").format(
            amount=money(owed_to(state, entry or 0)), name=self._name(), place=ordinal(place)
        )

        def go_on(_: str) -> None:
            self._ask(self._pay, entry)

        self.asks.emit(Question(text, self.tr("Handed over"), go_on))


def _add_on(event: StreamId, entry: int) -> Call:
    return SellAddOns(event, (entry,))
