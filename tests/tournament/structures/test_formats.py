"""Every format makes an event for any field, hours and chips, in every house."""

import hypothesis.strategies as st
import pytest
from hypothesis import given

import resources
from tdapp.bootstrap import rulebook
from tdapp.cli.structure import FOLDER, SUFFIX, format_named
from tdapp.core.refusal import Refusal
from tdapp.tournament.plan.offers import Window
from tdapp.tournament.structures.formats import EventChoice, drafted, expected, wish_of
from tdapp.tournament.structures.wishes import PlannedBreak
from tdapp.tournament.templates.event_text import event_text
from tdapp.tournament.templates.template import conditions_of, read_template, warnings_of
from tdapp.words.formats import FORMATS

HOUSES = ("open", "star", "crown", "tasmania", "adelaide")
PLAIN = EventChoice("Monday")


def test_every_file_has_a_name_and_every_name_a_file() -> None:
    assert {name.removesuffix(SUFFIX) for name in resources.names(FOLDER)} == set(FORMATS)


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("name", FORMATS)
def test_its_event_file_reads_back_without_a_warning_in_every_house(name: str, house: str) -> None:
    if (name, house) == ("reentry", "tasmania"):
        with pytest.raises(Refusal, match="bad_event_file"):
            drafted(format_named(name), PLAIN, rulebook(house))
        return
    draft = drafted(format_named(name), PLAIN, rulebook(house))
    text = event_text(draft.conditions)
    assert conditions_of(read_template(text), rulebook(house)) == draft.conditions
    assert not [*warnings_of(draft.conditions)]
    assert not draft.structure.findings


@given(
    name=st.sampled_from(sorted(FORMATS)),
    entries=st.integers(9, 3_000),
    minutes=st.integers(150, 1_200),
    stack=st.sampled_from([5_000, 10_000, 20_000, 25_000, 40_000, 60_000, 100_000]),
    seats=st.integers(6, 10),
)
def test_any_field_and_hours_give_an_event_or_say_why_not(
    name: str, entries: int, minutes: int, stack: int, seats: int
) -> None:
    choice = EventChoice("Any", entries, minutes, stack, seats=seats)
    try:
        draft = drafted(format_named(name), choice, rulebook("open"))
    except Refusal as refused:
        if refused.code not in {"no_level_fits", "stack_fits_no_hours"}:
            raise
        return
    conditions = draft.conditions
    assert conditions.entry.chips == stack
    assert conditions.min_entries <= entries <= conditions.max_entries
    assert conditions.entry.window.until_level == draft.structure.closes_after


def test_the_price_is_divided_as_the_format_divides_it() -> None:
    choice = EventChoice("Dear", price=230_00)
    bounty = drafted(format_named("bounty"), choice, rulebook("open")).conditions.entry
    assert {part.name: part.cents for part in bounty.parts} == {
        "pool": 111_00,
        "bounty": 92_00,
        "fee": 27_00,
    }
    assert bounty.total == 230_00


def test_re_buys_and_add_ons_bring_chips_and_are_sold_until_the_break() -> None:
    rebuys = format_named("rebuy_addon")
    draft = drafted(rebuys, EventChoice("Re-buys", price=110_00), rulebook("open"))
    conditions, closes = draft.conditions, draft.structure.closes_after
    assert wish_of(rebuys, PLAIN).bought == 40 * 10_000 + 30 * 15_000
    assert conditions.rebuy is not None
    assert conditions.rebuy.total == 100_00
    assert conditions.rebuy.window.until_level == closes
    assert conditions.addon is not None
    window = conditions.addon.window
    assert (window.from_level, window.from_break, window.through_break) == (closes, True, True)
    assert conditions.addon.chips == 15_000


def test_chips_of_an_add_on_are_chips_of_the_room() -> None:
    odd = EventChoice("Odd", chips=5_025)
    addon = drafted(format_named("rebuy_addon"), odd, rulebook("open")).conditions.addon
    assert addon is not None
    assert addon.chips == 7_525
    with pytest.raises(Refusal, match="chips_do_not_pay"):
        drafted(format_named("turbo"), EventChoice("None", denominations=()), rulebook("open"))


def test_breaks_ante_depth_and_close_are_as_they_are_chosen() -> None:
    dinner = PlannedBreak(5, 60)
    choice = EventChoice(
        "Own", depth=50, ante_from=2, break_every=4, break_minutes=5, breaks=(dinner,), closing=4
    )
    draft = drafted(format_named("regular"), choice, rulebook("open"))
    first, second, *_ = levels = draft.conditions.levels
    assert (first.big, first.ante, bool(second.ante)) == (500, 0, True)
    assert [level.minutes for level in levels if level.is_break][:3] == [5, 60, 5]
    assert draft.conditions.entry.window == Window(until_level=4, through_break=True)
    none = drafted(format_named("regular"), EventChoice("Own", break_every=0), rulebook("open"))
    assert not any(level.is_break for level in none.conditions.levels)


def test_chips_that_are_too_large_for_the_field_are_left_out() -> None:
    small = drafted(format_named("turbo"), EventChoice("Small", 20), rulebook("open"))
    assert small.conditions.chips.denominations == (25, 100, 500, 1_000, 5_000)


def test_a_guarantee_is_about_what_the_field_pays_in_unless_it_is_chosen() -> None:
    guarantee = format_named("guarantee")
    draft = drafted(guarantee, PLAIN, rulebook("open"))
    assert draft.conditions.guarantee == 17_000_00
    own = EventChoice("Own", guarantee=20_000_00)
    assert drafted(guarantee, own, rulebook("open")).conditions.guarantee == 20_000_00
    free = drafted(format_named("free_roll"), EventChoice("Free", added=800_00), rulebook("open"))
    assert (free.conditions.entry.total, free.conditions.added) == (0, 800_00)


def test_levels_are_as_long_as_the_growth_of_the_format_asks_for() -> None:
    lengths = {name: wish_of(format_named(name), PLAIN).level_minutes for name in FORMATS}
    assert lengths["turbo"] < lengths["regular"] < lengths["deep_stack"]
    assert wish_of(format_named("turbo"), EventChoice("Own", level_minutes=15)).level_minutes == 15
    assert expected(format_named("reentry"), EventChoice("Own", 40)).reentries == 10
