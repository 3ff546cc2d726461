"""Acts on who gets a seat of a cash table: asked for, drawn, moved up, kept apart, broken."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.cash.room import CashCall, OnRoomTables
from tdapp.cash.claims import apart, must_move, vacancies
from tdapp.cash.facts.claims import Parting, SeatCard
from tdapp.cash.games import breaking
from tdapp.core.ids import PersonId
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house import room_registry
from tdapp.rules.office import Decision
from tdapp.table.geometry.seats import Seat
from tdapp.voice.texts import text


@dataclass(frozen=True)
class AskForSeat(CashCall):
    """Note that a player wants another seat of his game: any at a table, or this one."""

    row: ClassVar[CallRow] = CallRow(
        label="ask_for_seat",
        permission=Permission.SEAT,
        done=text("done", "{who} asked for another seat"),
    )

    sitting: int
    number: int
    seat: int | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `vacancies.ask_for_seat`."""
        asked = vacancies.ask_for_seat(self.cash(states), self.sitting, self.number, self.seat)
        return {self.room: asked}


@dataclass(frozen=True)
class UnaskSeat(CashCall):
    """Note that a player stays where he sits."""

    row: ClassVar[CallRow] = CallRow(
        label="unask_seat", permission=Permission.SEAT, done=text("done", "{who}: same seat")
    )

    sitting: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `vacancies.unask_seat`."""
        return {self.room: vacancies.unask_seat(self.cash(states), self.sitting)}


@dataclass(frozen=True)
class DrawForSeat(CashCall):
    """Give a seat to whom the cards fell to, each tie drawn again in a further round."""

    row: ClassVar[CallRow] = CallRow(
        label="draw_for_seat",
        permission=Permission.SEAT,
        done=text("done", "Seat drawn for"),
        refusals=frozenset({"drawn_equal"}),
    )

    seat: Seat
    rounds: tuple[tuple[SeatCard, ...], ...]

    def decide(self, states: States, _: Moment) -> Groups:
        """See `vacancies.draw_for_seat`."""
        drawn = vacancies.draw_for_seat(self.cash(states), self.seat, self.rounds)
        return {self.room: drawn}


@dataclass(frozen=True)
class DeclineMove(CashCall):
    """Note that who is next to move on to the main game stays, as the sign lets him."""

    row: ClassVar[CallRow] = CallRow(
        label="decline_move",
        permission=Permission.SEAT,
        done=text("done", "{who}: not moved on"),
    )

    sitting: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `must_move.decline_move`."""
        return {self.room: must_move.decline_move(self.cash(states), self.sitting)}


@dataclass(frozen=True)
class PartPlayers(CashCall):
    """Keep two people apart in cash games, or (None) no longer."""

    row: ClassVar[CallRow] = CallRow(
        label="part_players",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Kept apart as told"),
    )

    one: PersonId
    other: PersonId
    way: Parting | None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `apart.keep_apart`."""
        told = apart.keep_apart(self.cash(states), self.one, self.other, self.way)
        return {self.room: told}


@dataclass(frozen=True)
class BreakGame(OnRoomTables):
    """Close a table; its players go on at others of the game, or wait with their chips.

    `stakes` (sitting, cents) are those of who goes to the list. A reason closes it at once.
    """

    row: ClassVar[CallRow] = CallRow(
        label="break_game",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Cash table {number} broken"),
        decision=Decision.CLOSE_TABLE,
        refusals=frozenset({"stake_not_told"}),
    )

    number: int
    stakes: tuple[tuple[int, int], ...] = ()

    def decide(self, states: States, moment: Moment) -> Groups:
        """Both streams or none; see `breaking.break_game`."""
        cash, rules = self.ruled(states)
        stakes, at_once = dict(self.stakes), moment.reason_given
        broken = breaking.break_game(
            cash, rules, self.number, stakes, moment.seed, moment.now, at_once=at_once
        )
        freed = room_registry.release(states[self.house].registry, self.number, self.room)
        return {self.room: broken, self.house: freed}
