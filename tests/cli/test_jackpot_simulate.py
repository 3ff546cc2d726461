"""`tdapp jackpot simulate`: a pool through the desk adds up, in every house, again the same."""

import json

import pytest

from tdapp.cli.main import main

HOUSES = ("star", "crown", "adelaide", "open")


def played(capsys: pytest.CaptureFixture[str], house: str, hours: str = "3") -> dict[str, object]:
    """What the command says of a pool fed by three tables."""
    asked = ["jackpot", "simulate", "--tables", "3", "--hours", hours, "--seed", "3", "--json"]
    assert main([*asked, "--house", house]) == 0
    return {**json.loads(capsys.readouterr().out), "seconds": 0}


@pytest.mark.parametrize("house", HOUSES)
def test_every_round_counts_once_and_the_pool_adds_up(
    house: str, capsys: pytest.CaptureFixture[str]
) -> None:
    report = played(capsys, house, "14")
    laws = report["laws"]
    assert isinstance(laws, dict)
    assert all(laws.values()), laws
    assert (report["verify"], report["days"]) == ("ok", 2)
    assert report["claim_hit"]


def test_a_house_without_jackpots_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["jackpot", "simulate", "--house", "tasmania"]) == 1
    assert "jackpot" in capsys.readouterr().err


def test_the_same_seed_plays_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert played(capsys, "star") == played(capsys, "star")
