"""Values of the program as JSON has them."""

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any

import msgspec

Figures = Iterator[tuple[str, Any]]
"""Figures by name, still as the program has them."""


def plain(value: Any) -> Any:
    """A value as JSON has it; sets and maps in order, a part of a payload field by field."""
    match value:
        case Enum():
            return value.value
        case Mapping():
            pairs = ((str(plain(key)), plain(one)) for key, one in value.items())
            return dict(sorted(pairs))
        case frozenset() | set():
            return sorted(plain(one) for one in value)
        case list() | tuple():
            return [plain(one) for one in value]
        case msgspec.Struct():
            return [plain(getattr(value, name)) for name in value.__struct_fields__]
    return value
