"""A whole event played through the desk, from the first entry to the winner's prize."""

import dataclasses
import time
from dataclasses import dataclass
from random import Random

from tdapp.bootstrap import Workstation
from tdapp.calls.across.ending import Finish
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house import room as house_calls
from tdapp.calls.tournament import bounties as bounty_calls
from tdapp.calls.tournament import event as tournament_calls
from tdapp.calls.tournament import exits as exit_calls
from tdapp.calls.tournament import prizes as prize_calls
from tdapp.calls.tournament import sales as sales_calls
from tdapp.calls.tournament import seats as seat_calls
from tdapp.calls.tournament import teams as team_calls
from tdapp.calls.tournament.envelopes import DrawEnvelope, FillEnvelopes
from tdapp.calls.tournament.hand_for_hand import (
    BeginHandForHand,
    DealNextHand,
    EndHandForHand,
    ReportTable,
    clock_stands,
)
from tdapp.cli.rehearsal import RehearsedTime
from tdapp.cli.selling_hours import SimulatedField
from tdapp.core.draw import shuffled
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.instant import MINUTE_US
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN, Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.rules.houses import HouseRules
from tdapp.shown.terms_words import before_entries
from tdapp.tournament.exits.hand_for_hand import as_told_in_order
from tdapp.tournament.payouts.bounties import bounty_queue
from tdapp.tournament.plan.conditions import Conditions, buys_into_pools
from tdapp.tournament.plan.offers import total_of
from tdapp.tournament.plan.prize_plan import UnwonPool
from tdapp.tournament.prizes import unpaid, was_disqualified
from tdapp.tournament.side_pools import compete_for, pools_for_nobody, pools_untold
from tdapp.tournament.tournament import Tournament

BUBBLE = 3
"""So many players more than are paid play hand for hand."""


@dataclass
class Night:
    """Plays one event; `seconds` collects how long each act took until it was durable.

    `rules` are the house's files, which the record then keeps; `peak` is the most tables that
    served the event at once.
    """

    station: Workstation
    time: RehearsedTime
    event: StreamId
    conditions: Conditions
    field: SimulatedField
    seconds: list[float] = dataclasses.field(default_factory=list)
    rules: HouseRules | None = None
    peak: int = 0
    chance: Random = dataclasses.field(init=False)

    def __post_init__(self) -> None:
        self.chance = Random(self.field.seed)  # noqa: S311 - a rehearsal can be played again

    @property
    def state(self) -> Tournament:
        state: Tournament = self.station.desk.state(self.event)
        return state

    async def announce(self) -> None:
        """The event, and as many tables as its field needs."""
        await self.publish()
        house, seats = self.station.house, self.conditions.seats_per_table
        standing = self.station.desk.state(house).registry
        free = [table.number for table in standing.free()]
        for _ in range(-(-self.field.entries // seats) - len(free)):
            number = max([0, *standing.tables, *free]) + 1
            await self.do(house_calls.InstallTable(house, number, seats, 300 * number, 0))
            free.append(number)
        for number in free[: -(-self.field.entries // seats)]:
            await self.do(OpenTable(self.event, house, number))

    async def publish(self) -> None:
        """The event with its conditions, told to whom the house wants before entries are sold."""
        await self.do(tournament_calls.Announce(self.event, self.conditions, self.rules))
        for call in before_entries(self.event, self.conditions):
            await self.do(call)

    async def enter(self, numbers: range) -> None:
        """Sell entries to people known only by number."""
        for number in numbers:
            person = PersonId(f"{self.event}-{number + 1}")
            await self.register(person)

    async def register(self, person: PersonId) -> None:
        """Sell an entry, to a whole team where it is played in teams."""
        await self.do(sales_calls.Register(self.event, person))
        teams, entry = self.conditions.teams, self.state.entries.last_entry
        for other in range(1, teams.members if teams else 1):
            partner = PersonId(f"{person} and {entry}.{other}")
            await self.do(team_calls.NamePartner(self.event, partner, entry))

    async def begin(self) -> None:
        """Draw the seats and start the clock; half take what is free or buys into a side pool."""
        await self.do(seat_calls.DrawSeats(self.event))
        await self.do(tournament_calls.StartClock(self.event))
        for kind, offer in enumerate(self.conditions.other_addons, 1):
            takers = tuple(shuffled(self.state.in_play(), f"{self.field.seed}/{offer.name}")[::2])
            if not total_of(offer.parts) or buys_into_pools(self.conditions, offer):
                await self.do(sales_calls.SellAddOns(self.event, takers, kind=kind))

    async def sell_rebuys(self) -> None:
        """Sell re-buys to entries that chance picks, some minutes apart."""
        picked = shuffled(self.state.in_play(), f"{self.field.seed}/rebuys")
        for order in range(self.field.rebuys or 0):
            self.time.pass_us(MINUTE_US)
            await self.do(sales_calls.Rebuy(self.event, picked[order % len(picked)]))

    async def close_field(self) -> None:
        """Let the last level for entries and re-buys run out, then post the prizes."""
        while not self._is_over():
            self.time.pass_us(10 * MINUTE_US)
            await self.station.clockwork.tick()
        await self.do(prize_calls.PostPrizes(self.event))

    def _is_over(self) -> bool:
        """Whether sales are over."""
        offers = (self.conditions.entry, self.conditions.rebuy)
        until = max((one.window.until_level or 0 for one in offers if one), default=0)
        return self.conditions.number(self.state.clock.begun) > until

    async def play_down(self, left: int) -> None:
        """Players go out in the order that chance gives, until `left` are left."""
        order = shuffled(self.state.in_play(), f"{self.field.seed}/exits")
        to_go = self.state.left - max(left, self.state.left_at_end)
        for entry in order[: max(0, to_go)]:
            self.time.pass_us(4 * MINUTE_US)
            await self.station.clockwork.tick()
            await self._fill_envelopes()
            await self.do(exit_calls.Bust(self.event, entry))

    async def hand_for_hand(self) -> None:
        """On the bubble all tables play hand for hand until the money is reached."""
        state, paid = self.state, len(self.state.prizes.posted)
        begin, wanted = BeginHandForHand(self.event), self.field.hand_for_hand
        if state.hand_for_hand.hand:
            await self._report_tables()
        elif wanted and paid < state.left <= paid + BUBBLE and self.can(begin):
            for call in clock_stands(begin, state):
                await self.do(call)

    def can(self, call: Call) -> bool:
        """Whether an act of the director is possible now."""
        return self.station.desk.why_not(DIRECTOR, call) is None

    async def _report_tables(self) -> None:
        for table in self.state.hand_for_hand.playing(self.state.seating):
            await self.do(ReportTable(self.event, table, as_told_in_order(self.state)))
        for call in (DealNextHand(self.event, before_break=True), EndHandForHand(self.event)):
            if self.state.hand_for_hand.over and self.can(call):
                await self.do(call)
        if not self.state.hand_for_hand.hand and not self.state.is_decided:
            await self.do(tournament_calls.StartClock(self.event))

    async def finish(self) -> None:
        """Pay every prize, last place first, and all bounties, and end the event."""
        for place, entry, _ in reversed(list(unpaid(self.state))):
            out = entry is not None and was_disqualified(self.state, entry)
            await self.do(prize_calls.PayPrize(self.event, place, entry, though_disqualified=out))
        await self._hand_out_bounties()
        await self.do(Finish(self.event, self.station.house))

    async def _hand_out_bounties(self) -> None:
        """Everybody lost the last chips to one of those who stayed in longer."""
        order = [*self.state.exits.in_order(), *self.state.in_play()]
        for entry in self.state.bounties.untold():
            later = order[order.index(entry) + 1 :]
            taker = shuffled(later, f"{self.field.seed}/{entry}")[0]
            await self.do(bounty_calls.TellTakers(self.event, entry, (taker,)))
        await self._draw_envelopes()
        for pool in pools_for_nobody(self.state):
            to = pool.unwon or UnwonPool.PRIZES
            await self.do(bounty_calls.PassPoolOn(self.event, pool.name, to))
        for pool in pools_untold(self.state):
            drawn = shuffled(compete_for(self.state, pool), f"{self.field.seed}/{pool.name}")
            winners = tuple(drawn[: len(pool.percent)])
            await self.do(bounty_calls.TellPool(self.event, pool.name, winners))
        for due in bounty_queue(self.state):
            if due.owed:
                await self.do(bounty_calls.PayBounty(self.event, due.entry))

    async def _draw_envelopes(self) -> None:
        """Everybody who won a bounty in an envelope draws, and the winner the last one."""
        await self._fill_envelopes()
        bounties = self.state.bounties
        waits = filter(bounties.waits_for_a_draw, self.state.in_play())
        for entry in (*bounties.undrawn(), *waits):
            await self.do(DrawEnvelope(self.event, entry))

    async def _fill_envelopes(self) -> None:
        """Bounties in envelopes begin as soon as the conditions let them."""
        bounties, call = self.state.bounties, FillEnvelopes(self.event)
        if bounties.mystery and bounties.envelopes is None and self.can(call):
            await self.do(call)

    async def do(self, call: Call, with_: Circumstances = PLAIN) -> None:
        """One act by the director, timed."""
        begun = time.perf_counter()
        await self.station.desk.perform(DIRECTOR, call, with_)
        self.seconds.append(time.perf_counter() - begun)
