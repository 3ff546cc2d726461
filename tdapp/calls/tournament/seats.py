"""Acts on seats and on what is known of who sits there."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.desk.call import Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import Position
from tdapp.table.seating import drawing, marking, moving
from tdapp.tournament.tables.arranging import lock_seat


@dataclass(frozen=True)
class DrawSeats(TournamentCall):
    """Draw seats for all who have none."""

    label: ClassVar[str] = "draw_seats"
    permission: ClassVar[Permission] = Permission.SEAT

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `drawing.draw`; the seed is recorded with the result."""
        return {self.event: drawing.draw(states[self.event], moment.seed)}


@dataclass(frozen=True)
class GiveSeat(TournamentCall):
    """Give an entry the seat that it drew by ballot or card."""

    label: ClassVar[str] = "give_seat"
    permission: ClassVar[Permission] = Permission.SEAT

    entry: int
    seat: Seat

    def decide(self, states: States, _: Moment) -> Groups:
        """See `drawing.give_seat`."""
        return {self.event: drawing.give_seat(states[self.event], self.entry, self.seat)}


@dataclass(frozen=True)
class SwapSeats(TournamentCall):
    """Put two right who were found in each other's seats."""

    label: ClassVar[str] = "swap_seats"
    permission: ClassVar[Permission] = Permission.SEAT

    entry: int
    other: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `moving.swap`."""
        return {self.event: moving.swap(states[self.event], self.entry, self.other)}


@dataclass(frozen=True)
class LockSeat(TournamentCall):
    """Keep an empty seat from being given."""

    label: ClassVar[str] = "lock_seat"
    permission: ClassVar[Permission] = Permission.ARRANGE_ROOM

    seat: Seat

    def decide(self, states: States, _: Moment) -> Groups:
        """See `arranging.lock_seat`."""
        return {self.event: lock_seat(states[self.event], self.seat)}


@dataclass(frozen=True)
class UnlockSeat(TournamentCall):
    """Let a locked seat be given again."""

    label: ClassVar[str] = "unlock_seat"
    permission: ClassVar[Permission] = Permission.ARRANGE_ROOM

    seat: Seat

    def decide(self, states: States, _: Moment) -> Groups:
        """See `marking.unlock_seat`."""
        return {self.event: marking.unlock_seat(states[self.event], self.seat)}


@dataclass(frozen=True)
class TellButton(TournamentCall):
    """Note where button and blinds stand at a table, as far as it is told."""

    label: ClassVar[str] = "tell_button"
    permission: ClassVar[Permission] = Permission.SEAT

    table: int
    button: int | None = None
    small_blind: int | None = None
    big_blind: int | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `marking.tell_button`."""
        places = Position(self.button, self.small_blind, self.big_blind)
        return {self.event: marking.tell_button(states[self.event], self.table, places)}


@dataclass(frozen=True)
class FixPlayer(TournamentCall):
    """Let a player stay where he sits, or be moved again."""

    label: ClassVar[str] = "fix_player"
    permission: ClassVar[Permission] = Permission.SEAT

    entry: int
    stays: bool = True

    def decide(self, states: States, _: Moment) -> Groups:
        """See `marking.fix`."""
        return {self.event: marking.fix(states[self.event], self.entry, stays=self.stays)}


@dataclass(frozen=True)
class KeepApart(TournamentCall):
    """Keep two players from one table, or no longer."""

    label: ClassVar[str] = "keep_apart"
    permission: ClassVar[Permission] = Permission.SEAT

    entry: int
    other: int
    apart: bool = True

    def decide(self, states: States, _: Moment) -> Groups:
        """See `marking.part`."""
        state = states[self.event]
        return {self.event: marking.part(state, self.entry, self.other, apart=self.apart)}
