"""A faster start: nothing that a program loads is garbage, and some is loaded when it is needed."""

import gc
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import TypeVar

Value = TypeVar("Value")


class ReadInTurn(Mapping[str, Value]):
    """What stands in the tables of some modules; one is read once no other before has a key."""

    def __init__(
        self, names: Sequence[str], table: Callable[[ModuleType], Mapping[str, Value]]
    ) -> None:
        self._read: dict[str, Value] = {}
        self._unread = dict.fromkeys(names)
        self._table = table

    def __getitem__(self, key: str) -> Value:
        self._read_until(lambda: key in self._read)
        return self._read[key]

    def __iter__(self) -> Iterator[str]:
        self._read_until(lambda: False)
        return iter(self._read)

    def __len__(self) -> int:
        return len(list(iter(self)))

    def _read_until(self, found: Callable[[], bool]) -> None:
        """Two threads may read at once: each module is read by the one or the other, or by both."""
        for name in tuple(self._unread):
            if found():
                break
            self._read |= self._table(import_module(name))
            self._unread.pop(name, None)


@contextmanager
def loading() -> Iterator[None]:
    """While the body imports, no garbage is collected; what it loaded is never looked at again."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def reading(*names: str) -> Iterator[str]:
    """Read these modules, and all that are in these packages; gives each that was not there.

    What stands in lower packages is read first, so that none has to read much for itself.
    """
    for name in names:
        if name not in sys.modules:
            import_module(name)
            yield name
        within = iter_modules(getattr(sys.modules[name], "__path__", ()), f"{name}.")
        lower_first = sorted(within, key=lambda found: not found.ispkg)
        yield from reading(*(found.name for found in lower_first))
