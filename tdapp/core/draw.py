"""Chance that can be replayed: the seed comes in as a value, the order follows from it alone."""

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

Item = TypeVar("Item")


def numbers_of(seed: str) -> Iterator[int]:
    """The numbers of 64 bits that `seed` draws, without end."""
    begun, counter = hashlib.sha256(f"{seed}:".encode()), 0
    while True:
        digest = begun.copy()
        digest.update(b"%d" % counter)
        yield int.from_bytes(digest.digest()[:8], "big")
        counter += 1


def _below(limit: int, numbers: Iterator[int]) -> int:
    fair = 2**64 - 2**64 % limit
    return next(number for number in numbers if number < fair) % limit


def shuffled(items: Sequence[Item], seed: str) -> tuple[Item, ...]:
    """The items in the fair order that `seed` draws (Fisher-Yates); the same on every machine."""
    pack = list(items)
    numbers = numbers_of(seed)
    for last in range(len(pack) - 1, 0, -1):
        chosen = _below(last + 1, numbers)
        pack[last], pack[chosen] = pack[chosen], pack[last]
    return tuple(pack)


def drawn(limit: int, seed: str) -> int:
    """A number from 0 to below `limit`, each as likely as another; the same on every machine."""
    return _below(limit, numbers_of(seed))
