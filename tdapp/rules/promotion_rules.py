"""What a house says of promotional prizes and of bonus prizes for hands."""

from collections.abc import Collection
from enum import Enum
from typing import Annotated

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.rules.jackpot_rules import PaidIn, PaymentForms
from tdapp.rules.notices import Text
from tdapp.rules.office import Title
from tdapp.rules.rule import NO_RULE, SILENT, Rule, RuleNumber, YesOrNo


class PrizeKind(Enum):
    """What a promotional prize is, where this matters."""

    APPLIANCE = "appliance"
    VEHICLE = "vehicle"
    TRAVEL = "travel"
    REAL_ESTATE = "real_estate"
    TOBACCO = "tobacco"
    FIREARM = "firearm"
    WEAPON = "weapon"
    LIQUOR = "liquor"
    PRESCRIBED = "prescribed"
    CASINO_DOLLARS = "casino_dollars"
    OTHER = "other"


class AmountOver(Rule, frozen=True):
    """A duty that begins above so many `cents`."""

    cents: Annotated[int, msgspec.Meta(ge=0)]


class ForbiddenPrize(Rule, frozen=True):
    """What may be no prize, or none of more than so many `litres`."""

    kind: PrizeKind
    litres: Annotated[int, msgspec.Meta(ge=0)] = 0


class TermNeeded(Rule, frozen=True):
    """What the terms must say, of prizes of one kind only where there is one."""

    what: Text
    kind: PrizeKind | None = None


class BonusPrizes(Rule, frozen=True):
    """Prizes for hands, on a sign at the table; who verifies the hand, or an office above.

    A cash prize is paid in the forms of `payment`; goods and services are handed over later.
    """

    verified: Title
    payment: PaymentForms
    sign: RuleNumber
    later: RuleNumber
    folded: YesOrNo


class PromotionRules(Rule, frozen=True):
    """A house's promotional prizes; until when somebody must be told is among its notices.

    - `scrutineer`: above which value of one prize a scrutineer oversees the draw.
    - `refused`: above which value the details of a refused claim are kept.
    - `converted`: a prize that is no money may be paid out in money, unless it is casino dollars.
    - `read`: players can read the terms, and marketing names them.
    - `complaint`: who is not satisfied is told of the right to complain.
    """

    offered: bool
    scrutineer: AmountOver | None = None
    refused: AmountOver | None = None
    payment: PaymentForms = PaymentForms(rule=SILENT)
    converted: RuleNumber | None = None
    read: RuleNumber | None = None
    complaint: RuleNumber | None = None
    forbidden: tuple[ForbiddenPrize, ...] = ()
    terms: tuple[TermNeeded, ...] = ()
    bonus: BonusPrizes | None = None


NO_PROMOTIONS = PromotionRules(offered=False, rule=NO_RULE)
"""What stands where a house's file says nothing."""


class PromotionPrize(msgspec.Struct, frozen=True):
    """One prize: its kind and its value in cents; of liquor, how many litres."""

    kind: PrizeKind
    cents: int
    litres: int = 0


def needs_scrutineer(rules: PromotionRules, prizes: Collection[PromotionPrize]) -> bool:
    """Whether a scrutineer oversees the draw: a prize is worth more than the limit (STAR 29.2)."""
    limit = rules.scrutineer
    return limit is not None and any(one.cents > limit.cents for one in prizes)


def keeps_refusal(rules: PromotionRules, cents: int) -> bool:
    """Whether names, addresses and reasons of a refused claim are kept (STAR 29.9.1)."""
    return rules.refused is not None and cents > rules.refused.cents


def may_be_money(rules: PromotionRules, kind: PrizeKind) -> bool:
    """Whether a winner may have the value of a prize in money instead (STAR 29.3)."""
    return rules.converted is not None and kind is not PrizeKind.CASINO_DOLLARS


def terms_needed(rules: PromotionRules, kinds: Collection[PrizeKind]) -> list[TermNeeded]:
    """What the terms must say for prizes of these kinds (STAR 29.7)."""
    return [one for one in rules.terms if one.kind is None or one.kind in kinds]


def check_promotion(
    rules: PromotionRules, prizes: Collection[PromotionPrize], said: Collection[str], read_at: str
) -> None:
    """Refuse a promotion with a forbidden prize, or whose terms are not complete or not to be read.

    `said` are the rules of the terms that were given. Codes: ``promotions_not_offered``,
    ``promotion_prize_forbidden`` (STAR 29.5), ``promotion_terms_missing`` (STAR 29.7) and
    ``promotion_terms_nowhere`` (STAR 29.6).
    """
    if not rules.offered:
        raise Refusal("promotions_not_offered")
    for prize in prizes:
        for one in rules.forbidden:
            if prize.kind is one.kind and (not one.litres or prize.litres > one.litres):
                raise Refusal("promotion_prize_forbidden", rule=one.rule)
    for term in terms_needed(rules, {one.kind for one in prizes}):
        if term.rule not in said:
            raise Refusal("promotion_terms_missing", what=term.what, rule=term.rule)
    if rules.read is not None and not read_at.strip():
        raise Refusal("promotion_terms_nowhere", rule=rules.read)


def check_payment(rules: PaymentForms, form: PaidIn) -> None:
    """Refuse a form of payment that the house does not allow (STAR 29.4, CROWN 16.3.1)."""
    if form not in rules.forms:
        raise Refusal("promotion_payment", rule=rules.rule)
