"""What chips pushed are, words or not (STAR 7, CROWN 6.12-6.17, TAS C7, ADELAIDE 70-72)."""

from collections.abc import Sequence
from enum import Enum

from msgspec.structs import replace

from tdapp.poker.betting.raising import Range
from tdapp.poker.rulings.wagers_facing import (
    ActRuling,
    Facing,
    WagerOption,
    all_in,
    called,
    named_bet,
    raised,
)
from tdapp.rules.rule import RuleNumber
from tdapp.rules.wager_rules import ByHalf, OneMotion, WagerRemedy, WagerRules, Word

Motion = Sequence[int]
"""Chips that go in at once, one by one by their value."""

TWO_CHIPS = 2


class Made(Enum):
    """How a wager was made: of several chips in silence, of one chip, or with the word raise."""

    SILENT = "silent"
    ONE_CHIP = "one_chip"
    SAID_RAISE = "said_raise"


def chips_pushed(
    motions: Sequence[Motion],
    facing: Facing,
    rules: WagerRules,
    said: Word | None = None,
    named: int | None = None,
) -> ActRuling:
    """The ruling on chips pushed; `named` is a bet that was announced before them, in all."""
    all_of_them = sum(map(sum, motions))
    counted = motions[0] if rules.one_motion else [chip for one in motions for chip in one]
    match said:
        case Word.CALL | Word.CHECK | Word.TAP:
            return called(facing, all_of_them, rules.rule)
        case Word.ALL_IN:
            return all_in(facing, all_of_them, rules)
        case Word.BET | Word.RAISE if named is not None:
            return named_bet(facing, said, named, all_of_them, rules.rule)
        case Word.BET | Word.RAISE:
            return _announced(facing, counted, all_of_them, rules)
        case _ if rules.one_motion and len(motions) > 1:
            return _in_motions(facing, motions, rules, rules.one_motion)
        case _:
            return _silent(facing, counted, rules)


def _in_motions(
    facing: Facing, motions: Sequence[Motion], rules: WagerRules, one_motion: OneMotion
) -> ActRuling:
    """A string bet is what its first motion is; a call may take several, and is no more then."""
    pushed, first = sum(map(sum, motions)), sum(motions[0])
    if first >= facing.to_call:
        found = _silent(facing, motions[0], rules)
        return replace(found, returned=found.returned + pushed - first, rule=one_motion.rule)
    if pushed >= facing.to_call:
        return called(facing, pushed, one_motion.rule)
    return _silent(facing, [chip for one in motions for chip in one], rules)


def _announced(facing: Facing, counted: Motion, pushed: int, rules: WagerRules) -> ActRuling:
    """Chips after the word bet or raise: what they come to, a legal amount at least (P96)."""
    amount = sum(counted)
    if rules.one_motion and pushed != amount:
        named = 0 if rules.one_motion.announced_is_least else amount
        return raised(facing, facing.put_in + named, pushed, rules.one_motion.rule)
    chip = rules.single_chip.announced
    rule = _of_chip(facing, rules, chip) if len(counted) == 1 else rules.rule
    return raised(facing, facing.put_in + amount, pushed, rule)


def _silent(facing: Facing, counted: Motion, rules: WagerRules) -> ActRuling:
    pushed = sum(counted)
    total = facing.put_in + pushed
    if pushed >= facing.stack and not _is_over_chip(facing, counted):
        return all_in(facing, pushed, rules)
    if total < facing.price:
        return _by_half(facing, pushed, facing.to_call, rules.short_call)
    if total == facing.price or facing.raises is None:
        return called(facing, pushed, rules.rule)
    return (_opening if facing.opens else _above_call)(facing, counted, facing.raises.least, rules)


def facing_now(to: int, faced: int, price: int) -> Facing:
    """What a bet or raise to so much faces that was made over `faced` and now meets `price`."""
    step = (price - faced) or faced
    raises = Range(price + step, price + step + to)
    return Facing(price=price, stack=raises.most, step=step, raises=raises)


def kept_wager(facing: Facing, amount: int, rules: WagerRules, made: Made) -> ActRuling:
    """The ruling on a wager out of turn that is of no legal size by now (CROWN P108).

    One chip in silence is a call, the word raise binds at least to the least raise, and other chips
    count by their amount.
    """
    total = facing.put_in + amount
    if made is Made.ONE_CHIP:
        return _silent(facing, [amount], rules)
    if made is Made.SAID_RAISE and total > facing.price:
        return raised(facing, total, amount, rules.rule)
    return amount_put_in(facing, amount, rules)


def amount_put_in(facing: Facing, amount: int, rules: WagerRules) -> ActRuling:
    """The ruling on an amount alone, whatever chips it was made of (CROWN P108, ADELAIDE P66)."""
    total = facing.put_in + amount
    if amount >= facing.stack:
        return all_in(facing, amount, rules)
    if total < facing.price:
        return _by_half(facing, amount, facing.to_call, rules.short_call)
    if total == facing.price or facing.raises is None:
        return called(facing, amount, rules.rule)
    if total >= facing.raises.least:
        return raised(facing, total, amount, rules.rule)
    if facing.opens:
        return _by_half(facing, amount, facing.raises.least, rules.short_bet)
    return _by_half(facing, total - facing.price, facing.step, rules.short_raise, amount)


def _opening(facing: Facing, counted: Motion, least: int, rules: WagerRules) -> ActRuling:
    """Chips where nothing was bet."""
    pushed = sum(counted)
    if pushed < least:
        return _by_half(facing, pushed, least, rules.short_bet)
    chip = rules.single_chip.opening
    rule = _of_chip(facing, rules, chip) if len(counted) == 1 else rules.rule
    return raised(facing, pushed, pushed, rule)


def _above_call(facing: Facing, counted: Motion, least: int, rules: WagerRules) -> ActRuling:
    """Chips above what is faced."""
    pushed = sum(counted)
    total = facing.put_in + pushed
    if _is_over_chip(facing, counted):
        return called(facing, pushed, _of_chip(facing, rules, rules.single_chip.rule))
    if total >= least:
        return raised(facing, total, pushed, rules.rule)
    if rules.two_chips and _is_equal_pair(counted, facing.price):
        return called(facing, pushed, rules.two_chips.rule)
    return _by_half(facing, total - facing.price, facing.step, rules.short_raise, pushed)


def _of_chip(facing: Facing, rules: WagerRules, otherwise: RuleNumber) -> RuleNumber:
    """The rule for one chip: the one of limit games in such a game, where the house has one."""
    return (rules.single_chip.limit if facing.limit else None) or otherwise


def _is_over_chip(facing: Facing, counted: Motion) -> bool:
    """One chip above a bet that is faced, somebody's last chip too."""
    return len(counted) == 1 and facing.put_in + counted[0] > facing.price > 0


def _is_equal_pair(counted: Motion, price: int) -> bool:
    return len(counted) == TWO_CHIPS and counted[0] == counted[1] < price


def _by_half(
    facing: Facing, part: int, whole: int, rules: ByHalf, pushed: int | None = None
) -> ActRuling:
    """Chips that make `part` of the `whole` that a legal wager takes (P90)."""
    ways = rules.from_half if 2 * part >= whole else rules.below
    chips = part if pushed is None else pushed
    short_of_call = facing.put_in + chips < facing.price
    to = facing.price if short_of_call or facing.raises is None else facing.raises.least
    to = min(to, facing.put_in + facing.stack)
    if ways == (WagerRemedy.COMPLETE,) and not short_of_call:
        return raised(facing, to, chips, rules.rule)
    if len(ways) == 1:
        return called(facing, chips, rules.rule)
    missing = to - facing.put_in - chips
    options = [WagerOption(way, missing if way is WagerRemedy.COMPLETE else chips) for way in ways]
    return ActRuling(
        made=None, to=to, options=tuple(options), may_raise=rules.may_raise, rule=rules.rule
    )
