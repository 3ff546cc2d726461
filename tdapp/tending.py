"""What an open workstation does by itself: seals, copies, and watching the computer's clocks."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from tdapp.bootstrap import Workstation
from tdapp.desk.changes import Changes
from tdapp.journal.copies.second_copy import CopyHealth, SecondCopy
from tdapp.system.time_source import SystemTime
from tdapp.system.time_watch import Finding, TimeWatch
from tdapp.tournament.facts.clock import LevelBegan

TICK_S = 0.5
SEAL_US = 15 * 60 * 1_000_000

Notice = Callable[[Finding | CopyHealth], None]


class Tending:
    """Looks twice a second; what waits for a disk is done in threads, one copy at a time.

    `notice` is told of a computer that slept, a wall clock that was set, and a copy that failed.
    """

    def __init__(self, station: Workstation, notice: Notice = lambda _: None) -> None:
        self._station = station
        self._notice = notice
        self._time = SystemTime()
        self._watch = TimeWatch()
        self._sealed_us = station.desk.time.now().utc_us
        self._copying: asyncio.Task[None] | None = None
        self._stop = station.desk.bulletin.subscribe(self._at_a_level)

    async def run(self) -> None:
        """Look until cancelled."""
        while True:
            await self.look()
            await asyncio.sleep(TICK_S)

    async def look(self) -> None:
        """Do once what is due now."""
        for finding in self._watch.look(self._time.now(), self._time.awake_us()):
            self._notice(finding)
        now_us = self._station.desk.time.now().utc_us
        if not 0 <= now_us - self._sealed_us < SEAL_US:
            self._sealed_us = now_us
            await asyncio.to_thread(self._station.seal)
        copy = self._station.copy
        if copy is not None and self._copying is None and copy.due(now_us):
            self._copying = asyncio.create_task(self._copy(copy, now_us))

    async def copied(self) -> None:
        """Wait for a copy that is being made."""
        if self._copying is not None:
            await self._copying

    async def end(self) -> None:
        """Stop listening, and let a copy that is being made come to its end."""
        self._stop()
        await self.copied()

    async def _copy(self, copy: SecondCopy, now_us: int) -> None:
        before = copy.health
        health = await asyncio.to_thread(copy.run, now_us)
        if health.problem is not None and (before is None or before.problem != health.problem):
            self._notice(health)
        self._copying = None

    def _at_a_level(self, changes: Changes) -> None:
        copy = self._station.copy
        wanted = self._station.settings.copy_at_levels and changes.touches(LevelBegan)
        if copy is not None and wanted:
            copy.request()


@asynccontextmanager
async def tended(station: Workstation, notice: Notice = lambda _: None) -> AsyncIterator[None]:
    """Tend a workstation while the body runs."""
    tending = Tending(station, notice)
    task = asyncio.create_task(tending.run())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        await tending.end()
