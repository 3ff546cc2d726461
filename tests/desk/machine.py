"""An evening at the desk that hypothesis makes up: whatever is asked, the record must add up."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import hypothesis.strategies as st
import msgspec
from hypothesis.stateful import initialize, invariant, rule

from tdapp.core.ids import PersonId, StaffId, StreamId
from tdapp.desk.call import Call
from tdapp.desk.clock_calls import AddTime, GoToLevel, SetClock
from tdapp.desk.desk import Circumstances
from tdapp.desk.exit_calls import Bust, Reinstate
from tdapp.desk.house_calls import InstallTable, SetTableState
from tdapp.desk.permissions import DIRECTOR, Actor, Role
from tdapp.desk.prize_calls import ChangePrizes, PayPrize, PostPrizes
from tdapp.desk.sales_calls import Rebuy, Register
from tdapp.desk.seat_calls import DrawSeats
from tdapp.desk.tournament_calls import (
    Announce,
    CloseTable,
    Finish,
    OpenTable,
    PauseClock,
    StartClock,
    TournamentCall,
)
from tdapp.floor.house_events import TableState
from tdapp.floor.seats import Seat
from tdapp.tournament.clock.clock import position
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import MINUTE_US
from tdapp.tournament.tournament import Tournament
from tests.desk import laws
from tests.desk.any_call import PERSONS, any_call
from tests.desk.asking import WHY, Asking, Snapshot
from tests.desk.evening import SMALL
from tests.desk.watch import Watch
from tests.tournament.offers import LOW, offer

DEALER = Actor(StaffId("dealer"), frozenset({Role.DEALER}))
CASHIER = Actor(StaffId("cashier"), frozenset({Role.CAGE}))
SIDE = StreamId("side event")
LATE = msgspec.structs.replace(
    SMALL,
    max_entries=8,
    entry=offer(3333, 17, 500, until=30),
    rebuy=offer(3333, 17, 400, until=30, most=1, when=LOW),
)

tables = st.sampled_from([3, 1, 2])
seats = st.none() | st.builds(Seat, tables, st.integers(1, 3))
whys = st.sampled_from([WHY, WHY, WHY, Circumstances(reason=" ")])
actors = st.sampled_from([DIRECTOR, DIRECTOR, CASHIER])

Draw = Callable[[st.SearchStrategy[Any]], Any]


class Evening(Asking):
    """Acts in any order; after each of them the `laws` are looked at.

    Most of what happens can be done; `ask_for_anything` does what its name says.
    """

    def __init__(self) -> None:
        super().__init__()
        self.conditions = SMALL
        self.watches: defaultdict[StreamId, Watch] = defaultdict(Watch)
        self.event = StreamId("event 1")
        self.looked_at: Snapshot = ({}, {})

    def ask(self, call: Call, actor: Actor = DIRECTOR, with_: Circumstances = WHY) -> bool:
        """Ask for an act, and let the event's watch follow it."""
        done = super().ask(call, actor, with_)
        if done and isinstance(call, TournamentCall):
            self.watches[call.event].follow(call)
        return done

    @property
    def state(self) -> Tournament:
        """The event that is on, as the desk sees it."""
        return laws.tournaments(self.station).get(self.event, Tournament())

    @initialize(
        conditions=st.sampled_from([LATE, LATE, SMALL]),
        out=st.sampled_from([0, 1, 2]),
        running=st.booleans(),
        posted=st.sampled_from([False, False, False, True]),
    )
    def the_doors_open(
        self, conditions: Conditions, out: int, *, running: bool, posted: bool
    ) -> None:
        self.conditions = conditions
        for number in (1, 2, 3):
            self.ask(InstallTable(self.station.house_id, number, 3 + number))
        self.ask(Announce(SIDE, SMALL))
        self.begin()
        if running:
            self.press_the_clock()
        self.thin_out(out)
        if posted:
            self.ask(PostPrizes(self.event))

    def begin(self) -> None:
        self.ask(Announce(self.event, self.conditions))
        for number in range(1, 5):
            self.ask(Register(self.event, PersonId(f"person {number}")))
        for number in (1, 2):
            self.ask(OpenTable(self.event, self.station.house_id, number))
        self.ask(DrawSeats(self.event))

    @rule(data=st.data())
    def something_happens(self, data: st.DataObject) -> None:
        """One rule for all: of several, hypothesis would leave some out of each run.

        The first move draws nothing more, so that steps shrink to it and are then dropped.
        """
        moves = {
            "look at what is due": self.look,
            "arrange the room": self.arrange_room,
            "sell": self.sell,
            "sell more": self.sell,
            "go on playing": self.go_on_playing,
            "give prizes": self.give_prizes,
            "let time pass": self.let_time_pass,
            "undo": self.undo,
            "redo": self.redo,
            "send again": self.send_again,
            "break off": self.break_off,
            "ask for anything": self.ask_for_anything,
        }
        if self.state.programme.winner is not None:
            self.event = StreamId(f"event {int(self.event.split()[1]) + 1}")
        if self.state.programme.conditions is None:
            self.begin()
        moves[data.draw(st.sampled_from(list(moves)))](data.draw)

    # The room and the event

    def arrange_room(self, draw: Draw) -> None:
        house, number = self.station.house_id, draw(tables)
        event = draw(st.sampled_from([self.event, SIDE]))
        acts = [
            OpenTable(event, house, number),
            CloseTable(event, house, number),
            InstallTable(house, number, draw(st.integers(2, 6))),
            SetTableState(house, number, draw(st.sampled_from(TableState))),
        ]
        self.ask(draw(st.sampled_from(acts)))

    def sell(self, draw: Draw) -> None:
        actor, entries = draw(actors), sorted(self.state.entries.by_number)
        match draw(st.sampled_from(["re-buy", "entry", "entry with a seat"])):
            case "re-buy" if entries:
                stack = draw(st.sampled_from([499, 0, 500]))
                self.ask(Rebuy(self.event, draw(st.sampled_from(entries)), stack), actor)
            case "entry":
                self.ask(Register(self.event, draw(self.newcomers())), actor)
            case _:
                self.ask(Register(self.event, draw(self.newcomers())), actor)
                self.ask(DrawSeats(self.event))

    def newcomers(self) -> st.SearchStrategy[PersonId]:
        known = self.state.entries.by_person
        return st.sampled_from([one for one in PERSONS if one not in known] or PERSONS)

    def go_on_playing(self, draw: Draw) -> None:
        seated, out = sorted(self.state.seating.seat_of), self.state.exits.in_order()
        match draw(st.sampled_from(["bust", "reinstate", "reinstate", "thin out"])):
            case "bust" if seated:
                self.ask(Bust(self.event, draw(st.sampled_from(seated)), draw(st.booleans())))
            case "reinstate" if out:
                other = draw(seats)
                entry = draw(st.sampled_from(out))
                self.ask(Reinstate(self.event, entry, other), with_=draw(whys))
            case _:
                self.thin_out(draw(st.integers(0, 5)))

    def thin_out(self, out: int) -> None:
        for entry in self.state.in_play()[1 : out + 1]:
            self.ask(Bust(self.event, entry, declined=True))

    def give_prizes(self, draw: Draw) -> None:
        posted = self.state.prizes.posted
        match draw(st.sampled_from(["pay last", "change", "pay all and finish"])):
            case "pay all and finish" if posted:
                self.pay_and_finish()
            case "pay last" if posted:
                self.thin_out(self.state.left - len(posted) + 1)
                self.ask(PayPrize(self.event, len(posted)), CASHIER)
            case "change" if posted:
                moved = draw(st.integers(-500, 500))
                cents = (posted[0] - moved, *posted[1:-1], posted[-1] + moved)
                self.ask(ChangePrizes(self.event, cents), with_=draw(whys))
            case "change":
                self.sell(draw)
            case _:
                self.ask(PostPrizes(self.event))

    def pay_and_finish(self) -> None:
        self.thin_out(self.state.left)
        for place in range(len(self.state.prizes.posted), 0, -1):
            self.ask(PayPrize(self.event, place))
        self.ask(Finish(self.event, self.station.house_id))

    # The clock

    def let_time_pass(self, draw: Draw) -> None:
        match draw(st.sampled_from(["leave", "press", "set"])):
            case "press":
                self.press_the_clock()
            case "set":
                self.set_the_clock(draw)
        passed_us = round(draw(st.sampled_from([1 / 3, 1, 3, 8])) * MINUTE_US)
        self.station.time.pass_us(passed_us)
        self.station.time.set_wall(draw(st.sampled_from([0, 0, -10, 10])) * MINUTE_US)
        for watch in self.watches.values():
            watch.pass_us(passed_us)

    def look(self, _: Draw) -> None:
        self.station.tick()

    def press_the_clock(self) -> None:
        running = self.state.clock.running
        assert self.ask((PauseClock if running else StartClock)(self.event))

    def set_the_clock(self, draw: Draw) -> None:
        index, by_us = draw(st.integers(0, 6)), draw(st.integers(-10, 10)) * MINUTE_US // 2
        acts = [
            AddTime(self.event, by_us),
            GoToLevel(self.event, index),
            SetClock(self.event, index, abs(by_us) + 1),
        ]
        assert self.ask(draw(st.sampled_from(acts)))

    # Second thoughts

    def undo(self, draw: Draw) -> None:
        before = laws.loaded(self.station)
        match draw(st.sampled_from(["any", "any", "last", "several and redo them"])):
            case "last":
                self.reverse(self.station.undo, actor=draw(actors))
            case "several and redo them":
                self.undo_and_redo_several(draw(st.integers(2, 4)), draw(actors))
                assert laws.loaded(self.station) == before
            case _:
                self.undo_any(draw)

    def undo_any(self, draw: Draw) -> None:
        before = laws.loaded(self.station)
        newest = st.sampled_from(self.requests[-3:])
        request = draw(newest | st.sampled_from(self.of_every_kind()))
        if not self.reverse(self.station.undo, request.act.action):
            return
        laws.check(self.station)
        match draw(st.sampled_from(["leave it", "redo it", "ask for it anew", "redo it later"])):
            case "redo it":
                assert self.reverse(self.station.redo, request.act.action)
                assert laws.loaded(self.station) == before
            case "ask for it anew":
                assert request.call is not None
                self.ask(request.call)
            case "redo it later":
                self.go_on_meanwhile(request.call, draw)
                self.reverse(self.station.redo, request.act.action)

    def go_on_meanwhile(self, undone: Call | None, draw: Draw) -> None:
        """Something happens to the same player, if the act was about one."""
        match undone:
            case Bust(event, entry) | Rebuy(event, entry) | Reinstate(event, entry):
                acts = [Rebuy(event, entry), Bust(event, entry), Reinstate(event, entry)]
                self.ask(draw(st.sampled_from(acts)))
            case _:
                draw(st.sampled_from([self.sell, self.go_on_playing]))(draw)

    def undo_and_redo_several(self, times: int, actor: Actor) -> None:
        undone = [self.reverse(self.station.undo, actor=actor) for _ in range(times)]
        laws.check(self.station)
        for _ in range(sum(undone)):
            assert self.reverse(self.station.redo, actor=actor)

    def redo(self, draw: Draw) -> None:
        undone = self.undone()
        if not undone:
            self.undo(draw)
        elif draw(st.booleans()):
            self.reverse(self.station.redo, draw(st.sampled_from(undone)))
        else:
            self.reverse(self.station.redo, actor=draw(actors))

    # Accidents

    def send_again(self, draw: Draw) -> None:
        newest_first = self.requests[::-1]
        self.repeat(draw(st.sampled_from(newest_first[:4]) | st.sampled_from(newest_first)))

    def break_off(self, draw: Draw) -> None:
        if draw(st.booleans()):
            before = self.station.house
            self.station.run(self.station.parts.day.end(DIRECTOR))
            assert self.station.house == before
        if draw(st.booleans()):
            self.restart()

    def restart(self) -> None:
        before = self.snapshot()
        self.station.restart()
        after = self.snapshot()
        assert after[1] == before[1]
        assert after[0] == {id_: before[0][id_] for id_ in after[0]}
        open_ = {id_ for id_, info in self.station.streams().items() if not info.ended}
        assert open_ <= set(after[0])

    def ask_for_anything(self, draw: Draw) -> None:
        event = draw(st.sampled_from([self.event, SIDE, StreamId("event 1")]))
        call = draw(any_call(event, self.station.house_id))
        if draw(st.booleans()):
            reason = draw(st.sampled_from([None, " ", "a reason"]))
            self.ask(call, with_=Circumstances(reason=reason))
            return
        before = laws.heads(self.station)
        assert not self.ask(call, DEALER)
        self.station.settle()
        after = laws.heads(self.station)
        assert {id_ for id_ in after if after[id_] != before.get(id_)} == {self.station.house_id}

    # What must hold

    @invariant()
    def the_record_adds_up(self) -> None:
        self.the_clocks_lose_nothing()
        now = self.snapshot()
        if now != self.looked_at:
            laws.check(self.station)
            self.looked_at = now

    def the_clocks_lose_nothing(self) -> None:
        for id_, state in laws.tournaments(self.station).items():
            here = position(SMALL, state.clock, self.station.time.now())
            assert here == self.watches[id_].shown
            assert state.clock.running == self.watches[id_].running
