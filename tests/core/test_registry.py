"""What becomes of a ban, whatever is asked of it one after the other."""

from contextlib import suppress

import hypothesis.strategies as st
from hypothesis import example, given

from tdapp.core.ids import PersonId
from tdapp.core.ports.people import BarPeriod, ExclusionPeriod, Restriction
from tdapp.core.refusal import Refusal
from tdapp.core.same_person import is_restricted, restricted_after

ADA = PersonId("ada")
NEVER = 10**9
Change = BarPeriod | ExclusionPeriod


def noted(kind: type[Change], since: int, length: int | None) -> Change:
    """A ban of some length, or for good."""
    return kind(ADA, since, None if length is None else since + length)


lifted = st.just(BarPeriod(ADA, None))
changes = lifted | st.builds(
    noted,
    st.sampled_from([BarPeriod, ExclusionPeriod]),
    st.integers(0, 20),
    st.none() | st.integers(1, 9),
)
steps = st.lists(st.tuples(st.integers(0, 4), changes), max_size=8)


def end_of(found: Restriction) -> int:
    """When the exclusion ends."""
    return NEVER if found.excluded_until_us is None else found.excluded_until_us


@example(
    steps=[(0, ExclusionPeriod(ADA, 1)), (2, ExclusionPeriod(ADA, 5)), (0, BarPeriod(ADA, None))]
)
@given(steps=steps)
def test_no_bar_no_lift_and_no_later_word_shortens_an_exclusion(
    steps: list[tuple[int, Change]],
) -> None:
    found, now = Restriction(), 0
    for passed, change in steps:
        now += passed
        before = found
        with suppress(Refusal):
            found = restricted_after(before, change, now)
        since = before.excluded_since_us
        if since is not None and now < end_of(before):
            assert end_of(found) >= end_of(before)
            assert found.excluded_since_us is not None
            assert found.excluded_since_us <= since
            assert is_restricted(found, now)
        if isinstance(change, ExclusionPeriod):
            assert found.barred_since_us == before.barred_since_us
            assert found.barred_until_us == before.barred_until_us
