"""A workstation driven step by step: real record, real threads, time and chance given."""

import asyncio
import shutil
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, TypeVar

from tdapp import bootstrap
from tdapp.calls.house.cage import OpenSession
from tdapp.core.act import Recorded
from tdapp.core.ids import StreamId, StreamInfo, StreamRef
from tdapp.core.instant import Instant
from tdapp.core.room import Room
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN, Circumstances, CompletedAct
from tdapp.desk.permissions import DIRECTOR, Actor
from tdapp.house.house import House
from tdapp.journal.connection import Connection
from tdapp.journal.target import Target
from tdapp.system.paths import Paths
from tdapp.system.pin_hashes import Argon2Pins
from tdapp.tournament.room import KIND
from tdapp.tournament.tournament import Tournament

Answer = TypeVar("Answer")
EVENING_US = 1_790_000_000_000_000
CHEAP = Argon2Pins(time=1, memory_kib=8)


class HandTime:
    """A `TimeSource` moved by hand; only its wall clock shows that a look at it takes time."""

    def __init__(self) -> None:
        self.utc_us = EVENING_US
        self.elapsed_us = 0
        self.boot = "first"

    def now(self) -> Instant:
        """This moment; no two of them have the same wall time."""
        self.utc_us += 1
        return Instant(self.utc_us, self.elapsed_us, self.boot)

    def pass_us(self, microseconds: int) -> None:
        """Let time pass, asleep or awake."""
        self.utc_us += microseconds
        self.elapsed_us += microseconds

    def set_wall(self, microseconds: int) -> None:
        """Somebody sets the wall clock by so much."""
        self.utc_us += microseconds


class CountedSeeds:
    """A `Chance` whose seeds are known beforehand."""

    def __init__(self) -> None:
        self.given = 0

    def seed(self) -> str:
        """The next seed."""
        self.given += 1
        return f"seed {self.given}"


class Station:
    """One workstation on a record file; `close` it at the end."""

    def __init__(
        self, path: Path, name: str = "desk-1", rooms: Sequence[Room[Any]] = bootstrap.ROOMS
    ) -> None:
        self.path = path
        self.rooms = rooms
        self.name = name
        self.time = HandTime()
        self.chance = CountedSeeds()
        self.loop = asyncio.new_event_loop()
        self._opened: AbstractAsyncContextManager[bootstrap.Workstation] | None = None
        self.open()

    def open(self) -> None:
        """Start the program."""
        folder = self.path.parent
        paths = Paths(folder, folder / "seals", folder / "logs")
        around = bootstrap.Surroundings(self.chance, paths, CHEAP, self.rooms)
        self._opened = bootstrap.workstation(Target(path=self.path), self.time, self.name, around)
        self.parts = self.run(self._opened.__aenter__())
        self.desk = self.parts.desk
        self.undoing = self.parts.undoing

    def shut(self) -> None:
        """End the program."""
        opened, self._opened = self._opened, None
        if opened is not None:
            self.run(opened.__aexit__(None, None, None))

    def restart(self) -> None:
        """End the program and start it again."""
        self.shut()
        self.open()

    def kill(self) -> None:
        """The power goes: the program starts again on what the disk holds at this moment.

        What closing would still have written, sealed or tidied up is lost.
        """
        self.settle()
        folder = self.path.parent
        left = folder.with_name(f"{folder.name}-left")
        shutil.copytree(folder, left)
        self.shut()
        shutil.rmtree(folder)
        left.rename(folder)
        self.open()

    def close(self) -> None:
        """End the program for good."""
        self.shut()
        self.loop.close()

    def run(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Let the loop run until `work` is done."""
        return self.loop.run_until_complete(work)

    def do(self, call: Call, with_: Circumstances = PLAIN, actor: Actor = DIRECTOR) -> CompletedAct:
        """Perform an act and wait for its answer."""
        return self.do_all([call], with_, actor)[0]

    def do_all(
        self, calls: Sequence[Call], with_: Circumstances = PLAIN, actor: Actor = DIRECTOR
    ) -> list[CompletedAct]:
        """Perform acts at once, as an impatient desk does; raises the first refusal."""

        async def at_once() -> list[CompletedAct]:
            return await asyncio.gather(*(self.desk.perform(actor, call, with_) for call in calls))

        return self.run(at_once())

    def undo(self, *args: Any, actor: Actor = DIRECTOR, **also: Any) -> CompletedAct:
        """Undo, as `Undoing.undo` does."""
        return self.run(self.undoing.undo(actor, *args, **also))

    def redo(self, *args: Any, actor: Actor = DIRECTOR, **also: Any) -> CompletedAct:
        """Redo, as `Undoing.redo` does."""
        return self.run(self.undoing.redo(actor, *args, **also))

    def take_back(
        self, event: StreamId, with_: Circumstances = PLAIN, actor: Actor = DIRECTOR
    ) -> CompletedAct:
        """Take a cancellation back, as `Undoing.take_back_end` does."""
        return self.run(self.undoing.take_back_end(actor, StreamRef(event, KIND), with_))

    def tick(self) -> None:
        """Let what is due happen."""
        self.run(self.parts.clockwork.tick())

    def settle(self) -> None:
        """Wait until everything that was asked for is recorded and published."""
        self.ask(lambda _: None)
        self.run(asyncio.sleep(0))

    def ask(self, question: Callable[[Connection], Answer]) -> Answer:
        """Look into the record itself."""
        return self.parts.journal.ask(question).result()

    @property
    def house_id(self) -> StreamId:
        """Today's house stream."""
        return self.parts.house

    @property
    def house(self) -> House:
        """Today's house."""
        found: House = self.desk.state(self.house_id)
        return found

    def session(self, drawer: str, **more: Any) -> str:
        """Open a cashier session at a drawer; its name."""
        self.do(OpenSession(self.house_id, drawer, **more))
        return f"{drawer}/{self.house.cage.last}"

    def event(self, id_: StreamId) -> Tournament:
        """One tournament as the desk sees it."""
        found: Tournament = self.desk.state(id_)
        return found

    def streams(self) -> dict[StreamId, StreamInfo]:
        """Every stream of the record."""
        return {info.id: info for info in self.parts.journal.streams(ended=True)}

    def recorded(self, id_: StreamId) -> list[Recorded]:
        """A stream as the record has it."""
        return list(self.parts.journal.load(StreamRef(id_, self.streams()[id_].kind)))
