"""Two workstations on one record, each with folders of its own."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tdapp.bootstrap import CODECS, Surroundings, Workstation, workstation
from tdapp.calls.tournament.event import Announce
from tdapp.desk.permissions import DIRECTOR
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.target import Target
from tdapp.system.paths import Paths
from tdapp.system.time_source import SystemChance
from tests.desk.evening import EVENT, SMALL

PATIENCE_S = 20.0
Evening = Callable[[Workstation, Workstation], Coroutine[Any, Any, None]]


def play(url: str, folder: Path, evening: Evening) -> None:
    """Let something happen at two workstations, each with folders of its own."""

    @asynccontextmanager
    async def opened(name: str) -> AsyncIterator[Workstation]:
        home = folder / name
        paths = Paths(home / "data", home / "seals", home / "logs")
        around = Surroundings(SystemChance(), paths)
        async with workstation(Target(url=url), None, name, around) as station:
            yield station

    async def at_both() -> None:
        async with opened("one") as one, opened("two") as two:
            await one.desk.perform(DIRECTOR, Announce(EVENT, SMALL))
            await heard(two, lambda: EVENT in two.desk.streams("tournament"))
            await evening(one, two)

    asyncio.run(at_both())
    assert verify_target(Target(url=url), CODECS, None).findings == ()


async def heard(station: Workstation, holds: Callable[[], bool]) -> None:
    """Wait until a workstation knows of something, looking whenever it heard anything."""
    changed = asyncio.Event()
    leave = station.desk.bulletin.subscribe(lambda _: changed.set())
    while not holds():
        await asyncio.wait_for(changed.wait(), PATIENCE_S)
        changed.clear()
    leave()
