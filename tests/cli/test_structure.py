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
        "--price", "110", "--currency", "EUR", "--break-every", "4", "--break-after", "6:45",
        "--close", "4",
    )  # fmt: skip
    assert main(["structure", "make", "freeze_out", *chosen]) == 0
    text = capsys.readouterr().out
    assert 'title = "Friday"' in text
    assert "denominations = [100, 500, 1000, 5000]" in text
    assert "seats_per_table = 8" in text
    assert 'currency = "EUR"' in text
    assert "chips = 12000" in text
    assert 'ante_by = "big_blind"' not in text
    assert "    {minutes = 45},\n" in text
    assert "until_level = 4\n" in text


def test_unusual_blinds_are_told_beside_the_file_and_impossible_ones_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    fast = ("structure", "make", "regular", "--level", "20")
    assert main([*fast, "--hours", "5"]) == 0
    assert "warning: Blinds rise by" in capsys.readouterr().err
    assert main([*fast, "--hours", "4"]) == 1
    assert "Too few levels" in capsys.readouterr().err


@pytest.mark.parametrize(
    "wrong",
    [
        ("--hours", "0"), ("--hours", "5:75"), ("--price", "-5"), ("--price", "ten"),
        ("--chips", "25,"), ("--break-after", "6"), ("--entries", "1"),
    ],
)  # fmt: skip
def test_what_is_typed_wrong_is_wrong_usage(
    wrong: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    option, value = wrong
    with pytest.raises(SystemExit, match="2"):
        main(["structure", "make", "turbo", f"{option}={value}"])
    assert f"argument {option}:" in capsys.readouterr().err


def test_every_format_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["structure", "list", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["formats"].keys() == FORMATS.keys()
    assert main(["structure", "list"]) == 0
    assert "turbo\tTurbo\tFreeze-out with short levels" in capsys.readouterr().out


def test_an_event_that_is_tried_tells_its_end_its_prizes_and_its_chips(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "event.toml"
    assert main(["structure", "make", "guarantee", "--entries", "100", "--out", str(path)]) == 0
    tried = ("structure", "try", str(path), "--entries", "80", "--have", "500x25", "5000x100")
    assert main([*tried, "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert answer["payout"]["pool_cents"] == 11_000_00
    assert answer["payout"]["overlay_cents"] == 11_000_00 - 80 * 130_00
    assert sum(cash for _, cash, _ in answer["payout"]["prizes"]) == 11_000_00
    assert answer["paid_places_left"] < answer["final_table"] < answer["ends"]
    assert answer["chips"][0] == {"chip": 25, "in_stack": 8, "needed": 640, "short": 140}
    assert [one["entries"] for one in answer["previews"]] == [40, 80, 120]
    assert [one["code"] for one in answer["findings"]] == ["chips_short"]
    assert main([*tried]) == 1
    told = capsys.readouterr()
    assert "chips of 25: 8 per stack, 640 needed, 140 short" in told.out
    assert "warning: The room is short of chips: 140x25 " in told.err
    assert main([*tried[:5], "--entries", "100"]) == 0


def test_a_published_event_is_fitted_to_a_shorter_evening_and_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "event.toml"
    rebuys = "resources/events/us-wsop-2008-e28-rebuy.toml"
    sold = ("--entries", "40", "--rebuys", "30", "--addons", "20", "--hours", "7")
    assert main(["structure", "fit", rebuys, *sold, "--out", str(path)]) == 0
    assert main(["structure", "try", str(path), *sold]) == 0
    assert "ends about level" in capsys.readouterr().out
    report = played(capsys, path, "--entries", 40, "--rebuys", 30, "--addons", 20)
    assert (report["rebuys"], report["addons"]) == (30, 20)


def test_blinds_that_end_nothing_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    endless = "resources/events/us-borgata-2008-wpt.toml"
    assert main(["structure", "try", endless, "--entries", "516"]) == 1
    told = capsys.readouterr()
    assert "does not end" in told.out
    assert "The blinds are too low to end the event" in told.err
