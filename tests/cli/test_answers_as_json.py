"""Every command that tells something tells it as one JSON value too."""

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

from tdapp.bootstrap import rulebook
from tdapp.cli.main import main
from tdapp.core.settings import DEFAULT_HOUSE
from tdapp.ui.parts.demo import demo_conditions


def answer(capsys: pytest.CaptureFixture[str], *arguments: object) -> Any:
    """The value that a command gives, alone on its output."""
    assert main([*map(str, arguments), "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return json.loads(said.out)


def test_the_demo_tells_its_figures_and_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = answer(capsys, "demo", "--headless", "--out", tmp_path)
    assert told["event"] == demo_conditions(rulebook(DEFAULT_HOUSE)).title
    assert (told["entries"], told["rebuys"]) == (36, 4)
    assert told["money"] == {"pool": "12,000.00", "fees": "1,080.00", "paid": "12,000.00"}
    assert [prize["paid"] for prize in told["prizes"]][:2] == ["4,800.00", "3,600.00"]
    assert all(prize["name"] for prize in told["prizes"])
    assert sorted(told["files"]) == sorted(str(path) for path in tmp_path.iterdir())


def test_the_demo_in_its_window_has_nothing_to_tell_as_json(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["demo", "--json"])
    assert ended.value.code == 2
    assert "--headless" in capsys.readouterr().err


def test_sheets_tell_the_event_and_the_files(
    room: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "papers"
    told = answer(capsys, "sheets", "last", "--db", room, "--out", out)
    assert told["event"].startswith("simulated-")
    assert sorted(told["files"]) == sorted(str(path) for path in out.iterdir())


@pytest.mark.long
def test_the_demo_room_is_pictured_in_each_look_and_its_files_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Some of it; tests/ui/test_shots.py has all of it in one look."""
    look = ("--theme", "dark", "light", "--size", "1280x720", "--text", "100")
    told = answer(capsys, "shots", tmp_path, *look, "--only", "desk", "floor", "screen-clock*")
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert sorted(told["files"]) == sorted(map(str, files))
    assert "screen-clock-finished" in pictures(tmp_path / "screens-1280x720")
    for theme in ("dark", "light"):
        assert pictures(tmp_path / f"{theme}-1280x720-100") == {"desk", "floor"}
    assert "dark-1280x720-100/floor.png" in (tmp_path / "index.html").read_text()
    dark, light = (
        QImage(str(tmp_path / f"{theme}-1280x720-100" / "desk.png")).pixelColor(800, 680)
        for theme in ("dark", "light")
    )
    assert dark.lightness() < 60
    assert light.lightness() > 200


def pictures(folder: Path) -> set[str]:
    """The names of the pictures in a folder."""
    return {path.stem for path in folder.glob("*.png")}


@pytest.mark.skipif(sys.platform != "linux", reason="names that are no text are Linux's")
def test_a_name_that_is_no_text_is_told_all_the_same(
    room: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / os.fsdecode(b"copy-\xff.tdapp")
    told = answer(capsys, "backup", copy, "--db", room)
    assert told["file"] == str(copy)
    assert answer(capsys, "journal", "stats", "--db", copy)["events"] == told["events"]
