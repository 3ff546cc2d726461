"""A faster start: nothing that a program loads is garbage, so nothing is looked for meanwhile."""

import gc
import linecache
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def loading() -> Iterator[None]:
    """While the body imports, no garbage is collected; what it loaded is never looked at again.

    Qt's binding looks into the source of each module for its own name, and keeps all the lines.
    """
    gc.disable()
    try:
        yield
    finally:
        linecache.clearcache()
        gc.freeze()
        gc.enable()
