"""A house is a file: the program's code names none of them, but the neutral one as its default."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tdapp.bootstrap import houses_of
from tdapp.core.settings import DEFAULT_HOUSE
from tdapp.system.paths import user_paths
from tests.parsed import HOUSE, modules, walk

ANOTHER_WORD = {
    ("tdapp/rules/money_rules.py", "crown"),
    ("tdapp/shown/choice_words.py", "crown"),
}
"""The Crown is whom a forfeited prize may go to: the state, not a casino."""

Given = ast.Assign | ast.AnnAssign | ast.Call


def strings(path: Path) -> Iterator[str]:
    """Every text in a module, in small letters."""
    for node in walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value.lower()


def values(node: Given) -> list[ast.expr | None]:
    """What is assigned, or handed over."""
    if isinstance(node, ast.Call):
        return [*node.args, *(one.value for one in node.keywords)]
    return [node.value]


def test_no_built_in_house_is_named_in_code() -> None:
    names = houses_of(user_paths()).built_in_names() - {DEFAULT_HOUSE}
    assert len(names) > 4
    found = {
        (path.relative_to(HOUSE).as_posix(), name)
        for path, _ in modules()
        if any(f'"{name}"' in path.read_text(encoding="utf-8").lower() for name in names)
        for name in names.intersection(strings(path))
    }
    assert found == ANOTHER_WORD


def test_the_neutral_house_is_named_once_as_data() -> None:
    found = [
        path.relative_to(HOUSE).as_posix()
        for path, nodes in modules()
        for node in nodes
        if isinstance(node, Given)
        for value in values(node)
        if isinstance(value, ast.Constant) and value.value in (DEFAULT_HOUSE, DEFAULT_HOUSE.upper())
        if re.search("(?i)house|rule", ast.unparse(node))
    ]
    assert found == ["tdapp/core/settings.py"]
