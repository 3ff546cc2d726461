"""The streams of a kind that has one each gaming day, numbered from 1."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from tdapp.core.event import StreamEnded
from tdapp.core.ids import StreamId, StreamInfo, StreamRef, derived_id
from tdapp.desk.call import Call
from tdapp.desk.changes import Changes
from tdapp.desk.desk import Circumstances, Desk
from tdapp.desk.permissions import PROGRAM

Beginning = Callable[[StreamId, StreamInfo, Any], Call]
"""The act that begins a new day: its stream, the old one's head, and the state that ended in."""


class DayStreams:
    """Base of what knows the days of a `kind`; `stream` is today's, which may not have begun."""

    def __init__(self, desk: Desk, kind: str) -> None:
        self._desk, self._kind = desk, kind
        self.stream = self.numbered(1)
        self._beginning: asyncio.Task[None] | None = None

    def follow(self, begin: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Go on with the next day where another station closes today's; whoever is first begins."""

        def followed(changes: Changes) -> None:
            closed = changes.stream == self.stream and changes.touches(StreamEnded)
            if closed and changes.act is None:
                self._beginning = asyncio.get_running_loop().create_task(begin())

        self._desk.bulletin.subscribe(followed)

    def numbered(self, day: int) -> StreamId:
        """The stream of a day."""
        return StreamId(f"{self._kind}-{day}")

    def all(self) -> list[StreamInfo]:
        """Every day so far, in order."""
        streams = self._desk.journal.streams(self._kind, ended=True)
        days = {day.id: day for day in streams}
        return [days[self.numbered(number)] for number in range(1, len(days) + 1)]

    async def carry_over(self, old: StreamInfo, new: StreamId, begin: Beginning) -> None:
        """Begin a day with the state of an ended one, once, whichever station is first."""
        last = self._desk.load(StreamRef(old.id, self._kind)).timeline
        call = begin(new, old, last.state)
        once = Circumstances(action=derived_id(call.label, old.id, old.head_hash.hex()))
        await self._desk.perform(PROGRAM, call, once)
        self.stream = new
