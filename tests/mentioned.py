"""What of the program its own code mentions: a reading by name, from what runs on import.

A definition is reached when something that is reached says its name, wherever that is defined.
So two of one name hide each other, and what is called out of a text by `getattr` is seen too.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tdapp.core.long_work import without_garbage_collection
from tests.parsed import HOUSE

ROOMS = ("tdapp", "hardware", "installer", "resources")
LONGEST_NAME = 60
Defined = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True, slots=True)
class Definition:
    """A function or class with what it says itself and what is defined in it."""

    name: str
    where: str
    says: frozenset[str]
    within: tuple["Definition", ...]

    @property
    def is_called_from_outside(self) -> bool:
        """Whether Python or Qt call it by its name: a special method, or one in Qt's spelling."""
        is_camel_case = not self.name[0].isupper() and not self.name.islower()
        return self.name.startswith("__") or is_camel_case


def unmentioned() -> Sequence[str]:
    """Functions and classes that nothing reaches from what runs when the program is imported."""
    with without_garbage_collection():
        parsed = [_read(path) for room in ROOMS for path in sorted((HOUSE / room).rglob("*.py"))]
    says = {name for module in parsed for name in module.says}
    waiting = [one for module in parsed for one in module.within]
    while reached := [one for one in waiting if one.name in says or one.is_called_from_outside]:
        found = {id(one) for one in reached}
        waiting = [one for one in waiting if id(one) not in found]
        waiting += [inner for one in reached for inner in one.within]
        says.update(*(one.says for one in reached))
    return sorted(f"{one.where} {one.name}" for one in waiting)


def _read(path: Path) -> Definition:
    """A module as if it were a definition, whose body runs on import."""
    where = str(path.relative_to(HOUSE))
    return _defined(where, where, ast.parse(path.read_text(encoding="utf-8")).body)


def _defined(name: str, where: str, parts: Iterable[ast.AST]) -> Definition:
    inner: list[Defined] = []
    says = frozenset(_said(parts, inner))
    within = (_defined(one.name, f"{where}:{one.lineno}", _parts(one)) for one in inner)
    return Definition(name, where, says, tuple(within))


def _parts(one: Defined) -> Iterator[ast.AST]:
    """What runs, or is read, once a definition is reached."""
    yield from one.body
    if not isinstance(one, ast.ClassDef):
        yield one.args
        if one.returns:
            yield one.returns


def _said(parts: Iterable[ast.AST], inner: list[Defined]) -> Iterator[str]:
    """The names that these say; definitions among them go into `inner`.

    A table of SQLModel is in use as soon as it is defined, and so is what is `asked_before` an act.
    """
    waiting = list(parts)
    while waiting:
        node = waiting.pop()
        if isinstance(node, Defined):
            inner.append(node)
            waiting += node.decorator_list
            asked = (one for one in node.decorator_list if isinstance(one, ast.Call))
            yield from (node.name for one in asked if ast.unparse(one.func) == "asked_before")
            if isinstance(node, ast.ClassDef):
                waiting += [*node.bases, *node.keywords]
                yield from (node.name for keyword in node.keywords if keyword.arg == "table")
        elif not isinstance(node, ast.Import | ast.ImportFrom):
            yield from _names(node)
            waiting += ast.iter_child_nodes(node)


def _names(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Name):
        yield node.id
    elif isinstance(node, ast.Attribute):
        yield node.attr
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        is_short = len(node.value) < LONGEST_NAME
        yield from re.findall(r"\w+", node.value) if is_short else ()
