"""Asks about a straddle, announced or put out without a word, and says what it is."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from tdapp.core.refusal import Refusal
from tdapp.poker.round.straddling import StraddleTime, demand_straddles, double, over_chip
from tdapp.rules.blind_rules import BlindRules, Straddles, Until, straddles_of
from tdapp.rules.irregularities.situations import GameKind
from tdapp.rules.rule import COMMON
from tdapp.ui.look.spoken import voice
from tdapp.ui.look_up.enquiry import Ask, EnquiryAnswer, HouseRuling, Next, read_between, yes_or_no
from tdapp.ui.look_up.held_hand import HeldHand
from tdapp.ui.look_up.posting_words import ask_number, posting_ruling, silent_words
from tdapp.voice.texts import text

NOT_ALLOWED = {
    "no_straddles": text("rulings", "No straddle is allowed."),
    "straddle_too_late": text("rulings", "It is too late for a straddle."),
}


@dataclass(frozen=True, slots=True)
class StraddleCase:
    """What is told of a straddle so far."""

    rules: BlindRules
    game: str = ""
    tournament: bool = False
    moment: StraddleTime = StraddleTime.BEFORE_CUT


def ask_of_straddle(rules: BlindRules, held: HeldHand | None) -> Next:
    """First whether it is draw, where the house has straddles for that and no hand is held."""
    if held is not None:
        setup = held.round.setup
        return _moment(StraddleCase(rules, setup.variant.id, setup.small.tournament))
    if not any(one.only for one in rules.straddles):
        return _event(StraddleCase(rules))
    text = voice().text("rulings", "Is the game draw poker?")
    return yes_or_no(
        text, lambda yes: _event(StraddleCase(rules, GameKind.DRAW.value if yes else ""))
    )


def _event(told: StraddleCase) -> Next:
    may = straddles_of(told.rules, told.game)
    if may is None or may.in_tournaments:
        return _moment(told)
    text = voice().text("rulings", "Is it a tournament?")
    return yes_or_no(text, lambda yes: _moment(replace(told, tournament=yes)))


def _moment(told: StraddleCase) -> Next:
    """Whether the cut was over, where that decides."""

    def leads(may: Straddles) -> Next:
        if may.until is Until.CARDS and may.by_over_chip is None:
            return _said(told)
        before = EnquiryAnswer(voice().text("rulings", "before the cut"), lambda: _said(told))
        late = replace(told, moment=StraddleTime.AFTER_CUT)
        after = EnquiryAnswer(voice().text("rulings", "after the cut"), lambda: _said(late))
        text = voice().text("rulings", "When were the chips put out?")
        return Ask(text, voice().text("rulings", "Choose one"), (before, after))

    return _allowed(told, leads)


def _said(told: StraddleCase) -> Ask:
    text = voice().text("rulings", "Was a straddle announced?")
    return yes_or_no(text, lambda yes: _announced(told) if yes else _silent(told))


def _announced(told: StraddleCase) -> Next:
    def leads(may: Straddles) -> Next:
        return _last(lambda last: _straddle(double(last), may, may.rule))

    return _allowed(told, leads)


def _silent(told: StraddleCase) -> Next:
    """Whether a chip of the first to act is a straddle without a word."""
    may = straddles_of(told.rules, told.game)
    rule = may.by_over_chip if may else None
    no_straddle = voice().text("rulings", "Unannounced, it is not a straddle.")
    if may is None or rule is None:
        return posting_ruling(_of_straddles(), silent_words(), no_straddle, rule=COMMON)

    def leads(last: int, typed: str) -> HouseRuling:
        found = over_chip(read_between(typed, 1), last, may, told.moment)
        if not found:
            return posting_ruling(_of_straddles(), no_straddle, rule=rule)
        return _straddle(found, may, rule)

    text = voice().text("rulings", "How large is the one chip of the first to act?")
    return _last(lambda last: ask_number(text, partial(leads, last)))


def _allowed(told: StraddleCase, leads: Callable[[Straddles], Next]) -> Next:
    """What comes next where the house allows a straddle then, else that it does not."""
    try:
        may = demand_straddles(
            told.rules, told.game, tournament=told.tournament, moment=told.moment
        )
    except Refusal as why:
        said = voice().say(NOT_ALLOWED[why.code])
        return posting_ruling(_of_straddles(), said, rule=str(why.details["rule"]))
    return leads(may)


def _straddle(chips: int, may: Straddles, rule: str) -> HouseRuling:
    said = [
        voice().text("rulings", "It is a straddle of {chips}.", chips=voice().count(chips)),
        voice().text("rulings", "Its player acts last in the first betting round."),
    ]
    if may.most is not None:
        most = voice().text("rulings", "Maximum straddles per hand: {count}.")
        said.append(most.format(count=may.most))
    return posting_ruling(_of_straddles(), *said, rule=rule)


def _of_straddles() -> str:
    return voice().text("rulings", "Straddle before the cards")


def _last(leads: Callable[[int], Next]) -> Ask:
    text = voice().text("rulings", "How large was the last blind or straddle?")
    return ask_number(text, lambda typed: leads(read_between(typed, 1)))
