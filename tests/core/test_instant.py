"""Time between two moments: exact within one start of a computer, never negative."""

from hypothesis import given
from hypothesis import strategies as st

from tdapp.core.instant import Instant

microseconds = st.integers(0, 10**15)


@given(microseconds, microseconds, st.integers(-(10**12), 10**12))
def test_within_one_boot_setting_the_wall_clock_changes_nothing(
    elapsed_us: int, passed_us: int, set_us: int
) -> None:
    before = Instant(10**15, elapsed_us, "boot")
    after = Instant(10**15 + passed_us + set_us, elapsed_us + passed_us, "boot")

    assert after.since(before) == passed_us


@given(microseconds, microseconds, microseconds, microseconds)
def test_across_boots_the_wall_clock_counts_and_never_backwards(
    utc_us: int, later_us: int, elapsed_us: int, other_us: int
) -> None:
    before, after = Instant(utc_us, elapsed_us, "first"), Instant(later_us, other_us, "second")

    assert after.since(before) == max(0, later_us - utc_us)
