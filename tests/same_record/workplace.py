"""A workstation on which the same acts leave the same record: still time, chance from the act."""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from tdapp import bootstrap
from tdapp.core.ids import ActionId, StreamId, StreamRef, derived_id
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN, Circumstances, CompletedAct
from tdapp.desk.permissions import DIRECTOR, Actor
from tdapp.journal.target import Target
from tdapp.system.paths import Paths
from tests.same_record.rows import ActOnFile, rows_of

Answer = TypeVar("Answer")
BEGIN_US = 1_790_000_000_000_000
ACT_US = 1_000
"""Every act has a moment of its own, by which the record is put in order."""


def instant_at(utc_us: int) -> Instant:
    """The moment of this time, where nobody sets the wall clock."""
    return Instant(utc_us, utc_us - BEGIN_US, "same")


class StillTime:
    """A `TimeSource` that stands still until it is moved, however often it is looked at."""

    def __init__(self) -> None:
        self.utc_us = BEGIN_US

    def now(self) -> Instant:
        """The moment that was reached."""
        return instant_at(self.utc_us)

    def pass_us(self, microseconds: int) -> None:
        """Let time pass."""
        self.utc_us += microseconds


class SeedOfTheAct:
    """A `Chance` that gives the same seed for one act, however often it is asked."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.act = 0

    def seed(self) -> str:
        """The seed of this act."""
        return derived_id(self.name, "seed", self.act)


class Workplace:
    """A workstation on a new record in a folder; `close` it at the end."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder = folder
        self.path = folder / "same.tdapp"
        self.time = StillTime()
        self.chance = SeedOfTheAct(name)
        self.loop = asyncio.new_event_loop()
        paths = Paths(folder, folder / "seals", folder / "logs")
        around = bootstrap.Surroundings(self.chance, paths)
        self._opened = bootstrap.workstation(Target(path=self.path), self.time, "desk-1", around)
        self.parts = self.run(self._opened.__aenter__())
        self.desk = self.parts.desk

    def close(self) -> None:
        """End the program."""
        self.run(self._opened.__aexit__(None, None, None))
        self.loop.close()

    def run(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Let the loop run until `work` is done."""
        return self.loop.run_until_complete(work)

    def next_act(self) -> ActionId:
        """The name of the next act, which gets a moment and a seed of its own."""
        self.chance.act += 1
        self.time.pass_us(ACT_US)
        return derived_id(self.chance.name, "act", self.chance.act)

    async def perform(
        self, call: Call, with_: Circumstances = PLAIN, actor: Actor = DIRECTOR
    ) -> CompletedAct:
        """Perform an act; the answer comes when it is durable."""
        action = self.next_act()
        return await self.desk.perform(actor, call, replace(with_, action=action))

    def do(
        self, call: Call, reason: str | None = None, by: Actor = DIRECTOR, **also: Any
    ) -> CompletedAct:
        """Perform an act and wait for its answer; `also` as in `Circumstances`."""
        return self.run(self.perform(call, Circumstances(reason=reason, **also), by))

    def refused(self, call: Call, reason: str | None = None, by: Actor = DIRECTOR) -> str:
        """Perform an act that is refused; the refusal's code, once all of it is recorded."""
        try:
            self.do(call, reason, by)
        except Refusal as refusal:
            self.settle()
            return refusal.code
        raise AssertionError(call)

    def undo(self, action: ActionId, reason: str = "a slip of the hand") -> CompletedAct:
        """Undo an act."""
        with_ = Circumstances(action=self.next_act(), reason=reason)
        return self.run(self.parts.undoing.undo(DIRECTOR, action, with_=with_))

    def redo(self, action: ActionId, reason: str = "it was right") -> CompletedAct:
        """Redo an act that was undone."""
        with_ = Circumstances(action=self.next_act(), reason=reason)
        return self.run(self.parts.undoing.redo(DIRECTOR, action, with_=with_))

    def tick(self, microseconds: int = 0) -> None:
        """Let time pass, and what is due by then happen."""
        self.next_act()
        self.time.pass_us(microseconds)
        self.run(self.parts.clockwork.tick())

    def settle(self) -> None:
        """Wait until everything that was asked for is recorded and published."""
        self.parts.journal.ask(lambda _: None).result()
        self.run(asyncio.sleep(0))

    def rows(self) -> list[ActOnFile]:
        """The record as it is on file."""
        self.settle()
        return self.parts.journal.ask(rows_of).result()

    def state(self, stream: str, kind: str) -> Any:
        """A stream as the desk holds it; one that has ended as it is loaded."""
        return self.desk.stream(StreamRef(StreamId(stream), kind)).timeline.state

    def event(self, event: StreamId) -> Any:
        """An event as the desk holds it."""
        return self.desk.state(event)

    @property
    def house(self) -> StreamId:
        """Today's house stream."""
        return self.parts.house
