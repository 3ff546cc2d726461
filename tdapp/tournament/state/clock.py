"""The blind clock: a function of an anchor and an instant. Nothing here ticks."""

from dataclasses import dataclass
from typing import Protocol

import msgspec
from immutables import Map

from tdapp.core.fold import Handlers
from tdapp.core.instant import Instant
from tdapp.core.refusal import Contradiction
from tdapp.tournament.facts.clock import (
    BettingRound,
    ClockHeld,
    ClockPaused,
    ClockSet,
    ClockStarted,
    ClockStopped,
    HandTimeTaken,
    LevelBegan,
    ShotClockSet,
    TimeTokensGiven,
    TimeTokenUsed,
)
from tdapp.tournament.plan.conditions import Conditions


class Away(msgspec.Struct, frozen=True):
    """The program was away for `span_us` while the clock ran, and came back at `back`.

    Not `known`: the wall clock was set back meanwhile, and somebody has to say how long it was.
    """

    span_us: int
    back: Instant
    known: bool = True


class Clock(msgspec.Struct, frozen=True):
    """Time left of the level at `index` when the anchor was set; no anchor means it stands.

    `begun` is the last level that the record says was reached; a clock that is set back reaches
    the later ones anew. `started` says that it ran at least once. `away` is time of which nobody
    has said yet whether it counts.
    """

    index: int = 0
    remaining_us: int | None = None
    anchor: Instant | None = None
    begun: int = 0
    started: bool = False
    away: Away | None = None

    @property
    def running(self) -> bool:
        return self.anchor is not None


class WithClock(Protocol):
    """An event, as far as its clock goes."""

    @property
    def conditions(self) -> Conditions: ...

    @property
    def clock(self) -> Clock: ...


@dataclass(frozen=True, slots=True)
class ClockPosition:
    """The level or break at `index` and the microseconds left of it."""

    index: int
    remaining_us: int


def position(conditions: Conditions, clock: Clock, now: Instant) -> ClockPosition:
    """Where the clock stands at `now`; what a level overshoots is taken from the next ones."""
    index = clock.index
    left = clock.remaining_us
    if left is None:
        left = conditions.level(index).length_us
    if clock.anchor is not None:
        left -= now.since(clock.anchor)
    while left <= 0 and index + 1 < len(conditions.levels):
        index += 1
        left += conditions.level(index).length_us
    if left > 0:
        return ClockPosition(index, left)
    length_us = conditions.level(index + 1).length_us
    passed = -left // length_us + 1
    return ClockPosition(index + passed, left + passed * length_us)


def level_number(tournament: "WithClock", now: Instant) -> int:
    """The number of the level that is played now."""
    conditions = tournament.conditions
    return conditions.number(position(conditions, tournament.clock, now).index)


def next_break(conditions: Conditions, here: ClockPosition) -> tuple[int, int] | None:
    """Microseconds until the next break begins, and its length; None if none is listed."""
    wait = here.remaining_us
    for index in range(here.index + 1, len(conditions.levels)):
        level = conditions.level(index)
        if level.is_break:
            return wait, level.length_us
        wait += level.length_us
    return None


def _started(clock: Clock, event: ClockStarted) -> Clock:
    if clock.running:
        raise Contradiction("clock_running")
    return Clock(event.index, event.remaining_us, event.at, clock.begun, started=True)


def _paused(clock: Clock, event: ClockPaused | ClockStopped) -> Clock:
    if not clock.running:
        raise Contradiction("clock_paused")
    begun = max(clock.begun, event.index)
    return Clock(event.index, event.remaining_us, None, begun, started=True)


def _time_taken(clock: Clock, event: HandTimeTaken) -> Clock:
    if clock.running:
        raise Contradiction("clock_running")
    begun = max(clock.begun, event.index)
    return Clock(event.index, event.remaining_us, None, begun, clock.started)


def _set(clock: Clock, event: ClockSet) -> Clock:
    if event.running != clock.running:
        raise Contradiction("clock_running" if clock.running else "clock_paused")
    anchor = event.at if event.running else None
    return Clock(event.index, event.remaining_us, anchor, event.index, clock.started)


def _held(clock: Clock, event: ClockHeld) -> Clock:
    if not clock.running:
        raise Contradiction("clock_paused")
    begun, away = max(clock.begun, event.index), Away(event.away_us, event.at, event.away_known)
    return Clock(event.index, event.remaining_us, None, begun, started=True, away=away)


def _began(clock: Clock, event: LevelBegan) -> Clock:
    return msgspec.structs.replace(clock, begun=event.index)


CLOCK_FOLD: Handlers = {
    ClockStarted: _started,
    ClockPaused: _paused,
    ClockStopped: _paused,
    ClockSet: _set,
    ClockHeld: _held,
    HandTimeTaken: _time_taken,
    LevelBegan: _began,
}


class ClockMark(msgspec.Struct, frozen=True):
    """At `at` so much was left of the level at `index`; a `running` clock ran on.

    It was `set` to that, or `held` there since the program was seen last, a while before `at`.
    """

    at: Instant
    index: int
    remaining_us: int
    running: bool
    set: bool = False
    held: bool = False


class ClockCourse(msgspec.Struct, frozen=True):
    """Every time the clock was started, stopped or set, as it was recorded."""

    marks: tuple[ClockMark, ...] = ()

    def standing(self, at: Instant) -> Clock:
        """The clock as it stood at a moment of the past; it does not run on.

        Exact within one boot, whatever was done to the wall clock meanwhile.
        """
        mark = next((one for one in reversed(self.marks) if not at.is_before(one.at)), None)
        if mark is None:
            return Clock()
        ran_us = at.since(mark.at) if mark.running else 0
        return Clock(mark.index, mark.remaining_us - ran_us, started=True)

    def until(self, at: Instant) -> "ClockCourse":
        """What of it was before a moment of the past."""
        return ClockCourse(tuple(one for one in self.marks if not at.is_before(one.at)))


def played_us(conditions: Conditions, course: ClockCourse, now: Instant) -> int:
    """How long a clock has run, breaks left out, as the levels have: whatever the wall told.

    What it lost while it stood, for hands or for time away that counts, was played too.
    """
    ends = (*course.marks[1:], None)
    return sum(
        _play_us(conditions, mark, _ran_us(conditions, mark, end, now))
        for mark, end in zip(course.marks, ends, strict=False)
    )


def _ran_us(conditions: Conditions, mark: ClockMark, end: ClockMark | None, now: Instant) -> int:
    """How far the clock went from a mark to the next: by the computer's, or by the levels."""
    if end is None or end.set:
        return (now if end is None else end.at).since(mark.at) if mark.running else 0
    if mark.running and not end.held and end.at.boot == mark.at.boot:
        return end.at.since(mark.at)
    begun = range(mark.index + 1, end.index + 1)
    left_us = mark.remaining_us + sum(conditions.level(one).length_us for one in begun)
    return max(0, left_us - end.remaining_us) if end.index >= mark.index else 0


def _play_us(conditions: Conditions, mark: ClockMark, ran_us: int) -> int:
    """What of the time that the clock ran from a mark on was no break."""
    index, left, total = mark.index, mark.remaining_us, 0
    while ran_us > 0:
        part = min(left, ran_us)
        total += 0 if conditions.level(index).is_break else part
        ran_us -= part
        index += 1
        left = conditions.level(index).length_us
    return total


MARKED = (ClockStarted, ClockPaused, ClockSet, ClockHeld, ClockStopped, HandTimeTaken)
Marked = ClockStarted | ClockPaused | ClockSet | ClockHeld | ClockStopped | HandTimeTaken


def _marked(course: ClockCourse, event: Marked) -> ClockCourse:
    running = event.running if isinstance(event, ClockSet) else isinstance(event, ClockStarted)
    how = isinstance(event, ClockSet), isinstance(event, ClockHeld)
    mark = ClockMark(event.at, event.index, event.remaining_us, running, *how)
    return ClockCourse((*course.marks, mark))


COURSE_FOLD: Handlers = dict.fromkeys(MARKED, _marked)


class ShotClock(msgspec.Struct, frozen=True):
    """The `seconds` for every act, 0 without a shot clock.

    `given` are the tokens that everybody got beside those of the conditions, `used` those of each
    entry, `lately` how many of them in which betting round that is followed.
    """

    seconds: int = 0
    given: int = 0
    used: Map[int, int] = Map()
    lately: Map[int, tuple[BettingRound, int]] = Map()

    def used_during(self, entry: int, during: BettingRound) -> int:
        """How many tokens an entry used in a betting round, the newest in which it used any."""
        last, tokens = self.lately.get(entry, (None, 0))
        return tokens if last == during else 0


def _shot_clock_set(now: ShotClock, event: ShotClockSet) -> ShotClock:
    return msgspec.structs.replace(now, seconds=event.seconds)


def _token_used(now: ShotClock, event: TimeTokenUsed) -> ShotClock:
    used = now.used.set(event.entry, now.used.get(event.entry, 0) + 1)
    lately = now.lately
    if event.during is not None:
        so_many = now.used_during(event.entry, event.during) + 1
        lately = lately.set(event.entry, (event.during, so_many))
    return msgspec.structs.replace(now, used=used, lately=lately)


def _tokens_given(now: ShotClock, event: TimeTokensGiven) -> ShotClock:
    return msgspec.structs.replace(now, given=now.given + event.tokens)


SHOT_CLOCK_FOLD: Handlers = {
    ShotClockSet: _shot_clock_set,
    TimeTokenUsed: _token_used,
    TimeTokensGiven: _tokens_given,
}
