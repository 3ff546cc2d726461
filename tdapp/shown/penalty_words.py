"""Penalties in words: what was given, and what of it is left."""

from tdapp.rules.ruling_rules import PenaltyKind
from tdapp.table.facts.rulings import PenaltyGiven
from tdapp.table.rulings.penalising import penalties_of
from tdapp.table.state.penalties import Penalty
from tdapp.tournament.tournament import Tournament
from tdapp.voice.texts import plural, text
from tdapp.voice.voice import Voice

KINDS = {
    PenaltyKind.WARNING: text("rulings", "warning"),
    PenaltyKind.MINUTES: text("rulings", "minutes"),
    PenaltyKind.HANDS: text("rulings", "hands"),
    PenaltyKind.ROUNDS: text("rulings", "rounds"),
}


AMOUNTS = {
    PenaltyKind.HANDS: plural("rulings", "{n} hand", "{n} hands"),
    PenaltyKind.MINUTES: plural("rulings", "{n} minute", "{n} minutes"),
    PenaltyKind.ROUNDS: plural("rulings", "{n} round", "{n} rounds"),
}

UNTIL = plural("rulings", "{n} minute until {time}", "{n} minutes until {time}")
HANDS_LEFT = plural("rulings", "{left} of {n} hand left", "{left} of {n} hands left")
MINUTES_LEFT = plural("rulings", "{left} of {n} minute left", "{left} of {n} minutes left")


def kind_words(voice: Voice, kind: PenaltyKind) -> str:
    """What a penalty is counted in."""
    return voice.say(KINDS[kind])


def penalty_words(voice: Voice, given: PenaltyGiven) -> str:
    """A penalty as it was given: ``2 rounds, 16 hands``."""
    if given.kind is PenaltyKind.WARNING:
        return kind_words(voice, given.kind)
    words = voice.say(AMOUNTS[given.kind], n=given.amount)
    if given.kind is not PenaltyKind.ROUNDS:
        return words
    return f"{words}, {voice.say(AMOUNTS[PenaltyKind.HANDS], n=given.due)}"


def left_words(voice: Voice, penalty: Penalty) -> str:
    """What of it is left to be served; of whole minutes, when they end."""
    text = voice.text
    if not penalty.given.due:
        return text("rulings", "warning only")
    if not penalty.outstanding:
        return text("rulings", "served")
    back_us = penalty.given.back_at_us
    if back_us is not None and not penalty.served:
        return voice.say(UNTIL, n=penalty.given.due, time=voice.time(back_us))
    said = HANDS_LEFT if back_us is None else MINUTES_LEFT
    return voice.say(said, left=penalty.outstanding, n=penalty.given.due)


def serving_words(voice: Voice, state: Tournament, entry: int) -> str:
    """What an entry in play still has to serve; nothing where it has to serve nothing."""
    if not state.is_in_play(entry):
        return ""
    return "; ".join(
        left_words(voice, one) for one in penalties_of(state, entry) if one.outstanding
    )
