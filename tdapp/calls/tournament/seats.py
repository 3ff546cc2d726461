"""Acts on seats and on what is known of who sits there."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.core.refusal import Refusal
from tdapp.desk.call import AskedWhy, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.rules.office import Decision
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.seating import marking, moving
from tdapp.tournament.tables import arranging
from tdapp.tournament.tables.arranging import lock_seat, swap_wants_reason
from tdapp.voice.texts import text


@dataclass(frozen=True)
class DrawSeats(TournamentCall):
    """Draw seats for all who have none."""

    row: ClassVar[CallRow] = CallRow(
        label="draw_seats",
        permission=Permission.SEAT,
        done=text("done", "Seats drawn"),
        decision=Decision.ALLOCATE_SEATS,
    )

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `arranging.draw_seats`; the seed is recorded with the result."""
        return {self.event: arranging.draw_seats(states[self.event], moment.seed)}


@dataclass(frozen=True)
class GiveSeat(TournamentCall):
    """Give an entry the seat that it drew: `drawn` is the ballot or card, or a reason is given."""

    row: ClassVar[CallRow] = CallRow(
        label="give_seat",
        permission=Permission.SEAT,
        done=text("done", "{who} seated"),
        decision=Decision.GIVE_SEAT,
        reason=AskedWhy.AT_TIMES,
    )

    entry: int
    seat: Seat
    drawn: str = ""

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `arranging.give_seat`; refuses ``say_what_was_drawn``."""
        given = arranging.give_seat(states[self.event], self.entry, self.seat, self.drawn)
        if not (self.drawn.strip() or moment.reason_given):
            raise Refusal("say_what_was_drawn", entry=self.entry)
        return {self.event: given}


@dataclass(frozen=True)
class SwapSeats(TournamentCall):
    """Put two right who were found in each other's seats."""

    row: ClassVar[CallRow] = CallRow(
        label="swap_seats",
        permission=Permission.SEAT,
        done=text("done", "Two players swapped seats"),
        decision=Decision.MOVE_PLAYER,
        reason=AskedWhy.AT_TIMES,
    )

    entry: int
    other: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `moving.swap`, `arranging.swap_wants_reason`; refuses ``reason_needed``."""
        state = states[self.event]
        swapped = moving.swap(state, self.entry, self.other)
        if swap_wants_reason(state, self.entry, self.other) and not moment.reason_given:
            raise Refusal("reason_needed", act=self.label)
        return {self.event: swapped}


@dataclass(frozen=True)
class LockSeat(TournamentCall):
    """Keep an empty seat from being given."""

    row: ClassVar[CallRow] = CallRow(
        label="lock_seat", permission=Permission.ARRANGE_ROOM, done=text("done", "Seat locked")
    )

    seat: Seat

    def decide(self, states: States, _: Moment) -> Groups:
        """See `arranging.lock_seat`."""
        return {self.event: lock_seat(states[self.event], self.seat)}


@dataclass(frozen=True)
class UnlockSeat(TournamentCall):
    """Let a locked seat be given again."""

    row: ClassVar[CallRow] = CallRow(
        label="unlock_seat", permission=Permission.ARRANGE_ROOM, done=text("done", "Seat unlocked")
    )

    seat: Seat

    def decide(self, states: States, _: Moment) -> Groups:
        """See `marking.unlock_seat`."""
        return {self.event: marking.unlock_seat(states[self.event], self.seat)}


@dataclass(frozen=True)
class TellButton(TournamentCall):
    """Note where button and blinds stand at a table, as far as it is told."""

    row: ClassVar[CallRow] = CallRow(
        label="tell_button",
        permission=Permission.SEAT,
        done=text("done", "Button at table {number} recorded"),
    )

    table: int
    button: int | None = None
    small_blind: int | None = None
    big_blind: int | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `marking.tell_button`."""
        places = ButtonPosition(self.button, self.small_blind, self.big_blind)
        return {self.event: marking.tell_button(states[self.event], self.table, places)}


@dataclass(frozen=True)
class FixPlayer(TournamentCall):
    """Let a player stay where he sits, or be moved again."""

    row: ClassVar[CallRow] = CallRow(
        label="fix_player",
        permission=Permission.SEAT,
        done=text("done", "{who} set to stay, or free to move"),
    )

    entry: int
    stays: bool = True

    def decide(self, states: States, _: Moment) -> Groups:
        """See `marking.fix`."""
        return {self.event: marking.fix(states[self.event], self.entry, stays=self.stays)}


@dataclass(frozen=True)
class KeepApart(TournamentCall):
    """Keep two players from one table, or no longer."""

    row: ClassVar[CallRow] = CallRow(
        label="keep_apart",
        permission=Permission.SEAT,
        done=text("done", "Keep-apart setting changed for two players"),
        decision=Decision.KEEP_APART,
    )

    entry: int
    other: int
    apart: bool = True

    def decide(self, states: States, _: Moment) -> Groups:
        """See `marking.part`."""
        state = states[self.event]
        return {self.event: marking.part(state, self.entry, self.other, apart=self.apart)}
