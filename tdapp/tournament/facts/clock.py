"""The facts of the clock and of the running structure, outside undo; and of the shot clock."""

import msgspec

from tdapp.core.event import AboutEntry, ActKind, Event
from tdapp.core.instant import Instant
from tdapp.core.money import Positive, Whole
from tdapp.tournament.plan.levels import Level


class ClockStarted(Event, frozen=True):
    """The clock runs from `at` on, with `remaining_us` of the level at `index` left."""

    fixed = "is_clock"
    act_kind = ActKind.CLOCK

    index: int
    remaining_us: int
    at: Instant


class ClockPaused(Event, frozen=True):
    """The clock stands, with `remaining_us` of the level at `index` left."""

    fixed = "is_clock"
    act_kind = ActKind.CLOCK

    index: int
    remaining_us: int
    at: Instant


class ClockSet(Event, frozen=True):
    """From `at` on `remaining_us` of the level at `index` are left; a `running` clock runs on.

    `old_index` and `old_remaining_us` are where it stood just before.
    """

    fixed = "is_clock"
    act_kind = ActKind.CLOCK

    index: int
    remaining_us: int
    at: Instant
    old_index: int
    old_remaining_us: int
    running: bool


class ClockHeld(Event, frozen=True):
    """The program came back at `at` and found the clock running; it stands as it was last seen.

    `away_us` passed since then; whether they count is asked. Not `away_known`: the wall clock told
    an earlier time at `at` than when the program was last seen, so nobody knows how long it was.
    """

    v = 2
    fixed = "is_clock"
    act_kind = ActKind.CLOCK

    index: int
    remaining_us: int
    at: Instant
    away_us: int
    away_known: bool = True


class ClockStopped(Event, frozen=True):
    """The same act decided the event, as an exit that left one player: the clock stands from `at`.

    An undo of that act lets the clock run as if it had never stopped.
    """

    act_kind = ActKind.CLOCK
    weight = -1

    index: int
    remaining_us: int
    at: Instant


class HandTimeTaken(Event, frozen=True):
    """The clock that stands for hand-for-hand lost the time of a hand.

    So much is left of the level at `index`; an undo of the act gives the time back.
    """

    act_kind = ActKind.CLOCK
    weight = -1

    index: int
    remaining_us: int
    at: Instant


class LevelBegan(Event, frozen=True):
    """The level at `index` was reached; its time is counted from the anchor that was set."""

    fixed = "is_clock"
    act_kind = ActKind.CLOCK

    index: int


class StructureChanged(Event, frozen=True):
    """The level at `index`, which was `old`, is `new` from now on.

    Without `old` it came in before the one that was there; without `new` it was taken out.
    """

    v = 2
    fixed = "is_structure"
    act_kind = ActKind.CLOCK
    ground = "structure_changed"

    index: int
    old: Level | None
    new: Level | None


class ShotClockSet(Event, frozen=True):
    """From now on a player has so many `seconds` for every act; 0: there is no shot clock."""

    act_kind = ActKind.CLOCK

    seconds: Whole


class BettingRound(msgspec.Struct, frozen=True, array_like=True):
    """A betting round of a hand that is followed: the table, its hand, and the street from 0."""

    table: int
    hand: int
    street: int


class TimeTokenUsed(AboutEntry, frozen=True):
    """An entry bought so many `seconds` with a time token, in a betting round if it is followed."""

    v = 2
    act_kind = ActKind.CLOCK

    entry: int
    seconds: Positive
    during: BettingRound | None = None


class TimeTokensGiven(Event, frozen=True):
    """Every player got so many more time tokens."""

    act_kind = ActKind.CLOCK

    tokens: Positive
