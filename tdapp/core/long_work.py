"""Long work: in slices that let others have a turn, or without the collector of cycles."""

import gc
from collections.abc import Generator, Iterator
from contextlib import contextmanager
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


@contextmanager
def without_garbage_collection() -> Iterator[None]:
    """Make many values without looking through them again and again, now or later."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
