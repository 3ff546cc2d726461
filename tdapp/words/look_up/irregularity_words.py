"""Irregularities in words: what went wrong, what is asked about it, and what the house rules."""

from collections.abc import Mapping, Sequence
from functools import partial

from tdapp.poker.rulings.carried_steps import StepPerformer, doing
from tdapp.poker.rulings.irregularities import RulingAnswer
from tdapp.rules.irregularities.facts import RulingFact, Told
from tdapp.rules.irregularities.outcomes import (
    HandFate,
    InformedOffice,
    ReturnedChips,
    RoundFate,
    Winner,
)
from tdapp.rules.irregularities.situations import GameKind, Situation
from tdapp.rules.ruling_rules import Authority
from tdapp.voice.texts import text
from tdapp.voice.voice import Voice
from tdapp.words.look_up.irregularity_questions import QUESTIONS
from tdapp.words.look_up.irregularity_situations import IN_CONDUCT, SITUATIONS
from tdapp.words.look_up.irregularity_steps import STEPS

NO_MISHAP = {*IN_CONDUCT, Situation.DECK_CHANGED}
"""Nobody would take these for a misdeal."""
GAMES = {
    GameKind.FLOP: text("rulings", "hold'em or Omaha"),
    GameKind.DOUBLE_FLOP: text("rulings", "double-flop hold'em"),
    GameKind.PINEAPPLE: text("rulings", "pineapple"),
    GameKind.MANILA: text("rulings", "Manila poker"),
    GameKind.DRAW: text("rulings", "draw"),
    GameKind.FIVE_CARD_STUD: text("rulings", "five card stud"),
    GameKind.CROWN_STUD: text("rulings", "Crown stud"),
    GameKind.SEVEN_CARD_STUD: text("rulings", "seven card stud"),
    GameKind.CHINESE: text("rulings", "Chinese poker"),
}
STANDINGS = {
    RoundFate.PLAYS_ON: text("rulings", "No misdeal. Play continues."),
    RoundFate.MISDEAL: text("rulings", "Misdeal."),
    RoundFate.VOID: text("rulings", "The round of play is void."),
    RoundFate.OPEN: text("rulings", "The rulebook does not say."),
}
HANDS = {
    HandFate.LIVE: text("rulings", "The hand is live."),
    HandFate.DEAD: text("rulings", "The hand is dead."),
    HandFate.VOID: text("rulings", "The hand is void."),
}
RETURNS = {
    ReturnedChips.NOTHING: text("rulings", "No chips are returned."),
    ReturnedChips.HIS_WAGERS: text("rulings", "Return everything this player put in."),
    ReturnedChips.UNCALLED_RAISE: text("rulings", "Return the uncalled raise."),
    ReturnedChips.ALL_WAGERS: text("rulings", "Return all bets, blinds and antes."),
}
WINNERS = {
    Winner.CORRECT_HAND: text(
        "rulings", "The player with the correct number of cards wins the pot."
    ),
    Winner.LAST_TO_FOLD: text("rulings", "The last player to fold wins the pot."),
    Winner.LAST_TO_FOLD_IN_FINAL_ROUND: text(
        "rulings", "The last player to fold in the final betting round wins the pot."
    ),
}
DOING = {
    StepPerformer.RULING: text("rulings", "carried out in the hand"),
    StepPerformer.COURSE: text("rulings", "applied automatically to the hand"),
    StepPerformer.PEOPLE: text("rulings", "to be done at the table"),
}
INFORMED = {
    InformedOffice.SURVEILLANCE: text("rulings", "Tell Surveillance."),
    InformedOffice.INSPECTOR: text("rulings", "Tell an inspector."),
}


def situation_words(voice: Voice, situation: Situation) -> str:
    """What went wrong, as it stands in a list."""
    return voice.say(SITUATIONS[situation])


def question_words(voice: Voice, fact: RulingFact) -> str:
    """What a supervisor is asked."""
    return voice.say(QUESTIONS[fact])


def fact_words(voice: Voice, fact: RulingFact, told: Told) -> str:
    """A question with its answer."""
    match told:
        case bool():
            said = voice.text("rulings", "yes") if told else voice.text("rulings", "no")
        case GameKind():
            said = game_words(voice, told)
        case _:
            said = voice.count(told)
    return f"{question_words(voice, fact)} {said}"


def notes(voice: Voice, answer: RulingAnswer) -> Mapping[str, str]:
    """By whom each sentence of a ruling is done where the hand is held."""
    done = {STEPS[step]: doing(step) for step in answer.steps}
    done.update({INFORMED[one]: StepPerformer.PEOPLE for one in answer.told})
    ruled = [STANDINGS[answer.standing]] * (answer.standing in {RoundFate.MISDEAL, RoundFate.VOID})
    ruled += [HANDS[answer.hand]] if answer.hand else []
    ruled += [WINNERS[answer.winner]] if answer.winner else []
    ruled += [RETURNS[answer.returned]] * (answer.returned is not ReturnedChips.NOTHING)
    done.update(dict.fromkeys(ruled, StepPerformer.RULING))
    return {voice.say(text): doing_words(voice, one) for text, one in done.items()}


def doing_words(voice: Voice, by: StepPerformer) -> str:
    """Who does a step where a hand is held."""
    return voice.say(DOING[by])


def game_words(voice: Voice, game: GameKind) -> str:
    """A kind of game."""
    return voice.say(GAMES[game])


def answer_words(voice: Voice, answer: RulingAnswer) -> Sequence[str]:
    """A ruling, sentence by sentence; its last names the rule."""
    said = [HANDS[answer.hand]] if answer.hand else []
    said += [WINNERS[answer.winner]] if answer.winner else []
    if answer.returned is not ReturnedChips.NOTHING or answer.hand in {
        HandFate.DEAD,
        HandFate.VOID,
    }:
        said.append(RETURNS[answer.returned])
    said += [STEPS[step] for step in answer.steps] + [INFORMED[one] for one in answer.told]
    rest = (voice.say(one) for one in said)
    return [
        *_standing(voice, answer),
        *rest,
        *_amounts(voice, answer),
        rule_words(voice, answer.rules),
    ]


def _standing(voice: Voice, answer: RulingAnswer) -> list[str]:
    """What becomes of the round, and who decides it."""
    found = [voice.say(STANDINGS[answer.standing])]
    if answer.situation in NO_MISHAP and answer.standing is RoundFate.PLAYS_ON:
        found = [voice.text("rulings", "Play continues.")]
    if answer.by:
        who = ", ".join(map(partial(authority_words, voice), answer.by))
        found.append(voice.text("rulings", "Decision: {who}.", who=who))
    return found


def _amounts(voice: Voice, answer: RulingAnswer) -> list[str]:
    """The figures of a ruling, and what whoever decides may do."""
    text = voice.text
    found = []
    if answer.chips:
        found.append(voice.plural("rulings", "Return 1 chip.", "Return {n} chips.", answer.chips))
    if answer.burned is not None:
        burned = text("rulings", "Total burn cards: {count}.")
        found.append(burned.format(count=answer.burned))
    if answer.units is not None:
        lost = text("rulings", "Total units lost: {units}.")
        found.append(lost.format(units=answer.units))
    if answer.may_void:
        found.append(text("rulings", "The hand may be declared void and all money returned."))
    return found


def rule_words(voice: Voice, rule: str) -> str:
    """By which rule something is so; what has no number is named."""
    numbered = any(map(str.isdecimal, rule))
    said = voice.text("rulings", "Rule {rule}.")
    return (said if numbered else voice.text("rulings", "Basis: {rule}.")).format(rule=rule)


AUTHORITIES = {
    Authority.DEALER: text("rulings", "the dealer"),
    Authority.GAMING_SUPERVISOR: text("rulings", "a gaming supervisor"),
    Authority.CASINO_SUPERVISOR: text("rulings", "a casino supervisor"),
    Authority.TOURNAMENT_DIRECTOR: text("rulings", "the tournament director"),
    Authority.AREA_MANAGER: text("rulings", "the area manager"),
    Authority.ASSISTANT_CASINO_MANAGER: text("rulings", "the assistant casino manager or above"),
    Authority.MANAGEMENT: text("rulings", "the management"),
    Authority.HOUSE: text("rulings", "the house"),
}


def authority_words(voice: Voice, by: Authority) -> str:
    """Who decides."""
    return voice.say(AUTHORITIES[by])
