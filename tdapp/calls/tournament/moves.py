"""Acts that move players: one by one, a table at a time, or the whole field."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import TournamentCall, WithTables
from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.desk.call import Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house import room_registry
from tdapp.house.room_registry import RoomRegistry
from tdapp.table.facts.seats import TableClosed
from tdapp.table.geometry.seats import Seat
from tdapp.table.seating import dispersing, marking, moving
from tdapp.tournament.payouts.slips import with_slips
from tdapp.tournament.tables.arranging import (
    break_out_of_turn,
    break_table,
    free_table,
    order_move,
    overrule_move,
    redraw,
)


@dataclass(frozen=True)
class OrderMove(TournamentCall):
    """Order the move that is suggested from a table."""

    label: ClassVar[str] = "order_move"
    permission: ClassVar[Permission] = Permission.SEAT

    table: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `arranging.order_move`."""
        return {self.event: order_move(states[self.event], self.table)}


@dataclass(frozen=True)
class OverruleMove(TournamentCall):
    """Order another move than is suggested; both are recorded, and why."""

    label: ClassVar[str] = "overrule_move"
    permission: ClassVar[Permission] = Permission.ARRANGE_ROOM
    needs_reason: ClassVar[bool] = True

    entry: int
    to: Seat

    def decide(self, states: States, _: Moment) -> Groups:
        """See `arranging.overrule_move`."""
        return {self.event: overrule_move(states[self.event], self.entry, self.to)}


@dataclass(frozen=True)
class Arrive(WithTables):
    """Note that a mover sits in his new seat, or that staff carried the chips there."""

    label: ClassVar[str] = "arrive"
    permission: ClassVar[Permission] = Permission.SEAT

    entry: int
    seat: Seat | None = None
    carried: bool = False

    def decide(self, states: States, _: Moment) -> Groups:
        """See `moving.arrive`; the house has a broken table back once it is empty."""
        state = states[self.event]
        told = moving.arrive(state, self.entry, self.seat, carried=self.carried)
        return with_released(self, states[self.house].registry, told)


@dataclass(frozen=True)
class RecallMove(TournamentCall):
    """Call a move back that was not made yet."""

    label: ClassVar[str] = "recall_move"
    permission: ClassVar[Permission] = Permission.SEAT

    slip: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `moving.recall`."""
        return {self.event: moving.recall(states[self.event], self.slip)}


@dataclass(frozen=True)
class BreakTable(TournamentCall):
    """Break the table that is next in the breaking order."""

    label: ClassVar[str] = "break_table"
    permission: ClassVar[Permission] = Permission.SEAT

    table: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `arranging.break_table`; the seed is recorded with both lists."""
        broken = break_table(states[self.event], self.table, moment.seed)
        return {self.event: broken}


@dataclass(frozen=True)
class BreakOutOfTurn(TournamentCall):
    """Break another table than is next in the breaking order."""

    label: ClassVar[str] = "break_out_of_turn"
    permission: ClassVar[Permission] = Permission.ARRANGE_ROOM
    needs_reason: ClassVar[bool] = True

    table: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `arranging.break_out_of_turn`."""
        broken = break_out_of_turn(states[self.event], self.table, moment.seed)
        return {self.event: broken}


@dataclass(frozen=True)
class RecallBreak(TournamentCall):
    """Call back all who were to leave a table and have not arrived."""

    label: ClassVar[str] = "recall_break"
    permission: ClassVar[Permission] = Permission.SEAT

    table: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `dispersing.recall_break`."""
        return {self.event: dispersing.recall_break(states[self.event], self.table)}


@dataclass(frozen=True)
class RedrawField(WithTables):
    """Draw everybody in play anew over these tables; the house has the others back."""

    label: ClassVar[str] = "redraw_field"
    permission: ClassVar[Permission] = Permission.ARRANGE_ROOM

    tables: tuple[int, ...]

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `arranging.redraw`; the seed is recorded with both lists."""
        drawn = redraw(states[self.event], self.tables, moment.seed)
        return with_released(self, states[self.house].registry, drawn)


@dataclass(frozen=True)
class HoldTable(TournamentCall):
    """Put a table on hold for a dispute: nobody moves from or to it, its exits are pending."""

    label: ClassVar[str] = "hold_table"
    permission: ClassVar[Permission] = Permission.RULE

    table: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `marking.hold_table`."""
        return {self.event: marking.hold_table(states[self.event], self.table)}


@dataclass(frozen=True)
class FreeTable(TournamentCall):
    """End the hold of a table: its pending exits stand, but for those who are `still_in`."""

    label: ClassVar[str] = "free_table"
    permission: ClassVar[Permission] = Permission.RULE

    table: int
    still_in: tuple[int, ...] = ()

    def decide(self, states: States, _: Moment) -> Groups:
        """See `arranging.free_table`."""
        state = states[self.event]
        return {self.event: with_slips(state, free_table(state, self.table, self.still_in))}


@dataclass(frozen=True)
class SetBreakingOrder(TournamentCall):
    """Post the order in which tables break."""

    label: ClassVar[str] = "set_breaking_order"
    permission: ClassVar[Permission] = Permission.ARRANGE_ROOM

    tables: tuple[int, ...]

    def decide(self, states: States, _: Moment) -> Groups:
        """See `marking.set_breaking_order`."""
        return {self.event: marking.set_breaking_order(states[self.event], self.tables)}


@dataclass(frozen=True)
class SetOpeningOrder(WithTables):
    """List the tables that open next."""

    label: ClassVar[str] = "set_opening_order"
    permission: ClassVar[Permission] = Permission.ARRANGE_ROOM

    tables: tuple[int, ...]

    def decide(self, states: States, _: Moment) -> Groups:
        """See `marking.set_opening_order`; all of them stand in the room."""
        for number in self.tables:
            states[self.house].registry.table(number)
        return {self.event: marking.set_opening_order(states[self.event], self.tables)}


def with_released(call: WithTables, registry: RoomRegistry, told: Sequence[Event]) -> Groups:
    """What an event is told, and that the house has those tables back that it closes."""
    freed = [
        event
        for one in told
        if isinstance(one, TableClosed)
        for event in room_registry.release(registry, one.number, call.event)
    ]
    return {call.event: told, **({call.house: freed} if freed else {})}


def event_at(registry: RoomRegistry, table: int) -> StreamId | None:
    """The event or game that has a physical table; refuses as `RoomRegistry.table` does."""
    return registry.table(table).used_by
