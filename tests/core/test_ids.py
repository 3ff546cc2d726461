"""Derived ids: one fact, one id, whoever records it."""

import hypothesis.strategies as st
from hypothesis import given

from tdapp.core.ids import ActionId, asked_as, derived_id, place_of, placed

plain = st.text(st.characters(exclude_characters="\x1f", codec="utf-8"))
parts = st.lists(plain | st.integers(), min_size=1, max_size=4)


@given(parts, parts)
def test_ids_are_equal_exactly_where_all_parts_are(some: list[object], other: list[object]) -> None:
    same = list(map(str, some)) == list(map(str, other))
    assert (derived_id(*some) == derived_id(*other)) == same


def test_parts_do_not_run_together() -> None:
    ids = {derived_id("ab", "c"), derived_id("a", "bc"), derived_id("abc"), derived_id("abc", "")}
    assert len(ids) == 4


@given(parts)
def test_an_id_tells_nothing_and_has_one_length(some: list[object]) -> None:
    found = derived_id(*some)
    assert len(found) == 32
    assert set(found) <= set("0123456789abcdef")


def test_an_id_is_the_same_for_ever() -> None:
    assert derived_id("begin_day", "house-1", 7) == "2e48bb1680f61cb693fb9b1f9821ec25"


@given(parts)
def test_no_derived_id_has_a_place(some: list[object]) -> None:
    assert place_of(derived_id(*some)) is None


def test_a_derived_id_that_looks_like_one_of_a_desk_by_chance_has_no_place_either() -> None:
    found = derived_id("fact", 1_230_383)
    assert found[14:18] == "ac75"
    assert place_of(found) is None


@given(parts, st.integers(0, 2**52 - 1), st.integers(0, 2**52 - 1))
def test_a_derived_act_keeps_its_first_place_and_the_id_by_which_it_was_asked_for(
    some: list[object], place: int, later: int
) -> None:
    asked = derived_id(*some)
    recorded = placed(asked, place)
    assert place_of(recorded) == place
    assert placed(recorded, later) == recorded
    assert asked_as(recorded) == asked_as(asked) == asked


def test_the_id_that_a_desk_made_is_as_it_is_asked_for() -> None:
    made = ActionId("065bfeda25e015ac75bda01f6c9a1b2c")
    assert placed(made, 7) == asked_as(made) == made
    assert place_of(made) == 0x065BFEDA25E015
