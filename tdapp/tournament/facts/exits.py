"""The facts of who went out, and of corrections to it."""

from enum import Enum

from tdapp.core.event import AboutEntry, ActKind, Event, Touched
from tdapp.core.instant import Instant
from tdapp.rules.presence_rules import Offence
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.reckoning.ties import EliminatedPlayer


class Departure(Enum):
    """How an entry left without losing its last chips at the table."""

    WITHDRAWN = "withdrawn"
    DISQUALIFIED = "disqualified"
    NO_SHOW = "no_show"
    FORFEITED = "forfeited"
    NOT_THROUGH = "not_through"
    """Had chips at a stage's end and did not go on."""
    LOWEST = "lowest"
    """Had the lowest stack at the end of an elimination round (STAR 28.1.1)."""
    RETIRED = "retired"
    """Another stack of the same player goes on: this one has the last place (ADELAIDE 91, 104)."""


class OutOfChips(AboutEntry, frozen=True):
    """An entry lost its last chips and may buy again: it is not out (STAR 28.7.10).

    That was just before entry `before` lost its own; None: after all others so far. Where several
    lost theirs at once, `tied` says that it is level with the one before it, `told` what was known.
    `lost_at` is when by both clocks; older records have the wall time alone.
    """

    v = 2
    binding = True
    act_kind = ActKind.EXITS

    entry: int
    level: int
    hand: str | None = None
    happened_us: int | None = None
    before: int | None = None
    tied: bool = False
    told: EliminatedPlayer | None = None
    lost_at: Instant | None = None


class EntryBusted(AboutEntry, frozen=True):
    """An entry lost its last chips in level `level`, out of `seat`.

    It stands just before entry `before`; None puts it at the end. `tied` says that it shares its
    place with the one before it. Who `waited` to buy again stands where the chips were lost.
    `happened_us` (UTC) and `hand` say when, `lost_at` by both clocks, `told` what was known of each
    where several went out at once.
    """

    v = 3
    binding = True
    act_kind = ActKind.EXITS

    entry: int
    seat: Seat
    level: int
    before: int | None = None
    tied: bool = False
    hand: str | None = None
    happened_us: int | None = None
    told: EliminatedPlayer | None = None
    waited: bool = False
    lost_at: Instant | None = None


class EntryLeft(AboutEntry, frozen=True):
    """An entry left the event otherwise; `chips` of its stack go out of play.

    It stands just before entry `before`; None puts it at the end. Who `waited` to buy again stands
    where the chips were lost. Who was disqualified was so for an `offence`, where one was named.
    `happened_us` (UTC) and `hand` say when. In a bracket, `shares_place`: it shares the
    places of its round with the one before it.
    """

    v = 4
    binding = True
    act_kind = ActKind.EXITS

    entry: int
    seat: Seat | None
    level: int
    departure: Departure
    chips: int
    happened_us: int | None = None
    before: int | None = None
    waited: bool = False
    offence: Offence | None = None
    hand: str | None = None
    lost_at: Instant | None = None
    shares_place: bool = False


class EntryReinstated(AboutEntry, frozen=True):
    """A recorded exit, or loss of the last chips, was wrong: the entry is in play again."""

    binding = True
    act_kind = ActKind.EXITS

    entry: int


class ExitsReordered(Event, frozen=True):
    """These entries went out in this order; they keep the positions that they had together.

    Those in `tied` share the place of the one before them.
    """

    binding = True
    act_kind = ActKind.EXITS

    entries: tuple[int, ...]
    tied: tuple[int, ...] = ()

    def touches(self) -> Touched:
        """Those whose order changes."""
        return Touched(self.entries)


class ExitPassedOn(Event, frozen=True):
    """The exit of `wrong` was that of `right`, who had `seat`; `wrong` is back in play.

    He sits at `back` again; None: a seat is drawn for him.
    """

    v = 2
    binding = True
    act_kind = ActKind.EXITS

    wrong: int
    right: int
    seat: Seat
    back: Seat | None = None

    def touches(self) -> Touched:
        """Who is back in play and who is out."""
        return Touched((self.wrong, self.right))


class ExitPending(AboutEntry, frozen=True, kw_only=True):
    """An entry lost its last chips, or left, at a table on hold: it has no place until that ends.

    Or it was in the open hand of hand-for-hand, `in_hand`, until all tables have reported that. It
    keeps its seat. The fields are those of the exit that it becomes; the `chips` of a `departure`
    go out of play only then.
    """

    v = 4
    binding = True
    act_kind = ActKind.EXITS

    entry: int
    seat: Seat
    level: int
    before: int | None = None
    tied: bool = False
    hand: str | None = None
    happened_us: int | None = None
    told: EliminatedPlayer | None = None
    departure: Departure | None = None
    chips: int = 0
    waited: bool = False
    offence: Offence | None = None
    lost_at: Instant | None = None
    in_hand: int = 0


class PendingExitDropped(AboutEntry, frozen=True):
    """The dispute ended so that an entry whose exit was pending plays on."""

    binding = True
    act_kind = ActKind.EXITS

    entry: int
