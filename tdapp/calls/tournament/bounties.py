"""Acts on bounties, as the windows, the command line and the tests name them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.counted import InSession, Paying
from tdapp.calls.tournament.event import TournamentCall
from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.desk.call import AskedWhy, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.rules.office import Decision
from tdapp.till.payment import CASH, Payment
from tdapp.tournament.payouts import bounties as paying
from tdapp.tournament.payouts import pool_winners, restating, slips
from tdapp.tournament.plan.prize_plan import UnwonPool
from tdapp.tournament.tournament import Tournament
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
class TellPool(TournamentCall):
    """Say who won the side pool of that name, the first prize first."""

    row: ClassVar[CallRow] = CallRow(
        label="tell_pool",
        permission=Permission.POST_PRIZES,
        done=text("done", "Side pool winners recorded"),
        decision=Decision.AWARD_PLACES,
    )

    name: str
    takers: tuple[int, ...]

    def decide(self, states: States, _: Moment) -> Groups:
        """See `pool_winners.tell_pool`."""
        return {self.event: pool_winners.tell_pool(states[self.event], self.name, self.takers)}


@dataclass(frozen=True)
class PassPoolOn(TournamentCall):
    """Put a side pool that nobody can win into the prize pool, or let everyone play for it."""

    row: ClassVar[CallRow] = CallRow(
        label="pass_pool_on",
        permission=Permission.POST_PRIZES,
        done=text("done", "Side pool without a winner passed on"),
        decision=Decision.AWARD_PLACES,
    )

    name: str
    to: UnwonPool = UnwonPool.PRIZES

    def decide(self, states: States, _: Moment) -> Groups:
        """See `pool_winners.pass_pool_on` and `restating.with_bounty_pooled`."""
        state: Tournament = states[self.event]
        moved = pool_winners.pass_pool_on(state, self.name, self.to)
        into_prizes = self.to is UnwonPool.PRIZES
        return {self.event: _with_prizes(state, moved) if into_prizes else moved}


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
class PoolBounty(TournamentCall):
    """Put the bounty that nobody won into the prize pool."""

    row: ClassVar[CallRow] = CallRow(
        label="pool_bounty",
        permission=Permission.POST_PRIZES,
        done=text("done", "Bounty on {who} moved to the prize pool"),
    )

    entry: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `paying.pool_bounty` and `restating.with_bounty_pooled`."""
        return {self.event: _with_prizes(states[self.event], self._moved(states[self.event]))}

    def _moved(self, state: Tournament) -> Sequence[Event]:
        return paying.pool_bounty(state, self.entry)


@dataclass(frozen=True)
class TakeBountyBack(PoolBounty):
    """Take a bounty out of the prize pool again, as its player is in again or somebody won it."""

    row: ClassVar[CallRow] = CallRow(
        label="take_bounty_back",
        permission=Permission.POST_PRIZES,
        done=text("done", "Bounty on {who} taken out of the prize pool"),
        reason=AskedWhy.ALWAYS,
    )

    def _moved(self, state: Tournament) -> Sequence[Event]:
        return paying.bounty_back(state, self.entry)


def _with_prizes(state: Tournament, moved: Sequence[Event]) -> Sequence[Event]:
    return slips.with_slips(state, restating.with_bounty_pooled(state, moved))


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
