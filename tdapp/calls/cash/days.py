"""Acts that end a gaming day of cash games and begin the next with the room as it stands."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.cash.room import CashCall
from tdapp.cash.carrying_over import carry_over
from tdapp.cash.cash import Cash
from tdapp.core.event import Event, StreamEnded
from tdapp.core.ids import StreamId, StreamRef
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house.cage import left_by_event
from tdapp.house.house import KIND as HOUSE
from tdapp.house.house_events import TableDesignated, TableReleased
from tdapp.house.room_registry import RoomRegistry
from tdapp.voice.texts import text


@dataclass(frozen=True)
class EndCashDay(CashCall):
    """Close the gaming day's stream of the cash games; `tomorrow` carries on."""

    row: ClassVar[CallRow] = CallRow(
        label="end_cash_day",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Gaming day of the cash games ended"),
    )

    house: StreamId
    tomorrow: StreamId

    def streams(self) -> tuple[StreamRef, ...]:
        """The room and the house."""
        return (*super().streams(), StreamRef(self.house, HOUSE))

    def decide(self, states: States, _: Moment) -> Groups:
        """Always possible: games go on. The day's takings stay with the house's sessions."""
        left = left_by_event(self.room, self.cash(states).takings)
        ended: Groups = {self.room: [StreamEnded(self.tomorrow)]}
        return {**ended, self.house: left} if left else ended


@dataclass(frozen=True)
class BeginCashDay(CashCall):
    """Begin a gaming day's stream of the cash games with the state that the old one ended in."""

    row: ClassVar[CallRow] = CallRow(
        label="begin_cash_day",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Gaming day of the cash games begun"),
    )

    house: StreamId
    old: StreamId
    old_seq: int
    old_hash: str
    state: Cash

    def streams(self) -> tuple[StreamRef, ...]:
        """The room and the house."""
        return (*super().streams(), StreamRef(self.house, HOUSE))

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `carrying_over.carry_over`; the tables stay designated, for the new stream."""
        begun = carry_over(self.state, self.old, self.old_seq, self.old_hash, moment.now)
        tables = _handed_on(states[self.house].registry, self.old, self.room)
        return {self.room: begun, self.house: tables} if tables else {self.room: begun}


def _handed_on(registry: RoomRegistry, old: StreamId, new: StreamId) -> list[Event]:
    """The facts by which every table of one stream is another's."""
    facts: list[Event] = []
    for number, table in sorted(registry.tables.items()):
        if table.used_by == old:
            facts += [TableReleased(number, old), TableDesignated(number, table.seats, new)]
    return facts
