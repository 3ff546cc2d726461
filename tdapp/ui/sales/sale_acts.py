"""The sales to the selected player, and the add-ons of a whole table in one act."""

import re
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from tdapp.calls.tournament.sales import (
    ForfeitAndReenter,
    PayDebt,
    Rebuy,
    Register,
    SellAddOns,
    SellTableAddOns,
)
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.shown.money_words import tender_words
from tdapp.shown.reading import read_tables
from tdapp.till.payment import Payment
from tdapp.tournament.guards.room_left import addons_left
from tdapp.tournament.plan.offers import total_of
from tdapp.tournament.sales.joint_sales import takers
from tdapp.tournament.state.given_back import debts
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.acts import Acts, ActSpec, Questions, Trial
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import number, one_of, read
from tdapp.ui.entries.entries import Choice, EntriesInView, EntryChosen
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.sales.till import Till

Pays = Callable[[], Payment]
Sells = Callable[[EntryChosen], Call]
Asked = tuple[Trial[EntryChosen], Questions[EntryChosen]]
"""How a sale is tried, and what it asks."""


class SaleActs(Acts[EntryChosen]):
    """Each is paid as the till says; a re-buy of who has chips asks for the stack first."""

    def __init__(self, entries: EntriesInView, till: Till, choice: Choice) -> None:
        text = voice().text
        super().__init__(entries.view, entries.asking, choice, entries.view)
        self._entries = entries
        self._till = till
        pays, owed, rebuy, add_on = self._pays, till.owed, self._rebuying, self._adding_on
        self.rebuy, self.add_on, _, self.owed, *_ = self._acts(
            (text("sale acts", "Re-buy"), "R", *rebuy(1, pays)),
            (text("sale acts", "Add-on"), "A", *add_on(pays)),
            (text("sale acts", "Double re-buy"), "Shift+R", *rebuy(2, pays)),
            (text("sale acts", "Re-buy, unpaid"), "Shift+O", *rebuy(1, owed)),
            (text("sale acts", "Double re-buy, unpaid"), "Shift+Q", *rebuy(2, owed)),
            (text("sale acts", "Add-on, unpaid"), "Shift+A", *add_on(owed)),
            (text("sale acts", "Pay debt"), "Shift+Y", *self._sale(self._debt)),
            (text("sale acts", "Re-enter"), "Shift+E", *self._sale(self._again)),
            (
                text("sale acts", "Forfeit stack and re-enter…"),
                "Shift+U",
                self._give_up,
                self._forfeit,
            ),
        )

    @property
    def rarer(self) -> tuple[WindowAct, ...]:
        """Those that an ordinary evening can do without."""
        return self.all[2:]

    def _pays(self) -> Payment:
        return self._till.payment

    def _sale(self, call: Sells) -> Asked:
        """A sale that asks nothing."""
        return call, lambda on: self._sell(call(on))

    def _adding_on(self, pays: Pays) -> Asked:
        return (
            lambda on: SellAddOns(on.event, (on.entry,), pays(), self._first_kind(on.entry), 0),
            lambda on: self._add_on(on, pays),
        )

    def _first_kind(self, number: int) -> int:
        """The first kind of add-on that a player may still have, or the first of all."""
        state = self._entries.state
        entry, kinds = state.entries.by_number.get(number), self._kinds()
        left = (one for one in kinds.values() if entry and addons_left(state, entry, one))
        return next(left, min(kinds.values(), default=0))

    def _kinds(self) -> dict[str, int]:
        """Every kind of add-on by its name."""
        conditions = self._entries.state.conditions
        first = {voice().text("sale acts", "Add-on"): 0} if conditions.addon else {}
        others = {one.name: at for at, one in enumerate(conditions.other_addons, 1)}
        return {**first, **others}

    def _add_on(self, on: EntryChosen, pays: Pays) -> Flow[None]:
        """Ask which, where there are several, and for the stack where one has to be low."""
        text, state = voice().text, self._entries.state
        kinds, kind = self._kinds(), self._first_kind(on.entry)
        if len(kinds) > 1:
            name = self._entries.name(on.entry)
            kind = yield from one_of(
                text("sale acts", "Which add-on for {name}?", name=name), kinds
            )
        offer = state.conditions.addon_of(kind)
        stack = None if offer is None or offer.below is None else 0
        if stack is not None and on.entry not in state.exits.out_of_chips:
            stack = yield from self._stack(on.entry)
        yield from self._sell(SellAddOns(on.event, (on.entry,), pays(), kind, stack))

    def _rebuying(self, units: int, pays: Pays) -> Asked:
        return (
            lambda on: Rebuy(on.event, on.entry, 0, units, pays()),
            lambda on: self._rebuy(on, units, pays),
        )

    def _sell(self, call: Call) -> Flow[None]:
        return self._till.paid(self._do(call))

    def _rebuy(self, on: EntryChosen, units: int, pays: Pays) -> Flow[None]:
        """Ask who may have chips left for the stack."""
        stack = 0
        if not self._has_none(on.entry):
            stack = yield from self._stack(on.entry)
        yield from self._sell(Rebuy(on.event, on.entry, stack, units, pays()))

    def _stack(self, entry: int) -> Flow[int]:
        text, name = voice().text, self._entries.name(entry)
        asked = text("sale acts", "How many chips does {name} have left?", name=name)
        return number(asked, text("sale acts", "Chips"), "0", yes=text("sale acts", "Sell"))

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


WORD = re.compile(r"[^\W\d_]+")
OF_SOME_SEATS = frozenset(
    {"addons_used_up", "rebuys_and_addons_used_up", "nobody_named", "already_out"}
)
"""Refusals of add-ons that other seats or another table would not meet with."""


class TableAddOns(Acts[StreamId]):
    """Asks for table and seats, then says how many are sold for how much before it is done.

    They are paid as the till says, or owed: the chips go down and the money comes later.
    """

    def __init__(self, view: EventInView, asking: Asking, till: Till, parent: QObject) -> None:
        super().__init__(view, asking, view.the_id, parent)
        self._view = view
        self._till = till
        words = voice().text("table add ons", "Add-ons of a table…")
        self._act(ActSpec(words, "Ctrl+Shift+A", self._at_first, self._sell, OF_SOME_SEATS))

    def _at_first(self, event: StreamId) -> Call:
        """The add-ons of any table, to see whether they are sold."""
        first = next(iter(self._view.state.seating.tables), 0)
        return SellTableAddOns(event, first, (), self._till.payment)

    def _sell(self, event: StreamId) -> Flow[None]:
        text = voice().text
        asked = text(
            "table add ons",
            "Which table takes add-ons, except which seats? For example: 12 less 3 5",
        )
        hint = text("table add ons", "Table, less seats")
        table, less = yield from read(asked, hint, self._read_seats)
        amount, price = self._view.sum_said(lambda state, _: _price(state, table, less))
        asked = text(
            "table add ons",
            "Sell add-ons at table {table} ({count}, total {amount}). Payment method?",
            table=table,
            count=len(takers(self._view.state, table, less)),
            amount=amount,
        )
        ways = {
            tender_words(voice(), one.tender): one
            for one in (self._till.payment, self._till.owed())
        }
        yes, hint = text("table add ons", "Sell add-ons"), text("table add ons", "Paid by, or owed")
        payment = yield from one_of(asked, ways, hint=hint, yes=yes)
        call = SellTableAddOns(event, table, less, payment)
        yield from self._till.paid(self._do(call, said=price))

    def _read_seats(self, typed: str) -> tuple[int, tuple[int, ...]]:
        """A table and the seats that take none; refuses as the sale would."""
        table, *less = read_tables(WORD.sub(" ", typed))
        takers(self._view.state, table, less)
        return table, tuple(less)


def _price(state: Tournament, table: int, less: Sequence[int]) -> int:
    """The cents of the add-ons of a table, less some seats."""
    offer = state.conditions.addon
    return 0 if offer is None else total_of(offer.parts) * len(takers(state, table, less))
