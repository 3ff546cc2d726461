"""Streams of the room that have one each gaming day: of the cash games and of the jackpots."""

from abc import abstractmethod
from typing import Any

from tdapp.calls.house.gaming_day import GamingDay
from tdapp.cash.cash import Cash
from tdapp.cash.room import KIND as CASH
from tdapp.core.ids import StreamId, StreamInfo
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.day_streams import DayStreams
from tdapp.desk.desk import PLAIN, Circumstances, Desk
from tdapp.desk.permissions import Actor
from tdapp.jackpot.jackpot import Jackpots
from tdapp.jackpot.room import KIND as JACKPOT


class RoomDays(DayStreams):
    """Knows today's stream of a kind."""

    def __init__(self, desk: Desk, day: GamingDay, kind: str) -> None:
        super().__init__(desk, kind)
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

        Refuses as `_missing` says.
        """
        days = self.all()
        if not days:
            raise self._missing()
        call = self._ended(days[-1].id, self.numbered(len(days) + 1))
        self._desk.permit(actor, call.label, call.permission, with_.approver)
        if not days[-1].ended:
            await self._desk.perform(actor, call, with_)
        await self.begin()

    @abstractmethod
    def _missing(self) -> Refusal:
        """Why a day that never began does not end."""

    @abstractmethod
    def _ended(self, today: StreamId, tomorrow: StreamId) -> Call:
        """The act that ends a day."""

    @abstractmethod
    def _begun(self, new: StreamId, old: StreamInfo, state: Any) -> Call:
        """The act that begins a day with the state that the old one ended in."""


class CashDay(RoomDays):
    """Knows today's stream of the cash games."""

    def __init__(self, desk: Desk, day: GamingDay) -> None:
        super().__init__(desk, day, CASH)

    def _missing(self) -> Refusal:
        return Refusal("no_cash_room")

    def _ended(self, today: StreamId, tomorrow: StreamId) -> Call:
        from tdapp.calls.cash.days import EndCashDay

        return EndCashDay(today, self._day.stream, tomorrow)

    def _begun(self, new: StreamId, old: StreamInfo, state: Cash) -> Call:
        from tdapp.calls.cash.days import BeginCashDay

        head = old.head_hash.hex()
        return BeginCashDay(new, self._day.stream, old.id, old.head_seq, head, state)


class JackpotDay(RoomDays):
    """Knows today's stream of the jackpots."""

    def __init__(self, desk: Desk, day: GamingDay) -> None:
        super().__init__(desk, day, JACKPOT)

    def _missing(self) -> Refusal:
        return Refusal("no_jackpots")

    def _ended(self, today: StreamId, tomorrow: StreamId) -> Call:
        from tdapp.calls.jackpot.days import EndJackpotDay

        return EndJackpotDay(today, self._day.stream, tomorrow)

    def _begun(self, new: StreamId, old: StreamInfo, state: Jackpots) -> Call:
        from tdapp.calls.jackpot.days import BeginJackpotDay

        return BeginJackpotDay(new, old.id, old.head_seq, old.head_hash.hex(), state)
