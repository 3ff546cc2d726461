"""Whole workstations, each in a thread with a loop of its own, which tests drive from outside."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

import psycopg

import resources
from tdapp.bootstrap import CODECS, ROOMS, rulebook
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.clockwork import Clockwork
from tdapp.calls.tournament.event import Announce
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.act import Act, Recorded
from tdapp.core.ids import ActionId, PersonId, StationId, StreamId, StreamInfo, StreamRef
from tdapp.core.ports.time import TimeSource
from tdapp.desk.call import Call
from tdapp.desk.catching_up import CatchingUp
from tdapp.desk.desk import PLAIN, Circumstances, CompletedAct, Desk
from tdapp.desk.permissions import DIRECTOR
from tdapp.desk.undoing import Undoing
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.follower import Follower
from tdapp.journal.journal import RecordJournal
from tdapp.journal.server_time import ServerTime, server_clock_us
from tdapp.journal.target import Target
from tdapp.system.time_source import SystemChance, SystemTime
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.room import KIND
from tdapp.tournament.templates.template import conditions_of, read_template
from tdapp.tournament.tournament import Tournament

PATIENCE_S = 30.0
EVENT = StreamId("canberra")
HOUSE = StreamId("house-1")
WHY = Circumstances(reason="entered by mistake")

Answer = TypeVar("Answer")


def conditions() -> Conditions:
    """The published event that the tests play."""
    text = resources.read("events", "canberra-teams-2010.toml")
    return conditions_of(read_template(text), rulebook("open"))


def person(number: int) -> PersonId:
    """Somebody."""
    return PersonId(f"person-{number}")


class Station:
    """A workstation on a record; on a shared one it follows the others and keeps server time."""

    def __init__(self, target: Target, name: str, time: TimeSource | None = None) -> None:
        self.target = target
        self.name = name
        self._time = time or SystemTime()
        self._opened: Future[None] = Future()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._live()), name=name)
        self._thread.start()
        self._opened.result(PATIENCE_S)

    async def _live(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._closing = asyncio.Event()
        try:
            async with self._at_work() as self.desk:
                self.undoing = Undoing(self.desk)
                self.clockwork = Clockwork(self.desk)
                self._opened.set_result(None)
                await self._closing.wait()
        except BaseException as error:
            if self._opened.done():
                raise
            self._opened.set_exception(error)

    @asynccontextmanager
    async def _at_work(self) -> AsyncIterator[Desk]:
        self.journal = journal = RecordJournal.open(self.target, CODECS)
        shared: ServerTime | None = None
        follower: Follower | None = None
        try:
            if self.target.url is not None:
                shared = ServerTime(self._time, lambda: journal.ask(server_clock_us).result())
            desk = Desk(journal, ROOMS, shared or self._time, SystemChance(), StationId(self.name))
            desk.open()
            if self.target.url is not None and shared is not None:
                follower = Follower(self.target.url, self._tell(desk), shared.measure)
            yield desk
        finally:
            if follower is not None:
                follower.stop()
            journal.close()

    def _tell(self, desk: Desk) -> Callable[[Sequence[StreamInfo], Sequence[Act]], None]:
        catching_up = CatchingUp(desk)
        return lambda heads, acts: self._soon(lambda: catching_up.look(heads, acts))

    def _soon(self, work: Callable[[], None]) -> None:
        self._loop.call_soon_threadsafe(work)

    def close(self) -> None:
        """Shut down in order."""
        self._soon(self._closing.set)
        self._thread.join(PATIENCE_S)
        assert not self._thread.is_alive()

    def run(self, work: Coroutine[Any, Any, Answer]) -> "Future[Answer]":
        """Let something run on this station's loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def start(self, call: Call, with_: Circumstances = PLAIN) -> "Future[CompletedAct]":
        """Ask for an act and do not wait."""
        return self.run(self._perform(call, with_))

    def do(self, call: Call, with_: Circumstances = PLAIN) -> CompletedAct:
        """Do an act."""
        return self.start(call, with_).result(PATIENCE_S)

    async def _perform(self, call: Call, with_: Circumstances) -> CompletedAct:
        return await self.desk.perform(DIRECTOR, call, with_)

    def undo(self, action: ActionId | None = None) -> CompletedAct:
        """Undo an act, by default the director's last one."""
        return self.run(self.undoing.undo(DIRECTOR, action, WHY)).result(PATIENCE_S)

    def redo(self) -> CompletedAct:
        """Redo what was undone last."""
        return self.run(self.undoing.redo(DIRECTOR, None, WHY)).result(PATIENCE_S)

    def tick(self) -> None:
        """Let the clockwork look once."""
        self.run(self.clockwork.tick()).result(PATIENCE_S)

    def event(self, stream: StreamId = EVENT) -> Tournament:
        """The tournament as this station knows it now."""
        found: Tournament = self.ask(lambda desk: desk.state(stream))
        return found

    def ask(self, question: Callable[[Desk], Answer]) -> Answer:
        """Ask the desk on its own loop."""

        async def answer() -> Answer:
            return question(self.desk)

        return self.run(answer()).result(PATIENCE_S)

    def until(self, holds: Callable[[Desk], bool]) -> None:
        """Wait until something holds at this desk: looked at whenever something changed."""

        async def wait() -> None:
            changed = asyncio.Event()
            end = self.desk.bulletin.subscribe(lambda _: changed.set())
            while not holds(self.desk):
                await asyncio.wait_for(changed.wait(), PATIENCE_S)
                changed.clear()
            end()

        self.run(wait()).result(PATIENCE_S)

    def recorded(self, stream: StreamId = EVENT, kind: str = KIND) -> list[Recorded]:
        """A stream as the record has it."""
        return list(self.journal.load(StreamRef(stream, kind)))


@contextmanager
def stations(target: Target, *names: str) -> Iterator[list[Station]]:
    """Workstations on one record, shut down in order at the end."""
    opened: list[Station] = []
    try:
        opened += (Station(target, name) for name in names)
        yield opened
    finally:
        for one in reversed(opened):
            one.close()


def announce(station: Station, tables: int = 2, entries: int = 0) -> None:
    """The event with its tables and the first entries, seated."""
    station.do(Announce(EVENT, conditions()))
    for number in range(1, tables + 1):
        station.do(InstallTable(HOUSE, number, 9))
        station.do(OpenTable(EVENT, HOUSE, number))
    for number in range(1, entries + 1):
        station.do(Register(EVENT, person(number)))
    if entries:
        station.do(DrawSeats(EVENT))


def sold(desk: Desk) -> int:
    """Entries that this desk knows of."""
    found: Tournament = desk.state(EVENT)
    return found.entries.count


def in_step(*all_: Station) -> None:
    """Every station comes to the state that the record gives when it is told anew."""
    heads = {info.id: info for info in all_[0].journal.streams(ended=True)}
    for station in all_:
        station.until(lambda desk: all(_has(desk, info) for info in heads.values()))
    with stations(all_[0].target, "witness") as (witness,):
        for id_ in heads:
            told = witness.ask(lambda desk, id_=id_: desk.state(id_))  # type: ignore[misc]
            for station in all_:
                assert station.ask(lambda desk, id_=id_: desk.state(id_)) == told  # type: ignore[misc]
    assert verify_target(all_[0].target, CODECS, None).findings == ()


def _has(desk: Desk, info: StreamInfo) -> bool:
    return info.id in desk.streams(info.kind) and (
        desk.stream(StreamRef(info.id, info.kind)).timeline.seq >= info.head_seq
    )


@contextmanager
def held(url: str, stream: StreamId) -> Iterator[Callable[[int], None]]:
    """Hold a stream's head; gives a function that waits until so many stations wait for it."""
    with psycopg.connect(url) as holder, psycopg.connect(url, autocommit=True) as watch:
        holder.execute("SELECT 1 FROM stream WHERE stream_id=%s FOR UPDATE", (stream,))

        def wait_for(count: int) -> None:
            query = (
                "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type='Lock' "
                "AND datname=current_database()"
            )
            deadline = time.monotonic() + PATIENCE_S
            while (found := watch.execute(query).fetchone()) is None or found[0] < count:
                assert time.monotonic() < deadline

        yield wait_for
