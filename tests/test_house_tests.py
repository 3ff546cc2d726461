"""The tests keep their own building rules: what they share, and how they drive windows."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tdapp.core.long_work import without_garbage_collection
from tests.mentioned import unmentioned
from tests.parsed import HOUSE, walk

TESTS = HOUSE / "tests"
LONGEST_CHAIN = 4
"""How many attributes a test may walk from a name it has, through a window."""

IN_THE_RECORD = {"parts", "state", "station"}
"""Chains through these read what the record says, and not how the window shows it."""

CALLED_BY_PYTHON = ("get_value", "format_field", "fromutc", "dst", "tzname")
"""What `string.Formatter` and `datetime` call in classes made for them."""

NOT_OFFERED_YET = (
    "tdapp/jackpot/settling/winning.py",
    *(f"tdapp/poker/bonus/{one}.py" for one in ("irregular", "round", "sign")),
    "tdapp/rules/bonus_rules.py",
    "tdapp/rules/promotion_rules.py",
)
"""Acts that no window asks for yet, and what only they call; each goes once all of it is called."""


@cache
def modules_of_tests() -> tuple[tuple[Path, ast.Module], ...]:
    """Every module that holds tests, with its parsed source."""
    with without_garbage_collection():
        return tuple(
            (path, ast.parse(path.read_text(encoding="utf-8")))
            for path in sorted(TESTS.rglob("test_*.py"))
        )


def imported(module: ast.Module) -> Iterator[str]:
    """The names of the modules that this one imports, wherever in it."""
    for node in walk(module):
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


def attributes(chain: ast.AST) -> tuple[str, ...]:
    """The names of a chain from its root on: `a.b(1).c[2]` gives a, b and c."""
    if isinstance(chain, ast.Attribute):
        return (*attributes(chain.value), chain.attr)
    if isinstance(chain, ast.Call):
        return attributes(chain.func)
    if isinstance(chain, ast.Subscript):
        return attributes(chain.value)
    return (chain.id,) if isinstance(chain, ast.Name) else ()


def test_windows_are_driven_by_short_verbs() -> None:
    """A test that walks through the console breaks when a widget moves; a driver knows the way."""
    long = {
        f"{path.relative_to(HOUSE)}:{node.lineno} {'.'.join(chain)}"
        for path, module in modules_of_tests()
        for node in walk(module)
        if isinstance(node, ast.Attribute)
        for chain in (attributes(node),)
        if "console" in chain or ("room" in chain and "ui" in path.parts)
        if not IN_THE_RECORD & set(chain)
        if len(chain) - 1 > LONGEST_CHAIN
    }
    assert not long


def test_nothing_of_the_program_is_reached_by_tests_alone() -> None:
    """What only tests call proves nothing about the program: it is used or it goes."""
    found = [one for one in unmentioned() if one.split()[-1] not in CALLED_BY_PYTHON]
    assert [one for one in found if not one.startswith(NOT_OFFERED_YET)] == []
    assert all(any(one.startswith(room) for one in found) for room in NOT_OFFERED_YET)


def test_the_examples_of_the_readme_stand_in_the_tests_that_it_names() -> None:
    readme = (TESTS / "README.md").read_text(encoding="utf-8")
    examples = re.findall(r"From `(\S+)`:\n\n```python\n(.*?)```", readme, re.DOTALL)
    assert len(examples) == readme.count("```python")
    for path, example in examples:
        assert example in (HOUSE / path).read_text(encoding="utf-8"), path
