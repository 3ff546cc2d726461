"""How many chips of each denomination a field needs, and what the room is short of."""

from itertools import pairwise

import hypothesis.strategies as st
import pytest
from hypothesis import given
from msgspec.structs import replace

from tdapp.bootstrap import rulebook
from tdapp.cli.structure import format_named
from tdapp.tournament.plan.terms import ChipPlan, ColourUpStep
from tdapp.tournament.structures.chip_needs import chip_needs, few_chips, starting_stack
from tdapp.tournament.structures.formats import EventChoice, drafted
from tdapp.tournament.structures.trial import tried
from tdapp.tournament.structures.turnout import Turnout, fields_around, payout_previews
from tdapp.tournament.structures.wishes import USUAL_CHIPS
from tests.tournament.structures.wishes import CHAINS

REBUYS = drafted(format_named("rebuy_addon"), EventChoice("Any"), rulebook("open")).conditions


@pytest.mark.parametrize(
    ("chips", "stack"),
    [
        (5_000, [8, 8, 8, 0, 0, 0, 0]),
        (10_000, [8, 8, 8, 5, 0, 0, 0]),
        (20_000, [8, 8, 8, 10, 1, 0, 0]),
        (100_000, [8, 8, 8, 10, 12, 1, 0]),
    ],
)
def test_a_starting_stack_has_change(chips: int, stack: list[int]) -> None:
    assert [*starting_stack(chips, USUAL_CHIPS).values()] == stack


@given(chips=CHAINS, units=st.integers(1, 100_000))
def test_a_stack_is_worth_what_it_should_be_and_no_chip_could_be_a_larger_one(
    chips: tuple[int, ...], units: int
) -> None:
    for made in (starting_stack(units * chips[0], chips), few_chips(units * chips[0], chips)):
        assert sum(chip * count for chip, count in made.items()) == units * chips[0]
    fewest = few_chips(units * chips[0], chips)
    assert all(chip * fewest[chip] < larger for chip, larger in pairwise(chips))


def test_entries_need_stacks_and_re_buys_large_chips() -> None:
    entries = {one.chip: one.needed for one in chip_needs(REBUYS, Turnout(50))}
    bought = {one.chip: one.needed for one in chip_needs(REBUYS, Turnout(50, rebuys=20))}
    assert (entries[25], bought[25]) == (400, 400)
    assert bought[5_000] == entries[5_000] + 2 * 20


def test_chips_that_are_coloured_up_are_replaced_by_those_that_stay() -> None:
    steps = REBUYS.chips.colour_ups
    assert [(step.chip, step.after_level) for step in steps][:2] == [(25, 10), (100, 20)]
    needs = {one.chip: one for one in chip_needs(REBUYS, Turnout(50))}
    assert needs[100].needed == 50 * needs[100].in_stack + 50 * 8 * 25 // 100


def test_chips_that_leave_in_one_break_are_not_exchanged_for_each_other() -> None:
    steps = (ColourUpStep(25, 4), ColourUpStep(100, 4))
    both = replace(REBUYS, chips=ChipPlan((25, 100, 500, 1_000), steps))
    needs = {one.chip: one.needed for one in chip_needs(both, Turnout(50))}
    assert needs[100] == 50 * 8
    assert needs[500] == 50 * 8 + 50 * 8 * 25 // 500 + 50 * 8 * 100 // 500


def test_the_room_is_short_of_what_it_does_not_have() -> None:
    owned = {25: 300, 100: 5_000, 500: 5_000, 1_000: 5_000, 5_000: 500, 25_000: 100, 100_000: 50}
    trial = tried(REBUYS, Turnout(50), owned=owned)
    assert [(one.chip, one.short) for one in trial.chips if one.short] == [(25, 100)]
    (finding,) = trial.findings
    assert (finding.code, finding.details) == ("chips_short", {"chips": "100x25"})
    assert all(one.owned is None and not one.short for one in chip_needs(REBUYS, Turnout(50)))


def test_prizes_are_previewed_at_three_sizes_of_the_field() -> None:
    sizes = fields_around(REBUYS, 40)
    assert sizes == (20, 40, 60)
    previews = payout_previews(REBUYS, sizes)
    assert [(one.pool, len(one.prizes)) for one in previews] == [
        (1_000_00, 3), (2_000_00, 5), (3_000_00, 8),
    ]  # fmt: skip
    assert fields_around(REBUYS, REBUYS.max_entries)[-1] == REBUYS.max_entries
    assert payout_previews(REBUYS, (1, 10_000)) == []
