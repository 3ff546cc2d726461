"""Every command that tells something tells it as one JSON value too."""

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageReader

from tdapp.bootstrap import rulebook
from tdapp.cli.main import main
from tdapp.core.settings import DEFAULT_HOUSE
from tdapp.screens.views import View
from tdapp.ui.look.theme import ThemeName
from tdapp.ui.parts.demo import demo_conditions
from tdapp.ui.workplace.rail import PageName

OVER = ("papers", "help", "new-event", "rulings", "map-near", "command", "draft")


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
def test_the_demo_evening_is_pictured_at_both_sizes_and_its_files_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = answer(capsys, "shots", "--out", tmp_path)
    pictures = {path.name: QImageReader(str(path)).size() for path in tmp_path.iterdir()}
    assert sorted(told["files"]) == sorted(str(tmp_path / name) for name in pictures)
    moods = ("not-started", "running", "last-minute", "break", "paused", "finished")
    views = {f"screen-{view.value}".replace("_", "-") for view in View if view is not View.CLOCK}
    rail = {
        f"page-{page}-{look.value}.png": QSize(1600, 900)
        for page in (*(one.name.lower() for one in PageName), *OVER)
        for look in ThemeName
    }
    pages = ("welcome", "running", "floor", "rulings", "paused", "won", "locked")
    questions = ("chips", "asked", "refused", "prizes")
    console = {
        f"console-{place}-{wide}x{high}.png": QSize(wide, high)
        for place in (*pages, *questions)
        for wide, high in ((1600, 900), (1280, 720))
    }
    screens = {f"{name}.png": QSize(1920, 1080) for name in views | {f"clock-{it}" for it in moods}}
    assert pictures == console | rail | screens
    assert len({path.read_bytes() for path in tmp_path.iterdir()}) == len(pictures)
    grounds = [QImage(str(tmp_path / f"page-desk-{look}.png")) for look in ("dark", "light")]
    dark, light = (ground.pixelColor(800, 890).lightness() for ground in grounds)
    assert dark < 60
    assert light > 200


@pytest.mark.skipif(sys.platform != "linux", reason="names that are no text are Linux's")
def test_a_name_that_is_no_text_is_told_all_the_same(
    room: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / os.fsdecode(b"copy-\xff.tdapp")
    told = answer(capsys, "backup", copy, "--db", room)
    assert told["file"] == str(copy)
    assert answer(capsys, "journal", "stats", "--db", copy)["events"] == told["events"]
