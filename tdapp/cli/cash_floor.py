"""The floor of a simulated cash room: trays, dealers, fees by the hour, chips kept, hands."""

import dataclasses
from dataclasses import dataclass

from tdapp.bootstrap import variant
from tdapp.calls.cash.custody import GiveBack, PickUp
from tdapp.calls.cash.dealers import DealerComes, PushDealers
from tdapp.calls.cash.fees import CollectFees, VerifyCollection
from tdapp.calls.cash.hands import ActInCashHand, BeginCashHand, EndCashHand
from tdapp.calls.cash.presence import ComeIn, StepAway, StepBack
from tdapp.calls.cash.transfers import AskTransfer, SignTransfer
from tdapp.calls.cash.trays import BeginShift, CountTray, OpenTray
from tdapp.cash.blinds.coming_hands import coming_hand, present
from tdapp.cash.charges.due import FeeDue, due_at, hour_at
from tdapp.cash.dealing.pushing import next_in
from tdapp.cash.facts.charges import FeeFrom
from tdapp.cash.facts.trays import SlipKind
from tdapp.cash.money.transfers import SlipStep
from tdapp.cli.cash_played import PlayedCash
from tdapp.core.ids import PersonId, StaffId
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import DIRECTOR
from tdapp.house.cage_events import Pieces
from tdapp.poker.practice.playing import PlayStyle, acts_of

FOLLOWED = 2
"""Hands are followed at so many tables, now and then."""
FOLLOWS, AWAY, BACK, PICKED_UP, RETURNS = 0.05, 0.01, 0.3, 0.05, 0.1
"""How likely it is, in a step, that a hand is followed, a player goes away, and so on."""
TRAY, TRAY_LEAST, DEALERS_FREE, ROW = 2_000_000, 1_000_000, 3, 4


def dollars(cents: int) -> tuple[Pieces, ...]:
    """An amount as it is counted."""
    return (Pieces(100, cents // 100), Pieces(1, cents % 100))


@dataclass
class CashFloor:
    """The floor of a night; `kept` are chips in custody by receipt, and whose they are."""

    night: PlayedCash
    boxes: int = 0
    kept: dict[int, tuple[PersonId, int]] = dataclasses.field(default_factory=dict)

    async def begin_day(self, number: int) -> None:
        """A shift begins: each tray is counted and has a new box; the first time dealers come."""
        night, house = self.night, self.night.station.house
        await night.do(BeginShift(night.room, f"2026-11-{number:02}"))
        if number == 1:
            for one in range(night.tables + DEALERS_FREE):
                await night.do(DealerComes(night.room, house, StaffId(f"dealer {one + 1}")))
        for table, tray in sorted(night.cash.money.trays.items()):
            counted = dollars(tray.should_hold)
            await night.do(CountTray(night.room, table, counted, box=self._box()))

    async def open(self, table: int) -> None:
        """A tray, a box and a dealer for a table."""
        night = self.night
        await night.do(OpenTray(night.room, table, self._box(), dollars(TRAY)))
        await night.do(PushDealers(night.room, (table,), next_in(night.cash, table)[0]))

    async def close(self, table: int) -> None:
        """The tray is counted and leaves with its box."""
        held = dollars(self.night.cash.money.trays[table].should_hold)
        await self.night.do(CountTray(self.night.room, table, held, closes=True))

    async def each_hour(self) -> None:
        """Fees for the hour, fills where trays run low, and a push along every row."""
        night = self.night
        tables = sorted(night.cash.games.by_table)
        for table in tables:
            await self._collect(table)
            if night.cash.money.trays[table].should_hold < TRAY_LEAST:
                await self._fill(table)
        for first in range(0, len(tables), ROW):
            row = tuple(tables[first : first + ROW])
            await night.do(PushDealers(night.room, row, next_in(night.cash, row[0])[0]))

    async def _collect(self, table: int) -> None:
        """From the stake, or in cash of who is short."""
        night, rules = self.night, self.night.rules.play.commission
        due: list[FeeDue] = due_at(night.cash, rules, table, hour_at(night.time.now(), 0))
        short = [one.sitting for one in due if night.stacks[one.sitting] < 2 * one.charge.total]
        rich = [one.sitting for one in due if one.sitting not in short]
        for who, paid_from in ((rich, FeeFrom.STAKE), (short, FeeFrom.CASH)):
            if who:
                call = CollectFees(night.room, night.rules, table, 0, paid_from, tuple(who))
                await night.do(call)
        for one in due:
            if one.sitting in rich:
                night.stacks[one.sitting] -= one.charge.total
        if table in night.cash.charged.unverified:
            await night.do(VerifyCollection(night.room, table))

    async def _fill(self, table: int) -> None:
        night, house = self.night, self.night.station.house
        await night.do(AskTransfer(night.room, SlipKind.FILL, table, dollars(TRAY)))
        slip = night.cash.transfers.open_at(table)[-1].asked.number
        for step in (SlipStep.APPROVE, SlipStep.CARRY, SlipStep.RECEIVE):
            await night.do(SignTransfer(night.room, house, SlipKind.FILL, slip, step))

    async def come_and_go(self) -> None:
        """Some go away and come back; chips are picked up, and given back to their owner."""
        night = self.night
        for sitting in list(night.stacks):
            cash = night.cash
            if sitting not in cash.attendance.away:
                if night.likely(AWAY):
                    await night.do(StepAway(night.room, sitting))
            elif night.likely(PICKED_UP):
                await self._pick_up(sitting)
            elif night.likely(BACK):
                await night.do(StepBack(night.room, sitting))
        for receipt, (person, _) in list(self.kept.items()):
            if night.likely(RETURNS) and await night.do(GiveBack(night.room, receipt, person)):
                del self.kept[receipt]

    async def _pick_up(self, sitting: int) -> None:
        night = self.night
        person, cents = night.cash.sittings.person_of[sitting], night.stacks[sitting]
        call = PickUp(night.room, night.rules, sitting, cents, f"bag {sitting}", asked=True)
        if await night.do(call):
            self.kept[night.cash.custody.last] = person, night.stacks.pop(sitting)

    async def follow(self, table: int) -> bool:
        """Follow a hand; whether one was begun. What players have afterwards is known."""
        night = self.night
        if table > FOLLOWED or not night.likely(FOLLOWS):
            return False
        dealt = self._dealt(table)
        if len(dealt) < 2:  # noqa: PLR2004 - a hand needs two
            return False
        known = night.cash.buttons.at(table).position.button is not None
        button = None if known else min(dealt)
        game = variant(night.cash.game_at(table).sign.game.variant)
        stacks = tuple((one, night.stacks[one]) for one in dealt.values())
        if not await night.do(BeginCashHand(night.room, night.rules, table, game, button, stacks)):
            return False
        hand = night.cash.feature.by_table[table]
        for act in acts_of(hand.setup, str(night.acts), PlayStyle.BY_CHANCE):
            await night.do(ActInCashHand(night.room, table, act))
        await night.do(EndCashHand(night.room, night.rules, table))
        told = night.cash.chips.stacks
        night.stacks.update({one: told[one].stack for one in hand.entries})
        return True

    def _dealt(self, table: int) -> dict[int, int]:
        """Who would be dealt in next, by seat, with those who have chips in truth."""
        cash = self.night.cash
        try:
            out = coming_hand(cash, table).sits_out
        except Refusal:
            return {}
        here = {seat: one for seat, one in present(cash, table).items() if seat not in out}
        return here if all(self.night.stacks[one] for one in here.values()) else {}

    async def deal_in(self, table: int) -> None:
        """Who is back posts what is owed, where the house lets it be posted now."""
        night = self.night
        for sitting in night.cash.seating.at_table(table):
            if sitting in night.cash.blinds.owed and sitting not in night.cash.attendance.away:
                call = ComeIn(night.room, night.rules, sitting)
                if night.station.desk.why_not(DIRECTOR, call) is None:
                    await night.do(call)

    def _box(self) -> int:
        self.boxes += 1
        return self.boxes
