"""Loose maps: they do what firm maps do, and leave the firm map that they came from alone."""

from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given
from immutables import Map

from tdapp.core.long_work import finished
from tdapp.core.loose import Loose, firmed, kept, loosened

keys = st.integers(0, 6)
maps = st.dictionaries(keys, st.integers()).map(Map)
changes = st.lists(
    st.tuples(st.just("set"), keys, st.integers())
    | st.tuples(st.just("delete"), keys, st.none())
    | st.tuples(st.sampled_from(("firm", "twin")), keys, st.none())
)


class Shelf(msgspec.Struct, frozen=True):
    """Two maps and something else."""

    books: Map[int, int] = Map()
    papers: Map[int, int] = Map()
    label: str = ""


def changed(of: Any, how: str, key: int, value: int | None) -> Any:
    """A map, firm or loose, after one change; nothing that is not there is deleted."""
    if how == "set":
        return of.set(key, value)
    return of.delete(key) if how == "delete" and key in of else of


def must_be_alike(loose: Loose, firm: "Map[int, int]") -> None:
    """Every question gets the same answer."""
    assert len(loose) == len(firm)
    assert dict(loose.items()) == dict(firm.items())
    for key in range(8):
        assert (key in loose) == (key in firm)
        assert loose.get(key) == firm.get(key)
        assert loose.get(key, "none") == firm.get(key, "none")
        if key in firm:
            assert loose[key] == firm[key]


@given(maps, changes)
def test_a_loose_map_gives_what_a_firm_one_gives(
    begun: "Map[int, int]", some: list[tuple[str, int, int | None]]
) -> None:
    before = dict(begun)
    loose, firm = Loose(begun), begun
    firms: list[tuple[Map[int, int], dict[int, int]]] = []
    twins: list[tuple[Loose, dict[int, int]]] = []
    for how, key, value in some:
        loose, firm = changed(loose, how, key, value), changed(firm, how, key, value)
        must_be_alike(loose, firm)
        if how == "firm":
            firms.append((loose.firm(), dict(firm)))
        if how == "twin":
            twins.append((loose, dict(firm)))
            loose = loose.twin()
    assert loose.firm() == firm
    assert all(dict(twin.firm()) == then for twin, then in twins)
    assert dict(begun) == before
    assert all(dict(value) == then for value, then in firms)


@pytest.mark.parametrize("of", [Map({1: 1}), Loose(Map({1: 1}))], ids=["firm", "loose"])
def test_what_is_not_there_is_missed_alike(of: Any) -> None:
    with pytest.raises(KeyError):
        of.delete(2)
    with pytest.raises(KeyError):
        of[2]


@given(maps, maps, st.text(), keys, st.integers())
def test_a_state_is_loosened_and_firmed_as_a_whole(
    books: "Map[int, int]", papers: "Map[int, int]", label: str, key: int, value: int
) -> None:
    state = Shelf(books, papers, label)
    loose = finished(loosened(state))
    assert finished(firmed(loose)) == state
    loose.books.set(key, value)
    twin = finished(kept(loose))
    loose.papers.set(key, value)
    both = Shelf(books.set(key, value), papers.set(key, value), label)
    one = Shelf(books.set(key, value), papers, label)
    assert finished(firmed(loose)) == both
    assert finished(firmed(finished(loosened(twin)))) == finished(firmed(twin)) == one
    assert state == Shelf(books, papers, label)
