"""Asks what a ruling on an irregularity turns on, and no more than that."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication

from tdapp.core.refusal import Refusal
from tdapp.poker.rulings.irregularities import next_fact, rule_on
from tdapp.rules.irregularities.facts import NUMBERS, Fact, Facts, Told
from tdapp.rules.irregularities.situations import Game, Situation
from tdapp.rules.irregularities.table import Irregularities
from tdapp.tournament.rulings.events import RulingKind
from tdapp.ui.rulings.enquiry import Ask, Next, Ruled, Way, read_count, yes_or_no
from tdapp.ui.rulings.irregularity_questions import IN_CONDUCT, SUBJECTS
from tdapp.ui.rulings.irregularity_words import (
    answer_words,
    game_words,
    question_words,
    situation_words,
)

translate = QCoreApplication.translate
Leads = Callable[[Told], Next]


def irregularity_ways(rules: Irregularities) -> tuple[Way, ...]:
    """Everything that can go wrong, by subject."""
    return tuple(
        Way(situation_words(one), partial(_after, rules, one, {}), translate("Rulings", subject))
        for subject, situations in SUBJECTS.items()
        for one in situations
    )


def _after(rules: Irregularities, situation: Situation, facts: Facts) -> Next:
    """The next question, or the ruling once there is none."""
    fact = next_fact(rules, situation, facts)
    if fact is None:
        return _ruled(rules, situation, facts)

    def leads(told: Told) -> Next:
        return _after(rules, situation, {**facts, fact: told})

    if fact is Fact.GAME:
        return _asked_game(leads)
    if fact in NUMBERS:
        return _asked_number(fact, leads, _without(rules, situation, facts))
    return yes_or_no(question_words(fact), leads)


def _asked_game(leads: Leads) -> Ask:
    ways = tuple(Way(game_words(game), partial(leads, game)) for game in Game)
    return Ask(question_words(Fact.GAME), translate("Rulings", "A game, or how it begins"), ways)


def _asked_number(fact: Fact, leads: Leads, without: tuple[Way, ...]) -> Ask:
    hint = translate("Rulings", "A number, then Enter")
    return Ask(question_words(fact), hint, without, lambda typed: leads(read_count(typed)))


def _without(rules: Irregularities, situation: Situation, facts: Facts) -> tuple[Way, ...]:
    """The way on without a number, where the ruling stands and it is only an amount in it."""
    try:
        found = _ruled(rules, situation, facts)
    except Refusal:
        return ()
    return (Way(translate("Rulings", "not known"), lambda: found),)


def _ruled(rules: Irregularities, situation: Situation, facts: Facts) -> Ruled:
    answer = rule_on(rules, situation, facts)
    said = situation_words(situation)
    return Ruled(
        RulingKind.CONDUCT if situation in IN_CONDUCT else RulingKind.CARDS,
        said[:1].upper() + said[1:],
        tuple(answer_words(answer)),
        ", ".join(one for one in (answer.rule, answer.procedure) if one),
    )
