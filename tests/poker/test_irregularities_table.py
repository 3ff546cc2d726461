"""The tables of all houses: every question ends in a ruling, every row is reached and said."""

from collections.abc import Iterator, Sequence

import pytest

from tdapp.core.refusal import Refusal
from tdapp.poker.rulings.irregularities import RulingAnswer, next_fact, rule_on
from tdapp.rules.irregularities.facts import NUMBERS, Facts, RulingFact, Told
from tdapp.rules.irregularities.outcomes import (
    HandFate,
    InformedOffice,
    ReturnedChips,
    RoundFate,
    RulingStep,
    Winner,
)
from tdapp.rules.irregularities.situations import GameKind, Situation
from tdapp.rules.irregularities.table import DecisionRow, read_irregularities
from tdapp.rules.ruling_rules import Authority
from tdapp.voice.voice import Voice
from tdapp.words.look_up import irregularity_words as words
from tdapp.words.look_up.irregularity_questions import QUESTIONS
from tdapp.words.look_up.irregularity_situations import SITUATIONS
from tdapp.words.look_up.irregularity_steps import STEPS
from tdapp.words.look_up.irregularity_words import AUTHORITIES
from tests.poker.houses import HOUSES
from tests.poker.irregularities import irregularities

DONE_WITHOUT = {
    RulingFact.WAGERS,
    RulingFact.UNCALLED,
    RulingFact.ACTIVE,
    RulingFact.OPPONENTS,
    RulingFact.SOMEBODY_FOLDED,
    RulingFact.FOLDED_IN_FINAL_ROUND,
}


def told(fact: RulingFact) -> Sequence[Told]:
    if fact is RulingFact.GAME:
        return list(GameKind)
    return [1, 2, 3, 5] if fact in NUMBERS else [False, True]


def all_answers(house: str, situation: Situation, facts: Facts) -> Iterator[RulingAnswer]:
    """Every ruling that a supervisor can come to, who is asked one thing after the other."""
    rules = irregularities(house)
    fact = next_fact(rules, situation, facts)
    if fact is None:
        yield rule_on(rules, situation, facts)
        return
    assert fact not in facts
    if fact not in DONE_WITHOUT:
        with pytest.raises(Refusal):
            rule_on(rules, situation, facts)
    for value in told(fact):
        yield from all_answers(house, situation, {**facts, fact: value})


@pytest.mark.parametrize("house", sorted(HOUSES))
def test_every_question_ends_in_a_ruling_and_every_row_of_the_table_is_reached(house: str) -> None:
    rules = irregularities(house)
    for situation in Situation:
        answers = list(all_answers(house, situation, {}))
        rows = rules.decisions.get(situation, ())
        again = rules.misdeal.steps
        assert {_row(row, again) for row in rows} <= {_said(one) for one in answers}, situation
        if not rows:
            assert {one.standing for one in answers} == {RoundFate.OPEN}


def _row(row: DecisionRow, again: tuple[RulingStep, ...]) -> tuple[object, ...]:
    steps = row.steps + again if row.standing is RoundFate.MISDEAL else row.steps
    return row.standing, row.hand, row.winner, steps, row.rule


def _said(one: RulingAnswer) -> tuple[object, ...]:
    return one.standing, one.hand, one.winner, one.steps, one.rule


def test_every_situation_and_step_is_in_some_house() -> None:
    tables = [irregularities(house) for house in HOUSES]
    rows = [row for one in tables for them in one.decisions.values() for row in them]

    assert {situation for one in tables for situation in one.decisions} == set(Situation)
    steps = {step for row in rows for step in row.steps}
    assert steps | {step for one in tables for step in one.misdeal.steps} == set(RulingStep)
    assert {fact for row in rows for fact in row.when} >= set(RulingFact) - DONE_WITHOUT - {
        RulingFact.PLAYERS_ACTED
    }


def test_the_neutral_house_leaves_all_to_the_director() -> None:
    answers = [one for it in Situation for one in all_answers("OPEN", it, {})]

    assert {one.by for one in answers} == {(Authority.TOURNAMENT_DIRECTOR,)}
    assert {one.standing for one in answers} == {RoundFate.OPEN}


@pytest.mark.parametrize("text", ["", "house = 1", 'house = "X"', "house = [", "[" * 3_000])
def test_a_table_that_cannot_be_read_is_refused_with_its_problem(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_irregularities(text)

    assert refused.value.code == "bad_rulebook"
    assert refused.value.details["problem"]


def test_everything_has_words() -> None:
    assert set(SITUATIONS) == set(Situation)
    assert set(QUESTIONS) == set(RulingFact)
    assert set(STEPS) == set(RulingStep)
    assert set(words.GAMES) == set(GameKind)
    assert set(words.STANDINGS) == set(RoundFate)
    assert set(words.HANDS) == set(HandFate)
    assert set(words.RETURNS) == set(ReturnedChips)
    assert set(words.WINNERS) == set(Winner)
    assert set(words.INFORMED) == set(InformedOffice)
    assert set(AUTHORITIES) == set(Authority)


def test_no_two_situations_and_no_two_questions_are_called_the_same() -> None:
    assert len(set(SITUATIONS.values())) == len(Situation)
    assert len(set(QUESTIONS.values())) == len(RulingFact)
    assert len(set(STEPS.values())) == len(RulingStep)
    assert all(text.english.endswith("?") for text in QUESTIONS.values())
    assert all(text.english.endswith(".") for text in STEPS.values())


def test_a_ruling_is_said_sentence_by_sentence_and_ends_with_its_rule() -> None:
    rules = irregularities("CROWN")
    facts: Facts = {RulingFact.PLAYERS_ACTED: 2, RulingFact.ACTED: False, RulingFact.WAGERS: 10}
    said = words.answer_words(Voice(), rule_on(rules, Situation.WRONG_COUNT, facts))

    assert said == [
        "No misdeal. Play continues.",
        "The hand is void.",
        "Return everything this player put in.",
        "Return 10 chips.",
        "Rule 14.1.1(a)(vi).",
    ]


def test_a_misdeal_is_said_with_its_procedure_and_whoever_is_told() -> None:
    rules = irregularities("STAR")
    said = words.answer_words(Voice(), rule_on(rules, Situation.MISSING_OR_FOREIGN_CARD, {}))

    assert said[:2] == ["Misdeal.", "Decision: the dealer, a casino supervisor."]
    assert {"Tell Surveillance.", "Tell an inspector."} <= set(said)
    assert said[-1] == "Rule 26.6, 25.7, 25.8."


def test_figures_of_a_ruling_are_said() -> None:
    chinese: Facts = {RulingFact.OPPONENTS: 3}
    units = rule_on(irregularities("CROWN"), Situation.SET_WRONGLY, chinese)
    stud: Facts = {RulingFact.GAME: GameKind.FIVE_CARD_STUD, RulingFact.ACTIVE: 5}
    burns = rule_on(irregularities("TAS"), Situation.STUD_CARD_EARLY, stud)
    silent = rule_on(irregularities("STAR"), Situation.OVER_FOLD_LINE, {})

    assert "Total units lost: 12." in words.answer_words(Voice(), units)
    assert "Total burn cards: 5." in words.answer_words(Voice(), burns)
    assert "The hand may be declared void and all money returned." in words.answer_words(
        Voice(), silent
    )


def test_situations_questions_and_games_are_said() -> None:
    assert words.situation_words(Voice(), Situation.FLOP_TOO_MANY) == "flop with too many cards"
    assert words.question_words(Voice(), RulingFact.CARDS) == "How many cards?"
    assert words.game_words(Voice(), GameKind.MANILA) == "Manila poker"
