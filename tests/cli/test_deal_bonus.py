"""`tdapp deal --game bonus` plays Texas Hold'em Bonus from a seed, and prints the edge."""

import json
from fractions import Fraction
from typing import Any

import pytest

from tdapp.cli.main import main
from tdapp.poker.bonus.practice import ante_bonus_return
from tests.poker.bonus_table import bonus_rules
from tests.rules_doc import rule

BONUS = ["deal", "--game", "bonus", "--house", "star"]


def answer(capsys: pytest.CaptureFixture[str], *words: object) -> dict[str, Any]:
    """What the command answers as JSON."""
    assert main([*BONUS, *map(str, words), "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@rule("BONUS", "10.7")
def test_the_ante_bonus_never_folded_returns_exactly_what_it_does() -> None:
    """Over all 1,326 pairs of hole cards: 1,082 units won, 1,200 lost."""
    assert ante_bonus_return(bonus_rules()) == Fraction(-59, 663) == Fraction(1_082 - 1_200, 1_326)


def test_a_simulation_agrees_with_the_exact_return_within_its_error(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """No hand that the strategy folds wins the Ante Bonus, so it loses as if never folded."""
    found = answer(capsys, "--players", 7, "--hands", 1_500)
    exact = float(-ante_bonus_return(bonus_rules()))
    assert abs(found["ante_bonus_edge"] - exact) < 4 * found["ante_bonus_error"] < 0.5
    assert found["ante_bonus_never_folded"] == "-59/663"
    assert (found["rounds"], 0 < found["error"] < 0.1) == (1_500, True)
    assert "fold a deuce" in found["strategy"]


def test_a_round_is_settled_from_the_right_with_a_reason_under_each_amount(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = answer(capsys, "--players", 3, "--ante", 25)
    assert [line["place"] for line in found["lines"]] == sorted(
        (line["place"] for line in found["lines"]), reverse=True
    )
    assert all(line["rule"] in line["why"] for line in found["lines"])
    assert {line["laid"] for line in found["lines"]} == {2_500, 5_000}
    assert answer(capsys, "--players", 3, "--ante", 25) == found
    assert answer(capsys, "--players", 3, "--ante", 25, "--seed", 2)["board"] != found["board"]


def test_the_jackpot_is_paid_with_its_hand_and_who_bears_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = ["--players", 7, "--pool", 43_000, "--seed"]
    seed = next(at for at in range(1, 500) if answer(capsys, *table, at)["jackpot"])
    assert main([*BONUS, *map(str, table), str(seed)]) == 0
    said = capsys.readouterr().out
    assert "(meter 0.00, house " in said
    assert "rule 10." in said


def test_a_house_without_the_game_and_a_place_too_many_are_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["deal", "--game", "bonus"]) == 1
    assert "does not offer this game" in capsys.readouterr().err
    for words, said in {
        "--players 8": "7 places",
        "--linked": "needs method B (rule BONUS 1.1)",
        "--low-limit --shoe": "(rule BONUS 6.6.2)",
    }.items():
        assert main([*BONUS, *words.split()]) == 1
        assert said in capsys.readouterr().err
    assert main([*BONUS, "--linked", "--method", "b", "--low-limit"]) == 0
