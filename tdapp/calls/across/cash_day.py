"""The stream of the room's cash games: one a gaming day, each carried on from the one before."""

import asyncio

from tdapp.calls.cash.days import BeginCashDay, EndCashDay
from tdapp.calls.house.gaming_day import GamingDay
from tdapp.cash.cash import Cash
from tdapp.cash.room import KIND
from tdapp.core.event import StreamEnded
from tdapp.core.ids import StreamId, StreamInfo
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.changes import Changes
from tdapp.desk.day_streams import DayStreams
from tdapp.desk.desk import PLAIN, Circumstances, Desk
from tdapp.desk.permissions import Actor


class CashDay:
    """Knows today's stream of the cash games, whose id is `stream`; it may not have begun yet."""

    def __init__(self, desk: Desk, day: GamingDay) -> None:
        self._desk, self._day, self._days = desk, day, DayStreams(desk, KIND)
        self.stream = self._days.numbered(1)
        self._beginning: asyncio.Task[None] | None = None
        desk.bulletin.subscribe(self._follow)

    async def begin(self) -> None:
        """Go on with the open day, or carry over from the last one that ended."""
        days = self._days.all()
        if days and days[-1].ended:
            new = self._days.numbered(len(days) + 1)
            await self._days.carry_over(days[-1], new, self._begun)
            self.stream = new
        elif days:
            self.stream = days[-1].id

    async def end(self, actor: Actor, with_: Circumstances = PLAIN) -> None:
        """Close today's stream and begin the next; may be asked again where only that failed.

        Refuses ``no_cash_room``.
        """
        days = self._days.all()
        if not days:
            raise Refusal("no_cash_room")
        call = EndCashDay(days[-1].id, self._day.stream, self._days.numbered(len(days) + 1))
        self._desk.permit(actor, call.label, call.permission, with_.approver)
        if not days[-1].ended:
            await self._desk.perform(actor, call, with_)
        await self.begin()

    def _begun(self, new: StreamId, old: StreamInfo, state: Cash) -> Call:
        head = old.head_hash.hex()
        return BeginCashDay(new, self._day.stream, old.id, old.head_seq, head, state)

    def _follow(self, changes: Changes) -> None:
        """Another station closed the day: go on with the next; whoever is first begins it."""
        closed = changes.stream == self.stream and changes.touches(StreamEnded)
        if closed and changes.act is None:
            self._beginning = asyncio.get_running_loop().create_task(self.begin())
