"""Acts that move players and give the tables that they leave back to the room."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.across.tables import WithTables
from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house import room_registry
from tdapp.house.room_registry import RoomRegistry
from tdapp.rules.office import Decision
from tdapp.table.facts.tables import TableClosed
from tdapp.table.geometry.seats import Seat
from tdapp.table.seating import marking, moving
from tdapp.tournament.tables.arranging import redraw
from tdapp.voice.texts import text


@dataclass(frozen=True)
class Arrive(WithTables):
    """Note that a mover sits in his new seat, or that staff carried the chips there."""

    row: ClassVar[CallRow] = CallRow(
        label="arrive",
        permission=Permission.SEAT,
        done=text("done", "{who} has arrived at the new seat"),
    )

    entry: int
    seat: Seat | None = None
    carried: bool = False

    def decide(self, states: States, _: Moment) -> Groups:
        """See `moving.arrive`; the house has a broken table back once it is empty."""
        state = states[self.event]
        told = moving.arrive(state, self.entry, self.seat, carried=self.carried)
        return with_released(self, states[self.house].registry, told)


@dataclass(frozen=True)
class ArriveAll(WithTables):
    """Note that all who were ordered from a table sit in their new seats."""

    row: ClassVar[CallRow] = CallRow(
        label="arrive_all",
        permission=Permission.SEAT,
        done=text("done", "All players of the table have arrived at their new seats"),
    )

    table: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `moving.arrive_all`; the house has a broken table back once it is empty."""
        told = moving.arrive_all(states[self.event], self.table)
        return with_released(self, states[self.house].registry, told)


@dataclass(frozen=True)
class RedrawField(WithTables):
    """Redraw all players in play over these tables; the other tables go back to the house."""

    row: ClassVar[CallRow] = CallRow(
        label="redraw_field",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Field redrawn"),
        decision=Decision.ALLOCATE_SEATS,
    )

    tables: tuple[int, ...]

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `breaking.redraw`; the seed is recorded with both lists."""
        drawn = redraw(states[self.event], self.tables, moment.seed)
        return with_released(self, states[self.house].registry, drawn)


@dataclass(frozen=True)
class SetOpeningOrder(WithTables):
    """List the tables that open next."""

    row: ClassVar[CallRow] = CallRow(
        label="set_opening_order",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Opening order posted"),
    )

    tables: tuple[int, ...]

    def decide(self, states: States, _: Moment) -> Groups:
        """See `marking.set_opening_order`; all of them stand in the room."""
        for number in self.tables:
            states[self.house].registry.table(number)
        return {self.event: marking.set_opening_order(states[self.event], self.tables)}


def with_released(call: WithTables, registry: RoomRegistry, told: Sequence[Event]) -> Groups:
    """An event's facts, and the return of its closed tables to the house."""
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
