"""Charges for time and for a seat in each house."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.core.refusal import Refusal
from tdapp.poker.commission.charge import Item
from tdapp.poker.commission.sign import Sign, SignedMethod, posted
from tdapp.poker.commission.time_charges import hourly, joining, leaving, moved, sitting, staying
from tests.poker.houses import play_rules
from tests.rules_doc import Case, case, rule

DOLLAR = 100


def of_time(house: str, fee: int = 12 * DOLLAR, jackpot: int = 0) -> SignedMethod:
    """A house's charge for time with the fee of its sign."""
    return posted(play_rules(house).commission, "time", Sign(fee=fee, jackpot=jackpot))


@case("STAR-COMMISSION-007")
@rule("STAR", "3.3.3.2")
def test_a_joiner_pays_the_quarters_that_have_not_ended(case: Case) -> None:
    """A proportion of the hour in steps of fifteen minutes, the one begun counted (P19)."""
    by_time = of_time("STAR", case.given["time_charge_per_hour"] * DOLLAR)
    assert joining(by_time, case.given["joins_at_minute"]).total == case.then["charge"] * DOLLAR
    charges = [joining(by_time, minute).total // DOLLAR for minute in (0, 14, 15, 20, 30, 59)]
    assert charges == [12, 12, 9, 9, 6, 3]
    with pytest.raises(Refusal, match="not_within_the_hour"):
        joining(by_time, 60)


@case("STAR-COMMISSION-008")
def test_who_is_moved_does_not_pay_again_this_hour(case: Case) -> None:
    """A player whom a supervisor moves has paid until the next hour."""
    by_time = of_time("STAR", case.given["time_charge_per_hour"] * DOLLAR)
    charge = moved(by_time, case.given["moved_by_supervisor_at_minute"])
    assert charge.total == case.then["charge"]
    assert [line.item for line in charge.lines] == [Item.PAID_ALREADY]
    assert hourly(by_time, active=1).total == 12 * DOLLAR


@case("STAR-COMMISSION-010")
@rule("CROWN", "7.2.2", "7.2.2(b)")
def test_inactive_players_pay_too(case: Case) -> None:
    """Time is charged to every player on the hour, in advance."""
    for house in ("STAR", "CROWN"):
        by_time = of_time(house, case.given["time_charge_per_hour"] * DOLLAR)
        charge = hourly(by_time, case.given["active_players"], case.given["inactive_players"])
        assert charge.lines[0].base == case.then["charged_players"]
        assert charge.total == 7 * 12 * DOLLAR


@rule("STAR", "3.3.3.4")
@rule("ADELAIDE", "78d")
@rule("CROWN", "7.2.2")
@pytest.mark.parametrize("house", ["STAR", "CROWN", "ADELAIDE", "OPEN"])
def test_who_leaves_before_the_hour_ends_gets_nothing_back(house: str) -> None:
    """The charge for time is paid in advance and not refunded."""
    charge = leaving(of_time(house))
    assert (charge.total, [line.item for line in charge.lines]) == (0, [Item.NO_REFUND])


@given(minute=st.integers(0, 59), minutes=st.integers(0, 600))
def test_every_hour_that_is_begun_is_paid(minute: int, minutes: int) -> None:
    for house in ("STAR", "CROWN", "ADELAIDE", "OPEN"):
        by_time = of_time(house)
        first = joining(by_time, minute)
        later = {(minute + m) // 60 for m in range(minutes)} - {0}
        paid = staying(by_time, first, minute, minutes).total - first.total
        assert paid == 12 * DOLLAR * len(later)


@rule("ADELAIDE", "78d")
def test_at_adelaide_part_of_an_hour_is_an_hour_and_feeds_the_jackpot() -> None:
    """A fee per hour or part of it, from which the jackpot's part is withheld."""
    charge = joining(of_time("ADELAIDE", jackpot=2 * DOLLAR), 59)
    assert (charge.total, charge.jackpot) == (12 * DOLLAR, 2 * DOLLAR)


@rule("STAR", "3.3.3.6")
@rule("ADELAIDE", "78f")
def test_a_seat_is_paid_for_once() -> None:
    """A fee for sitting down covers the time until the player leaves the table."""
    for house, name in (("STAR", "sitting"), ("ADELAIDE", "seating")):
        fee = posted(play_rules(house).commission, name, Sign(fee=5 * DOLLAR))
        assert sitting(fee, sat_already=False).total == 5 * DOLLAR
        assert sitting(fee, sat_already=True).total == 0


def test_a_charge_of_another_kind_is_refused() -> None:
    per_hand = posted(play_rules("STAR").commission, "per_hand", Sign(fee=DOLLAR))
    with pytest.raises(Refusal, match="no_time_charge"):
        hourly(per_hand, 1)
    with pytest.raises(Refusal, match="no_sitting_fee"):
        sitting(of_time("STAR"), sat_already=False)
    with pytest.raises(Refusal, match="fee_not_posted"):
        posted(play_rules("STAR").commission, "time", Sign())
    with pytest.raises(Refusal, match="fee_is_fixed"):
        posted(play_rules("ADELAIDE").commission, "per_person", Sign(fee=2 * DOLLAR))
    with pytest.raises(Refusal, match="no_such_method"):
        posted(play_rules("TAS").commission, "time", Sign(fee=DOLLAR))


@given(fee=st.integers(0, 10_000), minutes=st.lists(st.integers(0, 59), min_size=2).map(sorted))
def test_who_joins_later_never_pays_more(fee: int, minutes: list[int]) -> None:
    charges = [joining(of_time("STAR", fee), minute).total for minute in minutes]
    assert charges == sorted(charges, reverse=True)
    assert 0 <= charges[-1] <= charges[0] <= fee
