"""The sales to the selected player: re-buys, add-on, debts, and entering again."""

from collections.abc import Callable

from tdapp.calls.tournament.sales import ForfeitAndReenter, PayDebt, Rebuy, Register, SellAddOns
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.till.payment import Payment
from tdapp.tournament.state.given_back import debts
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import number
from tdapp.ui.entries.entries import EntriesInView, EntryChosen
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.sales.till import Till

Pays = Callable[[], Payment]
Sells = Callable[[EntryChosen], Call]


class SaleActs(Acts[EntryChosen]):
    """Each is paid as the till says; a re-buy of who has chips asks for the stack first."""

    def __init__(
        self, entries: EntriesInView, asking: Asking, till: Till, choice: Callable[[], EntryChosen]
    ) -> None:
        text = voice().text
        super().__init__(entries.view, asking, choice, entries.view)
        self._entries = entries
        self._till = till
        pays = self._pays
        self.rebuy = self._rebuy_act(text("sale acts", "Re-buy"), "R", 1, pays)
        self.add_on = self._sale(text("sale acts", "Add-on"), "A", lambda on: add_on(on, pays()))
        self.double = self._rebuy_act(text("sale acts", "Double re-buy"), "Shift+R", 2, pays)
        self.owed = self._rebuy_act(text("sale acts", "Re-buy, unpaid"), "Shift+O", 1, till.owed)
        self.double_owed = self._rebuy_act(
            text("sale acts", "Double re-buy, unpaid"), "Shift+Q", 2, till.owed
        )
        self.add_on_owed = self._sale(
            text("sale acts", "Add-on, unpaid"), "Shift+A", lambda on: add_on(on, till.owed())
        )
        self.pay_debt = self._sale(text("sale acts", "Pay debt"), "Shift+Y", self._debt)
        self.again = self._sale(text("sale acts", "Re-enter"), "Shift+E", self._again)
        self.forfeit = self._act(
            ActSpec(
                text("sale acts", "Forfeit stack and re-enter…"),
                "Shift+U",
                self._give_up,
                self._forfeit,
                in_lists=True,
            )
        )

    @property
    def rarer(self) -> tuple[WindowAct, ...]:
        """Those that an ordinary evening can do without."""
        return self.all[2:]

    def _pays(self) -> Payment:
        return self._till.payment

    def _sale(self, words: str, key: str, call: Sells) -> WindowAct:
        return self._act(ActSpec(words, key, call, lambda on: self._sell(call(on)), in_lists=True))

    def _sell(self, call: Call) -> Flow[None]:
        return self._till.paid(self._do(call))

    def _rebuy_act(self, words: str, key: str, units: int, pays: Pays) -> WindowAct:
        return self._act(
            ActSpec(
                words,
                key,
                lambda on: Rebuy(on.event, on.entry, 0, units, pays()),
                lambda on: self._rebuy(on, units, pays),
                in_lists=True,
            )
        )

    def _rebuy(self, on: EntryChosen, units: int, pays: Pays) -> Flow[None]:
        """Ask who may have chips left for the stack."""
        stack = 0
        if not self._has_none(on.entry):
            text = voice().text("sale acts", "How many chips does {name} have left?")
            text = text.format(name=self._entries.name(on.entry))
            stack = yield from number(
                text, voice().text("sale acts", "Chips"), "0", yes=voice().text("sale acts", "Sell")
            )
        yield from self._sell(Rebuy(on.event, on.entry, stack, units, pays()))

    def _has_none(self, entry: int) -> bool:
        """Whether nobody needs to be asked for the stack."""
        state = self._entries.state
        offer = state.conditions.rebuy
        without = offer is None or offer.needs_no_chips
        return without or entry in state.exits.out_of_chips

    def _debt(self, on: EntryChosen) -> Call:
        state = self._entries.state
        owed = debts(state.entries, state.entry(on.entry))
        if not owed:
            raise Refusal("owes_nothing", entry=on.entry)
        return PayDebt(on.event, owed[0], self._pays())

    def _again(self, on: EntryChosen) -> Call:
        return Register(on.event, self._entries.state.entry(on.entry).person, self._pays())

    def _give_up(self, on: EntryChosen, stack: int = 0) -> Call:
        return ForfeitAndReenter(on.event, on.entry, stack, self._pays())

    def _forfeit(self, on: EntryChosen) -> Flow[None]:
        text = voice().text("sale acts", "How many chips does {name} give up for a new entry?")
        text, chips = text.format(name=self._entries.name(on.entry)), self._chips(on.entry)
        yes = voice().text("sale acts", "Re-enter")
        stack = yield from number(text, voice().text("sale acts", "Chips"), chips, yes=yes)
        yield from self._sell(self._give_up(on, stack))

    def _chips(self, entry: int) -> str:
        return str(self._entries.state.entry(entry).chips)


def add_on(on: EntryChosen, payment: Payment) -> Call:
    """The add-on of the selected player."""
    return SellAddOns(on.event, (on.entry,), payment)
