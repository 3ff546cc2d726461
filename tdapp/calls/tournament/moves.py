"""Acts that move players: one by one, a table at a time, or the whole field."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.desk.call import AskedWhy, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.rules.office import Decision
from tdapp.table.geometry.seats import Seat
from tdapp.table.seating import dispersing, marking, moving
from tdapp.tournament.payouts.slips import with_slips
from tdapp.tournament.tables.arranging import (
    break_out_of_turn,
    break_table,
    free_table,
    order_move,
    overrule_move,
)
from tdapp.voice.texts import text


@dataclass(frozen=True)
class OrderMove(TournamentCall):
    """Order the move that is suggested from a table."""

    row: ClassVar[CallRow] = CallRow(
        label="order_move",
        permission=Permission.SEAT,
        done=text("done", "Move ordered"),
        decision=Decision.MOVE_PLAYER,
    )

    table: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `arranging.order_move`."""
        return {self.event: order_move(states[self.event], self.table)}


@dataclass(frozen=True)
class OverruleMove(TournamentCall):
    """Order another move than is suggested; both are recorded, and why."""

    row: ClassVar[CallRow] = CallRow(
        label="overrule_move",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "{who} moved by the director"),
        reason=AskedWhy.ALWAYS,
        decision=Decision.MOVE_PLAYER,
    )

    entry: int
    to: Seat

    def decide(self, states: States, _: Moment) -> Groups:
        """See `arranging.overrule_move`."""
        return {self.event: overrule_move(states[self.event], self.entry, self.to)}


@dataclass(frozen=True)
class RecallMove(TournamentCall):
    """Call a move back that was not made yet."""

    row: ClassVar[CallRow] = CallRow(
        label="recall_move",
        permission=Permission.SEAT,
        done=text("done", "Move cancelled"),
        decision=Decision.MOVE_PLAYER,
    )

    slip: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `moving.recall`."""
        return {self.event: moving.recall(states[self.event], self.slip)}


@dataclass(frozen=True)
class BreakTable(TournamentCall):
    """Break the table that is next in the breaking order."""

    row: ClassVar[CallRow] = CallRow(
        label="break_table",
        permission=Permission.SEAT,
        done=text("done", "Table {number} broken"),
        decision=Decision.CLOSE_TABLE,
    )

    table: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `arranging.break_table`; the seed is recorded with both lists."""
        broken = break_table(states[self.event], self.table, moment.seed)
        return {self.event: broken}


@dataclass(frozen=True)
class BreakOutOfTurn(TournamentCall):
    """Break another table than is next in the breaking order."""

    row: ClassVar[CallRow] = CallRow(
        label="break_out_of_turn",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Table {number} broken out of turn"),
        reason=AskedWhy.ALWAYS,
        decision=Decision.CLOSE_TABLE,
    )

    table: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `arranging.break_out_of_turn`."""
        broken = break_out_of_turn(states[self.event], self.table, moment.seed)
        return {self.event: broken}


@dataclass(frozen=True)
class RecallBreak(TournamentCall):
    """Call back all who were to leave a table and have not arrived."""

    row: ClassVar[CallRow] = CallRow(
        label="recall_break",
        permission=Permission.SEAT,
        done=text("done", "Moves from the table cancelled"),
        decision=Decision.CLOSE_TABLE,
    )

    table: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `dispersing.recall_break`."""
        return {self.event: dispersing.recall_break(states[self.event], self.table)}


@dataclass(frozen=True)
class HoldTable(TournamentCall):
    """Put a table on hold for a dispute: nobody moves from or to it, its exits are pending."""

    row: ClassVar[CallRow] = CallRow(
        label="hold_table", permission=Permission.RULE, done=text("done", "Table {number} on hold")
    )

    table: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `marking.hold_table`."""
        return {self.event: marking.hold_table(states[self.event], self.table)}


@dataclass(frozen=True)
class FreeTable(TournamentCall):
    """End the hold of a table: its pending exits stand, but for those who are `still_in`."""

    row: ClassVar[CallRow] = CallRow(
        label="free_table", permission=Permission.RULE, done=text("done", "Table {number} released")
    )

    table: int
    still_in: tuple[int, ...] = ()

    def decide(self, states: States, _: Moment) -> Groups:
        """See `arranging.free_table`."""
        state = states[self.event]
        return {self.event: with_slips(state, free_table(state, self.table, self.still_in))}


@dataclass(frozen=True)
class SetBreakingOrder(TournamentCall):
    """Post the order in which tables break."""

    row: ClassVar[CallRow] = CallRow(
        label="set_breaking_order",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Breaking order posted"),
    )

    tables: tuple[int, ...]

    def decide(self, states: States, _: Moment) -> Groups:
        """See `marking.set_breaking_order`."""
        return {self.event: marking.set_breaking_order(states[self.event], self.tables)}
