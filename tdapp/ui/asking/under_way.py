"""How far something is that takes long, and whether somebody stopped it."""

import asyncio
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextvars import ContextVar
from typing import TypeVar

from tdapp.core.refusal import Refusal

Item = TypeVar("Item")
Result = TypeVar("Result")
Tell = Callable[[int, int | None], None]
QUIET_S, OFTEN_S = 0.3, 0.1
"""What is over sooner is never told; what takes longer, so often."""
PATIENCE_S = 10.0
"""What neither ends nor gets on for so long hangs."""


class UnderWay:
    """One task; it hears that it is `stopped` when it next says how far it is.

    Once it `is_over`, nobody is told of what it left running. It `is_past` once another event
    came into view than the one in which it was begun.
    """

    def __init__(self, tell: Tell, clock: Callable[[], float] = time.monotonic) -> None:
        self.stopped = self.is_over = self.is_past = False
        self.is_told = False
        self._tell = tell
        self._clock = clock
        self._moved = clock()
        self._next = self._moved + QUIET_S

    @property
    def hangs(self) -> bool:
        """Whether it has not got on for long, as at a printer that does not answer."""
        return self._clock() - self._moved >= PATIENCE_S

    def reach(self, done: int, of: int | None) -> None:
        """So much is done of so much, where that is known; refuses ``task_stopped``."""
        if self.is_over:
            return
        if self.stopped:
            raise Refusal("task_stopped", done=done)
        self._moved = self._clock()
        if self._moved >= self._next:
            self._next = self._moved + OFTEN_S
            self.is_told = True
            self._tell(done, of)


NOW: ContextVar[UnderWay | None] = ContextVar("under_way", default=None)
"""The task that the code which runs now belongs to."""


def is_past() -> bool:
    """Whether another event is in view than when the task was begun."""
    task = NOW.get()
    return task is not None and task.is_past


def reached(done: int, of: int | None = None) -> None:
    """Say how far the task is, in any thread; refuses ``task_stopped``."""
    task = NOW.get()
    if task is not None:
        task.reach(done, of)


async def their_turn(done: int, of: int | None = None) -> None:
    """Let everything else have its turn on the loop; then as `reached`."""
    await asyncio.sleep(0)
    reached(done, of)


def each(items: Iterable[Item], of: int) -> Iterator[Item]:
    """These, one after the other, with word of how far they are."""
    for done, item in enumerate(items):
        reached(done, of)
        yield item


def followed(steps: Generator[None, None, Result], of: int) -> Generator[None, None, Result]:
    """The same steps, with word of how far they are."""
    done = 0
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result
        done += 1
        reached(min(done, of), of)
        yield
