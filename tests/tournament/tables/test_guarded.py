"""What an event adds to an act at its tables cannot be passed by: no call takes the bare act."""

import ast
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from tests.parsed import HOUSE, modules

Act = tuple[str, str]
"""The dotted module of a function and its name."""
OUTSIDE = ("tdapp.calls", "tdapp.ui", "tdapp.cli", "tdapp.bench", "tdapp.sheets")


@cache
def by_name() -> Mapping[str, Sequence[ast.AST]]:
    """What stands in every module of the program; read once it is asked for."""
    return {
        ".".join(path.relative_to(HOUSE).with_suffix("").parts): nodes for path, nodes in modules()
    }


def used(module: str) -> Iterator[Act]:
    """Every function of another module that a module takes by name or calls through the module."""
    known: dict[str, str] = {}
    for node in by_name()[module]:
        if isinstance(node, ast.ImportFrom) and node.module:
            for one in node.names:
                known[one.asname or one.name] = f"{node.module}.{one.name}"
                yield node.module, one.name
    for node in by_name()[module]:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            of = node.func.value
            if isinstance(of, ast.Name) and of.id in known:
                yield known[of.id], node.func.attr


def functions(module: str) -> set[str]:
    """The names of the functions that a module defines."""
    return {node.name for node in by_name()[module] if isinstance(node, ast.FunctionDef)}


@cache
def guarded() -> frozenset[Act]:
    """The acts at a table that a function of the event, called the same, guards and then does."""
    return frozenset(
        (of, name)
        for module in by_name()
        if module.startswith("tdapp.tournament.")
        for of, name in used(module)
        if of.startswith("tdapp.table.") and name in functions(module)
    )


def test_the_acts_that_an_event_guards_are_known() -> None:
    names = {name for _, name in guarded()}
    assert names >= {
        "begin", "break_table", "close_table", "free_table", "lock_seat", "open_table",
        "order_move", "overrule_move", "race_of", "redraw",
    }  # fmt: skip


def test_nobody_outside_an_event_does_them_bare() -> None:
    outside = [module for module in by_name() if module.startswith(OUTSIDE)]
    bare = {module: guarded().intersection(used(module)) for module in outside}
    assert outside
    assert not {module: acts for module, acts in bare.items() if acts}
