"""A made structure can be played with its chips, rises evenly, and is long enough."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import assume, given
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.tournament.plan.levels import AntePaidBy, Level
from tdapp.tournament.reckoning.colour_up import unneeded_chip
from tdapp.tournament.structures.generator import generate, usual_length
from tdapp.tournament.structures.wishes import (
    AnteStyle,
    MadeStructure,
    PlannedBreak,
    StructureWish,
)
from tdapp.tournament.templates.level_faults import level_faults, odd_blinds
from tests.tournament.structures.wishes import wishes

STEEPEST_STEP = 2.5
EVENING = StructureWish(60, 20_000, 330, 20, break_every=5, ante_from=4)


def made(wish: StructureWish) -> tuple[StructureWish, MadeStructure]:
    """A wish and what is made of it, with levels of the length that is advised if need be."""
    try:
        return wish, generate(wish)
    except Refusal as refused:
        assume("levels" in refused.details)
        minutes = refused.details["minutes"]
        assert isinstance(minutes, int)
        advised = wish.with_levels_of(minutes)
        return advised, generate(advised)


def by_number(structure: MadeStructure) -> Iterator[tuple[int, Level]]:
    """The levels that are played, by their numbers."""
    return enumerate((level for level in structure.levels if not level.is_break), 1)


def in_play(structure: MadeStructure, number: int) -> list[int]:
    """The chips in play in the level of that number."""
    gone = {step.chip for step in structure.chips.colour_ups if step.after_level < number}
    return [chip for chip in structure.chips.denominations if chip not in gone]


@given(wishes())
def test_blinds_rise_from_level_to_level_and_never_leap(wish: StructureWish) -> None:
    wish, structure = made(wish)
    assert not [*level_faults(structure.levels, structure.then_add)]
    assert not [*odd_blinds(structure.levels)]
    played = [level for _, level in by_number(structure)]
    for before, after in pairwise(played):
        assert before.small < after.small <= STEEPEST_STEP * before.small
        assert before.ante <= after.ante


@given(wishes())
def test_blinds_and_antes_can_be_paid_with_the_chips_in_play(wish: StructureWish) -> None:
    _, structure = made(wish)
    for number, level in by_number(structure):
        chips = in_play(structure, number)
        for amount in (level.small, level.big, level.ante):
            assert any(amount % chip == 0 for chip in chips)
    assert structure.then_add % min(in_play(structure, 10**6)) == 0


@given(wishes())
def test_a_chip_leaves_in_the_first_break_after_which_nothing_needs_it(
    wish: StructureWish,
) -> None:
    wish, structure = made(wish)
    played = [*by_number(structure)]
    breaks = [number for number, _ in played[:-1] if wish.break_after(number)]
    for number in breaks:
        coming = [level.small for later, level in played if later > number]
        left = in_play(structure, number + 1)
        assert unneeded_chip(left, [*coming, structure.then_add]) is None
    if breaks:
        assert {step.after_level for step in structure.chips.colour_ups} <= {*breaks}


@given(wishes())
def test_breaks_stand_where_they_are_wished_and_last_as_long(wish: StructureWish) -> None:
    wish, structure = made(wish)
    number, found = 0, dict[int, int]()
    for level in structure.levels:
        number += not level.is_break
        if level.is_break:
            found[number] = level.minutes
    wished = {one: wish.break_after(one) for one in range(1, number)}
    assert found == {one: minutes for one, minutes in wished.items() if minutes}


@given(wishes())
def test_the_sheet_goes_on_past_the_end_until_nobody_has_chips_to_wait(
    wish: StructureWish,
) -> None:
    wish, structure = made(wish)
    *_, (last, level) = by_number(structure)
    assert last >= structure.ends_in
    assert wish.in_play <= 12 * level.big or last >= structure.ends_in + 2
    assert structure.closes_after >= 1


def test_an_evening_of_sixty_players() -> None:
    structure = generate(EVENING)
    smalls = [level.small for _, level in by_number(structure)]
    assert smalls[:6] == [100, 150, 200, 300, 500, 800]
    assert (structure.ends_in, structure.closes_after) == (15, 5)
    assert structure.levels[5] == Level(15)
    assert [level.ante for _, level in by_number(structure)][:5] == [0, 0, 0, 600, 1_000]


def test_the_classic_ante_is_paid_by_each_player_with_chips_in_play() -> None:
    structure = generate(replace(EVENING, ante=AnteStyle.EACH_PLAYER, ante_from=1))
    antes = [(level.big, level.ante) for _, level in by_number(structure)]
    assert antes[:3] == [(200, 25), (300, 25), (400, 50)]
    assert all(level.ante_by is AntePaidBy.EACH_PLAYER for level in structure.levels)


def test_a_break_of_its_own_stands_in_the_place_of_a_regular_one() -> None:
    structure = generate(replace(EVENING, breaks=(PlannedBreak(5, 60),)))
    assert [level.minutes for level in structure.levels if level.is_break][:2] == [60, 15]


def test_small_chips_that_nothing_needs_are_not_in_play() -> None:
    structure = generate(replace(EVENING, chips=100_000))
    assert structure.chips.denominations[0] == 100
    assert generate(EVENING).chips.denominations[0] == 25


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"minutes": 200}, "blinds_too_steep"),
        ({"minutes": 90}, "no_level_fits"),
        ({"level_minutes": 3}, "blinds_too_flat"),
        ({"chips": 20_010}, "chips_do_not_pay"),
        ({"denominations": ()}, "chips_do_not_pay"),
        ({"minutes": 3}, "stack_fits_no_hours"),
    ],
)
def test_what_cannot_be_made_says_why_not(changes: dict[str, int], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        generate(replace(EVENING, **changes))
    assert refused.value.code == code


def test_fast_blinds_and_a_late_close_are_said() -> None:
    fast = generate(replace(EVENING, minutes=270, closing=13))
    assert [one.code for one in fast.findings] == ["blinds_rise_fast", "registration_to_the_end"]
    slower = usual_length(replace(EVENING, minutes=270))
    assert slower == fast.findings[0].details["minutes"] == 10


def test_hours_for_which_no_level_will_do_are_refused_with_others_that_will() -> None:
    with pytest.raises(Refusal) as refused:
        generate(replace(EVENING, minutes=90))
    fitting = refused.value.details["fitting"]
    assert isinstance(fitting, int)
    assert usual_length(replace(EVENING, minutes=fitting // 60_000_000))
