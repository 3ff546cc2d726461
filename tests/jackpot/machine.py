"""Pools that hypothesis makes up: every round counts once, no cent is lost, none is paid twice."""

import tempfile
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import ceil
from pathlib import Path

import hypothesis.strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tdapp.bootstrap import rulebook
from tdapp.calls.jackpot.hits import ClaimHit, ConfirmHit, PayHit, RefuseHit, ShowHit
from tdapp.calls.jackpot.rounds import AdjustMeter, CountRounds, TellRounds
from tdapp.core.event import Event
from tdapp.core.ids import ActionId, StaffId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR, UNSTAFFED, Actor, Role, Staffing
from tdapp.jackpot.facts.hits import HitAmount, HitClaimed, HitPaid, HitRefused, PoolStands
from tdapp.jackpot.facts.pools import MeterAdjusted, RoundsAdded
from tdapp.jackpot.jackpot import Jackpots, check
from tdapp.jackpot.pool_terms import UNIT
from tdapp.rules.jackpot_rules import PrizeOf
from tests.desk.station import Station
from tests.jackpot.room import TERMS, WHY, PoolRoom, shown, winner

LOW = Actor(StaffId("low"), frozenset({Role.FLOOR}))
SUCCEEDED: set[str] = set()
"""The labels of all that was done in any evening."""
tables = st.sampled_from((1, 2))
which = st.sampled_from((0, 0, 0, 1, 2, 9))
"""Mostly the first that is open: no later one is paid before it."""
seats = st.lists(st.integers(1, 9), min_size=1, max_size=3, unique=True)


class PoolEvening(RuleBasedStateMachine):
    """One pool; `pressed` are the rounds of its tables that have to be in the meter by now."""

    @initialize()
    def opened(self) -> None:
        """Two tables feed the pool; each console is in its first run."""
        self.folder = tempfile.TemporaryDirectory()
        self.station = Station(Path(self.folder.name) / "room.tdapp")
        self.room = PoolRoom(self.station, "open")
        self.pressed = 0
        self.runs, self.shown = {1: 1, 2: 1}, {1: 0, 2: 0}
        self.heard = {1: 0, 2: 0}
        self.kept: list[tuple[ActionId, Event]] = []
        self.acts: list[ActionId] = []

    @property
    def jackpots(self) -> Jackpots:
        """As the desk sees them."""
        return self.room.state

    def ask(self, call: Call, with_: Circumstances = WHY) -> bool:
        """Ask for an act; whether it was done. A refused one changes nothing."""
        before = self.jackpots
        try:
            done = self.station.do(call, with_)
        except Refusal:
            assert self.jackpots == before
            return False
        SUCCEEDED.add(call.label)
        action = done.act.action
        self.acts.append(action)
        recorded = self.station.recorded(self.room.stream)
        self.kept += [(action, one.event) for one in recorded if one.action == action]
        return True

    def hit(self, number: int) -> int:
        """One that is open, where any is; else one that is known, or none."""
        known = self.jackpots.hits.open_of(1) or sorted(self.jackpots.hits.by_number)
        return known[number % len(known)] if known else 99

    # What feeds the pool

    @rule(table=tables, lost=st.integers(0, 3))
    def press(self, table: int, lost: int) -> None:
        """Rounds begin; the console's word of all but the last is lost on the way."""
        self.shown[table] += lost + 1
        self.hear(table)

    @rule(table=tables)
    def hear(self, table: int) -> None:
        """The console says what it shows, perhaps once more."""
        stream, run = self.room.stream, f"{table}, start {self.runs[table]}"
        news = self.shown[table] - self.heard[table]
        assert self.ask(CountRounds(stream, table, run, self.shown[table])) == (news > 0)
        self.pressed += news
        self.heard[table] = self.shown[table]

    @rule(table=tables)
    def reset(self, table: int) -> None:
        """The console loses its counter with its power, and begins a new run."""
        self.runs[table] += 1
        self.shown[table] = self.heard[table] = 0

    @rule(table=tables, rounds=st.integers(-4, 6))
    def tell(self, table: int, rounds: int) -> None:
        """Somebody tells rounds, or takes some back."""
        if self.ask(TellRounds(self.room.stream, self.room.rules, table, rounds)):
            self.pressed += rounds

    @rule(meter=st.integers(-3 * UNIT, 3 * UNIT), reserve=st.integers(-500, 500))
    def adjust(self, meter: int, reserve: int) -> None:
        """Somebody puts the meter right."""
        self.ask(AdjustMeter(self.room.stream, 1, meter, reserve))

    # Hits

    @rule(table=tables, prize=st.sampled_from((0, 0, 1, 2)), won=seats)
    def claim(self, table: int, prize: int, won: Sequence[int]) -> None:
        """A hand wins."""
        winners, cards = tuple(map(winner, won)), shown(TERMS.prizes[prize], len(won))
        assert self.ask(ClaimHit(self.room.stream, self.room.rules, table, prize, cards, winners))

    @rule(number=which)
    def show(self, number: int) -> None:
        """Its cards are checked."""
        self.ask(ShowHit(self.room.stream, self.room.rules, self.hit(number)))

    @rule(number=which, off=st.sampled_from((0, 0, 0, 1)))
    def confirm(self, number: int, off: int) -> None:
        """It is confirmed, but not by anybody below the office that the house names."""
        hit = self.jackpots.hits.by_number.get(self.hit(number))
        call = ConfirmHit(
            self.room.stream, self.hit(number), off + (hit.amount.total if hit else 0)
        )
        self.station.desk.staffing = lambda: Staffing(True, (), rulebook("crown").offices)
        refused = self.station.desk.why_not(LOW, call, WHY)
        assert refused is not None
        assert refused.code == "office_needed"
        self.station.desk.staffing = lambda: UNSTAFFED
        self.ask(call)

    @rule(number=st.integers(0, 9))
    def refuse(self, number: int) -> None:
        """It was not valid."""
        self.ask(RefuseHit(self.room.stream, self.room.rules, self.hit(number)))

    @rule(number=which, won=st.integers(0, 2))
    def pay(self, number: int, won: int) -> None:
        """A winner is paid; an earlier hit of the pool that is open forbids it."""
        number = self.hit(number)
        open_before = any(one < number for one in self.jackpots.hits.open_of(1))
        done = self.ask(PayHit(self.room.stream, self.room.rules, number, won))
        assert not (done and open_before)

    @rule()
    def see_through(self) -> None:
        """The first open hit is checked, confirmed at what it is worth, and its winners paid."""
        open_hits = self.jackpots.hits.open_of(1)
        if not open_hits:
            return
        stream, rules, number = self.room.stream, self.room.rules, open_hits[0]
        self.ask(ShowHit(stream, rules, number))
        self.ask(ConfirmHit(stream, number, self.jackpots.hits.hit(number).amount.total))
        for won in self.jackpots.hits.hit(number).owed:
            assert self.ask(PayHit(stream, rules, number, won))

    # Second thoughts, and the course of time

    @rule(back=st.integers(0, 3))
    def undo(self, back: int) -> None:
        """One of the last acts is taken back, where it can be."""
        action = self.acts[-1 - back] if back < len(self.acts) else ActionId("none")
        try:
            self.station.undo(action, WHY)
        except Refusal:
            return
        SUCCEEDED.add("undo")
        self.kept = [(act, one) for act, one in self.kept if act != action]

    @rule()
    def restart(self) -> None:
        """The program starts again."""
        self.station.restart()

    @rule()
    def end_day(self) -> None:
        """A new gaming day goes on with the pool."""
        self.station.run(self.station.parts.jackpots.end(DIRECTOR))
        SUCCEEDED.add("end_jackpot_day")

    # What must always hold

    @invariant()
    def adds_up(self) -> None:
        """Seeds, increments and adjustments, less payments: in the meter, the reserve, or owed."""
        check(self.jackpots)
        meter = self.room.meter
        assert meter.added == self.pressed * (TERMS.increment + TERMS.reserve)
        assert meter.open == self.jackpots.waiting(1)

    @invariant()
    def is_as_if_what_was_refused_had_never_been_claimed(self) -> None:
        """Counted again from what happened, without the hits that were refused."""
        stands = PoolStands(TERMS.seed * UNIT, 0)
        for fact in self.happened():
            if isinstance(fact, HitClaimed):
                amount = again(fact, stands)
                hit = self.jackpots.hits.by_number.get(fact.hit)
                assert hit is None or hit.amount == amount
                meter = stands.meter - amount.off + amount.from_reserve + amount.seed
                stands = PoolStands(meter, stands.reserve - amount.from_reserve)
            elif isinstance(fact, RoundsAdded):
                stands = PoolStands(
                    stands.meter + fact.rounds * TERMS.increment,
                    stands.reserve + fact.rounds * TERMS.reserve,
                )
            elif isinstance(fact, MeterAdjusted):
                stands = PoolStands(stands.meter + fact.meter, stands.reserve + fact.reserve)
        assert self.room.meter.stands == stands

    def happened(self) -> Iterator[Event]:
        """What was not undone or refused, in its order."""
        refused = {one.hit for _, one in self.kept if isinstance(one, HitRefused)}
        for _, fact in self.kept:
            if not isinstance(fact, HitClaimed) or fact.hit not in refused:
                yield fact

    @invariant()
    def nobody_is_paid_twice(self) -> None:
        """And who is paid got what the hit is worth."""
        paid = [(one.hit, one.share) for _, one in self.kept if isinstance(one, HitPaid)]
        assert len(set(paid)) == len(paid)

    def teardown(self) -> None:
        """The evening is over."""
        self.station.close()
        self.folder.cleanup()


def again(claim: HitClaimed, stands: PoolStands) -> HitAmount:
    """What a hit is worth, worked out in fractions."""
    prize, winners = TERMS.prizes[claim.prize], len(claim.winners)
    if prize.prize is PrizeOf.FIXED:
        return HitAmount(0, (prize.size,) * winners)
    if prize.prize is PrizeOf.ALL:
        each = ceil(Fraction(stands.meter, winners * UNIT))
        seed = max(0, TERMS.seed * UNIT - stands.reserve)
        return HitAmount(stands.meter, (each,) * winners, stands.reserve, seed)
    left = stands.meter
    for _ in claim.winners:
        left -= int(Fraction(left * prize.size, 10_000))
    off = stands.meter - left
    return HitAmount(off, (ceil(Fraction(off, winners * UNIT)),) * winners)
