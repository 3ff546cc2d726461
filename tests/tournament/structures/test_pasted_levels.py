"""Levels are read as directors copy them: with a head or without, in any usual order of columns."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.core.refusal import Refusal
from tdapp.tournament.structures.pasted_levels import pasted_levels

BB = {"ante_by": "big_blind"}
TWO = [{"minutes": 20, "small": 100, "big": 200}, {"minutes": 20, "small": 200, "big": 400}]


@pytest.mark.parametrize(
    "copied",
    [
        "100\t200\t20\n200\t400\t20",
        "20\t100\t200\n20\t200\t400",
        "1\t100\t200\t20\n2\t200\t400\t20",
        "1\t100\t200\t0\t20\n2\t200\t400\t0\t20",
        "1\t100 / 200\t20 min\n2\t200/400\t20 min",
        "Level\tSmall Blind\tBig Blind\tAnte\tMinutes\n1\t100\t200\t\t20\n2\t200\t400\t-\t20",
        "Duration\tBB\tSB\n20\t200\t100\n20\t400\t200",
        "Blinds\tTime\n100/200\t20:00\n200/400\t20:00",
        "100;200;20\r\n200;400;20\r\n",
        "1  100  200  20\n\n2  200  400  20",
        "Stufe\tKlein\tGroß\tDauer\n1\t100\t200\t20\n2\t200\t400\t20",
    ],
)
def test_columns_are_known_by_their_head_or_their_numbers(copied: str) -> None:
    assert pasted_levels(copied) == TWO


@pytest.mark.parametrize(
    ("row", "minutes"),
    [
        ("Break 15", 15),
        ("BREAK\t\t\t\t10", 10),
        ("15 min break", 15),
        ("Dinner break (60 min)", 60),
        ("4\tBreak 20 minutes", 20),
        ("Pause\t\t\t10", 10),
        ("Break", 15),
    ],
)
def test_a_row_that_speaks_of_a_break_is_one(row: str, minutes: int) -> None:
    assert pasted_levels(f"100\t200\t20\n{row}\n200\t400\t20") == [
        TWO[0],
        {"minutes": minutes},
        TWO[1],
    ]


def test_an_ante_as_high_as_the_big_blind_is_paid_by_it() -> None:
    copied = "1\t1,000\t2,000\t2,000\t30\n2\t1.500\t3.000\t3'000\t30"
    assert pasted_levels(copied) == [
        {"minutes": 30, "small": 1_000, "big": 2_000, "ante": 2_000, **BB},
        {"minutes": 30, "small": 1_500, "big": 3_000, "ante": 3_000, **BB},
    ]
    each = pasted_levels("100\t200\t25\t20\n10k\t20k\t2k\t20")
    assert [level["ante"] for level in each] == [25, 2_000]
    assert not any("ante_by" in level for level in each)


def test_what_is_no_number_is_kept_to_be_mended() -> None:
    copied = "100\t200\t20\n200\tx\t20\n300\t600\t20\n400\t800\t20"
    assert pasted_levels(copied)[1] == {"minutes": 20, "small": 200, "big": "x"}


@given(st.text(alphabet="0123456789 \t\n/,.kxbreak-", max_size=80))
def test_whatever_is_copied_is_read_or_refused(copied: str) -> None:
    try:
        rows = pasted_levels(copied)
    except Refusal as refused:
        if refused.code != "no_levels_pasted":
            raise
        return
    assert all(row.get("minutes") != "" for row in rows)
    assert any(row.get("big") for row in rows)
