"""`tdapp structure` writes an event file that `tdapp` itself plays."""

import json
from pathlib import Path

import pytest

from tdapp.cli.main import main
from tdapp.words.formats import FORMATS
from tests.cli.simulated import played


@pytest.mark.parametrize("name", FORMATS)
def test_the_event_of_a_format_is_played_to_its_end(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "event.toml"
    assert main(["structure", "make", name, "--entries", "20", "--out", str(path)]) == 0
    assert not capsys.readouterr().err
    report = played(capsys, path, "--entries", 20)
    assert (report["entries"], report["warnings"]) == (20, [])


def test_what_is_chosen_is_in_the_file(capsys: pytest.CaptureFixture[str]) -> None:
    chosen = (
        "--title", "Friday", "--entries", "30", "--hours", "4:30", "--stack", "12,000",
        "--level", "20", "--chips", "100,500,1000,5000", "--ante", "each_player", "--seats", "8",
        "--price", "110", "--currency", "EUR",
    )  # fmt: skip
    assert main(["structure", "make", "freeze_out", *chosen]) == 0
    text = capsys.readouterr().out
    assert 'title = "Friday"' in text
    assert "denominations = [100, 500, 1000, 5000]" in text
    assert "seats_per_table = 8" in text
    assert 'currency = "EUR"' in text
    assert "chips = 12000" in text
    assert 'ante_by = "big_blind"' not in text


def test_unusual_blinds_are_told_beside_the_file_and_impossible_ones_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    fast = ("structure", "make", "regular", "--level", "20")
    assert main([*fast, "--hours", "5"]) == 0
    assert "warning: Blinds rise by" in capsys.readouterr().err
    assert main([*fast, "--hours", "2"]) == 1
    assert "Too few levels" in capsys.readouterr().err


def test_every_format_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["structure", "list", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["formats"].keys() == FORMATS.keys()
    assert main(["structure", "list"]) == 0
    assert "turbo\tTurbo\tFreeze-out with short levels" in capsys.readouterr().out
