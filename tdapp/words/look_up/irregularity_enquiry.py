"""Asks what a ruling on an irregularity turns on, and no more than a held hand does not tell."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from tdapp.core.refusal import Refusal
from tdapp.poker.rulings.irregularities import completed, next_fact, rule_on
from tdapp.poker.rulings.irregularities_carried import is_carried_out
from tdapp.rules.irregularities.facts import NUMBERS, OF_A_PLAYER, Facts, RulingFact, Told
from tdapp.rules.irregularities.situations import GameKind, Situation
from tdapp.rules.irregularities.table import Irregularities
from tdapp.table.facts.rulings import RulingKind
from tdapp.table.hands.ruling import facts_of_hand
from tdapp.typed import figures
from tdapp.voice.voice import Voice
from tdapp.words.look_up.carry_out import carry_irregularity
from tdapp.words.look_up.enquiry import Ask, EnquiryAnswer, HouseRuling, Next, ask_number, yes_or_no
from tdapp.words.look_up.held_hand import HeldHand
from tdapp.words.look_up.irregularity_situations import IN_CONDUCT, SUBJECTS
from tdapp.words.look_up.irregularity_words import (
    answer_words,
    fact_words,
    game_words,
    notes,
    question_words,
    situation_words,
)

Leads = Callable[[Told], Next]


@dataclass(frozen=True, slots=True)
class Enquiry:
    """What is known so far of a situation; of a held hand it is told what it answered itself."""

    voice: Voice
    rules: Irregularities
    situation: Situation
    facts: Facts
    held: HeldHand | None = None
    player: int | None = None
    from_hand: tuple[str, ...] = ()

    def told(self, fact: RulingFact, told: Told, words: tuple[str, ...] = ()) -> "Enquiry":
        """With one fact more."""
        facts = {**self.facts, fact: told}
        return replace(self, facts=facts, from_hand=(*self.from_hand, *words))

    def known(self) -> Facts:
        """What the held hand tells."""
        if self.held is None:
            return {}
        return completed(self.rules, facts_of_hand(self.held.hand, self.situation, self.player))


def irregularity_ways(
    voice: Voice, rules: Irregularities, held: HeldHand | None = None
) -> tuple[EnquiryAnswer, ...]:
    """Everything that can go wrong, by subject."""
    return tuple(
        EnquiryAnswer(
            situation_words(voice, one),
            partial(_after, Enquiry(voice, rules, one, {}, held)),
            voice.say(subject),
        )
        for subject, situations in SUBJECTS.items()
        for one in situations
    )


def _after(known: Enquiry) -> Next:
    """The next question, or the ruling once there is none."""
    fact = next_fact(known.rules, known.situation, known.facts)
    if fact is None:
        return _ruled(known)
    if known.held and known.player is None and fact in OF_A_PLAYER:
        text = known.voice.text("rulings", "Which player is it about?")
        players = range(known.held.round.setup.players)
        return known.held.ask_who(
            text, players, lambda it: _after(replace(known, player=it)), known.held.round.actor
        )
    of_hand = known.known()
    if fact in of_hand:
        told = of_hand[fact]
        return _after(known.told(fact, told, (fact_words(known.voice, fact, told),)))
    return _asked(known, fact)


def _asked(known: Enquiry, fact: RulingFact) -> Ask:
    def leads(told: Told) -> Next:
        return _after(known.told(fact, told))

    if fact is RulingFact.GAME:
        return _asked_game(known.voice, leads)
    if fact in NUMBERS:
        return _asked_number(known.voice, fact, leads, _without(known))
    return yes_or_no(known.voice, question_words(known.voice, fact), leads)


def _asked_game(voice: Voice, leads: Leads) -> Ask:
    ways = tuple(EnquiryAnswer(game_words(voice, game), partial(leads, game)) for game in GameKind)
    return Ask(
        question_words(voice, RulingFact.GAME),
        voice.text("rulings", "A game, or how it begins"),
        ways,
    )


def _asked_number(
    voice: Voice, fact: RulingFact, leads: Leads, without: tuple[EnquiryAnswer, ...]
) -> Ask:
    return ask_number(
        voice, question_words(voice, fact), lambda typed: leads(figures.count(typed)), *without
    )


def _without(known: Enquiry) -> tuple[EnquiryAnswer, ...]:
    """The way on without a number, where the ruling stands and it is only an amount in it."""
    try:
        found = _ruled(known)
    except Refusal:
        return ()
    return (EnquiryAnswer(known.voice.text("rulings", "not known"), lambda: found),)


def _ruled(known: Enquiry) -> HouseRuling:
    situation, held = known.situation, known.held
    answer = rule_on(known.rules, situation, known.facts)
    said = situation_words(known.voice, situation)
    carry = None
    if held is not None and is_carried_out(answer):
        carry = partial(carry_irregularity, held, answer, known.player)
    return HouseRuling(
        RulingKind.CONDUCT if situation in IN_CONDUCT else RulingKind.CARDS,
        said[:1].upper() + said[1:],
        tuple(answer_words(known.voice, answer)),
        answer.rules,
        known.from_hand,
        notes(known.voice, answer) if held else {},
        carry,
        known.player,
    )
