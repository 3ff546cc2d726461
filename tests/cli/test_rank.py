"""`tdapp rank` names hands and says which is best, by a house's order for the deck."""

import json
from typing import Any

import pytest

from tdapp.cli.main import main
from tests.cli.command import is_said_in_a_line


def ranked(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[Any]:
    """The rankings that are told."""
    assert main(["rank", *arguments, "--json"]) == 0
    said: list[Any] = json.loads(capsys.readouterr().out)["rankings"]
    return said


def winners(answer: Any) -> list[str]:
    return [hand["cards"] for hand in answer["hands"] if hand["wins"]]


def test_the_best_hand_of_a_board_wins(capsys: pytest.CaptureFixture[str]) -> None:
    (high,) = ranked(capsys, "AsKs", "2c 2d", "--board", "Qs Js 10s 2h 2s")
    assert winners(high) == ["As Ks"]
    assert [hand["name"] for hand in high["hands"]] == ["royal flush", "four deuces with queen"]
    assert high["split"] is False


def test_equal_hands_split(capsys: pytest.CaptureFixture[str]) -> None:
    (high,) = ranked(capsys, "2s3s", "2c3c", "--board", "AsKdQhJcTd")
    assert (winners(high), high["split"]) == (["2s 3s", "2c 3c"], True)


def test_a_house_has_its_own_order_for_a_deck(capsys: pytest.CaptureFixture[str]) -> None:
    hands = ("JsTs", "Th9h", "--board", "Td9d8c7hTc", "--deck", "36")
    assert winners(ranked(capsys, *hands, "--house", "open")[0]) == ["Th 9h"]
    trips = ("Js 9s", "Tc Kh", "--board", "Td Th 8c 7h 6s", "--deck", "36")
    assert winners(ranked(capsys, *trips, "--house", "open")[0]) == ["Js 9s"]
    assert winners(ranked(capsys, *trips, "--house", "star")[0]) == ["Tc Kh"]


def test_high_and_low_are_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    game = ("--game", "omaha_hi_lo", "--board", "3c 4d 8h Ks Kc")
    high, low = ranked(capsys, "As 2s Qd Jd", "Kd Kh 9c 9d", *game)
    assert (high["ranking"], winners(high)) == ("high", ["Kd Kh 9c 9d"])
    assert (low["ranking"], winners(low)) == ("eight_or_better", ["As 2s Qd Jd"])


@pytest.mark.parametrize(
    "arguments",
    [
        ("AsKs",),
        ("As Ks Qs Js Xs",),
        ("AsKsQsJsTs", "AsKdQdJdTd"),
        ("AsKsQsJs2s", "--deck", "36"),
        ("AsKsQsJsTs", "--game", "whist"),
        ("AsKsQsJsTs", "--game", "../secret"),
        ("AsKsQsJsTs", "--house", "mars"),
        ("2s3s4s5s7s8s9s", "--game", "deuce_to_seven_lowball"),
        ("AsKs", "--game", "omaha", "--board", "2c3c"),
    ],
)
def test_what_cannot_be_ranked_is_said_in_a_line(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rank", *arguments]) == 1
    assert is_said_in_a_line(capsys.readouterr().err)
