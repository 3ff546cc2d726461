"""With what stake somebody plays, what may be added to it, and what may leave it."""

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.rules.cash_permits import (
    StakePutRight,
    back_with,
    given_back,
    stake_put_right,
    why_no_removal,
    why_no_top_up,
    why_not_for_another,
    why_not_stake,
)
from tests.poker.houses import HOUSES
from tests.poker.houses import cash_rules as cash
from tests.rules_doc import Case, case, rule

DOLLAR = 100


def stake_refused(house: str, stake: int, least: int, most: int | None, **more: Any) -> str | None:
    """Why somebody may not sit down with so many dollars; None if he may."""
    limits = least * DOLLAR, None if most is None else most * DOLLAR
    refused = why_not_stake(cash(house), stake * DOLLAR, *limits, **more)
    return None if refused is None else refused.code


@rule("STAR", "8.1", "8.4")
@rule("CROWN", "6.3")
@rule("TAS", "B8.1", "C5.2(a)", "C5.3")
@rule("ADELAIDE", "30")
@pytest.mark.parametrize("house", HOUSES)
def test_a_stake_lies_within_the_limits_of_the_sign(house: str) -> None:
    """Whoever sits down brings at least the least and at most the most that the sign names."""
    assert stake_refused(house, 199, 200, 1000) == "stake_too_small"
    assert stake_refused(house, 1001, 200, 1000) == "stake_too_large"
    for stake in (200, 1000):
        assert stake_refused(house, stake, 200, 1000) is None
    assert stake_refused(house, 50_000, 200, None) is None


@case("STAR-CASH-009", "STAR-CASH-010")
def test_who_is_directed_to_move_keeps_a_stake_below_the_minimum(case: Case) -> None:
    """A directed move keeps the stake; who switches by choice brings the proper one."""
    directed = case.given["moved_by"] == "casino supervisor"
    stake, least = case.given["stake"], case.given["minimum"]
    refused = stake_refused("STAR", stake, least, None, keeps=directed)
    assert (refused is None) is case.then["may_play"]


@case("ADELAIDE-CASH-001")
def test_who_is_back_within_the_hour_brings_what_was_taken_off(case: Case) -> None:
    """The same sum within an hour, also above the range; later any stake within it."""
    least, most = case.given["buy_in_range"]
    minutes, removed = case.given["returns_after_minutes"], case.given["removed"] * DOLLAR
    owed = back_with(cash("ADELAIDE"), removed, minutes)
    assert owed == case.then["must_buy_in"] * DOLLAR
    assert stake_refused("ADELAIDE", 1450, least, most, owed_back=owed) is None
    for other in (1000, 1449, 1451):
        refused = stake_refused("ADELAIDE", other, least, most, owed_back=owed)
        assert refused == "not_what_was_removed"
    assert back_with(cash("ADELAIDE"), removed, 60) == removed
    assert back_with(cash("ADELAIDE"), removed, 61) is None
    assert back_with(cash("ADELAIDE"), 0, 5) is None


@pytest.mark.parametrize("house", sorted({*HOUSES} - {"ADELAIDE"}))
def test_elsewhere_somebody_comes_back_with_any_stake(house: str) -> None:
    assert back_with(cash(house), 1450 * DOLLAR, 0) is None
    assert stake_refused(house, 300, 200, 1000, owed_back=1450 * DOLLAR) is None


@case("STAR-CASH-004")
def test_a_stake_above_the_most_is_cut_at_once_and_what_was_called_goes_back(case: Case) -> None:
    """After substantial action too; the player can win only against the allowed amount."""
    stake, most = case.given["player_stake"], case.given["max_stake"]
    found = stake_put_right(cash("STAR"), stake, 100, most, acted=True)
    assert found == StakePutRight(case.then["player_all_in_for"], "8.2.1")
    wagers = {0: case.given["player_all_in"], 1: 800, 2: 800}
    back = given_back(wagers, 0, most)
    assert {back[1], back[2]} == {case.then["returned_each"]}
    assert sum(wagers.values()) - sum(back.values()) == case.then["pot_from_these"]


@rule("STAR", "8.2.1.1", "8.2.1.2")
def test_a_stake_below_the_least_is_played_on_once_there_was_action() -> None:
    """Before substantial action it is made up at once, later when the hand is over."""
    star = cash("STAR")
    assert stake_put_right(star, 150, 200, 1000, acted=False) == StakePutRight(200, "8.2.1")
    late = stake_put_right(star, 150, 200, 1000, acted=True)
    assert late == StakePutRight(200, "8.2.1", after_hand=True)
    assert stake_put_right(star, 1200, 200, 1000, acted=False) == StakePutRight(1000, "8.2.1")
    for right in (200, 1000):
        assert stake_put_right(star, right, 200, 1000, acted=True) is None


@given(st.lists(st.integers(0, 3_000), min_size=2, max_size=9), st.integers(1, 2_000))
def test_nobody_gets_back_more_than_was_wagered_nor_keeps_a_wager_above_the_most(
    wagered: list[int], most: int
) -> None:
    wagers: Mapping[int, int] = dict(enumerate(wagered))
    back = given_back(wagers, 0, most)
    assert wagers[0] - back[0] == min(wagers[0], most)
    assert all(0 <= back[who] <= max(0, wagers[0] - most) for who in wagers)
    assert all(back[who] <= chips for who, chips in wagers.items())


@case("STAR-CASH-006", "TAS-CASH-006")
@rule("CROWN", "6.11")
@rule("ADELAIDE", "33")
def test_nothing_is_added_to_a_stake_during_a_hand(case: Case) -> None:
    """Chips are added between hands alone, in every house."""
    assert case.given["hand_in_progress"]
    assert not case.then["allowed"]
    for house in (case.house, *HOUSES):
        refused = why_no_top_up(cash(house), 300, 100, 1000, in_hand=True)
        assert refused is not None
        assert refused.code == "no_top_up_in_hand"


@rule("STAR", "8.7")
@rule("CROWN", "6.11")
@rule("TAS", "B8.2", "C5.4")
@rule("ADELAIDE", "33", "34")
def test_at_star_and_crown_who_has_folded_may_add_chips_in_the_hand() -> None:
    """A player not in the hand may augment the stake there; elsewhere before the next hand."""
    for house in HOUSES:
        told = {"in_hand": True, "folded": True}
        allowed = why_no_top_up(cash(house), 300, 100, 1000, **told) is None
        assert allowed is (house in {"STAR", "CROWN"})


@rule("STAR", "8.2.1")
@rule("ADELAIDE", "34")
@rule("TAS", "B8.3", "B8.5", "C5.5")
@pytest.mark.parametrize("house", HOUSES)
def test_a_stake_is_topped_up_to_the_most_between_hands(house: str) -> None:
    """What is added keeps the stake within the most; what was won above it stays."""
    assert why_no_top_up(cash(house), 300, 700, 1000, in_hand=False) is None
    assert why_no_top_up(cash(house), 5000, 700, None, in_hand=False) is None
    for stake, left in ((301, 699), (5000, 0)):
        refused = why_no_top_up(cash(house), stake, 700, 1000, in_hand=False)
        assert refused is not None
        assert (refused.code, refused.details["left"]) == ("top_up_too_large", left)


@case("STAR-CASH-007")
def test_who_is_not_in_a_hand_pays_staff_for_a_meal_with_chips(case: Case) -> None:
    """Goods and services from staff are paid for with table chips, though never in a hand."""
    in_hand = case.given["in_a_hand"]
    refused = why_no_removal(cash("STAR"), in_hand=in_hand, for_goods=True, approved=False)
    assert (refused is None) is case.then["allowed"]
    refused = why_no_removal(cash("STAR"), in_hand=True, for_goods=True, approved=True)
    assert refused is not None


@case("ADELAIDE-CASH-010", "CROWN-CASH-004")
@rule("STAR", "8.7")
@rule("TAS", "B8.3", "C5.5")
def test_chips_stay_on_the_table_while_their_player_plays_on(case: Case) -> None:
    """Nobody takes a part of a stake off the table, in any house."""
    assert not case.then["allowed"]
    for house in (case.house, *HOUSES):
        refused = why_no_removal(cash(house), in_hand=False, for_goods=False, approved=False)
        assert refused is not None
        assert refused.code == "no_removal"


@rule("STAR", "8.7.1")
@rule("ADELAIDE", "35a", "35b")
@rule("CROWN", "6.11")
@pytest.mark.parametrize(
    ("house", "allowed"),
    [("STAR", {"goods", "approved"}), ("ADELAIDE", {"goods"}), ("CROWN", set())],
)
def test_what_may_leave_a_stake_differs_by_house(house: str, allowed: set[str]) -> None:
    """Goods at STAR and Adelaide, other reasons at STAR with prior approval, nothing at Crown."""
    rules = cash(house)
    bought = why_no_removal(rules, in_hand=False, for_goods=True, approved=False)
    other = why_no_removal(rules, in_hand=False, for_goods=False, approved=True)
    reasons = {"goods": bought, "approved": other}
    assert {why for why, refused in reasons.items() if refused is None} == allowed


@case("TAS-CASH-005")
@rule("ADELAIDE", "36")
def test_nobody_bets_for_a_neighbour(case: Case) -> None:
    """No player may bet for another, also not while he is away for a moment."""
    assert not case.then["allowed"]
    for house, number in (("TAS", "B5.2"), ("ADELAIDE", "36"), ("STAR", "27.1")):
        assert why_not_for_another(cash(house)).details["rule"] == number
