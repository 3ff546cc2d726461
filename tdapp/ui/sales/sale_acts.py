"""The sales to the selected player: re-buys, add-on, debts, and entering again."""

from collections.abc import Callable

from tdapp.calls.tournament.sales import ForfeitAndReenter, PayDebt, Rebuy, Register, SellAddOns
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.rules.rulebook import RebuyWhen
from tdapp.till.payment import Payment
from tdapp.tournament.state.given_back import debts
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.number_question import ask_number
from tdapp.ui.acts.on_entry import CallFor
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.name_book import NameBook
from tdapp.ui.sales.paid_on_entry import PaidOnEntry
from tdapp.ui.sales.till import Till

Pays = Callable[[], Payment]


class SaleActs(PaidOnEntry):
    """Each is paid as the till says; a re-buy of who has chips asks for the stack first."""

    def __init__(self, view: EventInView, asking: Asking, names: NameBook, till: Till) -> None:
        super().__init__(view, asking, names, till)
        pays = self._pays
        self.rebuy = self._rebuy_act(self.tr("Re-buy"), "R", 1, pays)
        self.double = self._rebuy_act(self.tr("Double re-buy"), "Shift+R", 2, pays)
        self.owed = self._rebuy_act(self.tr("Re-buy, owed"), "Shift+O", 1, till.owed)
        self.double_owed = self._rebuy_act(self.tr("Double re-buy, owed"), "Shift+Q", 2, till.owed)
        self.pay_debt = self._act(
            lambda: self.tr("Pay debt"), "Shift+Y", self._debt, lambda: self._sell(self._debt)
        )
        self.add_on = self._act(
            lambda: self.tr("Add-on"), "A", self._add_on, lambda: self._sell(self._add_on)
        )
        self.add_on_owed = self._act(
            lambda: self.tr("Add-on, owed"),
            "Shift+A",
            self._add_on_owed,
            lambda: self._sell(self._add_on_owed),
        )
        self.again = self._act(
            lambda: self.tr("Re-enter"), "Shift+E", self._again, lambda: self._sell(self._again)
        )
        self.forfeit = self._act(
            lambda: self.tr("Give up stack, re-enter…"), "Shift+U", self._forfeit, self._ask_stack
        )

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        return (self.rebuy, self.add_on, *self.rarer)

    @property
    def rarer(self) -> tuple[Act, ...]:
        """Those that an ordinary evening can do without."""
        owed = (self.owed, self.double_owed, self.add_on_owed, self.pay_debt)
        return (self.double, *owed, self.again, self.forfeit)

    def _pays(self) -> Payment:
        return self._till.payment

    def _sell(self, call: CallFor) -> None:
        self._settle(call, self.entry)

    def _rebuy_act(self, words: str, key: str, units: int, pays: Pays) -> Act:
        def with_none(event: StreamId, entry: int) -> Call:
            return Rebuy(event, entry, 0, units, pays())

        def sell() -> None:
            if self._has_none():
                self._sell(with_none)
            else:
                self._ask_low(units, pays)

        return self._act(lambda: words, key, with_none, sell)

    def _has_none(self) -> bool:
        """Whether nobody needs to be asked for the stack."""
        state = self._view.state
        offer = state.conditions.rebuy
        without = offer is None or offer.when is RebuyWhen.NO_CHIPS
        return without or self.entry in state.exits.out_of_chips

    def _ask_low(self, units: int, pays: Pays) -> None:
        entry = self.entry

        def go_on(stack: int) -> None:
            def rebuy(event: StreamId, _: int) -> Call:
                return Rebuy(event, entry or 0, stack, units, pays())

            self._sell(rebuy)

        text = self.tr("How many chips does {name} have left?").format(name=self._name())
        ask_number(self._put, text, self.tr("Sell it"), self.tr("Chips"), ("0",), go_on)

    def _add_on(self, event: StreamId, entry: int) -> Call:
        return SellAddOns(event, (entry,), self._pays())

    def _add_on_owed(self, event: StreamId, entry: int) -> Call:
        return SellAddOns(event, (entry,), self._till.owed())

    def _debt(self, event: StreamId, entry: int) -> Call:
        state = self._view.state
        owed = debts(state.entries, state.entry(entry))
        if not owed:
            raise Refusal("owes_nothing", entry=entry)
        return PayDebt(event, owed[0], self._pays())

    def _again(self, event: StreamId, entry: int) -> Call:
        return Register(event, self._view.state.entry(entry).person, self._pays())

    def _forfeit(self, event: StreamId, entry: int, stack: int = 0) -> Call:
        return ForfeitAndReenter(event, entry, stack, self._pays())

    def _ask_stack(self) -> None:
        entry = self.entry or 0

        def go_on(stack: int) -> None:
            self._settle(lambda event, number: self._forfeit(event, number, stack), entry)

        text = self.tr("How many chips does {name} give up for a new entry?")
        chips = str(self._view.state.entry(entry).chips)
        ask_number(
            self._put,
            text.format(name=self._name()),
            self.tr("Enter again"),
            self.tr("Chips"),
            (chips,),
            go_on,
        )
