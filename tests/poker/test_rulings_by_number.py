"""Rulings as the books state them, number by number, over all houses that have a book of rules."""

import csv
from pathlib import Path

import pytest

from tdapp.poker.rulings.irregularities import RulingAnswer, rule_on
from tdapp.rules.irregularities.facts import Facts, RulingFact
from tdapp.rules.irregularities.outcomes import ReturnedChips, RoundFate, RulingStep
from tdapp.rules.irregularities.situations import GameKind, Situation
from tdapp.rules.ruling_rules import Authority
from tests.poker.irregularities import irregularities
from tests.rules_doc import rule

Row = tuple[str, str, str, str, str]

TEXT = Path(__file__).with_name("rulings_by_number.tsv").read_text(encoding="utf-8")
ROWS: list[Row] = [
    (house, number, situation, told, follows)
    for house, number, situation, told, follows in csv.reader(TEXT.splitlines(), delimiter="\t")
]
"""House, number, what happened, what was told of it, and what follows by that number."""


def facts(told: str) -> Facts:
    """What a row tells: a game by its name, all else as a figure."""
    pairs = [one.split("=") for one in told.split()]
    return {
        RulingFact(name): GameKind(value) if name == "game" else int(value) for name, value in pairs
    }


def said(answer: RulingAnswer, again: tuple[RulingStep, ...]) -> str:
    """A ruling in the words of the rows; of a misdeal without the procedure that all share."""
    misdeal = answer.standing is RoundFate.MISDEAL
    steps = answer.steps[: -len(again)] if misdeal else answer.steps
    hand = [f"hand_{answer.hand.value}"] if answer.hand else []
    back = [] if answer.returned is ReturnedChips.NOTHING else [answer.returned.value]
    return " ".join([answer.standing.value, *hand, *back, *(one.value for one in steps)])


@rule("STAR", "25.1.2", "25.1.4", "25.3", "25.4", "25.5")
@rule("STAR", "26.2", "26.7", "26.11.2", "26.11.4", "26.15", "26.20", "26.25", "26.28")
@rule("STAR", "26.32", "26.34", "27.5", "27.6.2", "27.12")
@rule("CROWN", "14.1.1(a)(i)", "14.1.1(a)(ii)", "14.1.1(a)(iii)", "14.1.1(a)(iv)", "14.1.1(a)(v)")
@rule("CROWN", "14.1.1(c)(i)", "14.1.1(c)(ii)", "14.1.1(d)(i)", "14.1.1(d)(ii)")
@rule("CROWN", "14.1.1(e)(i)", "14.1.1(e)(ii)", "14.1.1(e)(iii)", "14.1.1(f)", "14.1.1(g)")
@rule("CROWN", "14.2.2", "14.2.4", "14.2.8", "14.3", "14.4.3", "14.5.1", "14.5.3", "14.6.2")
@rule("CROWN", "14.6.3", "14.8.3", "14.11.4", "18.1", "18.13", "18.16")
@rule("TAS", "B10.2(a)", "B10.2(c)", "B17.4", "B17.9", "B17.10", "B17.11")
@rule("TAS", "C18.1", "C18.2", "C18.5", "C18.6", "C19.1(a)", "C19.1(b)", "C19.1(c)", "C19.1(d)")
@rule("ADELAIDE", "46", "54b", "55a", "56c", "73", "75c", "76c", "85")
@pytest.mark.parametrize("row", ROWS, ids=" ".join)
def test_a_situation_is_ruled_on_as_its_number_says(row: Row) -> None:
    """Nothing more follows and nothing less, and the answer cites the number."""
    house, number, situation, told, follows = row
    rules = irregularities(house)
    answer = rule_on(rules, Situation(situation), facts(told))

    assert said(answer, rules.misdeal.steps) == follows
    if follows != "open":
        assert number in [one.split(" (")[0] for one in answer.rules.split(", ")]


@rule("TAS", "B10.1", "C19.6")
@pytest.mark.parametrize("house", sorted({row[0] for row in ROWS}))
def test_after_a_misdeal_the_cards_go_to_the_same_first_player(house: str) -> None:
    """They are shuffled and cut anew, and nobody's turn shifts; TAS names the button too."""
    steps = irregularities(house).misdeal.steps

    assert steps[0] is RulingStep.NEW_SHUFFLE_AND_CUT
    assert RulingStep.SAME_FIRST_CARD in steps
    assert (RulingStep.BUTTON_STAYS in steps) == (house == "TAS")


@rule("ADELAIDE", "3")
def test_management_has_the_final_control_of_an_adelaide_game() -> None:
    """It says whether there is a misdeal, where other books let the dealer say so."""
    found = rule_on(irregularities("ADELAIDE"), Situation.DEALT_OUT_OF_ORDER, facts(
        "substantial_action=0 looked=1"
    ))  # fmt: skip

    assert found.by == (Authority.MANAGEMENT,)


def test_the_rows_and_the_marks_name_the_same_numbers() -> None:
    marks = getattr(test_a_situation_is_ruled_on_as_its_number_says, "pytestmark")  # noqa: B009

    assert {(house, number) for house, number, *_ in ROWS} == {
        mark.args for mark in marks if mark.name == "rule"
    }
