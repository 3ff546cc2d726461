"""Acts on bounties, as the windows, the command line and the tests name them."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.counted import InSession, Paying
from tdapp.calls.tournament.event import TournamentCall
from tdapp.core.ids import PersonId
from tdapp.desk.call import AskedWhy, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.till.payment import CASH, Payment
from tdapp.tournament.payouts import bounties as paying
from tdapp.voice.texts import text


@dataclass(frozen=True)
class TellTakers(TournamentCall):
    """Say to whom an entry lost its last chips; several share the bounty.

    `knock_out` names one of those after which chips were bought again, counted from 1.
    """

    row: ClassVar[CallRow] = CallRow(
        label="tell_takers",
        permission=Permission.ELIMINATE,
        done=text("done", "Bounty winner for {who} recorded"),
    )

    entry: int
    takers: tuple[int, ...]
    knock_out: int | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `paying.tell_takers`."""
        told = paying.tell_takers(states[self.event], self.entry, self.takers, self.knock_out)
        return {self.event: told}


@dataclass(frozen=True)
class PayBounty(Paying, TournamentCall):
    """Hand over all that an entry is owed of bounties."""

    row: ClassVar[CallRow] = CallRow(
        label="pay_bounty", permission=Permission.PAY, done=text("done", "Bounty paid to {who}")
    )

    entry: int
    payment: Payment = CASH

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """Who is paid."""
        found = states[self.event].entries.by_number.get(self.entry)
        return () if found is None else (found.person,)

    def decide(self, states: States, _: Moment) -> Groups:
        """See `paying.pay_bounty`."""
        return {self.event: paying.pay_bounty(states[self.event], self.entry, self.payment)}


@dataclass(frozen=True)
class ReverseBounty(InSession, TournamentCall):
    """Take the last payment of bounties to an entry back: it is owed again."""

    row: ClassVar[CallRow] = CallRow(
        label="reverse_bounty",
        permission=Permission.POST_PRIZES,
        done=text("done", "Bounty payment to {who} reversed"),
        reason=AskedWhy.ALWAYS,
    )

    entry: int
    session: str | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `paying.reverse_bounty`."""
        return {self.event: paying.reverse_bounty(states[self.event], self.entry, self.session)}
