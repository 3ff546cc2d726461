"""The facts of hand-for-hand: every table plays one hand, then waits for the others."""

from tdapp.core.event import ActKind, Event
from tdapp.core.instant import Instant
from tdapp.core.money import Positive
from tdapp.tournament.plan.terms import HAND_MINUTES, HandMinutes


class HandForHandBegan(Event, frozen=True):
    """From `at` on the `tables` finish the hand they are in and wait: it is the first hand.

    The clock stands and loses so many `minutes` with each hand. It ends by itself once no more
    than `until` players are left; None: by an act alone. Where it is `soft` the clock runs, exits
    count at once, and a hand is dealt as soon as the last table has reported.
    """

    act_kind = ActKind.HANDS

    tables: tuple[int, ...]
    at: Instant
    minutes: HandMinutes = HAND_MINUTES
    until: Positive | None = None
    soft: bool = False


class TableReported(Event, frozen=True):
    """A table finished `hand` and waits since `at`."""

    act_kind = ActKind.HANDS

    table: int
    hand: Positive
    at: Instant


class HandOver(Event, frozen=True):
    """All tables have finished `hand`; who lost the last chips in it is out."""

    act_kind = ActKind.HANDS
    weight = -1

    hand: Positive
    at: Instant


class NextHandDealt(Event, frozen=True):
    """The `tables` play `hand` from `at` on."""

    act_kind = ActKind.HANDS

    hand: Positive
    tables: tuple[int, ...]
    at: Instant


class HandForHandEnded(Event, frozen=True):
    """The tables play on by themselves."""

    act_kind = ActKind.HANDS

    hand: Positive


class PracticeHandsTold(Event, frozen=True):
    """Hands are played for practice before the clock starts, or no more (CROWN 15.3.2)."""

    act_kind = ActKind.CLOCK

    on: bool
