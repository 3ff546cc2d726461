"""Asks what a player faced and did with words and chips, and says what it is."""

import re
from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.raising import Range
from tdapp.poker.round.state import Phase
from tdapp.poker.rulings.declarations import Declaration, PushedChips, ruled
from tdapp.poker.rulings.wagers_facing import ActRuling, Facing
from tdapp.poker.rulings.wagers_facing import facing as faced_in
from tdapp.rules.irregularities.facts import RulingFact
from tdapp.rules.play_rules import PlayRules
from tdapp.table.facts.rulings import RulingKind
from tdapp.typed import figures
from tdapp.voice.voice import Voice
from tdapp.words.look_up.carry_out import carry_wager
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
from tdapp.words.look_up.irregularity_words import question_words
from tdapp.words.look_up.wager_words import act_sentences, spoken
from tdapp.words.typed import read_one_of

MOST_CHIPS = 1_000
THEN = re.compile(r"[,;]| then ")
MANY = re.compile(r"(\d{1,4})\s*[x*]\s*(\d{1,12})", re.ASCII)
NAMED = re.compile(r"(\D+?)(?:\s+to)?\s+([\d ]+)", re.ASCII)


def wager_way(voice: Voice, rules: PlayRules, held: HeldHand | None = None) -> EnquiryAnswer:
    """Where a supervisor asks what words and chips are; a held hand tells what its player faces."""
    words = voice.text("rulings", "bet, call or raise: words and chips")
    return EnquiryAnswer(
        words, lambda: _first(voice, rules, held), voice.text("rulings", "Betting")
    )


def _first(voice: Voice, rules: PlayRules, held: HeldHand | None) -> Ask:
    actor = held.round.actor if held and held.round.phase is Phase.BET else None
    if held is None or actor is None:
        return _faced(voice, rules)
    return _did(voice, rules, faced_in(held.round, actor), held)


def _faced(voice: Voice, rules: PlayRules) -> Ask:
    nobody = EnquiryAnswer(
        voice.text("rulings", "no one has bet"), lambda: _step(voice, rules, 0, 0)
    )
    return ask_number(
        voice,
        voice.text("rulings", "What bet does the player face?"),
        lambda typed: _put_in(voice, rules, read_between(typed, 1)),
        nobody,
    )


def _put_in(voice: Voice, rules: PlayRules, price: int) -> Ask:
    return ask_number(
        voice,
        voice.text("rulings", "How much of it has the player already put in?"),
        lambda typed: _step(voice, rules, price, read_between(typed, 0, price)),
        EnquiryAnswer(voice.text("rulings", "nothing"), lambda: _step(voice, rules, price, 0)),
    )


def _step(voice: Voice, rules: PlayRules, price: int, put_in: int) -> Ask:
    text = voice.text("rulings", "How large was the last full bet or raise?")
    if not price:
        text = voice.text("rulings", "What is the minimum bet?")
    return ask_number(
        voice, text, lambda typed: _stack(voice, rules, price, put_in, read_between(typed, 1))
    )


def _stack(voice: Voice, rules: PlayRules, price: int, put_in: int, step: int) -> Ask:
    def leads(typed: str) -> Next:
        stack = read_between(typed, 1)
        if put_in + stack <= price:
            return _did(voice, rules, _facing(price, put_in, step, stack, None))
        return _most(voice, rules, price, put_in, step, stack)

    return ask_number(
        voice, voice.text("rulings", "How many chips does the player have behind?"), leads
    )


def _most(voice: Voice, rules: PlayRules, price: int, put_in: int, step: int, stack: int) -> Ask:
    def leads(most: int | None) -> Next:
        return _did(voice, rules, _facing(price, put_in, step, stack, most))

    return ask_number(
        voice,
        voice.text("rulings", "What is the maximum the player may raise to?"),
        lambda typed: leads(read_between(typed, price + 1)),
        EnquiryAnswer(voice.text("rulings", "no limit"), lambda: leads(put_in + stack)),
        EnquiryAnswer(voice.text("rulings", "may not raise"), lambda: leads(None)),
    )


def _facing(price: int, put_in: int, step: int, stack: int, most: int | None) -> Facing:
    raises, limit = None, most == price + step
    if most is not None:
        most = min(most, put_in + stack)
        raises = Range(min(price + step, most), most)
    return Facing(price=price, put_in=put_in, step=step, stack=stack, raises=raises, limit=limit)


def _did(voice: Voice, rules: PlayRules, facing: Facing, held: HeldHand | None = None) -> Ask:
    ways = tuple(
        EnquiryAnswer(text, partial(_done, voice, text, rules, facing, held))
        for text in spoken(voice)
    )
    return Ask(
        _did_words(voice, facing, held),
        voice.text("rulings", "In order: raise to 500; or chips, such as 5x100; or 500, then 100"),
        ways,
        lambda typed: _done(voice, typed, rules, facing, held),
    )


def _did_words(voice: Voice, facing: Facing, held: HeldHand | None) -> str:
    """What is asked; of a held hand with what it knows."""
    if held is None or held.round.actor is None:
        return voice.text("rulings", "What did the player do?")
    said = voice.text("rulings", "{who} faces {price}, has {stack} behind. What did the player do?")
    return said.format(
        who=held.who(held.round.actor),
        price=voice.count(facing.price),
        stack=voice.count(facing.stack),
    )


def _done(
    voice: Voice, typed: str, rules: PlayRules, facing: Facing, held: HeldHand | None = None
) -> Next:
    """The ruling; first whether there is a fold line, where several motions turn on it."""
    did, one_motion = read_act(voice, typed), rules.wagers.one_motion
    motions = sum(isinstance(one, PushedChips) for one in did)
    if one_motion is None or not one_motion.over_fold_line or motions <= 1:
        return _ruled(voice, typed, rules, facing, held)
    any_motion = replace(rules, wagers=replace(rules.wagers, one_motion=None))
    return yes_or_no(
        voice,
        question_words(voice, RulingFact.FOLD_LINE),
        lambda line: _ruled(voice, typed, rules if line else any_motion, facing, held),
    )


def _ruled(
    voice: Voice, typed: str, rules: PlayRules, facing: Facing, held: HeldHand | None = None
) -> HouseRuling:
    ruling = ruled(read_act(voice, typed), facing, rules)
    carry, player = _carry(held, ruling, facing), held.round.actor if held else None
    happened = voice.text("rulings", "Facing {price}, the player did this: {act}")
    if facing.opens:
        happened = voice.text("rulings", "With no bet, the player did this: {act}")
    said = happened.format(price=facing.price, act=typed.strip())
    return HouseRuling(
        RulingKind.BETTING,
        said,
        act_sentences(voice, ruling),
        ruling.rule,
        carry=carry,
        player=player,
    )


def _carry(held: HeldHand | None, ruling: ActRuling, facing: Facing) -> Callable[[], Next] | None:
    """How it is put into a held hand."""
    if held is None or held.round.actor is None:
        return None
    return partial(carry_wager, held, held.round.actor, ruling, facing)


def read_act(voice: Voice, typed: str) -> list[Declaration | PushedChips]:
    """Words and chips in the order in which they came, with commas between motions.

    ``raise to 500, 100+100``; ``5x100`` is five chips. Refuses ``not_an_act``.
    """
    then = voice.text("rulings", "then")
    parts = THEN.split(typed.replace(f" {then} ", ","))
    return [_part(voice, part.strip(), typed) for part in parts if part.strip()]


def _part(voice: Voice, part: str, typed: str) -> Declaration | PushedChips:
    try:
        if part[0].isdecimal():
            return PushedChips(
                tuple(chip for one in part.split("+") for chip in _chips(one.strip()))
            )
        named = NAMED.fullmatch(part)
        word = read_one_of(named[1] if named else part, spoken(voice))
        return Declaration(word, figures.count(named[2]) if named else None)
    except Refusal as unfit:
        raise Refusal("not_an_act", text=typed.strip()) from unfit


def _chips(text: str) -> tuple[int, ...]:
    many = MANY.fullmatch(text)
    count, value = (int(many[1]), many[2]) if many else (1, text)
    if not 0 < count <= MOST_CHIPS:
        raise Refusal("not_a_count", text=text)
    return (figures.count(value),) * count
