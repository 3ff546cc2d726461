"""A faster start: nothing that a program loads is garbage, so nothing is looked for meanwhile."""

import gc
import linecache
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pkgutil import iter_modules


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


def reading(*names: str) -> Iterator[str]:
    """Read these modules, and all that are in these packages; gives each that was not there.

    What stands in lower packages is named first, so that none has to read much for itself.
    """
    for name in names:
        if name not in sys.modules:
            import_module(name)
            yield name
        within = getattr(sys.modules[name], "__path__", ())
        yield from reading(*(found.name for found in iter_modules(within, f"{name}.")))
