"""The set-up of a table of Texas Hold'em Bonus, and its register of wrong payments."""

from datetime import date

import pytest

from tdapp.rules.bonus_rules import (
    BonusRules,
    Method,
    PaymentDuty,
    WrongPayment,
    duties_left,
    reported_for,
    why_not_low_limit,
    why_not_method,
)
from tests.poker.houses import HOUSES, play_rules
from tests.rules_doc import Case, case, rule

MARCH = date(2026, 3, 15)
RECTIFY, IDENTIFY = PaymentDuty.RECTIFY, PaymentDuty.IDENTIFY


def rules() -> BonusRules:
    """What The Star says of the game."""
    found = play_rules("STAR").bonus
    assert found is not None
    return found


@case("BONUS-JACKPOT-022", "BONUS-JACKPOT-023")
def test_a_pool_linked_to_other_games_needs_method_b(case: Case) -> None:
    """A pool of this game alone, or none, may be dealt by either."""
    linked = len(case.given["jackpot_linked"]) > 1
    refused = why_not_method(rules(), Method(case.given["method"].lower()), linked=linked)
    assert (refused is None) is case.then["allowed"]
    assert why_not_method(rules(), Method.B, linked=linked) is None


@case("BONUS-SHUFFLER-004")
def test_low_limits_are_dealt_from_a_shuffling_device(case: Case) -> None:
    """A shoe is enough without them."""
    refused = why_not_low_limit(rules(), low_limit=case.given["low_limit"], shuffler=False)
    assert (refused is None) is case.then["allowed"]
    assert why_not_low_limit(rules(), low_limit=True, shuffler=True) is None
    assert why_not_low_limit(rules(), low_limit=False, shuffler=False) is None


@case("BONUS-BONUS-037", "BONUS-BONUS-038")
def test_each_wrong_payment_above_a_thousand_is_reported_for_its_month(case: Case) -> None:
    """Over- and underpayments alike, put right or not, in the month in which they were noticed."""
    cents = 100 * case.given["overpayment"]
    for signed in (cents, -cents):
        one = WrongPayment(MARCH, signed, put_right=True)
        assert (reported_for(rules(), [one], MARCH) == [one]) is case.then["report_to_NICC"]
    big = WrongPayment(MARCH, 120_000)
    for month in (date(2026, 4, 1), date(2026, 2, 28), date(2025, 3, 15)):
        assert reported_for(rules(), [big], month) == []


@rule("BONUS", "11.15.1", "11.15.2", "11.16.1", "11.16.2", "11.17.1")
@pytest.mark.parametrize(
    ("done", "left"),
    [
        ({}, (RECTIFY,)),
        ({"tried": True}, ()),
        ({"told": True}, ()),
        ({"intent_suspected": True, "told": True}, (RECTIFY, IDENTIFY)),
        ({"intent_suspected": True, "put_right": True}, (IDENTIFY,)),
        ({"intent_suspected": True, "patron_sought": True}, (RECTIFY,)),
        ({"intent_suspected": True, "tried": True, "patron_sought": True}, ()),
    ],
)
def test_a_wrong_payment_is_put_right_and_by_intent_the_player_is_sought(
    done: dict[str, bool], left: tuple[PaymentDuty, ...]
) -> None:
    """Telling the regulator is enough only where no intent is suspected."""
    assert tuple(duties_left(WrongPayment(MARCH, 500, **done))) == left


@rule("BONUS", "10.7", "15.2.8")
def test_only_the_star_has_the_game() -> None:
    """No other rulebook knows it."""
    assert [house for house in HOUSES if play_rules(house).bonus] == ["STAR"]
