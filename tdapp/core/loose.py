"""Values that change in place while a long past is folded, and are firm again afterwards."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, Protocol, TypeVar, runtime_checkable

import msgspec
from immutables import Map

State = TypeVar("State", bound=msgspec.Struct)


class Changing(ABC):
    """Stands for a value inside one long fold: what would give a new value changes this one."""

    __slots__ = ()

    @abstractmethod
    def firm(self) -> Any:
        """The value as it is now; changes after this leave it alone."""


@runtime_checkable
class Loosens(Protocol):
    """A value, other than a `Map`, that something of its own stands for in a long fold."""

    def loose(self) -> Changing:
        """What changes in its place."""
        ...


class Loose(Changing):
    """Stands for a `Map`."""

    __slots__ = ("_changing", "get")

    def __init__(self, firm: "Map[Any, Any]") -> None:
        self._loosen(firm)

    def _loosen(self, firm: "Map[Any, Any]") -> None:
        self._changing = firm.mutate()
        self.get = self._changing.get

    def set(self, key: object, value: object) -> "Loose":
        self._changing[key] = value
        return self

    def delete(self, key: object) -> "Loose":
        del self._changing[key]
        return self

    def items(self) -> Iterator[tuple[Any, Any]]:
        return iter(self.firm().items())

    def firm(self) -> "Map[Any, Any]":
        firm = self._changing.finish()
        self._loosen(firm)
        return firm

    def __contains__(self, key: object) -> bool:
        return key in self._changing

    def __getitem__(self, key: object) -> object:
        return self._changing[key]

    def __len__(self) -> int:
        return len(self._changing)


def loosened(state: State) -> State:
    """The state with everything loose that can be."""
    fields = ((name, _loose(value)) for name, value in _fields(state))
    return _with(state, {name: value for name, value in fields if isinstance(value, Changing)})


def _loose(value: Any) -> Any:
    if isinstance(value, Map):
        return Loose(value)
    return value.loose() if isinstance(value, Loosens) else value


def firmed(state: State) -> State:
    """The state with everything firm: a value."""
    return _with(state, {n: v.firm() for n, v in _fields(state) if isinstance(v, Changing)})


def _fields(state: msgspec.Struct) -> list[tuple[str, Any]]:
    return [(name, getattr(state, name)) for name in state.__struct_fields__]


def _with(state: State, fields: dict[str, Any]) -> State:
    return msgspec.structs.replace(state, **fields) if fields else state
