"""The program starts, and ends in order, however it is left."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tdapp.journal.target import Target
from tdapp.system.record_lock import RecordLock

ROOT = Path(__file__).parents[2]
SOON = 2
"""To end takes at most so many times what it took to start, on however slow a machine."""


@dataclass(frozen=True, slots=True)
class Ended:
    """How a program ended: its code, what it reported, what Qt said.

    `took` are the seconds since it was left, as a share of those before.
    """

    code: int
    report: dict[str, Any]
    messages: str
    took: float


def _run(folder: Path, way: str, platform: str = "offscreen") -> Ended:
    begun = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.ui.started", str(folder), way],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": platform},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    now = time.monotonic()
    said = done.stderr.replace("This plugin does not support propagateSizeHints()", "").strip()
    report = json.loads(done.stdout) if done.stdout else {}
    left = report.get("left_at", now)
    return Ended(done.returncode, report, said, (now - left) / (left - begun))


def _run_in_order(folder: Path, way: str, platform: str = "offscreen") -> dict[str, Any]:
    """Run to an orderly end: nothing said, record closed, soon; gives the report."""
    ended = _run(folder, way, platform)
    assert (ended.code, ended.messages) == (0, "")
    assert ended.report["shown"]
    assert ended.report["record_closed"]
    assert ended.took < SOON
    return ended.report


def _two_screens(folder: Path) -> str:
    plain = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    console = {"name": "console", "x": 0, "y": 0, "width": 1600, "height": 900}
    projector = {"name": "projector", "x": 1600, "y": 0, "width": 1280, "height": 720}
    screens = {"screens": [console | plain, projector | plain]}
    (folder / "screens.json").write_text(json.dumps(screens))
    return f"offscreen:configfile={folder / 'screens.json'}"


@pytest.mark.long
def test_with_one_screen_the_clocks_window_goes_with_the_console(tmp_path: Path) -> None:
    report = _run_in_order(tmp_path, "clock")
    assert (report["in_window"], report["filled"]) == (True, False)


def test_with_two_screens_the_clock_fills_the_other_one(tmp_path: Path) -> None:
    report = _run_in_order(tmp_path, "clock", _two_screens(tmp_path))
    assert (report["in_window"], report["filled"]) == (False, True)
    assert report["where"] == "projector"
    assert report["screens"] == "Screens 1 of 1  projector"


def test_a_start_shows_the_event_that_was_in_view_and_not_the_newest(tmp_path: Path) -> None:
    before = _run_in_order(tmp_path, "two")
    after = _run_in_order(tmp_path, "seen")
    assert after["events"] == before["events"] == 2
    assert after["in_view"] == before["in_view"]


@pytest.mark.long
def test_a_polite_kill_closes_the_record(tmp_path: Path) -> None:
    _run_in_order(tmp_path, "killed")


@pytest.mark.long
def test_a_second_polite_kill_ends_a_program_that_hangs(tmp_path: Path) -> None:
    ended = _run(tmp_path, "hanging")
    assert (ended.code, ended.messages) == (-signal.SIGTERM, "")
    lock = RecordLock(tmp_path / "room.tdapp")
    lock.take()
    lock.release()


@pytest.mark.long
def test_fifty_starts_end_in_order_at_whatever_moment_a_polite_kill_comes(tmp_path: Path) -> None:
    ended = _run(tmp_path, "often")
    assert (ended.code, ended.messages) == (0, "")
    assert ended.report["record_closed"]


def test_a_crash_is_told_in_one_line_and_an_act_under_way_is_recorded_before_the_end(
    tmp_path: Path,
) -> None:
    report = _run_in_order(tmp_path, "crash")
    assert report["notice"] == "ZeroDivisionError (the log)"
    assert report["busy"]
    db = Target(path=tmp_path / "room.tdapp").connect()
    assert db.rows("SELECT count(*) FROM event WHERE type='TournamentAnnounced'") == [(1,)]
    db.close()


def test_a_record_that_is_open_elsewhere_is_said_in_a_window_and_on_stderr(
    tmp_path: Path,
) -> None:
    lock = RecordLock(tmp_path / "room.tdapp")
    lock.take()
    ended = _run(tmp_path, "refused")
    lock.release()
    assert ended.code == 1
    assert ended.report == {"trouble": True}
    assert ended.messages.startswith("The record is open in another program (process ")
    assert ended.messages.endswith("). Close that one first.")


def test_another_theme_builds_the_window_anew_on_the_page_where_it_was_and_screens_come_back(
    tmp_path: Path,
) -> None:
    report = _run_in_order(tmp_path, "theme", _two_screens(tmp_path))
    dark, light = report["themes"]
    assert (dark, light) == ("#161c22", "#f7f8f8")
    assert report["page"]
    assert (report["where"], report["seen"]) == ("projector", [1, 1])


def test_a_record_in_a_folder_that_is_not_safe_is_said_at_the_start(tmp_path: Path) -> None:
    folder = tmp_path / "Dropbox"
    folder.mkdir()
    assert "synchronised folder" in _run_in_order(folder, "told")["notice"]
