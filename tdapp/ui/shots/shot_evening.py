"""What happens on the pictured evening between one moment and the next."""

from collections.abc import AsyncIterator, Callable

from tdapp.calls.house.cage import OpenSession
from tdapp.calls.tournament.chips import ReportStacks
from tdapp.calls.tournament.clock import GoToLevel
from tdapp.calls.tournament.event import PauseClock, StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.hands import BeginHand, DropHand
from tdapp.calls.tournament.moves import BreakOutOfTurn
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.rulings import GivePenalty, GiveRuling
from tdapp.core.ids import StreamId
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN, Circumstances
from tdapp.table.facts.rulings import RulingKind
from tdapp.table.rulings.ruling import About
from tdapp.ui.console.console import Console
from tdapp.ui.parts.parts import Parts
from tdapp.ui.shots.shot_taker import settle

MINUTE_US, BEFORE_END_US = 60_000_000, 47_000_000
RULINGS = (
    (RulingKind.SHOWDOWN, "The hand was tabled and wins the pot."),
    (RulingKind.CONDUCT, "No telephone at the table; a warning to all."),
)
WHY = "The room is needed for the next event."
FEWER = 6
"""So many players fewer leave the others seats enough where a table breaks."""
STACKS = (42_300, 35_150, 27_800, 22_025, 19_400, 17_650, 12_275, 9_900)


class ShotEvening:
    """Has the desk do at once what leads to the next moment."""

    def __init__(
        self, console: Console, parts: Parts, event: StreamId, pass_us: Callable[[int], None]
    ) -> None:
        self.console = console
        self._parts = parts
        self._event = event
        self._pass_us = pass_us

    async def rule_and_break(self) -> None:
        """Rulings, a penalty, a drawer, a hand that is followed, and a table that breaks."""
        event, state = self._event, self.console.view.state
        *others, last = state.seating.tables
        for kind, words in RULINGS:
            await self._do(GiveRuling(event, About(kind, last)), why=words)
        entries = state.seating.at_table(last)
        listed = state.conditions.rules.penalties
        await self._do(
            GivePenalty(event, entries[0], listed[0].kind),
            OpenSession(self._parts.day.stream, "1"),
            *(
                Bust(event, one, declined=said)
                for one in entries[1 : 1 + FEWER]
                for said in (False, True)
            ),
            ReportStacks(
                event, tuple(zip(state.seating.at_table(others[0]), STACKS, strict=False))
            ),
        )
        await self._do(self._hand(others[0]))
        await self._do(BreakOutOfTurn(event, last), why=WHY)

    async def to_the_winner(self) -> AsyncIterator[str]:
        """The last minute, a pause, a break, and the end; gives the state of the clock at each."""
        event, view = self._event, self.console.view
        face = self.console.screens.feed.face(event, view.now)
        await self._pass(face.remaining_us - BEFORE_END_US)
        yield "last-minute"
        await self._do(PauseClock(event))
        yield "paused"
        levels = view.state.conditions.levels
        at = next(place for place, level in enumerate(levels) if level.is_break)
        await self._do(GoToLevel(event, at), StartClock(event))
        await self._pass(4 * MINUTE_US)
        yield "break"
        followed = [DropHand(event, table) for table in view.state.feature.by_table]
        await self._do(*followed, GoToLevel(event, at + 1), PostPrizes(event))
        waits = [Bust(event, one, declined=True) for one in view.state.exits.out_of_chips]
        _, *others = view.state.in_play()
        await self._do(*waits, *(Bust(event, one) for one in others))
        yield "finished"

    def _hand(self, table: int) -> BeginHand:
        state = self.console.view.state
        broke = state.exits.out_of_chips
        seated = [entry for entry in state.seating.at_table(table) if entry not in broke]
        stacks = tuple((entry, state.conditions.starting_chips) for entry in seated)
        button = min(state.seating.seat_of[entry].seat for entry in seated)
        game = self._parts.game_for(self._parts.rules_of(state), state.conditions.game(0))
        return BeginHand(self._event, table, game, button, stacks)

    async def _do(self, *calls: Call, why: str | None = None) -> None:
        with_ = PLAIN if why is None else Circumstances(reason=why)
        for call in calls:
            await self.console.asking.perform(call, with_)
        await self._pass(0)

    async def _pass(self, microseconds: int) -> None:
        self._pass_us(microseconds)
        await self._parts.clockwork.tick()
        await settle(self.console)
        self.console.refresh()
