"""A faster start: nothing that a program loads is garbage, and some is loaded when it is needed."""

import dataclasses
import gc
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from types import ModuleType
from typing import Any, TypeVar

Value = TypeVar("Value")
COMPILE = "_create_fn"
"""What compiles each method of a dataclass up to Python 3.12; later ones compile all at once."""


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
        with _compiling_later():
            yield
    finally:
        gc.freeze()
        gc.enable()


@contextmanager
def _compiling_later() -> Iterator[None]:
    """Dataclasses of the body compile a method when it is first called, as most never are."""
    compiler = vars(dataclasses).get(COMPILE)
    if compiler is not None:
        vars(dataclasses)[COMPILE] = partial(_compiled_when_called, compiler)
    try:
        yield
    finally:
        if compiler is not None:
            vars(dataclasses)[COMPILE] = compiler


def _compiled_when_called(
    compiler: Callable[..., Any], name: str, *known: object, **named: object
) -> Callable[..., object]:
    """Stands for a method, in whose place the compiled one is put by the first call."""
    compiled = cache(partial(compiler, name, *known, **named))

    def method(it: object, /, *args: object, **kwargs: object) -> object:
        made = compiled()
        made.__qualname__ = method.__qualname__
        for kind in type(it).__mro__:
            if vars(kind).get(name) is method:
                setattr(kind, name, made)
        return made(it, *args, **kwargs)

    method.__name__ = name
    return method


def reading(*names: str) -> Iterator[str]:
    """Read these modules, and all that are in these packages; gives each that was not there.

    What stands in lower packages is read first, so that none has to read much for itself.
    """
    from pkgutil import iter_modules

    for name in names:
        if name not in sys.modules:
            with _compiling_later():
                import_module(name)
            yield name
        within = iter_modules(getattr(sys.modules[name], "__path__", ()), f"{name}.")
        lower_first = sorted(within, key=lambda found: not found.ispkg)
        yield from reading(*(found.name for found in lower_first))
