"""What directors may wish: any field, chip set, hours, level length, ante and breaks."""

from itertools import accumulate
from operator import mul

import hypothesis.strategies as st

from tdapp.tournament.structures.wishes import AnteStyle, PlannedBreak, StructureWish

ODD_SETS = [(25,), (20, 50, 100, 500), (25, 50, 100, 500, 1_000), (5, 25, 100, 500, 1_000, 5_000)]
CHAINS = st.builds(
    lambda smallest, steps: tuple(accumulate(steps, mul, initial=smallest)),
    st.sampled_from([1, 5, 10, 20, 25, 50, 100, 500, 1_000]),
    st.lists(st.sampled_from([2, 4, 5, 10]), max_size=6),
)
"""Chip sets in which each chip is some of the one before."""


@st.composite
def wishes(draw: st.DrawFn) -> StructureWish:
    """One of them; the stack can be made up with its chips."""
    chips = draw(CHAINS | st.sampled_from(ODD_SETS))
    return StructureWish(
        entries=draw(st.integers(2, 5_000)),
        chips=chips[0] * draw(st.integers(20, 2_000)),
        bought=chips[0] * draw(st.integers(0, 50_000)),
        minutes=draw(st.integers(45, 3_000)),
        level_minutes=draw(st.sampled_from([5, 10, 15, 20, 30, 40, 60])),
        denominations=chips,
        depth=draw(st.sampled_from([30, 50, 100, 200, 300])),
        ante=draw(st.sampled_from(AnteStyle)),
        ante_from=draw(st.integers(1, 8)),
        break_every=draw(st.integers(0, 8)),
        break_minutes=draw(st.sampled_from([5, 10, 20])),
        breaks=tuple(draw(st.lists(st.builds(PlannedBreak, st.integers(1, 12), st.just(45))))),
    )
