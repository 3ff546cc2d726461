"""The command line: every command does its work, and a refusal is one sentence."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tdapp.cli.main import main

CANBERRA = "resources/events/canberra-teams-2010.toml"


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A record with one finished event of twelve entries."""
    path = str(tmp_path / "room.tdapp")
    assert main(["simulate", CANBERRA, "--entries", "12", "--db", path]) == 0
    return path


def test_two_events_of_one_record_follow_each_other(record: str) -> None:
    assert main(["simulate", CANBERRA, "--entries", "10", "--db", record]) == 0
    assert main(["journal", "verify", "--db", record]) == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "nowhere.toml"], "nowhere.toml"),
        (["simulate", CANBERRA, "--house", "nobody"], "nobody"),
        (["simulate", CANBERRA, "--db", "mysql://there"], "mysql"),
        (["sheets", "nothing", "--out", "out"], "There is no record at"),
        (["backup", "copy", "--db", "LICENSE"], "This file is not a tdapp record"),
    ],
)
def test_a_refusal_is_said_in_a_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 1
    told = capsys.readouterr().err
    assert said in told
    assert "Traceback" not in told
    assert told.count("\n") == 1


def test_an_event_file_with_a_fault_names_the_field(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "event.toml"
    path.write_text(Path(CANBERRA).read_text().replace("max_entries = 60", "max_entries = 0"))
    assert main(["simulate", str(path)]) == 1
    assert "max_entries" in capsys.readouterr().err


def test_blinds_that_may_be_a_slip_are_a_warning_and_the_event_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "event.toml"
    path.write_text(
        Path(CANBERRA).read_text().replace("small = 25, big = 50", "small = 20, big = 50")
    )
    assert main(["simulate", str(path), "--entries", "10"]) == 0
    said = "levels[0]: the big blind 50 is not twice the small blind 20"
    assert f"warning: {said}" in capsys.readouterr().err


def test_every_paper_of_an_event_is_written(record: str, tmp_path: Path) -> None:
    out = tmp_path / "papers"
    assert main(["sheets", "last", "--db", record, "--out", str(out)]) == 0
    assert {path.name for path in out.iterdir()} >= {
        "payouts.pdf",
        "prize-slips.pdf",
        "receipts.pdf",
        "results.pdf",
        "seating.pdf",
        "structure.pdf",
    }
    assert all(path.read_bytes().startswith(b"%PDF") for path in out.iterdir())


def test_the_headless_demo_leaves_screens_and_sheets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["demo", "--headless", "--out", str(tmp_path)]) == 0
    assert "4,800.00 paid" in capsys.readouterr().out
    names = {path.name for path in tmp_path.iterdir()}
    assert {"payouts.pdf", "seat-cards.pdf", "clock-running.png"} <= names


def test_what_is_no_record_is_said_to_be_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["journal", "verify", "--db", "LICENSE"]) == 1
    assert "This file is not a tdapp record" in capsys.readouterr().err


def test_a_backup_can_be_gone_on_from(record: str, tmp_path: Path) -> None:
    copy = str(tmp_path / "copy.tdapp")
    assert main(["backup", copy, "--db", record]) == 0
    assert main(["restore", copy, "--db", record, "--reason", "rehearsal"]) == 0
    assert main(["journal", "verify", "--db", record]) == 0
    assert main(["simulate", CANBERRA, "--entries", "10", "--db", record]) == 0


def test_wrong_usage_is_told_with_code_two() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tdapp", "simulate"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "EVENT.toml" in done.stderr


def test_without_a_display_the_window_says_so() -> None:
    kept = ("PATH", "TDAPP_HOME", "SYSTEMROOT")
    environment = {name: value for name, value in os.environ.items() if name in kept}
    done = subprocess.run(
        [sys.executable, "-m", "tdapp"],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )
    assert done.returncode == 1
    assert "demo --headless" in done.stderr
