"""The cost of one durable act, alone and among many callers."""

import asyncio
import sqlite3
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from tdapp.bench.figure import Figure, Timed
from tdapp.bootstrap import CODECS, ROOMS, Workstation, workstation
from tdapp.calls.house.room import HouseCall, InstallTable
from tdapp.core.event import Event
from tdapp.core.ids import StationId, StreamId
from tdapp.desk.call import Call, CallRow, Groups, Moment, States
from tdapp.desk.desk import Desk
from tdapp.desk.permissions import DIRECTOR, Permission
from tdapp.house.house_events import TableInstalled
from tdapp.journal.append import INSERT_EVENT
from tdapp.journal.connection import PRAGMAS, Connection
from tdapp.journal.journal import RecordJournal
from tdapp.journal.opening import prepare
from tdapp.journal.target import Target
from tdapp.system.time_source import SystemChance
from tdapp.voice.texts import Text

ACTS = 600
PEER_FACTOR = 2.0
PEER_PLUS_MS = 1.0
LOOP_MS = 0.5
PER_SECOND = 200
SECONDS = 5
SYNC_DELAY_S = 0.005
CROWD_P99_MS = 40.0


@dataclass(frozen=True)
class TwoTables(HouseCall):
    """An act with two events."""

    row: ClassVar[CallRow] = CallRow("two_tables", Permission.ARRANGE_ROOM, done=Text("done", "-"))

    def decide(self, _: States, __: Moment) -> Groups:
        """The same two tables again."""
        events: list[Event] = [TableInstalled(1, 9, 0, 0), TableInstalled(2, 9, 300, 0)]
        return {self.house: events}


def measure(folder: Path) -> list[Figure]:
    """The three figures of durable acts."""
    alone, loop, peer = asyncio.run(_alone(folder))
    crowd = asyncio.run(_crowd(folder))
    return [
        Figure("durable_act_ms", alone, peer, PEER_FACTOR * peer + PEER_PLUS_MS),
        Timed("durable_act_on_loop_ms", loop, None, LOOP_MS),
        Timed("acts_200_a_second_p99_ms", crowd, None, CROWD_P99_MS),
    ]


async def _alone(folder: Path) -> tuple[float, float, float]:
    """Median of an act, its share of the loop's processor time, and the bare row beside it."""
    acts, peers, on_loop = [], [], 0.0
    with _bare(folder / "bare.tdapp") as bare:
        async with workstation(Target(path=folder / "alone.tdapp")) as station:
            for number in range(1, ACTS + 1):
                peers.append(_bare_row(bare, number))
                processor, begun = time.thread_time(), time.perf_counter()
                await station.desk.perform(DIRECTOR, TwoTables(station.house))
                acts.append(time.perf_counter() - begun)
                on_loop += time.thread_time() - processor
    return 1000 * statistics.median(acts), 1000 * on_loop / ACTS, 1000 * statistics.median(peers)


@contextmanager
def _bare(path: Path) -> Iterator[sqlite3.Connection]:
    """The same event table under the same pragmas, without the program around it."""
    prepare(Target(path=path)).close()
    bare = sqlite3.connect(path, isolation_level=None)
    for pragma in PRAGMAS:
        bare.execute(pragma)
    bare.execute("PRAGMA foreign_keys=OFF")
    yield bare
    bare.close()


def _bare_row(bare: sqlite3.Connection, number: int) -> float:
    row = ("house-1", number, "TableInstalled", 1, '{"number":1,"seats":9,"x":0,"y":0}')
    begun = time.perf_counter()
    bare.execute("BEGIN IMMEDIATE")
    bare.execute(INSERT_EVENT, (*row, f"{number:032x}", 0, bytes(32)))
    bare.execute("COMMIT")
    return time.perf_counter() - begun


class SlowDisk:
    """A connection whose every commit waits for a slower disk's sync."""

    def __init__(self, db: Connection) -> None:
        self._db = db
        self.dialect = db.dialect
        self.begin, self.run, self.run_many = db.begin, db.run, db.run_many
        self.rows, self.rollback, self.close = db.rows, db.rollback, db.close

    def commit(self) -> None:
        """Commit, then wait."""
        self._db.commit()
        time.sleep(SYNC_DELAY_S)


async def _crowd(folder: Path) -> float:
    """The 99th percentile of acts that arrive evenly, 200 a second, on one stream."""
    target = Target(path=folder / "crowd.tdapp")
    prepare(target).close()
    async with workstation(target) as usual:
        journal = RecordJournal(lambda: SlowDisk(target.connect()), CODECS)
        desk = Desk(journal, ROOMS, usual.desk.time, SystemChance(), StationId("crowd"))
        arrivals = [
            asyncio.create_task(_arrive(desk, usual, number / PER_SECOND))
            for number in range(PER_SECOND * SECONDS)
        ]
        waits = sorted(await asyncio.gather(*arrivals))
        journal.close()
    return 1000 * waits[int(0.99 * len(waits))]


async def _arrive(desk: Desk, station: Workstation, after_s: float) -> float:
    await asyncio.sleep(after_s)
    begun = time.perf_counter()
    call: Call = InstallTable(StreamId(station.house), 1, 9, 0, 0)
    await desk.perform(DIRECTOR, call)
    return time.perf_counter() - begun
