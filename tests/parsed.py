"""The program's own sources, parsed once for all tests that read them."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tdapp.core.long_work import without_garbage_collection

HOUSE = Path(__file__).parents[1]
ROOMS = ("tdapp", "hardware")
LOOKED_AT = {
    ast.Call,
    ast.ImportFrom,
    ast.Assign,
    ast.AnnAssign,
    ast.FunctionDef,
    ast.AsyncFunctionDef,
    ast.ClassDef,
}


@cache
def modules() -> tuple[tuple[Path, tuple[ast.AST, ...]], ...]:
    """Every module of the program, with those of its nodes that rules and sentences are about.

    So many small objects would have the garbage collector at work for longer than the parser.
    """
    with without_garbage_collection():
        return tuple(
            (path, _nodes(path)) for room in ROOMS for path in sorted((HOUSE / room).rglob("*.py"))
        )


def _nodes(path: Path) -> tuple[ast.AST, ...]:
    module = ast.parse(path.read_text(encoding="utf-8"))
    return tuple(node for node in walk(module) if type(node) in LOOKED_AT)


def walk(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node of a tree in no certain order; `ast.walk` takes almost twice as long."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        for name in node._fields:
            part = getattr(node, name, None)
            if isinstance(part, list):
                waiting += [one for one in part if isinstance(one, ast.AST)]
            elif isinstance(part, ast.AST):
                waiting.append(part)
