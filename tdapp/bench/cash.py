"""The benchmarks of cash games: acts beside a durable act, a long list, a whole day loaded."""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from tdapp.bench.console import measured
from tdapp.bench.durable_act import TwoTables
from tdapp.bench.figure import Figure, Timed
from tdapp.bench.full_house import RECORD, home
from tdapp.bootstrap import Workstation, house_named, workstation
from tdapp.calls.cash.games import OpenGame, TellHands
from tdapp.calls.cash.lists import JoinList, OfferSeat
from tdapp.calls.cash.room import OpenCashRoom
from tdapp.calls.cash.stakes import AddToStake, ChangeSeat, GetUp, SitDown, TakeCommission
from tdapp.calls.house.room import InstallTable
from tdapp.cash.cash import FOLDS, Cash
from tdapp.cash.facts.waiting import ListJoined
from tdapp.cash.room import KIND
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.cash.table_sign import CashGame, FeePosted, TableSign
from tdapp.core.ids import PersonId, StreamId, StreamRef
from tdapp.core.settings import DEFAULT_HOUSE
from tdapp.desk.call import Call
from tdapp.desk.permissions import DIRECTOR
from tdapp.journal.target import Target
from tdapp.poker.betting.limit import Structure
from tdapp.poker.commission.sign import Sign
from tdapp.table.geometry.seats import Seat

ROOM = StreamId("cash-1")
GAME = CashGame("holdem", Structure.NO_LIMIT, (200, 500))
RAKE = FeePosted("percentage", Sign(rate=500, cap=1_000))
SIGN = TableSign(
    game=GAME, least_stake=10_000, most_stake=100_000, least_wager=500, commission=(RAKE,)
)
ROUNDS, WAITING = 60, 2_000
ACT_RATIO, LIST_MS, LOAD_S = 2.0, 1.0, 0.5
LOADS = 3
"""The quickest counts: what else the computer does meanwhile is no part of it."""
TABLES, STAKE = 80, BuyIn(20_000)
ON_PAGE = {"page_of_80_tables_told_ms": 50.0, "page_of_80_tables_painted_ms": 16.7}
MILLI = 1_000
EVENTS_A_DAY = 25_000
"""More than forty tables with four hundred players leave in a day."""


def figures() -> Iterator[Figure]:
    """Each figure as it is measured."""
    with tempfile.TemporaryDirectory() as folder:
        acts, peer, load_s = asyncio.run(_measured(Path(folder) / "cash.tdapp"))
    for kind, seconds in acts.items():
        median, beside = MILLI * statistics.median(seconds), MILLI * statistics.median(peer)
        yield Figure(f"{kind}_ms", median, beside, ACT_RATIO * beside)
    yield Timed("list_of_2000_ms", _list_ms(), None, LIST_MS)
    yield Timed("day_loaded_s", load_s, None, LOAD_S)
    with tempfile.TemporaryDirectory() as place:
        room = Path(place) / "room"
        with home(room):
            asyncio.run(_whole_room(room / RECORD))
        yield from measured(room.parent, room.name, "cash", ON_PAGE)


async def _whole_room(path: Path) -> None:
    """A room of many tables, each with all its seats taken."""
    rules = house_named(DEFAULT_HOUSE)
    path.parent.mkdir()
    async with workstation(Target(path=path)) as station:
        house, tables = station.house, range(1, TABLES + 1)
        room = station.cash.stream
        calls: Sequence[Sequence[Call]] = (
            [InstallTable(house, one, 9, 300 * (one % 10), 300 * (one // 10)) for one in tables],
            [OpenCashRoom(room, rules)],
            [OpenGame(room, rules, house, one, SIGN) for one in tables],
            [
                SitDown(room, rules, PersonId(f"p{table}-{seat}"), Seat(table, seat), STAKE)
                for table in tables
                for seat in range(1, 10)
            ],
        )
        for some in calls:
            await asyncio.gather(*(_timed(station, call) for call in some))


async def _measured(path: Path) -> tuple[dict[str, list[float]], list[float], float]:
    """Each kind of act as it was timed, the durable act beside it, and the load of a day."""
    rules = house_named(DEFAULT_HOUSE)
    acts: dict[str, list[float]] = {}
    peer: list[float] = []
    async with workstation(Target(path=path)) as station:
        house = station.house
        for table in (1, 2):
            await _timed(station, InstallTable(house, table, 9, 300 * table, 0))
        await _timed(station, OpenCashRoom(ROOM, rules))
        for table in (1, 2):
            await _timed(station, OpenGame(ROOM, rules, house, table, SIGN))
        for number in range(ROUNDS):
            peer.append(await _timed(station, TwoTables(house)))
            for call in _one_visit(number):
                seconds = await _timed(station, call)
                acts.setdefault(call.label, []).append(seconds)
        while station.desk.journal.streams(KIND)[0].head_seq < EVENTS_A_DAY:
            await asyncio.gather(*(_timed(station, TellHands(ROOM, 1, 1)) for _ in range(1_000)))
        return acts, peer, min(_load_s(station) for _ in range(LOADS))


def _load_s(station: Workstation) -> float:
    begun = time.perf_counter()
    station.desk.load(StreamRef(ROOM, KIND))
    return time.perf_counter() - begun


def _one_visit(number: int) -> Sequence[Call]:
    """A player waits, sits, buys more, plays, changes tables and leaves."""
    rules, person, sitting = house_named(DEFAULT_HOUSE), PersonId(f"p{number}"), number + 1
    return [
        JoinList(ROOM, person, GAME),
        OfferSeat(ROOM, sitting, Seat(1, 1), 5),
        SitDown(ROOM, rules, person, Seat(1, 1), BuyIn(20_000)),
        AddToStake(ROOM, rules, sitting, 20_000, BuyIn(10_000)),
        TellHands(ROOM, 1, 3),
        TakeCommission(ROOM, 1, 100),
        ChangeSeat(ROOM, rules, sitting, Seat(2, 1), 29_900),
        GetUp(ROOM, sitting, 29_900),
    ]


async def _timed(station: Workstation, call: Call) -> float:
    begun = time.perf_counter()
    await station.desk.perform(DIRECTOR, call)
    return time.perf_counter() - begun


def _list_ms() -> float:
    """The order of those who wait for one game, the median of many looks."""
    cash = Cash()
    for ticket in range(1, WAITING + 1):
        joined = ListJoined(ticket, PersonId(f"p{ticket}"), GAME, ticket)
        cash = FOLDS.apply(cash, joined)
    looks = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        cash.lists.waiting_for(GAME)
        looks.append(time.perf_counter() - begun)
    return MILLI * statistics.median(looks)
