"""A faster start: what is not needed at once is read afterwards, a little at a time."""

import importlib
import subprocess
import sys
from dataclasses import FrozenInstanceError, replace
from pathlib import Path

import pytest

from tdapp.start_up import ReadInTurn, reading


def test_packages_are_read_module_by_module_and_only_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inner = tmp_path / "parcel" / "inner"
    inner.mkdir(parents=True)
    for file in ("__init__", "one", "two", "inner/__init__", "inner/three"):
        (inner.parent / f"{file}.py").write_text("import parcel.one\n" * (file == "two"))
    monkeypatch.syspath_prepend(tmp_path)
    steps = reading("parcel")
    assert next(steps) == "parcel"
    assert list(steps) == ["parcel.inner", "parcel.inner.three", "parcel.one", "parcel.two"]
    assert list(reading("parcel")) == []


def test_no_source_is_read_where_the_windows_are_loaded() -> None:
    code = "import tdapp.ui.application, linecache; print(*linecache.cache)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert [file for file in found.stdout.split() if "tdapp" in file] == []


def test_tables_are_read_until_what_is_asked_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("ones", "twos", "threes"):
        (tmp_path / f"{name}.py").write_text(f"TABLE = {{{name!r}: {len(name)}}}")
    monkeypatch.syspath_prepend(tmp_path)
    table = ReadInTurn[int](["ones", "twos", "threes"], lambda module: module.TABLE)
    assert (table["twos"], "threes" in sys.modules) == (4, False)
    assert (table.get("fours"), len(table), "threes" in sys.modules) == (None, 3, True)


def test_a_method_of_a_value_is_compiled_when_it_is_first_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "valued.py").write_text(
        "from dataclasses import dataclass\n"
        "@dataclass(frozen=True, slots=True)\n"
        "class Chips:\n"
        "    count: int\n"
        "    of: str = 'table'\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    assert list(reading("valued")) == ["valued"]
    chips = importlib.import_module("valued").Chips
    waiting = chips.__init__
    first, second = chips(5), chips(count=5, of="table")
    assert chips.__init__ is not waiting
    assert (first == second, hash(first) == hash(second), first == chips(6)) == (True, True, False)
    assert repr(first) == "Chips(count=5, of='table')"
    assert replace(first, count=7) == chips(7)
    with pytest.raises(FrozenInstanceError):
        first.count = 6
    with pytest.raises(TypeError, match=r"Chips\.__init__\(\) missing 1 required"):
        chips()
