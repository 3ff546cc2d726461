"""Penalties in words: what was given, and what of it is left."""

from tdapp.core.instant import Instant
from tdapp.rules.ruling_rules import PenaltyKind
from tdapp.table.facts.rulings import PenaltyGiven
from tdapp.table.rulings.penalising import open_penalties, penalties_of
from tdapp.table.state.penalties import Penalty
from tdapp.tournament.clock.serving import minutes_left
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


def left_words(
    voice: Voice, state: Tournament, penalty: Penalty, now: Instant | None = None
) -> str:
    """What of it is left to be served: of minutes by the event's clock, at a moment `now`."""
    text = voice.text
    if not penalty.given.due:
        return text("rulings", "warning only")
    if not penalty.outstanding:
        return text("rulings", "served")
    said = MINUTES_LEFT if penalty.given.kind is PenaltyKind.MINUTES else HANDS_LEFT
    return voice.say(said, left=minutes_left(state, penalty, now), n=penalty.given.due)


def sits_out(voice: Voice, state: Tournament, now: Instant) -> dict[int, str]:
    """The hands or minutes that each who serves a penalty has still to sit out."""
    found: dict[int, str] = {}
    for one in open_penalties(state):
        minutes = one.given.kind is PenaltyKind.MINUTES
        said = AMOUNTS[PenaltyKind.MINUTES if minutes else PenaltyKind.HANDS]
        found.setdefault(one.given.entry, voice.say(said, n=minutes_left(state, one, now)))
    return found


def serving_words(voice: Voice, state: Tournament, entry: int, now: Instant | None = None) -> str:
    """What an entry in play still has to serve; nothing where it has to serve nothing."""
    if not state.is_in_play(entry):
        return ""
    return "; ".join(
        left_words(voice, state, one, now) for one in penalties_of(state, entry) if one.outstanding
    )
