"""An event in stages, from the first flight to the last prize: bags, counts, and who goes on."""

from dataclasses import dataclass, replace

from tdapp.calls.across.ending import CancelEvent, EndStage
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.chips import ReportStacks
from tdapp.calls.tournament.event import EndPlay, StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.calls.tournament.stages import BagStack, BringForward, CloseStage, EndTable
from tdapp.cli.simulated_night import Night
from tdapp.core.ids import PersonId, in_part
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.table.chips.race import STRENGTH
from tdapp.tournament.clock.windows import is_decided
from tdapp.tournament.event.announcing import level_stacks
from tdapp.tournament.facts.stages import Cut
from tdapp.tournament.plan.stage_plan import StageKind, is_entered
from tdapp.tournament.stages.bagging import is_known
from tdapp.tournament.stages.seen import bags_of, plan_of
from tdapp.tournament.state.clock import position
from tdapp.tournament.tournament import Tournament

MISCOUNTED, LEVEL = 0.1, 0.2
"""How often a bag is counted wrong first, and a stack is as high as the one before."""
OUT = 0.4
"""So many are out when a stage ends from which all go on who have chips."""
TOO_FEW = Circumstances(reason="too few entries")


@dataclass
class StageNight(Night):
    """Plays every stage to its end; flights are on at once, a day when all before it have ended."""

    async def play(self) -> Tournament:
        """The whole event; too small a field is sent home with its money."""
        await self.publish()
        plans = self.conditions.stages
        entered = [one for one in range(1, len(plans) + 1) if is_entered(plans, one)]
        again = [one for one in entered if plans[one - 1].kind is StageKind.REPECHAGE]
        await self._enter([one for one in entered if one not in again])
        if self.field.entries < max(2, self.conditions.min_entries):
            await self.do(CancelEvent(self.event, self.station.house), TOO_FEW)
            return self.state
        for number in entered:
            if number not in again:
                await self.do(CloseStage(in_part(self.event, number)))
        for number in range(1, len(plans) + 1):
            stage = replace(self._of(number), seconds=self.seconds)
            stage.chance = self.chance
            if number in again:
                await stage.enter_again()
            elif number not in entered:
                await self.do(BringForward(stage.event))
                await stage.begin_here()
            self.peak = max(self.peak, len(stage.state.seating.tables))
            await stage.play_stage()
        await self.do(PostPrizes(self.event))
        await self.finish()
        return self.state

    async def enter_again(self) -> None:
        """Who is out of a stage before this one has a second chance in it."""
        whole = self.state.whole or self.state
        for entry in list(whole.exits.by_entry):
            await self.do(Register(self.event, whole.entry(entry).person))
        if self.state.entries.count:
            await self.begin_here()
        await self.do(CloseStage(self.event))

    def _of(self, number: int) -> "StageNight":
        return replace(self, event=in_part(self.event, number))

    async def _enter(self, entered: list[int]) -> None:
        """Everybody enters one of the flights, which are on at once."""
        for place, number in enumerate(entered):
            stage = self._of(number)
            for player in range(place, self.field.entries, len(entered)):
                await self.do(Register(stage.event, PersonId(f"{self.event}-{player + 1}")))
            if stage.state.entries.count:
                await stage.begin_here()
            self.peak += len(stage.state.seating.tables)

    async def begin_here(self) -> None:
        """Open as many tables as it needs, draw the seats and start the clock."""
        house, seats = self.station.house, self.conditions.seats_per_table
        for _ in range(-(-self.state.left // seats)):
            standing = self.station.desk.state(house).registry
            free = [table.number for table in standing.free()]
            if not free:
                free = [max([0, *standing.tables]) + 1]
                await self.do(InstallTable(house, free[0], seats, 300 * free[0], 0))
            await self.do(OpenTable(self.event, house, free[0]))
        await self.do(DrawSeats(self.event))
        if not self.state.is_decided:
            await self.do(StartClock(self.event))

    async def play_stage(self) -> None:
        """Players go out until as many are left as go on, or until its last level is over."""
        plan = plan_of(self.state)
        ends = self.state.conditions.ending.after_last_level or plan.hands is not None
        left = self.state.left_at_end if not ends else round(self.state.left * (1 - OUT))
        await self.play_down(max(1, left))
        while plan.ends_by_clock and not self._is_over_here():
            self.time.pass_us(10 * MINUTE_US)
            await self.station.clockwork.tick()
        for table in sorted(self.state.seating.tables) if plan.hands else ():
            await self.do(EndTable(self.event, table))
        if plan.to is not None:
            if not is_known(self.state):
                await self._bag()
            await self._end()
        elif ends and not self.state.is_decided:
            await self._end_play()

    async def _end_play(self) -> None:
        """The stacks of who is left in the last stage rank them."""
        await self.do(ReportStacks(self.event, tuple(self._stacks().items())))
        await self.do(EndPlay(self.event, level_stacks(self.state)))

    async def play_down(self, left: int) -> None:
        """Players go out in the order that chance gives, until `left` are left."""
        for entry in self.chance.sample(self.state.in_play(), self.state.left):
            if self.state.left <= left or self.state.is_decided:
                return
            if self._goes_on_anyway(entry):
                continue
            self.time.pass_us(4 * MINUTE_US)
            await self.station.clockwork.tick()
            await self.do(Bust(self.event, entry, declined=True))

    def _goes_on_anyway(self, entry: int) -> bool:
        """Whether no more are left at the table of an entry than go on from it."""
        seating, each = self.state.seating, self.state.stages.each_table
        return seating.counts.counts[seating.seat_of[entry].table].players <= each

    def _is_over_here(self) -> bool:
        if is_decided(self.state, self.time.now()):
            return True
        here = position(self.state.conditions, self.state.clock, self.time.now())
        return here.index >= len(self.state.conditions.levels)

    async def _bag(self) -> None:
        """Each stack is counted; one that was counted wrong is counted again."""
        for entry, chips in self._stacks().items():
            if self.chance.random() < MISCOUNTED:
                await self.do(BagStack(self.event, entry, max(1, chips - 1)))
            if bags_of(self.state).get(entry) is None or bags_of(self.state)[entry].chips != chips:
                await self.do(BagStack(self.event, entry, chips))

    def _stacks(self) -> dict[int, int]:
        """The chips in play, as chance has given them to those left."""
        left, rest = self.state.in_play(), self.state.chips_in_play
        found: dict[int, int] = {}
        last = 0
        for place, entry in enumerate(left[:-1]):
            most = max(1, 2 * (rest // (len(left) - place)) - 1)
            level = self.chance.random() < LEVEL and 0 < last <= most
            last = last if level else self.chance.randint(1, most)
            found[entry] = last
            rest -= last
        return {**found, left[-1]: rest} if left else {}

    async def _end(self) -> None:
        """Level stacks at the cut are ranked by a cut of cards."""
        end = EndStage(self.event, self.station.house)
        cuts: tuple[Cut, ...] = ()
        while True:
            try:
                await self.do(replace(end, cuts=cuts))
            except Refusal as refusal:
                if refusal.code != "tie_at_the_cut":
                    raise
                level = str(refusal.details["entries"]).split(", ")
                cards = self.chance.sample(list(STRENGTH), len(STRENGTH))
                cuts += tuple(Cut(int(one), tuple(cards[at::9])) for at, one in enumerate(level))
            else:
                return
