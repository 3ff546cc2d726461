"""Irregularities in words: what went wrong, what is asked about it, and what the house rules."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from tdapp.core.marker import QT_TRANSLATE_NOOP
from tdapp.poker.rulings.irregularities import RulingAnswer
from tdapp.poker.rulings.who_does_a_step import Doing, doing
from tdapp.rules.irregularities.facts import Fact, Told
from tdapp.rules.irregularities.outcomes import (
    HandFate,
    Informed,
    Returned,
    Standing,
    Winner,
)
from tdapp.rules.irregularities.situations import Game, Situation
from tdapp.ui.look.figures import whole
from tdapp.ui.rulings.authority_words import authority_words
from tdapp.ui.rulings.irregularity_questions import QUESTIONS
from tdapp.ui.rulings.irregularity_situations import IN_CONDUCT, SITUATIONS
from tdapp.ui.rulings.irregularity_steps import STEPS

translate = QCoreApplication.translate

GAMES = {
    Game.FLOP: QT_TRANSLATE_NOOP("Rulings", "hold'em or Omaha"),
    Game.DOUBLE_FLOP: QT_TRANSLATE_NOOP("Rulings", "double flop hold'em"),
    Game.PINEAPPLE: QT_TRANSLATE_NOOP("Rulings", "pineapple"),
    Game.MANILA: QT_TRANSLATE_NOOP("Rulings", "Manila"),
    Game.DRAW: QT_TRANSLATE_NOOP("Rulings", "draw"),
    Game.FIVE_CARD_STUD: QT_TRANSLATE_NOOP("Rulings", "five card stud"),
    Game.CROWN_STUD: QT_TRANSLATE_NOOP("Rulings", "Crown stud"),
    Game.SEVEN_CARD_STUD: QT_TRANSLATE_NOOP("Rulings", "seven card stud"),
    Game.CHINESE: QT_TRANSLATE_NOOP("Rulings", "Chinese poker"),
}
STANDINGS = {
    Standing.PLAYS_ON: QT_TRANSLATE_NOOP("Rulings", "No misdeal: the round is played on."),
    Standing.MISDEAL: QT_TRANSLATE_NOOP("Rulings", "Misdeal."),
    Standing.VOID: QT_TRANSLATE_NOOP("Rulings", "The round of play is void."),
    Standing.OPEN: QT_TRANSLATE_NOOP("Rulings", "The book is silent."),
}
HANDS = {
    HandFate.LIVE: QT_TRANSLATE_NOOP("Rulings", "The hand is live."),
    HandFate.DEAD: QT_TRANSLATE_NOOP("Rulings", "The hand is dead."),
    HandFate.VOID: QT_TRANSLATE_NOOP("Rulings", "The hand is void."),
}
RETURNS = {
    Returned.NOTHING: QT_TRANSLATE_NOOP("Rulings", "No chips go back."),
    Returned.HIS_WAGERS: QT_TRANSLATE_NOOP("Rulings", "Everything this player put in goes back."),
    Returned.UNCALLED_RAISE: QT_TRANSLATE_NOOP("Rulings", "The raise nobody called goes back."),
    Returned.ALL_WAGERS: QT_TRANSLATE_NOOP("Rulings", "All wagers, blinds and antes go back."),
}
WINNERS = {
    Winner.CORRECT_HAND: QT_TRANSLATE_NOOP(
        "Rulings", "The player with the right number of cards has the pot."
    ),
    Winner.LAST_TO_FOLD: QT_TRANSLATE_NOOP("Rulings", "Whoever folded last has the pot."),
    Winner.LAST_TO_FOLD_IN_FINAL_ROUND: QT_TRANSLATE_NOOP(
        "Rulings", "Whoever folded last in the final betting round has the pot."
    ),
}
DOING = {
    Doing.RULING: QT_TRANSLATE_NOOP("Rulings", "carried out in the hand"),
    Doing.COURSE: QT_TRANSLATE_NOOP("Rulings", "the hand does it by itself"),
    Doing.PEOPLE: QT_TRANSLATE_NOOP("Rulings", "for the people at the table"),
}
INFORMED = {
    Informed.SURVEILLANCE: QT_TRANSLATE_NOOP("Rulings", "Tell Surveillance."),
    Informed.INSPECTOR: QT_TRANSLATE_NOOP("Rulings", "Tell an inspector."),
}


def situation_words(situation: Situation) -> str:
    """What went wrong, as it stands in a list."""
    return translate("Rulings", SITUATIONS[situation])


def question_words(fact: Fact) -> str:
    """What a supervisor is asked."""
    return translate("Rulings", QUESTIONS[fact])


def fact_words(fact: Fact, told: Told) -> str:
    """A question with its answer."""
    match told:
        case bool():
            said = translate("Rulings", "yes") if told else translate("Rulings", "no")
        case Game():
            said = game_words(told)
        case _:
            said = whole(told)
    return f"{question_words(fact)} {said}"


def notes(answer: RulingAnswer) -> Mapping[str, str]:
    """By whom each sentence of a ruling is done where the hand is held."""
    done = {STEPS[step]: doing(step) for step in answer.steps}
    done.update({INFORMED[one]: Doing.PEOPLE for one in answer.told})
    ruled = [STANDINGS[answer.standing]] * (answer.standing in {Standing.MISDEAL, Standing.VOID})
    ruled += [HANDS[answer.hand]] if answer.hand else []
    ruled += [WINNERS[answer.winner]] if answer.winner else []
    ruled += [RETURNS[answer.returned]] * (answer.returned is not Returned.NOTHING)
    done.update(dict.fromkeys(ruled, Doing.RULING))
    return {translate("Rulings", text): doing_words(one) for text, one in done.items()}


def doing_words(by: Doing) -> str:
    """Who does a step where a hand is held."""
    return translate("Rulings", DOING[by])


def game_words(game: Game) -> str:
    """A kind of game."""
    return translate("Rulings", GAMES[game])


def answer_words(answer: RulingAnswer) -> Sequence[str]:
    """A ruling, sentence by sentence; its last names the rule."""
    said = [HANDS[answer.hand]] if answer.hand else []
    said += [WINNERS[answer.winner]] if answer.winner else []
    if answer.returned is not Returned.NOTHING or answer.hand in {HandFate.DEAD, HandFate.VOID}:
        said.append(RETURNS[answer.returned])
    said += [STEPS[step] for step in answer.steps] + [INFORMED[one] for one in answer.told]
    rest = (translate("Rulings", one) for one in said)
    return [*_standing(answer), *rest, *_amounts(answer), rule_words(answer.rules)]


def _standing(answer: RulingAnswer) -> list[str]:
    """What becomes of the round, and who decides it."""
    found = [translate("Rulings", STANDINGS[answer.standing])]
    if answer.situation in IN_CONDUCT and answer.standing is Standing.PLAYS_ON:
        found = [translate("Rulings", "The round is played on.")]
    if answer.by:
        who = ", ".join(map(authority_words, answer.by))
        found.append(translate("Rulings", "To be decided by: {who}.").format(who=who))
    return found


def _amounts(answer: RulingAnswer) -> list[str]:
    """The figures of a ruling, and what whoever decides may do."""
    found = []
    if answer.chips:
        found.append(translate("Rulings", "{chips} chips go back.").format(chips=answer.chips))
    if answer.burned is not None:
        burned = translate("Rulings", "{count} cards are burnt in all.")
        found.append(burned.format(count=answer.burned))
    if answer.units is not None:
        lost = translate("Rulings", "{units} units are lost in all.")
        found.append(lost.format(units=answer.units))
    if answer.may_void:
        found.append(translate("Rulings", "The hand may be declared void and all money returned."))
    return found


def rule_words(rule: str) -> str:
    """By which rule something is so; what has no number is named."""
    numbered = any(map(str.isdecimal, rule))
    said = translate("Rulings", "Rule {rule}.")
    return (said if numbered else translate("Rulings", "By the {rule}.")).format(rule=rule)
