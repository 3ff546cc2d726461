"""An evening at the desk that hypothesis makes up: whatever is asked, the record must add up."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from random import Random
from typing import Any, ClassVar

import hypothesis.strategies as st
from hypothesis.stateful import initialize, invariant, rule

from tdapp.calls.across.ending import CancelEvent, CancelWithRefunds, Finish
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.cage import OpenSession
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.alternates import JoinAlternates
from tdapp.calls.tournament.event import Announce, EndPlay
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes, SetUnclaimed
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.ids import ActionId, PersonId, StreamId
from tdapp.desk.circumstances import Circumstances, CompletedAct
from tdapp.desk.permissions import DIRECTOR, Actor
from tdapp.shown.terms_words import before_entries
from tdapp.till.payment import BOUNTY
from tdapp.tournament.prizes import unpaid
from tdapp.tournament.room import TOURNAMENT
from tdapp.tournament.state.clock import position
from tests.desk import laws
from tests.desk.any_call import PERSONS
from tests.desk.asking import WHY, Snapshot
from tests.desk.evening import SMALL
from tests.desk.machine_accidents import (
    a_power_cut,
    ask_for_anything,
    break_off,
    erase,
    send_again,
)
from tests.desk.machine_brackets import a_bracket, brackets
from tests.desk.machine_cage import a_drawer, drawers
from tests.desk.machine_clock import let_time_pass, look, press_the_clock, structure
from tests.desk.machine_counter_stories import (
    a_bounty,
    a_bounty_of_nobody,
    a_bounty_over_a_rebuy,
    a_closed_door,
    a_debt,
    a_double_entry,
    a_last_chip,
    a_prize,
    a_queue,
    a_refund,
    a_shared_prize,
    a_wrong_name,
    add_ons,
    an_end_by_time,
)
from tests.desk.machine_door import the_door
from tests.desk.machine_exits import corrections, exits, hand_for_hand
from tests.desk.machine_feature_table import a_hand, a_hand_of_chinese
from tests.desk.machine_floor_stories import (
    a_ballot,
    a_bubble,
    a_dispute,
    a_move,
    a_penalty,
    a_penalty_over,
    a_shot_clock,
    an_empty_seat,
    special_rounds,
)
from tests.desk.machine_house import a_notice, the_house
from tests.desk.machine_money import chips, claim_what_is_kept, prizes, rulings
from tests.desk.machine_sales import conditions, giving_back, sales, teams, the_queue
from tests.desk.machine_seats import breaks, disputes_and_notes, moves, seats, the_room
from tests.desk.machine_second_thoughts import redo, undo
from tests.desk.machine_stages import stages, two_days
from tests.desk.next_steps import can, next_step
from tests.desk.playing import SIDE, TABLES, Calls, Draw, NobodyLeft, Playing
from tests.desk.programmes import PROGRAMMES

SUBJECTS: tuple[Callable[[Playing], Calls], ...] = (
    sales,
    giving_back,
    the_queue,
    the_room,
    seats,
    moves,
    breaks,
    disputes_and_notes,
    exits,
    exits,
    corrections,
    hand_for_hand,
    prizes,
    drawers,
    chips,
    rulings,
    structure,
    the_door,
    the_house,
    brackets,
    stages,
    conditions,
    teams,
)
EARLY = 45
"""So many acts, those of the opening included, are a good half of a short evening."""


def late(now: Playing) -> bool:
    """Whether the prizes may be posted now without ending the sale too early."""
    return not now.sells or len(now.requests) > EARLY


STORIES: Mapping[Callable[[Playing], None], Callable[[Playing], bool]] = {
    a_debt: lambda now: now.sells and now.state.conditions.rebuy is not None,
    add_ons: lambda now: now.sells and now.state.conditions.addon is not None,
    a_refund: lambda now: now.sells,
    a_ballot: lambda now: now.sells,
    a_last_chip: lambda now: now.sells,
    an_empty_seat: lambda _: True,
    a_closed_door: lambda _: True,
    a_dispute: lambda _: True,
    a_penalty: lambda _: True,
    a_drawer: lambda _: True,
    a_notice: lambda _: True,
    a_move: lambda _: True,
    a_power_cut: lambda _: True,
    a_queue: lambda now: now.sells and now.state.conditions.alternates is not None,
    an_end_by_time: lambda now: now.state.conditions.ending.after_last_level and late(now),
    a_bubble: late,
    a_shot_clock: late,
    special_rounds: late,
    a_prize: late,
    a_double_entry: lambda now: now.sells,
    a_bounty: lambda now: bool(now.state.conditions.entry.part(BOUNTY)),
    a_bounty_of_nobody: lambda now: bool(now.state.conditions.entry.part(BOUNTY)),
    a_hand: lambda _: True,
    a_hand_of_chinese: lambda _: True,
    a_bounty_over_a_rebuy: lambda now: now.sells and bool(now.state.conditions.entry.part(BOUNTY)),
    a_wrong_name: lambda now: now.sells,
    a_bracket: lambda now: now.state.conditions.bracket is not None,
    a_shared_prize: late,
    two_days: lambda _: True,
    a_penalty_over: lambda _: True,
}
"""Stories, and what they begin with."""

STRANGER = PersonId("somebody new")
MOST_STEPS = 400
"""A small event is over after so many steps."""


class Evening(Playing):
    """Acts in any order; after each of them the `laws` are looked at.

    Most of what happens can be done; `ask_for_anything` does what its name says. `recorded` counts
    the acts of all evenings by their labels; `always` names the one event that is played.
    """

    recorded: ClassVar[dict[str, int]] = {}
    always: ClassVar[str | None] = None

    def __init__(self) -> None:
        super().__init__()
        self.looked_at: Snapshot = ({}, {})

    def teardown(self) -> None:
        """Note what kinds of acts were recorded, and leave nothing behind."""
        for label, times in laws.labels(self.station):
            self.recorded[label] = self.recorded.get(label, 0) + times
        super().teardown()

    @initialize(
        named=st.sampled_from(sorted(PROGRAMMES)),
        sold=st.sampled_from([12, 4, 7]),
        waiting=st.sampled_from([0, 2, 3]),
        out=st.sampled_from([0, 1, 2, 5]),
        running=st.booleans(),
        posted=st.sampled_from([False, False, False, False, True]),
        luck=st.integers(0, 2**32),
    )
    def the_doors_open(
        self,
        named: str,
        sold: int,
        waiting: int,
        out: int,
        luck: int,
        *,
        running: bool,
        posted: bool,
    ) -> None:
        self.conditions, self.luck = PROGRAMMES[self.always or named], Random(luck)
        self.mishaps = Random(luck)
        for number in TABLES:
            self.ask(InstallTable(self.station.house_id, number, 3 + number))
        self.ask(OpenSession(self.station.house_id, "till 2"))
        self.ask(Announce(SIDE, SMALL))
        sold = min(sold, self.conditions.max_entries)
        self.begin(sold)
        for person in PERSONS[sold : sold + waiting]:
            self.ask(JoinAlternates(self.event, person))
        if running:
            press_the_clock(self)
        self.thin_out(out)
        if posted:
            self.ask(PostPrizes(self.event))

    def begin(self, sold: int = 5) -> None:
        """An event with so many entries at as many tables as they need."""
        self.ask(Announce(self.event, self.conditions))
        for call in before_entries(self.event, self.conditions):
            self.ask(call)
        for person in PERSONS[:sold]:
            self.ask(Register(self.event, person))
        for number in TABLES[: 1 + (sold - 1) // 4]:
            self.ask(OpenTable(self.event, self.station.house_id, number))
        self.ask(DrawSeats(self.event))

    @rule(data=st.data())
    def something_happens(self, data: st.DataObject) -> None:
        """One rule for all: of several, hypothesis would leave some out of each run.

        The first move draws nothing more, so that steps shrink to it and are then dropped.
        """
        if self.over:
            self.event = StreamId(f"event {int(self.event.split()[1]) + 1}")
        if self.state.programme.conditions is None:
            self.begin()
        others: dict[str, Callable[[Playing, Draw], Any]] = {
            "look at what is due": look,
            "let time pass": let_time_pass,
            "undo": undo,
            "undo more": undo,
            "redo": redo,
            "send again": send_again,
            "break off": break_off,
            "erase": erase,
            "bring it to its end": self.come_to_an_end,
            "ask for anything": ask_for_anything,
            "tell a story": self.tell_a_story,
        }
        plays = [*["play on"] * len(SUBJECTS), *["tell a story"] * len(STORIES)]
        chosen = data.draw(st.sampled_from([*others, *plays]))
        if chosen in others:
            others[chosen](self, data.draw)
            return
        for _ in range(data.draw(st.integers(1, 4))):
            self.ask_one_of(self.least_done(SUBJECTS, data.draw)(self), data.draw)

    def tell_a_story(self, _: Playing, draw: Draw) -> None:
        """One that can begin, as far as it gets."""
        begin = [story for story, can_begin in STORIES.items() if can_begin(self)]
        with suppress(NobodyLeft):
            self.least_done(begin, draw)(self)

    def come_to_an_end(self, _: Playing, draw: Draw) -> None:
        """All prizes are paid and it is over; or it is cancelled."""
        house = self.station.house_id
        match draw(st.sampled_from(["thin out", "step by step", "finish", "cancel"])):
            case "thin out":
                self.thin_out(draw(st.integers(0, 5)))
            case "step by step":
                self.follow_the_steps()
            case "cancel":
                self.cancel_and_perhaps_not(draw)
            case _:
                self.ask(PostPrizes(self.event))
                self.thin_out(self.state.left)
                self.ask(EndPlay(self.event))
                kept = draw(st.integers(0, 3))
                for place, entry, _cents in list(unpaid(self.state)):
                    call = PayPrize(self.event, place, entry)
                    self.ask(SetUnclaimed(self.event, entry) if entry and place == kept else call)
                self.ask(Finish(self.event, house))
                claim_what_is_kept(self, draw)

    def follow_the_steps(self) -> None:
        """Whoever does what is said next comes to the end of the event."""
        for number in range(MOST_STEPS):
            step = next_step(self.station, self.event)
            if step is None:
                return
            newcomer = PersonId(f"{STRANGER} {number}")
            assert self.ask(step.call or Register(self.event, newcomer)), step
        raise AssertionError(step)

    def cancel_and_perhaps_not(self, draw: Draw) -> None:
        """It is cancelled; then perhaps that is taken back, and all but the clock is as it was.

        Not where a paper of it is out that the house has numbered, nor where a player was erased
        meanwhile who is needed.
        """
        before, out = self.state, self.station.house.papers.about(self.event)
        cancelled = self.ask(CancelEvent(self.event, self.station.house_id))
        if not cancelled or out or not draw(st.booleans()):
            return
        if draw(st.booleans()):
            erase(self, draw)

        def take_back(
            _: ActionId, with_: Circumstances = WHY, actor: Actor = DIRECTOR
        ) -> CompletedAct:
            return self.station.take_back(self.event, with_, actor)

        assert self.reverse(take_back, ActionId("the end")) or self.turned_away
        if not self.turned_away:
            different = TOURNAMENT.folds.different(before, self.state)
            assert set(different) <= {"clock", "course", "entries"}

    def cancel_with_refunds(self, cents: int) -> bool:
        """It is cancelled with so many cents for each entry that was bought."""
        refunds = tuple((one, cents) for one in sorted(self.state.entries.by_number))
        return self.ask(CancelWithRefunds(self.event, self.station.house_id, refunds))

    @invariant()
    def the_record_adds_up(self) -> None:
        self.the_clocks_lose_nothing()
        now = self.snapshot()
        if now != self.looked_at:
            laws.check(self.station, self.checked)
            self.a_next_step_can_be_done()
            self.looked_at = now

    def a_next_step_can_be_done(self) -> None:
        """The desk would take it now, of every event until it is over and paid."""
        for id_, state in laws.tournaments(self.station).items():
            step = next_step(self.station, id_)
            is_on = state.programme.conditions is not None and not state.programme.over
            assert (step is not None) is is_on, step
            if step is not None:
                assert can(self.station, step.call or Register(step.stage or id_, STRANGER)), step

    def the_clocks_lose_nothing(self) -> None:
        self.heed_the_ends()
        for id_, state in laws.played_at(self.station).items():
            levels = state.programme.conditions or SMALL
            here = position(levels, state.clock, self.station.time.now())
            assert here == self.watches[id_].shown
            assert state.clock.running == self.watches[id_].running
