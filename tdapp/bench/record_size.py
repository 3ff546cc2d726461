"""How loading, folding and undoing grow with the record."""

import asyncio
import time
from pathlib import Path

import msgspec

from tdapp.bench.big_event import BIG, UNTOUCHED, write
from tdapp.bench.figure import Figure, Timed
from tdapp.bootstrap import CODECS, ROOMS, Workstation, workstation
from tdapp.core.event import Event
from tdapp.core.ids import ActionId, StationId
from tdapp.core.long_work import without_garbage_collection
from tdapp.desk.desk import Circumstances, Desk
from tdapp.desk.permissions import DIRECTOR
from tdapp.journal.connection import SqliteConnection
from tdapp.journal.journal import RecordJournal
from tdapp.journal.read import SELECT_EVENTS
from tdapp.journal.target import Target
from tdapp.system.time_source import SystemChance
from tdapp.tournament.facts.sales import EntrySold, RebuySold
from tdapp.tournament.room import TOURNAMENT

REASON = Circumstances(reason="bench")
ROUNDS = 4
LOAD_RATIO = 3.0
RECENT_MS = 20.0
OLDER_MS = 2000.0
STALL_MS = 50.0


def measure(folder: Path, events: int) -> list[Figure]:
    """Load, fold and undo a record of so many events."""
    target = Target(path=folder / f"{events}.tdapp")
    fill(target, events)
    return asyncio.run(_desk(target, f"{events // 1000}k"))


def fill(target: Target, events: int) -> None:
    """Make the record."""
    RecordJournal.open(target, CODECS).close()
    db = target.connect()
    write(db, events)
    db.close()


def _peer_ms(target: Target) -> float:
    """Bare sqlite3 reading the same columns and msgspec decoding them."""
    decoders = {name: msgspec.json.Decoder(type_) for name, type_ in TOURNAMENT.codec.types.items()}
    db = SqliteConnection(target.path or Path())
    begun = time.perf_counter()
    rows = db.raw.execute(SELECT_EVENTS, (BIG.id, 0, -1)).fetchall()
    decoded = [decoders[type_].decode(payload) for _, type_, _, payload, _ in rows]
    spent = 1000 * (time.perf_counter() - begun)
    db.close()
    return spent if decoded else 0.0


async def _desk(target: Target, size: str) -> list[Figure]:
    async with workstation(target) as station:
        peers, loads = [], []
        for _ in range(ROUNDS):
            peers.append(_peer_ms(target))
            loads.append(_load_ms(station))
        loaded, peer = min(loads), min(peers)
        recent, _ = await _undo(station, _acts_with(station, RebuySold)[-1])
        older, stall = await _undo(station, _acts_with(station, EntrySold)[UNTOUCHED - 1])
    return [
        Figure(f"load_and_fold_{size}_ms", loaded, peer, LOAD_RATIO * peer),
        Timed(f"undo_recent_{size}_ms", recent, None, RECENT_MS),
        Timed(f"undo_older_{size}_ms", older, None, OLDER_MS),
        Timed(f"undo_older_{size}_loop_stall_ms", stall, None, STALL_MS),
    ]


def _load_ms(station: Workstation) -> float:
    """A desk of its own reads and folds the event, as at a start of the program."""
    desk = Desk(station.journal, ROOMS, station.desk.time, SystemChance(), StationId("bench"))
    begun = time.perf_counter()
    with without_garbage_collection():
        desk.load(BIG)
    return 1000 * (time.perf_counter() - begun)


def _acts_with(station: Workstation, kind: type[Event]) -> list[ActionId]:
    """The acts that hold such an event, in their order."""
    past = station.desk.stream(BIG).timeline.past
    return [entry.action for entry in past if isinstance(entry.event, kind)]


async def _undo(station: Workstation, action: ActionId) -> tuple[float, float]:
    """Milliseconds that an undo took, and the longest that it held up the loop."""
    stalls: list[float] = [0.0]
    watch = asyncio.create_task(_watch(stalls))
    await asyncio.sleep(0)
    begun = time.perf_counter()
    await station.undoing.undo(DIRECTOR, action, REASON)
    spent = time.perf_counter() - begun
    watch.cancel()
    return 1000 * spent, 1000 * max(stalls)


async def _watch(stalls: list[float]) -> None:
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(0)
        stalls.append(time.perf_counter() - begun)
