"""A faster start: what is not needed at once is read afterwards, a little at a time."""

from pathlib import Path

import pytest

from tdapp.start_up import reading


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
