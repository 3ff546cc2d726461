"""The tests keep their own building rules: what they share, and how they drive windows."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.parsed import HOUSE

TESTS = HOUSE / "tests"


def modules_of_tests() -> Iterator[tuple[Path, ast.Module]]:
    """Every module that holds tests, with its parsed source."""
    for path in sorted(TESTS.rglob("test_*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def imported(module: ast.Module) -> Iterator[str]:
    """The names of the modules that this one imports, wherever in it."""
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


def test_no_test_module_imports_from_another() -> None:
    """What tests share stands in a module that is named after it."""
    borrowed = [
        f"{path.relative_to(HOUSE)} imports {name}"
        for path, module in modules_of_tests()
        for name in imported(module)
        if name.startswith("tests.") and any(part.startswith("test_") for part in name.split("."))
    ]
    assert not borrowed
