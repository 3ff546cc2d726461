"""Asks about a straddle, announced or put out without a word, and says what it is."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from tdapp.core.refusal import Refusal
from tdapp.poker.round.straddling import StraddleTime, demand_straddles, double, over_chip
from tdapp.rules.blind_rules import BlindRules, Straddles, Until, straddles_of
from tdapp.rules.irregularities.situations import GameKind
from tdapp.rules.rule import COMMON
from tdapp.voice.texts import text
from tdapp.voice.voice import Voice
from tdapp.words.look_up.enquiry import (
    Ask,
    EnquiryAnswer,
    HouseRuling,
    Next,
    ask_number,
    read_between,
    yes_or_no,
)
from tdapp.words.look_up.held_hand import HeldHand
from tdapp.words.look_up.posting_words import posting_ruling, silent_words

NOT_ALLOWED = {
    "no_straddles": text("rulings", "No straddle is allowed."),
    "straddle_too_late": text("rulings", "It is too late for a straddle."),
}


@dataclass(frozen=True, slots=True)
class StraddleCase:
    """What is told of a straddle so far."""

    voice: Voice
    rules: BlindRules
    game: str = ""
    tournament: bool = False
    permitted: bool = True
    moment: StraddleTime = StraddleTime.BEFORE_CUT


def ask_of_straddle(voice: Voice, rules: BlindRules, held: HeldHand | None) -> Next:
    """First whether it is draw, where the house has straddles for that and no hand is held."""
    if held is not None:
        setup = held.round.setup
        of_hand = StraddleCase(voice, rules, setup.variant.id, setup.small.tournament)
        return _moment(replace(of_hand, permitted=setup.straddles_permitted))
    if not any(one.only for one in rules.straddles):
        return _event(StraddleCase(voice, rules))
    text = voice.text("rulings", "Is the game draw poker?")
    return yes_or_no(
        voice,
        text,
        lambda yes: _event(StraddleCase(voice, rules, GameKind.DRAW.value if yes else "")),
    )


def _event(told: StraddleCase) -> Next:
    may = straddles_of(told.rules, told.game)
    if may is None or may.in_tournaments:
        return _permitted(told)
    text = told.voice.text("rulings", "Is it a tournament?")
    return yes_or_no(told.voice, text, lambda yes: _permitted(replace(told, tournament=yes)))


def _permitted(told: StraddleCase) -> Next:
    """What the sign at the table or a manager says, where straddles hang on that."""
    may = straddles_of(told.rules, told.game)
    if may is None or may.where_permitted is None:
        return _moment(told)

    def leads(_: Straddles) -> Next:
        text = told.voice.text(
            "rulings", "Does the sign, or a manager, permit straddles at this table and game?"
        )
        return yes_or_no(told.voice, text, lambda yes: _moment(replace(told, permitted=yes)))

    return _allowed(told, leads)


def _moment(told: StraddleCase) -> Next:
    """Whether the cut was over, where that decides."""

    def leads(may: Straddles) -> Next:
        if may.until is Until.CARDS and may.by_over_chip is None:
            return _said(told)
        before = EnquiryAnswer(told.voice.text("rulings", "before the cut"), lambda: _said(told))
        late = replace(told, moment=StraddleTime.AFTER_CUT)
        after = EnquiryAnswer(told.voice.text("rulings", "after the cut"), lambda: _said(late))
        text = told.voice.text("rulings", "When were the chips put out?")
        return Ask(text, told.voice.text("rulings", "Choose one"), (before, after))

    return _allowed(told, leads)


def _said(told: StraddleCase) -> Ask:
    text = told.voice.text("rulings", "Was a straddle announced?")
    return yes_or_no(told.voice, text, lambda yes: _announced(told) if yes else _silent(told))


def _announced(told: StraddleCase) -> Next:
    def leads(may: Straddles) -> Next:
        return _last(told.voice, lambda last: _straddle(told.voice, double(last), may, may.rule))

    return _allowed(told, leads)


def _silent(told: StraddleCase) -> Next:
    """Whether a chip of the first to act is a straddle without a word."""
    may = straddles_of(told.rules, told.game)
    rule = may.by_over_chip if may else None
    no_straddle = told.voice.text("rulings", "Unannounced, it is not a straddle.")
    if may is None or rule is None:
        return posting_ruling(
            told.voice,
            _of_straddles(told.voice),
            silent_words(told.voice),
            no_straddle,
            rule=COMMON,
        )

    def leads(last: int, typed: str) -> HouseRuling:
        found = over_chip(read_between(typed, 1), last, may, told.moment)
        if not found:
            return posting_ruling(told.voice, _of_straddles(told.voice), no_straddle, rule=rule)
        return _straddle(told.voice, found, may, rule)

    text = told.voice.text("rulings", "How large is the one chip of the first to act?")
    return _last(told.voice, lambda last: ask_number(told.voice, text, partial(leads, last)))


def _allowed(told: StraddleCase, leads: Callable[[Straddles], Next]) -> Next:
    """What comes next where the house allows a straddle then, else that it does not."""
    try:
        may = demand_straddles(
            told.rules,
            told.game,
            tournament=told.tournament,
            permitted=told.permitted,
            moment=told.moment,
        )
    except Refusal as why:
        said = told.voice.say(NOT_ALLOWED[why.code])
        return posting_ruling(
            told.voice, _of_straddles(told.voice), said, rule=str(why.details["rule"])
        )
    return leads(may)


def _straddle(voice: Voice, chips: int, may: Straddles, rule: str) -> HouseRuling:
    said = [
        voice.text("rulings", "It is a straddle of {chips}.", chips=voice.count(chips)),
        voice.text("rulings", "Its player acts last in the first betting round."),
    ]
    if may.most is not None:
        most = voice.text("rulings", "Maximum straddles per hand: {count}.")
        said.append(most.format(count=may.most))
    return posting_ruling(voice, _of_straddles(voice), *said, rule=rule)


def _of_straddles(voice: Voice) -> str:
    return voice.text("rulings", "Straddle before the cards")


def _last(voice: Voice, leads: Callable[[int], Next]) -> Ask:
    text = voice.text("rulings", "How large was the last blind or straddle?")
    return ask_number(voice, text, lambda typed: leads(read_between(typed, 1)))
