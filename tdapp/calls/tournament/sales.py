"""Acts on what is sold, as the windows, the command line and the tests name them."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import OfSomebody, TournamentCall
from tdapp.core.ids import PersonId
from tdapp.desk.call import Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.till.payment import CASH, Payment
from tdapp.tournament.clock.then import then
from tdapp.tournament.sales import reentering, selling, table_addons
from tdapp.tournament.tournament import Tournament


def _persons(tournament: Tournament, entries: Iterable[int]) -> tuple[PersonId, ...]:
    known = tournament.entries.by_number
    return tuple(known[entry].person for entry in entries if entry in known)


@dataclass(frozen=True)
class Register(OfSomebody):
    """Sell an entry."""

    label: ClassVar[str] = "register"
    permission: ClassVar[Permission] = Permission.SELL

    payment: Payment = CASH

    def persons(self, _: States) -> tuple[PersonId, ...]:
        """Who enters."""
        return (self.person,)

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `selling.sell_entry`."""
        state = then(states[self.event], moment.happened_us)
        return {self.event: selling.sell_entry(state, self.person, moment.now, self.payment)}


@dataclass(frozen=True)
class Rebuy(TournamentCall):
    """Sell chips again to a player with `stack` chips left."""

    label: ClassVar[str] = "rebuy"
    permission: ClassVar[Permission] = Permission.SELL

    entry: int
    stack: int = 0
    units: int = 1
    payment: Payment = CASH

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """Who buys again."""
        return _persons(states[self.event], (self.entry,))

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `selling.sell_rebuy`."""
        state = then(states[self.event], moment.happened_us)
        sold = selling.sell_rebuy(
            state, self.entry, self.stack, moment.now, self.units, self.payment
        )
        return {self.event: sold}


@dataclass(frozen=True)
class SellAddOns(TournamentCall):
    """Sell the add-on to some entries in one act."""

    label: ClassVar[str] = "sell_add_ons"
    permission: ClassVar[Permission] = Permission.SELL

    entries: tuple[int, ...]
    payment: Payment = CASH

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """Who buys."""
        return _persons(states[self.event], self.entries)

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `selling.sell_addons`."""
        state = then(states[self.event], moment.happened_us)
        return {self.event: selling.sell_addons(state, self.entries, moment.now, self.payment)}


@dataclass(frozen=True)
class SellTableAddOns(TournamentCall):
    """Sell the add-on to a whole table, less the named seats, in one act."""

    label: ClassVar[str] = "sell_table_add_ons"
    permission: ClassVar[Permission] = Permission.SELL

    table: int
    less: tuple[int, ...] = ()
    payment: Payment = CASH

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """Who buys."""
        seating = states[self.event].seating
        sitting = seating.at_table(self.table)
        buying = [one for one in sitting if seating.seat_of[one].seat not in self.less]
        return _persons(states[self.event], buying)

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `table_addons.sell_table_addons`."""
        state = then(states[self.event], moment.happened_us)
        sold = table_addons.sell_table_addons(
            state, self.table, self.less, moment.now, self.payment
        )
        return {self.event: sold}


@dataclass(frozen=True)
class ForfeitAndReenter(TournamentCall):
    """Take a stack out of play and enter its player again, in one act."""

    label: ClassVar[str] = "forfeit_and_reenter"
    permission: ClassVar[Permission] = Permission.SELL

    entry: int
    stack: int
    payment: Payment = CASH

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """Who enters again."""
        return _persons(states[self.event], (self.entry,))

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `reentering.forfeit_and_reenter`."""
        done = reentering.forfeit_and_reenter(
            then(states[self.event], moment.happened_us),
            self.entry,
            self.stack,
            moment.now,
            self.payment,
            moment.happened_us,
        )
        return {self.event: done}


@dataclass(frozen=True)
class PayDebt(TournamentCall):
    """Take the money for a purchase that was owed."""

    label: ClassVar[str] = "pay_debt"
    permission: ClassVar[Permission] = Permission.SELL

    receipt: int
    payment: Payment = CASH

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """Who pays; nothing is taken from somebody who is excluded since the sale."""
        sale = states[self.event].entries.owed.get(self.receipt)
        return () if sale is None else _persons(states[self.event], (sale.entry,))

    def decide(self, states: States, _: Moment) -> Groups:
        """See `selling.pay_debt`."""
        return {self.event: selling.pay_debt(states[self.event], self.receipt, self.payment)}
