"""A faster start: nothing that a program loads is garbage, so nothing is looked for meanwhile."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def loading() -> Iterator[None]:
    """While the body imports, no garbage is collected; what it loaded is never looked at again."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
