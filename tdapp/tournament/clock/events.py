"""The facts of the clock; they stand outside undo."""

from tdapp.core.event import Event
from tdapp.core.instant import Instant


class ClockStarted(Event, frozen=True):
    """The clock runs from `at` on, with `remaining_us` of the level at `index` left."""

    fixed = "is_clock"

    index: int
    remaining_us: int
    at: Instant


class ClockPaused(Event, frozen=True):
    """The clock stands, with `remaining_us` of the level at `index` left."""

    fixed = "is_clock"

    index: int
    remaining_us: int
    at: Instant


class ClockSet(Event, frozen=True):
    """From `at` on `remaining_us` of the level at `index` are left; a `running` clock runs on.

    `old_index` and `old_remaining_us` are where it stood just before.
    """

    fixed = "is_clock"

    index: int
    remaining_us: int
    at: Instant
    old_index: int
    old_remaining_us: int
    running: bool


class LevelBegan(Event, frozen=True):
    """The level at `index` was reached; its time is counted from the anchor that was set."""

    fixed = "is_clock"

    index: int
