"""What an event publishes of its prizes is read exactly; what is wrong with it is named at once."""

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given

from tdapp.core.refusal import Refusal
from tdapp.tournament.plan.prize_plan import (
    WHOLE,
    BelowMinCash,
    FieldShare,
    Leftover,
    MinCash,
    PrizeBand,
    PrizeInKind,
    PrizePlan,
    PrizeRounding,
    Seats,
    Ties,
)
from tdapp.tournament.reckoning.prize_list import prize_list
from tdapp.tournament.templates.prize_faults import plan_faults, plan_warnings, written
from tdapp.tournament.templates.prize_file import decimal_text, prize_fields
from tests.tournament.plan.plans import THREE, bands, faults, read
from tests.tournament.plan.published import WSOP_2008_OMAHA_REBUYS, percent

FILE = """
unit = "5.00"
rounding = "largest_remainder"
remainder_to = 2
bands = [
    { least = 2, most = 40, percent = [26.5, 16, 10.25, 8, 6.25, 5, 4, 3.25, 2.75, "3 x 2.25",
        "3 x 2", "3 x 1.75"] },
    { least = 41, amounts = ["1,500.50", 700, "2 x 250"] },
]
in_kind = [{ place = 1, item = "Trophy" }, { place = 1, item = "Ticket", value = 220 }]
seats = { item = "Seat", cost = "1,100", cash = 50 }
min_cash = { buy_ins = 1.5, below = "raise" }
ties = { unit = 0.05, leftover = "by_draw" }
"""


def test_a_prize_table_is_taken_over_exactly() -> None:
    assert read(FILE) == PrizePlan(
        bands=(
            PrizeBand(2, 40, WSOP_2008_OMAHA_REBUYS.percent),
            PrizeBand(41, None, (), (150_050, 70_000, 25_000, 25_000)),
        ),
        seats=Seats("Seat", 110_000, 5_000),
        in_kind=(PrizeInKind(1, "Trophy"), PrizeInKind(1, "Ticket", 22_000)),
        min_cash=MinCash(0, 150, BelowMinCash.RAISE),
        unit=500,
        rounding=PrizeRounding.LARGEST_REMAINDER,
        remainder_to=2,
        ties=Ties(5, Leftover.DRAW),
    )


def test_a_share_of_the_field_is_taken_over_exactly() -> None:
    share = "share = { percent = 12.5, tables = [[100], [62.5, 37.5]] }"
    assert read(share).share == FieldShare(125_000, ((1_000_000,), (625_000, 375_000)))
    assert read("share = { percent = 15, steepness = 0.75 }").share == FieldShare(150_000, (), 3)


def test_a_plan_is_recorded_and_read_again_as_it_was() -> None:
    assert msgspec.json.decode(msgspec.json.encode(read(FILE)), type=PrizePlan) == read(FILE)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("unit = 0.005", "`0.005` - at `$.prizes.unit`"),
        (
            "bands = [{ percent = [50, 33.33333] }]",
            "`33.33333` - at `$.prizes.bands[0].percent[1]`",
        ),
        ("bands = [{ percent = [nan] }]", "`nan` - at `$.prizes.bands[0].percent[0]`"),
        ("bands = [{ percent = [true] }]", "`True` - at `$.prizes.bands[0].percent[0]`"),
        ("bands = [{ percent = [-5] }]", "`-5` - at `$.prizes.bands[0].percent[0]`"),
        (
            'bands = [{ percent = ["3 x lots"] }]',
            "`3 x lots` - at `$.prizes.bands[0].percent[0]`",
        ),
        (
            'bands = [{ amounts = ["9000 x 5", "9000 x 5"] }]',
            "`9000 x 5` - at `$.prizes.bands[0].amounts[1]`",
        ),
        ('bands = [{ amounts = ["0 x 5"] }]', "`0 x 5` - at `$.prizes.bands[0].amounts[0]`"),
        (
            "share = { percent = 15, steepness = 0.8 }",
            "`0.8` - at `$.prizes.share.steepness`",
        ),
        ("min_cash = { buy_ins = 1.555 }", "`1.555` - at `$.prizes.min_cash.buy_ins`"),
        ("seats = { item = 'Seat', cost = {} }", "`{}` - at `$.prizes.seats.cost`"),
    ],
)
def test_a_wrong_value_is_named_with_its_field(text: str, problem: str) -> None:
    with pytest.raises(Refusal) as refused:
        read(text)
    assert refused.value == Refusal("bad_event_file", problem=problem)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("bands = 5", "`$.bands`"),
        ("bands = [7]", "`$.bands[0]`"),
        ("bands = [{ percent = 100 }]", "`$.bands[0].percent`"),
        ("bands = [{ percent = [0] }]", "`$.bands[0].percent[0]`"),
        ("bands = [{ parcent = [100] }]", "`$.bands[0]`"),
        ("share = 15", "`$.share`"),
        ("rounding = 'sideways'", "`$.rounding`"),
        ('in_kind = [{ place = 1, item = "A\\n" }]', "`$.in_kind[0].item`"),
        ("unit = 0", "`$.unit`"),
    ],
)
def test_what_is_of_another_kind_is_left_to_be_named_by_its_field(text: str, where: str) -> None:
    with pytest.raises(msgspec.ValidationError) as wrong:
        read(text)
    assert where in str(wrong.value)


def test_no_table_at_all_is_left_to_be_named_too() -> None:
    assert prize_fields("lots") == "lots"


@pytest.mark.parametrize(
    ("plan", "fault", "where"),
    [
        (PrizePlan(), "no place is paid", "bands"),
        (bands(PrizeBand()), "no percentages and no amounts", "bands[0]"),
        (bands(PrizeBand(1, None, THREE, (5,))), "beside percentages", "bands[0].amounts"),
        (
            bands(PrizeBand(1, None, percent(50, 30, 19.5))),
            "percentages add to 99.5, not 100",
            "bands[0].percent",
        ),
        (
            bands(PrizeBand(1, None, percent(50, 20, 30))),
            "percentages rise at place 3",
            "bands[0].percent",
        ),
        (bands(PrizeBand(1, None, (), (5, 6))), "amounts rise at place 2", "bands[0].amounts"),
        (
            bands(PrizeBand(1, None, percent(*[5] * 20))),
            "20 prizes for 10 entries",
            "bands[0]",
        ),
        (
            bands(PrizeBand(1, 19, THREE), PrizeBand(23, None, THREE)),
            "no band for 20 to 22 entries",
            "bands",
        ),
        (bands(PrizeBand(12, None, THREE)), "no band for 10 to 11 entries", "bands"),
        (bands(PrizeBand(1, 49, THREE)), "no band for exactly 50 entries", "bands"),
        (
            bands(PrizeBand(20, None, THREE), PrizeBand(1, 20, THREE)),
            "two bands for 20 entries",
            "bands[0]",
        ),
        (
            PrizePlan(bands=(PrizeBand(1, None, THREE),), share=FieldShare(150_000, (), 3)),
            "beside a share of the field",
            "bands",
        ),
        (
            PrizePlan(share=FieldShare(100_000)),
            "no tables and no steepness",
            "share",
        ),
        (
            PrizePlan(share=FieldShare(20_000, (percent(100),), 4)),
            "beside tables",
            "share.steepness",
        ),
        (
            PrizePlan(share=FieldShare(40_000, (percent(100),))),
            "no table of length 2",
            "share.tables",
        ),
        (
            PrizePlan(share=FieldShare(20_000, (percent(100), percent(100)))),
            "a second table of length 1",
            "share.tables[1]",
        ),
        (
            PrizePlan(share=FieldShare(20_000, (percent(99),))),
            "percentages add to 99, not 100",
            "share.tables[0]",
        ),
        (
            PrizePlan(bands=(PrizeBand(1, None, THREE),), min_cash=MinCash()),
            "no amount and no buy-ins",
            "min_cash",
        ),
        (
            PrizePlan(bands=(PrizeBand(1, None, THREE),), min_cash=MinCash(5, 150)),
            "beside an amount",
            "min_cash.buy_ins",
        ),
        (PrizePlan(seats=Seats("  ", 5)), "no name", "seats.item"),
    ],
)
def test_a_fault_is_found_with_its_field(plan: PrizePlan, fault: str, where: str) -> None:
    assert faults(plan) == [(fault, where)]


@pytest.mark.parametrize(
    "plan",
    [
        bands(PrizeBand(1, None, (), (5, 6))),
        bands(PrizeBand(1, None, tuple(reversed(THREE)))),
        PrizePlan(share=FieldShare(WHOLE // 4, (percent(100), tuple(reversed(THREE))))),
        msgspec.structs.replace(
            bands(PrizeBand(1, None, THREE)), in_kind=(PrizeInKind(2, "B", 5),)
        ),
    ],
)
def test_prizes_rise_only_where_the_conditions_say_that_they_may(plan: PrizePlan) -> None:
    def rising(plan: PrizePlan) -> list[str]:
        return [said for said, _ in faults(plan) if "rise" in said]

    assert rising(plan)
    assert not rising(msgspec.structs.replace(plan, may_rise=True))


def test_a_band_that_ends_before_it_begins_is_found() -> None:
    assert ("above most", "bands[0].least") in faults(bands(PrizeBand(9, 8, THREE)))


@pytest.mark.parametrize(
    ("in_kind", "found"),
    [
        ((PrizeInKind(1, "A", 9), PrizeInKind(2, "B", 5), PrizeInKind(10, "Medal")), []),
        ((PrizeInKind(1, "A", 3), PrizeInKind(2, "B", 5), PrizeInKind(1, "C", 2)), []),
        ((PrizeInKind(1, "A", 5), PrizeInKind(2, "B", 6)), [("values rise at place 2", "in_kind")]),
        ((PrizeInKind(2, "B", 5),), [("values rise at place 2", "in_kind")]),
        ((PrizeInKind(1, "A", 5), PrizeInKind(3, "B", 5)), [("values rise at place 3", "in_kind")]),
        ((PrizeInKind(11, "Medal"),), [("above 10 entries", "in_kind[0].place")]),
        ((PrizeInKind(1, " "),), [("no name", "in_kind[0].item")]),
    ],
)
def test_prizes_in_kind_fall_or_stay_level(in_kind: tuple[PrizeInKind, ...], found: object) -> None:
    plan = PrizePlan(bands=(PrizeBand(1, None, THREE),), in_kind=in_kind)
    assert faults(plan) == found


def test_fixed_prizes_that_the_smallest_pool_cannot_pay_are_found() -> None:
    ladder = PrizePlan(
        bands=(PrizeBand(1, None, (), (50_000, 20_000)),),
        in_kind=(PrizeInKind(1, "Ticket", 22_000),),
    )
    assert faults(ladder, pool=92_000) == []
    assert faults(ladder, pool=91_999) == [
        ("prizes of 920.00 from 919.99", "bands[0].amounts"),
    ]
    assert faults(ladder, pool=20_000)[0] == (
        "prizes in kind take 220.00 of a pool of 200.00",
        "in_kind",
    )


@pytest.mark.parametrize("size", [(114, 114), (100, None)])
@pytest.mark.parametrize("unit", [100, 500])
@given(gap=st.integers(0, 10**8))
def test_fixed_prizes_short_of_the_pool_of_one_exact_size_are_a_fault(
    size: tuple[int, int | None], unit: int, gap: int
) -> None:
    ladder = PrizePlan(bands=(PrizeBand(*size, (), (50_000, 20_000)),), unit=unit)
    limits, pool = (114, 114), 70_000 + gap

    found = [where for _, where in plan_faults(ladder, *limits, lambda _: pool)]
    assert found == (["bands[0].amounts"] if gap >= unit else [])
    assert list(plan_warnings(ladder, *limits, lambda _: pool)) == []


def test_a_ladder_for_several_sizes_that_is_short_for_all_of_them_is_a_warning() -> None:
    ladder = PrizePlan(bands=(PrizeBand(10, 20, (), (50_000, 20_000)),))

    said = "prizes of 700.00 are 100.00 short of the pool of 800.00 with 10 entries"
    for pool, warned in ((70_000, []), (80_000, [(said, "bands[0].amounts")])):
        assert list(plan_faults(ladder, 10, 20, {10: pool, 20: 2 * pool}.__getitem__)) == []
        assert list(plan_warnings(ladder, 10, 20, {10: pool, 20: 2 * pool}.__getitem__)) == warned


@given(entries=st.integers(1, 400), share=st.integers(1, 40), steepness=st.integers(1, 12))
def test_a_curve_that_drops_places_is_warned_of_with_the_steepness_that_pays_them_all(
    entries: int, share: int, steepness: int
) -> None:
    def plan(quarters: int) -> PrizePlan:
        return PrizePlan(share=FieldShare(percent(share)[0], (), quarters), unit=500)

    places = FieldShare(percent(share)[0], (), 1).places(entries)
    paid = {one: len(prize_list(plan(one), entries, 1_000 * entries, 0)) for one in range(1, 13)}
    warned = list(plan_warnings(plan(steepness), 1, entries, lambda size: 1_000 * size))

    assert [where for _, where in warned] == ["share.steepness"] * (paid[steepness] < places)
    for said, _ in warned:
        kept = max((one for one, count in paid.items() if count == places), default=None)
        assert said.startswith(f"{paid[steepness]} of {places} place")
        flatter = "no steepness" if kept is None else f"a steepness of {decimal_text(25 * kept, 2)}"
        assert f"; {flatter} pays them all" in said


def test_a_band_beyond_the_largest_field_asks_for_nothing() -> None:
    wide = PrizeBand(51, None, percent(*[1] * 100))
    assert faults(bands(PrizeBand(1, 50, THREE), wide)) == []


@pytest.mark.parametrize(
    ("percentage", "entries", "places"),
    [(15, 1_000, 150), (15, 261, 40), (12.5, 8, 1), (12.5, 9, 2), (15, 1, 1), (0.01, 50, 1)],
)
def test_a_share_of_the_field_is_rounded_up_to_a_place(
    percentage: float, entries: int, places: int
) -> None:
    share = FieldShare(percent(percentage)[0], (), 4)
    assert share.places(entries) == len(share.weights(entries)) == places


def test_a_curve_falls_as_its_steepness_says() -> None:
    half = FieldShare(1_000_000, (), 2).weights(4)
    one = FieldShare(1_000_000, (), 4).weights(4)

    assert (half[0], half[3]) == (10**12, 10**12 // 2)
    assert one == (10**12, 10**12 // 2, 10**12 // 3, 10**12 // 4)


def test_a_min_cash_is_a_multiple_of_the_buy_in_in_whole_units() -> None:
    assert MinCash(buy_ins=160).cents(25_000, 100) == 40_000
    assert MinCash(buy_ins=150).cents(11_000, 1_000) == 17_000
    assert MinCash(amount=1_500).cents(11_000, 500) == 1_500


@given(
    spans=st.lists(st.tuples(st.integers(1, 30), st.none() | st.integers(1, 30)), min_size=1),
    low=st.integers(1, 30),
    high=st.integers(1, 30),
)
def test_a_coverage_without_fault_gives_every_field_just_one_band(
    spans: list[tuple[int, int | None]], low: int, high: int
) -> None:
    plan = bands(*(PrizeBand(least, most, percent(100)) for least, most in spans))
    covering = [
        sum(band.covers(entries) for band in plan.bands) for entries in range(low, high + 1)
    ]
    found = {fault.split(" band")[0] for fault, _ in faults(plan, low, high)}

    assert (0 in covering) == ("no" in found)
    if not found:
        assert set(covering) <= {1}


@given(st.integers(1, 1_000_000))
def test_a_percentage_is_written_as_it_is_read(value: int) -> None:
    text = written(value)
    assert prize_fields({"share": {"percent": text}}) == {"share": {"percent": value}}
    assert prize_fields({"share": {"percent": float(text)}}) == {"share": {"percent": value}}
