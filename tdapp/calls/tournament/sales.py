"""Acts on what is sold, as the windows, the command line and the tests name them."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.counted import Paying
from tdapp.calls.tournament.event import WANTED_OF_ENTRANTS, AdmissionCall, TournamentCall
from tdapp.core.ids import PersonId
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.till.payment import CASH, Payment
from tdapp.tournament.clock.then import then
from tdapp.tournament.matches.entering import in_place_of_byes
from tdapp.tournament.sales import joint_sales, open_buy_ins, selling
from tdapp.tournament.tournament import Tournament
from tdapp.voice.texts import text

OF_SOME_SEATS = frozenset(
    {"addons_used_up", "rebuys_and_addons_used_up", "nobody_named", "already_out", "lost_since"}
)
"""Refusals of add-ons that other seats or another table would not meet with."""


def _persons(tournament: Tournament, entries: Iterable[int]) -> tuple[PersonId, ...]:
    known = tournament.entries.by_number
    return tuple(known[entry].person for entry in entries if entry in known)


@dataclass(frozen=True)
class Register(Paying, AdmissionCall):
    """Sell an entry; with `buy_in_open` its fee alone is paid. `agreed`: the terms are signed."""

    row: ClassVar[CallRow] = CallRow(
        label="register",
        permission=Permission.SELL,
        done=text("done", "{who} entered"),
        refusals=WANTED_OF_ENTRANTS,
        by_till=True,
    )

    payment: Payment = CASH
    buy_in_open: bool = False
    agreed: bool = False

    def persons(self, _: States) -> tuple[PersonId, ...]:
        """Who enters."""
        return (self.person,)

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `selling.sell_entry`, and `in_place_of_byes` once a bracket is drawn."""
        when = moment.happened_us
        state = then(states[self.event], when, moment.now)
        sold = selling.sell_entry(
            state,
            self.person,
            moment.now,
            self.payment,
            when,
            buy_in_open=self.buy_in_open,
            agreed=self.agreed,
        )
        return {self.event: in_place_of_byes(state, sold, moment.seed)}


@dataclass(frozen=True)
class Rebuy(Paying, TournamentCall):
    """Sell chips again to a player with `stack` chips left."""

    row: ClassVar[CallRow] = CallRow(
        label="rebuy",
        permission=Permission.SELL,
        done=text("done", "Re-buy sold to {who}"),
        by_till=True,
    )

    entry: int
    stack: int = 0
    units: int = 1
    payment: Payment = CASH

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """Who buys again."""
        return _persons(states[self.event], (self.entry,))

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `selling.sell_rebuy`."""
        state = then(states[self.event], moment.happened_us, moment.now)
        sold = selling.sell_rebuy(
            state, self.entry, self.stack, moment.now, self.units, self.payment, moment.happened_us
        )
        return {self.event: sold}


@dataclass(frozen=True)
class SellAddOns(Paying, TournamentCall):
    """Sell an add-on to some entries in one act; one for low stacks to who has `stack` left."""

    row: ClassVar[CallRow] = CallRow(
        label="sell_add_ons",
        permission=Permission.SELL,
        done=text("done", "Add-ons sold"),
        by_till=True,
    )

    entries: tuple[int, ...]
    payment: Payment = CASH
    kind: int = 0
    stack: int | None = None

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """Who buys."""
        return _persons(states[self.event], self.entries)

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `selling.sell_addons`."""
        state = then(states[self.event], moment.happened_us, moment.now)
        sold = selling.sell_addons(
            state,
            self.entries,
            moment.now,
            self.payment,
            moment.happened_us,
            kind=self.kind,
            stack=self.stack,
        )
        return {self.event: sold}


@dataclass(frozen=True)
class SellTableAddOns(Paying, TournamentCall):
    """Sell the add-on to a whole table, less the named seats, in one act."""

    row: ClassVar[CallRow] = CallRow(
        label="sell_table_add_ons",
        permission=Permission.SELL,
        done=text("done", "Add-ons of a table sold"),
        refusals=OF_SOME_SEATS,
        by_till=True,
    )

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
        """See `joint_sales.sell_table_addons`."""
        state = then(states[self.event], moment.happened_us, moment.now)
        how = (moment.now, self.payment, moment.happened_us)
        sold = joint_sales.sell_table_addons(state, self.table, self.less, *how)
        return {self.event: sold}


@dataclass(frozen=True)
class ForfeitAndReenter(Paying, TournamentCall):
    """Take a stack out of play and enter its player again, in one act."""

    row: ClassVar[CallRow] = CallRow(
        label="forfeit_and_reenter",
        permission=Permission.SELL,
        done=text("done", "{who} forfeited the stack and re-entered"),
        by_till=True,
    )

    entry: int
    stack: int
    payment: Payment = CASH

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """Who enters again."""
        return _persons(states[self.event], (self.entry,))

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `joint_sales.forfeit_and_reenter`."""
        done = joint_sales.forfeit_and_reenter(
            then(states[self.event], moment.happened_us, moment.now),
            self.entry,
            self.stack,
            moment.now,
            self.payment,
            moment.happened_us,
        )
        return {self.event: done}


@dataclass(frozen=True)
class EndOpenBuyIns(TournamentCall):
    """Take out all whose buy-in was open when the event started."""

    row: ClassVar[CallRow] = CallRow(
        label="end_open_buy_ins",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Buy-in not paid by the start"),
    )

    def decide(self, states: States, _: Moment) -> Groups:
        """See `open_buy_ins.end_open_buy_ins`."""
        return {self.event: open_buy_ins.end_open_buy_ins(states[self.event])}


@dataclass(frozen=True)
class PayDebt(Paying, TournamentCall):
    """Take the money for a purchase that was owed."""

    row: ClassVar[CallRow] = CallRow(
        label="pay_debt",
        permission=Permission.SELL,
        done=text("done", "Debt of {who} paid"),
        by_till=True,
    )

    receipt: int
    payment: Payment = CASH

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """The payer: who is excluded since the sale plays no further on credit.

        Once the field is fixed, what was bought before is owed by anybody, or no event would end.
        """
        entries = states[self.event].entries
        sale = entries.owed.get(self.receipt)
        fixed = sale is None or entries.closed
        return () if fixed else _persons(states[self.event], (sale.entry,))

    def decide(self, states: States, _: Moment) -> Groups:
        """See `open_buy_ins.pay_debt`."""
        return {self.event: open_buy_ins.pay_debt(states[self.event], self.receipt, self.payment)}
