"""Acts on the tables of the room that an event plays at."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.core.ids import StreamId, StreamRef
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house import house, room_registry
from tdapp.rules.office import Decision
from tdapp.tournament.event import announcing
from tdapp.voice.texts import text


@dataclass(frozen=True)
class WithTables(TournamentCall):
    """An act on an event and on the tables of the house."""

    house: StreamId

    def streams(self) -> tuple[StreamRef, ...]:
        """The event and the house."""
        return (*super().streams(), StreamRef(self.house, house.KIND))


@dataclass(frozen=True)
class OpenTable(WithTables):
    """Designate a physical table for the event."""

    row: ClassVar[CallRow] = CallRow(
        label="open_table",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Table {number} opened"),
        decision=Decision.DESIGNATE_TABLES,
    )

    number: int

    def decide(self, states: States, _: Moment) -> Groups:
        """Both streams or none: the house gives the table, the event takes it."""
        registry = states[self.house].registry
        given = room_registry.designate(registry, self.number, self.event)
        seats = registry.table(self.number).seats
        taken = announcing.open_table(states[self.event], self.number, seats)
        return {self.event: taken, self.house: given}


@dataclass(frozen=True)
class CloseTable(WithTables):
    """Give an empty table back to the room before the event ends."""

    row: ClassVar[CallRow] = CallRow(
        label="close_table",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Table {number} closed"),
        decision=Decision.CLOSE_TABLE,
    )

    number: int

    def decide(self, states: States, _: Moment) -> Groups:
        """Both streams or none: the event lets go of the table, the house has it free."""
        closed = announcing.close_table(states[self.event], self.number)
        freed = room_registry.release(states[self.house].registry, self.number, self.event)
        return {self.event: closed, self.house: freed}
