"""The house keeps its own building rules: floors, sizes, and what has no place in it."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import hardware
import resources
import tdapp
from tests.parsed import HOUSE, modules, walk

TDAPP = Path(tdapp.__path__[0])
HARDWARE = Path(hardware.__path__[0])
RESOURCES = Path(resources.__path__[0])

WITH_AN_OUTSIDE = {"bench", "cli", "journal", "papers", "system", "ui"}
PURE = sorted({path.parent.name for path in TDAPP.glob("*/__init__.py")} - WITH_AN_OUTSIDE)
TELL_THE_CLOCK = {"datetime.now", "datetime.utcnow", "datetime.today", "time.time", "time.time_ns"}
MAY_TELL_THE_CLOCK = {"bench", "system"}

QT = {"PySide6", "shiboken6", "qasync"}

LINES_OF_A_FILE = 400
LINES_OF_A_FUNCTION = 40

IMPORTED_BY = """
import importlib, pkgutil, sys
for package in map(importlib.import_module, sys.argv[1:]):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)
print(*{name.partition(".")[0] for name in sys.modules})
"""


def sources(*folders: Path) -> Iterator[Path]:
    """Every Python file under these folders."""
    for folder in folders or (TDAPP, HARDWARE):
        yield from sorted(folder.rglob("*.py"))


def nodes() -> Iterator[tuple[Path, ast.AST]]:
    """Every node of every Python file that the rules below look at."""
    return ((path, node) for path, found in modules() for node in found)


def at(path: Path, node: ast.expr | ast.stmt) -> str:
    """Where a person finds it."""
    return f"{path.relative_to(HOUSE)}:{node.lineno}"


@cache
def loaded_by(*packages: str) -> frozenset[str]:
    """The top-level packages that a fresh Python holds after importing all of these."""
    command = [sys.executable, "-c", IMPORTED_BY, *packages]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=HOUSE)
    assert done.returncode == 0, done.stderr
    return frozenset(done.stdout.split())


WITHOUT = (*(f"tdapp.{room}" for room in PURE), "hardware")
WINDOWS_AND_TABLES = {*QT, "sqlmodel", "sqlalchemy", "sqlite3"}


@pytest.mark.parametrize("package", WITHOUT)
def test_a_room_without_windows_and_tables_loads_neither(package: str) -> None:
    """What all of them load together none loads alone: each is only asked where they do."""
    loaded = loaded_by(*WITHOUT)
    assert package.partition(".")[0] in loaded
    if loaded & WINDOWS_AND_TABLES:
        assert not loaded_by(package) & WINDOWS_AND_TABLES


def test_the_record_loads_no_qt() -> None:
    assert not loaded_by("tdapp.journal") & QT


def test_no_file_outgrows_what_a_newcomer_can_hold_in_mind() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in sources()}
    assert lengths
    assert not {path: length for path, length in lengths.items() if length > LINES_OF_A_FILE}


def test_no_function_outgrows_one_screen() -> None:
    long = [
        f"{at(path, node)} {node.name}"
        for path, node in nodes()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno >= LINES_OF_A_FUNCTION
    ]
    assert not long


def test_the_desk_reads_no_field_by_its_name() -> None:
    """A fact and a call say of themselves what the desk asks."""
    guesses = [
        at(path, node)
        for path in sources(TDAPP / "desk")
        for node in walk(ast.parse(path.read_text(encoding="utf-8")))
        if (isinstance(node, ast.Name) and node.id in {"getattr", "hasattr"})
        or (isinstance(node, ast.Attribute) and node.attr == "__struct_fields__")
    ]
    assert not guesses


def test_no_dialog_runs_a_loop_of_its_own() -> None:
    loops = [
        at(path, node)
        for path, node in nodes()
        if "journal" not in path.parts  # SQLModel's Session.exec asks the database
        and isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in {"exec", "exec_"}
        and not ast.unparse(node.func.value).lower().endswith(("app", "application"))
    ]
    assert not loops


def test_no_table_keeps_its_rows_in_widgets_or_behind_a_proxy() -> None:
    slow = [
        at(path, node)
        for path, node in nodes()
        if isinstance(node, ast.ImportFrom)
        and {name.name for name in node.names} & {"QTableWidget", "QSortFilterProxyModel"}
    ]
    assert not slow


def test_only_the_system_room_reads_the_wall_clock() -> None:
    readers = [
        at(path, node)
        for path, node in nodes()
        if not MAY_TELL_THE_CLOCK & set(path.relative_to(HOUSE).parts)
        and isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and ".".join(ast.unparse(node.func).split(".")[-2:]) in TELL_THE_CLOCK
    ]
    assert not readers


def test_no_file_knows_the_machine_it_was_written_on() -> None:
    foreign = re.compile(r"(?<![\w.~-])/(?:(?:work|root)/|(?:home|Users)/(?!floor\b))")
    folders = [HOUSE / name for name in ("docs", "installer", "tests", ".ci")]
    files = [
        path for folder in (*folders, TDAPP, HARDWARE, RESOURCES) for path in folder.rglob("*")
    ]
    texts = {".py", ".md", ".toml", ".sh", ".json", ".jsonl", ".ini", ".lock", ""}
    found = [
        str(path.relative_to(HOUSE))
        for path in (*files, *HOUSE.glob("[!.]*"))
        if path.is_file() and path.suffix in texts
        if foreign.search(path.read_text(encoding="utf-8"))
    ]
    assert not found


def test_every_package_of_the_lock_is_held_by_hashes_and_none_by_an_address() -> None:
    lock = (HOUSE / "requirements.lock").read_text(encoding="utf-8")
    packages = re.findall(r"^\S+==.*\n(.*)", lock, re.MULTILINE)
    assert packages
    assert all(line.strip().startswith("--hash=sha256:") for line in packages)
    assert "://" not in lock
