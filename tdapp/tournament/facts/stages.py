"""The facts of an event in stages: who goes on, with which chips, and to which stage."""

import msgspec

from tdapp.core.event import AboutEntry, ActKind, Event, Touched
from tdapp.core.ids import StaffId
from tdapp.core.instant import Instant
from tdapp.table.facts.chips import Lot
from tdapp.table.facts.tables import DrawnSeat
from tdapp.table.geometry.seats import Seat


class StageClosed(Event, frozen=True):
    """No more players enter this stage of `entries`; so many `go_on` (STAR 28.8.1).

    None where that shows only when the stage ends.
    """

    binding = True
    act_kind = ActKind.EVENT

    entries: int
    go_on: int | None = None


class StackBagged(AboutEntry, frozen=True):
    """A stack was counted into a bag at the end of this stage, or counted again.

    Its player got up from `seat`. `counted_by` are those who counted, `lots` the chips by
    denomination, where they were told. A stack that is counted `again` stays in its bag.
    """

    binding = True
    act_kind = ActKind.CHIPS

    entry: int
    bag: int
    chips: int
    seat: Seat | None = None
    counted_by: tuple[StaffId, ...] = ()
    lots: tuple[Lot, ...] = ()
    again: bool = False

    def papers(self) -> tuple[str, ...]:
        """Its bag slip."""
        return () if self.again else (f"bag {self.bag}",)


class TablePlayedOut(Event, frozen=True):
    """A table has played the last of the hands that this session has; nobody goes out there now.

    Or all its players `agreed` to end play there before.
    """

    v = 2
    act_kind = ActKind.EVENT

    table: int
    agreed: tuple[int, ...] = ()

    def touches(self) -> Touched:
        """Who agreed."""
        return Touched(self.agreed)


class Cut(msgspec.Struct, frozen=True, array_like=True):
    """The cards that the player of an entry cut, the second where the first ones were equal."""

    entry: int
    cards: tuple[str, ...]


class PlayOffBegun(Event, frozen=True):
    """Players with level stacks at the cut play on against each other, with equal chips.

    They do so at the `table`; 0 where none was named. Their own clock begins with the `level` of
    that number in the structure, `at` that moment.
    """

    act_kind = ActKind.EVENT

    entries: tuple[int, ...]
    table: int = 0
    level: int = 1
    at: Instant | None = None

    def touches(self) -> Touched:
        """Who plays in it."""
        return Touched(self.entries)


class PlayOffClockSet(Event, frozen=True):
    """The clock of a play-off has run `played_us`; it goes on `at` a moment, or is paused (None).

    `number` counts the play-offs of the stage from 1.
    """

    act_kind = ActKind.CLOCK

    number: int
    played_us: int
    at: Instant | None = None


class PlayOffLost(AboutEntry, frozen=True):
    """A player has lost all chips of a play-off."""

    act_kind = ActKind.EVENT

    entry: int


class StageEnded(Event, frozen=True):
    """Play of this stage is over; its tables are free, and who is left goes on or is out.

    Of level stacks at the cut those in `order` went on, best first, as a play-off ranked them, or
    by the cards of `cuts`. Those who had not bagged got up from the seats in `left`.
    """

    v = 2
    binding = True
    act_kind = ActKind.EVENT

    order: tuple[int, ...] = ()
    cuts: tuple[Cut, ...] = ()
    left: tuple[DrawnSeat, ...] = ()

    def touches(self) -> Touched:
        """Who was ranked at the cut, and who got up."""
        cut, left = (one.entry for one in self.cuts), (one.entry for one in self.left)
        return Touched((*self.order, *cut, *left))


class EntryTransferred(AboutEntry, frozen=True):
    """An entry that was sold for stage `before` is played in this one; its player left `seat`."""

    act_kind = ActKind.SALES

    entry: int
    before: int
    seat: Seat | None = None


class WentOn(AboutEntry, frozen=True):
    """An entry of stage `before` plays on in this stage, with so many `chips`."""

    binding = True
    act_kind = ActKind.EVENT

    entry: int
    before: int
    chips: int
