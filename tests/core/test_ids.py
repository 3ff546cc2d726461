"""Derived ids: one fact, one id, whoever records it."""

import hypothesis.strategies as st
from hypothesis import given

from tdapp.core.ids import derived_id, place_of

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
