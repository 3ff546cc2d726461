"""Acts done while the record is unwritable: the clock goes on, and each is recorded afterwards."""

import asyncio
from collections.abc import Callable

from tdapp.core.act import Act
from tdapp.core.ports.record import Unrecorded
from tdapp.core.ports.time import TimeSource
from tdapp.core.refusal import Refusal
from tdapp.desk.changes import Bulletin, Changes
from tdapp.desk.circumstances import CompletedAct
from tdapp.desk.off_record import OffRecord, UnrecordedAct

Recording = asyncio.Future[CompletedAct]


class LateWriting:
    """Keeps the order: nothing is recorded before what was done earlier and waits.

    `record` queues an act for the record, `do` does one without it.
    """

    def __init__(
        self,
        waiting: OffRecord,
        record: Callable[[UnrecordedAct, Act], Recording],
        do: Callable[[UnrecordedAct], UnrecordedAct],
        bulletin: Bulletin,
        time: TimeSource,
    ) -> None:
        self._waiting = waiting
        self._record = record
        self._do = do
        self._bulletin = bulletin
        self._time = time
        self.behind: set[asyncio.Task[CompletedAct]] = set()
        """Acts that wait for others to be recorded first."""
        self._in_turn = asyncio.Lock()
        self._loop = asyncio.get_running_loop()

    async def write_what_waits(self) -> None:
        """Record what waits, in its order; raises `Unrecorded` while that cannot be done."""
        async with self._in_turn:
            for one in tuple(self._waiting.waiting):
                await self._record_late(one)

    def perform_behind(self, act: UnrecordedAct) -> Recording:
        """Record an act after those that wait; while they must go on waiting, it may join them."""
        task = self._loop.create_task(self._perform_behind(act))
        self.behind.add(task)
        task.add_done_callback(self.behind.discard)
        return task

    def or_unrecorded(self, recorded: Recording, act: UnrecordedAct) -> Recording:
        """The answer of the record, or the act done without it where nothing can be written."""
        return self._loop.create_task(self._or_unrecorded(recorded, act))

    async def _perform_behind(self, act: UnrecordedAct) -> CompletedAct:
        try:
            await self.write_what_waits()
            recorded = self._record(act, act.act)
        except Unrecorded:
            if not act.call.may_wait:
                raise
            return self._done(act)
        return await (self._or_unrecorded(recorded, act) if act.call.may_wait else recorded)

    async def _or_unrecorded(self, recorded: Recording, act: UnrecordedAct) -> CompletedAct:
        try:
            return await recorded
        except Unrecorded:
            return self._done(act)

    def _done(self, act: UnrecordedAct) -> CompletedAct:
        if not self._waiting.holds(act.act.action):
            done = self._do(act)
            for id_, events in done.events.items():
                self._bulletin.publish(Changes(id_, frozenset(map(type, events)), done.act))
        return CompletedAct(act.act, None)

    async def _record_late(self, act: UnrecordedAct) -> None:
        try:
            await self._record(act, act.late(self._time.now().utc_us))
        except Unrecorded:
            raise
        except Exception as answer:  # noqa: BLE001 - it must not stand in the others' way for ever
            self._waiting.written(act)
            self._bulletin.publish(Changes(act.stream, frozenset(), act.act))
            if not isinstance(answer, Refusal):
                told = {"message": "an act that waited failed", "exception": answer}
                self._loop.call_exception_handler(told)
        else:
            self._waiting.written(act)
