"""Values that change in place while a long past is folded, and are firm again afterwards."""

from collections.abc import Callable, Generator
from typing import Any, Protocol, Self, TypeVar, runtime_checkable

import msgspec
from immutables import Map

State = TypeVar("State", bound=msgspec.Struct)
EMPTY: "Map[Any, Any]" = Map()


class Changing:
    """Stands for a value inside one long fold: what would give a new value changes this one.

    No `ABC`: every value of every state is asked whether it is one, which took ten times as long.
    """

    __slots__ = ()

    def firm(self) -> Any:
        """The value as it is now; changes after this leave it alone."""
        raise NotImplementedError

    def twin(self) -> Self:
        """The same once more, which changes on its own: far cheaper than a firm value."""
        raise NotImplementedError


@runtime_checkable
class Loosens(Protocol):
    """A value, other than a `Map`, that something of its own stands for in a long fold."""

    def loose(self) -> Changing:
        """What changes in its place."""
        ...


class Loose(dict[Any, Any], Changing):
    """Stands for a `Map`. Once it was firm it is `Noted`: made firm again it costs what changed."""

    __slots__ = ("_changed", "_firm")

    def __init__(self, firm: "Map[Any, Any]" = EMPTY) -> None:
        super().__init__(firm.items())
        self._firm = firm
        self._changed: set[object] = set()
        if firm:
            self.__class__ = Noted

    def set(self, key: object, value: object) -> "Loose":
        self[key] = value
        return self

    def delete(self, key: object) -> "Loose":
        del self[key]
        return self

    def firm(self) -> "Map[Any, Any]":
        self._firm = Map(self)
        self.__class__ = Noted
        return self._firm

    def twin(self) -> "Loose":
        twin = Loose()
        twin.update(self)
        twin._firm, twin._changed = self._firm, set(self._changed)
        twin.__class__ = type(self)
        return twin


class Noted(Loose):
    """One that notes which keys changed since it was firm."""

    __slots__ = ()

    def set(self, key: object, value: object) -> "Loose":
        self[key] = value
        self._changed.add(key)
        return self

    def delete(self, key: object) -> "Loose":
        del self[key]
        self._changed.add(key)
        return self

    def firm(self) -> "Map[Any, Any]":
        if self._changed:
            firm = self._firm.mutate()
            for key in self._changed:
                if key in self:
                    firm[key] = self[key]
                else:
                    firm.pop(key, None)
            self._changed.clear()
            self._firm = firm.finish()
        return self._firm


def loosened(state: State) -> Generator[None, None, State]:
    """The state with everything loose that can be; yields between its values."""
    return (yield from _each(state, _loose))


def kept(state: State) -> Generator[None, None, State]:
    """The state as it is now, to be loosened again: what is folded on leaves it alone."""
    return (yield from _each(state, _twin))


def firmed(state: State) -> Generator[None, None, State]:
    """The state with everything firm: a value."""
    return (yield from _each(state, _firm))


def _each(state: State, turned: Callable[[Any], Any]) -> Generator[None, None, State]:
    fields = {}
    for name in state.__struct_fields__:
        before = getattr(state, name)
        after = turned(before)
        if after is not before:
            fields[name] = after
            yield
    return msgspec.structs.replace(state, **fields) if fields else state


def _loose(value: Any) -> Any:
    if isinstance(value, Map):
        return Loose(value)
    return value.loose() if isinstance(value, Loosens) else _twin(value)


def _twin(value: Any) -> Any:
    return value.twin() if isinstance(value, Changing) else value


def _firm(value: Any) -> Any:
    return value.firm() if isinstance(value, Changing) else value
