"""Work in slices: a generator that yields where others may have a turn."""

from collections.abc import Generator
from typing import TypeVar

Result = TypeVar("Result")


def finished(work: Generator[None, None, Result]) -> Result:
    """The result of sliced work, done in one go."""
    while True:
        try:
            next(work)
        except StopIteration as stop:
            result: Result = stop.value
            return result
