"""An evening at the desk that hypothesis makes up: whatever is asked, the record must add up."""

import dataclasses
import shutil
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tdapp.core.ids import ActionId, PersonId, StaffId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances, Done
from tdapp.desk.house_calls import InstallTable, SetTableState
from tdapp.desk.permissions import DIRECTOR, Actor, Role
from tdapp.desk.tournament_calls import (
    Announce,
    Bust,
    ChangePrizes,
    DrawSeats,
    Finish,
    OpenTable,
    PauseClock,
    PayPrize,
    PostPrizes,
    Rebuy,
    Register,
    Reinstate,
    StartClock,
)
from tdapp.floor.house_events import TableState
from tdapp.floor.seats import Seat
from tdapp.tournament.clock import Position, position
from tdapp.tournament.conditions import MINUTE_US
from tdapp.tournament.tournament import Tournament
from tests.desk import laws
from tests.desk.evening import SMALL
from tests.desk.station import Station

DEALER = Actor(StaffId("dealer"), frozenset({Role.DEALER}))
CASHIER = Actor(StaffId("cashier"), frozenset({Role.CAGE}))
WHY = Circumstances(reason="it was wrong")
SIDE = StreamId("side event")

tables = st.sampled_from([3, 1, 2])
choices = st.sampled_from(range(6))
persons = st.sampled_from([PersonId(f"person {number}") for number in range(1, 9)])
earlier = st.integers(0, 3) | st.integers(0, 30)
whys = st.sampled_from([WHY, WHY, WHY, Circumstances(reason=" ")])
actors = st.sampled_from([DIRECTOR, CASHIER])

Snapshot = tuple[Mapping[StreamId, Any], Mapping[StreamId, tuple[int, bytes]]]


@dataclasses.dataclass(frozen=True)
class Request:
    """What was asked for and done, ready to be sent again."""

    send: Callable[[], Done]
    action: ActionId
    label: str


class Evening(RuleBasedStateMachine):
    """Acts in any order; after each of them the `laws` are looked at.

    The rules mostly ask for what can be done; `ask_anything` does what its name says.
    """

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.station = Station(self.folder / "room.tdapp")
        self.requests: list[Request] = []
        self.played_us: dict[StreamId, int] = {}
        self.event = StreamId("event 1")
        self.looked_at: Snapshot = ({}, {})

    def teardown(self) -> None:
        """Leave nothing behind."""
        self.station.close()
        shutil.rmtree(self.folder)

    @property
    def state(self) -> Tournament:
        """The event that is on, as the desk sees it."""
        return laws.tournaments(self.station).get(self.event, Tournament())

    def snapshot(self) -> Snapshot:
        """Every loaded state, and how far every stream is recorded."""
        return laws.loaded(self.station), laws.heads(self.station)

    # How acts are asked for

    def ask(self, call: Call, actor: Actor = DIRECTOR, with_: Circumstances = WHY) -> bool:
        """Ask for an act: it is done as foreseen, or refused as foreseen and nothing changed."""
        with_ = dataclasses.replace(with_, action=self._next_action())
        foreseen = self.station.desk.why_not(actor, call, with_)
        answer = self._attempt(lambda: self.station.do(call, with_, actor))
        assert foreseen == (answer if isinstance(answer, Refusal) else None)
        reasoned = bool((with_.reason or "").strip())
        assert isinstance(answer, Refusal) or reasoned or not call.needs_reason
        return foreseen is None

    def reverse(self, how: Callable[..., Done], *of: ActionId, actor: Actor = DIRECTOR) -> bool:
        """Undo or redo."""
        with_ = Circumstances(action=self._next_action(), reason="a second thought")
        answer = self._attempt(lambda: how(*(of or (None,)), with_, actor=actor))
        return not isinstance(answer, Refusal)

    def _next_action(self) -> ActionId:
        return ActionId(f"act {len(self.requests) + 1}")

    def _attempt(self, send: Callable[[], Done]) -> Done | Refusal:
        before, action = self.snapshot(), self._next_action()
        answer = _answer(send)
        if isinstance(answer, Refusal):
            assert answer.code != "does_not_fit"
            if answer.code != "not_permitted":
                self._must_be(before)
        else:
            assert answer.receipt is not None
            assert (answer.act.action, answer.receipt.repeated) == (action, False)
            self.requests.append(Request(send, action, answer.act.label))
        return answer

    def _must_be(self, before: Snapshot) -> None:
        """Nothing has changed, although an ended stream may have been loaded meanwhile."""
        loaded, heads = self.snapshot()
        assert heads == before[1]
        assert {id_: loaded[id_] for id_ in before[0]} == before[0]

    # The evening. Rules are few, because hypothesis leaves whole rules out of each run.

    @initialize(
        sold=st.sampled_from([5, 6, 4, 3]),
        seated=st.sampled_from([True, True, True, False]),
        out=st.sampled_from([0, 1, 2, 4]),
        running=st.booleans(),
        posted=st.sampled_from([False, False, True]),
    )
    def the_doors_open(
        self, *, sold: int, seated: bool, out: int, running: bool, posted: bool
    ) -> None:
        for number in (1, 2):
            self.ask(InstallTable(self.station.house_id, number, 4))
        self.announce()
        self.ask(Announce(SIDE, SMALL))
        for number in range(1, sold + 1):
            self.ask(Register(self.event, PersonId(f"person {number}")))
        for number in (1, 2):
            self.ask(OpenTable(self.event, self.station.house_id, number))
        if running:
            self.press_the_clock()
        if seated:
            self.ask(DrawSeats(self.event))
            self.thin_out(out)
        if posted:
            self.ask(PostPrizes(self.event))

    def announce(self) -> None:
        if self.state.programme.conditions is None:
            self.ask(Announce(self.event, SMALL))

    @rule(
        what=st.sampled_from(["install", "set state", "open", "open"]),
        number=tables,
        seats=st.integers(2, 4),
        out=st.booleans(),
    )
    def arrange_room(self, what: str, number: int, seats: int, *, out: bool) -> None:
        house = self.station.house_id
        state = TableState.OUT_OF_SERVICE if out else TableState.IN_SERVICE
        acts: dict[str, Call] = {
            "install": InstallTable(house, number, seats),
            "set state": SetTableState(house, number, state),
            "open": OpenTable(SIDE if out else self.event, house, number),
        }
        self.ask(acts[what])

    @rule(
        what=st.sampled_from(["entry", "entry with a seat", "re-buy"]),
        person=persons,
        choice=choices,
        stack=st.sampled_from([0, 499, 500]),
        actor=actors,
    )
    def sell(self, what: str, person: PersonId, choice: int, stack: int, actor: Actor) -> None:
        self.announce()
        if what == "re-buy":
            entry = _one(self.state.in_play() or [1], choice)
            self.ask(Rebuy(self.event, entry, stack), actor)
            return
        self.ask(Register(self.event, person), actor)
        if what == "entry with a seat":
            self.ask(DrawSeats(self.event))

    @rule(
        what=st.sampled_from(["bust", "reinstate", "draw", "thin out"]),
        choice=choices,
        other=st.none() | st.builds(Seat, tables, st.integers(1, 3)),
        why=whys,
    )
    def play(self, what: str, choice: int, other: Seat | None, why: Circumstances) -> None:
        if what == "bust":
            self.ask(Bust(self.event, _one(sorted(self.state.seating.seat_of) or [1], choice)))
        elif what == "reinstate":
            out = self.state.exits.in_order() or [1]
            self.ask(Reinstate(self.event, _one(out, choice), other), with_=why)
        elif what == "draw":
            self.ask(DrawSeats(self.event))
        else:
            self.thin_out(choice)

    def thin_out(self, out: int) -> None:
        for entry in self.state.in_play()[1 : out + 1]:
            self.ask(Bust(self.event, entry))

    @rule(
        what=st.sampled_from(["post", "change", "pay", "pay all and finish"]),
        moved=st.integers(-500, 500),
        place=st.sampled_from([2, 3, 1]),
        why=whys,
    )
    def give_prizes(self, what: str, moved: int, place: int, why: Circumstances) -> None:
        if what == "post":
            self.ask(PostPrizes(self.event))
        elif what == "change":
            first, *others, last = self.state.prizes.posted or (0, 0)
            cents = (first - moved, *others, last + moved)
            self.ask(ChangePrizes(self.event, cents), with_=why)
        elif what == "pay":
            self.ask(PayPrize(self.event, place), CASHIER)
        else:
            self.pay_and_finish()

    def pay_and_finish(self) -> None:
        for place in range(len(self.state.prizes.posted), 0, -1):
            self.ask(PayPrize(self.event, place))
        if self.ask(Finish(self.event, self.station.house_id)):
            self.event = StreamId(f"event {int(self.event.split()[1]) + 1}")

    @rule(
        pressed=st.booleans(),
        minutes=st.sampled_from([1 / 3, 0, 1, 3, 8]),
        set_by=st.just(0) | st.integers(-10, 10),
        looked=st.booleans(),
    )
    def time_passes(self, minutes: float, set_by: int, *, pressed: bool, looked: bool) -> None:
        self.announce()
        if pressed:
            self.press_the_clock()
        passed_us = round(minutes * MINUTE_US)
        self.station.time.pass_us(passed_us)
        self.station.time.set_wall(set_by * MINUTE_US)
        for event, state in laws.tournaments(self.station).items():
            if state.clock.running:
                self.played_us[event] += passed_us
        if looked:
            self.station.tick()

    def press_the_clock(self) -> None:
        running = self.state.clock.running
        assert self.ask((PauseClock if running else StartClock)(self.event))
        self.played_us.setdefault(self.event, 0)

    # Second thoughts

    @rule(
        what=st.sampled_from(["last", "any", "any and redo it", "several and redo them"]),
        choice=st.integers(0, 11),
        newest=st.booleans(),
        actor=actors,
    )
    def undo(self, what: str, choice: int, actor: Actor, *, newest: bool) -> None:
        before = laws.loaded(self.station)
        if what == "last":
            self.reverse(self.station.undo, actor=actor)
        elif what == "several and redo them":
            self.undo_and_redo_several(2 + choice % 3, actor)
            assert laws.loaded(self.station) == before
        else:
            action = self._of_any_kind(choice, newest=newest)
            done = self.reverse(self.station.undo, action)
            if done and what == "any and redo it":
                assert self.reverse(self.station.redo, action)
                assert laws.loaded(self.station) == before

    def undo_and_redo_several(self, times: int, actor: Actor) -> None:
        undone = [self.reverse(self.station.undo, actor=actor) for _ in range(times)]
        for _ in range(sum(undone)):
            assert self.reverse(self.station.redo, actor=actor)

    def _of_any_kind(self, choice: int, *, newest: bool) -> ActionId:
        """The newest or the oldest act of some kind, so that rare ones come up as often."""
        label = _one(sorted({request.label for request in self.requests}), choice)
        acts = [request.action for request in self.requests if request.label == label]
        return acts[-1 if newest else 0]

    @rule(last=st.booleans(), choice=choices, actor=actors)
    def redo(self, choice: int, actor: Actor, *, last: bool) -> None:
        undone = self._undone()
        if last or not undone:
            self.reverse(self.station.redo, actor=actor)
        else:
            self.reverse(self.station.redo, _one(undone, choice))

    def _undone(self) -> list[ActionId]:
        desk = self.station.desk
        return [
            request.action
            for request in self.requests
            for stream in desk.holding(request.action)[:1]
            if request.action in stream.timeline.undone
        ]

    # Accidents

    @rule(back=earlier)
    def send_again(self, back: int) -> None:
        before = self.snapshot()
        done = _one(self.requests[::-1], back).send()
        assert done.receipt is not None
        assert done.receipt.repeated
        self._must_be(before)

    @rule(day_ends=st.booleans(), restarted=st.booleans())
    def break_off(self, *, day_ends: bool, restarted: bool) -> None:
        if day_ends:
            before = self.station.house
            self.station.run(self.station.parts.day.end(DIRECTOR))
            assert self.station.house == before
        if restarted:
            self.restart()

    def restart(self) -> None:
        before = self.snapshot()
        self.station.restart()
        after = self.snapshot()
        assert after[1] == before[1]
        assert after[0] == {id_: before[0][id_] for id_ in after[0]}
        open_ = {id_ for id_, info in self.station.streams().items() if not info.ended}
        assert open_ <= set(after[0])

    @rule(data=st.data(), denied=st.booleans())
    def ask_anything(self, data: st.DataObject, *, denied: bool) -> None:
        event = data.draw(st.sampled_from([self.event, SIDE, StreamId("event 1")]))
        call = data.draw(_calls(event, self.station.house_id))
        if not denied:
            reason = data.draw(st.sampled_from([None, " ", "a reason"]))
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
        self.the_clock_loses_nothing()
        now = self.snapshot()
        if now != self.looked_at:
            laws.check(self.station)
            self.looked_at = now

    def the_clock_loses_nothing(self) -> None:
        for id_, state in laws.tournaments(self.station).items():
            if id_ in self.played_us:
                here = position(SMALL, state.clock, self.station.time.now())
                assert here == _after(self.played_us[id_])
            assert id_ in self.played_us or state.clock.anchor is None


def _answer(send: Callable[[], Done]) -> Done | Refusal:
    try:
        return send()
    except Refusal as refusal:
        return refusal


def _one(of: Any, choice: int) -> Any:
    return of[choice % len(of)]


def _after(played_us: int) -> Position:
    """Where a clock of `SMALL` stands that has run for so long."""
    index = 0
    while played_us >= SMALL.level(index).length_us:
        played_us -= SMALL.level(index).length_us
        index += 1
    return Position(index, SMALL.level(index).length_us - played_us)


def _calls(event: StreamId, house: StreamId) -> st.SearchStrategy[Call]:
    """Any act, sensible or not."""
    numbers = st.integers(-1, 8)
    of_event, at = st.just(event), st.just(house)
    return st.one_of(
        st.builds(InstallTable, at, numbers, st.integers(0, 14)),
        st.builds(SetTableState, at, numbers, st.sampled_from(TableState)),
        st.builds(Announce, of_event, st.just(SMALL)),
        st.builds(OpenTable, of_event, at, numbers),
        st.builds(Register, of_event, persons),
        st.builds(Rebuy, of_event, numbers, st.integers(-1, 501)),
        st.builds(DrawSeats, of_event),
        st.builds(Bust, of_event, numbers),
        st.builds(Reinstate, of_event, numbers, st.builds(Seat, numbers, numbers)),
        st.builds(PostPrizes, of_event),
        st.builds(ChangePrizes, of_event, st.lists(st.integers(-1, 9999), max_size=3).map(tuple)),
        st.builds(PayPrize, of_event, numbers),
        st.builds(Finish, of_event, at),
    )
