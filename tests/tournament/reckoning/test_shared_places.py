"""Players who finish level share the prizes of their places, and not a cent is lost."""

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tdapp.core.refusal import Refusal
from tdapp.tournament.plan.prize_plan import Leftover
from tdapp.tournament.reckoning.prize_list import Prize
from tdapp.tournament.reckoning.shared_places import (
    PrizeShare,
    SharedPlaces,
    leftover_order,
    share_places,
)
from tests.rules_doc import rule

TOP = (Prize(1, 50_000), Prize(2, 30_000), Prize(3, 20_000))
TICKETS = (Prize(1, 28_000, "Ticket", 22_000), Prize(2, 16_800, "Ticket", 22_000), Prize(3, 11_200))


def test_a_tie_across_the_last_paid_place_names_the_places_without_a_prize() -> None:
    assert share_places(TOP, 3, (7, 4, 9)) == SharedPlaces(
        3, (PrizeShare(7, 6_667), PrizeShare(4, 6_667), PrizeShare(9, 6_666)), unpaid=(4, 5)
    )


@rule("TAS", "C20.16")
def test_units_left_over_go_one_each_in_the_stated_order() -> None:
    """Equal shares can leave cents; the conditions say who is given them."""
    prizes = (Prize(1, 1_003), Prize(2, 500), Prize(3, 200))
    assert share_places(prizes, 1, (8, 2, 5)).shares == (
        PrizeShare(8, 568),
        PrizeShare(2, 568),
        PrizeShare(5, 567),
    )
    assert share_places(prizes, 1, (8, 2, 5), unit=5).shares == (
        PrizeShare(8, 570),
        PrizeShare(2, 568),
        PrizeShare(5, 565),
    )


def test_the_order_of_what_is_left_over_is_by_entry_or_drawn() -> None:
    entries = {31, 4, 18}
    drawn = {leftover_order(entries, Leftover.DRAW, seed) for seed in "abcdefghijklmnop"}

    assert leftover_order(entries, Leftover.ENTRY, "a") == (4, 18, 31)
    assert leftover_order(entries, Leftover.DRAW, "a") in drawn
    assert len(drawn) > 1
    assert all(sorted(order) == [4, 18, 31] for order in drawn)


def test_prizes_in_kind_go_in_order_and_the_cash_makes_up_for_them() -> None:
    assert share_places(TICKETS, 1, (5, 6)).shares == (
        PrizeShare(5, 22_400, "Ticket", 22_000),
        PrizeShare(6, 22_400, "Ticket", 22_000),
    )
    assert share_places(TICKETS, 2, (5, 6)).shares == (
        PrizeShare(5, 3_000, "Ticket", 22_000),
        PrizeShare(6, 25_000),
    )


def test_the_winners_of_a_satellite_have_a_seat_each() -> None:
    seats = tuple(Prize(place, 0, "Seat", 110_000) for place in (1, 2))
    assert share_places(seats, 1, (3, 9)).shares == (
        PrizeShare(3, 0, "Seat", 110_000),
        PrizeShare(9, 0, "Seat", 110_000),
    )


def test_a_prize_in_kind_worth_more_than_a_share_is_left_to_the_director() -> None:
    prizes = (Prize(1, 0, "Seat", 110_000), Prize(2, 44_000))
    with pytest.raises(Refusal) as refused:
        share_places(prizes, 1, (3, 9))
    assert refused.value == Refusal(
        "prize_cannot_be_shared", item="Seat", value=110_000, share=77_000
    )


def test_one_alone_has_the_prize_of_his_place_and_nobody_shares_nothing() -> None:
    assert share_places(TOP, 2, (6,)) == SharedPlaces(2, (PrizeShare(6, 30_000),))
    assert share_places(TOP, 2, ()) == SharedPlaces(2, ())
    assert share_places(TOP, 9, (6, 7)) == SharedPlaces(
        9, (PrizeShare(6, 0), PrizeShare(7, 0)), (9, 10)
    )


@given(
    cents=st.lists(st.integers(0, 10**9), max_size=20),
    first=st.integers(1, 20),
    sharers=st.integers(1, 12),
    unit=st.sampled_from([1, 5, 100, 2_500]),
)
def test_sharing_changes_no_sum_and_shares_differ_by_a_unit_at_most(
    cents: list[int], first: int, sharers: int, unit: int
) -> None:
    prizes = tuple(Prize(place, amount) for place, amount in enumerate(cents, 1))
    shares = share_places(prizes, first, range(sharers), unit).shares
    amounts = [share.cash for share in shares]

    assert sum(amounts) == sum(cents[first - 1 : first - 1 + sharers])
    assert max(amounts) - min(amounts) <= unit
    assert amounts == sorted(amounts, reverse=True)
