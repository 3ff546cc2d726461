"""Statements shown with a question; an act is refused once they no longer hold."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.desk.call import Call, Groups, Moment, States

T = TypeVar("T")
WorkOut = Callable[[Any, Moment], T]
"""What is said, from the stream's state: pure, for it is worked out in the writer's thread too."""


@dataclass(frozen=True, slots=True)
class Statement(ABC, Generic[T]):
    """A `value` that was said of a stream, and how it is worked out."""

    stream: StreamId
    work_out: WorkOut[T]
    value: T

    def must_hold(self, states: States, moment: Moment) -> None:
        """Refuse as `_another` does where it is something else by now."""
        now = self.work_out(states[self.stream], moment)
        if now != self.value:
            raise self._another(now)

    @abstractmethod
    def _another(self, now: T) -> Refusal:
        """Why the act is not done, now that it is something else."""


class SumStatement(Statement[int]):
    """Cents that go out or come in; refuses ``another_sum``."""

    __slots__ = ()

    def _another(self, now: int) -> Refusal:
        return Refusal("another_sum", said=self.value, now=now)


class LevelStatement(Statement[str]):
    """A level or break in words, by its number and what it is; refuses ``another_level``."""

    __slots__ = ()

    def _another(self, now: str) -> Refusal:
        return Refusal("another_level", said=self.value, now=now)


class PersonStatement(Statement[object]):
    """The owner of an entry or a seat; refuses ``another_person``."""

    __slots__ = ()

    def _another(self, _: object) -> Refusal:
        return Refusal("another_person")


class EntryStatement(Statement[tuple[int, object]]):
    """The number of an entry and how it stands; refuses ``entry_changed``."""

    __slots__ = ()

    def _another(self, now: tuple[int, object]) -> Refusal:
        return Refusal("entry_changed", entry=now[0])


class ChangesStatement(Statement[object]):
    """The changes or persons stated; refuses ``other_changes``."""

    __slots__ = ()

    def _another(self, _: object) -> Refusal:
        return Refusal("other_changes")


def decided(call: Call, states: States, moment: Moment, said: Sequence[Statement[Any]]) -> Groups:
    """The events of an act where all still holds that was said of it."""
    _must_hold(said, states, moment)
    with _fitting():
        return call.with_what_follows(call.decide(states, moment), states, moment)


def on_trial(call: Call, states: States, moment: Moment, said: Sequence[Statement[Any]]) -> Groups:
    """What shows whether it would be refused, as `decided` would."""
    _must_hold(said, states, moment)
    with _fitting():
        return call.with_what_follows(call.tried(states, moment), states, moment)


@contextmanager
def _fitting() -> Iterator[None]:
    """Refuse ``does_not_fit`` where what is decided does not fit the event as it stands."""
    try:
        yield
    except Contradiction as clash:
        raise clash.refusal from clash


def _must_hold(said: Sequence[Statement[Any]], states: States, moment: Moment) -> None:
    for one in said:
        one.must_hold(states, moment)
