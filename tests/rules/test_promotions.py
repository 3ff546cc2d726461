"""Promotional prizes and bonus prizes, as the rulebooks word them."""

import pytest

from tdapp.bootstrap import rulebook
from tdapp.core.refusal import Refusal
from tdapp.rules.jackpot_rules import PaidIn
from tdapp.rules.office import is_at_least
from tdapp.rules.promotion_rules import (
    PrizeKind,
    PromotionPrize,
    check_payment,
    check_promotion,
    keeps_refusal,
    may_be_money,
    needs_scrutineer,
    terms_needed,
)
from tdapp.rules.rule import Answer
from tests.rules_doc import Case, case, rule

STAR, CROWN = rulebook("star").promotions, rulebook("crown").promotions
CAR = PromotionPrize(PrizeKind.VEHICLE, 5_000_000)
COMPLETE = {one.rule for one in STAR.terms}


@case("STAR-PRIZE-006")
def test_a_scrutineer_oversees_a_draw_for_more_than_ten_thousand(case: Case) -> None:
    """A prize of exactly 10,000 needs none, and several do not add up."""
    cents = case.given["prize_value"] * 100
    found = needs_scrutineer(STAR, [PromotionPrize(PrizeKind.OTHER, cents)])
    assert {"scrutineer_needed": found} == case.then
    assert not needs_scrutineer(STAR, [PromotionPrize(PrizeKind.OTHER, 1_000_000)] * 2)


@case("STAR-PRIZE-007")
def test_a_promotional_prize_is_paid_by_cheque_or_transfer_alone() -> None:
    """A prize is never awarded in cash, nor in chips at the cage."""
    for form in PaidIn:
        if form in {PaidIn.CHEQUE, PaidIn.TRANSFER}:
            check_payment(STAR.payment, form)
        else:
            with pytest.raises(Refusal, match="promotion_payment"):
                check_payment(STAR.payment, form)


@rule("STAR", "29.3")
def test_a_prize_may_be_paid_in_money_unless_it_is_casino_dollars() -> None:
    """The winner of a prize that is no money may be given the choice."""
    assert may_be_money(STAR, PrizeKind.VEHICLE)
    assert not may_be_money(STAR, PrizeKind.CASINO_DOLLARS)
    assert not may_be_money(CROWN, PrizeKind.VEHICLE)


@case("STAR-PRIZE-010", "BONUS-PRIZE-002")
def test_details_of_refused_claims_above_a_hundred_are_kept(case: Case) -> None:
    """Names, addresses and reasons are kept for claims over 100."""
    found = keeps_refusal(STAR, case.given["claim_refused"] * 100)
    assert {"record_required": found} == case.then
    assert not keeps_refusal(STAR, 10_000)


@case("STAR-PRIZE-012")
@rule("STAR", "29.5.1", "29.5.2", "29.5.3", "29.5.4", "29.5.5")
def test_tobacco_weapons_and_much_liquor_are_no_prizes() -> None:
    """More than 20 litres of liquor is barred; 20 litres are not."""
    none = (PrizeKind.TOBACCO, PrizeKind.FIREARM, PrizeKind.WEAPON, PrizeKind.PRESCRIBED)
    barred = [PromotionPrize(kind, 5_000) for kind in none]
    for prize in (*barred, PromotionPrize(PrizeKind.LIQUOR, 50_000, litres=25)):
        with pytest.raises(Refusal, match="promotion_prize_forbidden"):
            check_promotion(STAR, [prize], COMPLETE, "brochure")
    liquor = PromotionPrize(PrizeKind.LIQUOR, 50_000, litres=20)
    check_promotion(STAR, [liquor], COMPLETE, "brochure")


@rule("STAR", "29.7", "29.7.11.2")
def test_each_term_is_needed_and_details_by_the_kind_of_prize() -> None:
    """Eleven headings for every prize, and four kinds of prizes have details of their own."""
    for left_out in (one.rule for one in terms_needed(STAR, [PrizeKind.VEHICLE])):
        with pytest.raises(Refusal) as refused:
            check_promotion(STAR, [CAR], COMPLETE - {left_out}, "brochure")
        assert refused.value.code == "promotion_terms_missing"
        assert refused.value.details["rule"] == left_out
    assert len(terms_needed(STAR, [])) == 11
    assert [one.rule for one in terms_needed(STAR, [PrizeKind.TRAVEL])][-1] == "29.7.11.3"
    check_promotion(STAR, [CAR], COMPLETE - {"29.7.11.1", "29.7.11.3", "29.7.11.4"}, "site")


@rule("STAR", "29.6", "29.10")
def test_players_can_read_the_terms_and_complain() -> None:
    """The terms are readily available; who is not satisfied is told of the right to complain."""
    with pytest.raises(Refusal, match="promotion_terms_nowhere"):
        check_promotion(STAR, [CAR], COMPLETE, " ")
    assert STAR.complaint == "29.10"


@case("CROWN-PRIZE-002")
@rule("CROWN", "16.2", "16.3.2", "16.4")
def test_a_bonus_prize_is_verified_and_paid_as_crown_says(case: Case) -> None:
    """The TG Area Manager verifies the hand; cash is paid in chips, cash or its equivalent."""
    bonus = CROWN.bonus
    assert bonus is not None
    ladder = rulebook("crown").offices.ladder
    assert is_at_least(ladder, case.then["verified_by"], bonus.verified)
    assert not is_at_least(ladder, "dealer", bonus.verified)
    found = [form.value.replace("_", " ") for form in bonus.payment.forms]
    assert found == case.then["paid_as"]
    assert bonus.folded.answer is Answer.NO


@pytest.mark.parametrize("house", ["tasmania", "adelaide"])
def test_a_house_without_promotions_says_so(house: str) -> None:
    with pytest.raises(Refusal, match="promotions_not_offered"):
        check_promotion(rulebook(house).promotions, [CAR], COMPLETE, "brochure")
    check_promotion(rulebook("open").promotions, [CAR], (), "")
