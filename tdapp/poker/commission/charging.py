"""The commission of a hand: every posted method, what is exempt, never more than the pots."""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import gcd

import msgspec

from tdapp.poker.commission.charge import Charge, ChargeLine, Item
from tdapp.poker.commission.exemptions import (
    SparedPots,
    by_charge,
    of_hand,
    spared_at_once,
    spared_by_loss,
)
from tdapp.poker.commission.hand import DOLLAR, ChargedHand
from tdapp.poker.commission.sign import SignedMethod, jackpot_of
from tdapp.rules.commission_rules import (
    CommissionBase,
    CommissionRules,
    Nothing,
    PerBoards,
    Percentage,
    PercentageRounding,
    PerHand,
    PerPerson,
    PerPurchase,
    PerSitting,
    PerTime,
    Scale,
)

WHOLE = 10_000
"""A hundred percent, in hundredths of one."""


def percentage(
    method: Percentage, posted: SignedMethod, base: int, smallest_chip: int, pot: int | None = None
) -> Iterator[ChargeLine]:
    """So much of a base: rounded down, at least the sign's least, no more than the caps."""
    if base <= method.free_up_to:
        yield ChargeLine(Item.SMALL_POT, base, method.free_up_to, 0, method.rule, pot)
        return
    exact = base * posted.rate // WHOLE
    yield ChargeLine(Item.PERCENTAGE, base, posted.rate, exact, method.rule, pot)
    unit = {
        PercentageRounding.CENT: 1,
        PercentageRounding.DOLLAR: DOLLAR,
        PercentageRounding.SMALLEST_CHIP: smallest_chip,
    }
    fine = unit[method.rounding]
    if over := exact % fine:
        yield ChargeLine(Item.ROUNDED, exact, fine, -over, method.rule, pot)
    rounded = exact - over
    least = max(rounded, posted.sign.least if posted.rate else 0)
    if least > rounded:
        yield ChargeLine(Item.LEAST, rounded, least, least - rounded, method.rule, pot)
    yield from _capped(least, method.cap, posted, pot)


def scale(
    method: Scale, posted: SignedMethod, base: int, pot: int | None = None
) -> Iterator[ChargeLine]:
    """An amount for every part of a base, the last one begun; small pots have their own."""
    if base <= method.small_up_to:
        yield ChargeLine(Item.SMALL_POT, base, method.small_up_to, method.small, method.rule, pot)
        return
    amount = -(-base // method.every) * method.each
    yield ChargeLine(Item.SCALE, base, method.each, amount, method.rule, pot)
    yield from _capped(amount, method.cap, posted, pot)


def _capped(
    amount: int, own: int | None, posted: SignedMethod, pot: int | None
) -> Iterator[ChargeLine]:
    caps = [cap for cap in (own, posted.sign.cap) if cap is not None]
    if caps and amount > min(caps):
        cap = min(caps)
        yield ChargeLine(Item.CAP, amount, cap, cap - amount, posted.method.rule, pot)


class _Taking(msgspec.Struct, frozen=True):
    """What has been taken so far: the lines, what is left in each pot, the jackpot's part."""

    lines: tuple[ChargeLine, ...]
    left: tuple[int, ...]
    jackpot: int = 0


def charged(rules: CommissionRules, methods: Sequence[SignedMethod], hand: ChargedHand) -> Charge:
    """What the house takes for a hand, line by line.

    Fees for time and for a seat are no part of it: see `time_charges`. Refuses with
    ``players_needed`` and ``players_above_sign``.
    """
    spared = spared_at_once(rules, hand)
    charge = _charge(rules, methods, hand, spared)
    losing = spared_by_loss(rules, hand, charge.by_pot)
    return _charge(rules, methods, hand, [*spared, *losing]) if losing else charge


def _charge(
    rules: CommissionRules,
    methods: Sequence[SignedMethod],
    hand: ChargedHand,
    spared: Sequence[SparedPots],
) -> Charge:
    pots = tuple(pot.cents for pot in hand.pots)
    taking = _Taking(tuple(_uncalled(rules, hand)), pots)
    for one in methods:
        taking = _with_method(taking, one, hand, spared)
    by_pot = tuple(a - b for a, b in zip(pots, taking.left, strict=True))
    return Charge(taking.lines, by_pot, taking.jackpot)


def _uncalled(rules: CommissionRules, hand: ChargedHand) -> Iterator[ChargeLine]:
    if hand.uncalled:
        yield ChargeLine(Item.UNCALLED, hand.uncalled, 0, 0, rules.uncalled.rule)


def _with_method(
    taking: _Taking, one: SignedMethod, hand: ChargedHand, spared: Sequence[SparedPots]
) -> _Taking:
    if whole := of_hand(spared, one.method):
        return _with_lines(taking, [ChargeLine(Item.EXEMPT, 0, 0, 0, whole.rule)])
    exempt = by_charge(spared, one.method)
    pots = [at for at in range(len(hand.pots)) if at not in exempt]
    for exemption in dict.fromkeys(exempt.values()):
        base = sum(hand.pots[at].cents for at, it in exempt.items() if it == exemption)
        taking = _with_lines(taking, [ChargeLine(Item.EXEMPT, base, 0, 0, exemption.rule)])
    if exempt and not pots:
        return taking
    match one.method:
        case PerPerson():
            return _with_persons(taking, one, hand)
        case Percentage(taken=CommissionBase.EACH_POT) | Scale(taken=CommissionBase.EACH_POT):
            for at in pots:
                taking = _out_of(taking, _lines(one, hand, hand.pots[at].cents, at), [at])
            return _with_jackpot(taking, one, pots)
        case _:
            base = sum(hand.pots[at].cents for at in pots)
            taking = _out_of(taking, _lines(one, hand, base), pots)
            return _with_jackpot(taking, one, pots)


def _lines(
    one: SignedMethod, hand: ChargedHand, base: int, pot: int | None = None
) -> Iterator[ChargeLine]:
    """What a method takes out of a pot, or of all that it may touch."""
    match one.method:
        case Percentage() as method:
            yield from percentage(method, one, base, hand.smallest_chip, pot)
        case Scale() as method:
            yield from scale(method, one, base, pot)
        case PerHand(rule=rule):
            fee = one.fee(hand.started)
            yield ChargeLine(Item.PER_HAND, hand.started, fee, fee, rule)
        case PerBoards(rule=rule) if hand.boards > 1:
            fee = one.fee(hand.started)
            yield ChargeLine(Item.BOARDS, hand.boards, fee, fee, rule)
        case Nothing(rule=rule):
            yield ChargeLine(Item.NOTHING, 0, 0, 0, rule)
        case PerPerson() | PerTime() | PerSitting() | PerPurchase() | PerBoards():
            return


def _with_persons(taking: _Taking, one: SignedMethod, hand: ChargedHand) -> _Taking:
    """A fee of each player before the hand, the jackpot's part withheld from it."""
    fee, rule = one.fee(hand.started), one.method.rule
    lines = [ChargeLine(Item.PER_PERSON, hand.started, fee, fee * hand.started, rule)]
    return _with_withheld(_with_lines(taking, lines), one, fee * hand.started)


def _with_withheld(taking: _Taking, one: SignedMethod, charge: int) -> _Taking:
    part = jackpot_of(one.method)
    withheld = min(one.sign.jackpot, charge)
    if part is None or not withheld:
        return taking
    line = ChargeLine(Item.JACKPOT_WITHHELD, charge, withheld, 0, part.rule)
    more = _with_lines(taking, [line])
    return msgspec.structs.replace(more, jackpot=more.jackpot + withheld)


def _with_jackpot(taking: _Taking, one: SignedMethod, pots: Sequence[int]) -> _Taking:
    """The jackpot's part that comes out of the pots besides the commission."""
    part = jackpot_of(one.method)
    if part is None or not part.added or not one.sign.jackpot:
        return taking
    asked = one.sign.jackpot
    got = min(asked, sum(taking.left[at] for at in pots))
    more = _out_of(taking, [ChargeLine(Item.JACKPOT_ADDED, 1, asked, asked, part.rule)], pots)
    return msgspec.structs.replace(more, jackpot=more.jackpot + got)


def _with_lines(taking: _Taking, lines: Sequence[ChargeLine]) -> _Taking:
    return msgspec.structs.replace(taking, lines=(*taking.lines, *lines))


def _out_of(
    taking: _Taking, lines: Iterator[ChargeLine] | Sequence[ChargeLine], pots: Sequence[int]
) -> _Taking:
    """The lines, and their sum out of these pots, as far as they hold it."""
    found = list(lines)
    asked = sum(line.cents for line in found)
    most = sum(taking.left[at] for at in pots)
    if asked > most:
        last = found[-1]
        found.append(
            ChargeLine(Item.NO_MORE_THAN_POT, asked, most, most - asked, last.rule, last.pot)
        )
    left = list(taking.left)
    for at, cents in zip(pots, spread(min(asked, most), [left[it] for it in pots]), strict=True):
        left[at] -= cents
    return _Taking((*taking.lines, *found), tuple(left), taking.jackpot)


def spread(cents: int, pots: Sequence[int]) -> Sequence[int]:
    """An amount over pots that hold it, in proportion, in no smaller coin than they need."""
    coin = gcd(cents, *pots)
    if not coin or not sum(pots):
        return [0] * len(pots)
    ends = [cents // coin * end // sum(pots) * coin for end in accumulate(pots)]
    return [b - a for a, b in zip([0, *ends], ends, strict=False)]
