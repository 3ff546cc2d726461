"""The next steps of bounties: told, drawn, paid, or moved where nobody can win or have them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from tdapp.calls.tournament.bounties import (
    PassPoolOn,
    PayBounty,
    PoolBounty,
    TellPool,
    TellTakers,
)
from tdapp.calls.tournament.envelopes import DrawEnvelope, FillEnvelopes
from tdapp.calls.tournament.prizes import SetUnclaimed
from tdapp.core.ids import StreamId
from tdapp.desk.call import Call
from tdapp.tournament.payouts.bounties import bounty_queue
from tdapp.tournament.plan.prize_plan import UnwonPool
from tdapp.tournament.side_pools import compete_for, pools_for_nobody, pools_untold
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import Voice


class BountyStep(NamedTuple):
    """What is said to be next, the call for it, and the entry that it is about."""

    said: str
    call: Call
    entry: int | None


@dataclass(frozen=True, slots=True)
class BountySteps:
    """Those of an event; `name` says whose an entry is."""

    voice: Voice
    event: StreamId
    state: Tournament
    name: Callable[[int], str]

    def for_nobody(self) -> Iterator[BountyStep]:
        """What nobody can win goes into the prizes."""
        for entry in self.state.bounties.for_nobody():
            said = self.voice.text("next step", "Move the bounty on {who} to the prize pool")
            yield self._step(said, PoolBounty(self.event, entry), entry)

    def won(self) -> Iterator[BountyStep]:
        """Who won each is told, an envelope is drawn, and then it is paid."""
        text = self.voice.text
        for entry in self.state.bounties.untold():
            said = text("next step", "Record who won the bounty on {who}")
            for taker in self.state.in_play():
                yield self._step(said, TellTakers(self.event, entry, (taker,)), entry)
        yield from self._envelopes()
        for pool in pools_for_nobody(self.state):
            said = text("next step", "Decide who gets the side pool {pool} that no player can win")
            passed = PassPoolOn(self.event, pool.name, pool.unwon or UnwonPool.PRIZES)
            yield BountyStep(said.format(pool=pool.name), passed, None)
        for pool in pools_untold(self.state):
            said = text("next step", "Record who won the side pool {amount}")
            for taker in compete_for(self.state, pool):
                call = TellPool(self.event, pool.name, (taker,))
                yield self._step(said, call, taker, pool.name)
        for due in bounty_queue(self.state):
            if due.owed > 0:
                amount = self.voice.money(due.owed)
                said = text("next step", "Pay {who} for bounties: {amount}")
                yield self._step(said, PayBounty(self.event, due.entry), due.entry, amount)

    def _envelopes(self) -> Iterator[BountyStep]:
        bounties, text = self.state.bounties, self.voice.text
        if bounties.mystery and bounties.envelopes is None:
            said = text("next step", "Put the bounties into envelopes")
            yield BountyStep(said, FillEnvelopes(self.event), None)
        undrawn = filter(bounties.waits_for_a_draw, self.state.in_play())
        for entry in (*bounties.undrawn(), *undrawn):
            said = text("next step", "Draw the envelope for {who}")
            yield self._step(said, DrawEnvelope(self.event, entry), entry)

    def to_others(self) -> Iterator[BountyStep]:
        """Who won a bounty and may not be paid, such as a minor, leaves it to another player."""
        if self.state.exits.pending or not self.state.is_decided:
            return
        said = self.voice.text("next step", "Name another player for the bounty on {who}")
        for due in bounty_queue(self.state):
            victims = self.state.bounties.victims.get(due.entry, ()) if due.owed > 0 else ()
            for victim in victims:
                for other in sorted({*self.state.entries.by_number} - {due.entry}):
                    yield self._step(said, TellTakers(self.event, victim, (other,)), victim)
        yield from self._unclaimed()

    def _unclaimed(self) -> Iterator[BountyStep]:
        """What nobody else can have, such as what is on a winner's own head, is kept."""
        said = self.voice.text("next step", "Mark bounties of {who} unclaimed: {amount}")
        for due in bounty_queue(self.state):
            if due.owed > 0:
                amount = self.voice.money(due.owed)
                yield self._step(said, SetUnclaimed(self.event, due.entry), due.entry, amount)

    def _step(self, said: str, call: Call, entry: int, amount: str = "") -> BountyStep:
        return BountyStep(said.format(who=self.name(entry), amount=amount), call, entry)
