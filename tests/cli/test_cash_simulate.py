"""`tdapp cash simulate`: a room through the desk adds up, in every house, again the same."""

import json

import pytest

from tdapp.cli.cash_recount import recounted
from tdapp.cli.main import main

HOUSES = ("star", "crown", "tasmania", "adelaide", "open")


def played(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, object]:
    """The report of a small room."""
    asked = ["cash", "simulate", "--tables", "3", "--players", "60", "--hours", "2", "--json"]
    assert main([*asked, *more]) == 0
    report: dict[str, object] = json.loads(capsys.readouterr().out)
    return report


@pytest.mark.parametrize("house", HOUSES)
def test_a_small_room_adds_up_in_every_house(
    capsys: pytest.CaptureFixture[str], house: str
) -> None:
    report = played(capsys, "--house", house)
    assert report["refused"] == {}
    assert report["players at most"] > 10  # type: ignore[operator]


def test_the_same_seed_plays_the_same_room(capsys: pytest.CaptureFixture[str]) -> None:
    one, other = (played(capsys, "--seed", "7") for _ in range(2))
    assert {**one, "seconds": 0} == {**other, "seconds": 0}


def test_a_recount_that_does_not_add_up_is_seen() -> None:
    bought = ("StakeBought", {"entry": 1, "cents": 500})
    sat = ("SatDown", {"entry": 1, "person": "p"})
    left = ("GotUp", {"entry": 1, "cents": 400})
    assert recounted([sat, bought]).stakes == 500
    assert recounted([sat, bought, left]).stakes == 100
    assert recounted([sat, bought]).sitting == {1: "p"}


def test_a_room_of_no_tables_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["cash", "simulate", "--tables", "0"])
    assert "tables" in capsys.readouterr().err
