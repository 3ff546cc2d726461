"""The facts of who is to get which seat: asked for, drawn by cards, let go by, kept apart."""

from enum import Enum

import msgspec

from tdapp.core.event import AboutEntry, ActKind, Event, Touched
from tdapp.core.ids import PersonId
from tdapp.table.geometry.seats import Seat


class SeatAsked(AboutEntry, frozen=True):
    """A player asked for the next seat at a table that falls vacant, or for this `seat` alone."""

    act_kind = ActKind.PLAYERS

    entry: int
    table: int
    seat: int | None = None


class SeatUnasked(AboutEntry, frozen=True):
    """A player wants no other seat any more."""

    act_kind = ActKind.PLAYERS

    entry: int


class SeatCard(msgspec.Struct, frozen=True, array_like=True):
    """A person and the card that was drawn."""

    person: PersonId
    card: str


class SeatDrawnFor(Event, frozen=True):
    """Cards were drawn for a seat, in `rounds` as they fell; it is the winner's to take."""

    act_kind = ActKind.SEATS

    seat: Seat
    rounds: tuple[tuple[SeatCard, ...], ...]
    winner: PersonId

    def touches(self) -> Touched:
        """All who drew."""
        drew = {one.person: None for cards in self.rounds for one in cards}
        return Touched(persons=tuple({**drew, self.winner: None}))


class MoveDeclined(AboutEntry, frozen=True):
    """A player who was next to move on to the main game stays; he may be `last` now."""

    act_kind = ActKind.SEATS

    entry: int
    last: bool


class Parting(Enum):
    """How two people are kept apart: not in one game, or not side by side."""

    GAME = "game"
    NEIGHBOURS = "neighbours"


class PersonsKeptApart(Event, frozen=True):
    """Two people are kept apart in cash games in this `way`, or (None) no longer."""

    act_kind = ActKind.PLAYERS

    one: PersonId
    other: PersonId
    way: Parting | None

    def touches(self) -> Touched:
        """Both."""
        return Touched(persons=(self.one, self.other))
