"""Acts on commission and fees: a hand by its pots, the hour, time, checks, and money back."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.cash.room import CashCall, RuledCall
from tdapp.cash.charges import giving_back, taking
from tdapp.cash.charges.due import hour_at
from tdapp.cash.charges.giving_back import MoneyBack
from tdapp.cash.charges.taking import ToldPots
from tdapp.cash.facts.charges import FeeFrom, ForfeitTo, InvalidGround
from tdapp.desk.call import AskedWhy, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.voice.texts import text


@dataclass(frozen=True)
class ChargeHand(RuledCall):
    """Take the commission of a hand by its pots, as the sign and the house's rules have it."""

    row: ClassVar[CallRow] = CallRow(
        label="charge_hand",
        permission=Permission.SEAT,
        done=text("done", "Commission of a hand taken at table {number}"),
    )

    number: int
    hand: ToldPots

    def decide(self, states: States, _: Moment) -> Groups:
        """See `taking.charge_hand`."""
        cash, _rules = self.ruled(states)
        rules = self.rules.play.commission
        return {self.room: taking.charge_hand(cash, rules, self.number, self.hand)}


@dataclass(frozen=True)
class CollectFees(RuledCall):
    """Collect what players of a table owe for the hour and for sitting down; of some alone.

    The wall clock of the house is so many minutes east of UTC.
    """

    row: ClassVar[CallRow] = CallRow(
        label="collect_fees",
        permission=Permission.SEAT,
        done=text("done", "Fees collected at table {number}"),
    )

    number: int
    offset_minutes: int
    paid_from: FeeFrom = FeeFrom.STAKE
    sittings: tuple[int, ...] = ()

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `taking.collect`."""
        cash, _rules = self.ruled(states)
        rules, hour = self.rules.play.commission, hour_at(moment.at, self.offset_minutes)
        paid = taking.collect(cash, rules, self.number, hour, self.paid_from, self.sittings)
        return {self.room: paid}


@dataclass(frozen=True)
class VerifyCollection(CashCall):
    """Note that the time fees collected at a table were looked at."""

    row: ClassVar[CallRow] = CallRow(
        label="verify_collection",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Collection verified at table {number}"),
    )

    number: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `taking.verify`."""
        return {self.room: taking.verify(self.cash(states), self.number, moment.by)}


@dataclass(frozen=True)
class BuyTime(RuledCall):
    """Sell a player more time to act, who has bought some so often in this betting round."""

    row: ClassVar[CallRow] = CallRow(
        label="buy_time", permission=Permission.SEAT, done=text("done", "{who} bought time")
    )

    sitting: int
    bought: int = 0
    paid_from: FeeFrom = FeeFrom.STAKE

    def decide(self, states: States, _: Moment) -> Groups:
        """See `taking.buy_time`."""
        cash, _rules = self.ruled(states)
        play = self.rules.play
        return {self.room: taking.buy_time(cash, play, self.sitting, self.bought, self.paid_from)}


@dataclass(frozen=True)
class SellChecks(RuledCall):
    """Give a player commission checks for chips of the stake."""

    row: ClassVar[CallRow] = CallRow(
        label="sell_checks",
        permission=Permission.SEAT,
        done=text("done", "{who} has commission checks"),
    )

    sitting: int
    checks: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `taking.sell_checks`."""
        cash, _rules = self.ruled(states)
        rules = self.rules.play.commission
        return {self.room: taking.sell_checks(cash, rules, self.sitting, self.checks)}


@dataclass(frozen=True)
class RedeemChecks(RuledCall):
    """Take commission checks back at a table, for chips."""

    row: ClassVar[CallRow] = CallRow(
        label="redeem_checks",
        permission=Permission.SEAT,
        done=text("done", "Commission checks taken back at table {number}"),
    )

    number: int
    checks: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `taking.redeem_checks`."""
        cash, _rules = self.ruled(states)
        rules = self.rules.play.commission
        return {self.room: taking.redeem_checks(cash, rules, self.number, self.checks)}


@dataclass(frozen=True)
class InvalidateOutcome(CashCall):
    """Give the wagers of an invalid outcome back; those of fraud are forfeited."""

    row: ClassVar[CallRow] = CallRow(
        label="invalidate_outcome",
        permission=Permission.RULE,
        done=text("done", "Outcome at table {number} declared invalid"),
        reason=AskedWhy.ALWAYS,
    )

    number: int
    because: InvalidGround
    back: MoneyBack

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `giving_back.invalidate`."""
        cash = self.cash(states)
        back = giving_back.invalidate(cash, self.number, self.because, self.back, moment.at)
        return {self.room: back}


@dataclass(frozen=True)
class DecideForfeited(CashCall):
    """Decide who gets wagers that fraud forfeited."""

    row: ClassVar[CallRow] = CallRow(
        label="decide_forfeited",
        permission=Permission.RULE,
        done=text("done", "Forfeited wagers decided on"),
        reason=AskedWhy.ALWAYS,
    )

    cents: int
    to: ForfeitTo

    def decide(self, states: States, _: Moment) -> Groups:
        """See `giving_back.decide_forfeited`."""
        return {self.room: giving_back.decide_forfeited(self.cash(states), self.cents, self.to)}
