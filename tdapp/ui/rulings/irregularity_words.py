"""Irregularities in words: what went wrong, what is asked about it, and what the house rules."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tdapp.poker.rulings.irregularities import RulingAnswer
from tdapp.rules.irregularities.facts import Fact
from tdapp.rules.irregularities.outcomes import (
    HandFate,
    Informed,
    Returned,
    Standing,
    Winner,
)
from tdapp.rules.irregularities.situations import Game, Situation
from tdapp.rules.review import Authority
from tdapp.ui.refusals.marker import QT_TRANSLATE_NOOP
from tdapp.ui.rulings.irregularity_questions import QUESTIONS, SITUATIONS
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
INFORMED = {
    Informed.SURVEILLANCE: QT_TRANSLATE_NOOP("Rulings", "Tell Surveillance."),
    Informed.INSPECTOR: QT_TRANSLATE_NOOP("Rulings", "Tell an inspector."),
}
DECIDERS = {
    Authority.DEALER: QT_TRANSLATE_NOOP("Rulings", "the dealer"),
    Authority.GAMING_SUPERVISOR: QT_TRANSLATE_NOOP("Rulings", "a gaming supervisor"),
    Authority.CASINO_SUPERVISOR: QT_TRANSLATE_NOOP("Rulings", "a casino supervisor"),
    Authority.TOURNAMENT_DIRECTOR: QT_TRANSLATE_NOOP("Rulings", "the director"),
    Authority.AREA_MANAGER: QT_TRANSLATE_NOOP("Rulings", "the area manager"),
    Authority.MANAGEMENT: QT_TRANSLATE_NOOP("Rulings", "management"),
    Authority.HOUSE: QT_TRANSLATE_NOOP("Rulings", "the house"),
}


def situation_words(situation: Situation) -> str:
    """What went wrong, as it stands in a list."""
    return translate("Rulings", SITUATIONS[situation])


def question_words(fact: Fact) -> str:
    """What a supervisor is asked."""
    return translate("Rulings", QUESTIONS[fact])


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
    return [*_standing(answer), *rest, *_amounts(answer), _rule(answer)]


def _standing(answer: RulingAnswer) -> list[str]:
    """What becomes of the round, and who decides it."""
    found = [translate("Rulings", STANDINGS[answer.standing])]
    if answer.by:
        who = ", ".join(translate("Rulings", DECIDERS[one]) for one in answer.by)
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


def _rule(answer: RulingAnswer) -> str:
    return rule_words(", ".join(one for one in (answer.rule, answer.procedure) if one))


def rule_words(rule: str) -> str:
    """By which rule something is so; what has no number is named."""
    numbered = any(map(str.isdecimal, rule))
    said = translate("Rulings", "Rule {rule}.")
    return (said if numbered else translate("Rulings", "By the {rule}.")).format(rule=rule)
