"""What a workstation does by itself: copies to the second medium, and seals."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from tdapp.bootstrap import CODECS, Surroundings, Workstation, workstation
from tdapp.calls.house.room import InstallTable
from tdapp.cli.rehearsal import RehearsalTime
from tdapp.core.ids import StreamId
from tdapp.desk.changes import Changes
from tdapp.desk.permissions import DIRECTOR
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.copies.second_copy import CopyHealth
from tdapp.journal.target import Target
from tdapp.system.paths import Paths
from tdapp.system.settings import NAME
from tdapp.system.time_source import SystemChance
from tdapp.system.time_watch import Finding
from tdapp.tending import SEAL_US, Tending
from tdapp.tournament.facts.clock import LevelBegan

MINUTE_US = 60_000_000
Evening = Callable[[Workstation, Tending, RehearsalTime], Awaitable[None]]


def tend(folder: Path, evening: Evening, medium: str = "stick") -> list[Finding | CopyHealth]:
    """A workstation with a second medium and one recorded act; gives what was noticed."""
    paths = Paths(folder / "data", folder / "seals", folder / "logs")
    paths.make()
    (folder / "stick").mkdir()
    (paths.data / NAME).write_text(f'second_copy = "{folder / medium}"\n')
    noticed: list[Finding | CopyHealth] = []

    async def work() -> None:
        time = RehearsalTime()
        around = Surroundings(SystemChance(), paths)
        target = Target(path=paths.data / "room.tdapp")
        async with workstation(target, time, None, around) as station:
            await station.desk.perform(DIRECTOR, InstallTable(station.house, 1, 9))
            tending = Tending(station, noticed.append)
            await evening(station, tending, time)
            await tending.end()

    asyncio.run(work())
    return noticed


async def look(tending: Tending) -> None:
    """One look, and the copy that it may begin."""
    await tending.look()
    await tending.copied()


def copies(folder: Path) -> list[Path]:
    """The copies on the second medium."""
    return sorted((folder / "stick").glob("room-*.tdapp"))


def test_a_verified_copy_is_made_every_five_minutes(tmp_path: Path) -> None:
    counts = []

    async def evening(_: Workstation, tending: Tending, time: RehearsalTime) -> None:
        for minutes in (0, 3, 2, 4, 1):
            time.pass_us(minutes * MINUTE_US)
            await look(tending)
            counts.append(len(copies(tmp_path)))

    assert tend(tmp_path, evening) == []
    assert counts == [1, 1, 2, 2, 3]
    newest = Target(path=copies(tmp_path)[-1])
    assert not verify_target(newest, CODECS, tmp_path / "stick").findings


def test_a_copy_is_made_at_each_level(tmp_path: Path) -> None:
    async def evening(station: Workstation, tending: Tending, time: RehearsalTime) -> None:
        await look(tending)
        time.pass_us(MINUTE_US)
        station.desk.bulletin.publish(Changes(StreamId("event"), frozenset({LevelBegan})))
        await look(tending)

    tend(tmp_path, evening)
    assert len(copies(tmp_path)) == 2


def test_a_second_medium_that_is_gone_is_noticed_once(tmp_path: Path) -> None:
    async def evening(_: Workstation, tending: Tending, time: RehearsalTime) -> None:
        for _look in range(3):
            await look(tending)
            time.pass_us(6 * MINUTE_US)

    noticed = tend(tmp_path, evening, medium="pulled-out")
    assert [health.problem for health in noticed if isinstance(health, CopyHealth)] == [
        "no_such_folder"
    ]


def test_the_record_is_sealed_every_quarter_of_an_hour(tmp_path: Path) -> None:
    sealed = []

    async def evening(station: Workstation, tending: Tending, time: RehearsalTime) -> None:
        for minutes in (1, SEAL_US // MINUTE_US):
            time.pass_us(minutes * MINUTE_US)
            station.copy.health = CopyHealth(time.now().utc_us)  # type: ignore[union-attr]
            await look(tending)
            sealed.append(station.seals.newest().at_us)

    tend(tmp_path, evening)
    assert sealed[0] is None
    assert sealed[1] is not None
