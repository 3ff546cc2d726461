"""What a house says of Texas Hold'em Bonus: wagers, pay tables, jackpot, methods and register."""

from collections.abc import Sequence
from datetime import date
from enum import Enum
from typing import Annotated

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.rules.hand_order import Category
from tdapp.rules.rule import Rule, RuleNumber

BonusCents = Annotated[int, msgspec.Meta(ge=0)]
Times = Annotated[int, msgspec.Meta(ge=1, le=100)]
HoleHand = Annotated[str, msgspec.Meta(pattern="^([2-9TJQKA]{2}[so]?|pair)$")]
"""Two hole cards: "AA", "AKs" of one suit, "AKo" of two, "pair" for any pair."""


class ProgressiveHand(Enum):
    """A jackpot event: what two hole cards and the flop make (15.2.6, 15.2.8)."""

    ROYAL_FLUSH = "royal_flush"
    STRAIGHT_FLUSH = "straight_flush"
    FOUR_OF_A_KIND = "four_of_a_kind"
    FULL_HOUSE = "full_house"
    FLUSH = "flush"


class Method(Enum):
    """Whether a player who folds can still win the jackpot: by B, not by A (1.1, 15.1.4)."""

    A = "a"
    B = "b"


class HolePay(Rule, frozen=True):
    """What the Ante Bonus pays for hole cards, `odds` to 1; the first row that fits pays."""

    hands: tuple[HoleHand, ...]
    odds: Times


class JackpotPay(Rule, frozen=True):
    """What an event pays: `percent` of the pool, or these `cents` where they are more."""

    hand: ProgressiveHand
    cents: BonusCents
    percent: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0


class BonusRules(Rule, frozen=True):
    """The game against the house; amounts are cents.

    - `flop`, `turn`, `river`: how many times the Ante each of these wagers is.
    - `ante_from`: the lowest hand of the player with which a won Ante is paid.
    - `linked`: the rule that asks for method B where other games share the pool.
    - `low_limit`: the rule that asks for a shuffling device where low limits are offered.
    - `reported`: the rule of the register; a wrong payment above `report_above` is reported.
    """

    places: tuple[Times, ...]
    flop: Times
    turn: Times
    river: Times
    ante_from: Category
    ante_bonus: tuple[HolePay, ...]
    jackpot: tuple[JackpotPay, ...]
    linked: RuleNumber
    low_limit: RuleNumber
    report_above: BonusCents
    reported: RuleNumber

    def jackpot_pay(self, hand: ProgressiveHand) -> JackpotPay | None:
        """The row of an event; None where the house pays nothing for it."""
        return next((one for one in self.jackpot if one.hand is hand), None)


class WrongPayment(msgspec.Struct, frozen=True):
    """A wager settled wrongly: by so many cents too much, or too little where less than 0.

    `put_right`: paid or got back; `tried`: a reasonable attempt was made; `told`: the regulator
    knows; `patron_sought`: an attempt to identify the player was made.
    """

    known_on: date
    cents: int
    intent_suspected: bool = False
    put_right: bool = False
    tried: bool = False
    told: bool = False
    patron_sought: bool = False


class PaymentDuty(Enum):
    """What a wrong payment still asks of the house."""

    RECTIFY = "rectify"
    IDENTIFY = "identify"


def duties_left(payment: WrongPayment) -> Sequence[PaymentDuty]:
    """What is still to be done within a reasonable time (BONUS 11.15.2, 11.16, 11.17).

    Telling the regulator is enough only where no intent is suspected.
    """
    rectified = payment.put_right or payment.tried
    if not payment.intent_suspected:
        return () if rectified or payment.told else (PaymentDuty.RECTIFY,)
    left = () if rectified else (PaymentDuty.RECTIFY,)
    return left if payment.patron_sought else (*left, PaymentDuty.IDENTIFY)


def reported_for(
    rules: BonusRules, register: Sequence[WrongPayment], month: date
) -> Sequence[WrongPayment]:
    """Those of which the house became aware in the month of a day, each above the limit.

    Suspected or not, put right or not (BONUS 11.18, notwithstanding 11.15).
    """
    asked = month.year, month.month
    return [
        one
        for one in register
        if (one.known_on.year, one.known_on.month) == asked and abs(one.cents) > rules.report_above
    ]


def why_not_method(rules: BonusRules, method: Method, *, linked: bool) -> Refusal | None:
    """``method_b_needed`` where the pool is `linked` to games of other types (BONUS 1.1)."""
    if linked and method is Method.A:
        return Refusal("method_b_needed", rule=rules.linked)
    return None


def why_not_low_limit(rules: BonusRules, *, low_limit: bool, shuffler: bool) -> Refusal | None:
    """``shuffler_needed`` where low limits are dealt from a card shoe (BONUS 6.6.2)."""
    if low_limit and not shuffler:
        return Refusal("shuffler_needed", rule=rules.low_limit)
    return None
