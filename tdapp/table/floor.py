"""The tables of an event or a cash game between two rounds, as every act at a table sees them."""

from typing import Protocol

from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.button_rule import ButtonPlay
from tdapp.rules.presence_rules import Offence
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import Table
from tdapp.table.state.attendance import Attendance
from tdapp.table.state.buttons import Buttons
from tdapp.table.state.chip_book import ChipBook
from tdapp.table.state.hands import FollowedHands
from tdapp.table.state.penalties import Penalties
from tdapp.table.state.rulings import Rulings
from tdapp.table.state.seating import Seating


class Floor(Protocol):
    """What a stream with tables keeps of them, and answers about who sits there.

    Whoever sits is a number that the stream gives, an entry or a sitting; facts call it `entry`.
    """

    @property
    def seating(self) -> Seating: ...
    @property
    def attendance(self) -> Attendance: ...
    @property
    def buttons(self) -> Buttons: ...
    @property
    def feature(self) -> FollowedHands: ...
    @property
    def chips(self) -> ChipBook: ...
    @property
    def rulings(self) -> Rulings: ...
    @property
    def penalties(self) -> Penalties: ...

    @property
    def button_play(self) -> ButtonPlay:
        """How the button is played."""
        ...

    @property
    def denominations(self) -> tuple[int, ...]:
        """The chips that are played with, smallest first; none where they are not told."""
        ...

    @property
    def chips_in_play(self) -> int:
        """What all chips at the tables are worth together."""
        ...

    def chips_in_play_at(self, moment: Instant) -> int:
        """What they were worth at a moment of the past."""
        ...

    def must_be_on(self) -> None:
        """Refuse where nobody plays by any published terms yet."""
        ...

    def must_know(self, entry: int) -> None:
        """Refuse a number that the stream never gave."""
        ...

    def is_in_play(self, entry: int) -> bool:
        """Whether such a number was given and its player has not left."""
        ...

    def has_chips(self, entry: int) -> bool:
        """Whether a player has chips to play with, as far as is told."""
        ...

    def level_at(self, now: Instant) -> int:
        """The number of the level that is played; 0 where there are none."""
        ...

    def played_us(self, entry: int, at: Instant, *, past: bool = False) -> int:
        """How long a player has been in play, by the clock of the stream; `at` may be `past`."""
        ...

    def why_no_penalty(self, offence: Offence) -> Refusal | None:
        """Why no penalty can do for an offence; None if one may be given."""
        ...


def table_at(floor: Floor, number: int) -> Table:
    """A table between two hands, as it is once all moves under way are made.

    A seat that its player is about to leave is given to nobody yet. Who has no chips, or may be
    out, keeps his until that is decided.
    """
    seating = floor.seating
    told = floor.buttons.at(number)
    seats = range(1, seating.tables[number] + 1)
    entries = {seat: seating.entry_at.get(Seat(number, seat)) for seat in seats}
    leaving = {seat for seat, entry in entries.items() if entry in seating.slip_of}
    locked = {seat for seat in seats if Seat(number, seat) in seating.locked}
    kept = {seat for seat in seats if Seat(number, seat) in seating.reserved}
    here = {at: entry for at, entry in entries.items() if entry is not None and at not in leaving}
    return Table(
        len(seats),
        frozenset(here.keys() | kept),
        told.position,
        newcomers=(told.newcomers & here.keys()) | kept,
        waiting=told.waiting & here.keys(),
        locked=frozenset(locked | leaving),
        fixed=frozenset(at for at, entry in here.items() if _stays(floor, entry)),
        moved=frozenset(at for at, entry in here.items() if entry in seating.moved) | kept,
        labels=(number,),
        occupants=here,
    )


def _stays(floor: Floor, entry: int) -> bool:
    """Whether nobody moves a player now: the seat is fixed, or there are no chips to take along."""
    return entry in floor.attendance.fixed or not floor.has_chips(entry)
