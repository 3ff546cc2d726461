"""Asks what a player faced and did with words and chips, and says what it is."""

import re
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.raising import Range
from tdapp.poker.round.state import Phase
from tdapp.poker.rulings.declarations import Pushed, Said, ruled
from tdapp.poker.rulings.wagers_facing import ActRuling, Facing
from tdapp.poker.rulings.wagers_facing import facing as faced_in
from tdapp.rules.play_rules import PlayRules
from tdapp.table.facts.rulings import RulingKind
from tdapp.ui.floor.reading import read_count
from tdapp.ui.look.figures import whole
from tdapp.ui.rulings.carrying import carry_wager
from tdapp.ui.rulings.enquiry import Ask, HouseRuling, Next, Way, read_between
from tdapp.ui.rulings.held_hand import HeldHand
from tdapp.ui.rulings.reading import read_one_of
from tdapp.ui.rulings.wager_words import act_sentences, spoken

translate = QCoreApplication.translate
MOST_CHIPS = 1_000
THEN = re.compile(r"[,;]| then ")
MANY = re.compile(r"(\d{1,4})\s*[x*]\s*(\d{1,12})", re.ASCII)
NAMED = re.compile(r"(\D+?)(?:\s+to)?\s+([\d ]+)", re.ASCII)


def wager_way(rules: PlayRules, held: HeldHand | None = None) -> Way:
    """Where a supervisor asks what words and chips are; a held hand tells what its player faces."""
    words = translate("Rulings", "bet, call or raise: what words and chips are")
    return Way(words, lambda: _first(rules, held), translate("Rulings", "Betting"))


def _first(rules: PlayRules, held: HeldHand | None) -> Ask:
    actor = held.round.actor if held and held.round.phase is Phase.BET else None
    if held is None or actor is None:
        return _faced(rules)
    return _did(rules, faced_in(held.round, actor), held)


def _faced(rules: PlayRules) -> Ask:
    nobody = Way(translate("Rulings", "nobody has bet"), lambda: _step(rules, 0, 0))
    return _number(
        translate("Rulings", "Which bet does the player face?"),
        lambda typed: _put_in(rules, read_between(typed, 1)),
        nobody,
    )


def _put_in(rules: PlayRules, price: int) -> Ask:
    return _number(
        translate("Rulings", "How much of it has the player in already?"),
        lambda typed: _step(rules, price, read_between(typed, 0, price)),
        Way(translate("Rulings", "nothing"), lambda: _step(rules, price, 0)),
    )


def _step(rules: PlayRules, price: int, put_in: int) -> Ask:
    text = translate("Rulings", "How large was the last full bet or raise?")
    if not price:
        text = translate("Rulings", "What is the least bet?")
    return _number(text, lambda typed: _stack(rules, price, put_in, read_between(typed, 1)))


def _stack(rules: PlayRules, price: int, put_in: int, step: int) -> Ask:
    def leads(typed: str) -> Next:
        stack = read_between(typed, 1)
        if put_in + stack <= price:
            return _did(rules, _facing(price, put_in, step, stack, None))
        return _most(rules, price, put_in, step, stack)

    return _number(translate("Rulings", "How many chips has the player behind?"), leads)


def _most(rules: PlayRules, price: int, put_in: int, step: int, stack: int) -> Ask:
    def leads(most: int | None) -> Next:
        return _did(rules, _facing(price, put_in, step, stack, most))

    return _number(
        translate("Rulings", "To how much may the player raise at most?"),
        lambda typed: leads(read_between(typed, price + 1)),
        Way(translate("Rulings", "no limit"), lambda: leads(put_in + stack)),
        Way(translate("Rulings", "may not raise"), lambda: leads(None)),
    )


def _facing(price: int, put_in: int, step: int, stack: int, most: int | None) -> Facing:
    raises = None
    if most is not None:
        most = min(most, put_in + stack)
        raises = Range(min(price + step, most), most)
    return Facing(price=price, put_in=put_in, step=step, stack=stack, raises=raises)


def _did(rules: PlayRules, facing: Facing, held: HeldHand | None = None) -> Ask:
    ways = tuple(Way(text, partial(_ruled, text, rules, facing, held)) for text in spoken())
    return Ask(
        _did_words(facing, held),
        translate("Rulings", "As it came: raise to 500; or chips, 500, 5x100; or 500, then 100"),
        ways,
        lambda typed: _ruled(typed, rules, facing, held),
    )


def _did_words(facing: Facing, held: HeldHand | None) -> str:
    """What is asked; of a held hand with what it knows."""
    if held is None or held.round.actor is None:
        return translate("Rulings", "What did the player do?")
    said = translate("Rulings", "{who} faces {price}, has {stack} behind. What did the player do?")
    return said.format(
        who=held.who(held.round.actor), price=whole(facing.price), stack=whole(facing.stack)
    )


def _ruled(
    typed: str, rules: PlayRules, facing: Facing, held: HeldHand | None = None
) -> HouseRuling:
    ruling = ruled(read_act(typed), facing, rules)
    carry, player = _carry(held, ruling, facing), held.round.actor if held else None
    happened = translate("Rulings", "Facing {price}, the player did this: {act}")
    if facing.opens:
        happened = translate("Rulings", "With no bet, the player did this: {act}")
    said = happened.format(price=facing.price, act=typed.strip())
    return HouseRuling(
        RulingKind.BETTING, said, act_sentences(ruling), ruling.rule, carry=carry, player=player
    )


def _carry(held: HeldHand | None, ruling: ActRuling, facing: Facing) -> Callable[[], Next] | None:
    """How it is put into a held hand."""
    if held is None or held.round.actor is None:
        return None
    return partial(carry_wager, held, held.round.actor, ruling, facing)


def read_act(typed: str) -> list[Said | Pushed]:
    """Words and chips in the order in which they came, with commas between motions.

    ``raise to 500, 100+100``; ``5x100`` is five chips. Refuses ``not_an_act``.
    """
    then = translate("Rulings", "then")
    parts = THEN.split(typed.replace(f" {then} ", ","))
    return [_part(part.strip(), typed) for part in parts if part.strip()]


def _part(part: str, typed: str) -> Said | Pushed:
    try:
        if part[0].isdecimal():
            return Pushed(tuple(chip for one in part.split("+") for chip in _chips(one.strip())))
        named = NAMED.fullmatch(part)
        word = read_one_of(named[1] if named else part, spoken())
        return Said(word, read_count(named[2]) if named else None)
    except Refusal as unfit:
        raise Refusal("not_an_act", text=typed.strip()) from unfit


def _chips(text: str) -> tuple[int, ...]:
    many = MANY.fullmatch(text)
    count, value = (int(many[1]), many[2]) if many else (1, text)
    if not 0 < count <= MOST_CHIPS:
        raise Refusal("not_a_count", text=text)
    return (read_count(value),) * count


def _number(text: str, read: Callable[[str], Next], *ways: Way) -> Ask:
    return Ask(text, translate("Rulings", "A number, then Enter"), ways, read)
