"""A few lots out of many, drawn fairly at a cost that does not grow with the many."""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")

_SPAN = 2**64


def few_of(items: Sequence[Item], wanted: int, seed: str) -> tuple[Item, ...]:
    """The first `wanted` items of the fair order that `seed` draws; the same on every machine."""
    moved: dict[int, int] = {}
    drawn = []
    for turn in range(min(wanted, len(items))):
        left = len(items) - turn
        chosen = _below(left, f"{seed}:{turn}")
        drawn.append(items[moved.get(chosen, chosen)])
        moved[chosen] = moved.get(left - 1, left - 1)
    return tuple(drawn)


def _below(limit: int, seed: str) -> int:
    fair = _SPAN - _SPAN % limit
    number, attempt = fair, 0
    while number >= fair:
        digest = hashlib.sha256(f"{seed}:{attempt}".encode()).digest()
        number, attempt = int.from_bytes(digest[:8], "big"), attempt + 1
    return number % limit
