"""The benchmarks of jackpots: consoles that press at once, and a year of a busy pool opened."""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tdapp.bench.figure import Figure, Timed
from tdapp.bootstrap import CODECS, Workstation, house_named, workstation
from tdapp.calls.across.jackpot_tables import LinkTable
from tdapp.calls.house.room import InstallTable
from tdapp.calls.jackpot.pools import OpenJackpots, OpenPool
from tdapp.calls.jackpot.rounds import CountRounds
from tdapp.core.settings import DEFAULT_HOUSE
from tdapp.desk.permissions import DIRECTOR
from tdapp.jackpot.jackpot import Jackpots, check
from tdapp.jackpot.pool_terms import JackpotPrize, PoolTerms
from tdapp.jackpot.state.pools import Meter
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.target import Target
from tdapp.rules.jackpot_rules import CardsUsed, JackpotHand, PrizeOf

POOL, RUN = 1, "console, first start"
TERMS = PoolTerms(
    name="main",
    seed=500_000,
    increment=3_333,
    reserve=1_000,
    prizes=(JackpotPrize(JackpotHand.ROYAL_FLUSH, CardsUsed.HOLE_AND_FLOP, PrizeOf.ALL),),
)
TABLES, PRESSES_A_SECOND = 100, 2
MINUTES = 5
PRESS_P99_MS, LOOP_MS = 50.0, 50.0
DAYS, INCREMENTS = 365, 55_000
AT_ONCE = 1_000
OPEN_S, VERIFY_S, BYTES = 0.5, 5.0, 600.0
OPENINGS = 3
"""The quickest counts: what else the computer does meanwhile is no part of it."""


@dataclass
class Presses:
    """How long each press took to be durable and on the display, and each turn of the loop."""

    took_s: list[float] = field(default_factory=list)
    turns_s: list[float] = field(default_factory=lambda: [0.0])


def figures() -> Iterator[Figure]:
    """Each figure as it is measured."""
    with tempfile.TemporaryDirectory() as folder:
        yield from crowd(Path(folder) / "crowd.tdapp", MINUTES * 60)
        yield from year(Path(folder) / "year.tdapp", DAYS, INCREMENTS)


def crowd(path: Path, seconds: int) -> Iterator[Figure]:
    """Every table's console presses twice a second; each round is counted once."""
    presses, meter = asyncio.run(_pressed(Target(path=path), seconds))
    took = sorted(presses.took_s)
    lost = TABLES * PRESSES_A_SECOND * seconds - _rounds(meter)
    yield Timed("press_to_display_p99_ms", 1000 * took[int(0.99 * len(took))], None, PRESS_P99_MS)
    yield Timed("loop_at_a_turn_ms", 1000 * max(presses.turns_s), None, LOOP_MS)
    yield Figure("presses_lost", abs(lost), None, 0)


async def _pressed(target: Target, seconds: int) -> tuple[Presses, Meter]:
    presses = Presses()
    async with workstation(target) as station:
        await _open(station)
        watch = asyncio.create_task(_watch(presses))
        consoles = (_console(station, table, seconds, presses) for table in range(1, TABLES + 1))
        await asyncio.gather(*consoles)
        watch.cancel()
        return presses, _meter(station)


async def _console(station: Workstation, table: int, seconds: int, presses: Presses) -> None:
    """Press at an even pace from a moment of its own on, and read what the display shows."""
    gap_s = 1 / PRESSES_A_SECOND
    due_s = time.perf_counter() + gap_s * table / TABLES
    for counter in range(1, PRESSES_A_SECOND * seconds + 1):
        await asyncio.sleep(max(0.0, due_s - time.perf_counter()))
        before, begun = _meter(station).added, time.perf_counter()
        await _press(station, table, counter)
        if _meter(station).added > before:
            presses.took_s.append(time.perf_counter() - begun)
        due_s += gap_s


async def _watch(presses: Presses) -> None:
    """The processor's time that the loop's thread spends between two of its turns."""
    while True:
        begun = time.thread_time()
        await asyncio.sleep(0.001)
        presses.turns_s.append(time.thread_time() - begun)


def year(path: Path, days: int, increments: int) -> Iterator[Figure]:
    """Days that are closed and one that is open and busy, opened as at a start of the program."""
    target = Target(path=path)
    day_bytes = asyncio.run(_busy_year(target, days, increments))
    opened = [asyncio.run(_opened(target)) for _ in range(OPENINGS)]
    yield Timed("year_opened_s", min(one for one, _ in opened), None, OPEN_S)
    lost = {increments - _rounds(meter) for _, meter in opened}
    yield Figure("increments_lost", max(map(abs, lost)), None, 0)
    begun = time.perf_counter()
    report = verify_target(target, CODECS, None)
    yield Timed("day_verified_s", time.perf_counter() - begun, None, VERIFY_S)
    yield Figure("findings", len(report.findings), None, 0)
    yield Figure("bytes_an_increment", day_bytes / increments, None, BYTES)


async def _busy_year(target: Target, days: int, increments: int) -> int:
    """Make the record; the bytes that the open day's increments need in it."""
    async with workstation(target) as station:
        await _open(station)
        for _ in range(days):
            await station.jackpots.end(DIRECTOR)
    before = _size(target)
    async with workstation(target) as station:
        for first in range(0, increments, AT_ONCE):
            some = range(first, min(first + AT_ONCE, increments))
            presses = (_press(station, one % TABLES + 1, one // TABLES + 1) for one in some)
            await asyncio.gather(*presses)
    return _size(target) - before


def _size(target: Target) -> int:
    """Bytes of a record that is closed."""
    return (target.path or Path()).stat().st_size


async def _opened(target: Target) -> tuple[float, Meter]:
    """Seconds until the meter is there, which adds up from the state that the last day left."""
    begun = time.perf_counter()
    async with workstation(target) as station:
        check(_now(station))
        return time.perf_counter() - begun, _meter(station)


async def _open(station: Workstation) -> None:
    """One pool that every table feeds."""
    rules, house, stream = house_named(DEFAULT_HOUSE), station.house, station.jackpots.stream
    tables, room = range(1, TABLES + 1), station.cash.stream
    installed = [InstallTable(house, one, 9, 300 * (one % 10), 300 * (one // 10)) for one in tables]
    links = [LinkTable(stream, rules, house, room, one, POOL, "over the tables") for one in tables]
    opened = (OpenJackpots(stream, rules), OpenPool(stream, rules, TERMS))
    for call in (*installed, *opened, *links):
        await station.desk.perform(DIRECTOR, call)


async def _press(station: Workstation, table: int, counter: int) -> None:
    """A console tells its count; the first one of the day begins its run."""
    call = CountRounds(station.jackpots.stream, table, f"{RUN} {table}", counter)
    await station.desk.perform(DIRECTOR, call)


def _now(station: Workstation) -> Jackpots:
    state: Jackpots = station.desk.state(station.jackpots.stream)
    return state


def _meter(station: Workstation) -> Meter:
    return _now(station).meters.by_pool[POOL]


def _rounds(meter: Meter) -> int:
    """The rounds that the meter and its reserve were given for."""
    return meter.added // (TERMS.increment + TERMS.reserve)
