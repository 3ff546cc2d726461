"""Finds marked tests in their source, without importing them."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.rules_doc.cases import HOUSES, all_cases

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Unreadable(Exception):
    """A mark cannot be read from the source; the text says where and why."""


@dataclass(frozen=True, slots=True)
class Proof:
    """A rule of a house and a test that proves it, with the cases that it answers by it."""

    house: str
    rule: str
    line: str
    test: str
    cases: tuple[str, ...]


def proofs_below(tests: Path) -> list[Proof]:
    """The proofs of all test files below `tests`; test ids are relative to its parent."""
    found: list[Proof] = []
    for path in sorted(tests.rglob("test_*.py")):
        source = path.read_text("utf-8")
        if "rules_doc" in source:
            name = path.relative_to(tests.parent).as_posix()
            found.extend(_proofs_in(ast.parse(source, name), name))
    return found


def _proofs_in(tree: ast.Module, name: str) -> Iterator[Proof]:
    kinds = _imported_marks(tree)
    unread = [node for node in ast.walk(tree) if _kind(node, kinds)]
    for prefix, function in _functions(tree):
        rules: dict[tuple[str, str], list[str]] = {}
        for mark in function.decorator_list:
            if isinstance(mark, ast.Call) and (kind := _kind(mark, kinds)):
                unread.remove(mark)
                _collect(kind, _literals(mark, name), rules)
        line = (ast.get_docstring(function) or "").partition("\n")[0]
        for (house, rule), cases in rules.items():
            yield Proof(house, rule, line, f"{name}::{prefix}{function.name}", tuple(sorted(cases)))
    if unread:
        raise Unreadable(f"{name}: each `rule` and `case` stands right above a test")


def _imported_marks(tree: ast.Module) -> dict[str, str]:
    """The names under which a file knows `rule` and `case`."""
    return {
        alias.asname or alias.name: alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module == "tests.rules_doc"
        for alias in node.names
        if alias.name in {"rule", "case"}
    }


def _kind(node: ast.AST, kinds: dict[str, str]) -> str | None:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return kinds.get(node.func.id)
    return None


def _functions(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    for node in tree.body:
        if isinstance(node, Function):
            yield "", node
        elif isinstance(node, ast.ClassDef):
            yield from (
                (f"{node.name}::", part) for part in node.body if isinstance(part, Function)
            )


def _literals(mark: ast.Call, name: str) -> list[str]:
    words = [arg.value for arg in mark.args if isinstance(arg, ast.Constant)]
    texts = [word for word in words if isinstance(word, str)]
    if mark.keywords or len(texts) != len(mark.args) or not texts:
        raise Unreadable(f"{name}:{mark.lineno}: a mark takes texts in quotes only")
    return texts


def _collect(kind: str, words: list[str], rules: dict[tuple[str, str], list[str]]) -> None:
    if kind == "rule":
        house, *numbers = words
        if house not in HOUSES:
            raise Unreadable(f"no house is called {house!r}")
        for number in numbers:
            rules.setdefault((house, number), [])
    else:
        for word in words:
            if word not in all_cases():
                raise Unreadable(f"tests/rules/cases.jsonl has no case {word}")
            case = all_cases()[word]
            rules.setdefault((case.house, case.rule), []).append(word)
