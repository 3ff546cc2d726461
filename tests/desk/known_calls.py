"""Every act that can be asked for, whatever file it stands in."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module

from tdapp import calls
from tdapp.desk.call import Call


def known_calls() -> list[type[Call]]:
    """The classes of all acts: those with a row of their own in a file of calls."""
    return list(_calls())


def _calls() -> Iterator[type[Call]]:
    for module in pkgutil.walk_packages(calls.__path__, f"{calls.__name__}."):
        for thing in vars(import_module(module.name)).values():
            mine = isinstance(thing, type) and thing.__module__ == module.name
            if mine and "row" in vars(thing):
                yield thing
