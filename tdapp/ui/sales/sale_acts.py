"""The sales to the selected player, and the add-ons of a whole table in one act."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

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
from tdapp.ui.asking.before import EventAt, Ready, asked_before
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import number, one_of, read
from tdapp.ui.entries.entries import Choice, EntriesInView, EntryChosen
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.sales.till import Till

say = saying("sale acts")
Pays = Callable[[], Payment]
Asked = tuple[Trial[EntryChosen], Questions[EntryChosen]]
"""How a sale is tried, and what it asks."""
WORD = re.compile(r"[^\W\d_]+")


class SaleActs(Acts[EntryChosen]):
    """Each is paid as the till says; a re-buy of who has chips asks for the stack first."""

    def __init__(self, entries: EntriesInView, till: Till, choice: Choice) -> None:
        super().__init__(entries.view, entries.asking, choice, entries.view)
        self._entries = entries
        self._till = till
        pays, owed, rebuy, add_on = self._pays, till.owed, self._rebuying, self._adding_on
        self.rebuy, self.add_on, _, self.owed, *_ = self._acts(
            (say("Re-buy"), "R", rebuy(1, pays)),
            (say("Add-on"), "A", *add_on(pays)),
            (say("Double re-buy"), "Shift+R", rebuy(2, pays)),
            (say("Re-buy, unpaid"), "Shift+O", rebuy(1, owed)),
            (say("Double re-buy, unpaid"), "Shift+Q", rebuy(2, owed)),
            (say("Add-on, unpaid"), "Shift+A", *add_on(owed)),
            (say("Pay debt"), "Shift+Y", self._debt),
            (say("Re-enter"), "Shift+E", self._again),
            (say("Forfeit stack and re-enter…"), "Shift+U", self._give_up, self._forfeit),
        )

    @property
    def rarer(self) -> tuple[WindowAct, ...]:
        """Those that an ordinary evening can do without."""
        return self.all[2:]

    def _pays(self) -> Payment:
        return self._till.payment

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
        first = {say("Add-on"): 0} if conditions.addon else {}
        others = {one.name: at for at, one in enumerate(conditions.other_addons, 1)}
        return {**first, **others}

    def _add_on(self, on: EntryChosen, pays: Pays) -> Flow[None]:
        """Ask which, where there are several, and for the stack where one has to be low."""
        state = self._entries.state
        kinds, kind = self._kinds(), self._first_kind(on.entry)
        if len(kinds) > 1:
            name = self._entries.name(on.entry)
            kind = yield from one_of(say("Which add-on for {name}?", name=name), kinds)
        offer = state.conditions.addon_of(kind)
        stack = None if offer is None or offer.below is None else 0
        if stack is not None and on.entry not in state.exits.out_of_chips:
            stack = yield from stack_left(self._entries.name(on.entry))
        yield from self._do_asked(SellAddOns(on.event, (on.entry,), pays(), kind, stack))

    def _rebuying(self, units: int, pays: Pays) -> Trial[EntryChosen]:
        return lambda on: Rebuy(on.event, on.entry, 0, units, pays())

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
        text = say("How many chips does {name} give up for a new entry?")
        text, chips = text.format(name=self._entries.name(on.entry)), self._chips(on.entry)
        stack = yield from number(text, say("Chips"), chips, yes=say("Re-enter"))
        yield from self._do_asked(self._give_up(on, stack))

    def _chips(self, entry: int) -> str:
        return str(self._entries.state.entry(entry).chips)


@asked_before(Rebuy)
def before_rebuy(call: Rebuy, at: EventAt) -> Flow[Ready]:
    """How many chips somebody has left, where the rules sell to who has any."""
    offer = at.state.conditions.rebuy
    if offer is None or offer.needs_no_chips or call.entry in at.state.exits.out_of_chips:
        return Ready(call)
    return Ready(replace(call, stack=(yield from stack_left(at.name(call.entry)))))


def stack_left(name: str) -> Flow[int]:
    """Ask for the chips of somebody who buys more."""
    text = say("How many chips does {name} have left?", name=name)
    return number(text, say("Chips"), "0", yes=say("Sell"))


class TableAddOns(Acts[StreamId]):
    """Asks for table and seats, then says how many are sold for how much before it is done.

    They are paid as the till says, or owed: the chips go down and the money comes later.
    """

    def __init__(self, view: EventInView, asking: Asking, till: Till, parent: QObject) -> None:
        super().__init__(view, asking, view.the_id, parent)
        self._view = view
        self._till = till
        self._act(ActSpec(say("Add-ons of a table…"), "Ctrl+Shift+A", self._at_first, self._sell))

    def _at_first(self, event: StreamId) -> Call:
        """The add-ons of any table, to see whether they are sold."""
        first = next(iter(self._view.state.seating.tables), 0)
        return SellTableAddOns(event, first, (), self._till.payment)

    def _sell(self, event: StreamId) -> Flow[None]:
        asked = say("Which table takes add-ons, except which seats? For example: 12 less 3 5")
        table, less = yield from read(asked, say("Table, less seats"), self._read_seats)
        amount, price = self._view.sum_said(lambda state, _: _price(state, table, less))
        asked = say(
            "Sell add-ons at table {table} ({count}, total {amount}). Payment method?",
            table=table,
            count=len(takers(self._view.state, table, less)),
            amount=amount,
        )
        ways = {
            tender_words(voice(), one.tender): one
            for one in (self._till.payment, self._till.owed())
        }
        yes, hint = say("Sell add-ons"), say("Payment method, or owed")
        payment = yield from one_of(asked, ways, hint=hint, yes=yes)
        call = SellTableAddOns(event, table, less, payment)
        yield from self._do(call, said=price)

    def _read_seats(self, typed: str) -> tuple[int, tuple[int, ...]]:
        """A table and the seats that take none; refuses as the sale would."""
        table, *less = read_tables(WORD.sub(" ", typed))
        takers(self._view.state, table, less)
        return table, tuple(less)


def _price(state: Tournament, table: int, less: Sequence[int]) -> int:
    """The cents of the add-ons of a table, less some seats."""
    offer = state.conditions.addon
    return 0 if offer is None else total_of(offer.parts) * len(takers(state, table, less))
