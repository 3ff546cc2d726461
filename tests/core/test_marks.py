"""Marks: a refold never begins farther back than it must, and there are never many of them."""

from bisect import bisect_right
from itertools import pairwise

import hypothesis.strategies as st
from hypothesis import given, settings

from tdapp.core.ids import ActionId
from tdapp.core.marks import FAR, NEAR, Checkpoint, places_to_mark, thinned

MANY = 4 * NEAR
EDGE = 2 * NEAR


def grown(upto: int, stride: int, marks: list[Checkpoint[int]]) -> list[Checkpoint[int]]:
    """The marks after acts of `stride` events each, up to a sequence."""
    for seq in range(marks[-1].seq + stride, upto + 1, stride):
        marks = thinned([*marks, Checkpoint(seq, seq)])
    return marks


def must_be_usable(places: list[int], end: int) -> None:
    """The newest acts are all marked; farther back, a gap is never wider than it is old."""
    assert places[0] == 0
    assert places == sorted(set(places))
    for older, newer in pairwise([*places, end]):
        assert newer - older <= max(FAR, end - newer) + MANY * 3


@settings(max_examples=15)
@given(st.integers(1, 60_000), st.integers(1, 3))
def test_a_stream_that_grows_keeps_few_marks_and_no_wide_gaps(upto: int, stride: int) -> None:
    marks = grown(upto, stride, [Checkpoint(0, 0)])
    assert len(marks) <= MANY
    must_be_usable([mark.seq for mark in marks], upto)
    newest = range(marks[-1].seq, max(0, marks[-1].seq - stride * NEAR), -stride)
    assert set(newest) <= {mark.seq for mark in marks}


def test_marks_that_are_few_are_left_alone() -> None:
    few = [Checkpoint(seq, seq) for seq in range(MANY - 1)]
    assert thinned(few) is few


def test_thinning_only_leaves_out() -> None:
    many = [Checkpoint(seq, seq) for seq in range(0, 3 * MANY, 3)]
    kept = thinned(many)
    assert 2 <= len(kept) < len(many)
    assert set(kept) <= set(many)
    assert kept[-EDGE:] == many[-EDGE:]


@given(st.integers(0, 3 * FAR), st.integers(1, 5))
def test_a_loaded_past_is_marked_after_each_of_its_newest_acts(end: int, stride: int) -> None:
    first = max(0, end - FAR)
    newest = [ActionId(f"act {seq // stride}") for seq in range(first, end)]
    places = places_to_mark(newest, end)
    ends = [seq for seq in range(first + 1, end) if seq % stride == 0]
    assert set(ends[-NEAR:]) <= set(places)
    assert len(places) < NEAR + 20
    assert all(0 < place < end for place in places)
    must_be_usable([0, *places], end)


def test_a_loaded_past_that_goes_on_growing_keeps_its_marks_usable() -> None:
    end = 5 * FAR
    places = places_to_mark([ActionId(f"act {seq}") for seq in range(end - FAR, end)], end)
    loaded = [Checkpoint(seq, seq) for seq in (0, *places)]
    for upto in (end + 100, end + 1_000, end + FAR):
        marks = grown(upto, 1, loaded)
        assert len(marks) <= MANY
        must_be_usable([mark.seq for mark in marks], upto)
        seqs = [mark.seq for mark in marks]
        assert bisect_right(seqs, upto - NEAR) > 0
