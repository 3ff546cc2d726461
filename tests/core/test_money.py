"""Money is read and written exactly, and shared out without losing a cent."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.core.money import Cents, format_cents, share
from tdapp.core.refusal import Refusal
from tdapp.typed.figures import amount

amounts = st.integers(-(10**14), 10**14)
falling = st.lists(st.integers(1, 100), min_size=1, max_size=20).map(
    lambda weights: sorted(weights, reverse=True)
)


@given(amounts)
def test_what_is_written_is_read_back_to_the_cent(cents: int) -> None:
    assert amount(format_cents(cents)) == cents


@pytest.mark.parametrize(
    ("text", "cents"),
    [
        ("0", 0),
        ("330", 33_000),
        ("330.5", 33_050),
        ("1,234.50", 123_450),
        ("12,345,678.90", 1_234_567_890),
        (" 0.07 ", 7),
        ("-0.07", -7),
        ("1.500", 150),
    ],
)
def test_an_amount_is_read_as_people_write_it(text: str, cents: int) -> None:
    assert amount(text) == cents


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "ten", "0.001", "1,50", "1,2345", "1e3", "1_000", "NaN", "Infinity", "1e999999",
        "1.2.3", "--5", "٣٣٠", "£5", "9" * 40, "5 0",
    ],
)  # fmt: skip
def test_what_is_not_plainly_an_amount_is_refused_with_its_text(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        amount(text)

    assert refused.value == Refusal("not_an_amount", text=text)


@given(st.text(max_size=12))
def test_any_text_is_an_amount_or_refused(text: str) -> None:
    try:
        read: object = amount(text)
    except Refusal as refusal:
        read = refusal
    assert isinstance(read, int) or read == Refusal("not_an_amount", text=text)


@given(st.integers(0, 10**12), falling, st.sampled_from([1, 5, 100, 500, 10_000]))
def test_the_parts_of_a_share_sum_to_the_whole_and_never_rise(
    total: int, weights: list[int], unit: int
) -> None:
    parts = share(Cents(total), weights, Cents(unit))

    assert sum(parts) == total
    assert len(parts) == len(weights)
    assert list(parts) == sorted(parts, reverse=True)
    assert all(part >= 0 and part % unit == 0 for part in parts[1:])


@given(st.integers(0, 10**12), falling, st.sampled_from([1, 100, 500]))
def test_no_part_but_the_first_is_more_than_its_due_nor_short_by_a_unit(
    total: int, weights: list[int], unit: int
) -> None:
    whole = sum(weights)
    first, *others = share(Cents(total), weights, Cents(unit))

    for part, weight in zip(others, weights[1:], strict=True):
        assert part * whole <= total * weight < (part + unit) * whole
    assert first * whole >= total * weights[0]


@given(st.integers(0, 10**9), st.integers(0, 10**6), falling)
def test_nobody_gets_less_of_a_larger_whole(total: int, more: int, weights: list[int]) -> None:
    smaller = share(Cents(total), weights, Cents(1))
    larger = share(Cents(total + more), weights, Cents(1))

    assert all(small <= large for small, large in zip(smaller[1:], larger[1:], strict=True))
