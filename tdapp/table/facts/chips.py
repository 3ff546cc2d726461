"""The facts of chips that no sale and no exit explains, and of chips that were counted."""

from collections.abc import Iterable
from enum import Enum

import msgspec

from tdapp.core.event import AboutEntry, ActKind, Event, Touched
from tdapp.core.instant import Instant
from tdapp.core.money import Positive, Whole


class ChipCause(Enum):
    """Why chips came into play or left it by hand.

    `COLOUR_UP` is what an exchange rounds, `BONUS` what the house adds in a bonus round.
    """

    POCKETED = "pocketed"
    SHORT_STACK = "short_stack"
    FOUND = "found"
    MISSING = "missing"
    COLOUR_UP = "colour_up"
    BONUS = "bonus"


class Lot(msgspec.Struct, frozen=True, array_like=True):
    """So many chips of one denomination."""

    denomination: Positive
    count: Positive

    @property
    def chips(self) -> int:
        """What they are worth together."""
        return self.denomination * self.count


def value_of(lots: Iterable[Lot]) -> int:
    """What lots are worth together, in chips."""
    return sum(lot.chips for lot in lots)


class ChipsMoved(Event, frozen=True):
    """Base of chips moved by hand: `entry` and `table` where they were one player's or table's.

    `moved_at` is when by both clocks, where known.
    """

    v = 2
    binding = True
    act_kind = ActKind.CHIPS

    lots: tuple[Lot, ...]
    cause: ChipCause
    entry: int | None = None
    table: int | None = None
    moved_at: Instant | None = None

    @property
    def chips(self) -> int:
        """What they are worth together."""
        return value_of(self.lots)

    def touches(self) -> Touched:
        """The player whose chips they were, where it was one."""
        return Touched(() if self.entry is None else (self.entry,))


class ChipsPutIn(ChipsMoved, frozen=True):
    """Chips came into play that nobody bought."""


class ChipsTakenOut(ChipsMoved, frozen=True):
    """Chips left play without an exit."""


class ChipsCounted(Event, frozen=True):
    """All chips in play were counted at `at_us` (UTC) and `total` was found.

    `expected` is what had to be found by the record at that time; `lots` by denomination, where
    they were counted so. `told_at` is when by both clocks, where known.
    """

    v = 2
    act_kind = ActKind.CHIPS

    total: Whole
    expected: int
    at_us: int
    lots: tuple[Lot, ...] = ()
    told_at: Instant | None = None

    @property
    def drift(self) -> int:
        """Chips found too many; below zero, too few."""
        return self.total - self.expected


class StackReported(AboutEntry, frozen=True):
    """An entry had a `stack` of so many chips at `at_us` (UTC).

    `told_at` is when by both clocks, where known.
    """

    v = 2
    act_kind = ActKind.CHIPS

    entry: int
    stack: Whole
    at_us: int
    told_at: Instant | None = None


class SeatRace(msgspec.Struct, frozen=True, array_like=True):
    """What a seat held of the old chips, its cards for the odd ones, and the new chips it got."""

    seat: Positive
    held: Positive
    cards: tuple[str, ...]
    given: Whole


class ChipsRaced(Event, frozen=True):
    """Chips of `old` at a table became chips of `new`, cards deciding who gets one for odd ones.

    `seed` is what the cards were drawn with; empty where they were dealt by hand. `winners` are
    seats, the highest card first; `kept_in` got a chip only since it would have been their last.
    `holders` are the players in the order of `seats`. `raced_at` is when by both clocks, where
    known.
    """

    v = 3
    binding = True
    act_kind = ActKind.CHIPS

    table: int
    old: Positive
    new: Positive
    seats: tuple[SeatRace, ...]
    winners: tuple[int, ...]
    kept_in: tuple[int, ...]
    seed: str = ""
    holders: tuple[int, ...] = ()
    raced_at: Instant | None = None

    def touches(self) -> Touched:
        """Those whose chips were exchanged."""
        return Touched(self.holders)


class ChipRetired(Event, frozen=True):
    """No chip of that denomination is in play any more, at a table or (None) at none."""

    act_kind = ActKind.CHIPS

    chip: Positive
    table: int | None = None
