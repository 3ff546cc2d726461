"""Finds in the source every code that a refusal, a contradiction or a broken record can carry."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tests.parsed import HOUSE, modules

KINDS = ("Refusal", "Unrecorded", "Contradiction")
Nodes = tuple[ast.AST, ...]
TABLES = ("_PRIMARY", "_PROBLEMS")
REFUSALS = ("core/refusal.py", "stages/going_on.py")
"""Here a kind of refusal says its own code."""


@dataclass(frozen=True, slots=True)
class Raised:
    """One place in the source: its kind, the codes written there, and its details by name.

    `code` is the expression as it stands; `details` is None where they are not written out.
    """

    kind: str
    code: str
    codes: frozenset[str]
    details: frozenset[str] | None
    place: str


@cache
def raised() -> tuple[Raised, ...]:
    """Every place where one of the three is made."""
    return tuple(_raised())


def _raised() -> Iterator[Raised]:
    for path, nodes in sources():
        for call in _calls(nodes):
            of_class = path.endswith(REFUSALS) and bool(_texts_within(*call.args[:1]))
            of_class &= ast.unparse(call.func) == "super().__init__"
            kind = "Refusal" if of_class else _name(call.func)
            if kind in KINDS and call.args:
                names = [keyword.arg for keyword in call.keywords]
                details = None if None in names else frozenset(filter(None, names))
                code, place = ast.unparse(call.args[0]), f"{path}:{call.lineno}"
                yield Raised(kind, code, _texts(call.args[0]), details, place)
            elif _name(call.func) == "read_toml":
                code, place = ast.unparse(call.args[2]), f"{path}:{call.lineno}"
                yield Raised("Refusal", code, _texts(call.args[2]), frozenset({"problem"}), place)


def fixed_codes() -> frozenset[str]:
    """Why acts stand outside undo: what is assigned to `fixed` in a class."""
    return _assigned("fixed")


@cache
def problem_codes() -> frozenset[str]:
    """What is wrong with a file or a record: from tables, functions and names about problems."""
    found = _assigned("code", "problem")
    for _, nodes in sources():
        for node in nodes:
            if isinstance(node, ast.FunctionDef) and "problem" in node.name:
                found |= _returned(node)
            elif isinstance(node, ast.ClassDef) and node.name == "Concern":
                members = [one.value for one in node.body if isinstance(one, ast.Assign)]
                found |= _texts_within(*members)
    return found | _within_tables()


@cache
def labels() -> frozenset[str]:
    """The labels of acts: those in a `CallRow`, assigned to `label`, or handed to `act_of`."""
    calls = [call for _, nodes in sources() for call in _calls(nodes)]
    handed = [c.args[1] for c in calls if _name(c.func) == "act_of" and len(c.args) > 1]
    rows = [call.keywords[0].value for call in calls if _name(call.func) == "CallRow"]
    return _assigned("label").union(*map(_texts, (*handed, *rows))) - {""}


@cache
def sources() -> tuple[tuple[str, Nodes], ...]:
    """Every module of the program; the benchmarks' own acts are not the house's."""
    return tuple(
        (str(path.relative_to(HOUSE)), nodes)
        for path, nodes in modules()
        if "bench" not in path.parts
    )


def _calls(nodes: Nodes) -> Iterator[ast.Call]:
    return (node for node in nodes if isinstance(node, ast.Call))


def _name(expression: ast.expr) -> str:
    return str(getattr(expression, "id", getattr(expression, "attr", "")))


def _texts(node: ast.expr) -> frozenset[str]:
    """The texts that an expression can be, as far as they are written there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return frozenset({node.value})
    if isinstance(node, ast.IfExp):
        return _texts(node.body) | _texts(node.orelse)
    if isinstance(node, ast.BoolOp):
        return frozenset().union(*map(_texts, node.values))
    return frozenset()


def _texts_within(*nodes: ast.AST) -> frozenset[str]:
    found = (inner for node in nodes for inner in ast.walk(node) if isinstance(inner, ast.expr))
    return frozenset().union(*map(_texts, found))


def _assignments() -> Iterator[tuple[str, ast.expr]]:
    for _, nodes in sources():
        for node in nodes:
            if isinstance(node, ast.Assign):
                yield from ((_name(target), node.value) for target in node.targets)
            elif isinstance(node, ast.AnnAssign) and node.value is not None:
                yield _name(node.target), node.value


def _assigned(*names: str) -> frozenset[str]:
    return frozenset().union(*(_texts(value) for name, value in _assignments() if name in names))


def _within_tables() -> frozenset[str]:
    values = (
        inner
        for name, table in _assignments()
        if name in TABLES
        for inner in (table.values if isinstance(table, ast.Dict) else [table])
    )
    return _texts_within(*values)


def _returned(function: ast.FunctionDef) -> frozenset[str]:
    """What a function returns, and what its look-ups fall back to."""
    found: frozenset[str] = frozenset()
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.value is not None:
            found |= _texts(node.value)
            if isinstance(node.value, ast.Call):
                found = found.union(*map(_texts, node.value.args))
    return found
