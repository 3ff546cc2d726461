"""Acts on hits: claimed, shown, confirmed, refused, paid."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.counted import InSession
from tdapp.calls.jackpot.pools import JackpotCall, RuledJackpotCall
from tdapp.core.ids import PersonId
from tdapp.desk.call import AskedWhy, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.jackpot.facts.hits import JackpotWinner, SignReading
from tdapp.jackpot.hits import claiming
from tdapp.rules.jackpot_rules import PaidIn
from tdapp.rules.office import Decision
from tdapp.voice.texts import text


@dataclass(frozen=True)
class ClaimHit(RuledJackpotCall):
    """Note that a prize of a table's pool was won there, as the cards lie."""

    row: ClassVar[CallRow] = CallRow(
        label="claim_hit",
        permission=Permission.RULE,
        done=text("done", "Jackpot claimed at table {number}"),
    )

    number: int
    prize: int
    cards: str
    winners: tuple[JackpotWinner, ...]

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `claiming.claim`."""
        now, _ = self.ruled(states)
        hit = (self.number, self.prize, self.cards, self.winners)
        return {self.jackpots: claiming.claim(now, self.rules, *hit, moment.now)}


@dataclass(frozen=True)
class ShowHit(RuledJackpotCall):
    """Note that cards and deck of a hit were checked, and what the signs show."""

    row: ClassVar[CallRow] = CallRow(
        label="show_hit",
        permission=Permission.RULE,
        done=text("done", "Cards of jackpot hit {number} checked"),
    )

    number: int
    readings: tuple[SignReading, ...] = ()

    def decide(self, states: States, _: Moment) -> Groups:
        """See `claiming.show`."""
        return {self.jackpots: claiming.show(*self.ruled(states), self.number, self.readings)}


@dataclass(frozen=True)
class ConfirmHit(JackpotCall):
    """Confirm a hit at the cents that it is worth, as they were read."""

    row: ClassVar[CallRow] = CallRow(
        label="confirm_hit",
        permission=Permission.RULE,
        done=text("done", "Jackpot hit {number} confirmed"),
        decision=Decision.CONFIRM_JACKPOT,
    )

    number: int
    cents: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `claiming.confirm`."""
        return {self.jackpots: claiming.confirm(self.now(states), self.number, self.cents)}


@dataclass(frozen=True)
class RefuseHit(RuledJackpotCall):
    """Refuse a hit; what it took goes back into the meter."""

    row: ClassVar[CallRow] = CallRow(
        label="refuse_hit",
        permission=Permission.RULE,
        done=text("done", "Jackpot hit {number} refused"),
        reason=AskedWhy.ALWAYS,
        decision=Decision.CONFIRM_JACKPOT,
    )

    number: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `claiming.refuse`."""
        return {self.jackpots: claiming.refuse(*self.ruled(states), self.number)}


@dataclass(frozen=True)
class PayHit(InSession, RuledJackpotCall):
    """Pay one winner of a hit, who meets the door."""

    row: ClassVar[CallRow] = CallRow(
        label="pay_hit",
        permission=Permission.PAY,
        done=text("done", "Jackpot hit {number} paid"),
    )

    number: int
    winner: int = 0
    form: PaidIn = PaidIn.CASH
    session: str | None = None

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """The winner, where there is one."""
        hit = self.now(states).hits.by_number.get(self.number)
        return (
            ()
            if hit is None
            else tuple(one.person for one in hit.claim.winners[self.winner : self.winner + 1])
        )

    def decide(self, states: States, _: Moment) -> Groups:
        """See `claiming.pay`."""
        now, rules = self.ruled(states)
        paid = claiming.pay(now, rules, self.number, self.winner, self.form, self.session)
        return {self.jackpots: paid}
