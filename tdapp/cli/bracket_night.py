"""A heads-up event with all that such a night brings, from the draw to the last prize."""

from dataclasses import dataclass

from tdapp.calls.across.ending import CancelEvent
from tdapp.calls.tournament import brackets
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Leave
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.sales import Register
from tdapp.cli.selling_hours import SECOND_US, span
from tdapp.cli.simulated_night import Night
from tdapp.core.draw import shuffled
from tdapp.core.ids import PersonId
from tdapp.core.instant import MINUTE_US
from tdapp.desk.desk import Circumstances
from tdapp.tournament.brackets.drawing import draw
from tdapp.tournament.brackets.layout import size_of
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.matches.calling import free_halves
from tdapp.tournament.plan.bracket_terms import FEWEST, MatchClock
from tdapp.tournament.tournament import Tournament

BACKS = ("red", "blue")
ABSENT, LEAVES, WRONG, ELSEWHERE, BY_HAND, HELD = 0.03, 0.02, 0.03, 0.05, 0.25, 0.2
"""How often somebody does not appear, leaves, a match is told for the wrong player, a pairing is
called elsewhere, the bracket is drawn by ballots, and the clock of a pairing is held."""
DIVIDED = 4
"""The seats of a table that a divider splits."""
MATCH_US = 12 * MINUTE_US
TOO_FEW = Circumstances(reason="too few entries")
LEFT = Circumstances(reason="asked to leave")
TOLD_WRONGLY = Circumstances(reason="told for the wrong player")


@dataclass
class BracketNight(Night):
    """Plays a bracket as its conditions allow, now and then with what goes wrong in one."""

    async def play(self) -> Tournament:
        """The whole night; too small a field is sent home with its money."""
        await self.announce()
        self.peak = len(self.state.seating.tables)
        field = self.field.entries
        if field < max(FEWEST, self.conditions.min_entries):
            await self.enter(range(field))
            await self.do(CancelEvent(self.event, self.station.house), TOO_FEW)
            return self.state
        late = 1 if size_of(field - 1) >= field > DIVIDED else 0
        await self.enter(range(field - late))
        await self._draw()
        await self._late(late)
        await self._close_field()
        while not self.state.is_decided:
            await self._round()
        await self.finish()
        return self.state

    async def _draw(self) -> None:
        """Divide the tables; the first few entries are seeded, or ballots are drawn for all."""
        for table, seats in sorted(self.state.seating.tables.items()):
            if seats >= DIVIDED:
                await self.do(brackets.DivideTable(self.event, table, BACKS))
        players = self.state.in_play()
        seeds = players[: len(players) // 8]
        if self.chance.random() < BY_HAND:
            slots = draw(shuffled(players, self.field.seed), (), {}, self.field.seed)
            await self.do(brackets.RecordDraw(self.event, slots))
        else:
            await self.do(brackets.DrawBracket(self.event, tuple(seeds)))
        await self.do(StartClock(self.event))

    async def _late(self, late: int) -> None:
        """Who comes late plays where there was a bye."""
        for number in range(self.field.entries - late, self.field.entries):
            await self.do(Register(self.event, PersonId(f"{self.event}-{number + 1}")))

    async def _close_field(self) -> None:
        end = span(self.conditions, self.conditions.entry.window)[1]
        self.time.pass_us(end + SECOND_US)
        await self.station.clockwork.tick()
        await self.do(PostPrizes(self.event))

    async def _round(self) -> None:
        """Call all who can be called, and play every pairing that is at a table to its end."""
        if self.state.left == FEWEST:
            await self._undivided()
        await self.do(brackets.CallPairings(self.event))
        await self._start_clocks()
        for pairing in sorted(self.state.matches.called):
            if self.chance.random() < ELSEWHERE:
                await self._elsewhere(pairing)
            while pairing in self.state.matches.called:
                self.time.pass_us(MATCH_US // max(1, len(self.state.matches.called)))
                await self._match(pairing)
            await self.station.clockwork.tick()

    async def _start_clocks(self) -> None:
        """Where pairings have clocks of their own, all of them; now and then one is held."""
        terms = self.conditions.bracket
        if terms is None or terms.clock is MatchClock.SHARED:
            return
        await self.do(brackets.StartMatchClocks(self.event))
        if self.chance.random() < HELD:
            await self.do(brackets.HoldMatchClocks(self.event, (min(self.state.matches.called),)))
            await self.do(brackets.StartMatchClocks(self.event))

    async def _undivided(self) -> None:
        """The final has a table of its own."""
        for table in sorted(self.state.matches.backs):
            await self.do(brackets.TakeDivider(self.event, table))

    async def _elsewhere(self, pairing: int) -> None:
        """Call two back and to another half, or to the same again."""
        await self.do(brackets.CallPairingBack(self.event, pairing))
        where = self.chance.choice(free_halves(self.state))
        await self.do(brackets.CallPairing(self.event, pairing, where.table, where.half))

    async def _match(self, pairing: int) -> None:
        state = self.state
        players = [one for one in state.matches.bracket.sides(pairing) if one]
        loser = self.chance.choice(players)
        if self.chance.random() < ABSENT and not state.matches.bracket.has_begun(pairing):
            await self.do(brackets.WalkOver(self.event, loser), LEFT)
        elif self.chance.random() < LEAVES and state.left > len(players):
            stack = state.matches.stacks[loser]
            await self.do(Leave(self.event, loser, Departure.WITHDRAWN, stack), LEFT)
        else:
            await self.do(brackets.LoseMatch(self.event, loser))
            won = self.state.matches.bracket.wins.get(pairing, ())
            if won and pairing in self.state.matches.called and self.chance.random() < WRONG:
                await self.do(brackets.CorrectMatch(self.event, pairing, len(won)), TOLD_WRONGLY)
