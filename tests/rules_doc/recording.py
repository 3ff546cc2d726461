"""A plugin of pytest that keeps which functions of the program each test reaches.

Every function of `tdapp` notes its name when it is called; that costs a test run little. Tests
that prove a rule are kept, and tests that enter the program as a person does: by the desk, by a
command or by a window. `python -m tests.rules_doc --run` uses it.
"""

import ast
import importlib.abc
import json
import os
import sys
from collections.abc import Generator, Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest

FOLDER = "TDAPP_REACHED"
"""The variable that names the folder where each worker leaves what it saw."""

ENTRANCES = {
    "tdapp.desk.desk:Desk.perform",
    "tdapp.cli.main:main",
    "tdapp.ui.console.console:Console.__init__",
}
MACHINE = "test_machine.py"
"""Evenings that hypothesis plays within a test."""
Function = ast.FunctionDef | ast.AsyncFunctionDef

reached: set[str] = set()
kept: dict[str, list[str]] = {}


class Noting(ast.NodeTransformer):
    """Has each function of a module add its name to `reached` when it is called."""

    def __init__(self, module: str) -> None:
        self._module, self._within = module, list[str]()

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """A class lends its name to what is defined in it."""
        return self._inside(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """A function notes its name first."""
        return self._noted(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        """A coroutine likewise."""
        return self._noted(node)

    def _noted(self, node: Function) -> ast.AST:
        name = f"{self._module}:{'.'.join((*self._within, node.name))}"
        (note,) = ast.parse(f"__reached__({name!r})").body
        self._inside(node)
        at = 1 if ast.get_docstring(node) is not None else 0
        node.body.insert(at, ast.fix_missing_locations(ast.copy_location(note, node.body[0])))
        return node

    def _inside(self, node: ast.ClassDef | Function) -> ast.AST:
        self._within.append(node.name)
        self.generic_visit(node)
        self._within.pop()
        return node


class NotingLoader(SourceFileLoader):
    """Loads a module so that its functions note their names."""

    def get_code(self, fullname: str) -> CodeType:
        """Compiled anew each time: what is kept on the disk notes nothing."""
        path = self.get_filename(fullname)
        module = Noting(fullname).visit(ast.parse(self.get_data(path), path))
        return compile(module, path, "exec")


class NotingFinder(importlib.abc.MetaPathFinder):
    """Finds the modules of the program as Python does, and gives them that loader."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Leave all that is not the program's to the other finders."""
        if fullname.partition(".")[0] != "tdapp":
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and isinstance(spec.loader, SourceFileLoader):
            spec.loader = NotingLoader(fullname, spec.loader.path)
        return spec


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, Any, Any]:
    """Keep what a test reached, where it proves a rule or enters as a person does.

    What chance plays enters nowhere: which acts it tries is not the same on every machine.
    """
    reached.clear()
    result = yield
    if item.get_closest_marker("hypothesis") or item.path.name == MACHINE:
        reached.difference_update(ENTRANCES)
    if reached & ENTRANCES or item.get_closest_marker("rule"):
        test = item.nodeid.partition("[")[0]
        kept[test] = sorted({*kept.get(test, ()), *reached})
    return result


def pytest_sessionfinish() -> None:
    """Leave what this process saw in the folder."""
    worker = os.environ.get("PYTEST_XDIST_WORKER", "main")
    if kept:
        (Path(os.environ[FOLDER]) / f"{worker}.json").write_text(json.dumps(kept), "utf-8")


if FOLDER in os.environ:
    import builtins

    builtins.__reached__ = reached.add  # type: ignore[attr-defined]
    sys.meta_path.insert(0, NotingFinder())
