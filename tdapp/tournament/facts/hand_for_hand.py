"""The facts of hand-for-hand, and of rounds of play that the house makes special (STAR 28.1.1)."""

from enum import Enum

from tdapp.core.event import ActKind, Event, Touched
from tdapp.core.instant import Instant
from tdapp.core.money import Positive
from tdapp.table.facts.chips import Lot
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


class RoundKind(Enum):
    """What is special about a round of play: more to win, or the lowest stack may be out."""

    BONUS = "bonus"
    ELIMINATION = "elimination"


class RoundAnnounced(Event, frozen=True):
    """The next hand at the `tables` is a special one, as their players were told before it.

    The house adds the chips of `lots` to the pot of each, or the winner gets a `prize`.
    """

    act_kind = ActKind.HANDS

    kind: RoundKind
    tables: tuple[int, ...]
    at: Instant
    lots: tuple[Lot, ...] = ()
    prize: str = ""


class RoundOver(Event, frozen=True):
    """The special hand of a table is over: `entry` won it, or nobody is named."""

    act_kind = ActKind.HANDS

    table: int
    entry: int | None = None

    def touches(self) -> Touched:
        """Who won it."""
        return Touched(() if self.entry is None else (self.entry,))


class PracticeHandsTold(Event, frozen=True):
    """Hands are played for practice before the clock starts, or no more (CROWN 15.3.2)."""

    act_kind = ActKind.CLOCK

    on: bool
