"""Acts on bounties, as the windows, the command line and the tests name them."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.core.ids import PersonId
from tdapp.desk.call import Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.till.payment import CASH, Payment
from tdapp.tournament.payouts import bounties as paying


@dataclass(frozen=True)
class TellTakers(TournamentCall):
    """Say to whom an entry lost its last chips; several share the bounty."""

    label: ClassVar[str] = "tell_takers"
    permission: ClassVar[Permission] = Permission.ELIMINATE

    entry: int
    takers: tuple[int, ...]

    def decide(self, states: States, _: Moment) -> Groups:
        """See `paying.tell_takers`."""
        return {self.event: paying.tell_takers(states[self.event], self.entry, self.takers)}


@dataclass(frozen=True)
class PayBounty(TournamentCall):
    """Hand over all that an entry is owed of bounties."""

    label: ClassVar[str] = "pay_bounty"
    permission: ClassVar[Permission] = Permission.PAY

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
class ReverseBounty(TournamentCall):
    """Take the last payment of bounties to an entry back: it is owed again."""

    label: ClassVar[str] = "reverse_bounty"
    permission: ClassVar[Permission] = Permission.POST_PRIZES
    needs_reason: ClassVar[bool] = True

    entry: int
    session: str | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `paying.reverse_bounty`."""
        return {self.event: paying.reverse_bounty(states[self.event], self.entry, self.session)}
