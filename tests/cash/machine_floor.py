"""The same made-up room with what the floor does: hands followed, trays, fees, dealers, bags."""

from collections import Counter
from typing import Any

import hypothesis.strategies as st
from hypothesis.stateful import initialize, invariant, rule

from tdapp.calls.cash.custody import GiveBack, PickUp
from tdapp.calls.cash.dealers import DealerComes, DealerGoesHome, PushDealers
from tdapp.calls.cash.fees import BuyTime, CollectFees
from tdapp.calls.cash.hands import (
    ActInCashHand,
    BeginCashHand,
    DropCashHand,
    EndCashHand,
    StepCashHandBack,
)
from tdapp.calls.cash.presence import AwaitBlind, ComeIn, DealOut, StepAway, StepBack, TellBlinds
from tdapp.calls.cash.seats import AskForSeat, BreakGame, DeclineMove
from tdapp.calls.cash.transfers import AskTransfer, SignTransfer
from tdapp.calls.cash.trays import BeginShift, CountTray, ExchangeBox, OpenTray
from tdapp.cash.blinds.coming_hands import coming_hand, present
from tdapp.cash.facts.charges import FeeFrom
from tdapp.cash.facts.trays import SlipKind
from tdapp.cash.money.transfers import SlipStep
from tdapp.cash.table_sign import Declining
from tdapp.core.ids import PersonId, StaffId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.house.cage_events import OVER_AND_SHORT
from tdapp.poker.practice.playing import PlayStyle, acts_of
from tdapp.poker.round.state import Phase
from tdapp.table.geometry.table import ButtonPosition
from tests.cash.machine import WHY, CashEvening, numbers, one_of, tables
from tests.cash.money_room import chips, fee
from tests.cash.room import ROOM, sign
from tests.tournament.hands.feature_table import variant

SUCCEEDED: Counter[str] = Counter()
"""How often each kind of act was done, in all evenings of this run."""
TIME, MORE_TIME = fee("time", fee=500), fee("extra_time", fee=200)
DEALERS = tuple(StaffId(f"dealer {number}") for number in (1, 2, 3))
FILL = SlipKind.FILL
steps = st.integers(0, 40)
seeds = st.sampled_from(["a", "b", "c", "d"])


class CashFloorEvening(CashEvening):
    """`kept` are bags in custody by receipt, `hung` the notices as they were first seen."""

    @initialize()
    def opened(self) -> None:
        """Table 3 feeds table 1; trays, boxes and dealers are on at two of them."""
        super().opened()
        self.kept: dict[int, tuple[PersonId, int]] = {}
        self.hung: dict[int, Any] = {}
        self.boxes = 0
        by_the_hour = sign(feeds=1, declining=Declining.KEEPS_TURN, commission=(TIME, MORE_TIME))
        self.room.open(3, by_the_hour)
        for number in (5, 6):
            self.stacks[self.room.sit(number, 3, number, 30_000)] = 30_000
        self.ask(BeginShift(ROOM, "2026-11-27"))
        for one in DEALERS[:2]:
            self.ask(DealerComes(ROOM, self.station.house_id, one))

    def ask(self, call: Call, with_: Any = WHY) -> bool:
        """Ask for an act, and count what is done."""
        done = super().ask(call, with_)
        SUCCEEDED[call.label] += done
        return done

    def is_played(self, table: int) -> bool:
        """Whether a hand is followed there, from which nothing is taken by the way."""
        return table in self.cash.feature.by_table

    # Hands

    @rule(table=tables, seed=seeds, upto=steps)
    def follow(self, table: int, seed: str, upto: int) -> None:
        """Begin a hand and enter so many steps of it."""
        game = self.cash.games.by_table.get(table)
        if game is None or self.is_played(table):
            return
        try:
            out = coming_hand(self.cash, table).sits_out
        except Refusal:
            return
        here = {seat: one for seat, one in present(self.cash, table).items() if seat not in out}
        if len(here) < 2 or not all(self.stacks[one] for one in here.values()):
            return
        stacks = tuple((one, self.stacks[one]) for one in here.values())
        known = self.cash.buttons.at(table).position.button is not None
        button, cards = None if known else min(here), variant(game.sign.game.variant)
        self.ask(BeginCashHand(ROOM, self.room.rules, table, cards, button, stacks))
        self.go_on(table, seed, upto)

    @rule(table=tables, seed=seeds, upto=steps)
    def go_on(self, table: int, seed: str, upto: int) -> None:
        """Enter more steps of a hand from where it stands, and end it once it is over."""
        hand = self.cash.feature.by_table.get(table)
        if hand is None:
            return
        for act in [*acts_of(hand.setup, seed, PlayStyle.CALL_DOWN)][len(hand.acts) :][:upto]:
            if not self.ask(ActInCashHand(ROOM, table, act)):
                return
        if self.cash.feature.by_table[table].round.phase is Phase.OVER:
            self.end(table)

    def end(self, table: int) -> None:
        """What its players have together is what they had, less what the house took."""
        entries, before = self.cash.feature.by_table[table].entries, self.cash.chips_in_play
        had = sum(self.stacks[one] for one in entries)
        if self.ask(EndCashHand(ROOM, self.room.rules, table)):
            told = self.cash.chips.stacks
            self.stacks.update({one: told[one].stack for one in entries})
            taken = before - self.cash.chips_in_play
            assert sum(self.stacks[one] for one in entries) == had - taken

    @rule(number=numbers)
    def step_back(self, number: int) -> None:
        """The newest step was entered wrong."""
        self.ask(StepCashHandBack(ROOM, one_of(sorted(self.cash.feature.by_table), number)))

    @rule(table=tables, number=numbers)
    def drop_hand(self, table: int, number: int) -> None:
        """Now and then a hand is followed no longer."""
        if number % 3 == 0:
            self.ask(DropCashHand(ROOM, table))

    @rule(table=tables, hands=st.integers(0, 4))
    def deal(self, table: int, hands: int) -> None:
        """Pots go round where nobody follows them."""
        if not self.is_played(table):
            super().deal(table, hands)

    @rule(table=tables)
    def rake(self, table: int) -> None:
        """Nothing is taken of a pot that is followed but at its end."""
        if not self.is_played(table):
            super().rake(table)

    # Blinds and absence

    @rule(table=tables, button=st.integers(1, 4))
    def tell_blinds(self, table: int, button: int) -> None:
        """Where they stand, as somebody saw it."""
        places = ButtonPosition(button, button % 4 + 1, (button + 1) % 4 + 1)
        self.ask(TellBlinds(ROOM, table, places))

    @rule(number=numbers, what=st.sampled_from((StepAway, StepBack, DealOut, AskForSeat)))
    def go_or_come(self, number: int, what: Any) -> None:
        """Away, back, dealt out, or wishing to sit elsewhere."""
        away = sorted(self.cash.attendance.away)
        sitting = one_of(away, number) if what is StepBack else self.sitting(number)
        self.ask(what(ROOM, sitting, 1) if what is AskForSeat else what(ROOM, sitting))

    @rule(number=numbers, what=st.sampled_from((ComeIn, AwaitBlind)))
    def come_in(self, number: int, what: Any) -> None:
        """Whoever owes something is dealt in, or waits."""
        owed = one_of(sorted(self.cash.blinds.owed), number)
        self.ask(what(ROOM, self.room.rules, owed))

    @rule(number=numbers)
    def pick_up(self, number: int) -> None:
        """The player wishes it."""
        sitting = self.sitting(number)
        person, cents = self.cash.sittings.person_of.get(sitting), self.stacks.get(sitting, 0)
        call = PickUp(ROOM, self.room.rules, sitting, cents, f"bag {sitting}", asked=True)
        if self.ask(call) and person is not None:
            self.kept[self.cash.custody.last] = person, self.stacks.pop(sitting)

    @rule(number=numbers)
    def give_back(self, number: int) -> None:
        """To whose it is."""
        receipt = one_of(sorted(self.kept), number)
        person = self.kept.get(receipt, (PersonId("nobody"), 0))[0]
        if self.ask(GiveBack(ROOM, receipt, person)):
            del self.kept[receipt]

    # Seats

    @rule(number=numbers)
    def decline_to_move(self, number: int) -> None:
        """Perhaps it is not his turn."""
        at = self.cash.seating.at_table(3)
        self.ask(DeclineMove(ROOM, one_of(at, number)))

    @rule(table=tables)
    def break_game(self, table: int) -> None:
        """Its tray is counted and taken off; all go on elsewhere, or to the list."""
        self.count_tray(table, 0, closes=True)
        at = self.cash.seating.at_table(table)
        told = tuple((one, self.stacks[one]) for one in at)
        if self.ask(BreakGame(ROOM, self.room.rules, self.station.house_id, table, told)):
            for one in at:
                if one not in self.cash.sittings.by_number:
                    del self.stacks[one]

    # Trays, fees and dealers

    def box(self) -> int:
        """A box that was never on."""
        self.boxes += 1
        return self.boxes

    @rule(table=tables)
    def open_tray(self, table: int) -> None:
        """Ten thousand dollars."""
        self.ask(OpenTray(ROOM, table, self.box(), chips(1_000_000)))

    @rule(table=tables, off=st.sampled_from((0, 0, -100)), closes=st.booleans())
    def count_tray(self, table: int, off: int, *, closes: bool) -> None:
        """At times a dollar is missing."""
        tray = self.cash.money.trays.get(table)
        held = 0 if tray is None else tray.should_hold + off
        self.ask(CountTray(ROOM, table, chips(max(0, held)), closes))

    @rule(table=tables)
    def exchange_box(self, table: int) -> None:
        """A full box."""
        self.ask(ExchangeBox(ROOM, table, self.box()))

    @rule(table=tables, upto=st.integers(0, 3))
    def fill(self, table: int, upto: int) -> None:
        """Asked for, and as far as it goes signed."""
        if self.ask(AskTransfer(ROOM, FILL, table, chips(50_000))):
            slip = self.cash.transfers.open_at(table)[-1].asked.number
            for step in (SlipStep.APPROVE, SlipStep.CARRY, SlipStep.RECEIVE)[:upto]:
                self.ask(SignTransfer(ROOM, self.station.house_id, FILL, slip, step))

    @rule(number=numbers, table=tables)
    def collect(self, number: int, table: int) -> None:
        """The hour's fee of one player who has it."""
        at = self.cash.seating.at_table(table)
        sitting, before = one_of(at, number), self.cash.chips_in_play
        if self.stacks.get(sitting, 0) >= 1_000:
            call = CollectFees(ROOM, self.room.rules, table, 0, FeeFrom.STAKE, (sitting,))
            if self.ask(call):
                self.stacks[sitting] -= before - self.cash.chips_in_play

    @rule(number=numbers)
    def buy_time(self, number: int) -> None:
        """The house's part; what goes into the pot stays on the table."""
        sitting, before = self.sitting(number), self.cash.chips_in_play
        has = self.stacks.get(sitting, 0) >= 1_000
        if has and self.ask(BuyTime(ROOM, self.room.rules, sitting)):
            self.stacks[sitting] -= before - self.cash.chips_in_play

    @rule(table=tables, dealer=st.sampled_from(DEALERS))
    def push(self, table: int, dealer: StaffId) -> None:
        """One table."""
        self.ask(PushDealers(ROOM, (table,), dealer))

    @rule(dealer=st.sampled_from(DEALERS), comes=st.booleans())
    def come_or_go_home(self, dealer: StaffId, *, comes: bool) -> None:
        """A dealer begins or ends work."""
        house = self.station.house_id
        self.ask(DealerComes(ROOM, house, dealer) if comes else DealerGoesHome(ROOM, dealer))

    # Laws

    @invariant()
    def chips_kept_are_those_in_the_bags(self) -> None:
        """Nothing of them is on the tables."""
        bags = self.cash.custody.bags
        assert {it: one.cents for it, one in bags.items()} == {
            it: cents for it, (_, cents) in self.kept.items()
        }

    @invariant()
    def no_notice_is_shortened(self) -> None:
        """It counts from the moment and the hand at which it was seen to hang."""
        for number, one in self.cash.games.changes.items():
            assert self.hung.setdefault(number, (one.posted, one.at_hand)) == (
                one.posted,
                one.at_hand,
            )

    @invariant()
    def a_dealer_deals_at_one_table(self) -> None:
        """And whoever deals is at work."""
        dealing = [*self.cash.dealers.at_table.values()]
        assert len({*dealing}) == len(dealing)
        assert {*dealing} <= {*self.cash.dealers.by_id}

    def others(self, accounts: Counter[str]) -> int:
        """What trays hold and bags keep stands in the ledger as in the state."""
        trays = sum(one.should_hold for one in self.cash.money.trays.values())
        assert accounts["tray"] == trays
        assert -accounts["custody"] == sum(cents for _, cents in self.kept.values())
        names = ("tray", "chip_bank", "chips_on_the_way", "custody", OVER_AND_SHORT)
        return sum(accounts[one] for one in names)
