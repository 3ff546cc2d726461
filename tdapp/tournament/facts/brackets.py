"""The facts of a heads-up bracket: its draw, who was called to which half, who won which match."""

import msgspec

from tdapp.core.event import AboutEntry, ActKind, Event, Touched
from tdapp.core.instant import Instant
from tdapp.table.facts.tables import DrawnSeat
from tdapp.table.geometry.seats import Seat


class BracketDrawn(Event, frozen=True):
    """The entry at each place of the draw, 0 for a bye; `seed` is empty where it was drawn by hand.

    `seeds` are the seeded entries, best first. `mates` are pairs of one club who meet at once, as
    they could not be kept apart.
    """

    v = 2
    act_kind = ActKind.SEATS

    slots: tuple[int, ...]
    seed: str = ""
    seeds: tuple[int, ...] = ()
    mates: tuple[tuple[int, int], ...] = ()

    def touches(self) -> Touched:
        """Everybody drawn."""
        return Touched(tuple(entry for entry in self.slots if entry))


class ByeFilled(AboutEntry, frozen=True):
    """An entry sold late plays who had a bye, before that one's next match: at place `slot`.

    `seed` drew the place among the byes.
    """

    act_kind = ActKind.SEATS

    entry: int
    slot: int
    seed: str


class TableDivided(Event, frozen=True):
    """A divider splits a table: each side has cards with backs of its own colour (STAR 28.6.3)."""

    act_kind = ActKind.SEATS

    table: int
    backs: tuple[str, str]


class DividerTaken(Event, frozen=True):
    """The divider of a table is taken away."""

    act_kind = ActKind.SEATS

    table: int


class PairingCalled(Event, frozen=True):
    """The two of a pairing are called to a table at `at`; `places` are their seats.

    `half` is 1 or 2 for a side of the divider, 0 for the whole table; `stack` is what each begins
    every match with (chips).
    """

    act_kind = ActKind.SEATS

    pairing: int
    table: int
    places: tuple[DrawnSeat, ...]
    stack: int
    at: Instant
    half: int = 0

    def touches(self) -> Touched:
        """Both players."""
        return Touched(tuple(place.entry for place in self.places))


class PairingCalledBack(Event, frozen=True):
    """The call is taken back before a match was won; both wait again."""

    act_kind = ActKind.SEATS

    pairing: int
    places: tuple[DrawnSeat, ...]

    def touches(self) -> Touched:
        """Both players."""
        return Touched(tuple(place.entry for place in self.places))


class PairingClockSet(Event, frozen=True):
    """From `at` on `remaining_us` of the level at `index` are left to a pairing of its own clock.

    Not `running`, it is held.
    """

    act_kind = ActKind.CLOCK

    pairing: int
    index: int
    remaining_us: int
    at: Instant
    running: bool


class MatchWon(Event, frozen=True):
    """One match of a pairing, counted from 1: `winner` has all chips of it (STAR 28.6.1)."""

    binding = True
    act_kind = ActKind.EXITS

    pairing: int
    match: int
    winner: int
    loser: int
    happened_us: int | None = None

    def touches(self) -> Touched:
        """Both players."""
        return Touched((self.winner, self.loser))


class BracketExit(msgspec.Struct, frozen=True, array_like=True):
    """An entry that goes out by a pairing, out of `seat` if it had one.

    It stands just before entry `before`; None puts it at the end. `tied`: it shares the places of
    its round with the one before it.
    """

    entry: int
    seat: Seat | None
    before: int | None = None
    tied: bool = False


class PairingDecided(Event, frozen=True):
    """Who goes on from a pairing and who does not; `walk_over` without the matches it takes.

    `outs` are out, in `level`; `places` are the seats that those leave who play on.
    """

    binding = True
    act_kind = ActKind.EXITS

    pairing: int
    winner: int
    loser: int
    level: int
    outs: tuple[BracketExit, ...] = ()
    places: tuple[DrawnSeat, ...] = ()
    walk_over: bool = False
    happened_us: int | None = None

    def touches(self) -> Touched:
        """Both players."""
        return Touched((self.winner, self.loser))


class MatchCorrected(Event, frozen=True):
    """A match of a pairing was won by `winner` and not by the other one, as was recorded.

    `matches` are the winners of all its matches as they stand now, `reopened` the later pairings
    whose results hung on it and count no more, `back` the entries in play again by it.
    """

    binding = True
    act_kind = ActKind.EXITS

    pairing: int
    match: int
    winner: int
    loser: int
    matches: tuple[int, ...]
    reopened: tuple[int, ...] = ()
    back: tuple[int, ...] = ()

    def touches(self) -> Touched:
        """Both players, and who is back in play."""
        return Touched(tuple(dict.fromkeys((self.winner, self.loser, *self.back))))
