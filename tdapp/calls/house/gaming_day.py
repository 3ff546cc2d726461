"""The house's own stream: one a gaming day, each carried on from the one before."""

import asyncio

from tdapp.calls.house.room import BeginDay, EndDay, NoteDenied, NoteRefused
from tdapp.core.ids import StreamId, StreamInfo, StreamRef
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.changes import DeniedAct
from tdapp.desk.day_streams import DayStreams
from tdapp.desk.desk import PLAIN, Circumstances, CompletedAct, Desk
from tdapp.desk.permissions import PROGRAM, Actor
from tdapp.house.house import KIND, House


class GamingDay(DayStreams):
    """Knows today's house stream; `stream` is its id."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, KIND)
        desk.bulletin.deny = self._note_denied
        self.follow(self.begin)

    async def begin(self) -> None:
        """Go on with the open day, or carry over from the last one that ended."""
        days = self.all()
        if not days:
            self._desk.stream(StreamRef(self.stream, KIND))
        elif days[-1].ended:
            new = self.numbered(len(days) + 1)
            await self.carry_over(days[-1], new, _beginning)
        else:
            self.stream = days[-1].id

    async def end(self, actor: Actor, with_: Circumstances = PLAIN) -> None:
        """Close today's stream and begin tomorrow's; may be asked again where only that failed."""
        days = self.all()
        if not days:
            raise Refusal("day_is_empty")
        call = EndDay(days[-1].id, self.numbered(len(days) + 1))
        self._desk.permit(actor, call.label, call.permission, with_.approver)
        if not days[-1].ended:
            await self._desk.perform(actor, call, with_)
        await self.begin()

    def _note_denied(self, denied: DeniedAct) -> None:
        who, what, whom = denied.actor.id, denied.label, denied.person
        call: Call = NoteDenied(self.stream, who, what)
        if whom is not None:
            call = NoteRefused(self.stream, who, what, whom, denied.refusal.code)
        self._desk.perform(PROGRAM, call).add_done_callback(_let_go)


def _let_go(future: "asyncio.Future[CompletedAct]") -> None:
    """A denied try that could not be noted is not worth a second answer."""
    if not future.cancelled():
        future.exception()


def _beginning(new: StreamId, old: StreamInfo, state: House) -> Call:
    return BeginDay(new, old.id, old.head_seq, old.head_hash.hex(), state)
