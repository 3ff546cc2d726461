"""A faster start: what is not needed at once is read afterwards, a little at a time."""

import subprocess
import sys
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
