"""Maps that change in place while a long past is folded, and are values again afterwards."""

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec
from immutables import Map

State = TypeVar("State", bound=msgspec.Struct)


class Loose:
    """Stands for a `Map` inside one long fold: what would give a new map changes this one."""

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
        """The map as it is now; changes after this leave it alone."""
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
    """The state with every map loose."""
    return _with(state, {n: Loose(v) for n, v in _fields(state) if isinstance(v, Map)})


def firmed(state: State) -> State:
    """The state with every map firm: a value."""
    return _with(state, {n: v.firm() for n, v in _fields(state) if isinstance(v, Loose)})


def _fields(state: msgspec.Struct) -> list[tuple[str, Any]]:
    return [(name, getattr(state, name)) for name in state.__struct_fields__]


def _with(state: State, fields: dict[str, Any]) -> State:
    return msgspec.structs.replace(state, **fields) if fields else state
