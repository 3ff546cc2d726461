"""The stream of the room's cash games: one a gaming day, each carried on from the one before."""

from tdapp.calls.house.gaming_day import GamingDay
from tdapp.cash.cash import Cash
from tdapp.cash.room import KIND
from tdapp.core.ids import StreamId, StreamInfo
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.day_streams import DayStreams
from tdapp.desk.desk import PLAIN, Circumstances, Desk
from tdapp.desk.permissions import Actor


class CashDay(DayStreams):
    """Knows today's stream of the cash games."""

    def __init__(self, desk: Desk, day: GamingDay) -> None:
        super().__init__(desk, KIND)
        self._day = day
        self.follow(self.begin)

    async def begin(self) -> None:
        """Go on with the open day, or carry over from the last one that ended."""
        days = self.all()
        if days and days[-1].ended:
            new = self.numbered(len(days) + 1)
            await self.carry_over(days[-1], new, self._begun)
        elif days:
            self.stream = days[-1].id

    async def end(self, actor: Actor, with_: Circumstances = PLAIN) -> None:
        """Close today's stream and begin the next; may be asked again where only that failed.

        Refuses ``no_cash_room``.
        """
        days = self.all()
        if not days:
            raise Refusal("no_cash_room")
        from tdapp.calls.cash.days import EndCashDay

        call = EndCashDay(days[-1].id, self._day.stream, self.numbered(len(days) + 1))
        self._desk.permit(actor, call.label, call.permission, with_.approver)
        if not days[-1].ended:
            await self._desk.perform(actor, call, with_)
        await self.begin()

    def _begun(self, new: StreamId, old: StreamInfo, state: Cash) -> Call:
        from tdapp.calls.cash.days import BeginCashDay

        head = old.head_hash.hex()
        return BeginCashDay(new, self._day.stream, old.id, old.head_seq, head, state)
