"""What stacks are worth of the prizes by the independent chip model, in whole units."""

import json
from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.cli.main import main
from tdapp.core.refusal import Refusal
from tdapp.poker.icm import icm
from tests.cli.command import is_said_in_a_line

TEN_THOUSAND = 10_000
PUBLISHED = [
    ((50, 30, 20), (70, 30), (45.1786, 32.2500, 22.5714)),
    ((25, 87, 88), (50, 30, 20), (25.6945, 37.0893, 37.2162)),
    ((21, 89, 90), (50, 30, 20), (24.8510, 37.5130, 37.6360)),
    ((198, 1, 1), (50, 30, 20), (49.7995, 25.1003, 25.1002)),
    ((5000, 3000, 1500, 500), (500, 300, 200), (377.7807, 312.8888, 225.6025, 83.7280)),
    (
        (150_000, 98_750, 45_500, 13_250),
        (425, 280, 130, 75),
        (323.2018, 278.1170, 195.7888, 112.8924),
    ),
    ((1200, 400, 200), (12.76, 6.86), (10.3850, 6.0750, 3.1600)),
    ((5000, 3000, 2000), (500, 300, 200), (383.9286, 327.5000, 288.5714)),
    ((4000, 3000, 2000, 1000), (50, 30, 20), (33.6032, 29.4881, 23.5873, 13.3214)),
    (
        (10000, 8000, 6000, 4000, 3000, 2000, 1500, 1000, 500),
        (30, 20, 15, 10, 8, 6, 5, 4, 2),
        (18.3511, 16.7540, 14.7942, 12.2897, 10.7255, 8.8201, 7.6626, 6.2604, 4.3424),
    ),
    ((3, 1), (70, 30), (60, 40)),
    ((100, 70, 50, 20), (200, 120, 80, 50), (140.8380, 123.8023, 108.9639, 76.3958)),
    ((1000, 1), (100, 50), (99.9500, 50.0500)),
    (
        (1500, 1250, 600, 500, 850, 800),
        (50, 30, 20),
        (24.6781, 21.7754, 11.9407, 10.1232, 16.1410, 15.3416),
    ),
    ((7500, 2500), (6000, 4000), (5500, 4500)),
]
"""To ten-thousandths; one of a row may be one beside its rounding, so that the row adds up."""


@pytest.mark.parametrize(("stacks", "prizes", "worth"), PUBLISHED)
def test_stacks_are_worth_what_is_published(
    stacks: Sequence[int], prizes: Sequence[float], worth: Sequence[float]
) -> None:
    found = icm(stacks, [round(one * TEN_THOUSAND) for one in prizes]).parts
    wanted = [round(one * TEN_THOUSAND) for one in worth]
    assert all(abs(a - b) <= 1 for a, b in zip(found, wanted, strict=True))
    assert sum(found) == round(sum(prizes) * TEN_THOUSAND)


@pytest.mark.parametrize(
    ("stacks", "prizes", "worth"),
    [
        ((3, 1), (50, 30, 20), [45, 35]),
        ((5, 0, 0), (50, 30, 20), [50, 25, 25]),
        ((1, 1, 1), (100,), [34, 33, 33]),
        ((7,), (50, 30), [50]),
        ((3, 2), (0, 0), [0, 0]),
    ],
)
def test_too_many_prizes_and_empty_stacks_have_an_answer(
    stacks: Sequence[int], prizes: Sequence[int], worth: Sequence[int]
) -> None:
    """The first prizes count; who has no chips shares what those with chips leave."""
    assert icm(stacks, prizes).parts == tuple(worth)


@given(
    stacks=st.lists(st.integers(0, 10**6), min_size=1, max_size=6).filter(any),
    prizes=st.lists(st.integers(0, 10**7), min_size=1, max_size=8),
)
def test_the_parts_add_up_and_more_chips_are_worth_no_less(
    stacks: list[int], prizes: list[int]
) -> None:
    prizes.sort(reverse=True)
    worth = icm(stacks, prizes).parts
    assert sum(worth) == sum(prizes[: len(stacks)])
    by_stack = [part for _, part in sorted(zip(stacks, worth, strict=True))]
    assert by_stack == sorted(by_stack)


def by_all_orders(stacks: Sequence[int], prizes: Sequence[int]) -> list[Fraction]:
    """What each stack is worth, summed over every order in which the players can finish."""
    worth = [Fraction(0)] * len(stacks)
    for order in permutations(range(len(stacks))):
        chance, left = Fraction(1), sum(stacks)
        for at in order:
            chance *= Fraction(stacks[at], left)
            left -= stacks[at]
        for at, prize in zip(order, prizes, strict=False):
            worth[at] += chance * prize
    return worth


@given(
    stacks=st.lists(st.integers(1, 10**6), min_size=1, max_size=5),
    prizes=st.lists(st.integers(0, 10**7), min_size=1, max_size=6),
)
def test_it_is_what_all_orders_of_finishing_come_to(stacks: list[int], prizes: list[int]) -> None:
    prizes.sort(reverse=True)
    exact = by_all_orders(stacks, prizes)
    assert all(abs(a - b) < 1 for a, b in zip(icm(stacks, prizes).parts, exact, strict=True))


@pytest.mark.parametrize(
    ("stacks", "prizes", "code"),
    [
        ((), (50,), "no_stacks"),
        ((5, 3), (), "no_stacks"),
        ((5, -3), (50, 30), "stack_below_nothing"),
        ((0, 0), (50,), "nobody_has_chips"),
        ((5, 3), (30, 50), "prizes_not_falling"),
        ((5, 3), (-5,), "prizes_not_falling"),
        (range(1, 102), range(101, 0, -1), "too_many_for_icm"),
    ],
)
def test_what_is_no_stack_or_prize_is_refused(
    stacks: Sequence[int], prizes: Sequence[int], code: str
) -> None:
    with pytest.raises(Refusal) as no:
        icm(stacks, prizes)
    assert no.value.code == code


@pytest.mark.parametrize("stacks", [12, 16, 25, 60])
def test_sampled_parts_stay_within_the_error_that_is_told(stacks: int) -> None:
    """The same seed gives the same parts; another one parts no further off than both errors."""
    chips, prizes = (
        [300, 100] * (stacks // 2) + [100] * (stacks % 2),
        range(stacks * 5000, 0, -5000),
    )
    found, again = icm(chips, prizes, "a"), icm(chips, prizes, "a")
    assert found == again
    assert sum(found.parts) == sum(prizes)
    assert bool(found.sampled) == bool(found.error) == (stacks > 12)
    other = icm(chips, prizes, "b")
    assert (other.parts != found.parts) == (stacks > 12)
    gap = max(abs(a - b) for a, b in zip(found.parts, other.parts, strict=True))
    assert gap <= found.error + other.error
    assert min(found.parts) >= min(prizes)


def test_samples_come_to_what_all_orders_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight stacks worked out in full, and again as if they were too many."""
    chips, prizes = [7, 900, 45, 300, 300, 120, 1, 210], [one**3 for one in range(60, 52, -1)]
    exact = icm(chips, prizes)
    monkeypatch.setattr("tdapp.poker.icm.EXACT_STEPS", 0)
    monkeypatch.setattr("tdapp.poker.icm.STEPS_BEFORE_SAMPLING", 100)
    for seed in "ab":
        found = icm(chips, prizes, seed)
        pairs = zip(found.parts, exact.parts, strict=True)
        assert max(abs(a - b) for a, b in pairs) <= found.error < max(prizes) // 30
    assert (exact.sampled, exact.error) == (0, 0)


def test_the_command_prints_cents_that_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["icm", "Ann=5,000", "Bob=3000", "2000", "--prizes", "500", "300", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert [one["player"] for one in said["players"]] == ["Ann", "Bob", "3"]
    assert [one["worth"] for one in said["players"]] == ["351.79", "262.50", "185.71"]
    assert (said["together"], said["for_nobody"]) == ("800.00", "0.00")
    assert (said["sampled"], said["within"]) == (0, "0.00")
    many = [str(100 + one) for one in range(25)]
    assert main(["icm", *many, "--prizes", *many[::-1], "--seed", "x"]) == 0
    assert "seed x: within" in capsys.readouterr().out
    assert main(["icm", "3", "1", "--prizes", "70", "30.50", "9"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].split() == ["together", "4", "100.50"]


@pytest.mark.parametrize(
    "line",
    ["5 x --prizes 5", "5 3 --prizes 5 x", "5 3 --prizes 3 5", "A=5 A=3 --prizes 5"],
)
def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str], line: str) -> None:
    assert main(["icm", *line.split()]) == 1
    assert is_said_in_a_line(capsys.readouterr().err)
