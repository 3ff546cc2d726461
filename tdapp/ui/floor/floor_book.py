"""Since when things on the floor are as they are, and what happened lately at each table.

It is read from the newest of the record; what is older than that is not told.
"""

from collections import deque
from collections.abc import Mapping

from tdapp.core.act import Recorded
from tdapp.core.event import Event
from tdapp.core.ids import ActionId, StreamId, StreamRef
from tdapp.core.timeline import Timeline
from tdapp.desk.desk import Desk
from tdapp.table.facts.chips import StackReported
from tdapp.table.facts.moves import MoveArrived, MoveOrdered
from tdapp.table.facts.players import TableAllHere
from tdapp.table.facts.tables import ButtonTold, TableFreed, TableHeld
from tdapp.tournament.facts.exits import EntryBusted, EntryLeft
from tdapp.tournament.room import KIND
from tdapp.tournament.tournament import Tournament

FAR_BACK = 3_000
"""So many facts are looked at when an event is opened."""
LATELY = 3
Dated = tuple[int, Event]
"""When (UTC microseconds), and what."""


class FloorBook:
    """Times are UTC microseconds.

    `held`, `told` and `left` have for a table when its hold began, its button was told and a player
    went, `ordered` for a slip when it was ordered.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._read: tuple[StreamId | None, frozenset[ActionId], int] = (None, frozenset(), 0)
        self._forget()

    def read(self, event: StreamId | None) -> None:
        """Take in what the event's record has that was not read yet; all anew after an undo."""
        if event is None:
            self._forget()
            self._read = (None, frozenset(), 0)
            return
        timeline = self._desk.stream(StreamRef(event, KIND)).timeline
        before, undone, seq = self._read
        if (before, undone) != (event, timeline.undone) or seq > timeline.seq:
            self._forget()
            seq = max(0, timeline.seq - FAR_BACK)
        self._take_in(timeline, seq)
        self._read = (event, timeline.undone, timeline.seq)

    def lately(self, table: int) -> list[Dated]:
        """What happened at a table, the newest first."""
        return list(reversed(self._lately.get(table, ())))

    def _forget(self) -> None:
        self.held: dict[int, int] = {}
        self.told: dict[int, int] = {}
        self.left: dict[int, int] = {}
        self.ordered: dict[int, int] = {}
        self._lately: dict[int, deque[Dated]] = {}

    def _take_in(self, timeline: Timeline[Tournament], seq: int) -> None:
        news = timeline.past[seq:]
        if not news:
            return
        dates = {act.action: act.happened_us or act.at_us for act in self._desk.log}
        for recorded in news:
            if recorded.action not in timeline.undone:
                self._note(recorded, dates, timeline.state)

    def _note(self, recorded: Recorded, dates: Mapping[ActionId, int], state: Tournament) -> None:
        event = recorded.event
        if isinstance(event, StackReported):
            seat = state.seating.seat_of.get(event.entry)
            if seat is not None:
                self._note_lately(seat.table, event.at_us, event)
        elif recorded.action in dates:
            at_us = dates[recorded.action]
            self._note_since(event, at_us)
            for table in _about(event):
                self._note_lately(table, at_us, event)

    def _note_since(self, event: Event, at_us: int) -> None:
        if isinstance(event, TableHeld):
            self.held[event.table] = at_us
        elif isinstance(event, ButtonTold):
            self.told[event.table] = at_us
        elif isinstance(event, MoveOrdered):
            self.ordered[event.slip] = at_us
        for table in _left_from(event):
            self.left[table] = at_us

    def _note_lately(self, table: int, at_us: int, event: Event) -> None:
        """Stacks of one time are one matter."""
        found = self._lately.setdefault(table, deque(maxlen=LATELY))
        same = bool(found) and found[-1][0] == at_us and type(found[-1][1]) is type(event)
        if not (same and isinstance(event, StackReported)):
            found.append((at_us, event))


def _left_from(event: Event) -> tuple[int, ...]:
    if isinstance(event, MoveArrived):
        return (event.left.table,)
    if isinstance(event, EntryBusted | EntryLeft) and event.seat is not None:
        return (event.seat.table,)
    return ()


def _about(event: Event) -> tuple[int, ...]:
    """The tables that a fact belongs to, where it is worth telling there."""
    if isinstance(event, TableHeld | TableFreed | ButtonTold | TableAllHere):
        return (event.table,)
    if isinstance(event, MoveArrived):
        return (event.left.table, event.seat.table)
    return _left_from(event)
