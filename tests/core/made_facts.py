"""Makes a fact of any type from its annotations alone, to look at what it says of itself."""

import types
import typing
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from itertools import count
from typing import Any

import msgspec

from tdapp.core.ids import PersonId


@dataclass
class Maker:
    """Every field gets a value of its own: `numbers` and `persons` by the path of their field."""

    numbers: dict[str, int] = field(default_factory=dict)
    persons: dict[str, PersonId] = field(default_factory=dict)
    _next: Iterator[int] = field(default_factory=lambda: count(1))

    def struct(self, type_: type[msgspec.Struct], path: str = "") -> Any:
        """One of a type, its fields filled whether they have a default or not."""
        hints = typing.get_type_hints(type_)
        names = type_.__struct_fields__
        return type_(**{one: self.value(hints[one], f"{path}{one}") for one in names})

    def value(self, hint: Any, path: str) -> Any:
        """One of what an annotation asks for; no None where there is a choice."""
        parts = typing.get_args(hint)
        if isinstance(hint, types.UnionType) or typing.get_origin(hint) is typing.Union:
            return self.value(next(one for one in parts if one is not type(None)), path)
        if typing.get_origin(hint) is tuple:
            some = parts[:1] * 2 if parts[1:] == (...,) else parts
            return tuple(self.value(one, path) for one in some)
        if hint is PersonId:
            return self.persons.setdefault(path, PersonId(f"person {next(self._next)}"))
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.struct(hint, f"{path}.")
        if hint is int:
            return self.numbers.setdefault(path, next(self._next))
        return next(iter(hint)) if isinstance(hint, type) and issubclass(hint, Enum) else None
