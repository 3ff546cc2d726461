"""A prize list is the pool to the cent, and never rises."""

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tdapp.core.refusal import Refusal
from tdapp.tournament.plan.prize_plan import (
    WHOLE,
    BelowMinCash,
    FieldShare,
    MinCash,
    PrizeBand,
    PrizeInKind,
    PrizePlan,
    PrizeRounding,
    Seats,
)
from tdapp.tournament.reckoning.prize_list import ListFault, Prize, Wrong, faults_in, prize_list
from tests.rules_doc import rule
from tests.tournament.plan.published import dollars, percent

SEAT = "Seat in the Main Event"


def cash(plan: PrizePlan, pool: int, entries: int = 100, buy_in: int = 0) -> tuple[int, ...]:
    """The cash prizes in cents for a pool in cents."""
    return tuple(prize.cash for prize in prize_list(plan, entries, pool, buy_in))


def table(
    *percentages: float,
    unit: int = 100,
    rounding: PrizeRounding = PrizeRounding.DOWN,
    remainder_to: int = 1,
    min_cash: MinCash | None = None,
) -> PrizePlan:
    """A plan with one percentage table for every field."""
    return PrizePlan(
        bands=(PrizeBand(percent=percent(*percentages)),),
        unit=unit,
        rounding=rounding,
        remainder_to=remainder_to,
        min_cash=min_cash,
    )


def test_what_rounding_down_leaves_goes_to_the_first_place() -> None:
    assert cash(table(50, 30, 20, unit=5), 1_234) == (619, 370, 245)


def test_units_left_over_go_to_the_largest_remainders() -> None:
    plan = table(37, 25, 15, 11, 7, 5, unit=5, rounding=PrizeRounding.LARGEST_REMAINDER)
    assert cash(plan, 8_765) == (3_240, 2_190, 1_315, 965, 615, 440)


@pytest.mark.parametrize(
    ("rounding", "remainder_to", "prizes"),
    [
        (PrizeRounding.DOWN, 1, (619, 370, 245)),
        (PrizeRounding.DOWN, 2, (615, 374, 245)),
        (PrizeRounding.DOWN, 3, (615, 370, 249)),
        (PrizeRounding.DOWN, 9, (615, 370, 249)),
        (PrizeRounding.NEAREST, 1, (619, 370, 245)),
        (PrizeRounding.UP, 1, (609, 375, 250)),
        (PrizeRounding.UP, 2, (620, 364, 250)),
        (PrizeRounding.UP, 3, (620, 375, 239)),
    ],
)
def test_a_rounding_is_settled_with_the_named_place(
    rounding: PrizeRounding, remainder_to: int, prizes: tuple[int, ...]
) -> None:
    plan = table(50, 30, 20, unit=5, rounding=rounding, remainder_to=remainder_to)
    assert cash(plan, 1_234) == prizes


def test_half_a_unit_is_nearest_to_the_next() -> None:
    assert cash(table(60, 40, unit=10, rounding=PrizeRounding.NEAREST), 1_012) == (612, 400)
    assert cash(table(50, 25, 25, unit=10, rounding=PrizeRounding.NEAREST), 1_020) == (
        500,
        260,
        260,
    )


def test_a_remainder_that_would_make_the_list_rise_goes_on_up_the_list() -> None:
    assert cash(table(40, 30, 30, unit=100, remainder_to=3), 1_030) == (400, 330, 300)
    assert cash(table(40, 40, 20, unit=100, remainder_to=2), 1_060) == (460, 400, 200)
    assert cash(table(34, 33, 33, unit=100, remainder_to=3), 899) == (399, 300, 200)


def test_rounding_up_gives_way_where_the_named_place_would_fall_below_the_next() -> None:
    assert cash(table(40, 30, 30, unit=50, rounding=PrizeRounding.UP), 100) == (100,)
    assert cash(table(34, 33, 33, unit=10, rounding=PrizeRounding.UP), 100) == (40, 30, 30)


def test_places_that_would_win_nothing_are_not_listed() -> None:
    assert cash(table(50, 30, 20), 199) == (199,)
    assert cash(table(50, 30, 20), 0) == ()


def test_no_more_places_are_paid_than_there_are_entries() -> None:
    assert cash(table(50, 30, 20), 80_000, entries=2) == (50_000, 30_000)
    assert cash(table(50, 30, 20), 80_000, entries=1) == (80_000,)
    ladder = PrizePlan(bands=(PrizeBand(amounts=dollars(500, 300, 200)),))
    assert cash(ladder, 100_000, entries=2) == (70_000, 30_000)


def test_a_list_needs_an_entry() -> None:
    with pytest.raises(Refusal) as refused:
        prize_list(table(100), 0, 500, 0)
    assert refused.value == Refusal("too_few_entries", entries=0)


def test_small_shares_fold_upward_until_the_last_prize_is_the_min_cash() -> None:
    plan = table(50, 25, 15, 6, 4, min_cash=MinCash(amount=10_000))
    assert cash(plan, 100_000) == (55_700, 27_700, 16_600)


def test_small_shares_are_raised_to_the_min_cash_by_the_places_above() -> None:
    raised = MinCash(amount=10_000, below=BelowMinCash.RAISE)
    assert cash(table(50, 25, 15, 6, 4, min_cash=raised), 100_000) == (
        *(44_500, 22_200, 13_300),
        *(10_000, 10_000),
    )
    assert cash(table(50, 25, 15, 6, 4, min_cash=raised), 39_900) == (19_900, 10_000, 10_000)
    assert cash(table(50, 30, 20, min_cash=raised), 5_000) == (5_000,)


def test_a_min_cash_in_buy_ins_depends_on_what_a_buy_in_costs() -> None:
    plan = table(60, 30, 10, min_cash=MinCash(buy_ins=200))
    assert cash(plan, 100_000, buy_in=5_000) == (60_000, 30_000, 10_000)
    assert cash(plan, 100_000, buy_in=5_001) == (66_700, 33_300)


def test_a_share_of_the_field_is_paid_by_the_table_for_as_many_places() -> None:
    tables = (percent(100), percent(62.5, 37.5))
    plan = PrizePlan(share=FieldShare(percent(12.5)[0], tables))
    assert cash(plan, 80_000, entries=8) == (80_000,)
    assert cash(plan, 80_000, entries=9) == (50_000, 30_000)
    with pytest.raises(Refusal) as refused:
        prize_list(plan, 17, 80_000, 0)
    assert refused.value == Refusal("no_prize_band", entries=17)


def test_a_ladder_gives_what_the_pool_has_beside_it_to_the_named_place() -> None:
    band = PrizeBand(amounts=dollars(500, 300, 200))
    assert cash(PrizePlan(bands=(band,)), 100_001) == (50_001, 30_000, 20_000)
    second = PrizePlan(bands=(band,), remainder_to=2)
    assert cash(second, 130_000) == (60_000, 50_000, 20_000)


def test_a_satellite_pays_as_many_seats_as_the_pool_buys_and_the_rest_to_the_next_place() -> None:
    plan = PrizePlan(seats=Seats(SEAT, 110_000))
    assert prize_list(plan, 24, 24 * 11_000, 12_000) == (
        Prize(1, 0, SEAT, 110_000),
        Prize(2, 0, SEAT, 110_000),
        Prize(3, 44_000),
    )
    assert prize_list(plan, 20, 20 * 11_000, 12_000) == (
        Prize(1, 0, SEAT, 110_000),
        Prize(2, 0, SEAT, 110_000),
    )
    assert prize_list(plan, 9, 99_000, 12_000) == (Prize(1, 99_000),)


def test_seats_for_the_whole_field_leave_the_rest_to_the_first() -> None:
    plan = PrizePlan(seats=Seats(SEAT, 110_000), remainder_to=2)
    assert prize_list(plan, 2, 300_000, 0) == (
        Prize(1, 80_000, SEAT, 110_000),
        Prize(2, 0, SEAT, 110_000),
    )


def test_what_the_seats_leave_can_be_shared_by_a_table() -> None:
    plan = PrizePlan(
        bands=(PrizeBand(percent=percent(60, 40)),), seats=Seats(SEAT, 2_000_000, 100_000)
    )
    assert prize_list(plan, 79, 3_100_000, 0) == (
        Prize(1, 100_000, SEAT, 2_000_000),
        Prize(2, 600_000),
        Prize(3, 400_000),
    )


def test_prizes_in_kind_share_a_place_and_those_beyond_the_field_stay_in_the_pool() -> None:
    plan = PrizePlan(
        bands=(PrizeBand(percent=percent(100)),),
        in_kind=(
            PrizeInKind(1, "Ticket", 20_000),
            PrizeInKind(1, "Trophy"),
            PrizeInKind(3, "Medal"),
        ),
    )
    assert prize_list(plan, 3, 50_000, 0) == (
        Prize(1, 30_000, "Ticket + Trophy", 20_000),
        Prize(3, 0, "Medal"),
    )
    assert prize_list(plan, 2, 50_000, 0) == (Prize(1, 30_000, "Ticket + Trophy", 20_000),)


def test_prizes_in_kind_that_the_pool_does_not_cover_are_refused() -> None:
    plan = PrizePlan(bands=(PrizeBand(percent=(WHOLE,)),), in_kind=(PrizeInKind(1, "Ticket", 500),))
    with pytest.raises(Refusal) as refused:
        prize_list(plan, 4, 400, 0)
    assert refused.value == Refusal("pool_below_prizes", pool=400, short=100)


def test_each_fault_of_a_list_is_named() -> None:
    prizes = (Prize(1, 500), Prize(2, 100), Prize(2, -50), Prize(3, 20, "Cap", 60))
    assert faults_in(prizes, 700) == (
        ListFault(Wrong.SUM, None, -70),
        ListFault(Wrong.NEGATIVE, 2, -50),
        ListFault(Wrong.PLACE, 2),
        ListFault(Wrong.RISES, 3, 130),
    )
    assert faults_in(prizes[:2], 600) == ()
    assert faults_in((), 5) == (ListFault(Wrong.SUM, None, -5),)


ROUNDED = {
    "unit": st.sampled_from([1, 5, 100, 500, 2_500]),
    "rounding": st.sampled_from(PrizeRounding),
    "remainder_to": st.integers(1, 12),
}
MIN_CASH = st.builds(MinCash, amount=st.integers(1, 10**6), below=st.sampled_from(BelowMinCash))


@st.composite
def percentages(draw: st.DrawFn) -> tuple[int, ...]:
    """A table that falls and adds to a hundred percent."""
    weights = draw(st.lists(st.integers(100, 100_000), min_size=1, max_size=30))
    weights.sort(reverse=True)
    table = [weight * WHOLE // sum(weights) for weight in weights]
    return (table[0] + WHOLE - sum(table), *table[1:])


BANDS = st.builds(PrizeBand, percent=percentages()).map(lambda band: (band,))
SHARES = st.builds(FieldShare, percent=st.integers(1, WHOLE), steepness=st.integers(1, 12))
TICKETS = (PrizeInKind(1, "Ticket", 900), PrizeInKind(2, "Ticket", 900))


def in_cash(min_cash: st.SearchStrategy[MinCash | None]) -> st.SearchStrategy[PrizePlan]:
    """Plans that give nothing but money."""
    by_band = st.builds(PrizePlan, bands=BANDS, min_cash=min_cash, **ROUNDED)
    return by_band | st.builds(PrizePlan, share=SHARES, min_cash=min_cash, **ROUNDED)


PLANS = in_cash(st.none() | MIN_CASH) | st.builds(
    PrizePlan,
    share=SHARES,
    min_cash=st.none() | MIN_CASH,
    in_kind=st.sampled_from([(), TICKETS]),
    seats=st.none() | st.builds(Seats, st.just(SEAT), st.integers(1, 10**7), st.integers(0, 999)),
    **ROUNDED,
)
FIELDS = st.integers(1, 300)
POOLS = st.integers(1_800, 10**11)


@rule("TAS", "C20.15")
@given(PLANS, FIELDS, POOLS)
def test_prizes_are_the_pool_to_the_cent_and_never_rise(
    plan: PrizePlan, entries: int, pool: int
) -> None:
    """All of the net pool is paid out, whatever the table and its rounding."""
    prizes = prize_list(plan, entries, pool, 0)

    assert faults_in(prizes, pool) == ()
    assert all(1 <= prize.place <= entries for prize in prizes)
    assert all(prize.cash or prize.item for prize in prizes)


@given(in_cash(st.none() | MIN_CASH), FIELDS, POOLS)
def test_only_what_is_settled_with_a_place_is_not_in_whole_units(
    plan: PrizePlan, entries: int, pool: int
) -> None:
    prizes = prize_list(plan, entries, pool, 0)
    odd = [prize.place for prize in prizes if prize.cash % plan.unit]

    assert len(odd) <= 1 or set(odd) <= set(range(1, plan.remainder_to + 1))


@given(percentages(), ROUNDED["unit"], st.sampled_from(PrizeRounding), FIELDS, POOLS)
def test_a_rounded_prize_is_within_a_unit_of_its_share(
    table: tuple[int, ...], unit: int, rounding: PrizeRounding, entries: int, pool: int
) -> None:
    plan = PrizePlan(bands=(PrizeBand(percent=table),), unit=unit, rounding=rounding)
    prizes = prize_list(plan, entries, pool, 0)
    played = table[:entries]

    for prize in prizes[1:]:
        exact = pool * played[prize.place - 1]
        assert abs(prize.cash * sum(played) - exact) < unit * sum(played)


@given(in_cash(MIN_CASH), FIELDS, POOLS)
def test_every_cash_prize_is_at_least_the_min_cash(
    plan: PrizePlan, entries: int, pool: int
) -> None:
    assert plan.min_cash is not None
    least = plan.min_cash.cents(0, plan.unit)
    prizes = prize_list(plan, entries, pool, 0)

    assert len(prizes) == 1 or min(prize.cash for prize in prizes) >= least


@given(FIELDS, POOLS, st.lists(st.integers(1, WHOLE), min_size=2, max_size=5))
def test_how_many_places_are_paid_does_not_change_the_pool(
    entries: int, pool: int, shares: list[int]
) -> None:
    lists = [
        prize_list(PrizePlan(share=FieldShare(share, (), 3)), entries, pool, 0) for share in shares
    ]
    assert {sum(prize.cents for prize in prizes) for prizes in lists} == {pool}
